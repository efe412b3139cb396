"""The variants: players and options, and where each part of the contract lives."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, cast

from ..errors import PositionError
from ..game import Event, Game, Observation, State
from ..rng import SEED_LIMIT, derive, parse_seed, stream
from .deal import Deal, deal
from .events import events
from .grid import row_of
from .moves import moves_of
from .position import read
from .sampling import sample
from .sets import SETS
from .state import VineState
from .tile_set import tile_set
from .view import view
from .vine import Vine

Places = list[tuple[int, int]]


class VineGame(Game):
    """What the game of several and solo share: vines in a circle, each with the next on its left."""

    family: ClassVar[str] = "vine"
    #: Both vines are one player's.
    solo: ClassVar[bool] = False
    objectives = False

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.tiles = tile_set(self.options["tiles"])
        self.moves = moves_of(self.tiles)
        #: How many vines grow.
        self.vines = players

    # -- what the variants decide -----------------------------------------------------------------

    def seat_of(self, vine: int) -> int:
        """Whose a vine is."""
        return vine

    def first_vine(self, round_seed: int) -> int:
        """House ruling: the first player by lot."""
        return int(stream(round_seed, "first").random() * self.vines)

    def allowed(self, vine: Vine, places: Places) -> Places:
        """The places of a passed tile that may be used on the vine of the left."""
        return places

    def results(self, points: list[int]) -> list[int]:
        """What each seat gets for its vines' points."""
        return points

    # -- the contract -----------------------------------------------------------------------------

    def new_initial_state(self, seed: int | str) -> VineState:
        number = parse_seed(seed)
        return self._dealt(number, derive(number, "round", 0))

    def new_round_state(self, seed: int, standing: list[int]) -> VineState:
        if standing or not 0 <= seed < SEED_LIMIT:
            raise PositionError("This is not how a game of Vine can begin.")
        return self._dealt(seed, seed)

    def _dealt(self, seed: int, round_seed: int) -> VineState:
        return self.begin(seed, round_seed, deal(self.tiles, self.vines, self.objectives, round_seed))

    def begin(self, seed: int, round_seed: int, lying: Deal) -> VineState:
        """A game that begins with tiles that were dealt otherwise than by its seed."""
        return VineState(self, seed, round_seed, lying)

    def state_from_json(self, data: Any) -> VineState:
        return read(self, data)

    def sample_state(self, observation: Observation, rng: Random) -> VineState:
        return sample(self, observation, rng)

    def action_to_string(self, action: int) -> str:
        return self.moves.text(action)

    def string_to_action(self, text: str) -> int:
        return self.moves.action(text)

    def events(self, before: State, action: int, after: State, eyes: frozenset[int]) -> list[Event]:
        return events(cast(VineState, before), action, cast(VineState, after))

    def reveals(self, before: State, action: int, after: State, seat: int) -> bool:
        """Only a bag hides something: what was drawn from one has been seen."""
        was, now = cast(VineState, before), cast(VineState, after)
        return was.drawn != now.drawn or was.bean_bag != now.bean_bag

    def halfway(self, state: State) -> bool:
        return cast(VineState, state).halfway()

    def view(self, states: list[State], moves: list[int], eyes: frozenset[int]) -> dict[str, Any]:
        return view(cast(list[VineState], states), moves, eyes)


class Standard(VineGame):
    """Vine for two to six players, with public objectives if they like (rulebook, Public Objectives)."""

    id: ClassVar[str] = "vine"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    option_values: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "tiles": tuple(SETS),
        "objectives": ("off", "on"),
    }

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.objectives = self.options["objectives"] == "on"


class Solo(VineGame):
    """Vine for one with two vines, of which the lower counts (rulebook, Solo Mode)."""

    id: ClassVar[str] = "vine-solo"
    player_counts: ClassVar[tuple[int, ...]] = (1,)
    option_values: ClassVar[Mapping[str, tuple[str, ...]]] = {"tiles": tuple(SETS)}
    solo: ClassVar[bool] = True

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.vines = 2

    def seat_of(self, vine: int) -> int:
        return 0

    def first_vine(self, round_seed: int) -> int:
        """Rulebook, Gameplay: the vine on the left."""
        return 0

    def allowed(self, vine: Vine, places: Places) -> Places:
        """Rulebook, Gameplay: the second tile grows the other vine taller only where it has no choice."""
        low = [place for place in places if row_of(place[0]) <= vine.height]
        return low or places

    def results(self, points: list[int]) -> list[int]:
        """Rulebook, Objective: the vine with fewer points."""
        return [min(points)]
