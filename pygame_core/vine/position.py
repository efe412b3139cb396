"""A whole position as JSON, secrets too, and back; what can never come about is refused."""

from typing import TYPE_CHECKING, Any

from ..errors import PositionError
from ..reading import Json, told_as, truth, whole, wholes
from ..rng import SEED_LIMIT
from .deal import Deal
from .facts import MOST_TILES, SUPPLY
from .grid import MOST, cell_at
from .observation import open_to_all
from .possible import check
from .tile_set import TileSet
from .vine import Vine

if TYPE_CHECKING:
    from .game import VineGame
    from .state import VineState

_PHASES = ("prune", "grow", "bean", "over")
#: Counts beyond this come from a made-up file.
_MOST = 1_000


def write(state: "VineState") -> Json:
    """See `State.to_json`."""
    tiles = state.game.tiles
    return {
        **open_to_all(state),
        "seed": state.seed,
        "round_seed": state.round_seed(),
        "plant_bag": [tiles.names[kind] for kind in state.plant_bag[state.drawn :]],
        "bean_bag": [tiles.bean_names[bean] for bean in state.bean_bag],
    }


def canonical(state: "VineState") -> str:
    """See `State.canonical`."""
    vines = [
        [sorted(vine.faces.items()), sorted(vine.bunches.items()), *rest]
        for vine, *rest in zip(state.vines, state.harvest, state.tokens, state.held, strict=True)
    ]
    bags = [list(state.plant_bag[state.drawn :]), list(state.bean_bag)]
    turn = [state.first, state.turn, _PHASES.index(state.phase), state.hand, int(state.passed)]
    rest = [state.pending, state.onto, state.waiting, int(state.bean_taken), state.supply, state.compost]
    return repr([vines, bags, turn, rest, state.cards, state.owners, state.refreshes])


def read(game: "VineGame", data: Any) -> "VineState":
    """See `Game.state_from_json`. Raises PositionError."""
    with told_as("This position cannot be read."):
        if (data["game"], data["players"], data["options"]) != (game.name, game.players, game.options):
            raise PositionError("This position is of another game.")
        seed, round_seed = wholes([data["seed"], data["round_seed"]], 2, 0, SEED_LIMIT)
        state = game.begin(seed, round_seed, _read_deal(game.tiles, data))
        _read_turn(state, data)
        _read_vines(state, data["vines"])
        _read_table(state, data)
        check(state)
        for seat, move in data["history"]:
            state.history = (state.history, whole(seat, 0, game.players), game.moves.action(move))
        return state


def _read_deal(tiles: TileSet, data: Json) -> Deal:
    """What lies in the bags, the Supply and the row of objectives."""
    supply = [-1 if name is None else tiles.bean[name] for name in _names(data["supply"])]
    if len(supply) != SUPPLY:
        raise PositionError("The Supply has three places.")
    names = [card.name for card in tiles.objectives]
    return Deal(
        tuple(tiles.kind[name] for name in _names(data["plant_bag"])),
        supply,
        tuple(tiles.bean[name] for name in _names(data["bean_bag"])),
        [names.index(name) for name in _names(data["objectives"])],
    )


def _read_turn(state: "VineState", data: Json) -> None:
    count, tiles = state.game.vines, state.game.tiles
    state.first = whole(data["first"], 0, count)
    state.turn = whole(data["turn"], 0, _MOST)
    if data["phase"] not in _PHASES:
        raise PositionError("This position is in no step of a turn.")
    state.phase = data["phase"]
    if len(data["hand"]) > MOST_TILES:
        raise PositionError("There are too many tiles in this turn.")
    state.hand = [-1 if name is None else tiles.kind[name] for name in _names(data["hand"])]
    state.passed = truth(data["passed"])
    state.bean_taken = truth(data["bean_taken"])
    state.pending = state.onto = -1
    if data["pending"] is not None:
        state.pending = tiles.kind[data["pending"]["tile"]]
        state.onto = whole(data["pending"]["onto"], 0, count)
    state.waiting = sorted(tiles.kind[name] for name in _names(data["waiting"]))


def _read_vines(state: "VineState", vines: Any) -> None:
    tiles = state.game.tiles
    if len(vines) != state.game.vines:
        raise PositionError("This position has not one vine for each.")
    state.vines = [vine_from(tiles, told) for told in vines]
    state.harvest = [tuple(sorted(tiles.bean[name] for name in _names(told["harvest"]))) for told in vines]
    state.tokens = wholes([told["tokens"] for told in vines], len(vines), 0, _MOST)
    state.held = [-1 if told["held"] is None else tiles.kind[told["held"]] for told in vines]


def vine_from(tiles: TileSet, told: Json) -> Vine:
    """Reads `vine_json`. Raises PositionError where two tiles share a cell or one lies below the ground."""
    faces: dict[int, int] = {}
    bunches: dict[int, tuple[int, ...]] = {}
    for tile, x, y, stubs in told["plants"]:
        faces[_free_cell(x, y, faces)] = tiles.face[tile, stubs]
    full = set(faces)
    for x, y, beans in told["bunches"]:
        cell = _free_cell(x, y, full)
        full |= {cell, _free_cell(x, y - 1, full)}
        bunches[cell] = tuple(tiles.bean[name] for name in _names(beans))
        if not beans:
            raise PositionError("A bunch has a bean tile at least.")
    return Vine.of(tiles, faces, bunches)


def _names(values: Any) -> list[Any]:
    """A list, not a text whose letters could be taken for tiles."""
    if not isinstance(values, list):
        raise PositionError("This position is not complete.")
    return values


def _free_cell(x: Any, y: Any, full: Any) -> int:
    cell = cell_at(whole(x, -MOST, MOST + 1), whole(y, 1, MOST + 1))
    if cell in full:
        raise PositionError("Two tiles lie in one place.")
    return cell


def _read_table(state: "VineState", data: Json) -> None:
    tiles = state.game.tiles
    # What has been drawn is not in the bag any more.
    state.drawn = 0
    state.compost = [0] * len(tiles.names)
    for name in _names(data["compost"]):
        state.compost[tiles.kind[name]] += 1
    state.refreshes = whole(data["refreshes"], 0, _MOST)
    owners = {name: number for number, told in enumerate(data["vines"]) for name in _names(told["goals"])}
    state.owners = [owners.pop(tiles.objectives[card].name, -1) for card in state.cards]
    taken = [name for told in data["vines"] for name in told["goals"]]
    if owners or len(taken) != len(set(taken)):
        raise PositionError("An objective is taken once, and only where it lies.")
