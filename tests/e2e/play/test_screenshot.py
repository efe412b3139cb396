"""The README's picture of the table is made here: when it is missing, or with POTAGER_SHOTS=1."""

import os
import struct

from playwright.sync_api import Page, expect

from build_tools.paths import ROOT

from .conftest import DESKTOP
from .core import Json, find
from .test_table import sit_down

PICTURE = ROOT / "docs" / "table.png"


def lively(view: Json) -> bool:
    """Three cards lie there, and there is something to choose."""
    return len(view["plays"]) == 3 and sum(bool(held["actions"]) for held in view["hand"]) >= 3


def test_picture_of_the_table(garden: Page) -> None:
    if os.environ.get("POTAGER_SHOTS") == "1" or not PICTURE.exists():
        game = find(lively, moves=4)
        table = sit_down(garden, game)
        expect(table.hand_group).to_be_visible()
        PICTURE.parent.mkdir(exist_ok=True)
        garden.screenshot(path=PICTURE)
    head = PICTURE.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", head[16:24]) == (DESKTOP["width"], DESKTOP["height"])
