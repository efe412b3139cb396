"""A whole position as JSON, secrets too.

It is the running hand from its deal: who held what, and the moves since. So nothing in it can
contradict the rest, and reading it plays every move by the rules.
"""

from itertools import chain
from typing import TYPE_CHECKING, Any

from ..errors import PositionError
from ..rng import SEED_LIMIT
from .facts import HAND_SIZE

if TYPE_CHECKING:
    from .game import Vegeterrors
    from .state import VegeterrorsState


def write(state: "VegeterrorsState") -> dict[str, Any]:
    """See `State.to_json`."""
    cards, game = state.cards, state.game
    past = [[seat, cards.notation[action]] for seat, action in state.past()]
    running = state.moves_of_round()
    earlier = past[: len(past) - running]
    return {
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "seed": state.seed,
        "round_seed": state.round_seed(),
        "standing": state.standing(),
        "dealt": [[cards.names[card] for card in hand] for hand in state.dealt],
        "gained": state.gained if state.round_over else None,
        "earlier": earlier,
        "moves": [move for _, move in past[len(past) - running :]],
    }


def read(game: "Vegeterrors", data: Any) -> "VegeterrorsState":
    """See `Game.state_from_json`. Raises PositionError."""
    try:
        return _read(game, data)
    except PositionError:
        raise
    except (KeyError, TypeError, IndexError, AttributeError, ValueError) as fault:
        raise PositionError("This position cannot be read.") from fault


def whole(value: Any, limit: int) -> int:
    """A whole number from 0 below `limit`. Raises PositionError."""
    if type(value) is not int or not 0 <= value < limit:
        raise PositionError("This position holds a number that cannot be.")
    return value


def _read(game: "Vegeterrors", data: Any) -> "VegeterrorsState":
    if (data["game"], data["players"], data["options"]) != (game.name, game.players, game.options):
        raise PositionError("This position is of another game.")
    cards = game.cards
    dealt = [sorted([cards.index[name] for name in hand]) for hand in data["dealt"]]
    sizes = [len(hand) for hand in dealt]
    if sizes != [HAND_SIZE] * game.players or sorted(chain(*dealt)) != game.pile:
        raise PositionError("These are not the cards of the deck.")
    standing = [whole(value, SEED_LIMIT) for value in data["standing"]]
    state = game.begin_round(whole(data["round_seed"], SEED_LIMIT), standing, dealt)
    state.seed = whole(data["seed"], SEED_LIMIT)
    history, action = state.history, cards.action
    for seat, move in data["earlier"]:
        history = (history, whole(seat, game.players), action[move])
    state.history = history
    if data["gained"] is not None:
        state.gained = [whole(value, SEED_LIMIT) for value in data["gained"]]
        if len(state.gained) != game.players:
            raise PositionError("This position pays seats that are not there.")
        state.round_over = True
    for move in data["moves"]:
        state.apply_action(cards.read(move))
    if state.round != standing[0]:
        raise PositionError("This position goes past the end of its hand.")
    return state
