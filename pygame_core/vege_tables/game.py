"""The variants: players, options, and where each part of the contract lives."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, cast

from ..errors import PositionError
from ..game import Event, Game, Observation, State
from ..reading import MOST_POINTS
from ..rng import SEED_LIMIT, derive, parse_seed, stream
from . import cards as c
from .common_pot import CommonPot
from .deals import TABLES
from .events import events
from .facts import MOST_DEALS
from .match import MatchState
from .own_pots import OwnPots
from .partners import Partners
from .position import read
from .sampling import sample
from .sight import sight
from .state import VegeTablesState
from .view import view

#: How many deals a match has: one for each player, so that everybody deals once, or as chosen.
EACH = "each"
DEALS = (EACH, *map(str, range(1, MOST_DEALS + 1)))


class VegeTables(Game):
    """What the variants share: a match of deals."""

    family: ClassVar[str] = "vege-tables"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    option_values: ClassVar[Mapping[str, tuple[str, ...]]] = {"deals": DEALS}
    #: All points are multiples of it.
    unit: ClassVar[int] = 10
    state_class: type[MatchState]

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.deals = players if self.options["deals"] == EACH else int(self.options["deals"])

    def new_initial_state(self, seed: int | str) -> MatchState:
        number = parse_seed(seed)
        # House ruling: the first dealer is chosen by the seed.
        dealer = int(stream(number, "dealer").random() * self.players)
        return self.state_class(self, number, derive(number, "round", 0), dealer)

    def new_round_state(self, seed: int, standing: list[int]) -> MatchState:
        n = self.players
        if len(standing) != 2 + n or min(standing) < 0 or standing[0] >= self.deals or standing[1] >= n:
            raise PositionError("This is not how a deal of Vege Tables can begin.")
        unit = self.unit
        scores = tuple(unit * (-(t + 1) // 2 if t % 2 else t // 2) for t in standing[2:])
        if not 0 <= seed < SEED_LIMIT or max(map(abs, scores)) >= MOST_POINTS:
            raise PositionError("These points cannot stand when a deal begins.")
        state = self.state_class(self, seed, seed, standing[1])
        state.resume(standing[0], scores)
        return state


class OneDeck(VegeTables):
    """The variants played with one deck, its Plots before their owners."""

    state_class: type[VegeTablesState]
    #: The Tractors are dealt out evenly.
    expert = False
    #: There is a Field of face-down cards, and everybody has a Pot.
    has_field = False
    #: The order of getting one's Pot, or in 2.0 one's last Tractor, scores.
    has_bonus = False
    has_short_pot = False
    #: Two players: who is stuck has lost the deal.
    loses_when_stuck = False
    #: Tractors in the deck.
    jokers: int

    def blank_state(self) -> VegeTablesState:
        """A state with nothing set, for a reader to fill."""
        state = self.state_class.__new__(self.state_class)
        state.game = self
        return state

    def state_from_json(self, data: Any) -> VegeTablesState:
        return read(self, data)

    def sample_state(self, observation: Observation, rng: Random) -> VegeTablesState:
        return sample(self, observation, rng)

    def action_to_string(self, action: int) -> str:
        return c.write(action)

    def string_to_action(self, text: str) -> int:
        return c.read(text)

    def events(self, before: State, action: int, after: State, eyes: frozenset[int]) -> list[Event]:
        return events(cast(VegeTablesState, before), action, cast(VegeTablesState, after), eyes)

    def reveals(self, before: State, action: int, after: State, seat: int) -> bool:
        if after.is_round_over():
            return True
        earlier, later = sight(cast(VegeTablesState, before), seat), sight(cast(VegeTablesState, after), seat)
        return bool(later[0] & ~earlier[0]) or later[1] > earlier[1]

    def view(self, states: list[State], moves: list[int], eyes: frozenset[int]) -> dict[str, Any]:
        return view(cast(list[VegeTablesState], states), moves, eyes)


class Base(OneDeck):
    """Base rules, two to five players."""

    id: ClassVar[str] = "vege-tables-base"

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.has_field = self.has_bonus = players > 2
        self.loses_when_stuck = not self.has_field
        self.has_short_pot = self.expert and players in (3, 5)
        self.jokers = TABLES[players].jokers
        self.state_class = OwnPots if self.has_field else CommonPot


class Expert(Base):
    """Expert rules: the Tractors dealt out evenly."""

    id: ClassVar[str] = "vege-tables-expert"
    expert = True


class Partnership(Base):
    """Two against two, with the Base or the Expert deal."""

    id: ClassVar[str] = "vege-tables-partners"
    player_counts: ClassVar[tuple[int, ...]] = (4,)
    option_values: ClassVar[Mapping[str, tuple[str, ...]]] = {"deal": ("base", "expert"), "deals": DEALS}

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        self.expert = options["deal"] == "expert"
        super().__init__(players, options)
        self.sides = [(0, 2), (1, 3)]
        self.state_class = Partners
