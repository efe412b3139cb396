"""A bot's choices written down once: `python -m tests.bots.frozen` writes the files that are missing."""

from pygame_core import Game, bots

from ..core.generic.games import every_game, slug, walk
from ..golden.write import FOLDER


def frozen_choices(game: Game, name: str) -> str:
    """What a bot would do at every decision of two random games, a line a game."""
    lines = []
    for seed in range(2):
        bot = bots.make(name, game, seed)
        choices = [bot.choose(state.observation(state.current_player())) for state, _ in walk(game, seed)]
        lines.append(", ".join(map(game.action_to_string, choices)))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for frozen in every_game():
        for bot_name in bots.names(frozen):
            path = FOLDER / f"{slug(frozen)}.{bot_name}@1"
            if not path.exists():
                path.write_text(frozen_choices(frozen, f"{bot_name}@1"), "utf-8", newline="\n")
                print(f"wrote {path.name}")
