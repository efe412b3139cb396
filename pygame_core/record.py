"""A game as it is played: variant, players, seed and moves. Everything else follows from these."""

import json
from collections.abc import Iterable
from typing import Any

from .errors import IllegalAction, PotagerError, RecordError
from .game import Game, State
from .registry import load_game
from .rng import deal_code, parse_seed

FORMAT = 1
#: Longer records are refused: no game here comes near it, and a page must not hang on a made-up one.
MOST_MOVES = 20_000

#: None: a whole game. A list: one round, by `State.standing`. A dict: a position, by `State.to_json`.
Start = None | list[int] | dict[str, Any]


class Record:
    """A game and its moves, with the state after each, so that undo never rerolls luck.

    `start`: what it began with, see `Start`. `meta`: names, seats, bots, "practice"; never rules.
    """

    def __init__(self, game: Game, seed: int | str = 0, start: Start = None) -> None:
        self.game = game
        self.seed = parse_seed(seed)
        self.start = start
        self.meta: dict[str, Any] = {}
        self.moves: list[int] = []
        if start is None:
            first = game.new_initial_state(self.seed)
        elif isinstance(start, list):
            first = game.new_round_state(self.seed, start)
        else:
            first = game.state_from_json(start)
        self.states: list[State] = [first]

    @property
    def state(self) -> State:
        """The live state. Play through the record, never through the state."""
        return self.states[-1]

    @property
    def notations(self) -> list[str]:
        """The moves in notation."""
        return [self.game.action_to_string(action) for action in self.moves]

    def play(self, action: int | str) -> None:
        """Plays an action or its notation. Raises IllegalAction; the record is then untouched."""
        if isinstance(action, str):
            action = self.game.string_to_action(action)
        after = self.state.clone()
        after.apply_action(action)
        self.moves.append(action)
        self.states.append(after)

    def undo(self, to: int | None = None) -> None:
        """Takes back the last move, or all after the first `to`."""
        count = max(0, len(self.moves) - 1) if to is None else to
        if not 0 <= count <= len(self.moves):
            raise RecordError("There is no such move to go back to.")
        del self.moves[count:], self.states[count + 1 :]

    def at(self, count: int) -> "Record":
        """A branch: the same game after its first `count` moves, free to go another way."""
        if not 0 <= count <= len(self.moves):
            raise RecordError("There is no such move to go back to.")
        branch = Record.__new__(Record)
        branch.game, branch.seed, branch.start = self.game, self.seed, self.start
        branch.meta = dict(self.meta)
        branch.moves, branch.states = self.moves[:count], self.states[: count + 1]
        return branch

    def round_starts(self) -> list[int]:
        """How many moves had been played when each round began."""
        later = [
            i
            for i, state in enumerate(self.states)
            if i and state.is_round_over() and not state.is_terminal()
        ]
        return [0, *later]

    def round(self, number: int) -> "Record":
        """One round (from 0) as a game of its own, by its own seed: it tells nothing of the others."""
        starts = self.round_starts()
        if not 0 <= number < len(starts):
            raise RecordError("There is no such round in this game.")
        begin, end = starts[number], [*starts, len(self.moves)][number + 1]
        first = self.states[begin]
        start: Start = first.standing()
        if number == 0 and isinstance(self.start, dict):
            # A position has no deal to make again. Its seed would tell the rounds to come.
            start = {**self.start, "seed": first.round_seed()}
        record = Record(self.game, first.round_seed(), start)
        for action in self.moves[begin:end]:
            record.play(action)
        return record

    def to_text(self) -> str:
        """The record as readable JSON, with moves in notation."""
        data: dict[str, Any] = {
            "potager": FORMAT,
            "game": self.game.name,
            "players": self.game.players,
            "options": self.game.options,
            "seed": deal_code(self.seed),
        }
        if self.start is not None:
            data["start"] = self.start
        data["moves"] = self.notations
        if self.meta:
            data["meta"] = self.meta
        return json.dumps(data, ensure_ascii=False)

    @classmethod
    def from_text(cls, text: str) -> "Record":
        """Reads `to_text`. Raises RecordError; code "record-move" names the first move that is not legal."""
        record, rest = cls.from_text_until_illegal(text)
        if rest:
            number = len(record.moves) + 1
            raise RecordError(f"Move {number} of this game is not legal.", code="record-move", move=number)
        return record

    @classmethod
    def from_text_until_illegal(cls, text: str) -> tuple["Record", list[str]]:
        """Reads `to_text` as far as its moves are legal; returns the moves from the first that is not."""
        data = _parse(text)
        try:
            game = load_game(data["game"], data["players"], data.get("options"))
            start, moves, meta = data.get("start"), data["moves"], data.get("meta", {})
            if not isinstance(start, (list, dict, type(None))) or not isinstance(meta, dict):
                raise RecordError("This game's file is damaged.")
            if isinstance(start, list) and any(type(value) is not int for value in start):
                raise RecordError("This game's file is damaged.")
            if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
                raise RecordError("This game's file is damaged.")
            if len(moves) > MOST_MOVES:
                raise RecordError("This game is too long to be real.")
            record = cls(game, data["seed"], start)
        except PotagerError:
            raise
        except (KeyError, TypeError, AttributeError) as fault:
            raise RecordError("This game's file is damaged.") from fault
        record.meta = meta
        return record, record.play_while_legal(moves)

    def play_while_legal(self, moves: Iterable[str]) -> list[str]:
        """Plays notations up to the first that is not legal; it and those after it are returned."""
        waiting = list(moves)
        for i, move in enumerate(waiting):
            try:
                self.play(move)
            except IllegalAction:
                return waiting[i:]
        return []


def _parse(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise RecordError("This is not a game of Potager.") from fault
    if not isinstance(data, dict) or "potager" not in data:
        raise RecordError("This is not a game of Potager.")
    if type(data["potager"]) is not int or data["potager"] < 1:
        raise RecordError("This game's file is damaged.")
    if data["potager"] > FORMAT:
        raise RecordError("This game was saved by a newer Potager.", code="record-newer")
    return data
