"""The contract every game keeps: Game, State, Observation. Names follow OpenSpiel."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

TERMINAL = -1

#: Pure data, JSON types only: all that one seat knows, the public history included. Its keys are
#: the game's own, but for these: "game" (id@version), "players", "options", "seat", "to_move"
#: (a seat, None at the end), "history" ([[seat, move], ...], hidden parts as "?") and "legal_actions".
Observation = dict[str, Any]

#: What happened, as JSON types: for a log, an animation, a screen reader. "kind" names it.
Event = dict[str, Any]


class State(ABC):
    """One position of a game, secrets included. Small: `clone` copies a few lists."""

    __slots__ = ()
    game: "Game"

    @abstractmethod
    def current_player(self) -> int:
        """The seat to move, or TERMINAL."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """Sorted actions of the seat to move, never empty before the end.

        They depend only on what that seat can see. The list is the caller's.
        """

    @abstractmethod
    def apply_action(self, action: int) -> None:
        """Plays an action. Raises IllegalAction and leaves the state untouched if it is not legal."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy."""

    @abstractmethod
    def is_terminal(self) -> bool:
        """The game is over."""

    @abstractmethod
    def is_round_over(self) -> bool:
        """The last action ended a round; the next one, if any, is already dealt."""

    @abstractmethod
    def rewards(self) -> list[int]:
        """Points each seat got by the last action."""

    @abstractmethod
    def returns(self) -> list[int]:
        """Points of each seat so far."""

    def points_now(self) -> list[int]:
        """What each seat would have if the game ended now: `returns`, where these come only at the end."""
        return self.returns()

    @abstractmethod
    def winners(self) -> list[int]:
        """Seats that share the win; empty before the end."""

    @abstractmethod
    def observation(self, seat: int) -> Observation:
        """All that `seat` knows, and nothing more."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The whole position, secrets too; `Game.state_from_json` reads it."""

    @abstractmethod
    def canonical(self) -> str:
        """A frozen text of the position, hashed into links: never change it within a version."""

    @abstractmethod
    def standing(self) -> list[int]:
        """What the running round began with (round, scores, ...) as small whole numbers."""

    @abstractmethod
    def round_seed(self) -> int:
        """The seed of the running round's deal. It tells nothing of the other rounds."""


class Game(ABC):
    """A variant with its players and options: makes states, reads and writes notation."""

    id: ClassVar[str]
    version: ClassVar[int] = 1
    family: ClassVar[str]
    player_counts: ClassVar[tuple[int, ...]]
    #: Option name -> its values, the default first.
    option_values: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    #: Player counts of the options that not every count knows; elsewhere they keep their default.
    option_players: ClassVar[Mapping[str, tuple[int, ...]]] = {}

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        self.players = players
        self.options = dict(options)
        #: Seats that win together: a side each, but for partners.
        self.sides: list[tuple[int, ...]] = [(seat,) for seat in range(players)]

    @property
    def name(self) -> str:
        """Id with rules version, as links and saves write it: `vegeterrors@1`."""
        return f"{self.id}@{self.version}"

    def info(self) -> dict[str, Any]:
        """What the page is told of a game: id, rules version, players, options."""
        return {
            "id": self.id,
            "version": self.version,
            "players": self.players,
            "options": dict(self.options),
        }

    def __repr__(self) -> str:
        options = "".join(f", {k}={v!r}" for k, v in sorted(self.options.items()))
        return f"load_game({self.name!r}, players={self.players}{options})"

    @abstractmethod
    def new_initial_state(self, seed: int | str) -> State:
        """The start of a game. Same seed, same cards, on every platform. Raises BadSeed."""

    @abstractmethod
    def new_round_state(self, seed: int, standing: list[int]) -> State:
        """The start of one round by its own seed, as `State.round_seed` and `.standing` gave them.

        Rounds after it are dealt by `seed`, not by the game it came from. Raises PositionError.
        """

    @abstractmethod
    def state_from_json(self, data: Any) -> State:
        """The position `State.to_json` wrote. Raises PositionError on anything impossible."""

    @abstractmethod
    def sample_state(self, observation: Observation, rng: Random) -> State:
        """A state that looks like `observation` to its seat, hard inferences honoured.

        It builds, it never tries and rejects. Raises PositionError if no state looks so.
        """

    @abstractmethod
    def action_to_string(self, action: int) -> str:
        """The stable notation of an action. Raises IllegalAction for a number that is none."""

    @abstractmethod
    def string_to_action(self, text: str) -> int:
        """The action of a notation. Raises IllegalAction for a text that is none."""

    @abstractmethod
    def events(self, before: State, action: int, after: State, eyes: frozenset[int]) -> list[Event]:
        """What an action did, as far as the seats in `eyes` may know it."""

    @abstractmethod
    def reveals(self, before: State, action: int, after: State, seat: int) -> bool:
        """The action showed `seat` something hidden, so that taking it back would hide it again."""

    def halfway(self, state: State) -> bool:
        """What is asked for belongs to the action before: a person does both at once, and undoes both."""
        return False

    @abstractmethod
    def view(self, states: list[State], moves: list[int], eyes: frozenset[int]) -> dict[str, Any]:
        """What the page draws of the last of `states`, for the seats in `eyes`.

        `states` and `moves` are the record's: one state more than moves.
        """

    def legal_moves(self, state: State) -> list[str]:
        """The legal actions' notations, sorted as text: the digits links are written in."""
        return sorted(map(self.action_to_string, state.legal_actions()))
