"""The README's picture of a trick."""

from pathlib import Path

from playwright.sync_api import Page, expect

from .core import Json, find
from .picture import keep
from .test_table import sit_down


def lively(view: Json) -> bool:
    """Three cards lie there, and there is something to choose."""
    return len(view["plays"]) == 3 and sum(bool(held["actions"]) for held in view["hand"]) >= 3


def test_picture_of_a_trick(garden: Page, tmp_path: Path) -> None:
    def arrange() -> None:
        expect(sit_down(garden, find(lively, moves=4), tmp_path).hand_group).to_be_visible()

    keep(garden, "table.png", arrange)
