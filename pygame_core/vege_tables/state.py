"""A position of Vege Tables, and what every action does to it: what all variants share."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..errors import IllegalAction
from ..game import TERMINAL, Observation, State
from ..rng import derive
from . import cards as c
from . import knowledge, sheet
from .deals import Deal, Pack, deal
from .facts import CLOSING_POINTS, FAMILY_POINTS, FRUIT_POINTS
from .observation import observe
from .position import canonical, write

if TYPE_CHECKING:
    from .game import VegeTables

#: The history as a linked list shared by clones: (earlier, seat, action, the action as others see it).
History = tuple[Any, int, int, int] | None


class VegeTablesState(State):
    """See `State`. Lists by seat, crop, cell or suit; sets of cards as bits; -1 where nothing is.

    `hands` hold the laid-open cards (`shown`) too; Plots lie in `plots`, Tractors are counted apart.
    """

    __slots__ = (
        "_legal", "_round_seed", "acted", "beside", "closers", "common", "dealer", "exchange", "field",
        "gained", "game", "grown", "hands", "history", "known", "last_sheet", "next", "over", "passed",
        "placed", "plots", "pots", "replaced", "round", "round_over", "rowless", "rows", "scores", "seed",
        "sheet", "short", "shown", "starter", "stock", "terminal", "thrown", "thrown_tractors", "to_move",
        "tractors", "turn",
    )  # fmt: skip

    game: "VegeTables"

    def __init__(self, game: "VegeTables", seed: int, round_seed: int, dealer: int) -> None:
        self.game = game
        self.seed = seed
        self.round = 0
        self.scores = (0,) * game.players
        self.history: History = None
        self.last_sheet: sheet.Sheet | None = None
        self.gained: list[int] | None = None
        self.round_over = False
        self.terminal = False
        self.begin(round_seed, dealer)

    def begin(self, round_seed: int, dealer: int) -> None:
        """Rulebook, Setup: a fresh table and a new deal."""
        players = self.game.players
        self._round_seed = round_seed
        self.dealer = dealer
        self._lay_out(deal(players, self.game.expert, round_seed, dealer))
        self.sheet = sheet.blank(players)
        self.known = knowledge.nothing(players)
        self.shown = [0] * players
        self.replaced = self.thrown = self.thrown_tractors = 0
        self.closers = [-1] * c.CROPS
        self.exchange: tuple[int, int] | None = None
        #: Expert 3 and 5: who has the Pot with fewer Jokers; -1 while the dealer still says.
        self.short = -1 if self.game.has_short_pot else dealer
        self.placed = -1
        self.starter = self._first()
        self.turn = 0
        self.acted = False
        self._legal: list[int] | None = None
        if self.over or self.short < 0:
            self.to_move = dealer
        else:
            self._begin_turn(self.starter)

    def _lay_out(self, dealt: Deal) -> None:
        """Puts a deal on the table."""
        self.plots = dealt.plots
        self.hands = dealt.hands
        self.tractors = [0] * self.game.players
        self.beside = [dealt.beside] * self.game.players
        self.pots: list[Pack | None] = [*dealt.pots]
        self.field = dealt.field
        self.over = dealt.over
        self.common = dealt.common
        self.stock = dealt.stock
        # Without a Field all Plots lie, and every suit has its row.
        first = c.SEED if not dealt.field else c.PLOT
        self.grown = [first] * c.CROPS
        self.next = c.PLOTS << c.COLUMNS * first
        self.passed = c.PLOTS if first else 0
        self.rows = [*range(4)] if first else [-1] * 4
        self.rowless = 0 if first else c.ALL

    def _first(self) -> int:
        """Who begins: the holder of black 1."""
        (seat,) = (s for s, plots in enumerate(self.plots) if plots & c.SUIT_CARDS[1] & -c.SUIT_CARDS[1])
        return seat

    # -- whose turn, and what can be done ---------------------------------------------------------

    def current_player(self) -> int:
        return TERMINAL if self.terminal else self.to_move

    def is_terminal(self) -> bool:
        return self.terminal

    def is_round_over(self) -> bool:
        return self.round_over

    def legal_actions(self) -> list[int]:
        legal = self._legal
        if legal is None:
            legal = self._legal = self._find_legal()
        return legal[:]

    def _find_legal(self) -> list[int]:
        if self.terminal:
            return []
        seat = self.to_move
        held = self.hands[seat] | self.plots[seat]
        legal = self._plays(held & c.reach(self.next, self.tractors[seat]))
        legal += [c.DISCARD + card for card in c.cards_in(held & self.passed)]
        if self.tractors[seat]:
            legal.append(c.DISCARD_TRACTOR)
        if self.beside[seat]:
            legal.append(c.TAKE_UP)
        if self.acted:
            legal.append(self._way_to_end(seat))
        return legal or [c.STUCK]

    def _plays(self, playable: int) -> list[int]:
        """Plays of these cards: with a choice among the free rows where the suit has none yet."""
        rowless = playable & self.rowless
        plays = c.cards_in(playable ^ rowless)
        if rowless:
            free = [row for row in range(c.ROWS) if row not in self.rows]
            plays += [c.IN_ROW + card * c.ROWS + row for card in c.cards_in(rowless) for row in free]
        return plays

    def hand_size(self, seat: int) -> int:
        """Hand cards, laid-open ones and Tractors included; Plots never count."""
        return self.hands[seat].bit_count() + self.tractors[seat]

    # -- what an action does ----------------------------------------------------------------------

    def apply_action(self, action: int) -> None:
        legal = self._legal
        if legal is None:
            legal = self._legal = self._find_legal()
        if action not in legal:
            raise self._illegal(action)
        seat = self.to_move
        self._legal = None
        self.gained = None
        self.round_over = False
        self.history = (self.history, seat, action, self._as_others_see(seat, action))
        if action < c.DISCARD:
            self._play(seat, *c.played(action))
        elif action <= c.DISCARD_TRACTOR:
            self._discard(seat, action - c.DISCARD)
        elif action == c.PASS:
            self._pass(seat)
        elif action == c.STUCK:
            self._be_stuck(seat)
        else:
            self._act(seat, action)

    def _illegal(self, action: int) -> IllegalAction:
        if isinstance(action, int) and 0 <= action < c.ACTIONS:
            text = c.NOTATION[action]
            return IllegalAction(f"{text} cannot be played now.", move=text)
        return IllegalAction("That is not a move of Vege Tables.", move=str(action)[:40])

    def _as_others_see(self, seat: int, action: int) -> int:
        if c.GIVE <= action < c.PLACE:
            given = action - c.GIVE
            # A laid-open card is handed over for all to see.
            return action if given < c.TRACTOR and self.shown[seat] >> given & 1 else c.back_unseen(given)
        if c.PLACE <= action < c.SHORT:
            return c.PLACE_UNSEEN + (action - c.PLACE) % c.SEATS
        return action

    def _play(self, seat: int, card: int, row: int) -> None:
        """Rulebook, Playing Cards and Playing the Joker: the Tractors it needs, and the card on top."""
        crop, stage = c.CROP[card], c.STAGE[card]
        grown = self.grown[crop]
        if row >= 0:
            self.rows[crop // c.COLUMNS] = row
            self.rowless &= ~c.SUIT_CARDS[crop // c.COLUMNS]
        if stage > grown:
            self._spend_tractors(seat, stage - grown)
            first = c.FIRST[crop]
            for place in range(grown, stage):
                self.replaced |= 1 << first + c.COLUMNS * place
        bit = 1 << card
        if stage == c.PLOT:
            self.plots[seat] ^= bit
        else:
            self.hands[seat] ^= bit
        self.grown[crop] = stage + 1
        chain = c.CHAIN[crop]
        upto = (bit << 1) - 1
        self.passed |= chain & upto
        self.next = self.next & ~chain | (bit << c.COLUMNS if stage < c.FRUIT else 0)
        self.acted = True
        if stage == c.FRUIT:
            self._harvest(seat, crop)
        if grown == c.PLOT:
            cell = self.rows[crop // c.COLUMNS] * c.COLUMNS + crop % c.COLUMNS
            drawn = self.field[cell]
            self.field[cell] = -1
            self._draw_from_field(seat, drawn)
        self._close_if_done(seat)

    def _spend_tractors(self, seat: int, count: int) -> None:
        self.tractors[seat] -= count
        self.known = self.known.tractors_left(seat, count)

    def _harvest(self, seat: int, crop: int) -> None:
        """Rulebook, Scoring: ten for the Fruit, thirty more for the fourth of the family."""
        self.closers[crop] = seat
        first = crop - crop % c.COLUMNS
        family = min(self.grown[first : first + c.COLUMNS]) == c.HARVESTED
        self.sheet = self.sheet.harvest(seat, family)
        self._score(seat, FRUIT_POINTS + (FAMILY_POINTS if family else 0))

    def _discard(self, seat: int, card: int) -> None:
        """A Tractor or a burned card leaves the game."""
        if card == c.TRACTOR:
            self._spend_tractors(seat, 1)
            self.thrown_tractors += 1
        else:
            bit = 1 << card
            self.thrown |= bit
            self.plots[seat] &= ~bit
            self.hands[seat] &= ~bit
        self.acted = True
        self._close_if_done(seat)

    def _take(self, seat: int, card: int) -> None:
        """A card goes into a hand."""
        if card == c.TRACTOR:
            self.tractors[seat] += 1
        else:
            self.hands[seat] |= 1 << card

    def _begin_turn(self, seat: int) -> None:
        self.to_move = seat
        self.acted = False
        self.turn += 1

    def _score(self, seat: int, points: int) -> None:
        gained = self.gained or [0] * self.game.players
        gained[seat] += points
        self.gained = gained

    def _end_deal(self, closer: int, lost: int = -1) -> None:
        """Rulebook, Scoring: ten for every crop not closed; unless the match ends, the deal passes on."""
        game = self.game
        crops = self.closers.count(-1)
        self.sheet = self.sheet.close(closer, crops, lost)
        self._score(closer, crops * CLOSING_POINTS)
        self.last_sheet = self.sheet
        self.round_over = True
        if self.round + 1 == game.deals:
            self.terminal = True
            return
        self.scores = tuple(self.points(seat) for seat in range(game.players))
        self.round += 1
        self.begin(derive(self.seed, "round", self.round), (self.dealer + 1) % game.players)

    # -- what the variants decide -----------------------------------------------------------------

    @abstractmethod
    def _way_to_end(self, seat: int) -> int:
        """How the turn can end now: PASS or POT."""

    @abstractmethod
    def _pass(self, seat: int) -> None:
        """The turn ends."""

    @abstractmethod
    def _be_stuck(self, seat: int) -> None:
        """No play and no discard is possible."""

    @abstractmethod
    def is_done(self, seat: int) -> bool:
        """`seat` is rid of everything that must go for the deal to end."""

    def _close_if_done(self, seat: int) -> None:
        """Object of the Game: the deal ends at once."""
        if self.is_done(seat):
            self._end_deal(seat)

    @abstractmethod
    def _act(self, seat: int, action: int) -> None:
        """What only some variants know: Pots, Tractors beside, the dealer's gifts, the exchange."""

    def _draw_from_field(self, seat: int, card: int) -> None:
        """Only where there is a Field: whoever puts a Plot on it takes the card."""
        self._take(seat, card)

    # -- points -----------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        """A seat's own points in the match, the running deal included."""
        return self.scores[seat] + self.sheet.points(seat)

    def by_side(self, points: Sequence[int]) -> list[int]:
        """For each seat, what its side has: its own where everybody plays alone."""
        sides = self.game.sides
        return [sum(points[s] for s in side) for seat in range(len(points)) for side in sides if seat in side]

    def rewards(self) -> list[int]:
        return self.by_side(self.gained or [0] * self.game.players)

    def returns(self) -> list[int]:
        return self.by_side([self.points(seat) for seat in range(self.game.players)])

    def winners(self) -> list[int]:
        if not self.terminal:
            return []
        returns = self.returns()
        most = max(returns)
        return [seat for seat, points in enumerate(returns) if points == most]

    # -- copies and texts -------------------------------------------------------------------------

    def clone(self) -> "VegeTablesState":
        new = type(self).__new__(type(self))
        # Tuples, and what is replaced but never changed in place, are shared.
        for name in SHARED:
            setattr(new, name, getattr(self, name))
        for name in COPIED:
            setattr(new, name, getattr(self, name)[:])
        return new

    def past(self) -> list[tuple[int, int, int]]:
        """The history as (seat, action, the action as others see it), earliest first."""
        entries, node = [], self.history
        while node is not None:
            node, seat, action, masked = node
            entries.append((seat, action, masked))
        entries.reverse()
        return entries

    def insiders(self, seat: int, action: int) -> tuple[int, ...]:
        """Who sees a hidden move of `seat` as it is."""
        if c.PLACE <= action < c.SHORT:
            return seat, (action - c.PLACE) % c.SEATS
        return next(side for side in self.game.sides if seat in side)

    def round_seed(self) -> int:
        return self._round_seed

    def standing(self) -> list[int]:
        """[deal from 0, dealer, points / 10 a seat, doubled and less one where they are below 0]."""
        tens = [score // 10 for score in self.scores]
        return [self.round, self.dealer, *(2 * t if t >= 0 else -2 * t - 1 for t in tens)]

    def observation(self, seat: int) -> Observation:
        return observe(self, seat)

    def to_json(self) -> dict[str, Any]:
        return write(self)

    def canonical(self) -> str:
        return canonical(self)


COPIED = ("beside", "closers", "field", "grown", "hands", "plots", "pots", "rows", "shown", "tractors")
SHARED = tuple(name for name in VegeTablesState.__slots__ if name not in COPIED)
