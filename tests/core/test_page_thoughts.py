"""Bots that search, as the page runs them: an observation goes out, slices of thought come back."""

import json
from typing import Any

import pytest

import pygame_core
from pygame_core import bots, page
from pygame_core.bots import Budget
from pygame_core.bots.search import LEVELS

from .generic.games import random_record
from .test_page import fault, ok, tables

__all__ = ["tables"]

SEED = 987_654_321_987


def opened(moves: int = 20) -> dict[str, Any]:
    record = random_record(pygame_core.load_game("vegeterrors"), SEED, 0.0)
    for _ in range(moves):
        record.play(record.state.legal_actions()[0])
    ok("open", table="t", text=record.to_text())
    observed: dict[str, Any] = ok("observe", table="t")
    return observed


def thought(observed: dict[str, Any], bot: str, workers: int, iterations: int) -> list[Any]:
    founds = []
    for worker in range(workers):
        told = ok("think", thought=f"w{worker}", bot=bot, worker=worker, **observed)
        assert told["limit"] > 0
        for _ in range(iterations // 10):
            answer = ok("ponder", thought=f"w{worker}", iterations=10)
        assert answer["visits"] == iterations
        founds.append(answer["found"])
        ok("forget", thought=f"w{worker}")
    return founds


def test_one_worker_decides_as_the_bot_does() -> None:
    observed = opened()
    game = pygame_core.load_game("vegeterrors")
    for level in LEVELS:
        bot = bots.make(level, game, observed["seed"])
        expected = bot.choose(observed["observation"], Budget(iterations=50))
        founds = thought(observed, level, 1, min(50, bot.limit // 10 * 10))
        assert ok("decide", table="t", bot=level, founds=founds)["move"] == game.action_to_string(expected)


def test_what_several_workers_found_is_added_up() -> None:
    observed = opened()
    one, other = thought(observed, "fruit", 2, 40)
    assert one != other
    by_move = {move: visits for move, visits, _ in one}
    for move, visits, _ in other:
        by_move[move] = by_move.get(move, 0) + visits
    best = max(by_move.values())
    assert by_move[ok("decide", table="t", bot="fruit", founds=[one, other])["move"]] == best


def test_an_observation_tells_nothing_of_the_deal() -> None:
    observed = opened()
    record = page.TABLES["t"]
    text = json.dumps(observed)
    assert str(record.seed) not in text
    assert str(record.state.round_seed()) not in text
    assert observed["observation"] == record.state.observation(record.state.current_player())


def test_a_thought_about_one_move() -> None:
    observed = opened()
    move = pygame_core.load_game("vegeterrors").action_to_string(observed["observation"]["legal_actions"][-1])
    ok("think", thought="w", bot="fruit", **observed)
    assert ok("ponder", thought="w", iterations=7, move=move)["found"][0][:2] == [move, 7]


@pytest.mark.parametrize("bot", ["greedy", "oak"])
def test_who_does_not_search_has_no_thoughts(bot: str) -> None:
    observed = opened()
    assert fault("think", thought="w", bot=bot, **observed) == "no-thought"
    assert fault("ponder", thought="nobody", iterations=1) == "no-thought"
    assert fault("decide", table="t", bot=bot, founds=[]) == "no-thought"


def test_a_game_that_has_ended_gives_nothing_to_think_of() -> None:
    record = random_record(pygame_core.load_game("vegeterrors"), 1, 1.0)
    ok("open", table="t", text=record.to_text())
    assert fault("observe", table="t") == "no-thought"


def test_advice_and_what_a_move_gave_away() -> None:
    observed = opened()
    founds = thought(observed, "fruit", 1, 200)
    advice = ok("advise", table="t", founds=founds)
    values = {move: value for move, _, value in founds[0]}
    assert advice["best"] == {"move": advice["best"]["move"], "value": values[advice["best"]["move"]]}
    assert advice["gain"] == pytest.approx(advice["best"]["value"] - advice["others"][0]["value"])
    assert advice["reason"]["code"]
    assert "loss" not in advice
    at = len(page.TABLES["t"].moves)
    ok("play", table="t", move=advice["others"][0]["move"], eyes=[])
    judged = ok("advise", table="t", founds=founds, at=at)
    assert judged["played"] == advice["others"][0]["move"]
    assert judged["loss"] == pytest.approx(max(0.0, advice["gain"]))
    without = [[line for line in founds[0] if line[0] != judged["played"]]]
    assert ok("advise", table="t", founds=without, at=at)["loss"] is None
    assert fault("advise", table="t", founds=[]) == "no-thought"


def test_every_variant_says_who_can_be_chosen() -> None:
    for variant in ok("variants"):
        assert variant["bots"]
        game = pygame_core.load_game(variant["id"])
        assert [bots.make(bot, game, 1) for bot in variant["bots"]]


def test_the_course_of_a_game_and_a_branch() -> None:
    for name, players in (("vegeterrors", 4), ("vine", 2), ("vine-solo", 1)):
        record = random_record(pygame_core.load_game(name, players), SEED, 1.0)
        ok("open", table="t", text=record.to_text())
        told = ok("course", table="t", seats=[0])
        states = record.states
        real = [
            at
            for at, state in enumerate(states[:-1])
            if state.current_player() == 0 and len(state.legal_actions()) > 1
        ]
        assert [choice["at"] for choice in told["choices"]] == real
        assert all(record.notations[choice["at"]] == choice["move"] for choice in told["choices"])
        assert told["points"][-1]["points"] == record.state.returns()
        assert len(told["points"]) > 3
        assert told["points"][0]["at"] == 0
        other = ok("branch", table="t", at=real[1])
        assert ok("open", table="b", text=other["text"])["moves"] == real[1]
        assert page.TABLES["b"].meta["practice"] is True
        assert len(page.TABLES["t"].moves) == len(record.moves)
