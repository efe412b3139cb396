"""Vine written a second time, from the rulebook and vine.md alone: brute force, to hold the core against.

Luck is the core's: the order of both bags is handed in, and after a refresh the bean bag's new order.
"""

from .plain_tiles import LEAVES, OBJECTIVES, PLANTS, value
from .plain_vine import PlainVine

ORDER = list(PLANTS)
TURNS = 10


class PlainGame:
    """One game; in solo there are two vines and one seat."""

    def __init__(
        self, vines: int, first: int, plant_bag: list[str], bean_bag: list[str], supply: list[str],
        objectives: list[str], solo: bool,
    ) -> None:  # fmt: skip
        self.solo, self.first, self.turn = solo, first, 0
        self.vines = [PlainVine() for _ in range(vines)]
        self.plant_bag, self.bean_bag = plant_bag[:], bean_bag[:]
        self.supply: list[str | None] = [*supply]
        self.cards = objectives
        self.compost: list[str] = []
        self.waiting: list[str] = []
        self.hand: list[str | None] = []
        self.passed = self.bean_taken = False
        #: A tile that is to be placed now, and the vine it goes to.
        self.pending: tuple[str, int] | None = None
        self.phase = ""
        self.begin()

    @property
    def active(self) -> int:
        return (self.first + self.turn) % len(self.vines)

    @property
    def own(self) -> PlainVine:
        return self.vines[self.active]

    @property
    def left(self) -> int:
        return (self.active + 1) % len(self.vines)

    def to_move(self) -> int:
        return -1 if self.phase == "over" else 0 if self.solo else self.active

    # -- legal moves

    def legal(self) -> list[str]:
        if self.pending:
            return sorted(self.places(*self.pending))
        if self.phase == "prune":
            cuts = [name for name, _, _ in self.own.cuts()]
            on_root = self.own.plants.get((0, 1), ("",))[0] in LEAVES
            return sorted(cuts if on_root else [*cuts, "no cut"])
        if self.phase == "grow":
            return sorted(self.choices())
        return sorted(self.third_step()) if self.phase == "bean" else []

    def choices(self) -> list[str]:
        found, seen = [], set()
        left = [tile for tile in self.hand if tile]
        for place, tile in enumerate(self.hand, 1):
            if not tile or tile in seen:
                continue
            seen.add(tile)
            if not self.passed:
                found.append(f"pass {place}")
            if self.passed or len(left) > 1:
                found.append(f"keep {place}")
        return found

    def places(self, name: str, onto: int) -> dict[str, tuple[tuple[int, int], str, str]]:
        vine = self.vines[onto]
        found = vine.places(name)
        if self.solo and onto != self.active:
            low = {move: place for move, place in found.items() if place[0][1] <= vine.height()}
            return low or found
        return found

    def third_step(self) -> list[str]:
        own, found = self.own, []
        for place, bean in enumerate(self.supply, 1):
            if bean and not self.bean_taken and self.supply.index(bean) == place - 1:
                found += [f"bean {place} {x},{y}" for x, y in own.hangs(bean)]
                if own.tokens:
                    found += [f"stack {place} {x},{y}" for x, y in own.stacks(bean)]
        if own.tokens:
            found += [
                f"compost {place}"
                for place, tile in enumerate(self.compost, 1)
                if self.compost.index(tile) == place - 1 and own.places(tile)
            ]
            if len(self.bean_bag) >= 3:
                found.append("refresh")
        waiting = [move for tile in set(self.waiting) for move in own.places(tile)]
        return [*found, *waiting] if waiting else [*found, "end"]

    # -- moves

    def play(self, move: str, bean_bag: list[str]) -> None:
        """`bean_bag`: its order after the move, which matters after a refresh only."""
        assert move in self.legal(), move
        word, *rest = move.split()
        if self.pending:
            name, onto = self.pending
            self.pending = None
            self.place(onto, self.places(name, onto)[move])
            if self.phase == "grow":
                self.go_on()
        elif word in ("cut", "no"):
            self.prune(move)
        elif word in ("keep", "pass"):
            self.choose(int(rest[0]) - 1, word == "pass")
            self.go_on()
        elif word in ("bean", "stack"):
            self.gain(int(rest[0]) - 1, rest[1], stacked=word == "stack")
        elif word == "compost":
            self.own.tokens -= 1
            self.pending = (self.compost.pop(int(rest[0]) - 1), self.active)
        elif word == "refresh":
            self.refresh(bean_bag)
        elif word == "end":
            self.end()
        else:
            self.waiting.remove(word)
            self.place(self.active, self.own.places(word)[move])

    def begin(self) -> None:
        self.phase = "prune"
        if not self.own.plants:
            self.draw()

    def prune(self, move: str) -> None:
        vine, beans, stems = self.own, 0, 0
        fallen = next((fallen for name, _, fallen in vine.cuts() if name == move), set())
        for cell in fallen:
            if cell in vine.bunches:
                bunch = vine.bunches.pop(cell)
                vine.harvest += bunch
                beans += sum(map(value, bunch))
                continue
            name, _ = vine.plants.pop(cell)
            self.throw(name)
            if name in LEAVES:
                vine.tokens += 1
            else:
                stems += 1
        vine.tokens += stems // 2
        if fallen:
            self.award(self.active, beans)
        self.draw()

    def throw(self, name: str) -> None:
        self.compost = sorted([*self.compost, name], key=ORDER.index)

    def draw(self) -> None:
        self.phase = "grow"
        held, self.own.held = self.own.held, None
        self.hand = [*([held] if held else []), *self.plant_bag[:2]]
        del self.plant_bag[:2]

    def choose(self, at: int, passing: bool) -> None:
        name = self.hand[at]
        assert name
        self.hand[at] = None
        self.passed = self.passed or passing
        onto = self.left if passing else self.active
        if self.places(name, onto):
            self.pending = (name, onto)
        elif passing:
            self.vines[onto].held = name
        else:
            self.waiting.append(name)

    def go_on(self) -> None:
        """The last tile of a turn is chosen by itself; after it comes the third step."""
        while not self.pending:
            left = [at for at, tile in enumerate(self.hand) if tile]
            if len(left) > 1:
                return
            if not left:
                self.phase, self.hand = "bean", []
                return
            self.choose(left[0], not self.passed)

    def place(self, onto: int, where: tuple[tuple[int, int], str, str]) -> None:
        cell, name, stubs = where
        self.vines[onto].plants[cell] = (name, stubs)
        self.award(onto)

    def gain(self, at: int, where: str, stacked: bool) -> None:
        x, y = map(int, where.split(","))
        bean = self.supply[at]
        assert bean
        self.supply[at] = None
        self.bean_taken = True
        if stacked:
            self.own.tokens -= 1
            self.own.bunches[x, y].append(bean)
        else:
            self.own.bunches[x, y] = [bean]
        self.award(self.active)

    def refresh(self, bean_bag: list[str]) -> None:
        self.own.tokens -= 1
        new, rest = self.bean_bag[:3], self.bean_bag[3:]
        old = [bean for bean in self.supply if bean]
        assert sorted(bean_bag) == sorted(rest + old)
        self.supply, self.bean_bag = [*new], bean_bag[:]

    def award(self, onto: int, harvested: int = 0) -> None:
        vine = self.vines[onto]
        reached = {
            "skyscraper": vine.height() >= 6,
            "trellis": vine.columns() >= 6,
            "evergreen": vine.leaves() >= 5,
            "full-bunch": any(len(bunch) >= 3 for bunch in vine.bunches.values()),
            "ring": vine.has_loop(),
            "big-harvest": harvested >= 4,
        }
        taken = [card for one in self.vines for card in one.goals]
        vine.goals += [card for card in self.cards if reached[card] and card not in taken]

    def end(self) -> None:
        for name in self.waiting:
            self.throw(name)
        self.waiting, self.bean_taken, self.passed = [], False, False
        for at, bean in enumerate(self.supply):
            if bean is None and self.bean_bag:
                self.supply[at] = self.bean_bag.pop(0)
        self.turn += 1
        round_done = self.turn % len(self.vines) == 0
        if self.turn == TURNS * len(self.vines) or (not self.bean_bag and round_done):
            self.turn -= 1
            self.phase = "over"
        else:
            self.begin()

    # -- the end

    def points(self, number: int) -> int:
        vine = self.vines[number]
        goals = sum(OBJECTIVES[card] for card in vine.goals)
        return vine.beans() + vine.height() - vine.open() + goals

    def returns(self) -> list[int]:
        if self.phase != "over":
            return [0] if self.solo else [0] * len(self.vines)
        points = [self.points(number) for number in range(len(self.vines))]
        return [min(points)] if self.solo else points

    def winners(self) -> list[int]:
        if self.phase != "over" or self.solo:
            return [0] if self.phase == "over" else []
        ranks = [
            (self.points(number), vine.tokens, vine.beans(), vine.height(), -vine.open())
            for number, vine in enumerate(self.vines)
        ]
        return [number for number, rank in enumerate(ranks) if rank == max(ranks)]
