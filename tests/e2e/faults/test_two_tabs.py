"""The same game in two tabs: one plays, the other looks on, and no move is lost."""

import time

from playwright.sync_api import Page, expect

from .games import Game, moves_of
from .world import PENSIVE, backstage, hand, keep, my_turn, plant, play, playable, record, sit_down, table

ELSEWHERE = "This game is open in another tab. Here you can only look."


def some_card(page: Page) -> str:
    my_turn(page)
    return playable(page).filter(has_not_text="+3").first.get_attribute("aria-label") or ""


def test_take_over_and_back(page: Page) -> None:
    game = Game()
    plant(page, game)
    sit_down(page, game.id)
    my_turn(page)
    other = page.context.new_page()
    sit_down(other, game.id)
    alert, banner = other.get_by_role("alert"), page.get_by_role("alert")
    expect(alert).to_contain_text(ELSEWHERE)
    expect(playable(other)).to_have_count(0)
    expect(hand(other)).to_have_count(len(game.hand))

    # The one that looks on follows.
    first = some_card(page)
    play(page, first)
    expect(hand(other).and_(other.get_by_role("button", name=first, exact=True))).to_have_count(0)
    my_turn(page)
    before = record(page, game.id)

    alert.get_by_role("button", name="Play here").click()
    expect(alert).to_have_count(0)
    expect(banner).to_contain_text(ELSEWHERE)
    expect(playable(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    second = some_card(other)
    play(other, second)
    expect(hand(page).and_(page.get_by_role("button", name=second, exact=True))).to_have_count(0)
    my_turn(other)
    after = record(other, game.id)
    assert after[: len(before)] == before
    assert len(after) > len(before)

    other.close()
    expect(banner).to_have_count(0)
    count = hand(page).count()
    play(page, some_card(page))
    expect(hand(page)).to_have_count(count - 1)
    my_turn(page)
    assert record(page, game.id)[: len(after)] == after


def test_taken_over_while_a_bot_thinks(page: Page) -> None:
    game = Game()
    plant(page, game, botSpeed=1200)
    page.add_init_script(PENSIVE)
    sit_down(page, game.id)
    play(page, some_card(page))
    expect(table(page).get_by_role("listitem").filter(has_text="Hazel")).to_contain_text("is thinking")
    other = page.context.new_page()
    sit_down(other, game.id)
    other.get_by_role("button", name="Play here").click()
    expect(page.get_by_role("alert")).to_contain_text(ELSEWHERE)
    my_turn(other)
    moves = record(other, game.id)
    assert moves == game.after(moves[len(moves_of(game.text))])


BACK_AND_FORTH = """async () => {
    const gone = () =>
        new Promise(done => addEventListener("hashchange", () => setTimeout(done), { once: true }));
    for (let at = 0; at < 8; at++)
        for (const step of [() => history.back(), () => history.forward()]) {
            const there = gone();
            step();
            await there;
        }
}"""


def test_leaving_faster_than_a_frame_is_no_second_tab(page: Page) -> None:
    game = Game()
    plant(page, game)
    page.goto("./#/saves")
    page.goto(f"./#/table/{game.id}")
    my_turn(page)
    page.evaluate(BACK_AND_FORTH)
    my_turn(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    count = hand(page).count()
    play(page, some_card(page))
    expect(hand(page)).to_have_count(count - 1)


def test_without_web_locks(page: Page) -> None:
    """On plain http there are none: tabs tell each other by a heartbeat in the storage."""
    game = Game()
    plant(page, game)
    behind = backstage(page.context)
    later = int(time.time() * 1000) + 600_000
    keep(behind, lock_gardengame={"tab": "another", "at": later})
    page.add_init_script("Object.defineProperty(navigator, 'locks', { value: undefined })")
    sit_down(page, game.id)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(ELSEWHERE)
    alert.get_by_role("button", name="Play here").click()
    expect(alert).to_have_count(0)
    expect(playable(page)).not_to_have_count(0)
    keep(behind, lock_gardengame={"tab": "another", "at": later})
    expect(alert).to_contain_text(ELSEWHERE)
    keep(behind, lock_gardengame={"tab": "another", "at": 1})
    expect(alert).to_have_count(0)
    play(page, some_card(page))
    expect(hand(page)).to_have_count(len(game.hand) - 1)
