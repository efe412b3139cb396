"""A position of Vege Tables with one deck, and what every action does to it: what its variants share."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from ..game import Observation
from . import cards as c
from . import knowledge, sheet
from .deals import Deal, Pack, deal
from .facts import CLOSING_POINTS, FAMILY_POINTS, FRUIT_POINTS
from .match import MatchState
from .observation import observe
from .position import canonical, write
from .possible import check_field_and_pots

if TYPE_CHECKING:
    from .game import OneDeck


class VegeTablesState(MatchState):
    """See `State`. Lists by seat, crop, cell or suit; sets of cards as bits; -1 where nothing is.

    `hands` hold the laid-open cards (`shown`) too; Plots lie in `plots`, Tractors are counted apart.
    """

    __slots__ = (
        "beside", "closers", "common", "exchange", "field", "grown", "hands", "known", "next", "over",
        "passed", "placed", "plots", "pots", "replaced", "rowless", "rows", "short", "shown", "stock",
        "thrown", "thrown_tractors", "tractors",
    )  # fmt: skip
    COPIED: ClassVar[tuple[str, ...]] = (
        "beside",
        "closers",
        "field",
        "grown",
        "hands",
        "plots",
        "pots",
        "rows",
        "shown",
        "tractors",
    )

    game: "OneDeck"

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
        self._legal = None
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

    def _find_legal(self) -> list[int]:
        if self.terminal:
            return []
        seat = self.to_move
        legal = self._plays_and_discards(seat)
        if self.beside[seat]:
            legal.append(c.TAKE_UP)
        if self.acted:
            legal.append(self._way_to_end(seat))
        return legal or [c.STUCK]

    def _plays_and_discards(self, seat: int) -> list[int]:
        """What satisfies the duty to play."""
        held = self.hands[seat] | self.plots[seat]
        legal = self._plays(held & c.reach(self.next, self.tractors[seat]))
        legal += [c.DISCARD + card for card in c.cards_in(held & self.passed)]
        if self.tractors[seat]:
            legal.append(c.DISCARD_TRACTOR)
        return legal

    def _gifts(self) -> list[int]:
        """Rulebook, 3-5 players: whom the dealer may give the next white card over."""
        place = c.PLACE + self.over[0] * c.SEATS
        return [place + seat for seat in range(self.game.players) if seat != self.placed]

    def _plays(self, playable: int) -> list[int]:
        """Plays of these cards: with a choice among the free rows where the suit has none yet."""
        rowless = playable & self.rowless
        plays = c.cards_in(playable ^ rowless)
        if rowless:
            free = [row for row in range(c.ROWS) if row not in self.rows]
            plays += [c.IN_ROW + card * c.ROWS + row for card in c.cards_in(rowless) for row in free]
        return plays

    def phase(self) -> str:
        """What is being decided: "dealer", "play", "give" or "over"; variants have more."""
        if self.terminal:
            return "over"
        if self.over or self.short < 0:
            return "dealer"
        return "give" if self.exchange is not None else "play"

    def at_hand(self, seat: int) -> int:
        """Tractors that can be used in this turn: those in the hand and those that may be taken up."""
        return self.tractors[seat] + self.beside[seat]

    def hand_size(self, seat: int) -> int:
        """Hand cards, laid-open ones and Tractors included; Plots never count."""
        return self.hands[seat].bit_count() + self.tractors[seat]

    # -- what an action does ----------------------------------------------------------------------

    def _do(self, seat: int, action: int) -> None:
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
            self._take_for_plot(seat, crop)
        self._close_if_done(seat)

    def _take_for_plot(self, seat: int, crop: int) -> None:
        """Rulebook, Playing Cards: whoever fills a Plot's place takes the card of its cell."""
        cell = self.rows[crop // c.COLUMNS] * c.COLUMNS + crop % c.COLUMNS
        drawn = self.field[cell]
        self.field[cell] = -1
        self._draw_from_field(seat, drawn)

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

    def _place(self, card: int, seat: int) -> None:
        """Rulebook, 3-5 players: the dealer gives a white card out."""
        self.placed = seat
        self.hands[seat] |= 1 << card
        self.known = self.known.shown([self.dealer], 1 << card, seat)
        self.over = self.over[1:]
        if not self.over:
            self._begin_turn(self.starter)

    def _take(self, seat: int, card: int) -> None:
        """A card goes into a hand."""
        if card == c.TRACTOR:
            self.tractors[seat] += 1
        else:
            self.hands[seat] |= 1 << card

    def _end_deal(self, closer: int, lost: int = -1) -> None:
        """Rulebook, Scoring: ten for every crop not closed; unless the match ends, the deal passes on."""
        crops = self.closers.count(-1)
        self.sheet = self.sheet.close(closer, crops, lost)
        self._score(closer, crops * CLOSING_POINTS)
        self._finish_deal()

    # -- what the variants decide -----------------------------------------------------------------

    def _way_to_end(self, seat: int) -> int:
        """How the turn can end now: PASS or POT."""
        return c.PASS

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
        """Only where there is a Field: its card goes into a hand."""
        self._take(seat, card)

    # -- who sees what, and texts -----------------------------------------------------------------

    def insiders(self, seat: int, action: int) -> tuple[int, ...]:
        """Who sees a hidden move of `seat` as it is."""
        if c.PLACE <= action < c.SHORT:
            return seat, (action - c.PLACE) % c.SEATS
        return next(side for side in self.game.sides if seat in side)

    def lying(self) -> list[int]:
        """The cards that are in nobody's hand, Pot or row of Plots, and not laid."""
        return [*self.field, *self.over, *self.common, *self.stock]

    def open_places(self) -> dict[str, int]:
        """Cards that lie open for all, by the place's name, as sets."""
        return {"pot": c.bits([card for card in self.common if card != c.TRACTOR])}

    def public_places(self) -> dict[str, Any]:
        """What the variant adds to observations, and to positions unless `secret_places` tells more."""
        return {}

    def secret_places(self) -> dict[str, Any]:
        """What the variant adds to positions only."""
        return {}

    def canonical_places(self) -> list[object]:
        """What the variant adds to the canonical text."""
        return []

    def read_places(self, data: dict[str, Any]) -> None:
        """Reads back what `public_places` and `secret_places` wrote. Raises PositionError."""

    def check_places(self) -> None:
        """Raises PositionError unless the variant's places can be so."""
        check_field_and_pots(self)

    def observation(self, seat: int) -> Observation:
        return observe(self, seat)

    def to_json(self) -> dict[str, Any]:
        return write(self)

    def canonical(self) -> str:
        return canonical(self)
