"""The variant: its options, and where each part of the contract lives."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, cast

from ...errors import PositionError
from ...game import Event, Observation, State
from ..game import DEALS, OneDeck
from ..match import MatchState
from . import facts
from .events import events
from .sampling import sample
from .state import TournamentState
from .view import view


class Tournament(OneDeck):
    """Vege Tables 2.0, two to five players."""

    id: ClassVar[str] = "vege-tables-tournament"
    option_values: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "deals": DEALS, "jokers": ("2", "3"), "wells": ("three", "two"),
    }  # fmt: skip
    #: With three players only the Tractors can be three each; two players have wells of their own.
    option_players: ClassVar[Mapping[str, tuple[int, ...]]] = {"jokers": (3,), "wells": (3, 4, 5)}
    expert = True

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.state_class = TournamentState
        two = players == 2
        self.has_bonus = not two
        #: Tractors of each.
        self.share = facts.JOKERS_FOR_TWO if two else int(self.options["jokers"])
        self.jokers = self.share * players
        self.limits = facts.LIMITS_FOR_TWO if two else facts.LIMITS
        #: Cards of each well.
        self.wells = facts.TWO_WELLS if self.options["wells"] == "two" else facts.THREE_WELLS
        if two:
            self.wells = facts.WELLS_FOR_TWO

    def new_round_state(self, seed: int, standing: list[int]) -> MatchState:
        starter = standing[2] if len(standing) > 2 else -1
        state = cast(TournamentState, super().new_round_state(seed, standing[:2] + standing[3:]))
        if not 0 <= starter < self.players or (self._is_fixed(state) and starter != state.starter):
            raise PositionError("This player cannot start the deal.")
        state.start_with(starter)
        return state

    def _is_fixed(self, state: TournamentState) -> bool:
        """The cards or the dealer say who starts; later deals go on from the first."""
        return self.players == 2 or not state.round

    def events(self, before: State, action: int, after: State, eyes: frozenset[int]) -> list[Event]:
        return events(cast(TournamentState, before), action, cast(TournamentState, after), eyes)

    def view(self, states: list[State], moves: list[int], eyes: frozenset[int]) -> dict[str, Any]:
        return view(cast(list[TournamentState], states), moves, eyes)

    def sample_state(self, observation: Observation, rng: Random) -> TournamentState:
        return sample(self, observation, rng)
