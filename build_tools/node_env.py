"""Node (the machine's own, or PyPI's when it has none) and the front end's parts."""

import os
import shutil
from pathlib import Path

from build_tools import python_env, stamp
from build_tools.paths import NODE_MODULES, ROOT
from build_tools.say import read, run

OLDEST = 20


def search_path() -> str:
    """PATH, and behind it where PyPI's Node lies."""
    return os.pathsep.join([os.environ.get("PATH", ""), str(python_env.bin_of(ROOT / ".venv"))])


def node() -> Path:
    """A Node that is new enough, with npm beside it."""
    found = _find()
    if found is None:
        python_env.install(python_env.ready(), "node")
        found = _find()
        assert found is not None
    return found


def ready() -> Path:
    """Node, with node_modules as the lock says."""
    runner = node()
    want = stamp.digest([ROOT / "package.json", ROOT / "package-lock.json"], str(runner))
    mark = NODE_MODULES / ".potager-lock"
    if not stamp.fresh(mark, want):
        npm = shutil.which("npm", path=_path_with(runner))
        run([npm or "npm", "ci", "--ignore-scripts"], "installing node_modules", env=env(runner))
        stamp.write(mark, want)
    return runner


def env(runner: Path) -> dict[str, str]:
    return {"PATH": _path_with(runner)}


def _path_with(runner: Path) -> str:
    return os.pathsep.join([str(runner.parent), search_path()])


def _find() -> Path | None:
    for folder in search_path().split(os.pathsep):
        runner = shutil.which("node", path=folder)
        if runner and shutil.which("npm", path=folder) and _major(runner) >= OLDEST:
            return Path(runner)
    return None


def _major(runner: str) -> int:
    version = read([runner, "--version"]).removeprefix("v").split(".")[0]
    return int(version) if version.isdigit() else 0
