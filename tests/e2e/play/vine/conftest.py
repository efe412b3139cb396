"""Positions that the core made, brought to the page."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from pygame_core.record import Record

from .core import game_file
from .table import Table

Bring = Callable[[Record], Table]


@pytest.fixture
def bring(garden: Page, tmp_path: Path) -> Bring:
    """Opens a game file of this very position at the shared page."""
    return lambda record: Table(garden).load(game_file(record, tmp_path))
