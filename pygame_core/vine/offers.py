"""What the seat to move can do, and how the vine that changes would stand then.

Legal actions say what can be done now. What could be done after a choice (a tile of the turn, one of the
Compost) is looked up ahead, so that the page can show the places before anything is chosen.
"""

from collections.abc import Sequence
from typing import Any

from . import moves as m
from . import why
from .graph import rooted
from .grid import STEP, place_of
from .moves import Move
from .objectives import meets
from .scoring import Score
from .shapes import bean_face, bunches_at, facts, plant_face, plants_at, printed_face
from .state import VineState
from .vine import Vine

Json = dict[str, Any]


class Choices:
    """The choices of the seat to move, told; made anew for each view."""

    def __init__(self, state: VineState) -> None:
        self.state = state
        self.moves = state.game.moves
        self.legal = [(action, self.moves.read(action)) for action in state.legal_actions()]
        self.actions = {action for action, _ in self.legal}
        self._ahead = [_Ahead(state, number) for number in range(state.game.vines)]
        self._placings: dict[tuple[int, int, int | None], Json] = {}

    def told(self) -> Json:
        """The page's `Choices`."""
        state = self.state
        pruning, bean = state.phase == "prune", state.phase == "bean"
        refresh, end = m.REFRESH in self.actions, m.END in self.actions
        compost = any(move.kind == "compost" for _, move in self.legal)
        return {
            "cuts": [self._cut(action, move) for action, move in self.legal if move.kind == "cut"],
            "skip": "no cut" if m.NO_CUT in self.actions else None,
            "mustCut": pruning and state.must_cut(),
            "hand": self._hand() if state.phase == "grow" else [],
            "placing": self._placing(state.pending, state.onto) if state.pending >= 0 else None,
            "waiting": self._waiting() if bean and state.pending < 0 else [],
            "beans": self._beans() if bean else [],
            "refresh": {"move": "refresh" if refresh else None, "why": why.no_refresh(state, refresh)},
            "compost": {"why": why.no_compost(state, compost)},
            "end": {"move": "end" if end else None, "why": why.no_end(state, end)},
        }

    # -- plant tiles ------------------------------------------------------------------------------

    def compost(self, place: int, kind: int) -> Json | None:
        """The places of a tile of the Compost, from its place there; None when it cannot be taken."""
        action = m.COMPOST + place
        return self._placing(kind, self.state.active, action) if action in self.actions else None

    def _hand(self) -> list[Json]:
        """Equal tiles stand for each other: the lowest place of them names the choice."""
        state = self.state
        told = []
        for place, kind in enumerate(state.hand):
            if kind < 0:
                continue
            lowest = state.hand.index(kind)
            if state.pending >= 0:
                own, left = self._last(kind)
            else:
                own = self._chosen(kind, state.active, m.KEEP + lowest)
                left = self._chosen(kind, state.left, m.PASS + lowest)
            face = printed_face(state.game.tiles, kind)
            told.append({"place": place + 1, "face": face, "own": own, "left": left})
        return told

    def _chosen(self, kind: int, onto: int, action: int) -> Json | None:
        return self._placing(kind, onto, action) if action in self.actions else None

    def _last(self, kind: int) -> tuple[Json | None, Json | None]:
        """The tile that follows the one being placed, if it goes to the other vine: its way is forced."""
        state = self.state
        if sum(other >= 0 for other in state.hand) > 1:
            return None, None
        onto = state.active if state.passed else state.left
        placing = self._placing(kind, onto) if onto != state.onto else None
        return (placing, None) if state.passed else (None, placing)

    def _waiting(self) -> list[Json]:
        """Each kind of waiting tile that has a place now."""
        placings = [self._placing(kind, self.state.active) for kind in dict.fromkeys(self.state.waiting)]
        return [placing for placing in placings if placing["offers"]]

    def _placing(self, kind: int, onto: int, first: int | None = None) -> Json:
        """Every place of a tile on a vine, after an action or now."""
        key = (kind, onto, first)
        if key not in self._placings:
            self._placings[key] = self._find_places(kind, onto, first)
        return self._placings[key]

    def _find_places(self, kind: int, onto: int, first: int | None) -> Json:
        state, ahead = self.state, self._ahead[onto]
        vine = state.vines[onto]
        tokens = state.tokens[onto] - (first is not None and first >= m.COMPOST)
        read = self.moves.read
        found = [(read(action), action) for action in state.placements(kind, onto)]
        found.sort(key=lambda place: place[0][1:])
        offers = []
        for move, action in found:
            offer = self._offer(action, move, ahead, vine.grown(move.cell, move.number), tokens)
            offers.append({**offer, "face": plant_face(vine.tiles, move.number)})
        cells = {move.cell for move, _ in found}
        return {
            "vine": onto,
            "first": None if first is None else self.moves.text(first),
            "offers": offers,
            "why": why.tile_cells(vine, kind, cells),
            "elsewhere": why.NO_SHOOT,
        }

    def _offer(self, action: int, move: Move, ahead: "_Ahead", vine: Vine, tokens: int) -> Json:
        x, y = place_of(move.cell)
        goals = ahead.goals(vine)
        return {
            "move": self.moves.text(action),
            "vine": ahead.number,
            "x": x,
            "y": y,
            "after": ahead.facts(vine, tokens, goals),
            "goals": [ahead.objectives[card].name for card in goals],
        }

    # -- beans ------------------------------------------------------------------------------------

    def _beans(self) -> list[Json]:
        """What each bean of the Supply can do; equal ones do it as the first of them."""
        state = self.state
        return [
            self._bean(place, bean, state.supply.index(bean))
            for place, bean in enumerate(state.supply)
            if bean >= 0
        ]

    def _bean(self, place: int, bean: int, lowest: int) -> Json:
        state = self.state
        ahead, vine = self._ahead[state.active], state.vines[state.active]
        tokens = state.tokens[state.active]
        hang = {move.cell: (action, move) for action, move in self._by_bean("bean", lowest)}
        stack = {move.cell: (action, move) for action, move in self._by_bean("stack", lowest)}
        return {
            "place": place + 1,
            "face": bean_face(vine.tiles, bean),
            "hang": [self._offer(*hang[cell], ahead, vine.hung(cell, bean), tokens) for cell in sorted(hang)],
            "stack": [
                self._offer(*stack[cell], ahead, vine.stacked(cell, bean), tokens - 1)
                for cell in sorted(stack)
            ],
            "why": why.no_bean(state, bool(hang or stack)),
            "whyStack": why.no_stack(state, bool(stack)),
            "whyCell": why.bean_cells(state, bean, hang, stack),
            "elsewhere": why.bean_elsewhere(state),
        }

    def _by_bean(self, kind: str, place: int) -> list[tuple[int, Move]]:
        return [(action, move) for action, move in self.legal if move.kind == kind and move.number == place]

    # -- cuts -------------------------------------------------------------------------------------

    def _cut(self, action: int, move: Move) -> Json:
        """A cut is made on a copy: what it brings and takes is told as it comes out."""
        state = self.state
        number, vine = state.active, state.vines[state.active]
        twin = state.clone()
        twin.apply_action(action)
        ends = (move.cell, move.cell + STEP[move.number])
        fallen = fallen_by(vine, move)
        was, after = state.score(number), twin.score(number)
        leaves = vine.leaves - twin.vines[number].leaves
        cards = self._ahead[number].objectives
        return {
            "move": self.moves.text(action),
            "edge": [list(place_of(cell)) for cell in ends],
            "past": list(place_of(ends[1] if ends[1] in fallen else ends[0])),
            "plants": plants_at(vine, fallen),
            "hanging": bunches_at(vine, fallen),
            "leaves": leaves,
            "stems": len(vine.faces) - len(twin.vines[number].faces) - leaves,
            "tokens": twin.tokens[number] - state.tokens[number],
            "beans": after.harvested - was.harvested,
            "after": facts(after, twin.vines[number], twin.tokens[number]),
            "goals": [
                cards[card].name
                for card, owner, before in zip(state.cards, twin.owners, state.owners, strict=True)
                if owner != before
            ],
        }


