"""How long whole games are as links, beside what their choices would take at the least."""

import json
import sys
from math import log2

import pygame_core
from pygame_core import Record, bots, link

GAMES = 100
#: Variant -> players and options.
VARIANTS: dict[str, tuple[int, dict[str, str]]] = {
    "vege-tables-base": (4, {"deals": "1"}),
    "vege-tables-tournament": (4, {"deals": "1"}),
    "vege-tables-double-deck": (4, {"deals": "1"}),
    "vine": (2, {}),
}


def asked(record: Record) -> float:
    """The most characters: six bits each for the choices among legal moves, 15 % more, and 30."""
    bits = sum(log2(len(state.legal_actions())) for state in record.states[:-1])
    return 1.15 * bits / 6 + 30


def games(variant: str) -> list[tuple[int, int, float]]:
    """Games of greedy bots: moves, characters, the most that are asked."""
    game = pygame_core.load_game(variant, *VARIANTS[variant])
    found = []
    for seed in range(GAMES):
        bot, record = bots.make("greedy", game, seed), Record(game, seed)
        while not record.state.is_terminal():
            record.play(bot.choose(record.state.observation(record.state.current_player())))
        found.append((len(record.moves), len(link.encode(record)), asked(record)))
    return found


def main() -> None:
    json.dump({variant: games(variant) for variant in VARIANTS}, sys.stdout)


if __name__ == "__main__":
    main()
