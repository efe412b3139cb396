"""`build.py test` and `build.py check`: every part in a row, an honest summary, an honest exit code."""

import time
from collections.abc import Callable
from pathlib import Path

from build_tools import browser, node_env, python_env, site
from build_tools.paths import NODE_MODULES, ROOT
from build_tools.say import Stop, line, run, section

Part = Callable[[Path], None]

# Tests with a part of their own; all other folders of tests/ belong to the part "core".
APART = ["tests/pyodide", "tests/e2e"]
# Half of the cores' worth of browsers each run Python, so more workers only wait for each other.
WORKERS = ["-n", "2"]


def lint(python: Path) -> None:
    run([python, "-m", "ruff", "check", "--quiet", "."])
    run([python, "-m", "ruff", "format", "--check", "--quiet", "."])


def types(python: Path) -> None:
    run([python, "-m", "mypy"])
    runner = node_env.ready()
    run([runner, NODE_MODULES / "typescript" / "bin" / "tsc", "--noEmit"], env=node_env.env(runner))


def imports(python: Path) -> None:
    run([python_env.bin_of(python.parent.parent) / "lint-imports", "--no-cache"], "checking who imports whom")


def workflows(python: Path) -> None:
    tool = python_env.bin_of(python.parent.parent) / "zizmor"
    run([tool, "--offline", "--persona=pedantic", "--no-progress", "--quiet", ROOT / ".github"])


def core(python: Path, *options: str) -> None:
    ignored = [f"--ignore={folder}" for folder in APART]
    run([python, "-m", "pytest", "tests", *ignored, *WORKERS, *options])


def full_counts(python: Path) -> None:
    core(python, "--full", "--durations=10")


def pyodide(python: Path) -> None:
    run([python, "-m", "pytest", "tests/pyodide", *WORKERS, "-rP"])


def e2e(python: Path) -> None:
    chosen = {"POTAGER_BROWSER": browser.ready(python)}
    run([python, "-m", "pytest", "tests/e2e", *WORKERS], env=chosen)


def build(_python: Path) -> None:
    site.build()


QUICK: list[Part] = [lint, types, imports, workflows]


def test(only: list[str] | None) -> int:
    parts: list[Part] = [*QUICK, build, core, pyodide, e2e]
    names = {part.__name__ for part in parts}
    if only and not names.issuperset(only):
        raise Stop(f"parts are {', '.join(sorted(names))}")
    return _run([part for part in parts if not only or part.__name__ in only])


def check(full: bool) -> int:
    return _run([*QUICK, build, full_counts, pyodide] if full else [*QUICK, build, core])


def _run(parts: list[Part]) -> int:
    """Runs every part even when an earlier one failed, so that one run tells all."""
    python = python_env.ready()
    results: list[tuple[str, str, float]] = []
    for part in parts:
        name = part.__name__.replace("_", " ")
        section(name)
        started = time.monotonic()
        try:
            part(python)
            verdict = "passed"
        except Stop as stop:
            line(f"   {stop}")
            verdict = "FAILED"
        results.append((name, verdict, time.monotonic() - started))
    section("summary")
    for name, verdict, took in results:
        line(f"   {name:<12} {verdict}  {took:5.0f} s")
    failed = sum(verdict == "FAILED" for _, verdict, _ in results)
    line(f"\nparts: {len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0
