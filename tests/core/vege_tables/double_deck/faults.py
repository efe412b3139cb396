"""Rule faults, to be planted one at a time; each function's name tells the fault."""

from collections.abc import Callable
from typing import Any

import pytest

from pygame_core.vege_tables import cards as c
from pygame_core.vege_tables.double_deck import deal, lines, sheet, state
from pygame_core.vege_tables.double_deck import moves as m
from pygame_core.vege_tables.double_deck.state import DoubleDeckState
from pygame_core.vege_tables.double_deck.turn import LAYING, PLAYING, UNDECIDED

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]

#: Name of a fault -> how to plant it, with how many players it is looked for, and from which seed on.
FAULTS: dict[str, tuple[Plant, int, int]] = {}
#: A seed with poor hands and stubborn players.
STUBBORN = 7


def fault(players: int = 2, seed: int = 0) -> Callable[[Plant], Plant]:
    def add(plant: Plant) -> Plant:
        FAULTS[plant.__name__] = (plant, players, seed)
        return plant

    return add


def wrong_number(name: str, value: object, *modules: Any) -> Plant:
    def plant(patch: Patch) -> None:
        for module in modules:
            patch.setattr(module, name, value)

    return plant


FAULTS |= {
    "a_fruit_pays_20": (wrong_number("FRUIT_POINTS", 20, lines), 2, 0),
    "a_fruit_in_line_pays_20": (wrong_number("FRUIT_LINE_POINTS", 20, lines), 2, 10),
    "a_closing_tractor_pays_10": (wrong_number("TRACTOR_POINTS", 10, lines), 3, 2),
    "a_tractor_in_line_pays_10": (wrong_number("TRACTOR_LINE_POINTS", 10, lines), 2, 13),
    "ending_pays_20_a_crop": (wrong_number("CLOSING_POINTS", 20, sheet), 4, 1),
    "being_stuck_costs_40": (wrong_number("PENALTY_POINTS", 40, state, sheet), 2, STUBBORN),
    "one_circle_of_penalties_is_enough": (wrong_number("CIRCLES", 1, state), 2, STUBBORN),
    "hands_are_drawn_to_fourteen": (wrong_number("HAND", 14, state), 5, 0),
    "four_reds_four_whites_seven_greens": (wrong_number("DEALT", (4, 4, 7), deal), 4, 0),
    "two_have_nine_tractors": (wrong_number("TRACTORS", {2: 9, 3: 6, 4: 5, 5: 4}, state), 2, 0),
}


def instead(patch: Patch, name: str, method: Callable[..., Any]) -> None:
    """`method` gets the original first."""
    original = getattr(DoubleDeckState, name)
    patch.setattr(DoubleDeckState, name, lambda self, *args, **more: method(original, self, *args, **more))


def legal_through(patch: Patch, change: Callable[[Any, list[int]], list[int]]) -> None:
    # A fault must not leave a seat without a move, so that games still end.
    instead(patch, "_find_legal", lambda true, self: change(self, true(self)) or true(self))


# -- turns


@fault(3)
def the_dealer_starts(patch: Patch) -> None:
    def begin(true: Any, self: DoubleDeckState, round_seed: int, dealer: int) -> None:
        true(self, round_seed, dealer)
        self.to_move = dealer

    instead(patch, "begin", begin)


@fault(3)
def play_goes_counterclockwise(patch: Patch) -> None:
    instead(patch, "after", lambda true, self, seat: (seat - 1) % self.game.players)


@fault()
def the_first_phase_allows_both_kinds(patch: Patch) -> None:
    def act(true: Any, self: DoubleDeckState, kind: int) -> None:
        true(self, kind)
        self.kind = UNDECIDED

    instead(patch, "_act", act)


@fault(seed=5)
def the_second_phase_still_excludes(patch: Patch) -> None:
    def act(true: Any, self: DoubleDeckState, kind: int) -> None:
        true(self, kind)
        self.kind = kind

    instead(patch, "_act", act)


@fault(4)
def a_tractor_leaves_discards_open(patch: Patch) -> None:
    def do(true: Any, self: DoubleDeckState, seat: int, action: int) -> None:
        kind = self.kind
        true(self, seat, action)
        if m.TRACTOR <= action < m.DRAW and kind == UNDECIDED and self.kind == LAYING:
            self.kind = UNDECIDED

    instead(patch, "_do", do)


@fault()
def a_copy_burns_at_once(patch: Patch) -> None:
    def grow(true: Any, self: DoubleDeckState, seat: int, card: int, tractor: bool) -> None:
        true(self, seat, card, tractor=tractor)
        self.burned |= 1 << card

    instead(patch, "_grow", grow)


@fault()
def a_tractors_place_burns_in_the_next_turn_only(patch: Patch) -> None:
    def grow(true: Any, self: DoubleDeckState, seat: int, card: int, tractor: bool) -> None:
        before = self.burned
        true(self, seat, card, tractor=tractor)
        self.burned = before

    instead(patch, "_grow", grow)


@fault(4)
def a_tractor_may_not_close(patch: Patch) -> None:
    def change(self: DoubleDeckState, legal: list[int]) -> list[int]:
        return [
            a for a in legal if not m.TRACTOR <= a < m.DRAW or self.grown[a - m.TRACTOR] != c.HARVESTED - 1
        ]

    legal_through(patch, change)


@fault(3)
def the_turn_may_end_without_drawing(patch: Patch) -> None:
    def change(self: DoubleDeckState, legal: list[int]) -> list[int]:
        drawing = self.phase == PLAYING and any(m.DRAW <= a < m.PASS for a in legal)
        return sorted([*legal, m.PASS]) if drawing else legal

    legal_through(patch, change)


