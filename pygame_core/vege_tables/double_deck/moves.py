"""Every move of Double Deck as a number with its notation. No move is hidden: luck is in the draw."""

from ...errors import IllegalAction
from .. import cards as c

#: The talloni: red, white, green on the left, then on the right; in notation 1 to 6.
BACKS = ("red", "white", "green")
BACK_CARDS = (c.PLOTS, c.WHITES, c.GREENS)
SIDES = 2
PILES = SIDES * len(BACKS)
#: The back of a card: 0 red, 1 white, 2 green, which is also its tallone on the left.
BACK = [next(back for back in range(3) if BACK_CARDS[back] >> card & 1) for card in range(c.CARDS)]

#: A play of card c; a discard of c; a Tractor on crop p; a draw from tallone t; what needs nothing.
PLAY = 0
DISCARD = PLAY + c.CARDS
TRACTOR = DISCARD + c.CARDS
DRAW = TRACTOR + c.CROPS
PASS = DRAW + PILES
STUCK = PASS + 1
#: After a penalty: card c under the tallone of its back on one of the two sides.
UNDER = STUCK + 1
ACTIONS = UNDER + c.CARDS * SIDES


def tallone(card: int, side: int) -> int:
    """The tallone of a card's back on a side (0 left, 1 right), from 0."""
    return BACK[card] + len(BACKS) * side


def put_under(action: int) -> tuple[int, int]:
    """The card and the tallone (from 0) of a move that puts a card under one."""
    card, side = divmod(action - UNDER, SIDES)
    return card, tallone(card, side)


NOTATION = [
    *c.NAMES[: c.CARDS],
    *(f"-{name}" for name in c.NAMES[: c.CARDS]),
    *(f"T:{c.NAMES[first]}" for first in c.FIRST),
    *(f"D{pile + 1}" for pile in range(PILES)),
    "pass", "stuck",
    *(f"{c.NAMES[card]}<{tallone(card, side) + 1}" for card in range(c.CARDS) for side in range(SIDES)),
]  # fmt: skip
ACTION = {text: action for action, text in enumerate(NOTATION)}


def read(text: str) -> int:
    """The move of a notation. Raises IllegalAction for a text that is none."""
    action = ACTION.get(text) if isinstance(text, str) else None
    if action is None:
        raise IllegalAction(f"“{str(text)[:40]}” is not a move of Double Deck.", move=str(text)[:40])
    return action


def write(action: int) -> str:
    """The notation of a move. Raises IllegalAction for a number that is none."""
    if not isinstance(action, int) or not 0 <= action < ACTIONS:
        raise IllegalAction("That is not a move of Double Deck.", move=str(action)[:40])
    return NOTATION[action]
