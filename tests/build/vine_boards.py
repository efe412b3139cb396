"""What the rules page draws of Vine: `python -m tests.build.vine_boards` writes what the core tells of it."""

import json
from pathlib import Path
from typing import Any

import pygame_core
from pygame_core.vine.position import vine_from
from pygame_core.vine.shapes import bean_face, printed_face, vine_seen
from pygame_core.vine.vine import Vine

from ..core.vine.looks import read_vine

FILE = Path(__file__).parents[2] / "web" / "src" / "screens" / "rules" / "vine" / "drawn.json"
BOARDS = {
    "idea": (
        "straight 0,1 NS; X 0,2; RL 1,2 W; curlR -1,2 NE; branchL -1,3 NSW; LL -1,4 S; branchR 0,3 NES;"
        " straight 1,3 EW; straight 0,4 NS; X 0,5; beans -2,3 2E; beans 2,3 2W"
    ),
    "stems": "X 0,1; corner -1,1 NE; LL -1,2 S; X 0,2",
    "leaves": "straight 0,1 NS; X 0,2; LL -1,2 E; RL 1,2 W; LL 0,3 S",
    "loop": "straight 0,1 NS; branchR 0,2 NES; corner 1,2 NW; corner 1,3 SW; tee 0,3 NES; RL 0,4 S",
    "beans": (
        "straight 0,1 NS; straight 0,2 NS; X 0,3; straight 1,3 EW; tee 0,4 ESW; LL -1,4 E; RL 1,4 W;"
        " beans -1,3 2E; beans 2,3 1W 2W"
    ),
    "score": "straight 0,1 NS; X 0,2; LL -1,2 E; straight 0,3 NS; beans 1,2 2W",
}
#: The cut that the chapter on pruning tells of, on the first of them.
CUT = "cut -1,2-0,2"


def vine_of(board: str) -> Vine:
    """The vine of a text."""
    return vine_from(pygame_core.load_game("vine", 2).tiles, read_vine(board))


def seen(board: str) -> dict[str, Any]:
    """What the page is told of a vine."""
    game = pygame_core.load_game("vine", 2)
    state = game.new_initial_state(0)
    state.vines[0] = vine_of(board)
    return vine_seen(state, 0)


def drawn() -> dict[str, Any]:
    """The boards, and the tables of the house set."""
    tiles = pygame_core.load_game("vine", 2).tiles
    return {
        "boards": {name: seen(board) for name, board in BOARDS.items()},
        "plants": [
            {"face": printed_face(tiles, kind), "count": count} for kind, count in enumerate(tiles.counts)
        ],
        "beans": [
            {"face": bean_face(tiles, bean), "count": count} for bean, count in enumerate(tiles.bean_counts)
        ],
        "objectives": [objective._asdict() for objective in tiles.objectives],
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(drawn(), indent=1) + "\n", "utf-8", newline="\n")
