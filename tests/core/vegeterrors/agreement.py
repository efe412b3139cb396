"""Plays the core and the plain game side by side and tells where they first differ."""

from random import Random
from typing import Any

from pygame_core import load_game

from .plain import PlainGame

LETTERS = {"blue": 0, "green": 1, "yellow": 2, "red": 3}
NOBODY: frozenset[int] = frozenset()


def core_dice(state: Any, game: PlainGame) -> dict[str, int]:
    return {name: state.dice[LETTERS[name]] for name in game.colours}


def core_chips(state: Any, game: PlainGame) -> dict[str, int]:
    return {name: state.chips[LETTERS[name]] for name in game.colours}


def first_difference(players: int, seed: int) -> str | None:
    """Random play of one game to its end; None if both agree in everything."""
    core = load_game("vegeterrors", players=players)
    state: Any = core.new_initial_state(seed)
    rng = Random(seed)
    plain = PlainGame(players, state.observation(0)["start"])
    moves = 0
    while True:
        where = f"{players} players, seed {seed}, move {moves}"
        if plain.phase == "deal":
            if state.is_terminal():
                return f"{where}: only the core is over"
            try:
                plain.deal(state.to_json()["dealt"])
            except AssertionError:
                return f"{where}: the deal is not the deck"
        if plain.phase == "over" or state.is_terminal():
            pairs = [
                ("winners", state.winners(), plain.winners),
                ("over", state.is_terminal(), plain.phase == "over"),
            ]
            pairs += [("gold", state.returns(), plain.gold), ("chips", core_chips(state, plain), plain.chips)]
            return next((f"{where}: {what} {one} / {two}" for what, one, two in pairs if one != two), None)
        seat = state.current_player()
        if seat not in plain.who_may_act():
            return f"{where}: {seat} is to move / {plain.who_may_act()}"
        for what, one, two in [
            ("moves", core.legal_moves(state), plain.legal(seat)),
            ("dice", core_dice(state, plain), plain.dice),
            ("chips", core_chips(state, plain), plain.chips),
            ("gold", state.returns(), plain.gold),
            ("leader", state.leader, plain.leader),
            ("hands played", state.round, plain.hands_played),
        ]:
            if one != two:
                return f"{where}: {what} {one} / {two}"
        move = rng.choice(core.legal_moves(state))
        action = core.string_to_action(move)
        before, state = state, state.clone()
        state.apply_action(action)
        hands = plain.hands_played
        plain.play(seat, move)
        moves += 1
        if state.is_round_over() != (plain.hands_played > hands):
            return f"{where}: one of them ended the hand"
        if state.is_round_over():
            events = core.events(before, action, state, NOBODY)
            paid = next(event["payout"] for event in events if event["kind"] == "payout")
            told = {"winner": paid["winner"], "dice": paid["dice"], "prizes": state.rewards()}
            if told != plain.last_hand:
                return f"{where}: payout {told} / {plain.last_hand}"
            if [slip["total"] for slip in paid["slips"]] != state.rewards():
                return f"{where}: the slips do not add up to the rewards"
