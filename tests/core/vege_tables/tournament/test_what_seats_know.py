"""Random games: what a seat is told is what an independent account of the open moves says."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pygame_core import load_game

from ...rulebook_lines import rule, ruling
from ..plain_deal import back
from .agreement import GAMES, IDS, VARIANT, Options, choose, style_of

Json = dict[str, Any]


class Account:
    """Who may know what, written down from what lies open before and after each move."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.deal = -1
        self.begin(0)

    def begin(self, number: int) -> None:
        if number != self.deal:
            self.deal = number
            #: Cards everybody saw go into a hand, and those the dealer gave.
            self.taken: list[set[str]] = [set() for _ in range(self.players)]
            self.given: list[set[str]] = [set() for _ in range(self.players)]
            self.open: list[set[str]] = [set() for _ in range(self.players)]

    def note(self, json: Json, mover: int, move: str) -> None:
        """The position before a move, and the move."""
        holder = json["task"][1] if json["task"] else mover
        if move[0] == "S":
            self.taken[holder].add(json["silos"][int(move[1]) - 1][-1])
        elif move[0] == "W":
            self.taken[holder].add(json["wells"][int(move[1]) - 1][-1])
        elif move == "all":
            self.taken[holder] |= {card for well in json["wells"] for card in well}
        elif ">" in move:
            card, _, to = move.partition(">")
            self.given[int(to) - 1].add(card)
        elif move == "stuck":
            self.open[mover] |= set(json["hands"][mover])

    def knows(self, json: Json, observer: int, seat: int) -> list[str]:
        """Hidden hand cards of `seat` whose place `observer` knows; Tractors were all taken up openly."""
        if observer == seat:
            return []
        seen = self.taken[seat] | (self.given[seat] if observer == json["dealer"] else set())
        hand: list[str] = json["hands"][seat]
        return sorted(card for card in hand if card == "T" or card in seen - self.open[seat])

    def shown(self, json: Json, seat: int) -> list[str]:
        return sorted(self.open[seat] & set(json["hands"][seat]))


def wells(json: Json) -> list[list[str]]:
    """As a seat sees them: of the hidden one the backs."""
    first, second, third = json["wells"]
    if not (first and second):
        assert not json["hidden"]
    hidden = json["hidden"]
    return [first, second, [f"?{back(card)[0]}" for card in third] if hidden else third]


def history_of(moves: list[tuple[int, str]], dealers: list[int], seat: int) -> list[list[Any]]:
    """Only where the dealer's white cards go is told, which they are only to dealer and receiver."""
    told: list[list[Any]] = []
    for (mover, move), dealer in zip(moves, dealers, strict=True):
        card, gives, to = move.partition(">")
        secret = gives and seat != dealer and seat != int(to) - 1
        told.append([mover, f"?>{to}" if secret else move])
        assert card
    return told


@rule(363, 450, 456)
@ruling("deck 5")
@pytest.mark.parametrize(("players", "options"), GAMES, ids=IDS)
def test_a_seat_knows_what_it_saw_and_no_more(
    players: int, options: Options, count: Callable[[int, int], int]
) -> None:
    for seed in range(count(40, 1)):
        # A new deal is known as little as the first.
        game = load_game(VARIANT, players, {"deals": "2" if seed or players == 2 else "1", **options})
        state: Any = game.new_initial_state(seed)
        rng, account = Random(seed), Account(players)
        moves: list[tuple[int, str]] = []
        dealers: list[int] = []
        while not state.is_terminal():
            json = state.to_json()
            mover, move = (
                state.current_player(),
                choose(rng, game.legal_moves(state), style_of(seed + players)),
            )
            account.begin(json["round"])
            account.note(json, mover, move)
            moves.append((mover, move))
            dealers.append(json["dealer"])
            state.apply_action(game.string_to_action(move))
            json = state.to_json()
            account.begin(json["round"])
            for seat in range(players):
                seen = state.observation(seat)
                where = (seed, seat, move)
                assert sorted(seen["hand"]) == sorted(json["hands"][seat]), where
                assert seen["silos"] == json["silos"], where
                assert seen["wells"] == wells(json), where
                assert seen["over"] == (
                    json["over"] if seat == json["dealer"] else [None] * len(json["over"])
                )
                for other in range(players):
                    assert sorted(seen["known"][other]) == account.knows(json, seat, other), where
                    assert sorted(seen["shown"][other]) == account.shown(json, other), where
                    green = sum(back(card) == "green" for card in json["hands"][other])
                    white = len(json["hands"][other]) - green
                    assert seen["backs"][other] == {"white": white, "green": green}, where
                assert seen["history"][-len(moves) :] == history_of(moves, dealers, seat), where
