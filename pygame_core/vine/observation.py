"""What one seat sees: everything but the order in the bags (ruling: what lies or is drawn is open)."""

from typing import TYPE_CHECKING, Any

from ..game import Observation
from .grid import place_of, sides
from .vine import Vine

if TYPE_CHECKING:
    from .state import VineState

Json = dict[str, Any]


def observe(state: "VineState", seat: int) -> Observation:
    """The observation of a seat; its shape is that of a position without bags and seeds."""
    mover = state.current_player()
    return {
        **open_to_all(state),
        "plants_left": state.plants_left,
        "beans_left": len(state.bean_bag),
        "seat": seat,
        "to_move": mover if mover >= 0 else None,
        "legal_actions": state.legal_actions() if mover == seat else [],
    }


def open_to_all(state: "VineState") -> Json:
    """All that lies open, the history included."""
    game, tiles = state.game, state.game.tiles
    kinds, beans = tiles.names, tiles.bean_names
    return {
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "first": state.first,
        "turn": state.turn,
        "phase": state.phase,
        "vines": [
            {
                **vine_json(vine),
                "harvest": [beans[bean] for bean in state.harvest[number]],
                "tokens": state.tokens[number],
                "held": kinds[state.held[number]] if state.held[number] >= 0 else None,
                "goals": [
                    tiles.objectives[card].name
                    for card, owner in zip(state.cards, state.owners, strict=True)
                    if owner == number
                ],
            }
            for number, vine in enumerate(state.vines)
        ],
        "hand": [kinds[kind] if kind >= 0 else None for kind in state.hand],
        "passed": state.passed,
        "pending": {"tile": kinds[state.pending], "onto": state.onto} if state.pending >= 0 else None,
        "waiting": [kinds[kind] for kind in state.waiting],
        "bean_taken": state.bean_taken,
        "supply": [beans[bean] if bean >= 0 else None for bean in state.supply],
        "compost": [kinds[kind] for kind, count in enumerate(state.compost) for _ in range(count)],
        "objectives": [tiles.objectives[card].name for card in state.cards],
        "refreshes": state.refreshes,
        "history": [[seat, game.action_to_string(action)] for seat, action in state.past()],
    }


def vine_json(vine: Vine) -> Json:
    """Plants as [tile, x, y, stubs] and bunches as [x, y, beans], row by row."""
    tiles = vine.tiles
    plants: list[list[object]] = []
    for cell in sorted(vine.faces):
        face = tiles.faces[vine.faces[cell]]
        plants.append([tiles.names[face.kind], *place_of(cell), sides(face.stubs)])
    bunches: list[list[object]] = [
        [*place_of(cell), [tiles.bean_names[bean] for bean in vine.bunches[cell]]]
        for cell in sorted(vine.bunches)
    ]
    return {"plants": plants, "bunches": bunches}
