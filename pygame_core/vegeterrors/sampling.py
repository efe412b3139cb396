"""Worlds that look alike to one seat: who may hold what, and one of those worlds at random."""

from functools import cache
from itertools import chain
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


#: Kinds a place can take (bits) -> the sets of kinds it could take a card of, as bits.
_TOUCHED = [sum(1 << kinds for kinds in range(32) if kinds & mine) for mine in range(32)]
#: Kind -> the sets of kinds it is not in, as bits.
_WITHOUT = [sum(1 << kinds for kinds in range(32) if not kinds >> k & 1) for k in range(5)]
_KIND_OF_LETTER = {letter: k for k, letter in enumerate([*LETTERS, MAGIC])}


class Place:
    """Somewhere hidden cards lie: a hand or a face-down card, with the kinds that can be there."""

    __slots__ = ("cards", "kinds", "room")

    def __init__(self, kinds: int, room: int) -> None:
        self.kinds = kinds
        self.room = room
        self.cards: list[str] = []


def kind(card: str) -> int:
    """A card's kind by its name."""
    return _KIND_OF_LETTER[card[0]]


class Shown:
    """What the running hand has shown to everybody: voids, and what each seat has put on the table."""

    def __init__(self, players: int, moves: list[list[Any]]) -> None:
        self.hand_kinds = [_ALL_KINDS] * players
        self.down_kinds = [_COLOUR_KINDS] * players
        #: Cards that left each seat's hand for the table, and face-down cards that were turned up.
        self.played: list[list[str]] = [[] for _ in range(players)]
        self.turned_up: list[str | None] = [None] * players
        seen = 0
        for plays, (seat, move) in enumerate(moves[players:], 1):
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
            if plays % players == 0:
                seen = 0


@cache
def _sets(bits: int) -> list[int]:
    """The sets of kinds whose bits are set."""
    return [kinds for kinds in range(32) if bits >> kinds & 1]


def fill(places: list[Place], unseen: list[str], rng: Random) -> None:
    """Lays every unseen card into a place that can take it, so that the rest can still be laid.

    By Hall's theorem the rest can be laid as long as no set of kinds has more cards left than there
    is room for them; `tight` holds the sets with no room to spare. Raises PositionError.
    """
    by_kind: list[list[str]] = [[], [], [], [], []]
    for card in unseen:
        by_kind[kind(card)].append(card)
    spare = [sum([place.room for place in places])] * 32
    for place in places:
        for kinds in _sets(~_TOUCHED[place.kinds]):
            spare[kinds] -= place.room
    for k, cards in enumerate(by_kind):
        for kinds in _sets(~_WITHOUT[k]):
            spare[kinds] -= len(cards)
    if spare[_ALL_KINDS] != 0 or min(spare) < 0:
        raise PositionError("No deal looks like this.")
    tight = sum([1 << kinds for kinds in range(32) if not spare[kinds]])
    takers = [[place for place in places if place.kinds >> k & 1] for k in range(5)]
    # The kinds with the least room first; within a kind in random order.
    for k in sorted(range(5), key=lambda k: sum([place.room for place in takers[k]])):
        # A card of this kind takes room from the sets it is not in, but its place touches.
        taken = [_TOUCHED[place.kinds] & _WITHOUT[k] for place in takers[k]]
        for card in shuffled(by_kind[k], rng):
            rooms = [0 if sets & tight else p.room for sets, p in zip(taken, takers[k], strict=True)]
            pick = int(rng.random() * sum(rooms))
            at = 0
            while pick >= rooms[at]:
                pick -= rooms[at]
                at += 1
            place = takers[k][at]
            place.room -= 1
            place.cards.append(card)
            for kinds in _sets(taken[at]):
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
    for card in [*chain(*shown.played), *shown.turned_up, *hands[me], downs[me]]:
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
