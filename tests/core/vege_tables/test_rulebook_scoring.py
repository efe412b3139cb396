"""Rulebook: Object of the Game, Scoring; the end of a deal and of a match."""

from random import Random
from typing import Any

import pytest

from pygame_core import load_game

from ..rulebook_lines import rule, ruling
from .agreement import GAMES, IDS, choose
from .drawn import fresh, game_of, position


@rule(115, 146)
@ruling("base 10")
@pytest.mark.parametrize(("laid", "fruit"), [("R13", "R17"), ("K14", "K18"), ("G15", "G19"), ("Y16", "Y20")])
def test_a_fruit_pays_10(laid: str, fruit: str) -> None:
    table = position([f"{fruit} G20"], [""], laid).play(fruit)
    assert table.gained == [10, 0, 0, 0]
    assert table.sheet("harvested") == [1, 0, 0, 0]


@rule(146)
def test_no_other_card_pays() -> None:
    table = position(["R5 R9 R13 K20"], ["R1"])
    for move in ("R1@1", "R5", "R9", "R13"):
        assert table.play(move).gained == [0, 0, 0, 0]


@rule(147, 163)
@ruling("base 10")
def test_the_fourth_fruit_of_a_family_pays_30_more_to_who_plays_it() -> None:
    table = position(["R20 K20"], [""], "R17 R18 R19 R16 K1", closer=1).play("R20")
    assert table.gained == [40, 0, 0, 0]
    assert table.sheet("families") == [1, 0, 0, 0]
    assert table.sheet("harvested") == [1, 3, 0, 0]


@rule(147)
@ruling("base 10")
def test_the_third_fruit_pays_no_bonus_nor_four_of_other_suits() -> None:
    assert position(["R19 K20"], [""], "R17 R18 R15 R16").play("R19").gained == [10, 0, 0, 0]
    assert position(["Y20 R20"], [""], "R17 K18 G19 Y16").play("Y20").gained == [10, 0, 0, 0]


@rule(149)
@ruling("base 11")
@pytest.mark.parametrize(
    ("laid", "card", "crops"), [("R1", "R5", 16), ("R17 K17 R2", "R6", 14), ("R17 R18 K13", "K17", 13)]
)
def test_closing_pays_10_for_every_crop_not_closed(laid: str, card: str, crops: int) -> None:
    table = position([card], [""], laid, closer=2).play(card)
    assert table.deal_is_over
    fruit = 10 * (card == "K17")
    assert table.gained == [10 * crops + fruit, 0, 0, 0]
    assert table.last_sheet("closing") == [crops, 0, 0, 0]
    assert table.last_sheet("closer") == 0


@ruling("base 11")
def test_closing_pays_no_family_bonus() -> None:
    # Three red Fruits lie, the fourth crop is closed by ending the deal.
    table = position(["R16"], [""], "R17 R18 R19 R12").play("R16")
    assert table.gained == [130, 0, 0, 0]
    assert table.last_sheet("families") == [0, 0, 0, 0]


@ruling("base 11")
def test_the_deal_ends_at_once() -> None:
    table = position(["R5", "R9 T"], ["", "K1"], "R1", deals="1").play("R5")
    assert table.state.is_terminal()
    assert table.legal == []


@ruling("base 11")
@pytest.mark.parametrize(
    ("hand", "plots"), [("R5 K20", ""), ("R5 T", ""), ("R5", "K1"), ("R5 K6", "")], ids=str
)
def test_hand_plots_and_tractors_must_be_gone(hand: str, plots: str) -> None:
    table = position([hand], [plots], "R1 K10:6").play("R5")
    assert not table.deal_is_over
    assert table.turn == 0


@ruling("base 11")
def test_a_discard_can_end_the_deal() -> None:
    assert position(["T"], [""], "R1").play("-T").gained == [160, 0, 0, 0]
    assert position(["R5"], [""], "R9:5").play("-R5").gained == [160, 0, 0, 0]


