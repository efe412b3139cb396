"""What a seat of Vine knows, worlds that agree with it, and how the search plays them on."""

from collections.abc import Sequence
from random import Random
from typing import cast

from ....game import Observation
from ....rng import stream
from ....vine import moves as m
from ....vine.facts import DRAWN
from ....vine.game import VineGame
from ..model import TERMINAL, Luck, Model, World
from . import turn
from .garden import DONE, DRAW, STEP, Garden
from .judge import Judge
from .options import bean_moves, compost_kinds, cuts, has_room, tile_moves, waiting_moves

#: Turns played on after the running one: each about doubles the time, and none has been shown to be worth it.
AHEAD = 0
#: So many moves are worth a thought, and none that promises so many points less than the best.
WIDTH, BEHIND = 8, 3.0

#: The moves of the running turn so far.
Path = tuple[int, ...]


class VineModel(Model):
    """See `Model`. What follows in the running turn without luck is found once."""

    explore = 0.25
    trust = 0.6

    def __init__(self, game: VineGame, seen: Observation) -> None:
        self.game = game
        self.seat = cast(int, seen["seat"])
        self.root = Garden.of(game.sample_state(seen, stream(0, "vine")))
        self.judge = Judge(game)
        self.unseen = self.root.unseen()
        self.options: dict[Path, list[int]] = {}
        self.ends: dict[Path, Garden] = {}
        self.cutting = self.root.phase == "prune"
        legal = cast(list[int], seen["legal_actions"])
        self.moves = legal if len(legal) == 1 else self.ordered(self.root)

    def world(self, rng: Random) -> World:
        self.judge.memo.trim()
        garden = self.root.clone()
        garden.deal(self.unseen, DRAWN * (1 + AHEAD), rng)
        return Turn(self, garden)

    def ordered(self, garden: Garden) -> list[int]:
        """The moves worth a thought, the most promising first."""
        if garden.phase == "prune":
            judged = [(self._after(garden, move, DRAW), move) for move in cuts(garden)]
        elif garden.pending >= 0:
            places = garden.placements(garden.pending, garden.onto)
            judged = [(self._begun(garden, move), move) for move in places]
        elif garden.phase == "grow":
            judged = [(self._begun(garden, move), move) for move in tile_moves(garden)]
        else:
            judged = self._third(garden)
        judged.sort(key=lambda pair: (-pair[0], pair[1]))
        least = judged[0][0] - BEHIND
        return [move for value, move in judged[:WIDTH] if value >= least]

    def _after(self, garden: Garden, move: int, part: int) -> float:
        after = garden.clone()
        after.play(move)
        return self.judge.standing(after, part)

    def _begun(self, garden: Garden, move: int) -> float:
        """The best way of the tiles that begins so."""
        after = garden.clone()
        after.play(move)
        if after.phase == "grow":
            return turn.ways(after, self.judge)[0].value
        return self.judge.standing(after, DONE if after.bean_taken else STEP)

    def _third(self, garden: Garden) -> list[tuple[float, int]]:
        waiting = waiting_moves(garden)
        if waiting:
            return [(self._after(garden, move, STEP), move) for move in waiting]
        judge = self.judge
        judged = [(self._after(garden, move, DONE), move) for move in bean_moves(garden)]
        judged.append((judge.standing(garden, DONE), m.END))
        for kind in compost_kinds(garden):
            taken = garden.clone()
            move = turn.compost_place(garden, kind)
            taken.play(move)
            turn.finish(taken, judge, thorough=True)
            judged.append((judge.standing(taken, DONE), move))
        if garden.may_refresh() and not garden.bean_taken and has_room(garden):
            judged.append((judge.refreshed(garden), m.REFRESH))
        return judged


class Turn(World):
    """The running turn in the tree; what comes after it is played on at once."""

    __slots__ = ("fixed", "garden", "model", "path", "start")

    def __init__(self, model: VineModel, garden: Garden) -> None:
        self.model = model
        self.garden = garden
        self.start = garden.turn
        self.mover = model.seat
        self.path: Path = ()
        #: Nothing of the luck of this world has been seen.
        self.fixed = True

    def moves(self) -> Sequence[int]:
        model = self.model
        if not self.path:
            return model.moves
        options = model.options.get(self.path)
        if options is None:
            options = model.options[self.path] = model.ordered(self.garden)
        return options

    def play(self, move: int) -> None:
        garden = self.garden
        self.path = (*self.path, move)
        if garden.phase == "prune" or move == m.REFRESH:
            self.fixed = False
            self.mover = TERMINAL
        elif move == m.END:
            self.mover = TERMINAL
        garden.play(move)

    def values(self, luck: Luck) -> Sequence[float]:
        model, garden = self.model, self.garden
        judge = model.judge
        if garden.phase != "over" and garden.turn == self.start:
            if self.fixed:
                end = model.ends.get(self.path)
                if end is None:
                    end = model.ends[self.path] = garden.clone()
                    turn.finish(end, judge, thorough=True)
                end = end.clone()
                end.plant_bag, end.bean_bag = garden.plant_bag, garden.bean_bag
                garden = end
            else:
                turn.finish(garden, judge, thorough=not model.cutting)
            garden.play(m.END)
        for _ in range(AHEAD):
            if garden.phase == "over":
                break
            turn.whole(garden, judge)
        return judge.shares(garden, DONE)
