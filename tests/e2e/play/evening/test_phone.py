"""On a phone and in Italian: nothing sticks out, every target fits a thumb, axe finds nothing."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from build_tools.paths import WEB

from ..conftest import DESKTOP
from ..drawn import small_targets, too_wide, violations
from .at_evening import EIGHT, AtEvening

IT = {
    name: json.loads((WEB / "src" / "i18n" / "it" / f"{name}.json").read_text("utf-8"))
    for name in ("common", "evening")
}
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def italian(evening: AtEvening) -> Iterator[Page]:
    page = evening.page
    page.get_by_role("group", name="Language").get_by_role("button", name="Italiano").click()
    yield page
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(DESKTOP)
    page.goto("./#/")
    page.get_by_role("group", name=IT["common"]["language"]).get_by_role("button", name="English").click()
    expect(page.get_by_role("group", name="Language")).to_be_visible()


def faults(page: Page, night: bool = False) -> dict[str, list[Any]]:
    page.emulate_media(color_scheme="dark" if night else "light")
    return {"axe": violations(page), "wide": too_wide(page), "small": small_targets(page)}


def test_phone_in_italian(italian: Page) -> None:
    page, words = italian, IT["evening"]
    page.set_viewport_size(PHONE)
    seen = {}
    page.goto("./#/evening/new")
    names = page.get_by_role("textbox", name=words["names"])
    names.fill(", ".join(EIGHT))
    names.press("Enter")
    pair = page.get_by_role("button", name=words["begin"])
    expect(pair).not_to_have_attribute("aria-disabled", "true")
    seen["new"] = faults(page)
    pair.click()

    enter = words["enter-of"].format(table=1)
    page.get_by_role("button", name=enter).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(words["way-sheet"], exact=True).click()
    dialog.get_by_role("button", name=words["zeros"]).click()
    expect(dialog.get_by_role("button", name=words["use-totals"])).to_be_visible()
    seen["sheet"] = faults(page, night=True)
    dialog.get_by_role("button", name=words["use-totals"]).click()
    for at, field in enumerate(dialog.get_by_role("spinbutton").all()):
        field.fill(str(-50 + 70 * at))
    seen["totals"] = faults(page)
    dialog.get_by_role("button", name=words["keep"], exact=True).click()
    seen["round"] = faults(page, night=True)
    page.get_by_role("button", name=words["ranking"], exact=True).click()
    expect(page.get_by_role("table")).to_be_visible()
    seen["ranking"] = faults(page)
    page.set_viewport_size(DESKTOP)
    seen["desktop"] = faults(page, night=True) | {"small": []}
    page.get_by_role("button", name=words["manage"]).click()
    seen["people"] = faults(page) | {"small": []}
    page.keyboard.press("Escape")
    assert {where: found for where, found in seen.items() if any(found.values())} == {}
