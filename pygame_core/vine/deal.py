"""What lies ready when a game begins (rulebook, Setup and Public Objectives)."""

from typing import NamedTuple

from ..rng import shuffled, stream
from .facts import OBJECTIVES, SUPPLY, TILES_A_VINE
from .tile_set import TileSet


class Deal(NamedTuple):
    """Bags in hidden order, the next one first, the Supply, and the objectives' places in the set."""

    plants: tuple[int, ...]
    supply: list[int]
    beans: tuple[int, ...]
    cards: list[int]


def deal(tiles: TileSet, vines: int, objectives: bool, seed: int) -> Deal:
    """Twenty plant tiles a vine, three beans laid open, three objectives if they are played."""
    plants = shuffled(tiles.plant_pile(), stream(seed, "plants"))
    beans = shuffled(tiles.bean_pile(), stream(seed, "beans"))
    cards = shuffled(range(len(tiles.objectives)), stream(seed, "objectives"))
    return Deal(
        tuple(plants[: TILES_A_VINE * vines]),
        beans[:SUPPLY],
        tuple(beans[SUPPLY:]),
        sorted(cards[:OBJECTIVES]) if objectives else [],
    )
