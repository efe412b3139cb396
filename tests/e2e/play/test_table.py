"""At the table against bots: what is legal and why not, prediction, Magic, last trick, log, undo, drag."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from .cards import COLOURS, LETTERS, MONSTERS, short, spoken
from .core import Json, Rehearsal, find, game_file, strategy
from .table import Table
from .tree import nodes


def sit_down(page: Page, game: Rehearsal, folder: Path) -> Table:
    """Plays the page to where the rehearsal stands: its person's prediction, then the first tricks."""
    table = Table(page).load(game_file(game, folder, 0))
    moves = zip(game.record.states, game.record.notations, strict=False)
    for move in [move for state, move in moves if state.current_player() == 0]:
        table.wait()
        if move.startswith("predict "):
            table.predict(move.removeprefix("predict "))
        else:
            card, _, target = move.partition(">")
            table.play(card, target or None)
    assert table.wait() == "play"
    return table


def refused(view: Json) -> Json | None:
    """A card that must not follow, and one colour that is held instead."""
    for held in view["hand"]:
        reason = held["reason"]
        if reason and reason["code"] == "must-not-follow" and len(reason["holds"]) == 1:
            return held
    return None


def test_illegal_card_says_why(garden: Page, tmp_path: Path) -> None:
    game = find(lambda view: refused(view) is not None, moves=3)
    view = game.mine()
    held = refused(view)
    assert held
    colour = COLOURS[held["card"][0]]
    why = f"{colour.capitalize()} is already in play and you hold {held['reason']['holds'][0]}."
    table = sit_down(garden, game, tmp_path)

    card = table.held(held["card"])
    expect(card).to_be_disabled()
    expect(card).to_have_accessible_description(why)
    card.click(force=True)  # it takes the click although it is marked as disabled
    expect(table.status).to_contain_text(why)
    assert table.legal() == [one["card"] for one in view["hand"] if one["actions"]]
    assert table.cards() == [one["card"] for one in view["hand"]]

    for letter, lane in table.lanes().items():
        core = next(one for one in view["lanes"] if one["colour"] == COLOURS[letter])
        assert (lane.tricks, lane.bonus, lane.strength) == (core["die"], core["chips"], core["strength"])
        if core["leading"]:
            told = table.board.get_by_role("paragraph").filter(has_text=f"{MONSTERS[letter]}, ")
            expect(told).to_contain_text("leads")


def test_behind_magic_alone_every_colour_is_free(garden: Page, tmp_path: Path) -> None:
    game = find(lambda view: {play["card"] for play in view["plays"]} == {"M"}, moves=4)
    table = sit_down(garden, game, tmp_path)
    expect(table.status).to_contain_text("Only Magic lies here: any card.")
    assert table.legal() == table.cards()


def test_prediction_and_its_change(garden: Page, tmp_path: Path) -> None:
    game = find(lambda view: bool(view["change"] and view["change"]["options"]), moves=1)
    view = game.mine()
    down = view["seats"][0]["faceDown"]
    table = sit_down(garden, game, tmp_path)

    cover = table.region.get_by_role("button", name=f"Your prediction: {short(down)}. Cover it again")
    stake = view["stake"]
    expect(
        table.region.get_by_text(f"pays {stake['alone']} · {stake['two']} · {stake['more']}")
    ).to_be_visible()
    cover.click()
    look = table.region.get_by_role("button", name="Look at your prediction")
    expect(look).to_be_visible()
    expect(table.region.get_by_text("Covered")).to_be_visible()
    expect(table.region.get_by_text(f"pays {stake['alone']} ·")).to_have_count(0)
    look.click()
    expect(cover).to_be_visible()
    # Of the others nothing but a card's back is there.
    for row in nodes(table.others):
        assert not any(monster in row.text for monster in LETTERS)

    new = view["change"]["options"][0]["card"]
    table.change_button.click()
    expect(table.status).to_contain_text(f"{short(down)} is turned up and played")
    expect(table.region.get_by_text("It costs 10 gold of this hand’s prize")).to_be_visible()
    same = next((held["card"] for held in view["hand"] if held["card"][0] == down[0]), None)
    if same:
        table.held(same).click(force=True)
        expect(table.status).to_contain_text("Your new prediction must be of another colour.")
    table.region.get_by_role("button", name="Keep my prediction").first.click()
    table.change(new)
    assert table.wait() == "play"
    expect(
        table.region.get_by_role("button", name=f"Your prediction: {short(new)}. Cover it again")
    ).to_be_visible()
    game.play(view["change"]["options"][0]["move"])
    after = game.mine()
    stake = after["stake"]
    assert stake["penalty"] == 10
    expect(
        table.region.get_by_text(f"pays {stake['alone']} · {stake['two']} · {stake['more']}")
    ).to_be_visible()
    expect(table.change_button).to_be_disabled()
    table.change_button.click(force=True)
    expect(table.status).to_contain_text("You have changed your prediction in this hand already.")
    assert table.cards() == [held["card"] for held in after["hand"]]


