"""A position of Double Deck, and what every action does to it."""

from typing import TYPE_CHECKING, Any

from ...game import Observation
from .. import cards as c
from ..match import MatchState
from . import moves as m
from .copies import less, more
from .deal import Pile, deal
from .facts import CIRCLES, HAND, PENALTY_POINTS, TRACTORS
from .lines import brings
from .observation import observe
from .position import canonical, write
from .sheet import Sheet, blank
from .turn import DISCARDING, DRAWING, LAYING, PLAYING, PUTTING, UNDECIDED

if TYPE_CHECKING:
    from .game import DoubleDeck


class DoubleDeckState(MatchState):
    """See `State`. Lists by seat or crop; sets of cards as bits; hands as copies (see `copies.py`).

    How many cards are to be drawn, or were put under talloni, is told by the hand: both lead back to fifteen.
    """

    __slots__ = (
        "brought", "burned", "closers", "grown", "hands", "kind", "known", "next", "opened", "passed",
        "phase", "piles", "replaced", "second", "stuck", "thrown", "tractors", "under",
    )  # fmt: skip
    COPIED = ("brought", "closers", "grown", "hands", "known", "piles", "tractors", "under")

    game: "DoubleDeck"
    sheet: Sheet
    last_sheet: Sheet | None

    def begin(self, round_seed: int, dealer: int) -> None:
        """Double Deck, Preparazione: a fresh table and a new deal."""
        players = self.game.players
        dealt = deal(players, round_seed)
        self._round_seed = round_seed
        self.dealer = dealer
        self.sheet = blank(players)
        self.hands = dealt.hands
        #: Copies in each hand that everybody knows to be there: drawn openly, or shown by a penalty.
        self.known = [0] * players
        self.tractors = [TRACTORS[players]] * players
        #: From bottom to top. Of each tallone so many bottom cards are known, put there after a penalty.
        self.piles: list[Pile] = dealt.piles
        self.under = [0] * m.PILES
        #: The crops: stages grown, the cards that are next, the places filled and those by a Tractor.
        self.grown = [0] * c.CROPS
        self.next = c.PLOTS
        self.passed = self.replaced = 0
        self.closers = [-1] * c.CROPS
        self.brought = [0] * c.CROPS
        #: Cards that can be discarded, and copies that were.
        self.burned = self.thrown = 0
        self.second = False
        #: Penalties in a row.
        self.stuck = 0
        self.turn = 0
        self._legal = None
        self._turn_tops()
        # House ruling: the player left of the dealer.
        self.starter = (dealer + 1) % players
        self._begin_turn(self.starter)

    def _begin_turn(self, seat: int) -> None:
        super()._begin_turn(seat)
        self.phase = PLAYING
        self.kind = UNDECIDED
        # A place that a card filled is burned from the next turn on.
        self.burned = self.passed
        if not self.second:
            self.second = self.side_is_empty()

    def side_is_empty(self) -> bool:
        """The three talloni of one side are all exhausted."""
        red, white, green, red_too, white_too, green_too = self.piles
        return not (red or white or green) or not (red_too or white_too or green_too)

    # -- what can be done -------------------------------------------------------------------------

    def _find_legal(self) -> list[int]:
        if self.terminal:
            return []
        if self.phase == PLAYING:
            return self._playing()
        draws = [m.DRAW + pile for pile, cards in enumerate(self.piles) if cards]
        if self.phase == DRAWING:
            return draws
        fits = self._fitting(self.to_move)
        return draws + fits if self.hand_size(self.to_move) < HAND else fits

    def _playing(self) -> list[int]:
        """Plays, discards and Tractors; after the first, drawing back to fifteen or the end of the turn."""
        seat = self.to_move
        hand = self.hands[seat]
        legal = c.cards_in(hand & self.next) if self.kind != DISCARDING else []
        if self.kind != LAYING:
            legal += [m.DISCARD + card for card in c.cards_in(hand & self.burned)]
        idle = not (legal or self.acted)
        if self.tractors[seat] and self.kind != DISCARDING:
            legal += [m.TRACTOR + crop for crop, grown in enumerate(self.grown) if grown < c.HARVESTED]
        if self.acted:
            draws = []
            if hand.bit_count() < HAND:
                draws = [m.DRAW + pile for pile, cards in enumerate(self.piles) if cards]
            legal += draws or [m.PASS]
        elif idle:
            legal.append(m.STUCK)
        return legal

    def _fitting(self, seat: int) -> list[int]:
        """After a penalty: hand cards under a tallone of their back that is not exhausted."""
        piles = self.piles
        return [
            m.UNDER + card * m.SIDES + side
            for card in c.cards_in(self.hands[seat] & c.ALL)
            for side in range(m.SIDES)
            if piles[m.tallone(card, side)]
        ]

    def hand_size(self, seat: int) -> int:
        """Hand cards; the Tractors beside are not among them."""
        return self.hands[seat].bit_count()

    # -- what an action does ----------------------------------------------------------------------

    def _do(self, seat: int, action: int) -> None:
        if action < m.DISCARD:
            self._act(LAYING)
            self._leave(seat, action)
            self._grow(seat, action, tractor=False)
            self._end_if_empty(seat)
        elif action < m.TRACTOR:
            self._act(DISCARDING)
            card = action - m.DISCARD
            self._leave(seat, card)
            self.thrown = more(self.thrown, card)
            self._end_if_empty(seat)
        elif action < m.DRAW:
            self._act(LAYING)
            crop = action - m.TRACTOR
            self.tractors[seat] -= 1
            self._grow(seat, c.FIRST[crop] + c.COLUMNS * self.grown[crop], tractor=True)
        elif action < m.PASS:
            self._draw(seat, action - m.DRAW)
        elif action == m.PASS:
            self._begin_turn(self.after(seat))
        elif action == m.STUCK:
            self._be_stuck(seat)
        else:
            self._put_under(seat, *m.put_under(action))

    def after(self, seat: int) -> int:
        """Who is next, clockwise."""
        return (seat + 1) % self.game.players

    def _act(self, kind: int) -> None:
        """The duty of the turn is done; in the first phase its first move decides what others it may have."""
        self.acted = True
        self.stuck = 0
        if not self.second:
            self.kind = kind

    def _leave(self, seat: int, card: int) -> None:
        """A copy leaves a hand for all to see: if one was known to be there, it may be this one."""
        self.hands[seat] = less(self.hands[seat], card)
        self.known[seat] = less(self.known[seat], card)

    def _grow(self, seat: int, card: int, tractor: bool) -> None:
        """The next place of a crop is filled, by its card or by a Tractor (Gestione dei Jolly)."""
        bit, crop = 1 << card, c.CROP[card]
        self.passed |= bit
        if tractor:
            self.replaced |= bit
            self.burned |= bit
        self.grown[crop] += 1
        self.next &= ~bit
        if self.grown[crop] < c.HARVESTED:
            self.next |= bit << c.COLUMNS
        else:
            self._harvest(seat, crop, tractor)

    def closed(self, tractor: bool) -> int:
        """The crops closed by a Tractor, or those by a Fruit, as a set of crops."""
        replaced, found = self.replaced, 0
        for crop, closer in enumerate(self.closers):
            if closer >= 0 and bool(replaced >> c.FIRST[crop] + c.COLUMNS * c.FRUIT & 1) == tractor:
                found |= 1 << crop
        return found

    def _harvest(self, seat: int, crop: int, tractor: bool) -> None:
        """Double Deck, I punteggi: the crop counts those closed the same way before it."""
        points = brings(crop, self.closed(tractor), tractor)
        self.closers[crop] = seat
        self.brought[crop] = points
        self.sheet = self.sheet.harvest(seat, points, tractor)
        self._score(seat, points)

    def _end_if_empty(self, seat: int) -> None:
        """Second phase: who has no cards left ends the deal, at once (house ruling)."""
        if self.second and not self.hands[seat]:
            crops = self.closers.count(-1)
            self.sheet = self.sheet.close(seat, crops)
            self._score(seat, self.sheet.closing_points(seat))
            self._finish_deal()

    # -- drawing, and penalties -------------------------------------------------------------------

    def _draw(self, seat: int, pile: int) -> None:
        """The first card from a tallone is its open one, further ones come blind."""
        self.phase = DRAWING
        cards = self.piles[pile]
        card, rest = cards[-1], cards[:-1]
        if self.opened >> pile & 1 or self.under[pile] == len(cards):
            self.known[seat] = more(self.known[seat], card)
        self.hands[seat] = more(self.hands[seat], card)
        self.piles[pile] = rest
        self.under[pile] = min(self.under[pile], len(rest))
        self.opened &= ~(1 << pile)
        if self.hand_size(seat) == HAND or not any(self.piles):
            self._turn_tops()
            self._begin_turn(self.after(seat))

    def _turn_tops(self) -> None:
        """The top of every tallone lies open."""
        self.opened = sum(1 << pile for pile, cards in enumerate(self.piles) if cards)

    def _be_stuck(self, seat: int) -> None:
        """House ruling, the rulebook's paragraph is lost: the hand is shown, and points are lost."""
        self.sheet = self.sheet.penalise(seat)
        self._score(seat, -PENALTY_POINTS)
        self.known[seat] = self.hands[seat]
        self.stuck += 1
        if self.stuck == CIRCLES * self.game.players:
            # House ruling: the deal stands still, and nobody has ended it.
            self._finish_deal()
        elif self._fitting(seat):
            self.phase = PUTTING
        else:
            self._begin_turn(self.after(seat))

    def _put_under(self, seat: int, card: int, pile: int) -> None:
        """A shown card goes under a tallone of its back, so its place is known."""
        self._leave(seat, card)
        self.piles[pile] = (card, *self.piles[pile])
        self.under[pile] += 1

    # -- texts ------------------------------------------------------------------------------------

    def observation(self, seat: int) -> Observation:
        return observe(self, seat)

    def to_json(self) -> dict[str, Any]:
        return write(self)

    def canonical(self) -> str:
        return canonical(self)
