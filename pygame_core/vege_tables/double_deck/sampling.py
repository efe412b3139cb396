"""Worlds that look alike to one seat: the unseen cards, dealt anew to where they can be.

Backs are seen, so the unseen cards of a back fit every free place of that back: they are shuffled and
laid out, and nothing is tried and rejected.
"""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from ...errors import PositionError
from ...game import Observation
from ...reading import Json, told_as, whole
from ...rng import SEED_LIMIT, shuffled
from .. import cards as c
from . import moves as m
from .facts import HAND
from .position import read

if TYPE_CHECKING:
    from .game import DoubleDeck
    from .state import DoubleDeckState

_NAMES = [[c.NAMES[card] for card in c.cards_in(cards)] for cards in m.BACK_CARDS]


def sample(game: "DoubleDeck", seen: Observation, rng: Random) -> "DoubleDeckState":
    """See `Game.sample_state`."""
    with told_as("This view cannot be read."):
        world = read(game, _world(game, seen, rng))
        if seen["legal_actions"] != (world.legal_actions() if seen["seat"] == world.to_move else []):
            raise PositionError("These are not the legal moves of this view.")
        return world


def _world(game: "DoubleDeck", seen: Observation, rng: Random) -> Json:
    n = game.players
    me = whole(seen["seat"], 0, n)
    if any(len(seen[key]) != count for key, count in (("piles", m.PILES), ("known", n), ("backs", n))):
        raise PositionError("This view is not complete.")
    hands = [_names(seen["hand"] if seat == me else seen["known"][seat])[:] for seat in range(n)]
    piles = [_pile(seen, pile) for pile in range(m.PILES)]
    sight = _names(seen["laid"]) + _names(seen["thrown"])
    sight += [name for hand in hands for name in hand]
    sight += [name for pile in piles for name in pile if name is not None]
    for back, all_names in enumerate(_NAMES):
        rest = all_names * 2
        for name in sight:
            if m.BACK[c.INDEX[name]] == back:
                # A third copy is not there to be taken away: ValueError.
                rest.remove(name)
        unseen = iter(shuffled(rest, rng))
        _fill(seen, back, hands, piles, unseen)
        if next(unseen, None) is not None:
            raise PositionError("There is no room for all cards.")
    return {
        **seen,
        "seed": int(rng.random() * SEED_LIMIT),
        "round_seed": int(rng.random() * SEED_LIMIT),
        "terminal": seen["to_move"] is None,
        # A match is over in a turn of somebody.
        "to_move": seen["to_move"]
        if seen["to_move"] is not None
        else (seen["starter"] + seen["turn"] - 1) % n,
        "hands": hands,
        "piles": piles,
    }


def _names(values: Any) -> list[str]:
    if not isinstance(values, list) or any(value not in c.INDEX or value == "T" for value in values):
        raise PositionError("This view names a card that is none.")
    return values


def _pile(seen: Observation, pile: int) -> list[str | None]:
    """A tallone as it is seen: the bottom cards that are known, and an open top."""
    cards: list[str | None] = seen["piles"][pile][:]
    bottom, top = seen["under"][pile], len(cards) - seen["open"][pile]
    if [card is not None for card in cards] != [at < bottom or at >= top for at in range(len(cards))]:
        raise PositionError("This is not what can be seen of a tallone.")
    return cards


def _fill(
    seen: Observation, back: int, hands: list[list[str]], piles: list[list[str | None]], unseen: Iterator[str]
) -> None:
    """Lays the unseen cards of a back out: into the others' hands, then into the talloni."""
    for seat, hand in enumerate(hands):
        held = sum(m.BACK[c.INDEX[name]] == back for name in hand)
        room = whole(seen["backs"][seat][m.BACKS[back]], 0, HAND + 1) - held
        if room < 0 or (room and seat == seen["seat"]):
            raise PositionError("More cards are known here than there are.")
        hand += [_next(unseen) for _ in range(room)]
    for pile in piles[back :: len(m.BACKS)]:
        pile[:] = [_next(unseen) if card is None else card for card in pile]


def _next(unseen: Iterator[str]) -> str:
    card = next(unseen, None)
    if card is None:
        raise PositionError("Cards are missing.")
    return card
