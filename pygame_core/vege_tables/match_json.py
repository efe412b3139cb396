"""What positions of all variants have in common: the match, the turn, the score sheets."""

from collections.abc import Callable
from typing import Any, NamedTuple

from ..errors import PositionError
from ..reading import MOST_POINTS, Json, truth, whole, wholes
from ..rng import SEED_LIMIT
from .match import MatchState


def public_match(state: MatchState) -> Json:
    """What everybody knows of the match, as it stands in positions and observations alike."""
    game = state.game
    return {
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "round": state.round,
        "dealer": state.dealer,
        "starter": state.starter,
        "scores": list(state.scores),
        "turn": state.turn,
        "acted": state.acted,
        "sheet": written(state.sheet),
        "last_sheet": state.last_sheet and written(state.last_sheet),
        "gained": state.gained and state.gained[:],
        "round_over": state.round_over,
    }


def secret_match(state: MatchState) -> Json:
    """What a position tells of the match besides."""
    return {
        "seed": state.seed,
        "round_seed": state.round_seed(),
        "terminal": state.terminal,
        "to_move": state.to_move,
    }


def written(sheet: NamedTuple) -> Json:
    """A score sheet as JSON."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in sheet._asdict().items()}


def read_match(state: MatchState, data: Json, read_sheet: Callable[[Json, int], Any]) -> None:
    """Reads back what the two others wrote. Raises PositionError, or what data of a wrong shape raise."""
    game, n = state.game, state.game.players
    if (data["game"], data["players"], data["options"]) != (game.name, n, game.options):
        raise PositionError("This position is of another game.")
    state.seed = whole(data["seed"], 0, SEED_LIMIT)
    state._round_seed = whole(data["round_seed"], 0, SEED_LIMIT)
    state.round = whole(data["round"], 0, game.deals)
    state.dealer = whole(data["dealer"], 0, n)
    state.starter = whole(data["starter"], 0, n)
    state.to_move = whole(data["to_move"], 0, n)
    state.scores = tuple(wholes(data["scores"], n, -MOST_POINTS, MOST_POINTS))
    state.turn = whole(data["turn"], 0, MOST_POINTS)
    state.acted, state.terminal, state.round_over = map(
        truth, (data["acted"], data["terminal"], data["round_over"])
    )
    state.sheet = read_sheet(data["sheet"], n)
    state.last_sheet = None if data["last_sheet"] is None else read_sheet(data["last_sheet"], n)
    state.gained = None if data["gained"] is None else wholes(data["gained"], n, -MOST_POINTS, MOST_POINTS)
    state._legal = None
