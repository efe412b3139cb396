"""Rule faults, to be planted one at a time; each function's name tells the fault."""

from collections.abc import Callable
from typing import Any

import pytest

from pygame_core.vege_tables import cards as c
from pygame_core.vege_tables import common_pot, deals, own_pots, sheet, state
from pygame_core.vege_tables.common_pot import CommonPot
from pygame_core.vege_tables.own_pots import OwnPots
from pygame_core.vege_tables.partners import Partners
from pygame_core.vege_tables.state import VegeTablesState

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]

#: Name of a fault -> how to plant it, and the games (ids of agreement.IDS) in which it is looked for.
FAULTS: dict[str, tuple[Plant, list[str]]] = {}


def fault(*games: str) -> Callable[[Plant], Plant]:
    def add(plant: Plant) -> Plant:
        FAULTS[plant.__name__] = (plant, list(games))
        return plant

    return add


def wrong_number(name: str, value: int, *modules: Any) -> Plant:
    def plant(patch: Patch) -> None:
        for module in modules:
            patch.setattr(module, name, value)

    return plant


FAULTS |= {
    "a_fruit_pays_20": (wrong_number("FRUIT_POINTS", 20, state, sheet), ["base-4"]),
    "a_family_pays_20": (wrong_number("FAMILY_POINTS", 20, state, sheet), ["base-4"]),
    "closing_pays_20_a_crop": (wrong_number("CLOSING_POINTS", 20, state, sheet), ["base-4"]),
    "being_stuck_costs_40": (wrong_number("PENALTY_POINTS", 40, own_pots, sheet), ["base-4"]),
    "the_pot_opens_at_six": (wrong_number("POT_OPENS_BELOW", 7, own_pots), ["base-4"]),
    "the_pot_opens_below_five": (wrong_number("POT_OPENS_BELOW", 5, own_pots), ["base-4"]),
    "two_players_draw_back_to_ten": (wrong_number("HAND", 10, common_pot), ["base-2"]),
    "the_common_pot_is_of_nine": (wrong_number("COMMON_POT", 9, common_pot, deals), ["base-2"]),
}


def legal_through(patch: Patch, cls: Any, change: Callable[[Any, list[int]], list[int]]) -> None:
    original = cls._find_legal

    # A fault must not leave a seat without a move, so that games still end.
    def find(self: Any) -> list[int]:
        legal = original(self)
        return change(self, legal) or legal

    patch.setattr(cls, "_find_legal", find)


def instead(patch: Patch, cls: Any, name: str, method: Callable[..., Any]) -> None:
    """`method` gets the original first."""
    original = getattr(cls, name)
    patch.setattr(cls, name, lambda self, *args: method(original, self, *args))


# -- Pots and points


@fault("base-4", "base-3", "base-5")
def the_own_pot_counts_too(patch: Patch) -> None:
    instead(patch, OwnPots, "pot_pays", lambda true, self, seat: true(self, seat) + 10)


@fault("base-4")
def the_pot_may_be_refused(patch: Patch) -> None:
    legal_through(patch, VegeTablesState, lambda self, legal: [*legal, c.PASS] if c.POT in legal else legal)


@fault("base-4")
def taking_the_pot_does_not_end_the_turn(patch: Patch) -> None:
    def take(true: Any, self: OwnPots, seat: int) -> None:
        true(self, seat)
        self.to_move = seat

    instead(patch, OwnPots, "_take_pot", take)


@fault("base-4", "base-3")
def one_may_close_without_the_pot(patch: Patch) -> None:
    def close(true: Any, self: OwnPots, seat: int) -> None:
        if not (self.hands[seat] or self.plots[seat] or self.tractors[seat]):
            self._end_deal(seat)

    instead(patch, OwnPots, "_close_if_done", close)


@fault("base-4", "base-3")
def plots_do_not_matter_for_closing(patch: Patch) -> None:
    def close(true: Any, self: OwnPots, seat: int) -> None:
        if self.sheet.pot[seat] >= 0 and not self.hands[seat] and not self.tractors[seat]:
            self._end_deal(seat)

    instead(patch, OwnPots, "_close_if_done", close)


@fault("base-4")
def the_family_bonus_comes_with_the_third_fruit(patch: Patch) -> None:
    def harvest(true: Any, self: VegeTablesState, seat: int, crop: int) -> None:
        first = crop - crop % 4
        ripe = self.grown[first : first + 4].count(c.HARVESTED)
        self.closers[crop] = seat
        self.sheet = self.sheet.harvest(seat, ripe == 3)
        self._score(seat, 40 if ripe == 3 else 10)

    instead(patch, VegeTablesState, "_harvest", harvest)


# -- Tractors and burned cards


