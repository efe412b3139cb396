"""Prints the tables of `build.py bench`; the asked ratios decide its exit code."""

import json
import statistics
from operator import truediv

from build_tools import browser, node_env, python_env, site, wheels
from build_tools.paths import ROOT
from build_tools.say import Stop, capture, line, section

ROUNDS = "5"
SECONDS = "2"
#: Ours / another engine: at least.
ASKED = {
    ("potager vegeterrors", "rlcard uno"): 4.0,
    ("potager vegeterrors", "openspiel euchre"): 0.5,
    ("potager vege-tables-base", "rlcard uno"): 2.0,
}
ASKED_CLICK = 100.0


def show(rates: dict[str, list[float]]) -> dict[str, list[float]]:
    """Prints a line an engine."""
    line(f"   {'engine':<32}{'median':>12}{'lowest':>12}{'highest':>12}")
    for name, values in rates.items():
        line(f"   {name:<32}{statistics.median(values):>12,.0f}{min(values):>12,.0f}{max(values):>12,.0f}")
    return rates


def engines() -> bool:
    """Ours beside two others, in one run."""
    section("random play, 4 players, steps a second (CPython)")
    python = python_env.ready(".venv-bench", "bench")
    rates = show(
        json.loads(capture([python, "-m", "bench.engines", ROUNDS, SECONDS], env={"PYTHONPATH": str(ROOT)}))
    )
    kept = True
    for (ours, other), asked in ASKED.items():
        # Within a round, so that a slow spell of the machine weighs on both.
        ratio = statistics.median(map(truediv, rates[ours], rates[other]))
        kept = kept and ratio >= asked
        line(f"   {f'{ours} / {other}':<44}{ratio:>11.2f}x  (asked: at least {asked:.1f}x)")
    return kept


def pyodide() -> bool:
    """The same loop on the page's Python."""
    section("random play, 4 players, steps a second (Pyodide under Node)")
    runner = node_env.ready()
    loop = ROOT / "bench" / "random_play.py"
    show(
        json.loads(
            capture(
                [runner, ROOT / "bench" / "pyodide.mjs", wheels.engine(), loop, ROUNDS, SECONDS],
                env=node_env.env(runner),
            )
        )
    )
    return True


def links() -> bool:
    """Whole deals as links."""
    section("a whole deal, 4 greedy bots, as a link: characters")
    python = python_env.ready()
    kept = True
    for variant, found in json.loads(
        capture([python, "-m", "bench.links"], env={"PYTHONPATH": str(ROOT)})
    ).items():
        moves, lengths, asked = zip(*found, strict=True)
        shares = sorted(length / most for length, most in zip(lengths, asked, strict=True))
        kept = kept and shares[-1] <= 1
        line(f"   {variant}: {len(found)} deals of {min(moves)} to {max(moves)} moves")
        line(f"      length: median {statistics.median(lengths):.0f}, longest {max(lengths)}")
        line(
            f"      length / (1.15 x log2 of all choices / 6 + 30): median {statistics.median(shares):.3f},"
            f" worst {shares[-1]:.3f} (asked: at most 1)"
        )
    return kept


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


TABLES = {"engines": engines, "pyodide": pyodide, "links": links, "click": click}


def run(only: list[str] | None) -> int:
    if only and not set(TABLES).issuperset(only):
        raise Stop(f"tables are {', '.join(TABLES)}")
    missed = [name for name, table in TABLES.items() if (not only or name in only) and not table()]
    line("\nall that was asked is kept" if not missed else f"\nbelow what was asked: {', '.join(missed)}")
    return 1 if missed else 0
