"""Positions written as short texts, for the tests of what the page is told of them, and random games.

A vine is a text such as "tee 0,1 ESW; LL -1,1 E; beans 1,3 1N 2EW": plants as the notation names them, and
bunches by their upper cell with their tiles from the oldest. Tiles that are not named lie in the Compost as
crosses, then tees (as many as the turns before have drawn), and in the bags.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pygame_core
from pygame_core import Game, Record
from pygame_core.vine.sets import house_1
from pygame_core.vine.state import VineState

from ..generic.games import random_record
from ..running_game import RunningGame

Json = dict[str, Any]

PILE = [row.split()[0] for row in house_1.PLANTS.split("\n") if row for _ in range(int(row.split()[4]))]
BEANS = [
    "".join(row.split()[:2]) for row in house_1.BEANS.split("\n") if row for _ in range(int(row.split()[2]))
]


class Table(RunningGame):
    """A running game of Vine."""

    @property
    def json(self) -> Json:
        return self.state.to_json()

    def after(self, *moves: str) -> "Table":
        """A branch of the game, some moves later."""
        return Table(self.record.at(len(self.record.moves))).play(*moves)

    def look(self, *eyes: int) -> Json:
        """The view; without eyes named, the one of the seat to move."""
        record = self.record
        return record.game.view(record.states, record.moves, frozenset(eyes or [self.turn]))

    def choices(self) -> Json:
        """What the seat to move can do."""
        return self.look()["choices"]

    def happens(self, *moves: str) -> list[Json]:
        """Plays moves; the events of the last one."""
        self.play(*moves)
        return told(self.record, len(self.record.moves) - 1)


def told(record: Record, index: int) -> list[Json]:
    """The events of a record's move."""
    before, after = record.states[index : index + 2]
    return record.game.events(before, record.moves[index], after, frozenset())


def read_vine(text: str) -> Json:
    """Plants and bunches of a vine's text."""
    plants: list[list[Any]] = []
    bunches: list[list[Any]] = []
    for part in filter(None, text.split("; ")):
        name, cell, *rest = part.split()
        x, y = map(int, cell.split(","))
        if name == "beans":
            bunches.append([x, y, rest])
        else:
            plants.append([name, x, y, rest[0] if rest else "NESW"])
    return {"plants": plants, "bunches": bunches}


def position(
    *vines: str,
    name: str = "vine",
    players: int = 2,
    active: int = 0,
    phase: str = "bean",
    hand: str = "",
    passed: bool | None = None,
    pending: tuple[str, int] | None = None,
    waiting: str = "",
    tokens: Sequence[int] = (),
    harvest: Mapping[int, str] | None = None,
    held: Mapping[int, str] | None = None,
    supply: str = "1N 1W 1E",
    bean_taken: bool = False,
    bean_bag: str | None = None,
    plant_bag: str | None = None,
    compost: str = "",
    goals: str = "",
    taken: Mapping[int, str] | None = None,
    turn: int | None = None,
) -> Table:
    """A position. `hand`: a tile chosen before is "-"; `plant_bag`: the next ones of it; so `bean_bag`, which
    holds no others if it is given: the rest has been harvested by the last vine.
    """
    count = 2 if name == "vine-solo" else players
    options = {"objectives": "on" if goals else "off"} if name == "vine" else {}
    game = pygame_core.load_game(name, players, options)
    grown = [read_vine(text) for text in [*vines, *[""] * count][:count]]
    rest, beans = PILE[:], BEANS[:]

    def take(pile: list[str], names: Sequence[str]) -> list[str]:
        for one in names:
            pile.remove(one)
        return list(names)

    lying = [plant[0] for vine in grown for plant in vine["plants"]]
    in_hand = [None if tile == "-" else tile for tile in hand.split()]
    lying += [*filter(None, in_hand), *waiting.split(), *(held or {}).values(), *compost.split()]
    lying += [pending[0]] if pending else []
    take(rest, lying)
    drawn = phase in ("grow", "bean")
    least = max(0, (len(lying) + 1) // 2 - drawn) if turn is None else turn
    number = least if turn is not None else least + count
    if name == "vine-solo" and turn is None:
        # The vine on the left began.
        number += (active - number) % count
    first = (active - number) % count
    fill = sorted(rest, key=lambda tile: (tile != "X", tile != "tee"))[: 2 * (number + drawn) - len(lying)]
    heap = [*compost.split(), *take(rest, fill)]
    bag = take(rest, (plant_bag or "").split())
    bag += rest[: 20 * count - 2 * (number + drawn) - len(bag)]
    for vine in grown:
        take(beans, [bean for bunch in vine["bunches"] for bean in bunch[2]])
    gathered = {seat: take(beans, text.split()) for seat, text in (harvest or {}).items()}
    shown = [None if bean == "-" else bean for bean in supply.split()]
    take(beans, [bean for bean in shown if bean])
    tan = take(beans, (bean_bag or "").split())
    if bean_bag is None:
        tan += beans
    else:
        gathered[count - 1] = [*gathered.get(count - 1, []), *beans]
    kinds = list(dict.fromkeys(PILE))
    data = {
        "game": game.name,
        "players": players,
        "options": game.options,
        "seed": 1,
        "round_seed": 1,
        "first": first,
        "turn": number,
        "phase": phase,
        "vines": [
            {
                **vine,
                "harvest": gathered.get(at, []),
                "tokens": [*tokens, *[0] * count][at],
                "held": (held or {}).get(at),
                "goals": (taken or {}).get(at, "").split(),
            }
            for at, vine in enumerate(grown)
        ],
        "hand": in_hand,
        "passed": phase == "bean" if passed is None else passed,
        "pending": {"tile": pending[0], "onto": pending[1]} if pending else None,
        "waiting": waiting.split(),
        "bean_taken": bean_taken,
        "supply": shown,
        "compost": sorted(heap, key=kinds.index),
        "objectives": goals.split(),
        "refreshes": 0,
        "plant_bag": bag,
        "bean_bag": tan,
        "history": [],
    }
    return Table(Record(game, 1, data))


def every_game() -> list[Game]:
    """Each number of players, with objectives and without, and solo."""
    games = [pygame_core.load_game("vine", players, {"objectives": "on"}) for players in (2, 4, 6)]
    return [*games, pygame_core.load_game("vine", 3), pygame_core.load_game("vine-solo", 1)]


def positions(game: Game, seeds: int) -> Iterator[tuple[Record, VineState, int]]:
    """Random games: the record, a state of it, and how many moves came before."""
    for seed in range(seeds):
        record = random_record(game, seed)
        for count, state in enumerate(record.states):
            assert isinstance(state, VineState)
            yield record, state, count
