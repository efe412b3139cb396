"""What a vine will have come to at the end, foretold from what it shows now."""

from math import exp, log, sqrt
from operator import mul

from ....vine.facts import TURNS
from ....vine.game import VineGame
from ....vine.grid import AROUND, GROUND, UP, E, N, S, W, row_of
from ....vine.objectives import COUNTS
from ....vine.state import NONE
from ....vine.vine import Vine
from .. import equity
from .garden import DONE, Garden, Memo
from .weights import SOLO, TABLE

#: Beans that a turn takes from the bag, about: where many play it runs out before the plants do.
_TAKEN = 0.9
#: How much the left vine's points weigh against the own ones, with so many players.
_RIVAL = {2: 0.8, 3: 0.5, 4: 0.35, 5: 0.3, 6: 0.25}
#: Points that decide little: at the end, and more for each turn to come.
_SURE, _TURN = 0.6, 0.8
#: Solo: points by which the lower vine counts e times as much.
_LOWER = 3.0
#: Solo: a score that is worth half.
_HALF, _STEEP = 16.0, 6.0


def shape(vine: Vine) -> tuple[float, ...]:
    """What is seen of a vine alone; the order is that of the weights."""
    ends = hang_top = hang_side = hangs = left = right = top = 0
    height, masks = vine.height, vine.masks
    for cell, facing in vine.reach.items():
        ends += facing.bit_count()
        below = cell - UP
        if below >= GROUND and below not in masks and facing & (N | E | W):
            hangs += 1
            hang_top += facing & N == N
            hang_side += facing & (E | W) > 0
        left |= facing & (N | E | S)
        right |= facing & (N | S | W)
        top |= row_of(cell) > height
    lone = 0
    for cell in vine.bunches:
        mask = masks[cell]
        joined = 0
        for side, step, back in AROUND:
            if mask & side and masks.get(cell + step, 0) & back:
                joined += 1
        lone += joined == 1
    leaves, bunches = vine.leaves, len(vine.bunches)
    spare = leaves - bunches
    return (
        vine.hanging,
        height,
        vine.open,
        min(leaves, 4),
        bunches,
        len(vine.faces) - leaves,
        min(ends, 2),
        min(max(ends - 2, 0), 4),
        min(hang_top, 2),
        min(hang_side, 2),
        hangs > 0,
        (left > 0) + (right > 0),
        top,
        not ends,
        min(lone, 2),
        max(min(spare, 2), -2),
        spare > 0,
        spare > 0 and hangs > 0,
        (spare > 0 or lone > 0) and hangs > 0,
    )


class Judge:
    """Foretells points; its memo is that of one decision."""

    def __init__(self, game: VineGame) -> None:
        self.game = game
        self.memo = Memo()
        self.solo = game.solo
        self.table = SOLO if game.solo else TABLE
        self.rival = _RIVAL.get(game.vines, 0.0)

    def left(self, garden: Garden, number: int) -> int:
        """Turns of a vine that have not begun, as far as the beans will last."""
        count = self.game.vines
        place = (number - garden.first) % count
        turn = garden.turn
        if garden.last_round:
            return int(turn % count < place)
        begun = (turn - place) // count + 1 if turn >= place else 0
        left = TURNS - begun
        if count > 2:
            left = min(left, 1 + int(len(garden.bean_bag) / (_TAKEN * count)))
        return left

    def shape(self, vine: Vine) -> tuple[float, ...]:
        """`shape`, once a vine."""
        known = self.memo.shapes.get(id(vine))
        if known is None:
            self.memo.kept.append(vine)
            known = self.memo.shapes[id(vine)] = shape(vine)
        return known

    def seen(self, garden: Garden, number: int, vine: Vine, tokens: int, without: int) -> tuple[float, ...]:
        """What the foretelling is made of; `without`: a place of the Supply that is to be empty."""
        known = self.shape(vine)
        best = 0
        if known[17]:
            beans = self.game.tiles.beans
            for place, bean in enumerate(garden.supply):
                if bean >= 0 and place != without and beans[bean].value > best and vine.hangs(bean):
                    best = beans[bean].value
        near = 0.0
        if garden.cards:
            for card, owner in zip(garden.cards, garden.owners, strict=True):
                if owner < 0:
                    goal = self.game.tiles.objectives[card]
                    done = min(1.0, COUNTS[goal.name](vine, vine.hanging) / goal.amount)
                    near += goal.points * done * done
        count = self.game.vines
        before = (number - 1) % count
        late = (before - garden.first) % count > (number - garden.first) % count
        return (*known, best, near, min(tokens, 2), max(tokens - 2, 0), garden.held[number] >= 0, late, 1.0)

    def promise(
        self, garden: Garden, number: int, vine: Vine, part: int, tokens: int, without: int = NONE
    ) -> float:
        """Points at the end but for what is sure already (see `sure`), if this were the vine.

        `part` is the part of the turn that is over for it.
        """
        weights = self.table[part][self.left(garden, number)]
        seen = self.seen(garden, number, vine, tokens, without)
        more: float = sum(map(mul, weights, seen))
        if garden.cards and vine is not garden.vines[number]:
            for card, owner in zip(garden.cards, garden.owners, strict=True):
                if owner < 0:
                    goal = self.game.tiles.objectives[card]
                    if goal.name != "big-harvest" and COUNTS[goal.name](vine, 0) >= goal.amount:
                        more += goal.points
        more += seen[0] + seen[1] - seen[2]
        return more

    def sure(self, garden: Garden, number: int) -> int:
        """Points of harvest and objectives."""
        points = garden.game.tiles.beans
        found = sum([points[bean].value for bean in garden.harvest[number]])
        if garden.cards:
            for card, owner in zip(garden.cards, garden.owners, strict=True):
                if owner == number:
                    found += garden.game.tiles.objectives[card].points
        return found

    def worth(self, garden: Garden, number: int, part: int) -> float:
        """Points of a vine at the end, `part` being the part of the turn that is over for it."""
        if garden.phase == "over":
            return garden.score(number).points
        sure = self.sure(garden, number)
        return sure + self.promise(garden, number, garden.vines[number], part, garden.tokens[number])

    def seeks(self, own: float, other: float) -> float:
        """What a turn seeks: own points, and few for the one on the left; solo: much for the lower vine."""
        return lower(own, other) if self.solo else own - self.rival * other

    def standing(self, garden: Garden, part: int) -> float:
        """What the active vine's owner seeks, as all stands."""
        return self.seeks(self.worth(garden, garden.active, part), self.worth(garden, garden.left, DONE))

    def refreshed(self, garden: Garden) -> float:
        """What a new Supply promises before the third step's bean: about the best bean's points."""
        return self.standing(garden, DONE) - 0.5 + (0.0 if garden.bean_taken else 1.2)

    def shares(self, garden: Garden, part: int) -> list[float]:
        """By seat: what the vines promise, the active one having ended this part of its turn."""
        count, active = self.game.vines, garden.active
        over = garden.phase == "over"
        points = [
            self.worth(garden, number, part if number == active and not over else DONE)
            for number in range(count)
        ]
        if self.solo:
            low = min(points) if over else lower(*points)
            return [1 / (1 + exp((_HALF - low) / _STEEP))]
        if over:
            winners = garden.winners()
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(count)]
        return equity.shares(points, _SURE + _TURN * sqrt(self.left(garden, active) + 0.5))


def lower(one: float, other: float) -> float:
    """About the lower of two, as far as one can tell."""
    low = min(one, other)
    return low - _LOWER * log(1 + exp(-abs(one - other) / _LOWER))
