"""How long a whole deal is as a link, beside what its choices would take at the least."""

import json
import sys
from math import log2

import pygame_core
from pygame_core import Record, bots, link

GAMES = 100


def asked(record: Record) -> float:
    """The most characters: six bits each for the choices among legal moves, 15 % more, and 30."""
    bits = sum(log2(len(state.legal_actions())) for state in record.states[:-1])
    return 1.15 * bits / 6 + 30


def main() -> None:
    game = pygame_core.load_game("vege-tables-base", players=4, deals="1")
    found = []
    for seed in range(GAMES):
        bot, record = bots.make("greedy", game, seed), Record(game, seed)
        while not record.state.is_terminal():
            record.play(bot.choose(record.state.observation(record.state.current_player())))
        found.append((len(record.moves), len(link.encode(record)), asked(record)))
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