@fault("base-4", "base-5")
def a_tractor_in_a_plots_place_draws_nothing(patch: Patch) -> None:
    drawn: list[int] = []

    def play(true: Any, self: VegeTablesState, seat: int, card: int, row: int) -> None:
        drawn[:] = [card]
        true(self, seat, card, row)

    def draw(true: Any, self: VegeTablesState, seat: int, card: int) -> None:
        if c.STAGE[drawn[0]] == c.PLOT:
            true(self, seat, card)

    instead(patch, VegeTablesState, "_play", play)
    instead(patch, VegeTablesState, "_draw_from_field", draw)


@fault("base-4", "base-2")
def one_tractor_is_enough_for_any_gap(patch: Patch) -> None:
    def spend(true: Any, self: VegeTablesState, seat: int, count: int) -> None:
        true(self, seat, 1)

    instead(patch, VegeTablesState, "_spend_tractors", spend)


@fault("base-4", "expert-4")
def only_one_tractor_can_be_laid_at_a_time(patch: Patch) -> None:
    true = c.reach
    patch.setattr(c, "reach", lambda wanted, tractors: true(wanted, min(tractors, 1)))


@fault("base-4", "base-2")
def a_burned_card_cannot_be_discarded(patch: Patch) -> None:
    legal_through(
        patch,
        VegeTablesState,
        lambda self, legal: [a for a in legal if not c.DISCARD <= a < c.DISCARD_TRACTOR],
    )


@fault("base-4", "base-3")
def a_burned_plot_can_still_be_played(patch: Patch) -> None:
    def change(self: VegeTablesState, legal: list[int]) -> list[int]:
        return sorted({*legal, *c.cards_in(self.plots[self.to_move] & self.passed)} - {c.STUCK})

    legal_through(patch, VegeTablesState, change)


@fault("base-4", "base-3")
def a_burned_plot_leaves_by_itself(patch: Patch) -> None:
    def play(true: Any, self: VegeTablesState, seat: int, card: int, row: int) -> None:
        true(self, seat, card, row)
        for other in range(self.game.players):
            self.thrown |= self.plots[other] & self.passed
            self.plots[other] &= ~self.passed

    instead(patch, OwnPots, "_play", play)


@fault("base-4", "base-2")
def a_discard_does_not_satisfy_the_duty_to_play(patch: Patch) -> None:
    def discard(true: Any, self: VegeTablesState, seat: int, card: int) -> None:
        acted, begun = self.acted, self.turn
        true(self, seat, card)
        if self.turn == begun:
            self.acted = acted

    instead(patch, VegeTablesState, "_discard", discard)


@fault("base-4")
def the_last_free_row_is_not_chosen(patch: Patch) -> None:
    def plays(true: Any, self: VegeTablesState, playable: int) -> list[int]:
        if self.rows.count(-1) == 1:
            return c.cards_in(playable)
        return list(true(self, playable))

    instead(patch, VegeTablesState, "_plays", plays)


# -- Penalties


@fault("base-4")
def laying_the_hand_open_costs_50_too(patch: Patch) -> None:
    def stuck(true: Any, self: OwnPots, seat: int) -> None:
        if self.hands[seat] & ~self.shown[seat]:
            self.sheet = self.sheet.penalise(seat)
        true(self, seat)

    instead(patch, OwnPots, "_be_stuck", stuck)


@fault("base-4")
def the_pot_is_laid_open_with_the_hand(patch: Patch) -> None:
    def stuck(true: Any, self: OwnPots, seat: int) -> None:
        true(self, seat)
        self.shown[seat] = self.hands[seat]

    instead(patch, OwnPots, "_be_stuck", stuck)


@fault("base-4", "expert-4")
def the_pot_stays_when_one_is_stuck(patch: Patch) -> None:
    def stuck(true: Any, self: OwnPots, seat: int) -> None:
        pot, self.pots[seat] = self.pots[seat], None
        true(self, seat)
        self.pots[seat] = pot

    instead(patch, OwnPots, "_be_stuck", stuck)


# -- Order, dealer


@fault("base-4", "base-3")
def the_dealer_starts(patch: Patch) -> None:
    instead(patch, VegeTablesState, "_first", lambda true, self: self.dealer)


@fault("base-3", "base-5")
def play_goes_counterclockwise(patch: Patch) -> None:
    def begin(true: Any, self: OwnPots, seat: int) -> None:
        if self.acted or self.turn:
            seat = (seat - 2) % self.game.players
        true(self, seat)

    instead(patch, OwnPots, "_begin_turn", begin)


@fault("base-3", "base-5")
def the_deal_passes_to_the_right(patch: Patch) -> None:
    def begin(true: Any, self: OwnPots, round_seed: int, dealer: int) -> None:
        true(self, round_seed, (dealer - 2 * bool(self.round)) % self.game.players)

    instead(patch, OwnPots, "begin", begin)