def fallen_by(vine: Vine, cut: Move) -> set[int]:
    """The cells of what a cut takes down, but for the lower ones of beans."""
    stay = rooted(vine.masks, (cut.cell, cut.number))
    return {cell for cell in [*vine.faces, *vine.bunches] if cell not in stay}


class _Ahead:
    """How one vine would stand after a move, and what its owner would take."""

    def __init__(self, state: VineState, number: int) -> None:
        self.number = number
        self.objectives = state.game.tiles.objectives
        self._harvested = state.vines[number].value(state.harvest[number])
        self._open = [card for card, owner in zip(state.cards, state.owners, strict=True) if owner < 0]
        self._goals = state.score(number).goals
        self._facts: dict[tuple[Score, int, int, int], Json] = {}

    def goals(self, vine: Vine) -> Sequence[int]:
        """The objectives that are still open and that the vine would meet."""
        return [card for card in self._open if meets(vine, self.objectives[card])]

    def facts(self, vine: Vine, tokens: int, goals: Sequence[int]) -> Json:
        """The page's `Facts`; many places come to the same."""
        points = self._goals + sum(self.objectives[card].points for card in goals)
        score = Score.of(self._harvested, vine.hanging, vine.height, vine.open, points)
        key = (score, vine.leaves, len(vine.bunches), tokens)
        if key not in self._facts:
            self._facts[key] = facts(score, vine, tokens)
        return self._facts[key]
