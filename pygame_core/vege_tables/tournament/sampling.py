"""Worlds of 2.0 that look alike to one seat: little is hidden.

Green cards and Tractors have come into the hands for all to see, so what is not known are white cards of
the other hands, those the dealer gives out, and a hidden well, whose backs are seen.
"""

from random import Random
from typing import TYPE_CHECKING, cast

from ...errors import PositionError
from ...game import Observation
from ...reading import Json, told_as, whole
from ...rng import shuffled
from ..position import read
from ..sampling import Place, fill, names_of, position, split_by_back, unseen_cards

if TYPE_CHECKING:
    from .game import Tournament
    from .state import TournamentState


def sample(game: "Tournament", seen: Observation, rng: Random) -> "TournamentState":
    """See `Game.sample_state`."""
    with told_as("This view cannot be read."):
        return cast("TournamentState", read(game, _world(game, seen, rng)))


def _world(game: "Tournament", seen: Observation, rng: Random) -> Json:
    n = game.players
    me = whole(seen["seat"], 0, n)
    others = [seat for seat in range(n) if seat != me]
    white = {seat: Place(seen["backs"][seat]["white"]) for seat in others}
    green: dict[int, list[str]] = {}
    for seat in others:
        whites, green[seat] = split_by_back(names_of(seen["shown"][seat]) + names_of(seen["known"][seat]))
        white[seat].put(whites)
        if len(green[seat]) != seen["backs"][seat]["green"]:
            raise PositionError("Every green-backed card in a hand is known.")
    over = Place(len(seen["over"]))
    if me == seen["dealer"] and None not in seen["over"]:
        over.put(names_of(seen["over"]))
    hidden = [(Place(1), name) for name in (seen["wells"][-1] if seen["hidden"] else [])]
    open_wells = seen["wells"][:-1] if seen["hidden"] else seen["wells"]
    open_cards = [name for stack in [*seen["silos"], *open_wells] for name in names_of(stack)]
    in_sight = open_cards + [name for place in [*white.values(), over] for name in place.cards]
    in_sight += [name for cards in green.values() for name in cards]
    unseen_white, unseen_green, tractors = unseen_cards(game, seen, in_sight)
    fill(
        [*white.values(), over, *(place for place, name in hidden if name == "?w")],
        shuffled(unseen_white, rng),
        rng,
    )
    fill([place for place, name in hidden if name == "?g"], shuffled(unseen_green, rng), rng)
    if tractors or any(place.room for place in [*white.values(), over, *(place for place, _ in hidden)]):
        raise PositionError("Cards are missing.")
    hands = [white[s].cards + green[s] if s != me else names_of(seen["hand"]) for s in range(n)]
    wells = open_wells + ([[place.cards[0] for place, _ in hidden]] if seen["hidden"] else [])
    return position(
        game, seen, rng, hands=hands, pots=[], field=[], over=over.cards, stock=[], wells=wells
    )  # fmt: skip
