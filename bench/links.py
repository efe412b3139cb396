"""How long whole deals are as links, beside what their choices would take at the least."""

import json
import sys
from math import log2

import pygame_core
from pygame_core import Record, bots, link

GAMES = 100
VARIANTS = ("vege-tables-base", "vege-tables-tournament", "vege-tables-double-deck")


def asked(record: Record) -> float:
    """The most characters: six bits each for the choices among legal moves, 15 % more, and 30."""
    bits = sum(log2(len(state.legal_actions())) for state in record.states[:-1])
    return 1.15 * bits / 6 + 30


def deals(variant: str) -> list[tuple[int, int, float]]:
    """Deals of four greedy bots: moves, characters, the most that are asked."""
    game = pygame_core.load_game(variant, players=4, deals="1")
    found = []
    for seed in range(GAMES):
        bot, record = bots.make("greedy", game, seed), Record(game, seed)
        while not record.state.is_terminal():
            record.play(bot.choose(record.state.observation(record.state.current_player())))
        found.append((len(record.moves), len(link.encode(record)), asked(record)))
    return found


def main() -> None:
    json.dump({variant: deals(variant) for variant in VARIANTS}, sys.stdout)


if __name__ == "__main__":
    main()
