"""What a search advises, and why, in the game's own terms."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...game import Game, Observation
from ...rng import stream
from .tree import Found

#: What a move does: a key of the page's catalogues, and what its sentence mentions.
Fact = tuple[str, dict[str, str | int]]
#: A state and an action in; what that action does as its seat can see it, the most telling first.
Facts = Callable[[Any, int], list[Fact]]

#: Parts of the most visited move's visits: enough to be the best move, enough to be compared with it.
_SURE, _KNOWN = 0.5, 0.02


@dataclass(frozen=True)
class Advice:
    """The best move, and those that come after it by value; values are shares of the win."""

    best: Found
    others: list[Found]
    #: What speaks for the best move and not for the second; None when there is nothing to tell.
    reason: Fact | None

    @property
    def gain(self) -> float:
        """By how much the best move is worth more than the second best."""
        return self.best.value - self.others[0].value if self.others else 0.0


def advise(game: Game, observation: Observation, found: list[Found], facts: Facts) -> Advice:
    """`found` as `Tree.found` sorts it, never empty. Nothing but the observation is looked at."""
    most = found[0].visits
    best = max((f for f in found if f.visits >= _SURE * most), key=lambda f: f.value)
    others = [f for f in found if f != best and f.visits >= _KNOWN * most]
    others.sort(key=lambda f: (-f.value, f.move))
    # The hidden part of this state is made up: facts are of what the seat can see.
    state = game.sample_state(observation, stream(0, "advice"))
    told = facts(state, best.move)
    against = facts(state, others[0].move) if others else []
    own = [fact for fact in told if fact not in against]
    return Advice(best, others, next(iter(own or told), None))
