"""build.py works from any folder, under any name."""

import subprocess
import sys
from pathlib import Path

from build_tools.paths import ROOT


def test_help_from_elsewhere(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "build.py"), "--help"]
    result = subprocess.run(command, cwd=tmp_path, text=True, capture_output=True)
    assert result.returncode == 0
    for job in ("serve", "build", "test", "check", "bench"):
        assert job in result.stdout


def test_tools_import_nothing_that_must_be_installed_first() -> None:
    """The parts that run before anything is installed import the standard library and each other."""
    code = f"""import sys
sys.path.insert(0, {str(ROOT)!r})
import build_tools.checks, build_tools.serve
print(*sorted({{name.partition(".")[0] for name in sys.modules}}))"""
    result = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code],
        text=True,
        capture_output=True,
        check=True,
    )
    loaded = set(result.stdout.split()) - {"build_tools", "__main__"}
    assert {name for name in loaded if name not in sys.stdlib_module_names} <= set()
