"""Bots that search: they know what their seat sees, keep to their budget, and slip as people do."""

from random import Random

import pytest

from pygame_core import Game, bots
from pygame_core.bots import Budget
from pygame_core.bots.search import LEVELS, MODELS, Found, SearchBot

from ...core.generic.games import extremes, slug, walk

GAMES = [game for game in extremes() if game.id in MODELS]


def bot(game: Game, level: str = "fruit", seed: int = 7) -> SearchBot:
    made = bots.make(level, game, seed)
    assert isinstance(made, SearchBot)
    return made


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_the_hidden_part_changes_nothing(game: Game) -> None:
    """Two worlds that look alike to a seat: the same moves are found, with the same visits and values."""
    differed = 0
    for number, (state, _) in enumerate(walk(game, 3)):
        seat = state.current_player()
        if number % 9 or len(state.legal_actions()) == 1:
            continue
        seen = state.observation(seat)
        other = game.sample_state(seen, Random(number))
        differed += other.to_json() != state.to_json()
        trees = [bot(game).tree(world.observation(seat)) for world in (state, other)]
        for tree in trees:
            tree.run(12)
        assert trees[0].found() == trees[1].found()
        assert bot(game).choose(seen, Budget(iterations=12)) in seen["legal_actions"]
        if number > 100:
            break
    assert differed


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_it_stops_when_told(game: Game) -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked == 3

    state, _ = next(walk(game, 1))
    bot(game).choose(state.observation(state.current_player()), Budget(should_stop=stop))
    assert asked == 3


def test_a_level_mistakes_near_moves_for_the_best() -> None:
    game = GAMES[0]
    state, _ = next(walk(game, 1))
    seen = state.observation(state.current_player())
    found = [Found(0, 100, 0.5), Found(1, 50, 0.49), Found(2, 10, 0.1)]
    chosen = {level: [bot(game, level, seed).decide(seen, found) for seed in range(300)] for level in LEVELS}
    assert set(chosen["fruit"]) == set(chosen["bloom"]) == {0}
    best = [chosen[level].count(0) for level in LEVELS]
    assert best == sorted(best)
    for level in ("seed", "sprout", "leaf"):
        # A person takes a near move for the best one rather than a bad one.
        assert chosen[level].count(1) > 5 * chosen[level].count(2)


def test_a_level_does_not_think_of_every_move() -> None:
    game = next(game for game in GAMES if game.id == "vegeterrors")
    state, _ = next(walk(game, 1))
    seen = state.observation(state.current_player())
    for level in LEVELS.values():
        thought_of = every = 0
        for seed in range(150):
            tree = bot(game, level.name, seed).tree(seen)
            every += len(tree.model.moves)
            thought_of += len(tree.model.moves if tree.noticed is None else tree.noticed)
            tree.run(12)
            assert tree.noticed is None or {f.move for f in tree.found()} <= tree.noticed
            # Another worker thinks of the same moves.
            assert bot(game, level.name, seed).tree(seen, 1).noticed == tree.noticed
        # Who would overlook all of them looks again.
        nothing = level.overlooks ** len(seen["legal_actions"])
        assert thought_of / every == pytest.approx(1 - level.overlooks + nothing, abs=0.08)
