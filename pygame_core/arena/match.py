"""What is played: every deal from every seating. How it is played: one game a task, by any executor."""

from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from functools import cache
from time import perf_counter

from ..bots import Budget
from ..errors import PotagerError, UnknownGame
from ..game import Game
from ..registry import find, load_game
from ..rng import derive, parse_seed
from .entrants import entrant


class ArenaError(PotagerError):
    """A match that cannot be held like this."""

    code = "arena"


@dataclass(frozen=True)
class Match:
    """All that decides what is played; small, so that every task carries it. `arrange` makes one."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    deals: int
    seed: int
    iterations: int | None = None
    seconds: float | None = None

    @property
    def entrants(self) -> tuple[str, ...]:
        """The bots, each once, in the order they were named."""
        return tuple(dict.fromkeys(self.bots))

    def load(self) -> Game:
        """The game that is played."""
        return _load(self.game, self.players, self.options)

    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where, seat by seat, in each of the games of a deal.

        Sides are filled with the bots in the order named, over and over if there are fewer, then turned
        by one side a game; what comes out twice is played once. Solo, each bot plays each deal.
        """
        sides = self.load().sides
        if self.players == 1:
            return [(bot,) for bot in self.entrants]
        line = [self.bots[i % len(self.bots)] for i in range(len(sides))]
        turned = [line[-turn:] + line[:-turn] for turn in range(len(sides))]
        side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
        return list(dict.fromkeys(tuple(row[side_of[s]] for s in range(self.players)) for row in turned))


@dataclass(frozen=True)
class Outcome:
    """How one game ended."""

    deal: int
    seating: int
    winners: tuple[int, ...]
    returns: tuple[int, ...]


@cache
def _load(name: str, players: int, options: tuple[tuple[str, str], ...]) -> Game:
    return load_game(name, players, dict(options))


def arrange(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | str = 0,
    iterations: int | None = None,
    seconds: float | None = None,
) -> Match:
    """A match of at least `games` games, in whole deals. Raises ArenaError, UnknownGame, BadSeed.

    Without `players`, the smallest table at which every bot has a side.
    """
    if games < 1:
        raise ArenaError("A match has at least 1 game.")
    if iterations is not None and seconds is not None:
        raise ArenaError("A bot thinks by iterations or by time, not by both.")
    if iterations is not None and iterations < 1:
        raise ArenaError("A bot gets at least 1 iteration a move.")
    if seconds is not None and not 0 < seconds < float("inf"):
        raise ArenaError("A bot gets more than 0 seconds a move.")
    if not bots:
        raise ArenaError("A match needs at least one bot.")
    table = _table(game, len(bots), players, options)
    if table.players > 1 and len(bots) > len(table.sides):
        places = "sides" if len(table.sides) < table.players else "seats"
        raise ArenaError(
            f"{len(bots)} bots are too many: {table.id} for {table.players} has {len(table.sides)} {places}."
        )
    for bot in bots:
        entrant(bot, table, 0)
    chosen = tuple(sorted(table.options.items()))
    match = Match(table.name, table.players, chosen, tuple(bots), 0, parse_seed(seed), iterations, seconds)
    deals = -(-games // len(match.seatings()))
    return Match(**{**vars(match), "deals": deals})


def _table(name: str, bots: int, players: int | None, options: Mapping[str, str] | None) -> Game:
    if players is not None:
        return load_game(name, players, options)
    fault: UnknownGame | None = None
    found: Game | None = None
    for count in sorted(find(name).player_counts):
        try:
            found = load_game(name, count, options)
        except UnknownGame as unknown:
            # Some options are for some player counts only.
            fault = unknown
            continue
        if len(found.sides) >= bots:
            break
    if found is None:
        raise fault or ArenaError(f"{name} has no table.")
    return found


def play_game(match: Match, deal: int, seating: int) -> Outcome:
    """One game: the deal is every seating's, the bots are new and have luck of their own."""
    game = match.load()
    names = match.seatings()[seating]
    bots = [
        entrant(name, game, derive(match.seed, "bot", deal, seating, seat)) for seat, name in enumerate(names)
    ]
    state = game.new_initial_state(derive(match.seed, "deal", deal))
    while not state.is_terminal():
        seat = state.current_player()
        try:
            state.apply_action(bots[seat].choose(state.observation(seat), _budget(match)))
        except Exception as fault:
            fault.add_note(f"arena: {names[seat]} in seat {seat} of deal {deal}, seating {seating}")
            raise
    return Outcome(deal, seating, tuple(state.winners()), tuple(state.returns()))


def _budget(match: Match) -> Budget | None:
    if match.seconds is not None:
        end = perf_counter() + match.seconds
        return Budget(should_stop=lambda: perf_counter() >= end)
    return None if match.iterations is None else Budget(iterations=match.iterations)


def outcomes(match: Match, executor: Executor) -> Generator[Outcome, None, None]:
    """Plays the match and yields its games as they end, in any order; closed early, it plays no more."""
    games = [(deal, seating) for deal in range(match.deals) for seating in range(len(match.seatings()))]
    futures = []
    try:
        futures += [executor.submit(play_game, match, *game) for game in games]
        for future in as_completed(futures):
            yield future.result()
    finally:
        for future in futures:
            future.cancel()
