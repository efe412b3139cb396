"""Drawn positions and real deals of Vege Tables 2.0.

Only the core's public doors are used: a position as JSON, observations, and moves in notation.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from pygame_core import Game, Record, load_game

from ..drawn import SPROUTS, Table, chain
from ..plain_deal import CROPS, NUMBERED, SUITS, back, crop, stage
from .agreement import VARIANT, Options
from .plain_deal import jokers_each

__all__ = ["DEAD", "RED_PLOTS", "SPROUTS", "Table", "fresh", "game_of", "position", "started"]

#: Cards that fit nowhere while no crop of black, green or yellow has a sprout.
DEAD = "K20 G20 Y20"
#: The Plots of a suit, laid.
RED_PLOTS = "R1 R2 R3 R4"


def game_of(players: int = 4, deals: str = "each", **options: str) -> Game:
    return load_game(VARIANT, players, {**options, "deals": deals})


def fresh(players: int = 4, seed: int | str = 1, deals: str = "each", **options: str) -> Table:
    """A real deal."""
    return Table(Record(game_of(players, deals, **options), seed))


def started(players: int = 4, seed: int | str = 1, deals: str = "each", **options: str) -> Table:
    """A real deal at its first turn: the dealer of three and five has given out the cards over."""
    table = fresh(players, seed, deals, **options)
    while not table.json["turn"]:
        table.play(table.legal[0])
    return table


def position(
    hands: Sequence[str | None] = (),
    plots: Sequence[str | None] = (),
    laid: str = "",
    *,
    players: int = 4,
    turn: int = 0,
    silos: Sequence[str | None] = (),
    wells: Sequence[str | int] = (),
    hidden: bool | None = None,
    shown: Mapping[int, str] | None = None,
    thrown: str = "",
    beside: Sequence[int] | None = None,
    bonus: Sequence[int] | None = None,
    closer: int = -1,
    families: Sequence[int] | None = None,
    stays: int = 0,
    deals: str = "each",
    scores: Sequence[int] | None = None,
    dealer: int = 0,
    deal: int = 1,
    options: Options | None = None,
) -> Table:
    """A position, a seat an entry of `hands` and `plots`; those not named, or None, share the rest.

    `laid`: crops as `chain` reads them, `R9:5`. `silos`, `wells`: the covered card first, the free one last.
    Silos not named, or None, get as many green cards as there are Plots still to be laid; a well may be a
    number of cards, and is empty otherwise; without a third one the option is 8 + 8. Tractors not named have
    been taken up, by seat in turn, and discarded.
    Crops closed were closed by the seat `closer`.
    """
    # Without a third well both others can hold cards.
    short = {"wells": "two"} if players > 2 and not [*wells, "", "", ""][2] else {}
    options = {**short, **(options or {})}
    game = game_of(players, deals, **options)
    share = jokers_each(players, options.get("jokers", "2"))
    rest = Counter([*NUMBERED, *["T"] * share * players])

    def take(cards: list[str]) -> list[str]:
        for card in cards:
            rest[card] -= 1
            assert rest[card] >= 0, f"{card} is there twice"
        return cards

    def take_back(colour: str, many: int = 99) -> list[str]:
        return take([card for card in NUMBERED if rest[card] and back(card) == colour][:many])

    def named(piles: Sequence[str | None], many: int) -> list[list[str] | None]:
        return [None if text is None else take(text.split()) for text in [*piles, *[None] * many][:many]]

    in_hand, on_table = named(hands, players), named(plots, players)
    places = {card: burned for text in laid.split() for card, burned in chain(text).items()}
    take(["T" if burned else card for card, burned in places.items()])
    discarded = take(thrown.split())
    aside = list(beside or [0] * players)
    take(["T"] * sum(aside))
    in_wells = [take(well.split()) if isinstance(well, str) else [] for well in [*wells, "", "", ""][:3]]
    in_silos = named(silos, 4)
    owed = 16 - len({crop(card) for card in places}) - sum(len(silo or []) for silo in in_silos)
    for at, silo in enumerate(in_silos):
        if silo is None:
            in_silos[at] = take_back("green", min(4, owed))
            owed -= len(in_silos[at] or [])
    assert owed == 0, "the Silos hold a card for each Plot that is still to be laid"
    for at, well in enumerate(wells):
        if isinstance(well, int):
            in_wells[at] = take_back("green", well)
    for piles, cards in ((on_table, take_back("red")), (in_hand, take_back("white") + take_back("green"))):
        free = [seat for seat in range(players) if piles[seat] is None]
        assert free or not cards, f"nobody has {cards}"
        for i, seat in enumerate(free):
            piles[seat] = cards[i :: len(free)]
    discarded += ["T"] * rest["T"]
    tops = [crop(card) for card in places if stage(card) == 4]
    harvested = [0] * players
    harvested[closer] = len(tops)
    full = [suit for suit in SUITS if sum(name[0] == suit for name in tops) == 4]
    families = list(families or [len(full) if seat == closer % players else 0 for seat in range(players)])
    done = [seat for seat in range(players) if players > 2 and not aside[seat]]
    bonus = bonus or [10 * done.index(seat) if seat in done else -1 for seat in range(players)]
    held = [[card for card in hand or [] if back(card) == "green"] for hand in in_hand]
    open_hands = [(shown or {}).get(seat, "").split() for seat in range(players)]
    json = {
        **Record(game, 1).state.to_json(),
        "round": deal - 1,
        "dealer": dealer,
        "scores": list(scores or [0] * players),
        "turn": 10,
        "acted": False,
        "laid": [card for card, burned in places.items() if not burned],
        "replaced": [card for card, burned in places.items() if burned],
        "thrown": discarded,
        "closers": [closer % players if name in tops else -1 for name in CROPS],
        "plots": on_table,
        "hands": in_hand,
        "shown": open_hands,
        "beside": aside,
        "short": dealer,
        "placed": -1,
        "over": [],
        "silos": in_silos,
        "wells": in_wells,
        "hidden": all(in_wells) if hidden is None else hidden,
        "task": None,
        "stays": stays,
        # Green cards came openly from Silos and wells, so everybody knows who has them.
        "seen": [
            [
                card
                for other in range(players)
                if other != seat
                for card in held[other]
                if card != "T" and card not in open_hands[other]
            ]
            for seat in range(players)
        ],
        "tractors": [
            [0 if seat == other else held[other].count("T") for other in range(players)]
            for seat in range(players)
        ],
        "sheet": {
            "pot": list(bonus),
            "harvested": harvested,
            "families": families,
            **{key: [0] * players for key in ("penalties", "closing")},
            "closer": -1,
            "lost": -1,
        },
        "to_move": turn,
    }
    return Table(Record(game, 1, json))
