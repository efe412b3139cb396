"""What a move of Vine does, as its seat can see it: the words of a hint."""

from ....vine.state import VineState
from ....vine.tile_set import Objective
from ..advice import Fact

#: The codes.
CODES = (
    "keep", "pass", "goal", "harvest", "tokens", "bean", "stack", "shuts", "taller", "leaf", "branches",
    "burdens", "gives", "compost", "refresh", "end", "no-cut",
)  # fmt: skip


def facts(state: VineState, action: int) -> list[Fact]:
    """The most telling fact first."""
    move = state.game.moves.read(action)
    if move.kind in ("keep", "pass"):
        return [(move.kind, {"tile": state.game.tiles.names[state.hand[move.number]]})]
    own = state.active
    onto = state.onto if state.pending >= 0 else own
    after = state.clone()
    after.apply_action(action)
    found: list[Fact] = [
        ("goal", {"goal": card.name, "points": card.points})
        for card, was, owner in zip(_cards(state), state.owners, after.owners, strict=True)
        if was != owner == own
    ]
    before, then = state.score(onto), after.score(onto)
    if move.kind == "cut":
        tokens = after.tokens[own] - state.tokens[own]
        beans = then.harvested - before.harvested
        found.append(("harvest", {"points": beans}) if beans else ("tokens", {"count": tokens}))
    elif move.kind in ("bean", "stack"):
        found.append((move.kind, {"points": then.hanging - before.hanging}))
    elif move.kind == "grow":
        found += _grown(state, after, onto)
    elif move.kind in ("compost", "refresh", "end", "no cut"):
        found.append((move.kind.replace(" ", "-"), {}))
    return found


def _cards(state: VineState) -> list[Objective]:
    return [state.game.tiles.objectives[card] for card in state.cards]


def _grown(state: VineState, after: VineState, onto: int) -> list[Fact]:
    """What a tile that was placed changed on its vine."""
    before, then = state.score(onto), after.score(onto)
    opened = then.open - before.open
    if onto != state.active and not state.game.solo:
        return [("burdens", {"count": opened}) if opened > 0 else ("gives", {})]
    was, vine = state.vines[onto], after.vines[onto]
    ends = sum(stubs.bit_count() for stubs in vine.reach.values())
    found: list[Fact] = []
    if opened < 0:
        found.append(("shuts", {"count": -opened}))
    if then.height > before.height:
        found.append(("taller", {"height": then.height}))
    if vine.leaves > was.leaves:
        found.append(("leaf", {"count": vine.leaves}))
    if ends > sum(stubs.bit_count() for stubs in was.reach.values()):
        found.append(("branches", {"count": ends}))
    return found