def test_magic_target_last_trick_and_log(garden: Page, tmp_path: Path) -> None:
    def aims(view: Json) -> bool:
        return any(held["card"] == "M" and len(held["actions"]) > 1 for held in view["hand"])

    game = find(aims)
    view = game.mine()
    move = strategy(view, change=False)
    letter = move[-1]
    strength = next(lane["strength"] for lane in view["lanes"] if lane["colour"] == COLOURS[letter])
    table = sit_down(garden, game, tmp_path)
    assert table.lanes()[letter].strength == strength

    table.held("M").click()
    expect(table.status).to_contain_text("Choose who gets +3.")
    offered = {
        node.name.removeprefix("Magic on ")
        for node in nodes(table.region)
        if node.name.startswith("Magic on ")
    }
    assert offered == {
        MONSTERS[one[-1]] for held in view["hand"] if held["card"] == "M" for one in held["actions"]
    }
    table.aims().filter(has_text=MONSTERS[letter]).click()
    expect(table.log.get_by_text(f"You add Magic to {MONSTERS[letter]}")).to_be_visible()
    assert table.wait() == "play"

    game.play(move)
    last = game.mine()["lastTrick"]
    told = table.log.get_by_role("listitem").filter(has=garden.get_by_role("img"))
    images = [node.name for node in nodes(table.log) if node.role == "img"]
    names = [seat["name"] for seat in game.record.meta["seats"]]
    assert images == [
        f"{spoken(play['card'])}, played by {names[play['seat']]}, number {play['order']} in the trick"
        for play in last["plays"]
    ]
    assert told.count() == len(last["plays"])
    winner = next(
        name
        for name, colour in zip(MONSTERS.values(), COLOURS.values(), strict=True)
        if colour == last["winner"]
    )
    expect(table.log.get_by_text(f"{winner} {last['strength']} won")).to_be_visible()
    leads = "you lead" if last["leader"] == 0 else f"{names[last['leader']]} leads"
    expect(table.log.get_by_text(f"{winner} wins with {last['strength']}; {leads} next")).to_be_visible()
    groups = [node.text for node in nodes(table.log) if node.text.startswith("Hand 1")]
    assert groups[-3:] == ["Hand 1, trick 2", "Hand 1, trick 1", "Hand 1"][-len(groups) :]


def test_undo_is_free_until_something_was_seen_then_practice(garden: Page, tmp_path: Path) -> None:
    game = find(lambda view: bool(view["undo"] and not view["undo"]["reveals"]))
    table = sit_down(garden, game, tmp_path)
    practice = garden.get_by_role("banner").get_by_text("Practice", exact=True)

    # All predictions lie face down: taking the own one back tells nothing.
    cards = table.cards()
    table.undo.click()
    expect(table.status).to_contain_text("Who will win most tricks?")
    assert len(table.cards()) == len(cards) + 1
    expect(practice).to_have_count(0)
    first = table.legal()[0]
    table.predict(first)
    assert table.wait() == "play"
    assert table.cards() == cards

    # The bots have answered with cards that were hidden before.
    before = table.lanes()
    table.play(next(card for card in table.legal() if card != "M"))
    table.wait()
    expect(table.undo).to_have_accessible_description(re.compile("becomes practice"))
    table.undo.click()
    expect(garden.get_by_text("This game is practice now")).to_be_visible()
    expect(practice).to_be_visible()
    expect(table.hand_group).to_have_accessible_name(f"Your hand, {len(cards)} cards")
    assert table.cards() == cards
    assert table.lanes() == before

    # The mark stays with the game.
    garden.goto("./#/saves")
    newest = garden.get_by_role("list", name="Saved games").get_by_role("listitem").first
    expect(newest.get_by_text("practice", exact=True)).to_be_visible()


def test_undo_pressed_many_times_takes_one_move_back(garden: Page, tmp_path: Path) -> None:
    game = find(lambda view: view["undo"] == {"to": 0, "reveals": False})
    table = sit_down(garden, game, tmp_path)
    cards = table.cards()
    garden.evaluate(
        """() => [1, 2, 3].forEach(() =>
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "u", bubbles: true })))"""
    )
    expect(table.status).to_contain_text("Who will win most tricks?")
    assert len(table.cards()) == len(cards) + 1
    expect(garden.get_by_role("banner").get_by_text("Practice", exact=True)).to_have_count(0)


def test_the_same_moves_bring_the_same_cards_after_undo(garden: Page, tmp_path: Path) -> None:
    game = find(lambda view: True)
    table = sit_down(garden, game, tmp_path)
    card = next(card for card in table.legal() if card != "M")
    table.play(card)
    table.wait()
    seen = [node.text for node in nodes(table.log)]
    table.undo.click()
    expect(table.held(card)).to_be_enabled()
    table.play(card)
    table.wait()
    assert [node.text for node in nodes(table.log)] == seen


def test_drag_a_card_to_its_lane(garden: Page, tmp_path: Path) -> None:
    game = find(lambda view: sum(bool(held["actions"]) for held in view["hand"]) > 2)
    table = sit_down(garden, game, tmp_path)
    count = len(table.cards())
    card = [card for card in table.legal() if card != "M"][-1]
    table.held(card).drag_to(table.lane(card[0]))
    table._done(count)
    table.wait()
    expect(table.log.get_by_text(re.compile(rf"^You (play|lead) {short(card)}$"))).to_be_visible()


def test_click_card_then_lane(garden: Page, tmp_path: Path) -> None:
    game = find(lambda view: True)
    table = sit_down(garden, game, tmp_path)
    count = len(table.cards())
    card = next(card for card in table.legal() if card != "M")
    table.held(card).click()
    expect(table.held(card)).to_have_attribute("aria-pressed", "true")
    table.region.get_by_role("button", name="Put it back").click()
    expect(table.held(card)).to_have_attribute("aria-pressed", "false")
    table.held(card).click()
    table.board.get_by_role("button", name=f"{short(card)}: play it here").click()
    table._done(count)
    assert table.wait() == "play"