@fault()
def one_may_play_on_after_drawing(patch: Patch) -> None:
    def draw(true: Any, self: DoubleDeckState, seat: int, pile: int) -> None:
        turn, phase = self.turn, self.phase
        true(self, seat, pile)
        if self.turn == turn:
            self.phase = phase

    instead(patch, "_draw", draw)


# -- phases and the end


@fault(3, seed=5)
def the_second_phase_begins_with_one_empty_tallone(patch: Patch) -> None:
    instead(patch, "side_is_empty", lambda true, self: not all(self.piles))


@fault(3, seed=13)
def the_second_phase_begins_when_both_sides_are_empty(patch: Patch) -> None:
    instead(patch, "side_is_empty", lambda true, self: not any(self.piles))


@fault(4, seed=2)
def an_empty_hand_ends_the_first_phase_too(patch: Patch) -> None:
    def end(true: Any, self: DoubleDeckState, seat: int) -> None:
        second, self.second = self.second, True
        round_ = self.round_over
        true(self, seat)
        if self.round_over == round_:
            self.second = second

    instead(patch, "_end_if_empty", end)


@fault(3, seed=11)
def tractors_must_be_gone_to_end(patch: Patch) -> None:
    def end(true: Any, self: DoubleDeckState, seat: int) -> None:
        if not self.tractors[seat]:
            true(self, seat)
        elif not self.hands[seat] and not any(self.piles):
            self._begin_turn(self.after(seat))

    instead(patch, "_end_if_empty", end)


@fault(seed=STUBBORN)
def standing_still_pays_for_open_crops(patch: Patch) -> None:
    def finish(true: Any, self: DoubleDeckState) -> None:
        if self.sheet.closer < 0:
            self.sheet = self.sheet._replace(closing=(self.closers.count(-1), *self.sheet.closing[1:]))
        true(self)

    instead(patch, "_finish_deal", finish)


# -- scoring


@fault(3, seed=6)
def tractors_count_for_fruits(patch: Patch) -> None:
    instead(patch, "closed", lambda true, self, tractor: true(self, True) | true(self, tractor))


@fault(3, seed=13)
def fruits_count_for_tractors(patch: Patch) -> None:
    instead(patch, "closed", lambda true, self, tractor: true(self, False) | true(self, tractor))


@fault()
def a_crop_counts_itself(patch: Patch) -> None:
    patch.setattr(lines, "LINES", [line | 1 << crop for crop, line in enumerate(lines.LINES)])

    def harvest(true: Any, self: DoubleDeckState, seat: int, crop: int, tractor: bool) -> None:
        self.closers[crop] = seat
        true(self, seat, crop, tractor)

    instead(patch, "_harvest", harvest)


@fault()
def only_the_row_counts(patch: Patch) -> None:
    rows = [
        sum(1 << other for other in range(c.CROPS) if other // 4 == crop // 4 and other != crop)
        for crop in range(c.CROPS)
    ]
    patch.setattr(lines, "LINES", rows)


# -- talloni and penalties


@fault()
def tops_are_turned_at_once(patch: Patch) -> None:
    def draw(true: Any, self: DoubleDeckState, seat: int, pile: int) -> None:
        true(self, seat, pile)
        self._turn_tops()

    instead(patch, "_draw", draw)


@fault()
def the_bottom_card_is_drawn(patch: Patch) -> None:
    def draw(true: Any, self: DoubleDeckState, seat: int, pile: int) -> None:
        self.piles[pile] = (*self.piles[pile][1:], self.piles[pile][0])
        true(self, seat, pile)

    instead(patch, "_draw", draw)


@fault(seed=STUBBORN)
def cards_are_put_on_top_of_a_tallone(patch: Patch) -> None:
    def put(true: Any, self: DoubleDeckState, seat: int, card: int, pile: int) -> None:
        true(self, seat, card, pile)
        self.piles[pile] = (*self.piles[pile][1:], card)

    instead(patch, "_put_under", put)


@fault(seed=STUBBORN)
def a_shown_hand_is_forgotten(patch: Patch) -> None:
    def stuck(true: Any, self: DoubleDeckState, seat: int) -> None:
        known = self.known[seat]
        true(self, seat)
        self.known[seat] = known

    instead(patch, "_be_stuck", stuck)


@fault(seed=STUBBORN)
def what_lies_under_a_tallone_is_forgotten(patch: Patch) -> None:
    def put(true: Any, self: DoubleDeckState, seat: int, card: int, pile: int) -> None:
        true(self, seat, card, pile)
        self.under[pile] = 0

    instead(patch, "_put_under", put)


@fault(seed=STUBBORN)
def nothing_need_be_put_under(patch: Patch) -> None:
    def stuck(true: Any, self: DoubleDeckState, seat: int) -> None:
        true(self, seat)
        if not self.round_over and self.phase != PLAYING:
            self._begin_turn(self.after(seat))

    instead(patch, "_be_stuck", stuck)


@fault(seed=STUBBORN)
def one_must_use_a_tractor_before_being_stuck(patch: Patch) -> None:
    def change(self: DoubleDeckState, legal: list[int]) -> list[int]:
        return [a for a in legal if a != m.STUCK] if self.tractors[self.to_move] else legal

    legal_through(patch, change)


@fault(seed=15)
def penalties_need_not_be_in_a_row(patch: Patch) -> None:
    def act(true: Any, self: DoubleDeckState, kind: int) -> None:
        stuck = self.stuck
        true(self, kind)
        self.stuck = stuck

    instead(patch, "_act", act)
