"""A bot that searches as long as it may, and slips as its level does."""

from math import log
from random import Random

from ...game import Game, Observation
from ...rng import stream
from ..base import Bot, Budget
from .levels import ITERATIONS, Level
from .models import MODELS
from .tree import Found, Tree


class SearchBot(Bot):
    """Chooses the move that its search visited most, but for the slips of its level."""

    def __init__(self, game: Game, seed: int, level: Level) -> None:
        super().__init__(game, seed)
        self.model = MODELS[game.id]
        self.level = level
        #: Iterations it never goes beyond.
        self.limit = max(1, round(ITERATIONS[game.family] * level.effort))

    def choose(self, observation: Observation, budget: Budget | None = None) -> int:
        """See `Bot.choose`. A budget can only shorten what the level allows; one iteration is always made."""
        tree = self.tree(observation)
        if len(tree.model.moves) == 1:
            return tree.model.moves[0]
        limit, should_stop = self.limit, None
        if budget is not None:
            should_stop = budget.should_stop
            if budget.iterations is not None:
                limit = min(limit, budget.iterations)
        tree.run(1)
        while tree.root.visits < limit and not (should_stop and should_stop()):
            tree.run(1)
        return self.decide(observation, tree.found())

    def tree(self, observation: Observation, worker: int = 0) -> Tree:
        """A search of this decision, to be run in slices; each worker has its own luck."""
        model = self.model(self.game, observation)
        noticed = None
        if self.level.overlooks:
            # The same in all workers: what is overlooked is not thought of anywhere.
            eyes = self._luck(observation, "eyes", 0)
            seen = [move for move in model.moves if eyes.random() >= self.level.overlooks]
            noticed = frozenset(seen or model.moves)
        return Tree(model, self._luck(observation, "search", worker), noticed=noticed)

    def decide(self, observation: Observation, found: list[Found]) -> int:
        """The move of a search, or of several merged, `found` as `Tree.found` sorts it."""
        if not self.level.blur:
            return found[0].move
        luck = self._luck(observation, "slips", 0)
        # Gumbel's noise: a move is taken for the best the more often, the nearer it is to it.
        return max(found, key=lambda f: f.value - self.level.blur * log(-log(luck.random() or 0.5))).move

    def _luck(self, observation: Observation, purpose: str, worker: int) -> Random:
        return stream(self.seed, "bot", observation["seat"], len(observation["history"]), purpose, worker)
