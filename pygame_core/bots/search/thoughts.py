"""Searches run slice by slice, in any worker of the page; what goes in and comes out is JSON.

Somebody with a clock calls `ponder` until there is no more time; several workers may think of one decision,
and `merged` puts together what they found. A worker gets an observation, never a state.
"""

from collections.abc import Callable
from typing import Any

from ...errors import PotagerError
from ...game import Game, Observation
from ...registry import load_game
from . import advice
from .bot import SearchBot
from .levels import LEVELS
from .models import FACTS, MODELS
from .tree import Found, Tree

Json = Any


class NoThought(PotagerError):
    """A thought that was never begun here, or that this bot cannot have."""

    code = "no-thought"


#: Running thoughts, by a name the page chose.
_THOUGHTS: dict[str, tuple[Game, Tree]] = {}


def searcher(bot: str, game: Game, seed: int) -> SearchBot:
    """The bot of a level. Raises NoThought for one that does not search."""
    if bot not in LEVELS or game.id not in MODELS:
        raise NoThought(f"“{bot[:40]}” does not search in this game.", bot=bot[:40])
    return SearchBot(game, seed, LEVELS[bot])


def think(
    thought: str,
    game: str,
    players: int,
    options: dict[str, str],
    bot: str,
    seed: int,
    observation: Observation,
    worker: int = 0,
) -> Json:
    """Begins a thought; the answer is how many iterations it is worth, all workers together."""
    loaded = load_game(game, players, options)
    thinker = searcher(bot, loaded, seed)
    _THOUGHTS[thought] = loaded, thinker.tree(observation, worker)
    return {"limit": thinker.limit}


def ponder(thought: str, iterations: int, move: str | None = None) -> Json:
    """So many iterations more, all of them beginning with `move` if one is named; what is found so far."""
    if thought not in _THOUGHTS:
        raise NoThought("This thought was not begun here.")
    game, tree = _THOUGHTS[thought]
    tree.run(iterations, None if move is None else game.string_to_action(move))
    return {
        "visits": tree.root.visits,
        "found": [[game.action_to_string(f.move), f.visits, f.value] for f in tree.found()],
    }


def forget(thought: str) -> None:
    """Ends a thought."""
    _THOUGHTS.pop(thought, None)


def merged(game: Game, founds: list[Json]) -> list[Found]:
    """What several workers found of one decision, as `Tree.found` sorts it."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for notation, count, value in (line for found in founds for line in found):
        move = game.string_to_action(notation)
        visits[move] = visits.get(move, 0) + count
        totals[move] = totals.get(move, 0.0) + count * value
    return sorted(
        (Found(move, count, totals[move] / count) for move, count in visits.items()),
        key=lambda f: (-f.visits, -f.value, f.move),
    )


def advise(game: Game, observation: Observation, found: list[Found]) -> advice.Advice:
    """What a search advises, with a reason in the game's own terms."""
    return advice.advise(game, observation, found, FACTS[game.family])


CALLS: dict[str, Callable[..., Json]] = {"think": think, "ponder": ponder, "forget": forget}
