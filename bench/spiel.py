"""Our games as OpenSpiel games, so that its own search can play them: the adapter, and no search.

A game ends for the search where it ends for ours, at the end of the running round, and is worth the same
there: a share of the win. A random match to its end would tell a search next to nothing.
"""

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from pygame_core import Game, Observation, State
from pygame_core.bots import Bot, Budget
from pygame_core.bots.search import equity
from pygame_core.rng import stream

#: Family -> how many points more are e times the chance, as our searches have it.
SPREADS = {"vegeterrors": 45.0, "vege-tables": 60.0, "vine": 10.0}
#: As OpenSpiel's own callers set it, for utilities between 0 and 1: the square root of 2.
UCT_C = 2**0.5
ENDLESS = 1 << 40

TYPE = {
    "dynamics": pyspiel.GameType.Dynamics.SEQUENTIAL,
    "chance_mode": pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    "information": pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    "utility": pyspiel.GameType.Utility.GENERAL_SUM,
    "reward_model": pyspiel.GameType.RewardModel.TERMINAL,
    "provides_information_state_string": True,
    "provides_information_state_tensor": False,
    "provides_observation_string": False,
    "provides_observation_tensor": False,
}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, dealt by a seed."""

    def __init__(self, game: Game, seed: int) -> None:
        kind = pyspiel.GameType(
            short_name=f"potager_{game.id}",
            long_name=repr(game),
            max_num_players=game.players,
            min_num_players=game.players,
            **TYPE,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=1 << 20,
            max_chance_outcomes=0,
            num_players=game.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=1 << 12,
        )
        super().__init__(kind, info, {})
        self.game = game
        self.rng = stream(seed, "spiel")
        self.seed = seed
        self.spread = SPREADS[game.family]

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.game.new_initial_state(self.seed))

    def seen_as(self, observation: Observation) -> "SpielState":
        """A state for a search to begin with, of which nothing but the observation is true."""
        state = SpielState(self, self.game.sample_state(observation, self.rng))
        state.seen = observation
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> None:
        """There are no tensors."""


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours. What OpenSpiel's Python calls is answered here without a way round by C++."""

    def __init__(self, game: SpielGame, state: State) -> None:
        super().__init__(game)
        self.spiel = game
        self.state = state
        self.over = False
        self.seen: Observation | None = None
        self.key: str | None = None

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.over else self.state.current_player()

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self.over

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.state.legal_actions()

    _legal_actions = legal_actions

    def apply_action(self, action: int) -> None:
        state = self.state
        state.apply_action(int(action))
        self.over = state.is_round_over() or state.is_terminal()
        self.seen = self.key = None

    _apply_action = apply_action

    def returns(self) -> list[float]:
        game = self.spiel.game
        if not self.over:
            return [0.0] * game.players
        points = self.state.returns()
        by_side = [sum([points[seat] for seat in side]) for side in game.sides]
        final = self.state.is_terminal()
        values = equity.won(by_side) if final else equity.shares(by_side, self.spiel.spread)
        if len(by_side) == len(points):
            return values
        return [
            next(v for v, s in zip(values, game.sides, strict=True) if i in s) for i in range(len(points))
        ]

    def information_state_string(self, player: int | None = None) -> str:
        if self.key is None:
            self.key = str(self._observed())
        return self.key

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        game = self.spiel
        return SpielState(game, game.game.sample_state(self._observed(), game.rng))

    def clone(self) -> "SpielState":
        new = SpielState(self.spiel, self.state.clone())
        new.over = self.over
        return new

    def _observed(self) -> Observation:
        if self.seen is None:
            self.seen = self.state.observation(self.state.current_player())
        return self.seen

    def _action_to_string(self, player: int, action: int) -> str:
        return self.spiel.game.action_to_string(action)

    def __str__(self) -> str:
        return self.state.canonical()


class _NoMoreTime(Exception):
    pass


class Timed(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, whose loop ends when its time is over; all else is as it was."""

    budget: Budget

    def sample_root_state(self, state: SpielState) -> SpielState:
        stop = self.budget.should_stop
        if stop is not None and self._root_node.total_visits > 0 and stop():
            raise _NoMoreTime
        return super().sample_root_state(state)  # type: ignore[no-any-return]

    def run_search(self, state: SpielState) -> Any:
        try:
            return super().run_search(state)
        except _NoMoreTime:
            return self.get_final_policy(state, self._root_node)


def search(game: SpielGame, seed: int, simulations: int, bot: type[ISMCTSBot] = ISMCTSBot) -> ISMCTSBot:
    """OpenSpiel's search, with one random play-out an iteration."""
    luck = np.random.RandomState(seed % (1 << 32))
    return bot(game, RandomRolloutEvaluator(1, luck), UCT_C, simulations, random_state=luck)


class Ismcts(Bot):
    """OpenSpiel's search as one of our bots, for the arena: `bench.spiel:Ismcts`."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> int:
        game = SpielGame(self.game, self.luck(observation).getrandbits(32))
        budget = budget or Budget(iterations=1000)
        bot = search(game, game.seed, budget.iterations or ENDLESS, Timed)
        bot.budget = budget
        return int(bot.step(game.seen_as(observation)))
