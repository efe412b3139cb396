"""Worlds that look alike to one seat: who may hold what, and one of those worlds at random."""

from random import Random
from typing import TYPE_CHECKING, Any

from ..errors import PositionError
from ..game import Observation
from ..rng import SEED_LIMIT, shuffled
from .cards import COLOURS, LETTERS, MAGIC
from .observation import HIDDEN
from .payout import CHIP
from .position import read
from .state import VegeterrorsState

if TYPE_CHECKING:
    from .game import Vegeterrors

# Kinds of card: the four colours, then Magic; a set of kinds is five bits.
_MAGIC_KIND = len(COLOURS)
_ALL_KINDS = 31
_COLOUR_KINDS = 15


class Place:
    """Somewhere hidden cards lie: a hand or a face-down card, with the kinds that can be there."""

    __slots__ = ("cards", "kinds", "room", "subsets")

    def __init__(self, kinds: int, room: int) -> None:
        self.kinds = kinds
        self.room = room
        self.cards: list[str] = []
        #: The sets of kinds this place could take a card of, as bits.
        self.subsets = sum(1 << kinds_set for kinds_set in range(32) if kinds_set & kinds)


def kind(card: str) -> int:
    """A card's kind by its name."""
    return _MAGIC_KIND if card == MAGIC else LETTERS.index(card[0])


class Shown:
    """What the running hand has shown to everybody: voids, and what each seat has put on the table."""

    def __init__(self, players: int, moves: list[list[Any]]) -> None:
        self.hand_kinds = [_ALL_KINDS] * players
        self.down_kinds = [_COLOUR_KINDS] * players
        #: Cards that left each seat's hand for the table, and face-down cards that were turned up.
        self.played: list[list[str]] = [[] for _ in range(players)]
        self.turned_up: list[str | None] = [None] * players
        seen, plays = 0, 0
        for seat, move in moves[players:]:
            up = move.startswith("change ")
            card = move[7:].split(" / ")[0] if up else move.split(">")[0]
            if card != MAGIC:
                colour = 1 << kind(card)
                if seen & colour:
                    # A colour already there was played: no other colour was in the hand.
                    self.hand_kinds[seat] &= seen | 1 << _MAGIC_KIND
                seen |= colour
                if up:
                    self.turned_up[seat] = card
                    self.down_kinds[seat] = self.hand_kinds[seat] & _COLOUR_KINDS & ~colour
            if not up:
                self.played[seat].append(card)
            plays += 1
            if plays % players == 0:
                seen = 0


def fill(places: list[Place], unseen: list[str], rng: Random) -> None:
    """Lays every unseen card into a place that can take it, so that the rest can still be laid.

    By Hall's theorem the rest can be laid as long as no set of kinds has more cards left than there
    is room for them; `tight` holds the sets with no room to spare. Raises PositionError.
    """
    left = [0] * 5
    for card in unseen:
        left[kind(card)] += 1
    spare = [
        sum(p.room for p in places if p.kinds & kinds) - sum(left[k] for k in range(5) if kinds >> k & 1)
        for kinds in range(32)
    ]
    if spare[_ALL_KINDS] != 0 or min(spare) < 0:
        raise PositionError("No deal looks like this.")
    tight = sum(1 << kinds for kinds in range(32) if spare[kinds] == 0)
    without = [sum(1 << kinds for kinds in range(32) if not kinds >> k & 1) for k in range(5)]
    # The kinds with the fewest places first; within a kind in random order.
    order = shuffled(unseen, rng)
    order.sort(key=lambda card: sum(p.room for p in places if p.kinds >> kind(card) & 1))
    for card in order:
        k = kind(card)
        open_to = [p for p in places if p.room and p.kinds >> k & 1 and not p.subsets & without[k] & tight]
        pick = int(rng.random() * sum(p.room for p in open_to))
        for place in open_to:
            pick -= place.room
            if pick < 0:
                break
        place.room -= 1
        place.cards.append(card)
        for kinds in range(32):
            if place.subsets & without[k] & 1 << kinds:
                spare[kinds] -= 1
                if not spare[kinds]:
                    tight |= 1 << kinds


def sample(game: "Vegeterrors", seen: Observation, rng: Random) -> VegeterrorsState:
    """See `Game.sample_state`."""
    n, me = game.players, seen["seat"]
    over = seen["to_move"] is None
    running = sum(seen["predicted"]) + seen["tricks"] * n + len(seen["trick"])
    history = seen["history"]
    earlier, moves = history[: len(history) - running], history[len(history) - running :]
    shown = Shown(n, moves)
    hands: list[list[str]] = [[] for _ in range(n)]
    downs: list[str | None] = [None] * n
    hands[me], downs[me] = list(seen["hand"]), seen["face_down"]
    if over:
        # Everything lies open now: the last card each seat laid down.
        downs = [_last_down(moves, seat) for seat in range(n)]
    else:
        _hide(game, seen, shown, hands, downs, rng)

    dealt = []
    for seat in range(n):
        own = hands[seat] + shown.played[seat]
        own += [card for card in (downs[seat], shown.turned_up[seat]) if card is not None]
        dealt.append(own)
    began = seen["began_with"]
    chips = [began["chips"].get(colour, 0) // CHIP for colour in COLOURS]
    position = {
        "game": seen["game"],
        "players": n,
        "options": seen["options"],
        "seed": int(rng.random() * SEED_LIMIT),
        "round_seed": int(rng.random() * SEED_LIMIT),
        "standing": [seen["round"], seen["start"], *(g // 10 for g in began["gold"]), *chips],
        "dealt": dealt,
        "gained": seen["gained"] if seen["round_over"] and not over else None,
        "earlier": earlier,
        "moves": [_told(move, seat, shown, downs) for seat, move in moves],
    }
    return read(game, position)


def _hide(
    game: "Vegeterrors",
    seen: Observation,
    shown: Shown,
    hands: list[list[str]],
    downs: list[str | None],
    rng: Random,
) -> None:
    """Fills the other seats' hands and face-down cards with what the observer has not seen."""
    names = game.cards.names
    unseen = [names[card] for card in game.pile]
    me = seen["seat"]
    for card in [*sum(shown.played, []), *shown.turned_up, *hands[me], downs[me]]:
        if card is not None:
            unseen.remove(card)
    hand_places: dict[int, Place] = {}
    down_places: dict[int, Place] = {}
    for seat in range(game.players):
        if seat == me:
            continue
        hand_places[seat] = Place(shown.hand_kinds[seat], seen["hand_counts"][seat])
        if seen["predicted"][seat]:
            down_places[seat] = Place(shown.down_kinds[seat], 1)
    fill([*hand_places.values(), *down_places.values()], unseen, rng)
    for seat, place in hand_places.items():
        hands[seat] = place.cards
    for seat, place in down_places.items():
        downs[seat] = place.cards[0]


def _told(move: str, seat: int, shown: Shown, downs: list[str | None]) -> str:
    """A move with what it hid: the first prediction was what a change turned up later."""
    if HIDDEN not in move:
        return move
    first = shown.turned_up[seat] if move.startswith("predict") else None
    return move.replace(HIDDEN, first or downs[seat] or HIDDEN)


def _last_down(moves: list[list[Any]], seat: int) -> str | None:
    downs = [
        move.split()[-1] for who, move in moves if who == seat and move.startswith(("predict", "change"))
    ]
    return downs[-1] if downs else None
