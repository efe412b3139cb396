"""Worlds that look alike to one seat: the unseen cards, dealt anew to where they can be.

What may lie where is nested (an opponent's hand within both opponents' hands within all hidden places),
so the most restricted cards go first and the rest always fits: nothing is tried and rejected.
"""

from random import Random
from typing import TYPE_CHECKING, Any

from ..errors import PositionError
from ..game import Observation
from ..reading import Json, told_as, whole
from ..rng import SEED_LIMIT, shuffled
from . import cards as c
from .deals import pot_jokers
from .position import read

if TYPE_CHECKING:
    from .game import OneDeck
    from .state import VegeTablesState

#: White cards, green cards and Tractors whose place is not known.
Unseen = tuple[list[str], list[str], list[str]]


class Place:
    """Somewhere hidden cards lie, all of one back, and the room that is left there."""

    __slots__ = ("cards", "room")

    def __init__(self, room: Any) -> None:
        # A made-up number must not fill the memory.
        self.room = whole(room, 0, c.CARDS)
        self.cards: list[str] = []

    def put(self, names: list[str]) -> None:
        """Cards that are known to lie here."""
        self.cards += names
        self.room -= len(names)
        if self.room < 0:
            raise PositionError("More cards are known here than there are.")


def sample(game: "OneDeck", seen: Observation, rng: Random) -> "VegeTablesState":
    """See `Game.sample_state`."""
    with told_as("This view cannot be read."):
        return read(game, _world(game, seen, rng))


def fill(places: list[Place], names: list[str], rng: Random) -> None:
    """Deals cards to places at random, each free room as likely as another."""
    rooms = shuffled([place for place in places for _ in range(place.room)], rng)
    if len(names) > len(rooms):
        raise PositionError("There is no room for all cards.")
    for place, name in zip(rooms, names, strict=False):
        place.put([name])


def names_of(values: Any) -> list[str]:
    """A list of card names. Raises PositionError."""
    if not isinstance(values, list) or any(value not in c.INDEX for value in values):
        raise PositionError("This view names a card that is none.")
    return values


def _world(game: "OneDeck", seen: Observation, rng: Random) -> Json:
    n = game.players
    me = whole(seen["seat"], 0, n)
    others = [seat for seat in range(n) if seat != me]
    white = {seat: Place(seen["backs"][seat]["white"]) for seat in others}
    green = {seat: Place(seen["backs"][seat]["green"]) for seat in others}
    pots = [None if count is None else Place(count) for count in seen["pots"]]
    field = [Place(int(lies)) for lies in seen["field"]]
    stock, over = Place(seen["stock"]), Place(len(seen["over"]))
    for seat in others:
        whites, greens = split_by_back(names_of(seen["shown"][seat]) + names_of(seen["known"][seat]))
        white[seat].put(whites)
        green[seat].put(greens)
    if me == seen["dealer"] and None not in seen["over"]:
        over.put(names_of(seen["over"]))
    unseen_white, unseen_green, tractors = unseen_cards(
        game, seen, [name for place in [*white.values(), *green.values(), over] for name in place.cards]
    )
    _fill_expert_pots(game, seen, pots, tractors)
    _fill_near(game, seen, white, green, (unseen_white, unseen_green, tractors), rng)
    fill([*white.values(), over], shuffled(unseen_white, rng), rng)
    dark = [*green.values(), *(pot for pot in pots if pot), *field, stock]
    if game.expert:
        # No Tractor lies in an Expert Field or stock, and the Pots have theirs.
        fill([*green.values()], tractors, rng)
        tractors = []
    fill(dark, shuffled(unseen_green + tractors, rng), rng)
    if any(place.room for place in [*white.values(), *dark, over]):
        raise PositionError("Cards are missing.")
    hands = [white[s].cards + green[s].cards if s != me else names_of(seen["hand"]) for s in range(n)]
    return position(
        game, seen, rng,
        hands=hands,
        pots=[pot and pot.cards for pot in pots],
        field=[place.cards[0] if place.cards else None for place in field],
        over=over.cards,
        stock=shuffled(stock.cards, rng),
    )  # fmt: skip


def split_by_back(names: list[str]) -> tuple[list[str], list[str]]:
    """The white-backed ones and the green-backed ones, Tractors among these."""
    whites = [name for name in names if c.back_unseen(c.INDEX[name]) == c.GIVE_WHITE]
    return whites, [name for name in names if name not in whites]


def unseen_cards(game: "OneDeck", seen: Observation, known: list[str]) -> Unseen:
    """What neither lies open nor is in the own hand nor among `known` cards of hidden places."""
    sight = (
        known
        + names_of(seen["laid"])
        + names_of(seen["thrown"])
        + names_of(seen["hand"])
        + names_of(seen["common"])
    )
    gone = c.bits([c.INDEX[name] for name in sight if name != "T"])
    count = game.jokers - sight.count("T") - len(seen["replaced"]) - sum(seen["beside"])
    # A made-up number must not fill the memory.
    if not 0 <= count <= game.jokers:
        raise PositionError("There are more Tractors than there are.")
    return c.names(c.WHITES & ~gone), c.names(c.GREENS & ~gone), ["T"] * count


def _fill_expert_pots(
    game: "OneDeck", seen: Observation, pots: list[Place | None], tractors: list[str]
) -> None:
    """An untouched Expert Pot has its Tractors."""
    if not game.expert:
        return
    short = seen["short"] if seen["short"] >= 0 else seen["dealer"]
    for seat, pot in enumerate(pots):
        if pot:
            count = pot_jokers(game.players, seat, short)
            pot.put(["T"] * count)
            del tractors[len(tractors) - count :]


def _fill_near(
    game: "OneDeck",
    seen: Observation,
    white: dict[int, Place],
    green: dict[int, Place],
    unseen: Unseen,
    rng: Random,
) -> None:
    """Partners: what one of the two opponents must hold."""
    near = names_of(seen["near"])
    opponents = [seat for seat in white if seat % 2 != seen["seat"] % 2]
    for name in near:
        pool = unseen[2] if name == "T" else next((cards for cards in unseen[:2] if name in cards), [])
        pool.remove(name)
    whites, greens = split_by_back(near)
    fill([white[seat] for seat in opponents], whites, rng)
    fill([green[seat] for seat in opponents], greens, rng)


def position(game: "OneDeck", seen: Observation, rng: Random, **places: Any) -> Json:
    """The world as a position. Of the others' knowledge only what is known of this seat's view is kept."""
    me, n = seen["seat"], game.players
    knows = [name for cards in seen["known"] for name in cards if name != "T"]
    exchange = seen["exchange"]
    if exchange is not None and exchange[1] is None:
        _, drawn = split_by_back(places["hands"][seen["to_move"]])
        exchange = [exchange[0], drawn[int(rng.random() * len(drawn))]]
    tractors = [[0] * n for _ in range(n)]
    tractors[me] = [cards.count("T") for cards in seen["known"]]
    near = [name for name in seen["near"] if name != "T"]
    return {
        **seen,
        "seed": int(rng.random() * SEED_LIMIT),
        "round_seed": int(rng.random() * SEED_LIMIT),
        "terminal": seen["to_move"] is None,
        "to_move": seen["to_move"] if seen["to_move"] is not None else 0,
        **places,
        "exchange": exchange,
        "seen": [knows if seat == me else [] for seat in range(n)],
        "near": [near if seat == me else [] for seat in range(n)],
        "tractors": tractors,
        "near_tractors": [seen["near"].count("T") if seat == me else 0 for seat in range(n)],
        "history": seen["history"],
    }
