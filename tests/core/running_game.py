"""A running game, as the tests of a rulebook want to look at it."""

from typing import Any, Self

from pygame_core import IllegalAction, Record


class RunningGame:
    """A record to play on and to ask; each game adds what is its own."""

    def __init__(self, record: Record) -> None:
        self.record = record

    @property
    def state(self) -> Any:
        return self.record.state

    def play(self, *moves: str) -> Self:
        for move in moves:
            self.record.play(move)
        return self

    def refuses(self, move: str) -> bool:
        """The move is not listed as legal, and playing it is refused too."""
        try:
            self.record.play(move)
        except IllegalAction:
            return move not in self.legal
        return False

    @property
    def turn(self) -> int:
        return self.state.current_player()

    @property
    def legal(self) -> list[str]:
        return self.record.game.legal_moves(self.state)

    def sees(self, seat: int) -> dict[str, Any]:
        return self.state.observation(seat)
