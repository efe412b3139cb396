"""The judge of Vine with one move ahead, for comparisons: what the search adds to it shows against it."""

from functools import partial
from typing import cast

from ....game import Observation
from ....vine import moves as m
from ....vine.game import VineGame
from ...base import Bot, Budget
from .garden import DONE, DRAW, STEP, Garden
from .judge import Judge
from .options import has_room


class OnePly(Bot):
    """Takes the action after which all looks best; of a tile chosen it sees the best place."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> int:
        game = cast(VineGame, self.game)
        garden = Garden.of(game.sample_state(observation, self.luck(observation)))
        return self.best(observation, partial(self._value, garden, Judge(game)))

    def _value(self, garden: Garden, judge: Judge, action: int) -> float:
        kind = garden.game.moves.read(action).kind
        if action == m.REFRESH:
            return judge.refreshed(garden) if has_room(garden) else -1e9
        after = garden.clone()
        after.play(action)
        if garden.phase == "prune":
            return judge.standing(after, DRAW)
        if action == m.END:
            return judge.standing(garden, DONE)
        if kind in ("keep", "pass"):
            return max(judge.standing(end, STEP) for end in _placed(after))
        if kind == "compost":
            return max(judge.standing(end, DONE) for end in _placed(after))
        return judge.standing(after, DONE if garden.phase == "bean" else STEP)


def _placed(garden: Garden) -> list[Garden]:
    """The tile chosen at each of its places."""
    if garden.pending < 0:
        return [garden]
    found = []
    for place in garden.placements(garden.pending, garden.onto):
        after = garden.clone()
        after.play(place)
        found.append(after)
    return found
