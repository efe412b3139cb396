"""Rule faults of Vine about the end, the points, objectives and solo, planted as those in `faults`."""

from typing import Any

from pygame_core.vine import facts, game, state
from pygame_core.vine.grid import row_of
from pygame_core.vine.scoring import Score
from pygame_core.vine.state import VineState
from pygame_core.vine.vine import Vine

from .faults import ANY, FAULTS, SCARCE, SOLO, STACKS, Fault, Patch, Plant, fault, instead, property_instead

# -- the end, and what counts


@fault(SCARCE)
def the_last_round_is_not_finished(patch: Patch) -> None:
    def end(true: Any, self: VineState) -> None:
        true(self)
        if self.last_round:
            self.phase = "over"

    instead(patch, VineState, "_end_turn", end)


@fault(SCARCE)
def an_empty_bean_bag_ends_nothing(patch: Patch) -> None:
    property_instead(patch, VineState, "last_round", lambda self: False)


@fault()
def there_are_nine_turns(patch: Patch) -> None:
    def end(true: Any, self: VineState) -> None:
        true(self)
        if self.plants_left <= facts.DRAWN * self.game.vines:
            self.phase = "over"

    instead(patch, VineState, "_end_turn", end)


@fault()
def the_supply_is_not_filled_up(patch: Patch) -> None:
    patch.setattr(VineState, "_replenish", lambda self: None)


@fault()
def a_dead_stub_is_not_counted(patch: Patch) -> None:
    property_instead(patch, Vine, "open", lambda self: sum(mask.bit_count() for mask in self.reach.values()))


@fault()
def the_roots_own_stub_is_not_counted(patch: Patch) -> None:
    true = Vine.open.fget  # type: ignore[attr-defined]
    property_instead(patch, Vine, "open", lambda self: true(self) - (not self.faces))


@fault()
def the_stubs_of_beans_are_not_counted(patch: Patch) -> None:
    true = Vine.open.fget  # type: ignore[attr-defined]
    property_instead(patch, Vine, "open", lambda self: true(self) - len(self.bunches))


@fault(STACKS)
def only_the_top_bean_of_a_bunch_counts(patch: Patch) -> None:
    property_instead(
        patch, Vine, "hanging", lambda self: self.value(beans[-1] for beans in self.bunches.values())
    )


@fault()
def height_counts_the_roots_row(patch: Patch) -> None:
    true = Score.of.__func__  # type: ignore[attr-defined]
    patch.setattr(Score, "of", classmethod(lambda cls, a, b, height, c, d: true(cls, a, b, height + 1, c, d)))


def ranked_by(*fields: int) -> Plant:
    """The winner by these, out of points, tokens, beans, height and open connections."""

    def plant(patch: Patch) -> None:
        def best(scores: list[Score], tokens: list[int]) -> list[int]:
            full = [
                (score.points, tokens[at], score.beans, score.height, -score.open)
                for at, score in enumerate(scores)
            ]
            ranks = [tuple(rank[field] for field in fields) for rank in full]
            return [at for at, rank in enumerate(ranks) if rank == max(ranks)]

        patch.setattr(state, "best", best)

    return plant


FAULTS |= {
    "ties_go_by_open_connections_first": Fault(ranked_by(0, 4, 1, 2, 3), ANY),
    "ties_go_by_height_before_beans": Fault(ranked_by(0, 1, 3, 2, 4), ANY),
    "ties_on_points_are_shared": Fault(ranked_by(0), ANY),
}

# -- objectives


@fault()
def an_objective_is_not_taken_in_anothers_turn(patch: Patch) -> None:
    def change(true: Any, self: VineState, number: int, own: Vine, harvested: int = 0) -> None:
        before = self.owners[:]
        true(self, number, own, harvested)
        if number != self.active:
            self.owners = before

    instead(patch, VineState, "_change", change)


@fault()
def an_objective_goes_to_who_placed_the_tile(patch: Patch) -> None:
    def change(true: Any, self: VineState, number: int, own: Vine, harvested: int = 0) -> None:
        before = self.owners[:]
        true(self, number, own, harvested)
        self.owners = [
            now if now == was else self.active for now, was in zip(self.owners, before, strict=True)
        ]

    instead(patch, VineState, "_change", change)


@fault()
def an_objective_can_be_lost_again(patch: Patch) -> None:
    def prune(true: Any, self: VineState, action: int, move: Any) -> None:
        true(self, action, move)
        for at, card in enumerate(self.cards):
            goal = self.game.tiles.objectives[card]
            if self.owners[at] >= 0 and goal.name == "evergreen":
                own = self.vines[self.owners[at]]
                self.owners[at] = self.owners[at] if own.leaves >= goal.amount else -1

    instead(patch, VineState, "_prune", prune)


# -- solo


@fault(SOLO)
def in_solo_a_passed_tile_may_grow_the_vine_taller(patch: Patch) -> None:
    patch.setattr(game.Solo, "allowed", lambda self, own, places: places)


@fault(SOLO)
def in_solo_a_passed_tile_never_grows_the_vine_taller(patch: Patch) -> None:
    patch.setattr(
        game.Solo,
        "allowed",
        lambda self, own, places: [place for place in places if row_of(place[0]) <= own.height],
    )


@fault(SOLO)
def in_solo_the_higher_vine_counts(patch: Patch) -> None:
    patch.setattr(game.Solo, "results", lambda self, points: [max(points)])
