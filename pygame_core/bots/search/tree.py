"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), one tree for one observer.

Each iteration draws a world and goes down one tree shared by all worlds. A move is compared with the others
by how often it could be chosen, since not every world allows it. Every seat seeks its own value.
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import NamedTuple

from .model import Model


class Found(NamedTuple):
    """What a search knows of one move of the seat that asks."""

    move: int
    visits: int
    #: Mean value to that seat, from 0 to 1.
    value: float


class Node:
    """A move in the tree, and what followed it."""

    __slots__ = ("children", "seen", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        #: How often the move could be chosen.
        self.seen = 1
        #: Sum of the values to the seat that made the move.
        self.total = 0.0
        self.children: dict[int, Node] = {}


class Tree:
    """An anytime search: `run` it as often as there is time, and ask `found` at any moment.

    `noticed`: the only moves of the seat that asks that are thought of; None: all.
    """

    def __init__(
        self,
        model: Model,
        rng: Random,
        explore: float | None = None,
        noticed: frozenset[int] | None = None,
    ) -> None:
        self.model = model
        self.rng = rng
        self.explore = model.explore if explore is None else explore
        self.noticed = noticed
        self.root = Node()

    def run(self, iterations: int, first: int | None = None) -> None:
        """So many iterations more, all of them beginning with the legal action `first` if one is given."""
        for _ in range(iterations):
            self._iterate(first)

    def _iterate(self, first: int | None) -> None:
        choose = self._in_order if self.model.trust else self._by_availability
        world = self.model.world(self.rng)
        node = self.root
        path: list[tuple[Node, int]] = []
        if first is not None:
            node = node.children.setdefault(first, Node())
            node.seen += node.visits > 0
            path.append((node, world.mover))
            world.play(first)
        while (seat := world.mover) >= 0:
            options = world.moves()
            if self.noticed is not None and node is self.root:
                options = [option for option in options if option in self.noticed]
            move = choose(node, options)
            child = node.children.get(move)
            if child is None:
                child = node.children[move] = Node()
            node = child
            path.append((node, seat))
            world.play(move)
            if not node.visits:
                break
        values = world.values(self.rng.random)
        self.root.visits += 1
        for node, seat in path:
            node.visits += 1
            node.total += values[seat]

    def _by_availability(self, node: Node, options: Sequence[int]) -> int:
        """UCB, each move by how often it could be chosen; the first that was never tried goes before all."""
        children, explore = node.children, self.explore
        fresh = move = -1
        most = -1.0
        for option in options:
            child = children.get(option)
            if child is None:
                if fresh < 0:
                    fresh = option
                continue
            child.seen = seen = child.seen + 1
            visits = child.visits
            worth = child.total / visits + explore * sqrt(log(seen) / visits)
            if worth > most:
                most, move = worth, option
        return move if fresh < 0 else fresh

    def _in_order(self, node: Node, options: Sequence[int]) -> int:
        """PUCT (Rosin 2011), likelihood by the order; an untried move is worth what the others were."""
        children, trust = node.children, self.model.trust
        hope = self.explore * (1 - trust) * sqrt(node.visits + 1)
        fresh, most, move = -1, -1.0, -1
        promise, total, visits = 0.0, 0.0, 0
        for option in options:
            child = children.get(option)
            if child is not None:
                total += child.total
                visits += child.visits
                worth = child.total / child.visits + hope / (1 + child.visits)
                if worth > most:
                    most, move = worth, option
            elif fresh < 0:
                fresh, promise = option, hope
            hope *= trust
        if fresh >= 0 and (not visits or total / visits + promise > most):
            return fresh
        return move

    def found(self) -> list[Found]:
        """The moves of the seat that asks, the most visited first, of equals the one of more value."""
        children = self.root.children
        found = [Found(move, node.visits, node.total / node.visits) for move, node in children.items()]
        return sorted(found, key=lambda f: (-f.visits, -f.value, f.move))
