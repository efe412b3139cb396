"""Bots against bots in bulk: rotated seats, common deals, ratings with intervals.

The one part of the package with a clock, processes and optional packages. Nothing imports it, and the
page's wheel leaves it out. `python -m pygame_core.arena --help` tells how it is called; docs/arena.md
shows a run. As a library, with any `concurrent.futures.Executor`:

    match = arrange("vegeterrors", ["greedy", "random"], games=40, seed="EVENING")
    print(as_text(play(match, executor)))
"""

from .match import ArenaError, Match, Outcome, arrange, outcomes
from .standings import Standing, Table, as_json, as_text, play, tally

__all__ = [
    "ArenaError", "Match", "Outcome", "Standing", "Table", "arrange", "as_json", "as_text", "outcomes",
    "play", "tally",
]  # fmt: skip
