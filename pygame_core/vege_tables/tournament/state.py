"""A position of Vege Tables 2.0, and what every action does to it."""

from typing import TYPE_CHECKING, Any, ClassVar

from .. import cards as c
from .. import knowledge, sheet
from ..facts import PENALTY_POINTS, POT_POINTS
from ..sheet import NOT_TAKEN
from ..state import VegeTablesState
from . import places
from .deal import deal
from .facts import AT_ONCE, BY_EACH_OPPONENT, FOR_HALF_THE_PLOTS, OPEN_WELLS, PLOTS_FOR_TWO
from .task import Task

if TYPE_CHECKING:
    from .game import Tournament


class TournamentState(VegeTablesState):
    """See `State` and `VegeTablesState`. Stacks from the most covered card to the free one."""

    __slots__ = ("hidden", "silos", "stays", "task", "wells")
    COPIED: ClassVar[tuple[str, ...]] = (*VegeTablesState.COPIED, "silos", "wells")

    game: "Tournament"

    def begin(self, round_seed: int, dealer: int) -> None:
        game, players = self.game, self.game.players
        self._round_seed = round_seed
        self.dealer = dealer
        dealt = deal(players, game.wells, round_seed, dealer)
        self.plots, self.hands, self.over = dealt.plots, dealt.hands, dealt.over
        self.silos, self.wells = dealt.silos, dealt.wells
        #: The third well lies face down until one of the others is empty.
        self.hidden = len(game.wells) > OPEN_WELLS
        self.task: Task | None = None
        #: Stuck players in a row who all stayed.
        self.stays = 0
        self.tractors = [0] * players
        self.beside = [game.share] * players
        self.lay_nothing()
        self.starter = self._first()
        self.to_move = dealer
        if not self.over:
            self._begin_turn(self.starter)

    def lay_nothing(self) -> None:
        """An empty board; a suit is a row. What other variants have lies nowhere."""
        players = self.game.players
        self.pots, self.field, self.common, self.stock = [], [], (), ()
        self.exchange, self.short, self.placed = None, self.dealer, -1
        self.grown, self.next, self.passed = [0] * c.CROPS, c.PLOTS, 0
        self.rows, self.rowless = [*range(c.ROWS)], 0
        self.sheet, self.known, self.shown = sheet.blank(players), knowledge.nothing(players), [0] * players
        self.replaced = self.thrown = self.thrown_tractors = 0
        self.closers = [-1] * c.CROPS
        self.turn, self.acted, self._legal = 0, False, None

    def _first(self) -> int:
        """Rulebook, The Game: black 1 in the first deal, then one seat further each deal."""
        if self.game.players == 2:
            # House ruling: the player who does not deal.
            return 1 - self.dealer
        return super()._first() if self.round == 0 else (self.starter + 1) % self.game.players

    def standing(self) -> list[int]:
        """As others', with who starts after the dealer."""
        number, dealer, *points = super().standing()
        return [number, dealer, self.starter, *points]

    def start_with(self, seat: int) -> None:
        """A fresh deal is begun by `seat`."""
        self.starter = seat
        self._legal = None
        if self.turn:
            self.to_move = seat

    def phase(self) -> str:
        """As others', and "silo", "visit", "penalty" or "choose" (well cards for a stuck player)."""
        if self.terminal or self.task is None:
            return super().phase()
        return "choose" if self.task.kind in ("own", "others") else self.task.kind

    # -- what can be done -------------------------------------------------------------------------

    def _find_legal(self) -> list[int]:
        if self.terminal:
            return []
        if not self.turn:
            return self._gifts()
        if self.task is not None:
            return self._find_for_task(self.task)
        seat = self.to_move
        legal = self._plays_and_discards(seat)
        stuck = not legal and not self.acted
        if self.may_take_up(seat):
            legal.append(c.TAKE_UP)
        if self.acted and not self.owes_visit(seat):
            legal.append(c.PASS)
        if stuck:
            # A Tractor that lies aside need not be taken up.
            legal.append(c.STUCK)
        if self.may_visit(seat):
            legal += self.free_wells()
        return legal

    def is_stuck(self, seat: int) -> bool:
        """Neither a play nor a discard is possible."""
        return not self._plays_and_discards(seat)

    def _find_for_task(self, task: Task) -> list[int]:
        if task.kind == "silo":
            return [c.SILO + at for at, silo in enumerate(self.silos) if silo]
        if task.kind == "penalty":
            return self._find_penalty()
        leave = task.kind == "visit" and self.hand_size(task.seat) >= self.game.limits.least
        return ([c.PASS] if leave else []) + self.free_wells()

    def _find_penalty(self) -> list[int]:
        """Rulebook, Penalties; house ruling: after a full circle of those who stayed, cards are taken."""
        stay = [c.STAY] if self.stays < self.game.players else []
        # With so few cards left all choices are one.
        few = self.in_wells() <= self.game.limits.penalty
        return stay + ([c.TAKE_ALL] if few else [c.OWN, c.OTHERS])

    def free_wells(self) -> list[int]:
        """The moves that take the free card of an open well."""
        return [c.WELL + at for at, well in enumerate(self.wells) if well and not self.is_hidden(at)]

    def is_hidden(self, well: int) -> bool:
        """The well still lies face down."""
        return self.hidden and well == OPEN_WELLS

    def in_wells(self) -> int:
        """Cards in all wells, the hidden one too."""
        return sum(map(len, self.wells))

    def locked(self, seat: int) -> int:
        """Two players: Tractors aside that may not be taken up yet."""
        if self.game.players > 2:
            return 0
        return self.game.share - max(self.free_tractors(seat), self.game.share - self.beside[seat])

    def free_tractors(self, seat: int) -> int:
        """Two players: Tractors of one's share that may have been taken up, by the Plots that are down."""
        down = PLOTS_FOR_TWO - self.plots[seat].bit_count()
        return AT_ONCE + FOR_HALF_THE_PLOTS * (2 * down // PLOTS_FOR_TWO)

    def at_hand(self, seat: int) -> int:
        return super().at_hand(seat) - self.locked(seat)

    def may_take_up(self, seat: int) -> bool:
        """A Tractor lies aside that may be taken up now."""
        return self.beside[seat] > self.locked(seat)

    def may_visit(self, seat: int) -> bool:
        """Rulebook, Using the Pots: after a play or a discard, with fewer cards than the wells fill up to."""
        return self.acted and self.hand_size(seat) < self.game.limits.full and bool(self.in_wells())

    def owes_visit(self, seat: int) -> bool:
        """House ruling, two players: so few cards must be filled up."""
        return self.hand_size(seat) < self.game.limits.owed_below and bool(self.in_wells())

    # -- what an action does ----------------------------------------------------------------------

    def _act(self, seat: int, action: int) -> None:
        if action == c.TAKE_UP:
            self._take_up(seat)
        elif action < c.SHORT:
            self._place(*divmod(action - c.PLACE, c.SEATS))
        elif action < c.WELL:
            self._take_from_silo(seat, action - c.SILO)
        elif action < c.STAY:
            self._take_from_well(seat, action - c.WELL)
        else:
            self._choose_penalty(seat, action)

    def _play(self, seat: int, card: int, row: int) -> None:
        self.stays = 0
        super()._play(seat, card, row)

    def _discard(self, seat: int, card: int) -> None:
        self.stays = 0
        super()._discard(seat, card)

    def _take_up(self, seat: int) -> None:
        """Rulebook, Using the Joker and Scoring: one from aside; the last one pays."""
        self.stays = 0
        self.beside[seat] -= 1
        self.tractors[seat] += 1
        self.known = self.known.shown([*range(self.game.players)], 0, seat, tractors=1)
        if not self.beside[seat]:
            self._score_tractors(seat)

    def tractors_pay(self, seat: int) -> int:
        """Ten for every other player who has taken up the last one before; nothing with two players."""
        if not self.game.has_bonus:
            return 0
        return POT_POINTS * sum(not count for at, count in enumerate(self.beside) if at != seat)

    def _score_tractors(self, seat: int) -> None:
        if self.game.has_bonus and self.sheet.pot[seat] == NOT_TAKEN:
            points = self.tractors_pay(seat)
            self.sheet = self.sheet.take_pot(seat, points)
            self._score(seat, points)

    def _take_for_plot(self, seat: int, crop: int) -> None:
        """Rulebook, The Silos: a card is owed before the next move."""
        self.task = Task("silo", seat)

    def _take_openly(self, seat: int, card: int) -> None:
        self._take(seat, card)
        self.known = self.known.shown([*range(self.game.players)], 1 << card, seat)

    def _take_from_silo(self, seat: int, silo: int) -> None:
        *covered, card = self.silos[silo]
        self.silos[silo] = tuple(covered)
        self._take_openly(seat, card)
        self.task = None

    def _take_from_well(self, seat: int, well: int) -> None:
        """Rulebook, Using the Pots and Penalties: the free card, for oneself or for who is stuck."""
        self.stays = 0
        limits = self.game.limits
        task = self.task or Task("visit", seat, limits.full - self.hand_size(seat))
        self.draw(task.seat, well)
        left = task.left - 1
        if not left or not self.in_wells():
            self._leave(task.seat)
            return
        self.task = task._replace(left=left)
        if task.kind == "others":
            self.to_move = self.chooser(task.seat, limits.penalty - left)

    def draw(self, seat: int, well: int) -> None:
        """The free card of a well goes into a hand, for all to see."""
        *covered, card = self.wells[well]
        self.wells[well] = tuple(covered)
        self._take_openly(seat, card)
        if not covered and well < OPEN_WELLS:
            # House ruling: the third opens at once and may be used in the same visit.
            self.hidden = False

    def chooser(self, seat: int, taken: int) -> int:
        """Opponents choose two by two, clockwise from the left; house ruling: going round again."""
        opponents = self.game.players - 1
        return (seat + 1 + taken // BY_EACH_OPPONENT % opponents) % self.game.players

    def _leave(self, seat: int) -> None:
        """Taking cards from the wells ends the turn of who gets them."""
        self.task = None
        self._begin_turn((seat + 1) % self.game.players)

    def _pass(self, seat: int) -> None:
        self._leave(seat)

    def _be_stuck(self, seat: int) -> None:
        """Rulebook, Penalties: the hand is laid open; then there is a choice, while the wells hold cards."""
        self.shown[seat] |= self.hands[seat]
        if self.in_wells():
            self.task = Task("penalty", seat)
        else:
            self._leave(seat)

    def _choose_penalty(self, seat: int, action: int) -> None:
        if action == c.STAY:
            self.stays += 1
            self._leave(seat)
            return
        self.stays = 0
        if action == c.TAKE_ALL:
            while wells := self.free_wells():
                self.draw(seat, wells[0] - c.WELL)
            self._leave(seat)
        elif action == c.OWN:
            self.sheet = self.sheet.penalise(seat)
            self._score(seat, -PENALTY_POINTS)
            self.task = Task("own", seat, self.game.limits.penalty)
        else:
            self.task = Task("others", seat, self.game.limits.penalty)
            self.to_move = self.chooser(seat, 0)

    def is_done(self, seat: int) -> bool:
        """No card and no Plot left, no Silo card owed; Tractors do not count."""
        return self.task is None and not self.hands[seat] and not self.plots[seat]

    def _end_deal(self, closer: int, lost: int = -1) -> None:
        """The closer is credited as if all Tractors had been taken up."""
        self._score_tractors(closer)
        super()._end_deal(closer, lost)

    # -- texts ------------------------------------------------------------------------------------

    def lying(self) -> list[int]:
        return [card for stack in (*self.silos, *self.wells, self.over) for card in stack]

    def open_places(self) -> dict[str, int]:
        return {
            "silo": c.bits([card for silo in self.silos for card in silo]),
            "well": c.bits([
                card for at, well in enumerate(self.wells) if not self.is_hidden(at) for card in well
            ]),
        }  # fmt: skip

    def public_places(self) -> dict[str, Any]:
        return places.public(self)

    def secret_places(self) -> dict[str, Any]:
        return places.secret(self)

    def canonical_places(self) -> list[object]:
        return places.canonical(self)

    def read_places(self, data: dict[str, Any]) -> None:
        places.read(self, data)

    def check_places(self) -> None:
        places.check(self)
