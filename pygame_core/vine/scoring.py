"""What a vine is worth (rulebook, End of Game Scoring and Tie Breaker)."""

from typing import NamedTuple


class Score(NamedTuple):
    """points = beans + height - open + goals; beans: printed ones, harvested and hanging."""

    points: int
    beans: int
    harvested: int
    hanging: int
    height: int
    open: int
    goals: int

    @classmethod
    def of(cls, harvested: int, hanging: int, height: int, open_: int, goals: int) -> "Score":
        """The sum of its parts."""
        beans = harvested + hanging
        return cls(beans + height - open_ + goals, beans, harvested, hanging, height, open_, goals)


def best(scores: list[Score], tokens: list[int]) -> list[int]:
    """Who shares the win: points, then tokens, beans, height, fewest open connections."""
    ranks = [
        (score.points, tokens[place], score.beans, score.height, -score.open)
        for place, score in enumerate(scores)
    ]
    return [place for place, rank in enumerate(ranks) if rank == max(ranks)]
