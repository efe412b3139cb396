"""A turn played well at once: the best way of its tiles, then of its third step, as the judge sees it."""

from typing import NamedTuple

from ....vine import moves as m
from ....vine.state import NONE
from ....vine.vine import Vine
from .garden import DONE, DRAW, STEP, Garden
from .judge import Judge
from .options import cuts, waiting_moves

#: Ways of the tiles that are looked at to the end of the turn, and tiles of the Compost tried first.
_WAYS, _COMPOST = 3, 2

#: Tiles on a vine, each with its move (NONE: it has no place), and the vine they make.
Laid = tuple[tuple[tuple[int, int], ...], Vine]


class Way(NamedTuple):
    """A way of the second step: what it promises, the tiles on the own vine, the one that is passed."""

    value: float
    own: tuple[tuple[int, int], ...]
    passed: tuple[tuple[int, int], ...]


def ways(garden: Garden, judge: Judge) -> list[Way]:
    """The best ways of the second step from here on, for each division of the tiles, the best first."""
    active, left = garden.active, garden.left
    own_sure, left_sure = judge.sure(garden, active), judge.sure(garden, left)
    own_tokens, left_tokens = garden.tokens[active], garden.tokens[left]
    own_vine, left_vine = garden.vines[active], garden.vines[left]
    found: list[Way] = []
    for keeping, passing in _divisions(garden):
        passes = []
        for tiles, vine in _laid(garden, judge, left_vine, passing, allowed=True):
            held = passing and tiles[0][1] == NONE
            worth = left_sure + judge.promise(garden, left, vine, DONE, left_tokens)
            passes.append((worth + 0.3 * bool(held), tiles))
        for tiles, vine in _laid(garden, judge, own_vine, keeping, allowed=False):
            own = own_sure + judge.promise(garden, active, vine, STEP, own_tokens)
            found += [Way(judge.seeks(own, other), tiles, passed) for other, passed in passes]
    found.sort(key=lambda way: -way.value)
    return found