@ruling("base 8", "base 11")
def test_nobody_closes_before_the_own_pot_is_taken() -> None:
    table = position(["R5"], [""], "R1", pots={0: "K20"}).play("R5")
    assert not table.deal_is_over
    assert table.legal == ["pot"]


@rule(62, 82)
@ruling("base 12")
def test_the_most_points_win_not_the_closing() -> None:
    table = position(["R5"], [""], "R1", deals="2", deal=2, scores=[0, 0, 170, 0]).play("R5")
    assert table.state.is_terminal()
    assert table.points == [160, 0, 170, 0]
    assert table.state.winners() == [2]


@ruling("base 12")
def test_ties_are_shared() -> None:
    table = position(["R5"], [""], "R1", deals="2", deal=2, scores=[0, 0, 160, 0]).play("R5")
    assert table.state.winners() == [0, 2]


@rule(282)
@ruling("base 12", "two 1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_match_is_one_deal_a_player(players: int) -> None:
    assert game_of("base", players).options["deals"] == "each"
    last = position(["R9"], [""], "R5", players=players, deal=players).play("R9")
    before = position(["R9"], [""], "R5", players=players, deal=players - 1).play("R9")
    assert last.state.is_terminal()
    assert not before.state.is_terminal()
    assert before.json["round"] == players - 1


@ruling("base 12")
@pytest.mark.parametrize("deals", range(1, 9))
def test_or_one_to_eight_as_chosen(deals: int) -> None:
    last = position(["R5"], [""], "R1", deals=str(deals), deal=deals).play("R5")
    assert last.state.is_terminal()
    if deals > 1:
        assert (
            not position(["R5"], [""], "R1", deals=str(deals), deal=deals - 1).play("R5").state.is_terminal()
        )


@rule(282)
@ruling("base 1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deal_passes_to_the_left(players: int) -> None:
    for dealer in range(players):
        table = position(["R9"], [""], "R5", players=players, dealer=dealer).play("R9")
        assert table.json["dealer"] == (dealer + 1) % players


@rule(282)
def test_points_add_up_over_the_deals() -> None:
    table = position(["R5"], [""], "R1", scores=[10, 20, -30, 40]).play("R5")
    assert table.points == [170, 20, -30, 40]
    assert table.sheet("harvested") == [0, 0, 0, 0]


def test_the_seed_names_the_first_dealer() -> None:
    dealers = [fresh("base", 4, seed).json["dealer"] for seed in range(60)]
    assert set(dealers) == {0, 1, 2, 3}
    assert dealers == [fresh("base", 4, seed).json["dealer"] for seed in range(60)]


@rule(157, 159, 161, 165)
@ruling("base 11")
@pytest.mark.parametrize(("variant", "options", "players"), GAMES, ids=IDS)
def test_every_sheet_adds_up(variant: str, options: dict[str, str], players: int) -> None:
    game = load_game(variant, players, {**options, "deals": "1"})
    for seed in range(6):
        state: Any = game.new_initial_state(seed)
        rng, sums = Random(seed), [0] * players
        while not state.is_terminal():
            move = choose(rng, game.legal_moves(state), seed % 3)
            state.apply_action(game.string_to_action(move))
            sums = [total + gained for total, gained in zip(sums, state.rewards(), strict=True)]
        sheet = state.to_json()["last_sheet"]
        # Sixteen ticks: Fruits and closing together are always 160 points.
        assert sum(sheet["harvested"]) + sum(sheet["closing"]) == 16
        assert sum(max(0, pot) for pot in sheet["pot"]) <= {2: 0, 3: 30, 4: 60, 5: 100}[players]
        assert sum(sheet["families"]) <= 4
        own = [
            max(0, sheet["pot"][seat])
            + 10 * (sheet["harvested"][seat] + sheet["closing"][seat])
            + 30 * sheet["families"][seat]
            - 50 * sheet["penalties"][seat]
            for seat in range(players)
        ]
        if "partners" in variant:
            own = [own[seat] + own[(seat + 2) % 4] for seat in range(4)]
        assert state.returns() == own == sums
