"""Rule faults of 2.0, to be planted one at a time; each name tells the fault. Penalties have their own."""

from typing import Any

from pygame_core.vege_tables import cards as c
from pygame_core.vege_tables import state as shared
from pygame_core.vege_tables.tournament import facts
from pygame_core.vege_tables.tournament import state as module
from pygame_core.vege_tables.tournament.game import Tournament
from pygame_core.vege_tables.tournament.state import TournamentState
from pygame_core.vege_tables.tournament.task import Task

from ..faults import Patch, instead
from .planting import (
    FAULTS,
    NO_HAND,
    OTHERS,
    OWN,
    PLAIN,
    STAY,
    THIRD,
    TWO,
    TWO_STUCK,
    Fault,
    bottom,
    fault,
    legal_for,
    limit,
    limit_for_two,
    number,
)

FAULTS |= {
    "a_fruit_pays_20": Fault(number("FRUIT_POINTS", 20, shared), PLAIN),
    "a_family_pays_20": Fault(number("FAMILY_POINTS", 20, shared), PLAIN),
    "closing_pays_20_a_crop": Fault(number("CLOSING_POINTS", 20, shared), PLAIN),
    "tractors_pay_20_each": Fault(number("POT_POINTS", 20, module), PLAIN),
    "choosing_costs_40": Fault(number("PENALTY_POINTS", 40, module), OWN),
    "the_wells_fill_up_to_seven": Fault(limit(full=7), PLAIN),
    "the_wells_open_below_five": Fault(limit(full=5), PLAIN),
    "a_visit_may_stop_at_four": Fault(limit(least=4), PLAIN),
    "a_penalty_is_of_five_cards": Fault(limit(penalty=5), OWN),
    "a_penalty_is_of_seven_cards": Fault(limit(penalty=7), OWN),
    "two_fill_up_to_eleven": Fault(limit_for_two(full=11), TWO),
    "two_must_fill_up_below_six_only": Fault(limit_for_two(owed_below=6), TWO),
    "two_owe_nothing": Fault(limit_for_two(owed_below=0), TWO),
    "two_may_stop_at_seven": Fault(limit_for_two(least=7), TWO),
    "two_take_six_for_a_penalty": Fault(limit_for_two(penalty=6), TWO_STUCK),
    "two_take_up_two_tractors_at_once": Fault(number("AT_ONCE", 2, module), TWO),
    "two_take_up_one_for_half_the_plots": Fault(number("FOR_HALF_THE_PLOTS", 1, module), TWO),
    "opponents_choose_three_at_a_time": Fault(number("BY_EACH_OPPONENT", 3, module), OTHERS),
    "silos_give_their_covered_card": Fault(bottom("silos"), PLAIN),
    "wells_give_their_covered_card": Fault(bottom("wells"), PLAIN),
}


# -- Silos and wells


@fault(PLAIN)
def a_tractor_in_a_plots_place_brings_no_silo_card(patch: Patch) -> None:
    def play(true: Any, self: TournamentState, seat: int, card: int, row: int) -> None:
        true(self, seat, card, row)
        if c.STAGE[card] != c.PLOT and self.task:
            self.task = None

    instead(patch, TournamentState, "_play", play)


@fault(PLAIN)
def every_tractor_brings_a_silo_card(patch: Patch) -> None:
    def play(true: Any, self: TournamentState, seat: int, card: int, row: int) -> None:
        before = self.tractors[seat]
        true(self, seat, card, row)
        if not self.round_over and self.tractors[seat] < before and any(self.silos):
            self.task = Task("silo", seat)

    instead(patch, TournamentState, "_play", play)


@fault(PLAIN)
def the_silo_card_may_wait(patch: Patch) -> None:
    legal_for("silo", lambda self, legal: [*legal, c.PASS])(patch)


@fault(PLAIN)
def one_may_pass_instead_of_filling_up(patch: Patch) -> None:
    legal_for("visit", lambda self, legal: [*legal, c.PASS])(patch)


@fault(PLAIN)
def the_wells_must_be_visited(patch: Patch) -> None:
    wells = range(c.WELL, c.WELL + c.WELLS)
    legal_for(
        None, lambda self, legal: [a for a in legal if a != c.PASS] if set(wells) & set(legal) else legal
    )(patch)


@fault(PLAIN)
def the_wells_may_be_visited_without_a_play(patch: Patch) -> None:
    def may(true: Any, self: TournamentState, seat: int) -> bool:
        return self.hand_size(seat) < self.game.limits.full and bool(self.in_wells())

    instead(patch, TournamentState, "may_visit", may)


@fault(PLAIN)
def a_visit_does_not_end_the_turn(patch: Patch) -> None:
    def leave(true: Any, self: TournamentState, seat: int) -> None:
        if self.task and self.task.kind == "visit" and self.task.left == 1:
            self.task = None
        else:
            true(self, seat)

    instead(patch, TournamentState, "_leave", leave)


@fault(PLAIN)
def tractors_do_not_count_among_the_six(patch: Patch) -> None:
    def may(true: Any, self: TournamentState, seat: int) -> bool:
        held, self.tractors[seat] = self.tractors[seat], 0
        allowed = bool(true(self, seat))
        self.tractors[seat] = held
        return allowed

    instead(patch, TournamentState, "may_visit", may)


