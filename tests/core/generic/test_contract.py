"""What every registered variant must keep."""

import json
from collections.abc import Callable
from random import Random

import pytest

import pygame_core
from pygame_core import TERMINAL, Game, IllegalAction, Observation, Record, State

from .games import random_record, slug, walk

Count = Callable[[int, int], int]


def looks(state: State) -> list[Observation]:
    return [state.observation(seat) for seat in range(state.game.players)]


def strictly_json(value: object) -> bool:
    """JSON types and nothing else: no tuple, no int as key."""
    if isinstance(value, dict):
        return all(type(key) is str and strictly_json(item) for key, item in value.items())
    if isinstance(value, list):
        return all(map(strictly_json, value))
    return value is None or type(value) in (bool, int, float, str)


def test_random_games_end(game: Game, count: Count) -> None:
    for seed in range(count(10_000, 30)):
        state = None
        for state, _ in walk(game, seed):  # noqa: B007
            pass
        assert state is not None
        assert state.is_terminal()
        assert state.current_player() == TERMINAL
        assert state.legal_actions() == []
        assert state.winners()


def test_legal_actions_are_sorted_and_never_empty(game: Game, count: Count) -> None:
    for seed in range(count(200, 3)):
        for state, _ in walk(game, seed):
            legal = state.legal_actions()
            assert legal
            assert all(type(action) is int for action in legal)
            assert legal == sorted(set(legal))
            legal.clear()
            assert state.legal_actions(), "the list is the caller's"


def test_legal_actions_depend_only_on_the_observation(game: Game, count: Count) -> None:
    rng = Random("worlds")
    for seed in range(count(40, 1)):
        for state, _ in walk(game, seed):
            seat = state.current_player()
            world = game.sample_state(state.observation(seat), rng)
            assert world.current_player() == seat
            assert world.legal_actions() == state.legal_actions()


def test_a_sample_looks_the_same_to_its_seat(game: Game, count: Count) -> None:
    rng = Random("samples")
    for seed in range(count(40, 1)):
        for state, _ in walk(game, seed):
            for observation in looks(state):
                world = game.sample_state(observation, rng)
                assert world.observation(observation["seat"]) == observation
        for observation in looks(state):
            assert game.sample_state(observation, rng).observation(observation["seat"]) == observation


def test_samples_differ_where_something_is_hidden(game: Game) -> None:
    state = game.new_initial_state(3)
    observation = state.observation(0)
    worlds = {game.sample_state(observation, Random(i)).canonical() for i in range(20)}
    assert len(worlds) > 10


def test_a_sample_keeps_no_seed(game: Game) -> None:
    state = game.new_initial_state(3)
    world = game.sample_state(state.observation(0), Random(0))
    assert world.round_seed() != state.round_seed()


def test_observations_are_json(game: Game) -> None:
    for state, _ in walk(game, 1):
        for observation in looks(state):
            assert strictly_json(observation)
            assert json.loads(json.dumps(observation)) == observation


def test_observations_name_the_game_and_the_legal_actions(game: Game) -> None:
    for state, _ in walk(game, 2):
        for seat, observation in enumerate(looks(state)):
            mine = seat == state.current_player()
            assert observation["game"] == game.name
            assert (observation["players"], observation["options"]) == (game.players, game.options)
            assert observation["seat"] == seat
            assert observation["to_move"] == state.current_player()
            assert observation["legal_actions"] == (state.legal_actions() if mine else [])


def test_json_round_trip_after_every_move(game: Game, count: Count) -> None:
    for seed in range(count(50, 1)):
        for state, _ in walk(game, seed):
            same_position(game, state)
        same_position(game, state)


def same_position(game: Game, state: State) -> None:
    data = state.to_json()
    assert strictly_json(data)
    again = game.state_from_json(json.loads(json.dumps(data)))
    assert again.to_json() == data
    assert again.canonical() == state.canonical()
    assert looks(again) == looks(state)
    assert again.legal_actions() == state.legal_actions()
    assert (again.rewards(), again.returns(), again.winners()) == (
        state.rewards(),
        state.returns(),
        state.winners(),
    )


def test_replay_after_every_move(game: Game, count: Count) -> None:
    for seed in range(count(50, 1)):
        record = Record(game, seed)
        for live, action in walk(game, seed):
            replayed = Record.from_text(record.to_text())
            assert replayed.state.to_json() == live.to_json()
            assert replayed.notations == record.notations
            record.play(action)
        assert record.state.is_terminal()


def test_a_clone_is_independent(game: Game) -> None:
    for state, action in walk(game, 5):
        before = (state.to_json(), looks(state))
        twin = state.clone()
        assert (twin.to_json(), looks(twin)) == before
        twin.apply_action(action)
        assert (state.to_json(), looks(state)) == before
        assert twin.to_json() != before[0]


