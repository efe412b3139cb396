"""Worlds that look alike to one seat: only the order in the bags is hidden, and which tiles stayed out."""

from random import Random
from typing import TYPE_CHECKING

from ..errors import PositionError
from ..game import Observation
from ..reading import Json, told_as, whole
from ..rng import SEED_LIMIT, shuffled
from .facts import TILES_A_VINE
from .position import read

if TYPE_CHECKING:
    from .game import VineGame
    from .state import VineState


def sample(game: "VineGame", seen: Observation, rng: Random) -> "VineState":
    """See `Game.sample_state`."""
    with told_as("This view cannot be read."):
        world = read(game, _world(game, seen, rng))
        mine = world.current_player() == whole(seen["seat"], 0, game.players)
        if seen["legal_actions"] != (world.legal_actions() if mine else []):
            raise PositionError("These are not the legal moves of this view.")
        return world


def _world(game: "VineGame", seen: Observation, rng: Random) -> Json:
    tiles = game.tiles
    vines = seen["vines"]
    plants = [*seen["compost"], *seen["waiting"], *(name for name in seen["hand"] if name is not None)]
    plants += [plant[0] for vine in vines for plant in vine["plants"]]
    plants += [vine["held"] for vine in vines if vine["held"] is not None]
    if seen["pending"] is not None:
        plants.append(seen["pending"]["tile"])
    beans = [name for name in seen["supply"] if name is not None]
    beans += [name for vine in vines for name in vine["harvest"]]
    beans += [name for vine in vines for bunch in vine["bunches"] for name in bunch[2]]
    left = whole(seen["plants_left"], 0, TILES_A_VINE * game.vines + 1)
    unseen = _unseen([tiles.names[kind] for kind in tiles.plant_pile()], plants)
    bag = shuffled(unseen, rng)[:left]
    bean_bag = shuffled(_unseen([tiles.bean_names[bean] for bean in tiles.bean_pile()], beans), rng)
    if len(bag) != left or len(bean_bag) != seen["beans_left"]:
        raise PositionError("Tiles are missing.")
    return {
        **seen,
        "seed": int(rng.random() * SEED_LIMIT),
        "round_seed": int(rng.random() * SEED_LIMIT),
        "plant_bag": bag,
        "bean_bag": bean_bag,
    }


def _unseen(pile: list[str], seen: list[str]) -> list[str]:
    """A pile without what is seen. Raises ValueError where something is seen that is not in it."""
    rest = pile[:]
    for name in seen:
        rest.remove(name)
    return rest
