"""How rule faults of 2.0 are planted, and the games in which each is looked for."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pygame_core.vege_tables.tournament import facts
from pygame_core.vege_tables.tournament.state import TournamentState

from ..faults import Patch, Plant, instead

Actions = list[int]

#: Games (ids of agreement.IDS) and seeds whose random play comes to what a fault is about.
PLAIN = [("3-three-2", 0), ("4-three", 1), ("5-two", 2)]
STAY = [("3-three-2", 7), ("4-three", 7)]
OWN = [("3-three-2", 7), ("4-three", 0)]
OTHERS = [("3-three-2", 7), ("4-three", 26), ("5-two", 7)]
ALL = [("3-three-2", 11), ("4-three", 29)]
CIRCLE = [("3-three-2", 7), ("5-two", 7)]
THIRD = [("3-three-2", 2), ("4-three", 6), ("4-three", 2)]
NO_HAND = [("4-three", 14), ("4-three", 33)]
ASIDE = [("4-three", 15), ("5-two", 47)]
TWO = [("2", 0), ("2", 1), ("2", 2)]
TWO_STUCK = [("2", 119), ("2", 203)]
TWO_ALL = [("2", 86)]


class Fault(NamedTuple):
    plant: Plant
    #: (game, seed)
    looked_for: Sequence[tuple[str, int]]


FAULTS: dict[str, Fault] = {}


def fault(looked_for: Sequence[tuple[str, int]]) -> Callable[[Plant], Plant]:
    def add(plant: Plant) -> Plant:
        FAULTS[plant.__name__] = Fault(plant, looked_for)
        return plant

    return add


def number(name: str, value: object, *modules: Any) -> Plant:
    def plant(patch: Patch) -> None:
        for one in modules:
            patch.setattr(one, name, value)

    return plant


def limit(**fields: int) -> Plant:
    """Other limits than the rules' for three to five players."""

    def plant(patch: Patch) -> None:
        patch.setattr(facts, "LIMITS", facts.LIMITS._replace(**fields))

    return plant


def limit_for_two(**fields: int) -> Plant:
    def plant(patch: Patch) -> None:
        patch.setattr(facts, "LIMITS_FOR_TWO", facts.LIMITS_FOR_TWO._replace(**fields))

    return plant


def legal_for(kind: str | None, change: Callable[[TournamentState, Actions], Actions]) -> Plant:
    """Other actions in the midst of a task of this kind, or of none; never none at all."""

    def plant(patch: Patch) -> None:
        def find(true: Any, self: TournamentState) -> Actions:
            legal: Actions = true(self)
            if not self.turn or (self.task and self.task.kind) != kind:
                return legal
            return sorted(set(change(self, legal))) or legal

        instead(patch, TournamentState, "_find_legal", find)

    return plant


def bottom(stacks: str) -> Plant:
    """Cards come from the covered end."""

    def plant(patch: Patch) -> None:
        def take(true: Any, self: TournamentState, seat: int, at: int) -> None:
            pile = getattr(self, stacks)
            pile[at] = pile[at][1:] + pile[at][:1]
            true(self, seat, at)

        instead(patch, TournamentState, "_take_from_silo" if stacks == "silos" else "draw", take)

    return plant