def test_a_clone_goes_on_the_same_way(game: Game) -> None:
    actions = [action for _, action in walk(game, 6)]
    state = game.new_initial_state(6)
    for action in actions:
        state = state.clone()
        state.apply_action(action)
    assert state.is_terminal()
    assert state.to_json() == random_record(game, 6).state.to_json()


def test_illegal_actions_change_nothing(game: Game) -> None:
    for number, (state, _) in enumerate(walk(game, 7)):
        before, legal = state.to_json(), state.legal_actions()
        # Every eleventh number, others at each state.
        tried = range(number % 11, max(legal) + 50, 11)
        for action in [-1, 10**9, *(a for a in tried if a not in legal)]:
            with pytest.raises(IllegalAction):
                state.apply_action(action)
        assert state.to_json() == before
        assert state.legal_actions() == legal


def test_nothing_can_be_played_after_the_end(game: Game) -> None:
    record = random_record(game, 8)
    for action in {action for _, action in walk(game, 8)}:
        with pytest.raises(IllegalAction):
            record.play(action)


def test_notation_names_each_action_alone(game: Game) -> None:
    for state, _ in walk(game, 9):
        moves = game.legal_moves(state)
        assert len(set(moves)) == len(moves) == len(state.legal_actions())
        assert sorted(map(game.string_to_action, moves)) == state.legal_actions()
        assert all(move.isascii() for move in moves)


@pytest.mark.parametrize("text", ["", "?", "predict", "R99", "r9", " B3", "M>X", "\N{TOMATO}", "0"])
def test_what_is_no_notation_is_refused(game: Game, text: str) -> None:
    with pytest.raises(IllegalAction):
        game.string_to_action(text)


def test_rewards_add_up_to_returns(game: Game) -> None:
    total = [0] * game.players
    state = game.new_initial_state(10)
    for _, action in walk(game, 10):
        state.apply_action(action)
        total = [a + b for a, b in zip(total, state.rewards(), strict=True)]
        assert state.returns() == total
    assert state.is_round_over()


def test_the_same_seed_gives_the_same_cards(game: Game) -> None:
    assert game.new_initial_state(11).to_json() == game.new_initial_state(11).to_json()
    assert game.new_initial_state(11).canonical() != game.new_initial_state(12).canonical()
    code = pygame_core.deal_code(11)
    assert game.new_initial_state(code).to_json() == game.new_initial_state(11).to_json()


def test_a_round_can_be_played_again_by_its_own_seed(game: Game) -> None:
    record = random_record(game, 13)
    for number, begin in enumerate(record.round_starts()):
        part = record.round(number)
        assert part.states[0].canonical() == record.states[begin].canonical()
        last = part.state
        assert last.is_round_over()
        assert last.returns() == record.states[begin + len(part.moves)].returns()
        assert pygame_core.deal_code(record.seed) not in part.to_text()


def test_undo_brings_back_the_same_luck(game: Game) -> None:
    record = random_record(game, 14)
    texts = [state.to_json() for state in record.states]
    moves = record.notations
    record.undo(len(moves) // 2)
    assert record.state.to_json() == texts[len(moves) // 2]
    assert record.play_while_legal(moves[len(moves) // 2 :]) == []
    assert [state.to_json() for state in record.states] == texts


def test_what_a_seat_sees_is_the_same_in_worlds_that_look_alike(game: Game, count: Count) -> None:
    rng = Random("views")
    for seed in range(count(20, 1)):
        for state, _ in walk(game, seed):
            for seat in range(game.players):
                world = game.sample_state(state.observation(seat), rng)
                eyes = frozenset([seat])
                assert strictly_json(game.view([state], [], eyes))
                assert game.view([world], [], eyes) == game.view([state], [], eyes)
                assert game.view([world], [], frozenset()) == game.view([state], [], frozenset())


def test_events_tell_a_seat_only_what_it_sees(game: Game) -> None:
    rng = Random("events")
    for state, action in walk(game, 15):
        actor = state.current_player()
        after = state.clone()
        after.apply_action(action)
        for seat in range(game.players):
            told = game.events(state, action, after, frozenset([seat]))
            assert told
            assert strictly_json(told)
            if after.is_round_over() or seat == actor or game.reveals(state, action, after, seat):
                continue
            # The move was hidden: any other that looks the same to the seat must tell it the same.
            entry = after.observation(seat)["history"][-1]
            before = game.sample_state(state.observation(seat), rng)
            alike = []
            for other in before.legal_actions():
                later = before.clone()
                later.apply_action(other)
                if later.observation(seat)["history"][-1] == entry:
                    alike.append((other, later))
            other, later = alike[int(rng.random() * len(alike))]
            assert game.events(before, other, later, frozenset([seat])) == told


def test_the_name_loads_the_same_game(game: Game) -> None:
    again = pygame_core.load_game(game.name, game.players, game.options)
    assert slug(again) == slug(game)
    assert type(again) is type(game)
    assert again.players in type(game).player_counts
