"""How the judge of Vine learns its weights: games of turns planned whole, then least squares, over and over.

    python -m bench.vine_weights [ROUNDS]

Every position of a game teaches what its vine came to beyond the points it showed. The weights of a number of
turns to come lean on those of one turn less. Writes the judge's `weights.py` after each round.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple, cast

import pygame_core
from pygame_core.bots.search.vine import turn, weights
from pygame_core.bots.search.vine.garden import DONE, DRAW, STEP, Garden, Memo
from pygame_core.bots.search.vine.judge import Judge
from pygame_core.bots.search.vine.options import bean_moves, cuts
from pygame_core.vine import moves as m
from pygame_core.vine.facts import TURNS
from pygame_core.vine.game import VineGame
from pygame_core.vine.state import NONE

#: How often a step is played at random, so that the judge sees worse vines too.
_SLIPS = 0.06
#: How strongly a weight leans on that of one turn less.
_LEAN = 20.0
#: Games of the first round; every round has half as many more.
_GAMES = 160
#: Solo, or players with objectives off or on.
_SEVERAL = [(2, "off"), (2, "on"), (2, "off"), (4, "off"), (3, "on"), (2, "off")]

_FILE = Path(weights.__file__)


class Lesson(NamedTuple):
    """A vine as it was, and the points that were still to come."""

    part: int
    left: int
    seen: tuple[float, ...]
    more: float


def play(game: VineGame, seed: int) -> tuple[list[Lesson], list[int]]:
    """A game with some slips: what it teaches, and the points of its vines."""
    garden, judge, rng = Garden.of(game.new_initial_state(seed)), Judge(game), Random(seed)
    noted: list[tuple[int, Lesson]] = []

    def note(part: int) -> None:
        for number in range(game.vines) if part == DONE else [garden.active]:
            vine, tokens = garden.vines[number], garden.tokens[number]
            seen = judge.seen(garden, number, vine, tokens, NONE)
            lesson = Lesson(part, judge.left(garden, number), seen, -garden.score(number).points)
            noted.append((number, lesson))

    def choice(options: Sequence[int]) -> int:
        return options[int(rng.random() * len(options))]

    while garden.phase != "over":
        judge.memo = Memo()
        if garden.phase == "prune":
            if rng.random() < _SLIPS:
                garden.play(choice(cuts(garden)))
            else:
                turn.prune(garden, judge)
        note(DRAW)
        found = turn.ways(garden, judge)
        turn.follow(garden, found[choice(range(len(found)))] if rng.random() < _SLIPS else found[0])
        turn.lay_waiting(garden, judge)
        note(STEP)
        if rng.random() < _SLIPS and (beans := bean_moves(garden)):
            garden.play(choice(beans))
        turn.finish(garden, judge, thorough=True)
        note(DONE)
        garden.play(m.END)
    points = [score.points for score in garden.scores()]
    return [lesson._replace(more=points[number] + lesson.more) for number, lesson in noted], points


def fit(lessons: list[Lesson], table: list[list[list[float]]]) -> None:
    """Least squares for each part and each number of turns to come."""
    for part in (DRAW, STEP, DONE):
        before = [0.0] * weights.COUNT
        for left in range(TURNS + 1):
            rows = [lesson for lesson in lessons if (lesson.part, lesson.left) == (part, left)]
            change = _least_squares(rows, before)
            before = table[part][left] = [old + new for old, new in zip(before, change, strict=True)]


def _least_squares(rows: list[Lesson], before: list[float]) -> list[float]:
    """The change of the weights that foretells best and is small."""
    count = weights.COUNT
    matrix = [[0.0] * (count + 1) for _ in range(count)]
    for row in rows:
        error = row.more - sum(w * f for w, f in zip(before, row.seen, strict=True))
        for line, value in zip(matrix, row.seen, strict=True):
            if value:
                for place, other in enumerate(row.seen):
                    line[place] += value * other
                line[count] += value * error
    for place, line in enumerate(matrix):
        line[place] += _LEAN if place < count - 1 else 1.0
    return _solved(matrix)


def _solved(matrix: list[list[float]]) -> list[float]:
    """Gauss and Jordan; the matrix is positive definite."""
    for place, line in enumerate(matrix):
        by = line[place]
        line[:] = [value / by for value in line]
        for other in matrix:
            if other is not line and other[place]:
                times = other[place]
                other[:] = [a - times * b for a, b in zip(other, line, strict=True)]
    return [line[-1] for line in matrix]


def write() -> None:
    """The weights as hundredths of points."""
    head = _FILE.read_text("utf-8").split('_TABLE = """')[0]
    tail = "\n\n\ndef _read(" + _FILE.read_text("utf-8").split("\n\n\ndef _read(")[1]
    blocks = [_block("_TABLE", weights.TABLE), _block("_SOLO", weights.SOLO)]
    _FILE.write_text(head + "\n\n".join(blocks) + tail, "utf-8")


def _block(name: str, table: list[list[list[float]]]) -> str:
    parts = ["\n".join(" ".join(str(round(100 * w)) for w in row) for row in part) for part in table]
    return f'{name} = """\n' + "\n\n".join(parts) + '\n"""'


def main(rounds: int) -> None:
    """Learns for several players, then for solo."""
    several = [pygame_core.load_game("vine", players=n, objectives=on) for n, on in _SEVERAL]
    solo = [pygame_core.load_game("vine-solo", players=1)]
    for name, games, table in (("several", several, weights.TABLE), ("solo", solo, weights.SOLO)):
        old: list[Lesson] = []
        for number in range(rounds):
            new: list[Lesson] = []
            points: list[int] = []
            for seed in range(_GAMES + _GAMES // 2 * number):
                game = cast(VineGame, games[seed % len(games)])
                taught, ended = play(game, 1_000_000 * (number + 1) + seed)
                new += taught
                points += ended
            fit([*old, *new], table)
            old = new
            write()
            print(f"{name}, round {number + 1}: {sum(points) / len(points):.2f} points a vine", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
