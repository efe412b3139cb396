"""Drawn positions and real deals of Double Deck, as a test wants to look at them.

Only the core's public doors are used: a position as JSON, observations, and moves in notation.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core import Record, load_game

from ...running_game import RunningGame
from ..drawn import chain, crop_of
from ..plain_deal import CROPS, NUMBERED, back, backs, crop, stage
from .plain_deal import BACKS, HAND, NUMBERED_TWICE, TRACTORS
from .styles import kind_of

VARIANT = "vege-tables-double-deck"


#: Every crop grown to its Plant: what is left to play are Fruits.
PLANTS = " ".join(card for card in NUMBERED if stage(card) == 3)


class Table(RunningGame):
    """A running game."""

    @property
    def json(self) -> dict[str, Any]:
        return self.state.to_json()

    def after(self, *moves: str) -> "Table":
        """A branch of the game, some moves later."""
        return Table(self.record.at(len(self.record.moves))).play(*moves)

    def some(self, kind: str) -> list[str]:
        """Legal moves of one kind: play, tractor, discard, draw, under, pass or stuck."""
        return [move for move in self.legal if kind_of(move) == kind]

    @property
    def kinds(self) -> set[str]:
        return {kind_of(move) for move in self.legal}

    @property
    def gained(self) -> list[int]:
        """What the last move brought each seat."""
        return self.state.rewards()

    @property
    def points(self) -> list[int]:
        return self.state.returns()

    def hand(self, seat: int) -> list[str]:
        return sorted(self.json["hands"][seat])

    def pile(self, number: int) -> list[str]:
        """Tallone 1 to 6, the bottom card first."""
        return self.json["piles"][number - 1]

    @property
    def deal_is_over(self) -> bool:
        return self.state.is_round_over()


def fresh(players: int = 4, seed: int | str = 1, deals: str = "1") -> Table:
    """A real deal."""
    return Table(Record(load_game(VARIANT, players, {"deals": deals}), seed))


def position(
    hand: str,
    laid: str = "",
    *,
    players: int = 5,
    turn: int = 0,
    others: Mapping[int, str] | None = None,
    piles: Mapping[int, str] | None = None,
    empty: str = "",
    fill: bool = True,
    closer: int = -1,
    tractor_closer: int | None = None,
    stuck: int = 0,
    **fields: object,
) -> Table:
    """A position in which the seat `turn` holds `hand`.

    `laid`: crops as `chain` reads them, closed in this order, by the seat `closer` or `tractor_closer`.
    `piles`: whole talloni, the bottom card first; those in `empty` ("123" the left side) hold nothing.
    Hands are filled up to fifteen, with `fill` that of `turn` too, by cards that are neither playable nor
    burned, or what comes next to that; that of `turn` never by a playable one.
    `stuck`: penalties in a row before this turn. `fields` are written over the JSON.
    """
    rest = Counter(NUMBERED_TWICE)
    kept = backs(NUMBERED_TWICE)

    def take(cards: Sequence[str]) -> list[str]:
        for card in cards:
            rest[card] -= 1
            kept[back(card)] -= 1
            assert rest[card] >= 0, f"{card} is there too often"
        return list(cards)

    places = {card: burned for text in laid.split() for card, burned in chain(text).items()}
    take([card for card, burned in places.items() if not burned])
    grown = Counter(crop(card) for card in places)
    hands = [take((others or {}).get(seat, "").split()) for seat in range(players)]
    hands[turn] = take(hand.split())
    heap: list[list[str]] = [take((piles or {}).get(number, "").split()) for number in range(1, 7)]
    free = [number for number in range(1, 7) if number not in (piles or {}) and str(number) not in empty]
    gone: list[str] = []
    homeless = {colour for colour in BACKS if not any(BACKS[number - 1] == colour for number in free)}

    def use(card: str) -> tuple[bool, bool, int]:
        """What has no tallone to go to comes first into a hand, then what is farthest from being played."""
        ahead = stage(card) - grown[crop(card)]
        return back(card) not in homeless or card in places, ahead <= 0, -ahead

    def room(seat: int, card: str) -> bool:
        """A card for this hand; the talloni keep some of each back."""
        fits = seat != turn or card != growing(grown, card)
        enough = back(card) in homeless or kept[back(card)] > 6
        return rest[card] > 0 and len(hands[seat]) < HAND and fits and enough

    for seat in range(players):
        for card in sorted(NUMBERED, key=use):
            while (seat != turn or fill) and room(seat, card):
                hands[seat] += take([card])
    for card in sorted(rest.elements()):
        fitting = [number for number in free if BACKS[number - 1] == back(card)]
        if card in places and not fitting:
            gone += take([card])
        else:
            assert fitting, f"{card} has no place"
            heap[min(fitting, key=lambda number: len(heap[number - 1])) - 1] += take([card])
    game = load_game(VARIANT, players, {"deals": "each"})
    base = Record(game, 1).state.to_json()
    penalised = [(turn - 1 - back_) % players for back_ in range(stuck)]
    sheet = {**base["sheet"], "penalties": [penalised.count(seat) for seat in range(players)]}
    json = {
        **base,
        "round": 0,
        "dealer": (turn - 1) % players,
        "starter": turn,
        "turn": 10 * players + 1,
        "acted": False,
        "to_move": turn,
        "laid": [card for card, burned in places.items() if not burned],
        "replaced": [card for card, burned in places.items() if burned],
        "thrown": gone,
        "burned": sorted(places),
        "hands": hands,
        "tractors": tractors_left(players, turn, sum(places.values())),
        "piles": heap,
        "open": [bool(cards) for cards in heap],
        "under": [0] * 6,
        "second": not any(heap[:3]) or not any(heap[3:]),
        "kind": None,
        "task": None,
        "stuck": stuck,
        "known": [[] for _ in range(players)],
        **closings(laid, players, closer % players, tractor_closer, sheet),
        **fields,
    }
    return Table(Record(game, 1, json))


def tractors_left(players: int, turn: int, laid: int) -> list[int]:
    """What lies beside each seat; those on the crops came from the other seats first."""
    beside = [TRACTORS[players]] * players
    for seat in [*(seat for seat in range(players) if seat != turn), turn]:
        used = min(laid, beside[seat])
        beside[seat] -= used
        laid -= used
    return beside


def growing(grown: Mapping[str, int], card: str) -> str:
    """The card that is next on the crop of this one."""
    name = crop(card)
    return f"{name[0]}{int(name[1:]) + 4 * grown[name]}"


def closings(
    laid: str, players: int, closer: int, tractor_closer: int | None, sheet: dict[str, Any]
) -> dict[str, Any]:
    """Who closed what, and the sheet that comes of it, when the crops were closed in this order."""
    closers, brought = [-1] * len(CROPS), [0] * len(CROPS)
    points = {key: [0] * players for key in ("fruits", "by_fruit", "tractors", "by_tractor")}
    closed: dict[str, str] = {}
    for text in laid.split():
        name, ends = crop_of(text), chain(text)
        top = text.partition(":")[0]
        if stage(top) < 4:
            continue
        kind = "tractors" if ends[top] else "fruits"
        seat = tractor_closer if ends[top] and tractor_closer is not None else closer
        alike = [
            other
            for other in closed
            if closed[other] == kind and (other[0] == name[0]) != (other[1] == name[1])
        ]
        worth = (20 if ends[top] else 10) * len(alike) + (0 if ends[top] else 10)
        points[kind][seat] += worth
        points["by_tractor" if ends[top] else "by_fruit"][seat] += 1
        closed[name] = kind
        closers[CROPS.index(name)], brought[CROPS.index(name)] = seat, worth
    return {"closers": closers, "brought": brought, "sheet": {**sheet, **points}}
