"""Evenings in the browser: one tab writes, what cannot be read is set aside, deleting asks first."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from .at_evening import EIGHT, AtEvening

KEY = "potager:/potager/:evening:"


def keep(page: Page, id: str, text: str) -> None:
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [KEY + id, text])


@pytest.fixture
def second(evening: AtEvening) -> Iterator[AtEvening]:
    """Another tab of the same browser."""
    page = evening.page.context.new_page()
    yield AtEvening(page)
    page.close()
    evening.page.bring_to_front()


def test_one_tab_writes_and_the_other_looks_on(evening: AtEvening, second: AtEvening) -> None:
    first = evening.page
    first.bring_to_front()
    evening.begin(*EIGHT, name="Tabs")
    second.page.bring_to_front()
    second.page.goto(first.url)
    expect(second.page.get_by_role("alert")).to_contain_text("This evening is open in another tab.")
    expect(second.tables.get_by_role("button", name="Enter the result")).to_have_count(0)
    first.bring_to_front()
    evening.totals(1, 10, 20, 30, 40)
    second.page.bring_to_front()
    expect(second.table(1)).to_contain_text("finished")
    second.page.get_by_role("button", name="Write here").click()
    second.totals(1, 45, 20, 30, 10)
    first.bring_to_front()
    expect(first.get_by_role("alert")).to_contain_text("Here you can only look.")
    expect(evening.table(1).get_by_role("listitem").first).to_contain_text("45")


def test_set_aside_and_asked_before_it_goes(evening: AtEvening) -> None:
    page = evening.page
    evening.begin(*EIGHT[:4], name="Kept")
    page.goto("./#/")
    keep(page, "broken", '{"schema": 1, "id": "broken", "people": 3}')
    keep(page, "later", '{"schema": 99, "id": "later"}')
    page.reload()
    page.get_by_role("link", name="Tournament evenings").click()
    expect(page.get_by_role("heading", name="An evening from a newer Potager")).to_be_visible()
    odd = page.get_by_role("listitem").filter(has_text="An evening that cannot be read")
    with page.expect_download():
        odd.get_by_role("button", name="Download").click()
    odd.get_by_role("button", name="Delete").click()
    evening.dialog.get_by_role("button", name="Delete", exact=True).click()
    expect(odd).to_have_count(0)
    page.evaluate("name => localStorage.removeItem(name)", KEY + "later")

    page.get_by_role("button", name="Delete Kept").click()
    expect(evening.dialog).to_contain_text("Names, pairings and results go for good.")
    evening.dialog.get_by_role("button", name="Cancel").click()
    page.get_by_role("link", name="Open Kept").click()
    evening.at_round(1)
