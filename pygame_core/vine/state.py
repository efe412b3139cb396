"""A game of Vine: whose turn it is, what lies where, and what each action does."""

from typing import TYPE_CHECKING, Any, Literal

from ..errors import IllegalAction
from ..game import TERMINAL, Observation, State
from ..rng import shuffled, stream
from . import moves as m
from .deal import Deal
from .facts import DRAWN, STEMS_A_TOKEN, SUPPLY
from .legal import find_legal
from .objectives import meets
from .observation import observe
from .position import canonical, write
from .scoring import Score, best
from .vine import Vine

if TYPE_CHECKING:
    from .game import VineGame

Phase = Literal["prune", "grow", "bean", "over"]
#: The moves so far, newest first, shared by clones: (those before, seat, action).
History = tuple[Any, int, int] | None
NONE = -1


class VineState(State):
    """One position. Vines are values that clones share; everything else is a few short lists."""

    __slots__ = (
        "_legal", "_round_seed", "bean_bag", "bean_taken", "cards", "compost", "drawn", "first", "game",
        "hand", "harvest", "held", "history", "onto", "owners", "passed", "pending", "phase", "plant_bag",
        "refreshes", "seed", "supply", "tokens", "turn", "vines", "waiting",
    )  # fmt: skip

    game: "VineGame"

    def __init__(self, game: "VineGame", seed: int, round_seed: int, lying: Deal) -> None:
        tiles, count = game.tiles, game.vines
        self.game = game
        self.seed, self._round_seed = seed, round_seed
        self.vines = [Vine(tiles)] * count
        self.tokens = [0] * count
        #: Harvested bean tiles by vine, sorted.
        self.harvest: list[tuple[int, ...]] = [()] * count
        #: The tile that each vine's owner was passed and could not be given a place for.
        self.held = [NONE] * count
        #: Both bags in hidden order, the next one first; clones share them.
        self.plant_bag, self.bean_bag = lying.plants, lying.beans
        self.drawn = 0
        self.supply = lying.supply
        self.refreshes = 0
        #: How many of each plant tile lie in the Compost.
        self.compost = [0] * len(tiles.names)
        self.cards = lying.cards
        self.owners = [NONE] * len(self.cards)
        self.turn = 0
        self.first = game.first_vine(round_seed)
        self.phase: Phase = "prune"
        self.hand: list[int] = []
        self.pending = self.onto = NONE
        self.waiting: list[int] = []
        self.passed = self.bean_taken = False
        self.history: History = None
        self._legal: list[int] | None = None
        self._begin_turn()

    # -- whose turn -------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        """The vine whose turn it is."""
        return (self.first + self.turn) % self.game.vines

    @property
    def left(self) -> int:
        """The vine on the left of the active one: the passed tile goes there."""
        return (self.active + 1) % self.game.vines

    @property
    def plants_left(self) -> int:
        """Tiles in the plant bag."""
        return len(self.plant_bag) - self.drawn

    @property
    def last_round(self) -> bool:
        """The bean bag has run out; while beans are refreshed it never stays empty."""
        return not self.bean_bag

    def current_player(self) -> int:
        return TERMINAL if self.phase == "over" else self.game.seat_of(self.active)

    def is_terminal(self) -> bool:
        return self.phase == "over"

    # The whole game is one round, and its points come at the end.
    def is_round_over(self) -> bool:
        return self.phase == "over"

    def rewards(self) -> list[int]:
        return self.returns()

    def returns(self) -> list[int]:
        if self.phase != "over":
            return [0] * self.game.players
        return self.points_now()

    def points_now(self) -> list[int]:
        return self.game.results([score.points for score in self.scores()])

    def winners(self) -> list[int]:
        if self.phase != "over":
            return []
        return sorted({self.game.seat_of(vine) for vine in best(self.scores(), self.tokens)})

    def standing(self) -> list[int]:
        return []

    def round_seed(self) -> int:
        return self._round_seed

    def scores(self) -> list[Score]:
        """What each vine is worth now."""
        return [self.score(number) for number in range(self.game.vines)]

    def score(self, number: int) -> Score:
        """What a vine is worth now."""
        vine = self.vines[number]
        goals = sum(
            self.game.tiles.objectives[card].points
            for card, owner in zip(self.cards, self.owners, strict=True)
            if owner == number
        )
        return Score.of(vine.value(self.harvest[number]), vine.hanging, vine.height, vine.open, goals)

    def halfway(self) -> bool:
        """A tile is being placed whose way was chosen with it; of three, the last to stay is placed alone."""
        alone = self.phase == "grow" and self.onto == self.active and max(self.hand) < 0
        return self.pending >= 0 and not alone

    # -- legal actions ----------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        return self._known_legal()[:]

    def _known_legal(self) -> list[int]:
        """Found once a position; clones share the list."""
        if self._legal is None:
            self._legal = find_legal(self)
        return self._legal

    def must_cut(self) -> bool:
        """Rulebook, Leaves: one on the root must be pruned for the game to go on."""
        vine = self.vines[self.active]
        return len(vine.faces) == vine.leaves == 1

    def placements(self, kind: int, onto: int) -> list[int]:
        """Where a tile may be laid on a vine."""
        places = self.vines[onto].places(kind)
        if onto != self.active:
            places = self.game.allowed(self.vines[onto], places)
        grow = self.game.moves.grow
        return [grow(cell, face) for cell, face in places]

    def offered(self) -> list[tuple[int, int]]:
        """The different beans of the Supply, each with its first place."""
        first: dict[int, int] = {}
        for place, bean in enumerate(self.supply):
            if bean >= 0:
                first.setdefault(bean, place)
        return [(place, bean) for bean, place in first.items()]

    def may_hang(self) -> bool:
        """Rulebook, Gain a Bean: one leaf a bunch, the new one counted, and one bean a turn."""
        vine = self.vines[self.active]
        return not self.bean_taken and vine.leaves > len(vine.bunches)

    def may_stack(self) -> bool:
        """Rulebook, Stacking on a Bean Bunch: a token, leaves enough, and one bean a turn."""
        vine = self.vines[self.active]
        return not self.bean_taken and self.tokens[self.active] > 0 and vine.leaves >= len(vine.bunches)

    def may_refresh(self) -> bool:
        """House ruling: three beans in the bag at least."""
        return self.tokens[self.active] > 0 and len(self.bean_bag) >= SUPPLY

    # -- what an action does ----------------------------------------------------------------------

    def apply_action(self, action: int) -> None:
        if action not in self._known_legal():
            raise IllegalAction("That move is not possible now.", move=str(action)[:40])
        self.history = (self.history, self.current_player(), action)
        self.play(action)

    def play(self, action: int) -> None:
        """What a legal action does to the position; no more is checked, nothing is remembered of it."""
        self._legal = None
        move = self.game.moves.read(action)
        if self.phase == "prune":
            self._prune(action, move)
        elif move.kind == "grow":
            self._grow(move)
        elif self.phase == "grow":
            self._choose(move.number, passing=move.kind == "pass")
            self._go_on()
        elif move.kind == "compost":
            self._take_from_compost(move.number)
        elif action == m.REFRESH:
            self._refresh()
        elif action == m.END:
            self._end_turn()
        else:
            self._gain_bean(move)

    def _prune(self, action: int, move: m.Move) -> None:
        """Rulebook, Prune: tokens for what falls, beans to the harvest, plants to the Compost."""
        number = self.active
        if action != m.NO_CUT:
            vine, fallen, harvest = self.vines[number].cut((move.cell, move.number))
            tiles = self.game.tiles
            kinds = [tiles.faces[face].kind for face in fallen]
            for kind in kinds:
                self.compost[kind] += 1
            leaves = sum(tiles.leaf[kind] for kind in kinds)
            self.tokens[number] += leaves + (len(kinds) - leaves) // STEMS_A_TOKEN
            self.harvest[number] = tuple(sorted([*self.harvest[number], *harvest]))
            self._change(number, vine, vine.value(harvest))
        self._draw()

    def _draw(self) -> None:
        """Rulebook, Draw and Play Tiles: two from the bag, beside the one that was held."""
        held = self.held[self.active]
        drawn = self.plant_bag[self.drawn : self.drawn + DRAWN]
        self.hand = [*([held] if held >= 0 else []), *drawn]
        self.drawn += DRAWN
        self.held[self.active] = NONE
        self.phase = "grow"

    def _choose(self, place: int, passing: bool) -> None:
        """A tile goes to a vine next, or waits where it has no place."""
        kind = self.hand[place]
        self.hand[place] = NONE
        onto = self.left if passing else self.active
        self.passed = self.passed or passing
        if self.placements(kind, onto):
            self.pending, self.onto = kind, onto
        elif passing:
            self.held[onto] = kind
        else:
            self.waiting = sorted([*self.waiting, kind])

    def _go_on(self) -> None:
        """The next choice of the second step; the last tile's way is forced."""
        if self.pending < 0:
            rest = [place for place, kind in enumerate(self.hand) if kind >= 0]
            if len(rest) == 1:
                self._choose(rest[0], passing=not self.passed)
                self._go_on()
            elif not rest:
                self.hand = []
                self.phase = "bean"

    def _grow(self, move: m.Move) -> None:
        kind = self.game.tiles.faces[move.number].kind
        onto = self.onto if self.pending >= 0 else self.active
        if self.pending < 0:
            self.waiting.remove(kind)
        self.pending = self.onto = NONE
        self._change(onto, self.vines[onto].grown(move.cell, move.number))
        if self.phase == "grow":
            self._go_on()

    def _change(self, number: int, vine: Vine, harvested: int = 0) -> None:
        """Rulebook, Public Objectives: whoever's vine meets one first takes it, at once."""
        self.vines[number] = vine
        for place, card in enumerate(self.cards):
            objective = self.game.tiles.objectives[card]
            if self.owners[place] < 0 and meets(vine, objective, harvested):
                self.owners[place] = number

    def _gain_bean(self, move: m.Move) -> None:
        number = self.active
        bean = self.supply[move.number]
        self.supply[move.number] = NONE
        self.bean_taken = True
        vine = self.vines[number]
        if move.kind == "stack":
            self.tokens[number] -= 1
            self._change(number, vine.stacked(move.cell, bean))
        else:
            self._change(number, vine.hung(move.cell, bean))

    def _take_from_compost(self, place: int) -> None:
        kind = 0
        while place >= self.compost[kind]:
            place -= self.compost[kind]
            kind += 1
        self.compost[kind] -= 1
        self.tokens[self.active] -= 1
        self.pending, self.onto = kind, self.active

    def _refresh(self) -> None:
        """Rulebook, Refresh the Bean Supply: three new ones first, then the old ones go back."""
        self.tokens[self.active] -= 1
        old = [bean for bean in self.supply if bean >= 0]
        self.supply = list(self.bean_bag[:SUPPLY])
        self.refreshes += 1
        luck = stream(self._round_seed, "refresh", self.refreshes)
        self.bean_bag = tuple(shuffled(sorted([*self.bean_bag[SUPPLY:], *old]), luck))

    def _end_turn(self) -> None:
        """Rulebook, Reset and End of Game."""
        for kind in self.waiting:
            self.compost[kind] += 1
        self.waiting = []
        self._replenish()
        self.passed = self.bean_taken = False
        self.turn += 1
        all_drawn = self.drawn == len(self.plant_bag)
        if all_drawn or (self.last_round and self.turn % self.game.vines == 0):
            self.phase = "over"
        else:
            self._begin_turn()

    def _replenish(self) -> None:
        for place, bean in enumerate(self.supply):
            if bean < 0 and self.bean_bag:
                self.supply[place], self.bean_bag = self.bean_bag[0], self.bean_bag[1:]

    def _begin_turn(self) -> None:
        """With nothing to cut the turn begins with its tiles."""
        self.phase = "prune"
        if not self.vines[self.active].faces:
            self._draw()

    # -- copies and texts -------------------------------------------------------------------------

    def clone(self) -> "VineState":
        twin = type(self).__new__(type(self))
        twin.game, twin.seed, twin._round_seed = self.game, self.seed, self._round_seed
        twin.vines, twin.tokens, twin.harvest = self.vines[:], self.tokens[:], self.harvest[:]
        twin.held, twin.hand, twin.supply = self.held[:], self.hand[:], self.supply[:]
        twin.compost, twin.waiting = self.compost[:], self.waiting[:]
        twin.cards, twin.owners = self.cards, self.owners[:]
        twin.plant_bag, twin.bean_bag = self.plant_bag, self.bean_bag
        twin.drawn, twin.refreshes, twin.turn = self.drawn, self.refreshes, self.turn
        twin.first, twin.phase = self.first, self.phase
        twin.pending, twin.onto = self.pending, self.onto
        twin.passed, twin.bean_taken = self.passed, self.bean_taken
        twin.history, twin._legal = self.history, self._legal
        return twin

    def past(self) -> list[tuple[int, int]]:
        """Every move so far with the seat that made it, oldest first."""
        told = []
        node = self.history
        while node is not None:
            node, seat, action = node
            told.append((seat, action))
        return told[::-1]

    def observation(self, seat: int) -> Observation:
        return observe(self, seat)

    def to_json(self) -> dict[str, Any]:
        return write(self)

    def canonical(self) -> str:
        return canonical(self)
