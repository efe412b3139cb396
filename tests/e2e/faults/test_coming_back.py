"""Closing the tab in the middle of a trick and coming back loses nothing."""

from playwright.sync_api import Page, expect

from .games import Game
from .world import PENSIVE, backstage, hand, keep, my_turn, plant, play, record, sit_down, spoken, table


def plain(game: Game) -> list[str]:
    """Legal Vegeterrors, without Magic and changes."""
    return [move for move in game.legal if len(move) == 2 and move != "M"]


def test_closed_right_after_a_click_and_again_while_a_bot_thinks(page: Page) -> None:
    game = Game()
    card = plain(game)[0]
    plant(page, game, botSpeed=1200)
    sit_down(page, game.id)
    play(page, spoken(card))
    page.close()

    again = page.context.new_page()
    again.add_init_script(PENSIVE)
    sit_down(again, game.id)
    expect(hand(again)).to_have_count(len(game.hand) - 1)
    expect(hand(again).and_(again.get_by_role("button", name=spoken(card), exact=True))).to_have_count(0)
    expect(table(again).get_by_role("listitem").filter(has_text="Hazel")).to_contain_text("is thinking")
    again.close()

    last = page.context.new_page()
    sit_down(last, game.id)
    my_turn(last)
    assert record(last, game.id) == game.after(card)
    here = last.get_by_role("main").aria_snapshot()
    last.reload()
    my_turn(last)
    assert last.get_by_role("main").aria_snapshot() == here


def test_crash_between_the_written_move_and_the_written_game(page: Page) -> None:
    game = Game()
    card = plain(game)[-1]
    plant(page, game)
    behind = backstage(page.context)
    keep(behind, save_gardengame=game.save(pending=[card]))
    behind.close()
    sit_down(page, game.id)
    my_turn(page)
    assert record(page, game.id) == game.after(card)
    expect(hand(page)).to_have_count(len(game.hand) - 1)
    expect(page.get_by_role("listitem").filter(has_text="You play").first).to_be_visible()
