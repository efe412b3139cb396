"""Finds a browser for the tests, or installs one."""

import os
import shutil
import sys
from pathlib import Path

from build_tools.say import Stop, line, read, run

NAMES = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "microsoft-edge-stable",
    "chrome",
    "msedge",
]
PLACES = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
]
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--disable-gpu",
    "--no-first-run",
]
ASK_PLAYWRIGHT = (
    "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
)


def flags() -> list[str]:
    """No traffic of the browser's own; no sandbox where it cannot be had, as root."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*QUIET, "--no-sandbox"] if root else list(QUIET)


def find(python: Path) -> str | None:
    """Playwright's own browser, else an installed one."""
    own = read([python, "-c", ASK_PLAYWRIGHT])
    if own and Path(own).is_file():
        return own
    named = (shutil.which(name) for name in NAMES)
    return next((path for path in named if path), None) or next(
        (path for path in PLACES if Path(path).is_file()), None
    )


def ready(python: Path) -> str:
    """A browser's path, after installing one if there was none."""
    path = os.environ.get("POTAGER_BROWSER") or find(python)
    for attempt in (_from_playwright, _from_debian):
        if path:
            break
        attempt(python)
        path = find(python)
    if not path:
        raise Stop("No browser found: install Chromium, Chrome or Edge, then run this again.")
    line(f"   browser: {path}")
    return path


def _from_playwright(python: Path) -> None:
    try:
        run([python, "-m", "playwright", "install", "chromium"], "installing Playwright's Chromium")
    except Stop:
        line("   Playwright could not fetch its own browser")


def _from_debian(python: Path) -> None:
    if not sys.platform.startswith("linux") or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-q"], "reading Debian's package lists", env=quiet)
    run(["apt-get", "install", "-y", "-q", "chromium"], "installing Debian's chromium", env=quiet)
