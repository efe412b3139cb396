"""The cards and the deals of Double Deck, from the rule texts alone: strings and lists."""

from random import Random
from typing import Any

from ..plain_deal import NUMBERED, back, backs, stage

#: Every numbered card twice, and the Tractors of both decks.
NUMBERED_TWICE = sorted(NUMBERED * 2)
ALL_TRACTORS = 20
CARDS = 180
HAND = 15
#: Of these backs each seat is dealt so many; together they are the fifteen.
DEALT = {"red": 4, "white": 5, "green": 6}
#: Tractors each seat has beside it, by players.
TRACTORS = {2: 10, 3: 6, 4: 5, 5: 4}
#: Backs of the talloni 1 to 6: three on the left, three on the right.
BACKS = ["red", "white", "green", "red", "white", "green"]


def in_the_box(players: int) -> int:
    """Tractors that nobody is dealt."""
    return ALL_TRACTORS - players * TRACTORS[players]


def check_deal(deal: dict[str, Any], players: int) -> None:
    """Every number of the deal is the one of the tables."""
    cards = [card for pile in [*deal["hands"], *deal["piles"]] for card in pile]
    assert sorted(cards) == NUMBERED_TWICE
    assert deal["tractors"] == [TRACTORS[players]] * players
    assert len(deal["hands"]) == players
    assert all(backs(hand) == DEALT for hand in deal["hands"])
    assert len(deal["piles"]) == len(BACKS)
    for number, (colour, pile) in enumerate(zip(BACKS, deal["piles"], strict=True)):
        assert backs(pile) == {colour: len(pile)}
        if number < 3:
            assert len(pile) - len(deal["piles"][number + 3]) in (0, 1)


def random_deal(players: int, dealer: int, rng: Random, poor: bool = False) -> dict[str, Any]:
    """A deal as it may come; a poor one gives hands that are stuck as soon as the Plots are gone."""
    hands: list[list[str]] = [[] for _ in range(players)]
    left, right = [], []
    for colour, each in DEALT.items():
        cards = [card for card in NUMBERED_TWICE if back(card) == colour]
        rng.shuffle(cards)
        if poor:
            # To the end, from where the hands are dealt: both copies of few Plots, Sprouts, Fruits.
            cards.sort(key=lambda card: (stage(card), card if colour == "red" else ""))
        dealt = [cards.pop() for _ in range(each * players)]
        rng.shuffle(dealt)
        for seat, hand in enumerate(hands):
            hand += dealt[seat::players]
        rng.shuffle(cards)
        half = (len(cards) + 1) // 2
        left.append(cards[:half])
        right.append(cards[half:])
    return {
        "dealer": dealer, "hands": hands, "piles": left + right, "tractors": [TRACTORS[players]] * players,
    }  # fmt: skip
