"""On a phone: a hand by touch, cards wide enough for a thumb, log in a sheet."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from .core import Rehearsal, codes, find_match, game_file, strategy
from .drawn import small_targets, too_wide
from .table import ONWARD, Table, instant

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
THUMB = 43.5


def assert_within_reach(page: Page, table: Table) -> None:
    """Nothing is cut off at the sides, and each card shows a strip as wide as a thumb."""
    assert too_wide(page) == []
    assert small_targets(page) == []
    boxes = [card.bounding_box() for card in table.hand_group.get_by_role("button").all()]
    for box, right in zip(boxes, [*boxes[1:], None], strict=True):
        assert box
        assert box["x"] >= 0
        same_row = right is not None and right["x"] > box["x"]
        shown = right["x"] - box["x"] if right and same_row else 390 - box["x"]
        assert min(shown, box["width"]) >= THUMB
        assert same_row or box["x"] + box["width"] <= 390


@pytest.mark.browser_context_args(**PHONE)
def test_a_hand_by_touch(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context().new_page()
    instant(page)
    table = Table(page).start(4, code=find_match(4, range(1, 9)).code)

    def tap(place: Locator) -> None:
        place.scroll_into_view_if_needed()
        place.tap()

    count = 11
    while (phase := table.wait()) != "payout":
        assert len(table.cards()) == count
        if count in (11, 10, 7, 3):
            assert_within_reach(page, table)
        legal = table.legal()
        card = next((card for card in legal if card != "M"), "M")
        tap(table.held(card))
        expect(table.held(card)).to_have_attribute("aria-pressed", "true")
        aims = table.aims()
        if phase == "predict":
            tap(table.region.get_by_role("button", name="Lay it face down"))
        elif card == "M" and aims.count() > 2:
            tap(aims.last)
        else:
            tap(table.held(card))
        table._done(count)
        count -= 1
        if count == 8:
            tap(page.get_by_role("button", name="Last trick and log"))
            sheet = page.get_by_role("dialog", name="Last trick and log")
            expect(sheet.get_by_text("Hand 1, trick 1", exact=True)).to_be_visible()
            expect(sheet.get_by_role("heading", name="Last trick", exact=True)).to_be_visible()
            assert too_wide(page) == []
            tap(sheet.get_by_role("button", name="Close"))
    assert count == 0
    assert too_wide(page) == []
    assert small_targets(page) == []
    tap(table.region.get_by_role("button", name=ONWARD))
    assert table.wait() == "predict"


def long_payout(players: int) -> Rehearsal:
    """A first hand whose second row of slips is long too: the person is wrong, all others are right."""
    for code in codes():
        game = Rehearsal(code, players)
        while not (payout := game.view()["lastPayout"]):
            seat = game.record.state.current_player()
            game.record.play(strategy(game.view(seat), change=False))
        if sum(slip["right"] for slip in payout["slips"]) == players - 1 and not payout["slips"][0]["right"]:
            return game
    raise AssertionError("no such deal among the codes")


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("height", [844, 760, 664])
def test_a_long_payout_covers_nothing(
    new_context: Callable[..., BrowserContext], tmp_path: Path, height: int
) -> None:
    page = new_context().new_page()
    page.set_viewport_size({"width": 390, "height": height})
    instant(page)
    table = Table(page).load(game_file(long_payout(3), tmp_path))
    assert table.wait() == "payout"
    slips = table.region.get_by_role("list", name="What everyone is paid").bounding_box()
    sentence, onward = table.status.bounding_box(), table.onward.bounding_box()
    assert slips
    assert sentence
    assert onward
    assert sentence["y"] + sentence["height"] <= slips["y"]
    assert slips["y"] + slips["height"] <= onward["y"]
