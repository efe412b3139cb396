"""The core and a plain second implementation play the same game, and planted faults are found."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from pygame_core.vegeterrors import payout, state, trick
from pygame_core.vegeterrors.cards import DECKS, Cards, Deck
from pygame_core.vegeterrors.state import VegeterrorsState

from .agreement import first_difference

Patch = pytest.MonkeyPatch
Winner = Callable[[Cards, list[int]], tuple[int, int]]


@pytest.mark.parametrize("players", [3, 4])
def test_core_and_plain_game_agree(players: int, count: Callable[[int, int], int]) -> None:
    for seed in range(count(1000, 40)):
        assert first_difference(players, seed) is None


# -- rule faults, planted one at a time; each function's name tells the fault


def constant(module: Any, name: str, value: object) -> Callable[[Patch], None]:
    return lambda patch: patch.setattr(module, name, value)


def places(cards: Cards, plays: list[int], colour: int) -> list[int]:
    """Where in the trick cards of the colour were played."""
    played = [cards.played[action] for action in plays]
    return [place for place, card in enumerate(played) if card >= 0 and cards.colour[card] == colour]


def replace_winner(patch: Patch, winner: Winner) -> None:
    patch.setattr(state, "winner", winner)


def equal_strength_goes_to_the_last_colour(patch: Patch) -> None:
    def winner(cards: Cards, plays: list[int]) -> tuple[int, int]:
        best, lead = trick.winner(cards, plays)
        fight = trick.fight(cards, plays)
        equal = [s.colour for s in fight.strengths if s.total == fight.total]
        if len(equal) < 2:
            return best, lead
        return equal[-1], places(cards, plays, equal[-1])[-1]

    replace_winner(patch, winner)


def magic_never_gives_the_lead(patch: Patch) -> None:
    def winner(cards: Cards, plays: list[int]) -> tuple[int, int]:
        best, lead = trick.winner(cards, plays)
        return best, places(cards, plays, best)[-1] if best >= 0 else lead

    replace_winner(patch, winner)


def magic_without_target_gives_the_lead(patch: Patch) -> None:
    def winner(cards: Cards, plays: list[int]) -> tuple[int, int]:
        best, lead = trick.winner(cards, plays)
        return best, plays.index(cards.plain_magic) if cards.plain_magic in plays else lead

    replace_winner(patch, winner)


def magic_on_a_losing_colour_gives_the_lead(patch: Patch) -> None:
    def winner(cards: Cards, plays: list[int]) -> tuple[int, int]:
        best, lead = trick.winner(cards, plays)
        aimed = [i for i, a in enumerate(plays) if cards.aimed[a] >= 0]
        return best, aimed[-1] if aimed else lead

    replace_winner(patch, winner)


def the_first_player_of_the_colour_leads(patch: Patch) -> None:
    def winner(cards: Cards, plays: list[int]) -> tuple[int, int]:
        best, lead = trick.winner(cards, plays)
        if best < 0 or cards.played[plays[lead]] < 0:
            return best, lead
        return best, places(cards, plays, best)[0]

    replace_winner(patch, winner)


def the_boss_wakes_only_poison_played_after_it(patch: Patch) -> None:
    def winner(cards: Cards, plays: list[int]) -> tuple[int, int]:
        boss = next((i for i, a in enumerate(plays) if cards.played[a] == cards.boss), None)
        early = [] if boss is None else [cards.played[a] for a in plays[:boss] if cards.played[a] >= 0]
        if not any(cards.poison[card] for card in early):
            return trick.winner(cards, plays)
        asleep = [poison and card not in early for card, poison in enumerate(cards.poison)]
        awake, cards.poison = cards.poison, asleep
        try:
            return trick.winner(cards, plays)
        finally:
            cards.poison = awake

    replace_winner(patch, winner)


def legal_through(patch: Patch, change: Callable[[VegeterrorsState, list[int]], list[int]]) -> None:
    original = VegeterrorsState._find_legal

    # A fault must not leave a seat without a move, so that games still end.
    def find(self: VegeterrorsState) -> list[int]:
        return change(self, original(self)) or original(self)

    patch.setattr(VegeterrorsState, "_find_legal", find)


def colour_in_play(position: VegeterrorsState, action: int) -> bool:
    cards = position.cards
    return action < cards.count and bool(position.seen >> cards.colour[action] & 1)


def the_face_down_card_obliges(patch: Patch) -> None:
    def change(position: VegeterrorsState, legal: list[int]) -> list[int]:
        down = position.face_down[position.to_move]
        if position.over or down < 0 or position.seen >> position.cards.colour[down] & 1:
            return legal
        return [action for action in legal if not colour_in_play(position, action)]

    legal_through(patch, change)


def magic_is_forbidden_to_the_leader(patch: Patch) -> None:
    legal_through(patch, lambda position, legal: [a for a in legal if a != position.cards.plain_magic])


def magic_may_refuse_a_target(patch: Patch) -> None:
    def change(position: VegeterrorsState, legal: list[int]) -> list[int]:
        cards = position.cards
        aimed = any(cards.first_magic <= action < cards.plain_magic for action in legal)
        return sorted([*legal, cards.plain_magic]) if aimed else legal

    legal_through(patch, change)


def the_prediction_changes_as_often_as_one_likes(patch: Patch) -> None:
    original = VegeterrorsState._find_legal

    def find(self: VegeterrorsState) -> list[int]:
        changed, self.changed = self.changed, [False] * self.game.players
        try:
            return original(self)
        finally:
            self.changed = changed

    patch.setattr(VegeterrorsState, "_find_legal", find)


def the_prediction_changes_only_while_leading(patch: Patch) -> None:
    def change(position: VegeterrorsState, legal: list[int]) -> list[int]:
        return [a for a in legal if not position.plays or a < position.cards.first_change]

    legal_through(patch, change)


def the_winner_gets_the_chip(patch: Patch) -> None:
    def chips_after(chips: list[int], winner: int, in_game: list[int]) -> list[int]:
        return [gold + payout.CHIP * (colour == winner) for colour, gold in enumerate(chips)]

    patch.setattr(payout, "chips_after", chips_after)


def equal_dice_go_to_red_first(patch: Patch) -> None:
    def hand_winner(dice: list[int], in_game: list[int]) -> int:
        return max(reversed(in_game), key=lambda colour: dice[colour])

    patch.setattr(payout, "hand_winner", hand_winner)


def a_wrong_change_costs(patch: Patch) -> None:
    original = payout.slips

    def slips(
        winner: int, colours: list[int], strengths: list[int], changed: list[bool], chips: int
    ) -> list[payout.Slip]:
        found = original(winner, colours, strengths, changed, chips)
        pairs = zip(found, changed, strict=True)
        return [slip if slip.right or not late else slip._replace(total=-10) for slip, late in pairs]

    patch.setattr(payout, "slips", slips)


def the_start_card_passes_the_wrong_way(patch: Patch) -> None:
    original = VegeterrorsState.begin

    def begin(self: VegeterrorsState, dealt: list[list[int]]) -> None:
        if self.round:
            self.start = (self.start - 2) % self.game.players
        original(self, dealt)

    patch.setattr(VegeterrorsState, "begin", begin)


def three_players_leave_out_another_red_card(patch: Patch) -> None:
    original = Deck.counts

    def counts(self: Deck, players: int) -> Mapping[str, int]:
        return {**original(self, players), **({"R3": 2, "R4": 1} if players == 3 else {})}

    patch.setattr(Deck, "counts", counts)


FAULTS: dict[str, Callable[[Patch], None]] = {
    fault.__name__: fault
    for fault in [
        equal_strength_goes_to_the_last_colour,
        magic_never_gives_the_lead,
        magic_without_target_gives_the_lead,
        magic_on_a_losing_colour_gives_the_lead,
        the_first_player_of_the_colour_leads,
        the_boss_wakes_only_poison_played_after_it,
        the_face_down_card_obliges,
        magic_is_forbidden_to_the_leader,
        magic_may_refuse_a_target,
        the_prediction_changes_as_often_as_one_likes,
        the_prediction_changes_only_while_leading,
        the_winner_gets_the_chip,
        equal_dice_go_to_red_first,
        a_wrong_change_costs,
        the_start_card_passes_the_wrong_way,
        three_players_leave_out_another_red_card,
    ]
} | {
    "poison_adds_10": constant(trick, "POISON_STRENGTH", 10),
    "magic_adds_2": constant(trick, "MAGIC_STRENGTH", 2),
    "a_change_is_free": constant(payout, "CHANGE_PRICE", 0),
    "three_right_get_20": constant(payout, "PRIZES", (50, 40, 20, 30)),
    "the_game_ends_at_210": constant(state, "TARGET", 210),
    "the_game_ends_after_230": constant(state, "TARGET", 230),
    "the_game_ends_after_5_hands": constant(state, "LAST_HAND", 5),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(name: str, monkeypatch: Patch) -> None:
    assert first_difference(3, 0) is None
    FAULTS[name](monkeypatch)
    games = [(players, seed) for seed in range(40) for players in (3, 4)]
    assert any(first_difference(*game) for game in games), name


def test_the_faults_name_the_deck_the_game_has() -> None:
    # `three_players_leave_out_another_red_card` is a fault only while the true deck has one red 3.
    assert DECKS["z1"].counts(3)["R3"] == 1
