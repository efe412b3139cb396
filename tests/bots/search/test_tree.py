"""The tree search on games small enough to know the answer."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from pygame_core.bots.search import Found, Model, Tree, World
from pygame_core.game import TERMINAL

#: The moves played so far, in one hidden world -> the seat to move with its moves, or the values at the end.
Rules = Callable[[int, tuple[int, ...]], tuple[int, list[int]] | list[float]]


class SmallWorld(World):
    __slots__ = ("hidden", "played", "rules")

    def __init__(self, rules: Rules, hidden: int) -> None:
        self.rules, self.hidden, self.played = rules, hidden, ()
        self._turn()

    def _turn(self) -> None:
        now = self.rules(self.hidden, self.played)
        self.mover = now[0] if isinstance(now, tuple) else TERMINAL

    def moves(self) -> Sequence[int]:
        now = self.rules(self.hidden, self.played)
        assert isinstance(now, tuple)
        return now[1]

    def play(self, move: int) -> None:
        assert move in self.moves()
        self.played = (*self.played, move)
        self._turn()

    def values(self, luck: Callable[[], float]) -> Sequence[float]:
        while isinstance(now := self.rules(self.hidden, self.played), tuple):
            self.play(now[1][int(luck() * len(now[1]))])
        return now


class SmallModel(Model):
    def __init__(self, rules: Rules, hidden: Sequence[int]) -> None:
        self.rules, self.hidden = rules, hidden
        first = rules(hidden[0], ())
        assert isinstance(first, tuple)
        self.moves = first[1]

    def world(self, rng: Random) -> World:
        return SmallWorld(self.rules, self.hidden[int(rng.random() * len(self.hidden))])


def search(rules: Rules, hidden: Sequence[int] = (0,), iterations: int = 2000, seed: int = 1) -> list[Found]:
    tree = Tree(SmallModel(rules, hidden), Random(seed))
    tree.run(iterations)
    return tree.found()


def test_what_cannot_be_seen_cannot_be_chosen_by() -> None:
    """Guessing a coin is worth 0.5 at most, however clearly each world shows it: the sure 0.6 is better."""

    def guess(coin: int, played: tuple[int, ...]) -> tuple[int, list[int]] | list[float]:
        if not played:
            return 0, [0, 1, 2]
        return [0.6 if played[0] == 2 else float(played[0] == coin)]

    best, *others = search(guess, hidden=(0, 1))
    assert best.move == 2
    assert best.value == pytest.approx(0.6)
    assert [f.value for f in others] == pytest.approx([0.5, 0.5], abs=0.15)


def test_the_likelier_world_counts_more() -> None:
    def guess(coin: int, played: tuple[int, ...]) -> tuple[int, list[int]] | list[float]:
        return [float(played[0] == coin)] if played else (0, [0, 1])

    assert search(guess, hidden=(0, 1, 1))[0].move == 1


def test_every_seat_seeks_its_own_value() -> None:
    """After move 0 the other seat has a reply that ruins it; by random replies 0 were better than 1."""

    def duel(_: int, played: tuple[int, ...]) -> tuple[int, list[int]] | list[float]:
        if not played:
            return 0, [0, 1]
        if len(played) == 1:
            return 1, [0, 1, 2]
        mine = (0.0 if played[1] == 0 else 1.0) if played[0] == 0 else 0.4
        return [mine, 1 - mine]

    best = search(duel)[0]
    assert best.move == 1


def test_three_seats_do_not_gang_up() -> None:
    """The second seat prefers its own gain to the first one's loss."""

    def table(_: int, played: tuple[int, ...]) -> tuple[int, list[int]] | list[float]:
        if not played:
            return 0, [0, 1]
        if len(played) == 1:
            return 1, [0, 1]
        if played[0] == 1:
            return [0.5, 0.2, 0.3]
        return [0.8, 0.2, 0.0] if played[1] == 0 else [0.0, 0.1, 0.9]

    assert search(table)[0].move == 0


def test_a_rare_reply_is_compared_by_how_often_it_was_there() -> None:
    """The opponent's good reply exists in one world of ten: there it is found, elsewhere it costs nothing."""

    def rare(world: int, played: tuple[int, ...]) -> tuple[int, list[int]] | list[float]:
        if not played:
            return 0, [0, 1]
        if len(played) == 1:
            return 1, [0, 1] if world == 0 and played[0] == 0 else [0]
        mine = (0.8 if played[1] == 0 else 0.0) if played[0] == 0 else 0.6
        return [mine, 1 - mine]

    tree = Tree(SmallModel(rare, range(10)), Random(1))
    tree.run(4000)
    best = tree.found()[0]
    assert best.move == 0
    assert best.value == pytest.approx(0.72, abs=0.03)
    common, seldom = (tree.root.children[0].children[move] for move in (0, 1))
    assert seldom.seen == pytest.approx(common.seen / 10, rel=0.3)
    assert seldom.visits > seldom.seen / 2


def test_it_can_be_asked_at_any_moment_and_says_the_same_again() -> None:
    def guess(coin: int, played: tuple[int, ...]) -> tuple[int, list[int]] | list[float]:
        return [float(played[0] == coin)] if played else (0, [0, 1])

    one = search(guess, hidden=(0, 1), iterations=1)
    assert len(one) == 1
    assert search(guess, hidden=(0, 1), seed=5) == search(guess, hidden=(0, 1), seed=5)
    assert sum(f.visits for f in search(guess, iterations=300)) == 300