def _divisions(garden: Garden) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Kinds to keep, in order, and to pass, the one being placed first."""
    rest = [kind for kind in garden.hand if kind >= 0]
    pending = (garden.pending,) if garden.pending >= 0 else ()
    onto_left = bool(pending) and garden.onto == garden.left
    if garden.passed:
        keep, gone = (() if onto_left else pending), (pending if onto_left else ())
        orders = {(*rest,), (*rest[::-1],)}
        return [((*keep, *order), gone) for order in sorted(orders)]
    divisions: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for passed in sorted(set(rest)):
        others = rest[:]
        others.remove(passed)
        orders = {(*others,), (*others[::-1],)}
        divisions += [((*pending, *order), (passed,)) for order in sorted(orders)]
    return divisions


def _laid(garden: Garden, judge: Judge, vine: Vine, kinds: tuple[int, ...], allowed: bool) -> list[Laid]:
    """Tiles on a vine one after the other, in all ways."""
    found: list[Laid] = [((), vine)]
    grow, action = judge.memo.grow, garden.game.moves.grow
    for kind in kinds:
        longer: list[Laid] = []
        for tiles, before in found:
            places = before.places(kind)
            if allowed:
                places = garden.game.allowed(before, places)
            if not places:
                longer.append(((*tiles, (kind, NONE)), before))
            for cell, face in places:
                longer.append(((*tiles, (kind, action(cell, face))), grow(before, cell, face)))
        found = longer
    return found


def follow(garden: Garden, way: Way) -> None:
    """Plays a way of the second step to its end."""
    own, passed = list(way.own), list(way.passed)
    while garden.phase == "grow":
        if garden.pending >= 0:
            tiles = passed if garden.onto == garden.left else own
            while tiles[0][1] == NONE:
                del tiles[0]
            garden.play(tiles.pop(0)[1])
        elif garden.passed or garden.hand.count(NONE) + 2 == len(garden.hand):
            # A kept tile without a place waits at once.
            kind = own[0][0]
            if own[0][1] == NONE:
                del own[0]
            garden.play(m.KEEP + garden.hand.index(kind))
        else:
            garden.play(m.PASS + garden.hand.index(passed[0][0]))


class Step(NamedTuple):
    """A third step: what it promises to the own vine, and its moves (a Compost tile as -1 - kind)."""

    worth: float
    moves: tuple[int, ...]


def third(garden: Garden, judge: Judge, compost: int) -> Step:
    """The best third step but for its end, without refresh, with so many tiles of the Compost (0 or 1)."""
    active = garden.active
    return _third(garden, judge, garden.vines[active], garden.tokens[active], compost)


def _third(garden: Garden, judge: Judge, vine: Vine, tokens: int, compost: int) -> Step:
    active, moves, memo = garden.active, garden.game.moves, judge.memo
    best = Step(judge.promise(garden, active, vine, DONE, tokens), ())
    if not garden.bean_taken:
        bunches = len(vine.bunches)
        if vine.leaves > bunches:
            for place, bean in garden.offered():
                for cell in vine.hangs(bean):
                    after = memo.hang(vine, cell, bean)
                    worth = judge.promise(garden, active, after, DONE, tokens, place)
                    if worth > best.worth:
                        best = Step(worth, (moves.bean(place, cell),))
        if tokens and vine.leaves >= bunches > 0:
            for place, bean in garden.offered():
                for cell in vine.stacks(bean):
                    after = memo.stack(vine, cell, bean)
                    worth = judge.promise(garden, active, after, DONE, tokens - 1, place)
                    if worth > best.worth:
                        best = Step(worth, (moves.stack(place, cell),))
    if tokens and compost:
        part = DONE if garden.bean_taken else STEP
        found: list[tuple[float, int, int, Vine]] = []
        for kind, count in enumerate(garden.compost):
            if count:
                for cell, face in vine.places(kind):
                    after = memo.grow(vine, cell, face)
                    worth = judge.promise(garden, active, after, part, tokens - 1)
                    found.append((-worth, kind, moves.grow(cell, face), after))
        found.sort(key=lambda tile: tile[:3])
        for _, kind, move, after in found[:_COMPOST]:
            step = _third(garden, judge, after, tokens - 1, compost - 1)
            if step.worth > best.worth:
                best = Step(step.worth, (-1 - kind, move, *step.moves))
    return best


def compost_place(garden: Garden, kind: int) -> int:
    """The move that takes a tile of this kind from the Compost."""
    return m.COMPOST + sum(garden.compost[:kind])


def do(garden: Garden, step: Step) -> None:
    """Plays a third step as far as it is possible."""
    for move in step.moves:
        if move < 0:
            if not garden.compost[-1 - move]:
                return
            move = compost_place(garden, -1 - move)
        garden.play(move)


def lay_waiting(garden: Garden, judge: Judge) -> None:
    """Tiles that must be laid in the third step."""
    while garden.pending >= 0 or garden.waiting:
        pending = garden.pending
        places = garden.placements(pending, garden.onto) if pending >= 0 else waiting_moves(garden)
        if not places:
            return
        garden.play(best_place(garden, judge, places))


def best_place(garden: Garden, judge: Judge, options: list[int]) -> int:
    """The best of placements on the own vine."""
    active, part = garden.active, DONE if garden.bean_taken else STEP
    vine, tokens = garden.vines[active], garden.tokens[active]
    best, most = options[0], -1e9
    for option in options:
        move = garden.game.moves.read(option)
        worth = judge.promise(garden, active, judge.memo.grow(vine, move.cell, move.number), part, tokens)
        if worth > most:
            best, most = option, worth
    return best


def prune(garden: Garden, judge: Judge) -> None:
    """The cut that promises most before the draw."""
    best, most = m.NO_CUT, -1e9
    for move in cuts(garden):
        after = garden.clone()
        after.play(move)
        value = judge.worth(after, garden.active, DRAW)
        if value > most:
            best, most = move, value
    garden.play(best)


def finish(garden: Garden, judge: Judge, thorough: bool) -> None:
    """The running turn from its second or third step on, but for its end."""
    active = garden.active
    if garden.phase == "grow":
        found = ways(garden, judge)
        if not thorough or len(found) == 1:
            follow(garden, found[0])
        else:
            best: tuple[float, Garden] | None = None
            for way in found[:_WAYS]:
                after = garden.clone()
                follow(after, way)
                finish(after, judge, thorough)
                value = judge.standing(after, DONE)
                if best is None or value > best[0]:
                    best = value, after
            assert best is not None
            garden.become(best[1])
            return
    lay_waiting(garden, judge)
    compost = int(thorough or judge.left(garden, active) == 0)
    while (step := third(garden, judge, compost)).moves:
        # With more of the Compost to come the rest is thought over again.
        do(garden, step._replace(moves=step.moves[:2]))
        lay_waiting(garden, judge)
        if not compost:
            break


def whole(garden: Garden, judge: Judge) -> None:
    """A turn from its beginning to its end, quickly."""
    if garden.phase == "prune":
        prune(garden, judge)
    finish(garden, judge, thorough=False)
    garden.play(m.END)
