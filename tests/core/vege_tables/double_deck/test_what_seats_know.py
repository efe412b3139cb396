"""Random games: what a seat is told of hands and talloni against an account kept from what happens openly."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest

from pygame_core import load_game

from ...rulebook_lines import ruling
from ..plain_deal import back
from .agreement import begun
from .drawn import VARIANT
from .rulebook import line
from .styles import kind_of, style_of

Json = dict[str, Any]
PLAYERS = (2, 3, 4, 5)


class Account:
    """What all seats know; the whole position is asked only for what is turned, shown or drawn openly."""

    def __init__(self, json: Json) -> None:
        self.hands: list[list[str]] = [[] for _ in json["hands"]]
        self.piles: list[list[str | None]] = [[None] * len(pile) for pile in json["piles"]]
        self.turn_tops(json)

    def turn_tops(self, json: Json) -> None:
        for mine, pile in zip(self.piles, json["piles"], strict=True):
            if pile:
                mine[-1] = pile[-1]

    def follow(self, seat: int, move: str, before: Json, after: Json) -> None:
        kind, hand = kind_of(move), self.hands[seat]
        if kind == "draw":
            card = self.piles[int(move[1]) - 1].pop()
            if card is not None:
                hand.append(card)
            if after["turn"] != before["turn"]:
                self.turn_tops(after)
        elif kind == "stuck":
            self.hands[seat] = list(before["hands"][seat])
        elif kind in ("play", "discard", "under"):
            card = move.lstrip("-").split("<")[0]
            if card in hand:
                hand.remove(card)
            if kind == "under":
                self.piles[int(move[-1]) - 1].insert(0, card)


def check(account: Account, json: Json, seen: Json) -> None:
    seat = seen["seat"]
    assert sorted(seen["hand"]) == sorted(json["hands"][seat])
    assert list(map(sorted, seen["known"])) == list(map(sorted, account.hands))
    assert seen["piles"] == account.piles
    counts = [Counter(map(back, hand)) for hand in json["hands"]]
    assert [Counter(told) for told in seen["backs"]] == counts
    for key in ("laid", "replaced", "thrown", "tractors", "second", "kind", "task", "stuck", "sheet"):
        assert seen[key] == json[key]
    assert "hands" not in seen
    assert "seed" not in seen
    assert "round_seed" not in seen


@line(9, 28)
@ruling("deck 5", "double 2", "double 6", "finer 7")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_seat_knows_what_happened_openly(players: int, count: Callable[[int, int], int]) -> None:
    game, learned = load_game(VARIANT, players), 0
    for seed in [*range(count(100, 2)), 6, 7]:
        rng = Random(f"knows {seed}")
        state = begun(game, seed, rng)
        json = state.to_json()
        account = Account(json)
        while not state.is_terminal():
            seat = rng.randrange(players)
            check(account, json, state.observation(seat))
            move, mover = style_of(seed)(rng, game.legal_moves(state)), state.current_player()
            state.apply_action(game.string_to_action(move))
            before, json = json, state.to_json()
            account.follow(mover, move, before, json)
            learned += sum(account.hands[other] != [] for other in range(players))
    assert learned


def name(place: tuple[list[str], int]) -> str:
    return place[0][place[1]]


def hidden(json: Json, seen: Json) -> list[tuple[list[str], int]]:
    """Places of the position that the seat may not see into, as (list, index)."""
    found = []
    for other, hand in enumerate(json["hands"]):
        known = Counter(json["known"][other])
        for at, card in enumerate(hand):
            if known[card]:
                known[card] -= 1
            elif other != seen["seat"]:
                found.append((hand, at))
    for number, pile in enumerate(json["piles"]):
        found += [(pile, at) for at, card in enumerate(seen["piles"][number]) if card is None]
    return found


@line(9)
@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_hidden_changes_nothing_for_a_seat(players: int, count: Callable[[int, int], int]) -> None:
    game, tried = load_game(VARIANT, players), 0
    for seed in range(count(40, 2)):
        rng = Random(f"hidden {seed}")
        state, style = begun(game, seed, rng), style_of(seed)
        while not state.is_terminal():
            if rng.random() < 0.1:
                tried += swapped_is_the_same(game, state, rng)
            state.apply_action(game.string_to_action(style(rng, game.legal_moves(state))))
    assert tried > 20


def swapped_is_the_same(game: Any, state: Any, rng: Random) -> bool:
    """Two cards of one back that a seat does not see change places: it sees no difference."""
    seat = rng.randrange(game.players)
    json, seen = state.to_json(), state.observation(seat)
    if json["task"] and json["task"][0] == "under" and json["to_move"] != seat:
        return False
    places = hidden(json, seen)
    pairs = [
        (here, there)
        for here, there in combinations(rng.sample(places, min(len(places), 12)), 2)
        if here[0] is not there[0] and back(name(here)) == back(name(there)) and name(here) != name(there)
    ]
    if not pairs:
        return False
    (one, at), (two, to) = rng.choice(pairs)
    one[at], two[to] = two[to], one[at]
    other = game.state_from_json(json)
    assert other.observation(seat) == seen
    assert other.canonical() != state.canonical()
    return True
