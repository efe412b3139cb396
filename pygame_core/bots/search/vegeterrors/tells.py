"""What the running hand tells: the trick on the table, and which colour each seat seems to back."""

from collections.abc import Callable
from typing import Any

from ....vegeterrors.game import Vegeterrors
from .hand import Hand
from .singles import Singles

#: How much a play tells: it took the lead for its colour, or from another one; it fed a colour; it was Magic.
_TOOK, _LOST, _FED, _MAGIC = 1.0, -0.5, -0.3, 1.5


class Tells:
    """The told moves of a hand, played again."""

    def __init__(self, game: Vegeterrors, moves: list[list[Any]], take: Callable[[str], int]) -> None:
        """`moves`: the plays of the hand so far, [seat, notation]; `take` gives the single card of a name."""
        #: The trick as it lies, in a hand without hands.
        self.table = Hand(game, Singles.of(game))
        #: Seat -> colour -> how much its plays speak for it.
        self.backs = [[0.0] * 4 for _ in range(game.players)]
        self.table.hands = [0] * game.players
        self.table.dice = [0] * 4
        for seat, move in moves:
            self._play(game, seat, move, take)

    def _play(self, game: Vegeterrors, seat: int, move: str, take: Callable[[str], int]) -> None:
        table, backs = self.table, self.backs[seat]
        led = table.best
        if move[0] == "M":
            target = game.cards.aimed[game.cards.action[move]]
            table.hands[seat] = 1 << take(move[0])
            table.cast(seat, target)
            if target >= 0:
                backs[target] += _MAGIC
            return
        changed = move.startswith("change ")
        single = take(move[7:].split(" / ")[0] if changed else move)
        colour = table.singles.colour[single]
        last = table.played == game.players - 1
        table.lay(seat, single)
        if changed:
            # What it backed is over; the plays before tell nothing of the new card.
            self.backs[seat] = [0.0] * 4
        elif led == colour or last or table.best != colour:
            backs[colour] += _FED
        else:
            backs[colour] += _TOOK
            if led >= 0:
                backs[led] += _LOST
