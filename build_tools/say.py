"""Plain progress lines, and commands that keep telling that they live."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from build_tools.paths import ROOT

HEARTBEAT = 10.0


class Stop(Exception):
    """Ends build.py with one readable line."""


def line(text: str) -> None:
    print(text, flush=True)


def section(title: str) -> None:
    line(f"\n== {title}")


def run(
    command: Sequence[str | Path],
    title: str | None = None,
    *,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
) -> None:
    """Runs a command. With a title its output is held back and shown only if it fails."""
    words = [str(word) for word in command]
    surroundings = {**os.environ, **(env or {})}
    if title is None:
        code = subprocess.run(words, cwd=cwd, env=surroundings).returncode
        if code:
            raise Stop(f"{Path(words[0]).name} ended with {code}")
        return
    started = time.monotonic()
    line(f"-> {title}")
    done = threading.Event()
    pulse = threading.Thread(target=_pulse, args=(title, started, done), daemon=True)
    pulse.start()
    try:
        result = subprocess.run(
            words, cwd=cwd, env=surroundings, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
    except FileNotFoundError:
        raise Stop(f"{words[0]} is not there: {title} failed") from None
    finally:
        done.set()
        pulse.join()
    if result.returncode:
        sys.stdout.write(result.stdout)
        raise Stop(f"{title}: failed ({Path(words[0]).name} ended with {result.returncode})")
    took = time.monotonic() - started
    if took > HEARTBEAT:
        line(f"   {title}: {took:.0f} s")


def capture(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> str:
    """What a command prints, while its error stream goes to the screen."""
    words = [str(word) for word in command]
    result = subprocess.run(
        words, cwd=ROOT, env={**os.environ, **(env or {})}, text=True, stdout=subprocess.PIPE
    )
    if result.returncode:
        raise Stop(f"{Path(words[0]).name} ended with {result.returncode}")
    return result.stdout


def read(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> str:
    """What a command prints, or nothing when it fails or is not there."""
    try:
        result = subprocess.run(
            [str(word) for word in command],
            cwd=ROOT,
            env={**os.environ, **(env or {})},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return ""
    return result.stdout.strip() if result.returncode == 0 else ""


def _pulse(title: str, started: float, done: threading.Event) -> None:
    while not done.wait(HEARTBEAT):
        line(f"   ... {title}: {time.monotonic() - started:.0f} s")
