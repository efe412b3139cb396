"""A bot that searches as long as it may."""

from collections.abc import Callable

from ...game import Game, Observation
from ..base import Bot, Budget
from .model import Model
from .tree import Tree

#: Iterations of a bot that is given no budget.
ENOUGH = 1000


class SearchBot(Bot):
    """Chooses the move that its search visited most."""

    def __init__(self, game: Game, seed: int, model: Callable[[Game, Observation], Model]) -> None:
        super().__init__(game, seed)
        self.model = model

    def choose(self, observation: Observation, budget: Budget | None = None) -> int:
        """See `Bot.choose`. With neither limit, `ENOUGH` iterations; at least one in any case."""
        model = self.model(self.game, observation)
        if len(model.moves) == 1:
            return model.moves[0]
        budget = budget or Budget(iterations=ENOUGH)
        tree = Tree(model, self.luck(observation))
        tree.run(1)
        while not (
            (budget.iterations is not None and tree.root.visits >= budget.iterations)
            or (budget.should_stop is not None and budget.should_stop())
        ):
            tree.run(1)
        return tree.found()[0].move
