"""What an action did, in order, for a log, an animation and a screen reader.

What follows by itself is told too: a last tile that found no place, objectives, the draw of the next turn.
"""

from ..game import Event
from . import moves as m
from .facts import DRAWN
from .grid import place_of
from .moves import Move
from .offers import fallen_by
from .shapes import bean_face, bunches_at, plant_at, plants_at, printed_face, score_json, turn_of
from .state import VineState


def events(before: VineState, action: int, after: VineState) -> list[Event]:
    """See `Game.events`; the shapes are `VineEvent` in the page's `vine.ts`."""
    move = before.game.moves.read(action)
    if before.phase == "prune":
        return [*_prune(before, move, after), *_goals(before, after), _draw(before, before)]
    if move.kind == "grow":
        return [_grow(before, move), *_goals(before, after), *_forced(before, move, after)]
    if before.phase == "grow":
        return [*_choose(before, move), *_forced(before, move, after)]
    if action == m.END:
        return [_told(before, "end"), *_reset(before, after), *_next(before, after)]
    if action == m.REFRESH:
        return [_refresh(before, after)]
    if move.kind == "compost":
        return [_told(before, "compost", tile=printed_face(before.game.tiles, after.pending))]
    return [_bean(before, move), *_goals(before, after)]


def _told(state: VineState, kind: str, vine: int | None = None, **more: object) -> Event:
    """An event of the seat to move, on its own vine unless another is named."""
    number = state.active if vine is None else vine
    return {"kind": kind, "seat": state.current_player(), "vine": number, **more}


def _prune(before: VineState, move: Move, after: VineState) -> list[Event]:
    if move.kind != "cut":
        return [_told(before, "no-cut")]
    number, vine = before.active, before.vines[before.active]
    fallen = fallen_by(vine, move)
    plants = plants_at(vine, fallen)
    leaves = sum(plant["kind"] == "leaf" for plant in plants)
    return [
        _told(
            before,
            "cut",
            plants=plants,
            hanging=bunches_at(vine, fallen),
            leaves=leaves,
            stems=len(plants) - leaves,
            tokens=after.tokens[number] - before.tokens[number],
            beans=after.score(number).harvested - before.score(number).harvested,
        )
    ]


def _draw(before: VineState, at: VineState) -> Event:
    """The tiles of a turn of `at`, drawn from the bag as `before` had it."""
    tiles, held = at.game.tiles, before.held[at.active]
    drawn = before.plant_bag[before.drawn : before.drawn + DRAWN]
    return _told(
        at,
        "draw",
        tiles=[printed_face(tiles, kind) for kind in drawn],
        held=printed_face(tiles, held) if held >= 0 else None,
    )


def _choose(before: VineState, move: Move) -> list[Event]:
    """A choice, and that the tile had no place if so."""
    kind = before.hand[move.number]
    chosen = _told(before, "choose", tile=printed_face(before.game.tiles, kind), way=move.kind)
    return [chosen, *_no_place(before, kind, move.kind == "pass")]


def _forced(before: VineState, move: Move, after: VineState) -> list[Event]:
    """The last tile of the turn goes its way by itself; only that it had no place is news."""
    chosen = -1 if move.kind == "grow" else move.number
    rest = [kind for place, kind in enumerate(before.hand) if kind >= 0 and place != chosen]
    if len(rest) != 1 or any(kind >= 0 for kind in after.hand):
        return []
    return _no_place(after, rest[0], passing=not (before.passed or move.kind == "pass"))


def _no_place(state: VineState, kind: int, passing: bool) -> list[Event]:
    onto = state.left if passing else state.active
    if state.placements(kind, onto):
        return []
    tile = printed_face(state.game.tiles, kind)
    return [_told(state, "hold" if passing else "wait", onto, tile=tile)]


def _grow(before: VineState, move: Move) -> Event:
    onto = before.onto if before.pending >= 0 else before.active
    return _told(before, "grow", onto, plant=plant_at(before.game.tiles, move.cell, move.number))


def _bean(before: VineState, move: Move) -> Event:
    x, y = place_of(move.cell)
    face = bean_face(before.game.tiles, before.supply[move.number])
    return _told(before, "bean", x=x, y=y, face=face, stacked=move.kind == "stack")


def _refresh(before: VineState, after: VineState) -> Event:
    tiles = before.game.tiles
    old, fresh = ([bean_face(tiles, bean) for bean in state.supply if bean >= 0] for state in (before, after))
    return _told(before, "refresh", old=old, fresh=fresh)


def _goals(before: VineState, after: VineState) -> list[Event]:
    """Objectives that were taken, by the owner of the vine that met them."""
    told = []
    for card, was, owner in zip(before.cards, before.owners, after.owners, strict=True):
        if was != owner:
            objective = before.game.tiles.objectives[card]
            told.append(_told(before, "goal", owner, goal=objective.name, points=objective.points))
    return told


def _reset(before: VineState, after: VineState) -> list[Event]:
    """What waited goes to the Compost, the Supply is filled up, and the bean bag may run out."""
    tiles, told = before.game.tiles, []
    if before.waiting:
        told.append(_told(before, "discard", tiles=[printed_face(tiles, kind) for kind in before.waiting]))
    for was, bean in zip(before.supply, after.supply, strict=True):
        if was != bean:
            told.append(_told(before, "replenish", face=bean_face(tiles, bean)))
    if after.last_round and not before.last_round:
        told.append(_told(before, "last-round"))
    return told


def _next(before: VineState, after: VineState) -> list[Event]:
    """The next turn, with its tiles where there is nothing to cut; or the end."""
    if after.phase == "over":
        scores = [score_json(score) for score in after.scores()]
        return [{"kind": "over", "winners": after.winners(), "scores": scores}]
    told = [_told(after, "turn", turn=turn_of(after))]
    if after.phase == "grow":
        told.append(_draw(before, after))
    return told
