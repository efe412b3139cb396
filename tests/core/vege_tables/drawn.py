"""Drawn positions and real deals, as a test wants to look at them.

Only the core's public doors are used: a position as JSON, observations, and moves in notation.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core import Game, Record, load_game

from ..running_game import RunningGame
from .plain_deal import CROPS, JOKERS, NUMBERED, SUITS, back, crop, stage

VARIANTS: dict[str, tuple[str, dict[str, str]]] = {
    "base": ("vege-tables-base", {}),
    "expert": ("vege-tables-expert", {}),
    "partners": ("vege-tables-partners", {"deal": "base"}),
    "partners-expert": ("vege-tables-partners", {"deal": "expert"}),
}
NOBODY: frozenset[int] = frozenset()


class Table(RunningGame):
    """A running game."""

    @property
    def json(self) -> dict[str, Any]:
        return self.state.to_json()

    def after(self, *moves: str) -> "Table":
        """A branch of the game, some moves later."""
        return Table(self.record.at(len(self.record.moves))).play(*moves)

    @property
    def plays(self) -> list[str]:
        return [move for move in self.legal if move[0] in "RKGY"]

    @property
    def discards(self) -> list[str]:
        return [move for move in self.legal if move[0] == "-"]

    @property
    def gained(self) -> list[int]:
        """What the last move brought each seat."""
        return self.state.rewards()

    @property
    def points(self) -> list[int]:
        return self.state.returns()

    def hand(self, seat: int) -> list[str]:
        return sorted(self.json["hands"][seat])

    def plots(self, seat: int) -> list[str]:
        return self.json["plots"][seat]

    def shown(self, seat: int) -> list[str]:
        return self.json["shown"][seat]

    def sheet(self, key: str) -> Any:
        """A row of the running deal's score sheet."""
        return self.json["sheet"][key]

    def last_sheet(self, key: str) -> Any:
        """A row of the sheet of the deal that ended."""
        return self.json["last_sheet"][key]

    @property
    def deal_is_over(self) -> bool:
        return self.state.is_round_over()


def game_of(variant: str, players: int = 4, deals: str = "each") -> Game:
    name, options = VARIANTS[variant]
    return load_game(name, players, {**options, "deals": deals})


def fresh(variant: str = "base", players: int = 4, seed: int | str = 1, deals: str = "each") -> Table:
    """A real deal."""
    return Table(Record(game_of(variant, players, deals), seed))


def started(variant: str = "base", players: int = 4, seed: int | str = 1) -> Table:
    """A real deal at its first turn: the dealer of three and five has given out the cards over."""
    table = fresh(variant, players, seed)
    while not table.json["turn"]:
        table.play(table.legal[0])
    return table


def chain(text: str) -> dict[str, bool]:
    """`R9:5`: the crop has grown to red 9, and of the cards below a Tractor took the 5's place."""
    top, _, burned = text.partition(":")
    cards = [card for card in NUMBERED if crop(card) == crop(top) and stage(card) <= stage(top)]
    return {card: card[1:] in burned.split(",") for card in cards}


