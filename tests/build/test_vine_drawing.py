"""Tiles of Vine are drawn from their shoots alone: any set of them meets its neighbours at the edges."""

import json
import re
import subprocess
from itertools import combinations

import pytest

from build_tools import node_env
from build_tools.paths import NODE_MODULES, ROOT

SHAPES = ROOT / "web" / "src" / "table" / "vine" / "board" / "drawing" / "shapes.ts"
MIDDLES = {"N": (32, 0), "E": (64, 32), "S": (32, 64), "W": (0, 32)}
SETS = ["".join(sides) for count in range(1, 5) for sides in combinations("NESW", count)]
FACES = [
    *({"tile": "unheard-of", "kind": "stem", "stubs": stubs, "inEdge": None, "form": None} for stubs in SETS),
    *(
        {"tile": "leaf", "kind": "leaf", "stubs": side, "inEdge": None, "form": form}
        for side in "NESW"
        for form in ("left", "right")
    ),
    {"tile": "root", "kind": "root", "stubs": "N", "inEdge": None, "form": None},
]
PODS = [stubs for stubs in SETS if "S" not in stubs]
ASK = """
import { plantLines, podLines } from "./shapes";
const { faces, pods } = JSON.parse(process.argv[2]);
const stems = [faces.map((face) => plantLines(face).stem), pods.map((stubs) => podLines(stubs).stem)];
console.log(JSON.stringify(stems));
"""


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], list[str]]:
    """The paths of all stems and pods, asked of the page's own code."""
    script = tmp_path_factory.mktemp("vine") / "ask.mjs"
    runner = node_env.ready()
    bundler = [str(runner), str(NODE_MODULES / "esbuild" / "bin" / "esbuild"), "--bundle", "--format=esm"]
    subprocess.run(
        [*bundler, f"--outfile={script}", "--loader=ts", "--sourcefile=ask.ts", "--log-level=error"],
        input=ASK, text=True, check=True, cwd=SHAPES.parent, env=node_env.env(runner),
    )  # fmt: skip
    asked = json.dumps({"faces": FACES, "pods": PODS})
    told = subprocess.run([runner, script, asked], capture_output=True, text=True, check=True)
    stems, pods = json.loads(told.stdout)
    return stems, pods


def ends(path: str) -> set[str]:
    """The sides whose edge a path crosses, each in the middle and a little over it."""
    found = set()
    for stroke in path.split("M")[1:]:
        numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", stroke)]
        for x, y in (numbers[:2], numbers[-2:]):
            if 0 < x < 64 and 0 < y < 64:
                continue
            near = [side for side, (at, up) in MIDDLES.items() if abs(x - at) <= 1 and abs(y - up) <= 1]
            assert len(near) == 1, (x, y)
            found |= set(near)
    return found


def test_every_set_of_shoots_is_drawn_to_its_edges(drawn: tuple[list[str], list[str]]) -> None:
    assert [ends(path) for path in drawn[0]] == [set(face["stubs"] or "") for face in FACES]


def test_every_bean_is_drawn_to_its_edges(drawn: tuple[list[str], list[str]]) -> None:
    assert [ends(path) for path in drawn[1]] == [set(stubs) for stubs in PODS]


def test_a_stem_that_misses_its_edge_would_be_found() -> None:
    assert ends("M32 -0.8L32 0C32 14 30 22 32 34") == {"N"}
    with pytest.raises(AssertionError):
        ends("M29 -0.8L29 0C32 14 30 22 32 34")
    assert ends("M32 4C32 14 30 22 32 34") == set()
