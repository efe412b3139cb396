"""A simple player of Vine: it takes what makes its own vine worth most next to the neighbour's."""

from collections.abc import Callable
from functools import partial
from typing import cast

from ..game import Observation
from ..vine import moves as m
from ..vine.facts import TURNS
from ..vine.game import VineGame
from ..vine.state import VineState
from ..vine.vine import Vine
from .base import Bot, Budget

#: An end that can be grown on costs nothing while there are turns to close it, at the end its whole point;
#: a dead one is hard to be rid of.
_CLOSING, _DEAD = 5, 0.1
#: A few ends to grow from are enough; without any the next turns are lost.
_ENDS, _END, _NO_END = 4, 0.4, 2.5
#: Leaves that no bunch uses yet, as far as there are turns to hang something.
_SPARE, _LEAF = 1, 0.8
#: Somewhere to hang a bean that lies there, while there are turns to take one.
_HANG = 0.6
_TOKEN = 0.5
#: A tile that stands was a turn's work: not to be cut for nothing.
_TILE = 0.6
#: Harm done to the neighbour, next to the own good: much of it does not last.
_RIVAL = -0.2
#: A tile without a place: lost to its keeper, one more to choose from for the neighbour.
_LOST, _GIVEN = -0.2, -0.3
#: A new Supply is worth its token where nothing of the old one can be had.
_FRESH, _SAME = 0.9, 0.1


class GreedyVine(Bot):
    """Judges each action by the vines after it; of what follows, only the best place of a tile chosen."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> int:
        game = cast(VineGame, self.game)
        # All but the order in the bags lies open, and that order is never looked at.
        state = game.sample_state(observation, self.luck(observation))
        return self.best(observation, partial(self._value, state))

    def _value(self, state: VineState, action: int) -> float:
        move = state.game.moves.read(action)
        if move.kind == "keep":
            return max(_split(state, place) for place in _rest(state) if place != move.number or state.passed)
        if move.kind == "pass":
            return _split(state, move.number)
        if action == m.REFRESH:
            bean = any(
                state.game.moves.read(other).kind in ("bean", "stack") for other in state.legal_actions()
            )
            return _standing(state) - _TOKEN + (0 if state.bean_taken else _SAME if bean else _FRESH)
        after = state.clone()
        after.apply_action(action)
        if move.kind == "compost":
            return _standing(after) + _gain(after, after.pending, after.onto)
        return _standing(after, state.active)


def _rest(state: VineState) -> list[int]:
    return [place for place, kind in enumerate(state.hand) if kind >= 0]


def _split(state: VineState, passed: int) -> float:
    """The tiles of the turn when one of them is passed and the others are kept."""
    keeping = [place for place in _rest(state) if state.passed or place != passed]
    value = sum(_gain(state, state.hand[place], state.active) for place in keeping)
    return value if state.passed else value + _gain(state, state.hand[passed], state.left)


def _gain(state: VineState, kind: int, onto: int) -> float:
    """What the best place of a tile brings."""
    own = onto == state.active
    places = state.placements(kind, onto)
    if not places:
        return _LOST if own else _GIVEN
    vine, read = state.vines[onto], state.game.moves.read
    worth = _worth_of(state, onto)
    now = worth(vine)
    weight = _weights(state, state.active)[onto]
    grown = (vine.grown(move.cell, move.number) for move in map(read, places))
    return max(weight * (worth(vine) - now) for vine in grown)


def _standing(state: VineState, active: int | None = None) -> float:
    """All vines as the owner of the active one sees them."""
    weights = _weights(state, state.active if active is None else active)
    return sum(
        weight * (_worth_of(state, number)(vine) + _fixed(state, number))
        for number, (vine, weight) in enumerate(zip(state.vines, weights, strict=True))
        if weight
    )


def _weights(state: VineState, active: int) -> list[float]:
    """The own vine, and against it the one on the left; in solo both are own, the lower one more so."""
    count = state.game.vines
    weights = [0.0] * count
    if state.game.solo:
        points = [score.points for score in state.scores()]
        return [1.0 if points[number] <= points[1 - number] else 0.4 for number in range(count)]
    weights[active] = 1.0
    weights[(active + 1) % count] = _RIVAL
    return weights


def _fixed(state: VineState, number: int) -> float:
    """What no growth changes: the harvest, objectives taken, tokens for turns to come."""
    score = state.score(number)
    left = turns_left(state, number) + (number == state.active and state.phase != "over")
    return score.harvested + score.goals + (_TOKEN * state.tokens[number] if left else 0)


def _worth_of(state: VineState, number: int) -> Callable[[Vine], float]:
    """How a vine is valued with so many turns of its own to come."""
    left = turns_left(state, number)
    soon = min(left, 1)
    late = max(0.0, 1 - left / _CLOSING)
    dead_cost = _DEAD + (1 - _DEAD) * late
    hanging_left = min(_SPARE, left + (number == state.active and not state.bean_taken))

    def worth(vine: Vine) -> float:
        ends = sum(facing.bit_count() for facing in vine.reach.values())
        growth = _END * min(ends, _ENDS, left) if ends else -_NO_END * soon
        spare = _LEAF * min(vine.leaves - len(vine.bunches), hanging_left)
        stands = _TILE * len(vine.faces) if left else 0
        if hanging_left and any(vine.hangs(bean) for bean in state.supply if bean >= 0):
            stands += _HANG
        closing = dead_cost * (vine.open - ends) + late * ends
        return vine.hanging + vine.height + growth + spare + stands - closing

    return worth


def turns_left(state: VineState, number: int) -> int:
    """Turns of a vine that have not begun."""
    count = state.game.vines
    place = (number - state.first) % count
    if state.last_round:
        return int(state.turn % count < place)
    begun = (state.turn - place) // count + 1 if state.turn >= place else 0
    return TURNS - begun