def position(
    hands: Sequence[str | None] = (),
    plots: Sequence[str | None] = (),
    laid: str = "",
    *,
    variant: str = "base",
    players: int = 4,
    turn: int = 0,
    pots: Mapping[int, str] | None = None,
    field: Mapping[str, str] | None = None,
    shown: Mapping[int, str] | None = None,
    thrown: str = "",
    common: str | None = None,
    stock: str | None = None,
    beside: Sequence[int] | None = None,
    closer: int = -1,
    deals: str = "each",
    scores: Sequence[int] | None = None,
    dealer: int = 0,
    deal: int = 1,
) -> Table:
    """A position, a seat an entry of `hands` and `plots`; those not named, or None, share the rest.

    If nobody is left, green cards over are in the last Pot; others must not be left over.

    `laid`: crops as `chain` reads them; `pots`: the Pots that are not taken; `field`: by Plot name, card in
    the cell of a suit that lies in the row of its number. Tractors not named have been discarded.
    Crops closed were closed by the seat `closer`.
    """
    game = game_of(variant, players, deals)
    rest = Counter([*NUMBERED, *["T"] * JOKERS[players]])

    def take(cards: list[str]) -> list[str]:
        for card in cards:
            rest[card] -= 1
            assert rest[card] >= 0, f"{card} is there twice"
        return cards

    def take_back(colour: str, many: int = 99) -> list[str]:
        return take([card for card in NUMBERED if rest[card] and back(card) == colour][:many])

    in_hand = [None if text is None else take(text.split()) for text in [*hands, *[None] * players][:players]]
    on_table = [
        None if text is None else take(text.split()) for text in [*plots, *[None] * players][:players]
    ]
    if players == 2:
        on_table = [[], []]
        laid += " " + " ".join(name for name in CROPS if name not in map(crop_of, laid.split()))
    places = {card: burned for text in laid.split() for card, burned in chain(text).items()}
    take(["T" if burned else card for card, burned in places.items()])
    pot_cards = {seat: take(text.split()) for seat, text in (pots or {}).items()}
    named_field = {name: take([card])[0] for name, card in (field or {}).items()}
    discarded = take(thrown.split())
    pot_here = None if common is None else take(common.split())
    pile = None if stock is None else take(stock.split())
    aside = list(beside or [0] * players)
    take(["T"] * sum(aside))
    cells: list[str | None] = []
    if players > 2:
        for name in CROPS:
            covered = any(crop(card) == name for card in places)
            cells.append(None if covered else named_field.get(name) or take_back("green", 1)[0])
    elif pot_here is None:
        pot_here = take_back("white", 10)
    if players == 2 and pile is None:
        pile = take_back("green")
    for piles, cards in ((on_table, take_back("red")), (in_hand, take_back("white") + take_back("green"))):
        free = [seat for seat in range(players) if piles[seat] is None]
        for i, seat in enumerate(free):
            piles[seat] = cards[i :: len(free)]
        if cards and not free:
            assert {back(card) for card in cards} == {"green"}, f"nobody has {cards}"
            pot_cards[max(pot_cards)] += cards
    discarded += ["T"] * rest["T"]
    tops = [crop(card) for card in places if stage(card) == 4]
    harvested = [0] * players
    harvested[closer] = len(tops)
    suits = {card[0] for card in places}
    json = {
        **Record(game, 1).state.to_json(),
        "round": deal - 1,
        "dealer": dealer,
        "scores": list(scores or [0] * players),
        "turn": 10,
        "acted": False,
        "rows": [row if suit in suits else -1 for row, suit in enumerate(SUITS)],
        "laid": [card for card, burned in places.items() if not burned],
        "replaced": [card for card, burned in places.items() if burned],
        "thrown": discarded,
        "closers": [closer % players if name in tops else -1 for name in CROPS],
        "plots": on_table,
        "hands": in_hand,
        "shown": [(shown or {}).get(seat, "").split() for seat in range(players)],
        "beside": aside,
        "short": dealer,
        "placed": -1,
        "over": [],
        "common": pot_here or [],
        "stock": pile or [],
        "pots": [pot_cards.get(seat) for seat in range(players)] if players > 2 else [],
        "field": cells,
        "sheet": {
            "pot": [-1 if seat in pot_cards or players == 2 else 0 for seat in range(players)],
            "harvested": harvested,
            **{key: [0] * players for key in ("families", "penalties", "closing")},
            "closer": -1,
            "lost": -1,
        },
        "to_move": turn,
    }
    return Table(Record(game, 1, json))


#: Every crop but the first red one, as far as all white cards go.
SPROUTS = " ".join(card for card in NUMBERED if stage(card) == 2 and crop(card) != "R1")


def crop_of(text: str) -> str:
    return crop(text.partition(":")[0])
