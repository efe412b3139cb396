"""The README's pictures are made by tests: when one is missing, or with POTAGER_SHOTS=1."""

import os
import struct
from collections.abc import Callable

from playwright.sync_api import Page

from build_tools.paths import ROOT

from .conftest import DESKTOP


def keep(page: Page, name: str, arrange: Callable[[], None]) -> None:
    """Makes `docs/<name>` of what `arrange` brings to the page, if asked to: a PNG of the desktop's size."""
    path = ROOT / "docs" / name
    if os.environ.get("POTAGER_SHOTS") == "1" or not path.exists():
        arrange()
        path.parent.mkdir(exist_ok=True)
        page.screenshot(path=path)
    head = path.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", head[16:24]) == (DESKTOP["width"], DESKTOP["height"])
