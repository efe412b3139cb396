"""The command: `python -m pygame_core.arena --game vegeterrors --bots greedy random --games 40`."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, ExitStack, closing
from time import perf_counter
from typing import NoReturn

from ..errors import PotagerError
from . import executors, ratings
from .match import ArenaError, Match, Outcome, arrange, outcomes
from .standings import as_json, as_text, tally

REFUSED, INTERRUPTED = 2, 130


class Parser(ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(REFUSED, f"arena: {message}\n")


def parser() -> ArgumentParser:
    """The arguments and their help."""
    found = Parser(
        "python -m pygame_core.arena",
        description="Plays bots against each other: each deal from every seating, the bots in the order"
        " named, over and over if there are fewer than sides.",
        epilog="With --iterations, or bots that need no budget, the same seed gives the same table with any"
        " number of workers. How fast it went is told on the error stream.",
    )
    add = found.add_argument
    add("--game", required=True, metavar="ID", help="a variant, such as vegeterrors or vine@1")
    add("--players", type=int, metavar="N", help="default: the smallest table with a side for every bot")
    add("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the variant")
    add("--bots", required=True, nargs="+", metavar="BOT", help="name, name@version or module:factory")
    add("--games", required=True, type=int, metavar="N", help="how many games, rounded up to whole deals")
    add("--seed", default="0", help="a deal code or any text (default: 0)")
    budget = found.add_mutually_exclusive_group()
    budget.add_argument("--iterations", type=int, metavar="I", help="what a bot may think at each move")
    budget.add_argument("--time", type=float, metavar="SECONDS", help="the same by the clock")
    where = found.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, metavar="W", help="processes (default: one a core)")
    where.add_argument("--dask", metavar="tcp://HOST:PORT", help="the scheduler of a Dask cluster")
    add("--json", action="store_true", help="the table as JSON, with all digits")
    return found


def arranged(args: Namespace) -> Match:
    """The match that was asked for. Raises PotagerError."""
    pairs = [option.partition("=") for option in args.option]
    for key, sign, _ in pairs:
        if not sign:
            raise ArenaError(f"An option is written KEY=VALUE, not {key[:40]}.")
    if args.workers is not None and args.workers < 1:
        raise ArenaError("At least 1 worker has to play.")
    return arrange(
        args.game,
        args.bots,
        args.games,
        args.players,
        {key: value for key, _, value in pairs},
        int(args.seed) if args.seed.isdecimal() else args.seed,
        args.iterations,
        args.time,
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Plays what the arguments say and prints the table."""
    args = parser().parse_args(argv)
    try:
        match = arranged(args)
    except PotagerError as fault:
        return _refuse(fault)
    played: list[Outcome] = []
    stopped = False
    started = perf_counter()
    try:
        with ExitStack() as stack:
            try:
                executor = stack.enter_context(_workers(args))
            except PotagerError as fault:
                return _refuse(fault)
            for outcome in stack.enter_context(closing(outcomes(match, executor))):
                played.append(outcome)
                _progress(len(played), match)
    except KeyboardInterrupt:
        stopped = True
    took = perf_counter() - started
    table = tally(match, played)
    print(as_json(table) if args.json else as_text(table), flush=True)
    if not ratings.available():
        print(f"no ratings: they need the extra “arena”: {ratings.EXTRA}", file=sys.stderr)
    stop = "stopped: " * stopped
    print(f"{stop}{len(played)} games in {took:.1f} s, {len(played) / took:.2f} games/s", file=sys.stderr)
    return INTERRUPTED if stopped else 0


def _refuse(fault: PotagerError) -> int:
    print(f"arena: {fault}", file=sys.stderr)
    return REFUSED


def _workers(args: Namespace) -> AbstractContextManager[Executor]:
    if args.dask:
        return executors.dask(args.dask)
    return executors.processes(args.workers or os.cpu_count() or 1)


def _progress(games: int, match: Match) -> None:
    """A line that is written over, for who watches."""
    if sys.stderr.isatty():
        asked = match.deals * len(match.seatings())
        print(f"\r{games} of {asked} games", end="\r" if games < asked else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
