"""Vegeterrors as the search plays it: its worlds agree with what is seen and with the rules of play."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

import pygame_core
from pygame_core.bots.search import equity
from pygame_core.bots.search.vegeterrors import VegeterrorsModel
from pygame_core.bots.search.vegeterrors.hand import SPREAD, Hand
from pygame_core.bots.search.vegeterrors.predicting import Predicting
from pygame_core.game import Observation
from pygame_core.vegeterrors import Vegeterrors, sampling
from pygame_core.vegeterrors.facts import TARGET
from pygame_core.vegeterrors.state import VegeterrorsState

from ...core.generic.games import walk


def decisions(players: int, seed: int) -> Iterator[tuple[Vegeterrors, Observation, Random]]:
    """Every decision of the first two hands of a random game, as its seat sees it."""
    game = cast(Vegeterrors, pygame_core.load_game("vegeterrors", players))
    for state, _ in walk(game, seed):
        if cast(VegeterrorsState, state).round > 1:
            return
        observation = state.observation(state.current_player())
        yield game, observation, Random(f"{seed} {len(observation['history'])}")


def hand_of(world: Any) -> Hand:
    return world.hand if isinstance(world, Predicting) else world


def core_state(
    game: Vegeterrors, seen: Observation, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> VegeterrorsState:
    """The core's state with the world's cards: it plays every told move again by the rules."""
    singles, names = hand.singles, game.cards.names

    def named(cards: int) -> list[str]:
        return [names[singles.kind[card]] for card in singles.each(cards)]

    def hide(_: Any, __: Any, ___: Any, hands: list[list[str]], downs: list[str | None], ____: Any) -> None:
        for seat in range(game.players):
            if seat != seen["seat"]:
                down = hand.down[seat]
                hands[seat] = named(hand.hands[seat])
                if seen["predicted"][seat]:
                    downs[seat] = names[singles.kind[down]]
                elif down >= 0:
                    hands[seat].append(names[singles.kind[down]])

    monkeypatch.setattr(sampling, "_hide", hide)
    return sampling.sample(game, seen, Random(1))


def test_worlds_agree_with_what_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    for players, seeds in ((3, 2), (4, 3)):
        for seed in range(seeds):
            for game, seen, rng in decisions(players, seed):
                hand = hand_of(VegeterrorsModel(game, seen).world(rng))
                state = core_state(game, seen, hand, monkeypatch)
                now = state.observation(seen["seat"])
                assert now == seen


def predict_all(state: VegeterrorsState, hand: Hand, own: int) -> None:
    """The core's missing predictions, as the world has them; the observer's is `own`."""
    first = state.cards.first_predict
    me = state.to_move
    while state.predicted < state.game.players:
        seat = state.to_move
        state.apply_action(own if seat == me else first + hand.singles.kind[hand.down[seat]])


def same_colours(game: Vegeterrors, action: int) -> tuple[int, int]:
    """A change as (card turned up, colour laid down): the search looks at one card of each colour."""
    up, down = divmod(action - game.cards.first_change, game.cards.count)
    return up, game.cards.colour[down]


def test_the_search_plays_by_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    changes = 0
    for players, seeds in ((3, 2), (4, 3)):
        for seed in range(10, 10 + seeds):
            for game, seen, rng in decisions(players, seed):
                first_change = game.cards.first_change
                world = VegeterrorsModel(game, seen).world(rng)
                hand = hand_of(world)
                state = core_state(game, seen, hand, monkeypatch)
                if isinstance(world, Predicting):
                    assert list(world.moves()) == state.legal_actions()
                    own = state.legal_actions()[0]
                    world.play(own)
                    predict_all(state, hand, own)
                while world.mover >= 0:
                    assert world.mover == state.current_player()
                    legal, moves = state.legal_actions(), list(world.moves())
                    assert len(set(moves)) == len(moves)
                    assert set(moves) <= set(legal)
                    assert [a for a in legal if a < first_change] == sorted(
                        a for a in moves if a < first_change
                    )
                    assert {same_colours(game, a) for a in legal if a >= first_change} == {
                        same_colours(game, a) for a in moves if a >= first_change
                    }
                    move = moves[int(rng.random() * len(moves))]
                    changes += move >= first_change
                    world.play(move)
                    state.apply_action(move)
                assert state.is_round_over()
                gold = state.returns()
                expected = equity.won(gold) if max(gold) >= TARGET else equity.shares(gold, SPREAD)
                assert world.values(rng.random) == pytest.approx(expected)
    assert changes > 50
