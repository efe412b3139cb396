"""Games written down once: they must replay for ever, on CPython and in Pyodide.

`python -m tests.golden.write` writes the files that are missing; it never changes one that is there.
"""

from pathlib import Path

from pygame_core import Game, Record, link

from ...golden.write import FOLDER, digest, legal_digest, links_of, playthrough
from .games import every_game, slug


def expected_files() -> set[str]:
    return {f"{slug(game)}.{kind}" for game in every_game() for kind in ("txt", "links")}


def test_every_game_has_its_golden_files_and_no_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.suffix in (".txt", ".links")} == expected_files()


def test_golden_playthrough(game: Game) -> None:
    path = Path(FOLDER, f"{slug(game)}.txt")
    assert playthrough(game) == path.read_text("utf-8")


def test_old_links_still_open(game: Game) -> None:
    lines = Path(FOLDER, f"{slug(game)}.links").read_text("utf-8").splitlines()
    assert len(lines) >= links_of(game)
    for line in lines:
        text, cards, legal, end = line.split()
        record = link.decode(text).record
        assert digest(record.states[0].canonical()) == cards
        assert legal_digest(record) == legal
        assert digest(record.state.canonical()) == end
        assert link.encode(record) == text
        assert Record.from_text(record.to_text()).moves == record.moves
