"""The cards and the deals of Vege Tables, from the rule texts alone: strings and lists."""

from collections import Counter
from functools import cache
from typing import Any

SUITS = ["R", "K", "G", "Y"]
NUMBERED = [f"{suit}{number}" for suit in SUITS for number in range(1, 21)]
CROPS = [f"{suit}{column}" for suit in SUITS for column in (1, 2, 3, 4)]

#: Jokers in the game, by players.
JOKERS = {2: 8, 3: 8, 4: 8, 5: 9}
#: Plots of the dealer and of the others.
PLOTS = {3: (6, 5), 4: (4, 4), 5: (4, 3)}
WHITES = {2: 11, 3: 10, 4: 8, 5: 6}
OVER = {2: 0, 3: 2, 4: 0, 5: 2}
BASE_POT = {3: 8, 4: 6, 5: 5}
#: Expert: (numbered cards, Jokers) of each Pot, the short ones first.
EXPERT_POTS = {
    3: [(6, 2), (5, 3), (5, 3)],
    4: [(4, 2)] * 4,
    5: [(4, 1), (3, 2), (3, 2), (3, 2), (3, 2)],
}


def number(card: str) -> int:
    return int(card[1:])


@cache
def crop(card: str) -> str:
    """The Plot on which a numbered card grows."""
    return card[0] + str(number(card) - 4 * stage(card))


@cache
def stage(card: str) -> int:
    """0 for a Plot, 4 for a Fruit."""
    return (number(card) - 1) // 4


def back(card: str) -> str:
    if card == "T" or number(card) > 12:
        return "green"
    return "red" if number(card) < 5 else "white"


def backs(cards: list[str]) -> Counter[str]:
    return Counter(back(card) for card in cards)


def jokers(cards: list[str]) -> int:
    return cards.count("T")


def whole_pack(players: int) -> list[str]:
    return sorted([*NUMBERED, *["T"] * JOKERS[players]])


def check_deal(deal: dict[str, Any], players: int, expert: bool) -> None:
    """Every number of the deal is the one of the tables."""
    seats = range(players)
    everything = [card for pile in deal["plots"] + deal["hands"] + deal["pots"] for card in pile]
    everything += deal["over"] + deal["field"] + deal["common"] + deal["stock"] + ["T"] * sum(deal["beside"])
    if players == 2:
        everything += CROPS  # all Plots lie on the Field
    assert sorted(everything) == whole_pack(players)
    assert all(backs(deal["hands"][seat]) == {"white": WHITES[players]} for seat in seats)
    assert backs(deal["over"]) == ({"white": OVER[players]} if OVER[players] else {})
    if players == 2:
        assert deal["plots"] == [[], []]
        assert deal["pots"] == [[], []]
        assert deal["field"] == []
        assert backs(deal["common"]) == {"white": 10}
        assert backs(deal["stock"]) == {"green": 32 if expert else 40}
        assert deal["beside"] == ([4, 4] if expert else [0, 0])
        return
    assert deal["common"] == deal["stock"] == []
    assert deal["beside"] == [0] * players
    for seat in seats:
        assert backs(deal["plots"][seat]) == {"red": PLOTS[players][0 if seat == deal["dealer"] else 1]}
    assert backs(deal["field"]) == {"green": 16}
    assert all(backs(pot) == {"green": len(pot)} for pot in deal["pots"])
    if expert:
        assert jokers(deal["field"]) == 0
        made = [(len(pot) - jokers(pot), jokers(pot)) for pot in deal["pots"]]
        assert sorted(made) == sorted(EXPERT_POTS[players])
    else:
        assert [len(pot) for pot in deal["pots"]] == [BASE_POT[players]] * players
