"""The deals of Vege Tables 2.0, from the rule texts alone: strings and lists."""

from random import Random
from typing import Any

from ..plain_deal import NUMBERED, back, backs

#: Jokers of each player; three players may choose three.
JOKERS = {2: 5, 3: 2, 4: 2, 5: 2}
#: Plots of the dealer and of the others.
PLOTS = {2: (8, 8), 3: (6, 5), 4: (4, 4), 5: (4, 3)}
WHITES = {2: 12, 3: 10, 4: 8, 5: 6}
OVER = {2: 0, 3: 2, 4: 0, 5: 2}
#: Sizes of the wells; the last of three is hidden when the deal begins.
WELLS = {"three": [6, 5, 5], "two": [8, 8, 0]}
WELLS_OF_TWO_PLAYERS = [8, 8, 8]

Deal = dict[str, Any]


def jokers_each(players: int, jokers: str) -> int:
    return 3 if players == 3 and jokers == "3" else JOKERS[players]


def well_sizes(players: int, wells: str) -> list[int]:
    return WELLS_OF_TWO_PLAYERS if players == 2 else WELLS[wells]


def check_deal(deal: Deal, players: int, wells: str, jokers: str) -> None:
    """Every number of the deal is the one of the table."""
    piles = [*deal["plots"], *deal["hands"], deal["over"], *deal["silos"], *deal["wells"]]
    assert sorted(card for pile in piles for card in pile) == sorted(NUMBERED)
    assert deal["beside"] == [jokers_each(players, jokers)] * players
    for seat in range(players):
        assert backs(deal["plots"][seat]) == {"red": PLOTS[players][seat != deal["dealer"]]}
        assert backs(deal["hands"][seat]) == {"white": WHITES[players]}
    assert [back(card) for card in deal["over"]] == ["white"] * OVER[players]
    assert [len(silo) for silo in deal["silos"]] == [4, 4, 4, 4]
    assert [len(well) for well in deal["wells"]] == well_sizes(players, wells)
    assert deal["hidden"] == (len(deal["wells"][2]) > 0)
    central = backs([card for pile in deal["silos"] + deal["wells"] for card in pile])
    assert central == ({"white": 8, "green": 32} if players == 2 else {"green": 32})


def shuffled(rng: Random, players: int, dealer: int, wells: str = "three", jokers: str = "2") -> Deal:
    """A deal by the table, for the plain game to play by itself."""
    packs = {
        colour: rng.sample(cards, len(cards))
        for colour in ("red", "white", "green")
        for cards in [[card for card in NUMBERED if back(card) == colour]]
    }

    def take(colour: str, many: int) -> list[str]:
        taken, packs[colour] = packs[colour][:many], packs[colour][many:]
        return taken

    plots = [take("red", PLOTS[players][seat != dealer]) for seat in range(players)]
    hands = [take("white", WHITES[players]) for _ in range(players)]
    over = take("white", OVER[players])
    middle = packs["white"] + packs["green"]
    rng.shuffle(middle)
    sizes = well_sizes(players, wells)
    piles = [[middle.pop() for _ in range(size)] for size in [4, 4, 4, 4, *sizes]]
    assert not middle
    return {
        "dealer": dealer,
        "plots": plots,
        "hands": hands,
        "over": over,
        "silos": piles[:4],
        "wells": piles[4:],
        "hidden": sizes[2] > 0,
        "beside": [jokers_each(players, jokers)] * players,
    }
