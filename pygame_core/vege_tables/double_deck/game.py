"""The variant: players, options, and where each part of the contract lives."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, cast

from ...game import Event, Observation, State
from ..game import DEALS, VegeTables
from . import moves as m
from .events import events
from .facts import UNIT
from .position import read
from .sampling import sample
from .sight import sight
from .state import DoubleDeckState
from .view import view


class DoubleDeck(VegeTables):
    """Two decks and six talloni, two to five players; one deal unless the players choose more."""

    id: ClassVar[str] = "vege-tables-double-deck"
    option_values: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "deals": ("1", *(value for value in DEALS if value != "1"))
    }
    unit: ClassVar[int] = UNIT
    state_class = DoubleDeckState

    def blank_state(self) -> DoubleDeckState:
        """A state with nothing set, for a reader to fill."""
        state = DoubleDeckState.__new__(DoubleDeckState)
        state.game = self
        return state

    def state_from_json(self, data: Any) -> DoubleDeckState:
        return read(self, data)

    def sample_state(self, observation: Observation, rng: Random) -> DoubleDeckState:
        return sample(self, observation, rng)

    def action_to_string(self, action: int) -> str:
        return m.write(action)

    def string_to_action(self, text: str) -> int:
        return m.read(text)

    def events(self, before: State, action: int, after: State, eyes: frozenset[int]) -> list[Event]:
        return events(cast(DoubleDeckState, before), action, cast(DoubleDeckState, after), eyes)

    def reveals(self, before: State, action: int, after: State, seat: int) -> bool:
        if after.is_round_over():
            return True
        return sight(cast(DoubleDeckState, after), seat) > sight(cast(DoubleDeckState, before), seat)

    def view(self, states: list[State], moves: list[int], eyes: frozenset[int]) -> dict[str, Any]:
        return view(cast(list[DoubleDeckState], states), moves, eyes)
