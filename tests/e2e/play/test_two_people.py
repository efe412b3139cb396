"""Two people at one device: nobody's cards are anywhere in the page until the right person asks."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from .cards import short, spoken
from .core import Rehearsal, codes, game_file, strategy
from .table import Table


def secrets(game: Rehearsal) -> set[str]:
    """Cards in hands and face down that nobody has seen lying open in this hand."""
    view = game.view(*range(game.players))
    hidden = {card for seat in view["seats"] for card in [*seat["hand"], seat["faceDown"]] if card}
    open_now = {play["card"] for play in view["plays"]} | set(view["discards"])
    return hidden - open_now


def assert_told_nowhere(page: Page, cards: set[str]) -> None:
    """Neither the tree that is read out nor the page's text names one of the cards."""
    told = page.get_by_role("main").aria_snapshot() + page.content()
    for card in cards:
        assert spoken(card) not in told
        assert f'data-card="{card}"' not in told
        # "Tomatroll 8 won" tells a trick's strength, and what Magic is belongs to the page's words.
        assert card == "M" or not re.search(rf"{short(card)}\b(?! won)", told), card


def test_handover(garden: Page, tmp_path: Path) -> None:
    page = garden
    # The seats of people are 0 and 1; the one that starts is the first to choose.
    game = next(game for code in codes() if (game := Rehearsal(code, 3, (0, 1))).view()["toMove"] == 0)
    table = Table(page).load(game_file(game, tmp_path, 0))
    holder = None
    handovers = refused = 0
    while game.view()["trick"] < 4:
        seat = game.record.state.current_player()
        name = f"Player {seat + 1}"
        if seat != holder:
            expect(page.get_by_role("heading", name=f"Hand the device to {name}")).to_be_visible()
            assert_told_nowhere(page, secrets(game))
            expect(page.get_by_role("button", name="Undo")).to_have_count(0)
            expect(page.get_by_role("button", name="Share")).to_have_count(0)
            page.get_by_role("button", name=f"I am {name}, show my cards").click()
            handovers += 1
        holder = seat
        expect(table.my_move).to_be_visible()
        view = game.mine()
        assert table.cards() == [held["card"] for held in view["hand"]]
        mine = {*table.cards(), view["seats"][seat]["faceDown"]}
        assert_told_nowhere(page, secrets(game) - mine)

        if view["phase"] == "trick":
            own = view["seats"][seat]["faceDown"]
            look = table.region.get_by_role("button", name="Look at your prediction")
            if own not in mine:
                expect(table.region.get_by_text(short(own), exact=True)).to_have_count(0)
            look.click()
            cover = table.region.get_by_role("button", name=f"Your prediction: {short(own)}. Cover it again")
            cover.click()
            expect(look).to_be_visible()
        if view["undo"] and view["undo"]["reveals"]:
            refused += 1
            expect(table.undo).to_be_disabled()
            expect(table.undo).to_have_accessible_description("You have seen a new card, so this move stays.")

        move = strategy(view, change=False)
        if move.startswith("predict "):
            table.predict(move.removeprefix("predict "))
        else:
            card, _, target = move.partition(">")
            table.play(card, target or None)
        game.play(move)
    assert handovers > 4
    assert refused > 2


def test_undo_before_anything_was_seen(garden: Page, tmp_path: Path) -> None:
    page = garden
    game = next(game for code in codes() if (game := Rehearsal(code, 3, (0, 1))).view()["toMove"] == 0)
    table = Table(page).load(game_file(game, tmp_path, 0))
    page.get_by_role("button", name="I am Player 1, show my cards").click()
    expect(table.my_move).to_be_visible()
    hand = table.cards()
    table.predict(table.legal()[0])
    page.get_by_role("button", name="I am Player 2, show my cards").click()
    expect(table.my_move).to_be_visible()
    table.undo.click()
    page.get_by_role("button", name="I am Player 1, show my cards").click()
    expect(table.hand_group).to_have_accessible_name(f"Your hand, {len(hand)} cards")
    assert table.cards() == hand
    expect(page.get_by_role("banner").get_by_text("Practice", exact=True)).to_have_count(0)
