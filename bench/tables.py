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
    ("potager vine", "rlcard uno"): 0.25,
}
#: The time of a clone / that of an action: at most.
ASKED_CLONE = 5.0
#: Greedy bots at Vine with two players: mean points, and turns whose passed tile has no place.
ASKED_POINTS = (9.0, 14.0)
ASKED_NO_PLACE = (0.03, 0.10)
VINE_GAMES = "100"
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


def clones() -> bool:
    """What a copy of a state costs."""
    section("a copy of a state / an action (time, random play, 4 players, CPython)")
    kept = True
    python = python_env.ready()
    for name, shares in json.loads(
        capture([python, "-m", "bench.clones", "20"], env={"PYTHONPATH": str(ROOT)})
    ).items():
        share = statistics.median(shares)
        kept = kept and share <= ASKED_CLONE
        line(f"   {name:<44}{share:>11.2f}x  (asked: at most {ASKED_CLONE:.0f}x)")
    return kept


def vine() -> bool:
    """Whether Vine on the house set plays as it was simulated."""
    section(f"Vine, greedy bots, house set, no objectives, {VINE_GAMES} games each")
    python = python_env.ready()
    found = json.loads(capture([python, "-m", "bench.vine", VINE_GAMES], env={"PYTHONPATH": str(ROOT)}))
    for players, told in found["greedy"].items():
        low, middle, high = statistics.quantiles(told["points"], n=4)
        line(
            f"   {players} players: mean {statistics.mean(told['points']):.1f} points"
            f" (quartiles {low:.0f}/{middle:.0f}/{high:.0f}), passed tile without a place in"
            f" {told['no place']:.1%} of turns, {told['open']:.1f} open connections,"
            f" second seat wins {told['second']:.0%}"
        )
    line(f"   2 players at random: mean {statistics.mean(found['random']):.1f} points")
    two = found["greedy"]["2"]
    mean, no_place = statistics.mean(two["points"]), two["no place"]
    line(
        f"   asked of 2 players: mean {ASKED_POINTS[0]:.0f} to {ASKED_POINTS[1]:.0f}, without a place in"
        f" {ASKED_NO_PLACE[0]:.0%} to {ASKED_NO_PLACE[1]:.0%} of turns"
    )
    return ASKED_POINTS[0] <= mean <= ASKED_POINTS[1] and ASKED_NO_PLACE[0] <= no_place <= ASKED_NO_PLACE[1]


def links() -> bool:
    """Whole games as links."""
    section("a whole deal or game of greedy bots as a link: characters")
    python = python_env.ready()
    kept = True
    for variant, found in json.loads(
        capture([python, "-m", "bench.links"], env={"PYTHONPATH": str(ROOT)})
    ).items():
        moves, lengths, asked = zip(*found, strict=True)
        shares = sorted(length / most for length, most in zip(lengths, asked, strict=True))
        kept = kept and shares[-1] <= 1
        line(f"   {variant}: {len(found)} of {min(moves)} to {max(moves)} moves")
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


TABLES = {
    "engines": engines,
    "clones": clones,
    "vine": vine,
    "pyodide": pyodide,
    "links": links,
    "click": click,
}


def run(only: list[str] | None) -> int:
    if only and not set(TABLES).issuperset(only):
        raise Stop(f"tables are {', '.join(TABLES)}")
    missed = [name for name, table in TABLES.items() if (not only or name in only) and not table()]
    line("\nall that was asked is kept" if not missed else f"\nbelow what was asked: {', '.join(missed)}")
    return 1 if missed else 0