@fault("base-3", "base-5")
def the_dealer_may_give_both_cards_to_one(patch: Patch) -> None:
    def place(true: Any, self: OwnPots, card: int, seat: int) -> None:
        true(self, card, seat)
        self.placed = -1

    instead(patch, OwnPots, "_place", place)


@fault("base-3", "expert-5")
def the_dealer_may_keep_no_card(patch: Patch) -> None:
    def change(self: VegeTablesState, legal: list[int]) -> list[int]:
        return [a for a in legal if not c.PLACE <= a < c.SHORT or (a - c.PLACE) % c.SEATS != self.dealer]

    legal_through(patch, OwnPots, change)


@fault("expert-3", "expert-5")
def the_dealer_always_has_the_short_pot(patch: Patch) -> None:
    instead(patch, OwnPots, "_name_short", lambda true, self, seat: true(self, self.dealer))


# -- Two players


@fault("base-2")
def ten_are_laid_out_whatever_the_dealer_gave(patch: Patch) -> None:
    def passes(true: Any, self: CommonPot, seat: int) -> None:
        refill = self.owed(seat) >= len(self.common)
        true(self, seat)
        if refill:
            more = 10 - len(self.common)
            self.common += self.stock[:more]
            self.stock = self.stock[more:]

    instead(patch, CommonPot, "_pass", passes)


@fault("base-2")
def an_emptied_pot_waits_until_a_card_is_missing(patch: Patch) -> None:
    def passes(true: Any, self: CommonPot, seat: int) -> None:
        exactly = self.owed(seat) == len(self.common)
        true(self, seat)
        if exactly:
            self.common, self.stock = (), self.common + self.stock

    instead(patch, CommonPot, "_pass", passes)


@fault("base-2")
def the_common_pot_is_drawn_from_its_end(patch: Patch) -> None:
    def passes(true: Any, self: CommonPot, seat: int) -> None:
        self.common = self.common[::-1]
        true(self, seat)

    instead(patch, CommonPot, "_pass", passes)


@fault("base-2", "expert-2")
def who_is_stuck_scores_the_closing_points(patch: Patch) -> None:
    instead(patch, CommonPot, "_be_stuck", lambda true, self, seat: self._end_deal(seat, lost=seat))


@fault("base-2")
def of_two_the_dealer_starts(patch: Patch) -> None:
    instead(patch, CommonPot, "_first", lambda true, self: self.dealer)


@fault("expert-2")
def tractors_taken_up_count_among_the_eleven(patch: Patch) -> None:
    instead(patch, CommonPot, "owed", lambda true, self, seat: max(0, 11 - self.hand_size(seat)))


@fault("expert-2")
def taking_up_a_tractor_is_a_play(patch: Patch) -> None:
    def take_up(true: Any, self: CommonPot, seat: int, action: int) -> None:
        true(self, seat, action)
        self.acted = True

    instead(patch, CommonPot, "_act", take_up)


# -- Partners


@fault("partners-base-4", "partners-expert-4")
def burning_a_plot_exchanges_nothing(patch: Patch) -> None:
    played: list[int] = []

    def play(true: Any, self: Partners, seat: int, card: int, row: int) -> None:
        played[:] = [card]
        true(self, seat, card, row)

    def draw(true: Any, self: Partners, seat: int, card: int) -> None:
        if c.STAGE[played[0]] == c.PLOT:
            true(self, seat, card)
        else:
            self._take(seat, card)

    instead(patch, Partners, "_play", play)
    instead(patch, Partners, "_draw_from_field", draw)


@fault("partners-base-4")
def a_tractor_cannot_be_given_back(patch: Patch) -> None:
    legal_through(
        patch, Partners, lambda self, legal: [a for a in legal if a != c.GIVE + c.TRACTOR]
    )  # fmt: skip


@fault("partners-base-4")
def the_field_card_itself_cannot_come_back(patch: Patch) -> None:
    def change(self: Partners, legal: list[int]) -> list[int]:
        return [a for a in legal if self.exchange is None or a != c.GIVE + self.exchange[1]]

    legal_through(patch, Partners, change)


@fault("partners-base-4", "partners-expert-4")
def a_laid_open_card_stays_open_when_given(patch: Patch) -> None:
    def give(true: Any, self: Partners, seat: int, card: int, receiver: int) -> None:
        shown = self.shown[seat] & (1 << card if card != c.TRACTOR else 0)
        true(self, seat, card, receiver)
        self.shown[receiver] |= shown

    instead(patch, Partners, "_give", give)


@fault("partners-base-4")
def each_partner_scores_alone(patch: Patch) -> None:
    instead(patch, VegeTablesState, "by_side", lambda true, self, points: list(points))
