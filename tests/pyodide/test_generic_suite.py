"""The core's generic suite, golden games included, on the Python that runs in the page."""

import json
import os
import subprocess
import sysconfig

import pytest

from build_tools import node_env, wheels
from build_tools.paths import ROOT

SUITE = "tests/core/generic"


@pytest.mark.parametrize("share", ["0/2", "1/2"])
def test_generic_suite_passes_inside_pyodide(share: str) -> None:
    runner = node_env.ready()
    order = {
        "root": str(ROOT),
        "packages": sysconfig.get_path("purelib"),
        "wheel": str(wheels.engine()),
        "carried": [str(wheel) for wheel in wheels.carried()],
        "args": [
            *["-c", "/dev/null", "--rootdir", "/repo", "-p", "no:cacheprovider", "-q", "--color=no"],
            *["--share", share, f"/repo/{SUITE}"],
        ],
    }
    result = subprocess.run(
        [str(runner), str(ROOT / "tests" / "pyodide" / "run.mjs"), json.dumps(order)],
        cwd=ROOT,
        env={**os.environ, **node_env.env(runner)},
        text=True,
        capture_output=True,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert " passed" in result.stdout, result.stdout + result.stderr
    print(result.stdout)