@fault(STAY)
def laid_open_cards_do_not_count_among_the_six(patch: Patch) -> None:
    def may(true: Any, self: TournamentState, seat: int) -> bool:
        hidden = (self.hands[seat] & ~self.shown[seat]).bit_count() + self.tractors[seat]
        return self.acted and hidden < self.game.limits.full and bool(self.in_wells())

    instead(patch, TournamentState, "may_visit", may)


@fault(THIRD)
def the_third_well_is_open_from_the_start(patch: Patch) -> None:
    instead(patch, TournamentState, "is_hidden", lambda true, self, well: False)


@fault(THIRD)
def the_third_well_opens_when_both_others_are_empty(patch: Patch) -> None:
    def draw(true: Any, self: TournamentState, seat: int, well: int) -> None:
        before = self.hidden
        true(self, seat, well)
        if before and any(self.wells[: facts.OPEN_WELLS]):
            self.hidden = True

    instead(patch, TournamentState, "draw", draw)


# -- Tractors


@fault(PLAIN)
def every_tractor_taken_up_scores(patch: Patch) -> None:
    def take(true: Any, self: TournamentState, seat: int) -> None:
        true(self, seat)
        if self.beside[seat]:
            self._score_tractors(seat)

    instead(patch, TournamentState, "_take_up", take)


@fault(PLAIN)
def the_first_to_have_them_scores_most(patch: Patch) -> None:
    def pay(true: Any, self: TournamentState, seat: int) -> int:
        return 10 * sum(bool(count) for at, count in enumerate(self.beside) if at != seat)

    instead(patch, TournamentState, "tractors_pay", pay)


@fault([("3-three-2", 4), ("4-three", 8), ("5-two", 2), ("5-two", 6), ("4-two", 2), ("4-two", 6)])
def the_closer_is_not_credited(patch: Patch) -> None:
    def end(true: Any, self: TournamentState, closer: int, lost: int = -1) -> None:
        patch.setattr(TournamentState, "_score_tractors", lambda *args: None)
        true(self, closer, lost)

    instead(patch, TournamentState, "_end_deal", end)


@fault(PLAIN)
def taking_one_up_is_a_play(patch: Patch) -> None:
    def take(true: Any, self: TournamentState, seat: int) -> None:
        true(self, seat)
        self.acted = True

    instead(patch, TournamentState, "_take_up", take)


@fault(PLAIN)
def only_one_is_taken_up_in_a_turn(patch: Patch) -> None:
    taken: list[int] = []

    def take(true: Any, self: TournamentState, seat: int) -> None:
        true(self, seat)
        taken[:] = [self.turn]

    instead(patch, TournamentState, "_take_up", take)
    instead(
        patch,
        TournamentState,
        "may_take_up",
        lambda true, self, seat: true(self, seat) and taken != [self.turn],
    )


@fault([("2", seed) for seed in range(4)])
def two_have_a_bonus_for_collecting(patch: Patch) -> None:
    def begin(true: Any, self: Any, players: int, options: Any) -> None:
        true(self, players, options)
        self.has_bonus = True

    instead(patch, Tournament, "__init__", begin)


@fault(TWO)
def all_tractors_of_two_are_free_from_the_start(patch: Patch) -> None:
    instead(patch, TournamentState, "locked", lambda true, self, seat: 0)


# -- the end of a deal, and who starts


@fault([("5-two", 5), ("3-three-2", 18)])
def tractors_in_hand_must_go_before_closing(patch: Patch) -> None:
    instead(
        patch,
        TournamentState,
        "is_done",
        lambda true, self, seat: true(self, seat) and not self.tractors[seat],
    )


@fault(NO_HAND)
def plots_do_not_matter_for_closing(patch: Patch) -> None:
    instead(patch, TournamentState, "is_done", lambda true, self, seat: not self.hands[seat])


@fault(NO_HAND)
def one_may_close_with_a_silo_card_owed(patch: Patch) -> None:
    instead(
        patch,
        TournamentState,
        "is_done",
        lambda true, self, seat: not self.hands[seat] and not self.plots[seat],
    )


@fault(PLAIN)
def the_dealer_starts(patch: Patch) -> None:
    instead(patch, TournamentState, "_first", lambda true, self: self.dealer)


@fault(PLAIN)
def black_1_starts_every_deal(patch: Patch) -> None:
    def first(true: Any, self: TournamentState) -> int:
        return next(seat for seat, plots in enumerate(self.plots) if plots & 1 << c.INDEX["K1"])

    instead(patch, TournamentState, "_first", first)


@fault(TWO)
def of_two_the_dealer_starts(patch: Patch) -> None:
    instead(patch, TournamentState, "_first", lambda true, self: self.dealer)


@fault(PLAIN)
def the_dealer_may_give_both_cards_to_one(patch: Patch) -> None:
    def place(true: Any, self: TournamentState, card: int, seat: int) -> None:
        true(self, card, seat)
        self.placed = -1

    instead(patch, TournamentState, "_place", place)


@fault(PLAIN)
def a_burned_plot_leaves_by_itself(patch: Patch) -> None:
    def play(true: Any, self: TournamentState, seat: int, card: int, row: int) -> None:
        true(self, seat, card, row)
        for other in range(self.game.players):
            self.thrown |= self.plots[other] & self.passed
            self.plots[other] &= ~self.passed

    instead(patch, TournamentState, "_play", play)
