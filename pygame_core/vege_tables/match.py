"""A match of deals, whatever the variant: whose turn it is, the points, the moves so far."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

from ..errors import IllegalAction
from ..game import TERMINAL, State
from ..rng import derive

if TYPE_CHECKING:
    from .game import VegeTables

#: The history as a linked list shared by clones: (earlier, seat, action, the action as others see it).
History = tuple[Any, int, int, int] | None


class ScoreSheet(Protocol):
    """The points of one deal."""

    def points(self, seat: int) -> int:
        """A seat's points in this deal."""


class MatchState(State):
    """See `State`. Subclasses name in COPIED the lists that a clone must not share."""

    __slots__ = (
        "_legal", "_round_seed", "acted", "dealer", "gained", "game", "history", "last_sheet", "round",
        "round_over", "scores", "seed", "sheet", "starter", "terminal", "to_move", "turn",
    )  # fmt: skip
    COPIED: ClassVar[tuple[str, ...]] = ()
    SHARED: ClassVar[tuple[str, ...]] = ()

    game: "VegeTables"
    sheet: Any
    last_sheet: Any
    dealer: int
    starter: int
    turn: int
    _legal: list[int] | None
    _round_seed: int

    def __init_subclass__(cls) -> None:
        slots = [name for kind in cls.__mro__ for name in getattr(kind, "__slots__", ())]
        cls.SHARED = tuple(name for name in slots if name not in cls.COPIED)

    def __init__(self, game: "VegeTables", seed: int, round_seed: int, dealer: int) -> None:
        self.game = game
        self.seed = seed
        self.round = 0
        self.scores = (0,) * game.players
        self.history: History = None
        self.last_sheet = None
        self.gained: list[int] | None = None
        self.round_over = False
        self.terminal = False
        self.begin(round_seed, dealer)

    @abstractmethod
    def begin(self, round_seed: int, dealer: int) -> None:
        """Rulebook, Setup: a fresh table and a new deal."""

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

    @abstractmethod
    def _find_legal(self) -> list[int]:
        """The legal actions, sorted; none after the end."""

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
        self._do(seat, action)

    def _illegal(self, action: int) -> IllegalAction:
        text = self.game.action_to_string(action)
        return IllegalAction(f"{text} cannot be played now.", move=text)

    def _as_others_see(self, seat: int, action: int) -> int:
        """The action as it stands in the histories of those who do not see all of it."""
        return action

    def insiders(self, seat: int, action: int) -> tuple[int, ...]:
        """Who sees a hidden move of `seat` as it is."""
        return next(side for side in self.game.sides if seat in side)

    @abstractmethod
    def _do(self, seat: int, action: int) -> None:
        """What a legal action does."""

    # -- turns, deals, points ---------------------------------------------------------------------

    def _begin_turn(self, seat: int) -> None:
        self.to_move = seat
        self.acted = False
        self.turn += 1

    def _score(self, seat: int, points: int) -> None:
        gained = self.gained or [0] * self.game.players
        gained[seat] += points
        self.gained = gained

    def _finish_deal(self) -> None:
        """The sheet is complete; unless the match ends, the deal passes on to the left."""
        game = self.game
        self.last_sheet = self.sheet
        self.round_over = True
        if self.round + 1 == game.deals:
            self.terminal = True
            return
        self.scores = tuple(self.points(seat) for seat in range(game.players))
        self.round += 1
        self.begin(derive(self.seed, "round", self.round), (self.dealer + 1) % game.players)

    def points(self, seat: int) -> int:
        """A seat's own points in the match, the running deal included."""
        deal: ScoreSheet = self.sheet
        return self.scores[seat] + deal.points(seat)

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

    # -- copies, and what the match has been ------------------------------------------------------

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        # Tuples, and what is replaced but never changed in place, are shared.
        for name in self.SHARED:
            setattr(new, name, getattr(self, name))
        for name in self.COPIED:
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

    def round_seed(self) -> int:
        return self._round_seed

    def standing(self) -> list[int]:
        """[deal from 0, dealer, points a seat in the game's unit, doubled, less one where below 0]."""
        units = [score // self.game.unit for score in self.scores]
        return [self.round, self.dealer, *(2 * u if u >= 0 else -2 * u - 1 for u in units)]

    def resume(self, round_: int, scores: tuple[int, ...]) -> None:
        """A fresh first deal becomes a later one of a match."""
        self.round = round_
        self.scores = scores
