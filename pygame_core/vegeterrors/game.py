"""The variant: players, options, and where each part of the contract lives."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, cast

from ..errors import IllegalAction, PositionError
from ..game import Event, Game, Observation, State
from ..rng import SEED_LIMIT, derive, parse_seed, stream
from .cards import COLOURS, DECKS, cards_of
from .events import events
from .facts import LAST_HAND, TARGET
from .payout import CHIP
from .position import read
from .sampling import sample
from .state import VegeterrorsState
from .view import view


class Vegeterrors(Game):
    """Vegeterrors for 3 or 4 players, a match to 220 gold."""

    id: ClassVar[str] = "vegeterrors"
    family: ClassVar[str] = "vegeterrors"
    player_counts: ClassVar[tuple[int, ...]] = (3, 4)
    option_values: ClassVar[Mapping[str, tuple[str, ...]]] = {"deck": tuple(DECKS)}

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.cards = cards_of(self.options["deck"])
        counts = DECKS[self.options["deck"]].counts(players)
        #: Every card of the game by number, sorted.
        self.pile = [i for i, name in enumerate(self.cards.names) for _ in range(counts.get(name, 0))]
        #: The colours in the game, in the order that breaks ties (no Green with three).
        self.colours = [
            c for c in range(len(COLOURS)) if any(self.cards.of_colour[c] >> i & 1 for i in self.pile)
        ]

    def new_initial_state(self, seed: int | str) -> VegeterrorsState:
        number = parse_seed(seed)
        # House ruling: the first holder of the start card is chosen by the seed.
        start = int(stream(number, "start").random() * self.players)
        return VegeterrorsState(self, number, derive(number, "round", 0), start)

    def new_round_state(self, seed: int, standing: list[int]) -> VegeterrorsState:
        return self.begin_round(seed, standing, None)

    def begin_round(self, seed: int, standing: list[int], dealt: list[list[int]] | None) -> VegeterrorsState:
        """As `new_round_state`, with cards that were dealt otherwise (sorted, all of the pile)."""
        n = self.players
        if len(standing) != 2 + n + 4 or min(standing) < 0 or standing[0] >= LAST_HAND or standing[1] >= n:
            raise PositionError("This is not how a hand of Vegeterrors can begin.")
        if not 0 <= seed < SEED_LIMIT:
            raise PositionError("This is not a seed.")
        gold, chips = [g * 10 for g in standing[2 : 2 + n]], [c * CHIP for c in standing[2 + n :]]
        if (
            max(gold) >= TARGET
            or max(chips) > LAST_HAND * CHIP
            or any(chips[c] for c in range(4) if c not in self.colours)
        ):
            raise PositionError("These scores cannot stand when a hand begins.")
        state = VegeterrorsState(self, seed, seed, standing[1], dealt)
        state.round, state.gold, state.chips = standing[0], gold, chips
        state.started_with = (gold[:], chips[:])
        return state

    def state_from_json(self, data: Any) -> VegeterrorsState:
        return read(self, data)

    def sample_state(self, observation: Observation, rng: Random) -> VegeterrorsState:
        return sample(self, observation, rng)

    def action_to_string(self, action: int) -> str:
        if not 0 <= action < self.cards.action_count:
            raise IllegalAction("That is not a move of Vegeterrors.", move=str(action)[:40])
        return self.cards.notation[action]

    def string_to_action(self, text: str) -> int:
        return self.cards.read(text)

    def events(self, before: State, action: int, after: State, eyes: frozenset[int]) -> list[Event]:
        return events(cast(VegeterrorsState, before), action, cast(VegeterrorsState, after), eyes)

    def reveals(self, before: State, action: int, after: State, seat: int) -> bool:
        if after.is_round_over():
            return True
        return before.current_player() != seat and not self.is_hidden(action)

    def is_hidden(self, action: int) -> bool:
        """A prediction is laid face down: the others see nothing of it."""
        return self.cards.first_predict <= action < self.cards.first_change

    def view(self, states: list[State], moves: list[int], eyes: frozenset[int]) -> dict[str, Any]:
        return view(cast(list[VegeterrorsState], states), moves, eyes)
