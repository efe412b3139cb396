"""Rule faults of Vine, to be planted into the core one at a time; each name tells the fault."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from pygame_core.vine import game, graph, legal, state
from pygame_core.vine import tile_set as tiles_module
from pygame_core.vine.grid import AROUND, ROOT, UP, E, N, S, W
from pygame_core.vine.moves import END
from pygame_core.vine.sets import house_1
from pygame_core.vine.state import VineState
from pygame_core.vine.tile_set import TileSet
from pygame_core.vine.vine import Vine

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
#: Games (names of agreement.GAMES) and seeds.
Games = list[tuple[str, int]]

#: Random play that comes to what most faults are about, to stacks, to dead ends beside beans, ...
ANY: Games = [("2-objectives", seed) for seed in range(6)]
STACKS: Games = [("2-objectives", 6), ("2-objectives", 22)]
DEAD: Games = [("2-objectives", 8)]
THREE: Games = [("3-objectives", 0)]
SCARCE: Games = [("3-scarce", 0), ("3-scarce", 5)]
SOLO: Games = [("solo", 0), ("solo", 1)]


class Fault(NamedTuple):
    plant: Plant
    looked_for: Games


FAULTS: dict[str, Fault] = {}


def fault(looked_for: Games = ANY) -> Callable[[Plant], Plant]:
    def add(plant: Plant) -> Plant:
        FAULTS[plant.__name__] = Fault(plant, looked_for)
        return plant

    return add


def instead(patch: Patch, owner: Any, name: str, wrong: Callable[..., Any]) -> None:
    """`wrong` is called with the true function first."""
    true = getattr(owner, name)
    patch.setattr(owner, name, lambda *given, **named: wrong(true, *given, **named))


def property_instead(patch: Patch, owner: Any, name: str, wrong: Callable[[Any], Any]) -> None:
    patch.setattr(owner, name, property(wrong))


def other_tiles(patch: Patch, old: str, new: str) -> None:
    """Another line among the plant tiles of the set."""
    assert old in house_1.PLANTS
    wrong = TileSet(house_1.PLANTS.replace(old, new), house_1.BEANS, house_1.OBJECTIVES)
    patch.setattr(game, "tile_set", lambda name: wrong)


def other_leaves(patch: Patch, left: tuple[int, ...], right: tuple[int, ...]) -> None:
    patch.setattr(tiles_module, "_LEAF_SIDES", {"left": left, "right": right})
    wrong = TileSet(house_1.PLANTS, house_1.BEANS, house_1.OBJECTIVES)
    patch.setattr(game, "tile_set", lambda name: wrong)


# -- placement


@fault()
def leaves_hang_the_other_way_round(patch: Patch) -> None:
    other_leaves(patch, (N, S, W), (N, E, S))


@fault()
def leaves_know_no_gravity(patch: Patch) -> None:
    other_leaves(patch, (N, E, S, W), (N, E, S, W))


@fault()
def leaves_do_not_grow_on_shoots_that_point_up(patch: Patch) -> None:
    other_leaves(patch, (N, E), (N, W))


@fault()
def the_fork_has_no_in_edge(patch: Patch) -> None:
    other_tiles(patch, "fork      stem  ESW   S", "fork      stem  ESW   -")


@fault([("6-objectives", 0)])
def there_are_more_corners_and_fewer_straight_ones(patch: Patch) -> None:
    other_tiles(patch, "-  8\ncorner    stem  NE    -  4", "-  7\ncorner    stem  NE    -  5")


@fault()
def a_bean_hangs_over_what_lies_below_it(patch: Patch) -> None:
    def hangs(true: Any, self: Vine, bean: int) -> list[int]:
        stubs = self.tiles.beans[bean].stubs
        return [cell for cell, facing in self.reach.items() if stubs & facing and cell > 2 * UP]

    instead(patch, Vine, "hangs", hangs)


@fault(DEAD)
def a_bean_does_not_hang_next_to_a_dead_stub(patch: Patch) -> None:
    def hangs(true: Any, self: Vine, bean: int) -> list[int]:
        return [cell for cell in true(self, bean) if not self.reach[cell] & ~self.tiles.beans[bean].stubs]

    instead(patch, Vine, "hangs", hangs)


@fault()
def a_bean_needs_no_leaf_more_than_there_are_bunches(patch: Patch) -> None:
    def may(self: VineState) -> bool:
        own = self.vines[self.active]
        return not self.bean_taken and own.leaves >= len(own.bunches)

    patch.setattr(VineState, "may_hang", may)


@fault()
def two_beans_may_be_taken_in_a_turn(patch: Patch) -> None:
    def gain(true: Any, self: VineState, move: Any) -> None:
        true(self, move)
        self.bean_taken = False

    instead(patch, VineState, "_gain_bean", gain)


# -- the turn


@fault(THREE)
def the_tile_is_passed_to_the_right(patch: Patch) -> None:
    property_instead(patch, VineState, "left", lambda self: (self.active - 1) % self.game.vines)


@fault()
def a_held_tile_is_lost(patch: Patch) -> None:
    def draw(true: Any, self: VineState) -> None:
        self.held[self.active] = -1
        true(self)

    instead(patch, VineState, "_draw", draw)


@fault()
def a_passed_tile_without_a_place_is_kept(patch: Patch) -> None:
    def choose(true: Any, self: VineState, place: int, passing: bool) -> None:
        true(self, place, passing)
        if passing and self.held[self.left] >= 0:
            self.waiting = sorted([*self.waiting, self.held[self.left]])
            self.held[self.left] = -1

    instead(patch, VineState, "_choose", choose)


@fault()
def nothing_must_be_passed(patch: Patch) -> None:
    def choose(true: Any, self: VineState, place: int, passing: bool) -> None:
        true(self, place, passing and any(kind >= 0 for kind in self.hand[place + 1 :]))

    instead(patch, VineState, "_choose", choose)


@fault()
def a_waiting_tile_need_not_be_placed(patch: Patch) -> None:
    def step(true: Any, self: VineState) -> list[int]:
        found: list[int] = true(self)
        return found if END in found else [*found, END]

    true = legal._third_step
    patch.setitem(legal._STEPS, "bean", lambda self: step(true, self))


@fault()
def a_waiting_tile_is_kept_for_the_next_turn(patch: Patch) -> None:
    def end(true: Any, self: VineState) -> None:
        waiting, self.waiting = self.waiting, []
        true(self)
        if self.phase == "prune":
            self.waiting = waiting

    instead(patch, VineState, "_end_turn", end)


@fault()
def a_leaf_on_the_root_may_stay(patch: Patch) -> None:
    patch.setattr(VineState, "must_cut", lambda self: False)


@fault()
def only_a_leaf_on_the_root_can_be_cut(patch: Patch) -> None:
    patch.setattr(VineState, "must_cut", lambda self: True)


# -- pruning


@fault()
def tokens_for_stems_are_rounded_up(patch: Patch) -> None:
    def prune(true: Any, self: VineState, action: int, move: Any) -> None:
        number, before = self.active, self.compost[:]
        true(self, action, move)
        new = [now - was for now, was in zip(self.compost, before, strict=True)]
        stems = sum(count for kind, count in enumerate(new) if not self.game.tiles.leaf[kind])
        self.tokens[number] += stems % 2

    instead(patch, VineState, "_prune", prune)


@fault()
def a_token_for_every_stem(patch: Patch) -> None:
    patch.setattr(state, "STEMS_A_TOKEN", 1)


@fault()
def a_token_for_every_three_stems(patch: Patch) -> None:
    patch.setattr(state, "STEMS_A_TOKEN", 3)


@fault()
def a_loop_can_be_severed(patch: Patch) -> None:
    def every_edge(masks: dict[int, int]) -> list[tuple[int, int]]:
        return [
            (cell, side)
            for cell, mask in masks.items()
            for side, step, back in AROUND
            if side in (N, E) and mask & side and masks.get(cell + step, 0) & back
        ]

    patch.setattr(legal, "bridges", every_edge)


@fault()
def the_stem_on_the_root_cannot_be_cut(patch: Patch) -> None:
    instead(patch, legal, "bridges", lambda true, masks: [e for e in true(masks) if e[0] != ROOT])


@fault(STACKS)
def only_the_top_bean_of_a_bunch_is_harvested(patch: Patch) -> None:
    def cut(true: Any, self: Vine, edge: Any) -> Any:
        after, fallen, harvest = true(self, edge)
        gone = [beans for cell, beans in self.bunches.items() if cell not in after.bunches]
        return after, fallen, [beans[-1] for beans in gone] or harvest

    instead(patch, Vine, "cut", cut)


# -- tokens


@fault(STACKS)
def stacking_costs_no_token(patch: Patch) -> None:
    def gain(true: Any, self: VineState, move: Any) -> None:
        self.tokens[self.active] += move.kind == "stack"
        true(self, move)

    instead(patch, VineState, "_gain_bean", gain)


@fault(STACKS)
def stacking_needs_one_leaf_more_than_bunches(patch: Patch) -> None:
    def may(true: Any, self: VineState) -> bool:
        own = self.vines[self.active]
        return bool(true(self)) and own.leaves > len(own.bunches)

    instead(patch, VineState, "may_stack", may)


@fault()
def a_stacked_bean_may_disconnect_tiles(patch: Patch) -> None:
    patch.setattr(graph, "holds_together", lambda own, cell, stubs: True)


@fault(STACKS)
def a_stacked_bean_goes_to_the_bottom(patch: Patch) -> None:
    def stacked(true: Any, self: Vine, cell: int, bean: int) -> Vine:
        return Vine.of(self.tiles, self.faces, {**self.bunches, cell: (bean, *self.bunches[cell])})

    instead(patch, Vine, "stacked", stacked)


@fault()
def a_compost_tile_costs_nothing(patch: Patch) -> None:
    def take(true: Any, self: VineState, place: int) -> None:
        self.tokens[self.active] += 1
        true(self, place)

    instead(patch, VineState, "_take_from_compost", take)


@fault()
def the_old_beans_go_back_before_a_refresh(patch: Patch) -> None:
    def refresh(true: Any, self: VineState) -> None:
        self.bean_bag = (*[bean for bean in self.supply if bean >= 0], *self.bean_bag)
        self.supply = [-1] * 3
        true(self)

    instead(patch, VineState, "_refresh", refresh)


@fault(SCARCE)
def two_beans_in_the_bag_are_enough_for_a_refresh(patch: Patch) -> None:
    patch.setattr(
        VineState, "may_refresh", lambda self: self.tokens[self.active] > 0 and len(self.bean_bag) >= 2
    )
