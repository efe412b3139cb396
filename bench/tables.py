"""Prints the tables of `build.py bench`; the asked ratios decide its exit code."""

import json
import statistics

from build_tools import browser, node_env, python_env, site, wheels
from build_tools.paths import ROOT
from build_tools.say import Stop, capture, line, section

ROUNDS = "5"
SECONDS = "2"
ASKED = {"rlcard uno": 4.0, "openspiel euchre": 0.5}
ASKED_CLICK = 100.0


def engines() -> bool:
    """Ours beside two others, in one run."""
    section("random play, steps a second (CPython)")
    python = python_env.ready(".venv-bench", "bench")
    found = json.loads(
        capture([python, "-m", "bench.engines", ROUNDS, SECONDS], env={"PYTHONPATH": str(ROOT)})
    )
    medians = found["medians"]
    ours, *others = medians
    line(f"   {'engine':<32}{'median':>12}{'lowest':>12}{'highest':>12}{'ours / it':>12}{'asked':>8}")
    kept = True
    for name in (ours, *others):
        rates = found["rates"][name]
        ratio = medians[ours] / medians[name]
        asked = ASKED.get(name)
        kept = kept and (asked is None or ratio >= asked)
        tail = f"{ratio:>11.2f}x" + (f"{asked:>7.1f}x" if asked else "")
        line(f"   {name:<32}{medians[name]:>12,.0f}{min(rates):>12,.0f}{max(rates):>12,.0f}{tail}")
    return kept


def pyodide() -> bool:
    """The same loop on the page's Python."""
    section("random play, steps a second (Pyodide under Node)")
    runner = node_env.ready()
    loop = ROOT / "bench" / "random_play.py"
    rates = json.loads(
        capture(
            [runner, ROOT / "bench" / "pyodide.mjs", wheels.engine(), loop, ROUNDS, SECONDS],
            env=node_env.env(runner),
        )
    )
    line(
        f"   potager vegeterrors, 4 players: median {statistics.median(rates):,.0f},"
        f" lowest {min(rates):,.0f}, highest {max(rates):,.0f}"
    )
    return True


def click() -> bool:
    """From the click on a card to the painted answer."""
    section("click to painted answer at the table, milliseconds (Chromium, built site)")
    site.build()
    python = python_env.ready()
    env = {"PYTHONPATH": str(ROOT), "POTAGER_BROWSER": browser.ready(python)}
    times = sorted(json.loads(capture([python, "-m", "bench.click"], env=env)))
    p95 = times[int(len(times) * 0.95)]
    line(
        f"   {len(times)} clicks: median {statistics.median(times):.0f}, p95 {p95:.0f}"
        f" (asked: at most {ASKED_CLICK:.0f}), longest {times[-1]:.0f}"
    )
    return p95 <= ASKED_CLICK


TABLES = {"engines": engines, "pyodide": pyodide, "click": click}


def run(only: list[str] | None) -> int:
    if only and not set(TABLES).issuperset(only):
        raise Stop(f"tables are {', '.join(TABLES)}")
    missed = [name for name, table in TABLES.items() if (not only or name in only) and not table()]
    line("\nall that was asked is kept" if not missed else f"\nbelow what was asked: {', '.join(missed)}")
    return 1 if missed else 0
