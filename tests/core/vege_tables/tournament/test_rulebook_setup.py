"""Rulebook 2.0, What Has Changed: Silos, wells and Tractors; the deals of the rulings."""

import pytest

from pygame_core import UnknownGame

from ...rulebook_lines import rule, ruling
from ..plain_deal import NUMBERED, backs
from .agreement import GAMES, IDS, Options, dealt
from .drawn import fresh, game_of
from .plain_deal import check_deal

SEEDS = range(12)

#: Players and options -> Plots of the dealer and of the others, hand, cards over, wells, Tractors each.
ROWS: list[tuple[int, Options, tuple[int, int], int, int, list[int], int]] = [
    (4, {}, (4, 4), 8, 0, [6, 5, 5], 2),
    (4, {"wells": "two"}, (4, 4), 8, 0, [8, 8, 0], 2),
    (3, {}, (6, 5), 10, 2, [6, 5, 5], 2),
    (3, {"wells": "two"}, (6, 5), 10, 2, [8, 8, 0], 2),
    (3, {"jokers": "3"}, (6, 5), 10, 2, [6, 5, 5], 3),
    (5, {}, (4, 3), 6, 2, [6, 5, 5], 2),
    (5, {"wells": "two"}, (4, 3), 6, 2, [8, 8, 0], 2),
    (2, {}, (8, 8), 12, 0, [8, 8, 8], 5),
]


@rule(354, 355, 356, 381)
@ruling("deck 1", "deck 3", "deal 10", "deal 11", "deal 12", "deal 13", "deal 15", "2.0 1", "2.0 2")
@pytest.mark.parametrize(("players", "options", "plots", "hand", "over", "wells", "tractors"), ROWS)
def test_every_deal_closes_to_the_card_count(
    players: int,
    options: Options,
    plots: tuple[int, int],
    hand: int,
    over: int,
    wells: list[int],
    tractors: int,
) -> None:
    for seed in SEEDS:
        json = fresh(players, seed, **options).json
        piles = [*json["plots"], *json["hands"], json["over"], *json["silos"], *json["wells"]]
        assert sorted(card for pile in piles for card in pile) == sorted(NUMBERED)
        assert json["beside"] == [tractors] * players
        assert json["laid"] == json["thrown"] == json["field"] == json["pots"] == []
        for seat in range(players):
            assert backs(json["plots"][seat]) == {"red": plots[seat != json["dealer"]]}
            assert backs(json["hands"][seat]) == {"white": hand}
        assert backs(json["over"]) == ({"white": over} if over else {})
        assert [len(silo) for silo in json["silos"]] == [4, 4, 4, 4]
        assert [len(well) for well in json["wells"]] == wells


@ruling("deal 10", "deal 11", "deal 12", "deal 13")
@pytest.mark.parametrize(("players", "options"), GAMES, ids=IDS)
def test_the_plain_account_of_the_deal_says_the_same(players: int, options: Options) -> None:
    full = {"wells": "three", "jokers": "2", **options}
    for seed in SEEDS:
        check_deal(dealt(fresh(players, seed, **options).json), players, **full)


@rule(348)
@ruling("2.0 1", "2.0 2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_luck_is_taken_out_of_silos_and_wells_no_tractor_is_dealt_into_them(players: int) -> None:
    for seed in SEEDS:
        json = fresh(players, seed).json
        for pile in json["silos"] + json["wells"]:
            assert backs(pile) == {"green": len(pile)}
            assert "T" not in pile


@ruling("deal 13")
def test_with_two_eight_white_cards_lie_among_the_green_ones_anywhere() -> None:
    where: set[str] = set()
    for seed in range(40):
        json = fresh(2, seed).json
        for kind in ("silos", "wells"):
            for number, pile in enumerate(json[kind]):
                if backs(pile)["white"]:
                    where.add(f"{kind} {number}")
    assert where == {*(f"silos {n}" for n in range(4)), *(f"wells {n}" for n in range(3))}


@rule(355)
@ruling("2.0 2")
@pytest.mark.parametrize(("players", "options"), GAMES, ids=IDS)
def test_two_wells_are_open_and_the_third_is_hidden_to_every_seat(players: int, options: Options) -> None:
    table = fresh(players, 3, **options)
    json = table.json
    hidden = options.get("wells") != "two"
    assert json["hidden"] == hidden
    for seat in range(players):
        seen = table.sees(seat)
        assert seen["wells"][:2] == json["wells"][:2]
        assert seen["silos"] == json["silos"]
        # Of the hidden one only the backs are seen.
        told = [f"?{'g' if backs([card])['green'] else 'w'}" for card in json["wells"][2]]
        assert seen["wells"][2] == (told if hidden else [])


@rule(363)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_not_open_is_in_a_hand_or_in_the_third_well(players: int) -> None:
    table = fresh(players, 5)
    json = table.json
    for seat in range(players):
        seen = table.sees(seat)
        piles = [*seen["plots"], *seen["silos"], *seen["wells"], seen["hand"]]
        in_sight = {card for pile in piles for card in pile}
        elsewhere = [json["wells"][2], *(hand for at, hand in enumerate(json["hands"]) if at != seat)]
        # Of three and five players the dealer looks at the cards over.
        elsewhere += [json["over"]] if seat != json["dealer"] else []
        in_sight |= {*json["over"]} if seat == json["dealer"] else set()
        assert {*NUMBERED} - in_sight == {card for pile in elsewhere for card in pile}


@rule(354)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_no_field_and_no_own_pot(players: int) -> None:
    json = fresh(players).json
    assert (json["field"], json["pots"], json["common"], json["stock"]) == ([], [], [], [])


@rule(356, 381)
@pytest.mark.parametrize(("players", "options"), GAMES, ids=IDS)
def test_everybody_gets_as_many_tractors(players: int, options: Options) -> None:
    table = fresh(players, 2, **options)
    each = 5 if players == 2 else int(options.get("jokers", "2"))
    assert [table.sees(seat)["beside"] for seat in range(players)] == [[each] * players] * players
    assert not any("T" in hand for hand in table.json["hands"])


@ruling("2.0 2", "deal 11")
@pytest.mark.parametrize(
    ("players", "option", "value"),
    [(2, "wells", "two"), (2, "jokers", "3"), (4, "jokers", "3"), (5, "jokers", "3"), (4, "wells", "one")],
)
def test_an_option_that_does_not_apply_is_refused(players: int, option: str, value: str) -> None:
    with pytest.raises(UnknownGame):
        game_of(players, **{option: value})


@ruling("2.0 2")
def test_the_default_is_six_five_and_five_hidden() -> None:
    assert game_of(4).options["wells"] == "three"
    assert game_of(3).options["jokers"] == "2"


@rule(348)
def test_every_deal_is_shuffled_anew() -> None:
    deals = [fresh(4, seed).json["silos"] for seed in range(20)]
    assert all(deals[0] != other for other in deals[1:])
