"""The greedy bot of each game: one move ahead, no search. Frozen as `greedy@1`, the yardstick."""

from .base import Bot
from .greedy_vegeterrors import GreedyVegeterrors

GREEDY: dict[str, type[Bot]] = {"vegeterrors": GreedyVegeterrors}
