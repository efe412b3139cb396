"""Rule faults of 2.0 in penalties, to be planted one at a time; each name tells the fault."""

from collections.abc import Callable
from typing import Any

from pygame_core.vege_tables import cards as c
from pygame_core.vege_tables.tournament.state import TournamentState

from ..faults import Patch, Plant, instead
from .planting import ALL, ASIDE, CIRCLE, OTHERS, OWN, STAY, TWO_ALL, TWO_STUCK, Actions, fault, legal_for


def penalty(kind: int, more: Callable[[TournamentState, int], None]) -> Plant:
    """Something more happens when this is chosen."""

    def plant(patch: Patch) -> None:
        def choose(true: Any, self: TournamentState, seat: int, action: int) -> None:
            true(self, seat, action)
            if action == kind:
                more(self, seat)

        instead(patch, TournamentState, "_choose_penalty", choose)

    return plant


def pay(self: TournamentState, seat: int) -> None:
    self.sheet = self.sheet.penalise(seat)
    self._score(seat, -50)


@fault(STAY)
def staying_costs_50(patch: Patch) -> None:
    penalty(c.STAY, pay)(patch)


@fault(OTHERS)
def being_given_cards_costs_50(patch: Patch) -> None:
    penalty(c.OTHERS, pay)(patch)


@fault(ALL)
def taking_all_that_is_left_costs_50(patch: Patch) -> None:
    penalty(c.TAKE_ALL, pay)(patch)


@fault(STAY)
def the_hand_is_not_laid_open(patch: Patch) -> None:
    def stuck(true: Any, self: TournamentState, seat: int) -> None:
        before = self.shown[seat]
        true(self, seat)
        self.shown[seat] = before

    instead(patch, TournamentState, "_be_stuck", stuck)


@fault(OWN)
def what_is_taken_lies_open_too(patch: Patch) -> None:
    def draw(true: Any, self: TournamentState, seat: int, well: int) -> None:
        true(self, seat, well)
        if self.task and self.task.kind == "own":
            self.shown[seat] = self.hands[seat]

    instead(patch, TournamentState, "draw", draw)


@fault(OTHERS)
def the_opponents_begin_on_the_right(patch: Patch) -> None:
    def chooser(true: Any, self: TournamentState, seat: int, taken: int) -> int:
        return (2 * seat - int(true(self, seat, taken))) % self.game.players

    instead(patch, TournamentState, "chooser", chooser)


@fault([("3-three-2", 7), ("3-three-2", 2)])
def the_opponents_do_not_go_round_again(patch: Patch) -> None:
    def chooser(true: Any, self: TournamentState, seat: int, taken: int) -> int:
        last = self.game.players - 1
        return (seat + 1 + min(taken // 2, last - 1)) % self.game.players

    instead(patch, TournamentState, "chooser", chooser)


@fault(OTHERS)
def play_goes_on_after_the_one_who_chose_last(patch: Patch) -> None:
    def leave(true: Any, self: TournamentState, seat: int) -> None:
        true(self, self.to_move if self.task and self.task.kind == "others" else seat)

    instead(patch, TournamentState, "_leave", leave)


@fault(OWN)
def only_up_to_six_are_taken_for_a_penalty(patch: Patch) -> None:
    def choose(true: Any, self: TournamentState, seat: int, action: int) -> None:
        true(self, seat, action)
        if action in (c.OWN, c.OTHERS) and self.task:
            self.task = self.task._replace(left=max(1, 6 - self.hand_size(seat)))

    instead(patch, TournamentState, "_choose_penalty", choose)


@fault([("3-three-2", 11), ("3-three-2", 36), ("4-three", 29), ("5-two", 6)])
def below_seven_one_still_chooses(patch: Patch) -> None:
    few = {c.TAKE_ALL: [c.OWN, c.OTHERS]}
    legal_for("penalty", lambda self, legal: [b for a in legal for b in few.get(a, [a])])(patch)


@fault(ALL)
def below_seven_one_may_not_stay(patch: Patch) -> None:
    legal_for(
        "penalty", lambda self, legal: [a for a in legal if a != c.STAY] if c.TAKE_ALL in legal else legal
    )(patch)


@fault(CIRCLE)
def one_may_stay_for_ever(patch: Patch) -> None:
    legal_for("penalty", lambda self, legal: [*legal, c.STAY])(patch)


@fault(CIRCLE)
def the_circle_is_full_one_player_early(patch: Patch) -> None:
    legal_for(
        "penalty",
        lambda self, legal: [a for a in legal if a != c.STAY or self.stays < self.game.players - 1],
    )(patch)


@fault(STAY)
def a_play_does_not_start_the_circle_anew(patch: Patch) -> None:
    def play(true: Any, self: TournamentState, seat: int, card: int, row: int) -> None:
        before = self.stays
        true(self, seat, card, row)
        self.stays = before

    instead(patch, TournamentState, "_play", play)


@fault(ASIDE)
def a_stuck_player_must_take_a_tractor_up(patch: Patch) -> None:
    legal_for(None, lambda self, legal: [a for a in legal if a != c.STUCK] if c.TAKE_UP in legal else legal)(
        patch
    )


@fault(ASIDE)
def a_tractor_may_be_taken_up_after_laying_open(patch: Patch) -> None:
    legal_for("penalty", lambda self, legal: [*legal, *([c.TAKE_UP] if self.beside[self.to_move] else [])])(
        patch
    )


@fault(TWO_STUCK)
def of_two_the_stuck_one_chooses_what_is_given(patch: Patch) -> None:
    instead(patch, TournamentState, "chooser", lambda true, self, seat, taken: seat)


@fault(TWO_ALL)
def of_two_fewer_than_seven_are_all_taken(patch: Patch) -> None:
    def find(true: Any, self: TournamentState) -> Actions:
        stay = [c.STAY] if self.stays < self.game.players else []
        return stay + ([c.TAKE_ALL] if self.in_wells() < 7 else [c.OWN, c.OTHERS])

    instead(patch, TournamentState, "_find_penalty", find)
