"""What the page draws of a position. Everything lies open in Vine: eyes only decide who may choose."""

from typing import Any

from .grid import place_of
from .objectives import COUNTS
from .offers import Choices
from .shapes import bean_face, printed_face, turn_of, turns_of, vine_seen
from .state import VineState

Json = dict[str, Any]
#: What lays a tile on a vine.
_LAYS = ("grow", "bean", "stack")


def view(states: list[VineState], moves: list[int], eyes: frozenset[int]) -> Json:
    """See `Game.view`; the shape is `VineView` in the page's `vine.ts`."""
    state = states[-1]
    game, tiles = state.game, state.game.tiles
    over = state.phase == "over"
    mover = None if over else state.current_player()
    choices = Choices(state) if mover in eyes else None
    turn = _last_turn(state)
    return {
        "family": game.family,
        "game": game.info(),
        "move": len(moves),
        "toMove": mover,
        "eyes": sorted(eyes),
        "round": 1,
        "roundOver": over,
        "winners": state.winners() if over else None,
        "legal": game.legal_moves(state) if choices else [],
        "phase": state.phase,
        "solo": game.solo,
        "turn": turn_of(state),
        "turns": turns_of(state),
        "first": game.seat_of(state.first),
        "lastRound": state.last_round,
        "active": (state.first + turn) % game.vines,
        "left": (state.first + turn + 1) % game.vines,
        "vines": [vine_seen(state, number) for number in range(game.vines)],
        "counts": _counts(state),
        "plantBag": state.plants_left,
        "beanBag": len(state.bean_bag),
        "supply": [bean_face(tiles, bean) if bean >= 0 else None for bean in state.supply],
        "compost": _compost(state, choices),
        "goals": _goals(state),
        "hand": [
            {"place": place + 1, "face": printed_face(tiles, kind)}
            for place, kind in enumerate(state.hand)
            if kind >= 0
        ],
        "placingNow": _placing_now(state),
        "waiting": [printed_face(tiles, kind) for kind in state.waiting],
        "beanTaken": state.bean_taken,
        "fresh": _fresh(states, moves),
        "choices": choices.told() if choices else None,
    }


def _last_turn(state: VineState) -> int:
    """The running turn, or the last one."""
    return state.turn - (state.phase == "over")


def _counts(state: VineState) -> int | None:
    """Solo: the vine with fewer points; of two that are equal the left one."""
    if not state.game.solo:
        return None
    points = [score.points for score in state.scores()]
    return points.index(min(points))


def _placing_now(state: VineState) -> Json | None:
    if state.pending < 0:
        return None
    return {"face": printed_face(state.game.tiles, state.pending), "vine": state.onto}


def _compost(state: VineState, choices: Choices | None) -> list[Json]:
    told, place = [], 0
    for kind, count in enumerate(state.compost):
        if count:
            told.append(
                {
                    "place": place + 1,
                    "count": count,
                    "face": printed_face(state.game.tiles, kind),
                    "placing": choices.compost(place, kind) if choices else None,
                }
            )
        place += count
    return told


def _goals(state: VineState) -> list[Json]:
    """The objectives with how far each vine is; whoever has taken one has come all the way."""
    # A cut at the root would harvest all that hangs.
    hanging = [(vine, vine.hanging) for vine in state.vines]
    told = []
    for card, owner in zip(state.cards, state.owners, strict=True):
        name, amount, points = state.game.tiles.objectives[card]
        reached = [min(amount, COUNTS[name](vine, beans)) for vine, beans in hanging]
        if owner >= 0:
            reached[owner] = amount
        told.append(
            {
                "goal": name,
                "amount": amount,
                "points": points,
                "owner": owner if owner >= 0 else None,
                "progress": reached,
            }
        )
    return told


def _fresh(states: list[VineState], moves: list[int]) -> list[Json]:
    """For each vine the places of the running turn, and those of the last turn before that laid something.

    Looked up in the record, as far as it goes back; not further than once around the table.
    """
    now = states[-1]
    running = _last_turn(now)
    laid: dict[int, int] = {}
    told: dict[tuple[int, int], Json] = {}
    for before, action in zip(reversed(states[:-1]), reversed(moves), strict=True):
        if before.turn < running - now.game.vines:
            break
        move = now.game.moves.read(action)
        if move.kind not in _LAYS:
            continue
        number = before.onto if before.pending >= 0 else before.active
        if before.turn < running and before.turn < laid.setdefault(number, before.turn):
            continue
        # It may have been cut since.
        vine = now.vines[number]
        if move.cell in vine.faces or move.cell in vine.bunches:
            x, y = place_of(move.cell)
            told.setdefault((number, move.cell), {"vine": number, "x": x, "y": y})
    return list(told.values())[::-1]
