"""Where things lie, whatever the folder is called and wherever it is called from."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".build"
DIST = ROOT / "dist"
WEB = ROOT / "web"
NODE_MODULES = ROOT / "node_modules"
LOCKS = ROOT / "requirements"
