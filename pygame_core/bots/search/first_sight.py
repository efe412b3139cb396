"""Worlds whose moves are valued at first sight: it chooses what the tree looks at, and counts in the end."""

from collections.abc import Sequence

from .model import World

#: So many iterations halve what first sight counts.
_HALVED = 600


class FirstSightWorld(World):
    """See `World`. A move is worth points at first sight, next to the best of its moment."""

    __slots__ = ("bias", "sight", "trust")

    #: By how much the moves last looked at are worse than the best of them.
    sight: dict[int, float]
    #: By seat, how much worse than the best its moves were in sum.
    bias: list[float]
    #: The part of the win that a point at first sight counts.
    trust: float

    def begin(self, players: int, trust: float, drawn: int) -> None:
        """Nothing looked at yet; so many worlds were drawn before this one."""
        self.sight = {}
        self.bias = [0.0] * players
        self.trust = trust * _HALVED / (_HALVED + drawn)

    def look(self, scored: list[tuple[float, int]], worse: float, width: int) -> Sequence[int]:
        """The best of moves with their worth: `width` at most, none worse than the best by over `worse`."""
        if len(scored) == 1:
            self.sight = {}
            return [scored[0][1]]
        scored.sort(reverse=True)
        best = scored[0][0]
        self.sight = {move: value - best for value, move in scored[:width] if value >= best - worse}
        return [*self.sight]

    def follow(self, seat: int, move: int, unseen: float) -> None:
        """`seat` makes a move; one that was not looked at is worth `unseen`."""
        if self.sight:
            self.bias[seat] += self.sight.get(move, unseen)
            self.sight = {}

    def leaning(self, values: Sequence[float]) -> list[float]:
        """Values with what first sight says."""
        return [max(0.0, value + self.trust * bias) for value, bias in zip(values, self.bias, strict=True)]
