"""The command: the same table from anywhere, clear words for what cannot be, Ctrl-C."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator

import pytest
from distributed import LocalCluster

from build_tools.paths import ROOT
from pygame_core.arena import executors
from pygame_core.arena.__main__ import main

ASKED = [
    *["--game", "vegeterrors", "--bots", "greedy", "random", "--games", "12"],
    *["--seed", "PLUM-CORN-4K7Q2M", "--iterations", "5"],
]
SHOWN = re.compile(r"```console\n\$ python -m pygame_core\.arena ((?:.*\\\n)*.*)\n((?:.*\n)*?)```")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A scheduler with two workers, processes of their own."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, protocol="tcp", dashboard_address=None
    ) as running:
        yield running.scheduler_address


def test_the_same_table_however_it_is_played(cluster: str, capsys: pytest.CaptureFixture[str]) -> None:
    tables = []
    for where in (["--workers", "1"], ["--workers", "2"], ["--dask", cluster]):
        assert main([*ASKED, *where]) == 0
        out, err = capsys.readouterr()
        assert re.fullmatch(r"12 games in [\d.]+ s, [\d.]+ games/s\n", err)
        tables.append(out)
    assert tables[0] == tables[1] == tables[2]
    assert "12 games: 6 deals x" not in tables[0]
    assert "12 games: 4 deals x 3 seatings" in tables[0]
    assert "PLUM-CORN-4K7Q2M" in tables[0]


def test_what_the_documentation_shows_is_true(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "arena.md").read_text("utf-8")
    runs = SHOWN.findall(text)
    assert runs
    for command, shown in runs:
        assert main(shlex.split(command.replace("\\\n", ""))) == 0
        assert capsys.readouterr().out == shown


def test_json_has_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ASKED, "--workers", "1", "--json", "--games", "6"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == "vegeterrors@1"
    assert data["deals"] == {"asked": 2, "played": 2}
    assert data["iterations"] == 5
    assert sum(standing["share"] for standing in data["standings"]) == pytest.approx(1)
    assert all(low < high for one in data["standings"] for low, high in [one["rating_interval"]])


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ("--game chess", "no game “chess”"),
        ("--game vegeterrors@9", "no game “vegeterrors@9”"),
        ("--bots greedy genius", "no bot “genius”"),
        ("--bots greedy@7", "no bot “greedy@7”"),
        ("--bots no.such:thing", "no bot “no.such:thing”"),
        ("--bots json:thing", "no bot “json:thing”"),
        ("--bots a b c d e", "5 bots are too many: vegeterrors for 4 has 4 seats"),
        ("--game vege-tables-partners --bots a b c", "vege-tables-partners for 4 has 2 sides"),
        ("--players 7", "vegeterrors is not for 7 players"),
        ("--players many", "argument --players"),
        ("--option deck", "written KEY=VALUE, not deck"),
        ("--option deck=none", "no option deck=none"),
        ("--option size=9", "no option size=9"),
        ("--game vege-tables-base --option deals=9", "no option deals=9"),
        ("--games 0", "at least 1 game"),
        ("--games", "argument --games"),
        ("--iterations 0", "at least 1 iteration"),
        ("--time 0", "not allowed with"),
        ("--workers 0", "At least 1 worker"),
        ("--seed 1099511627776", "40 bits"),
        ("--workers 2 --dask tcp://localhost:1", "not allowed with"),
        ("--dask tcp://localhost:1", "No Dask scheduler answers at tcp://localhost:1"),
        ("--dask nonsense://here", "No Dask scheduler answers at nonsense://here"),
        ("--frobnicate", "unrecognized arguments: --frobnicate"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_said_in_a_line(
    changed: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "PATIENCE", 0.2)
    try:
        code = main([*ASKED, *changed.split()])
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert err.startswith("arena: ")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf"])
def test_no_time_to_think_is_said(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "vine", "--bots", "random", "--games", "1", f"--time={seconds}"]) == 2
    assert "more than 0 seconds" in capsys.readouterr().err


def test_missing_packages_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*ASKED, "--dask", "tcp://localhost:1"]) == 2
    assert "--dask needs the extra “arena”: pip install -e '.[arena]'" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert main([*ASKED, "--games", "3", "--workers", "1"]) == 0
    out, err = capsys.readouterr()
    assert "rating" not in out
    assert "no ratings: they need the extra “arena”" in err


def test_after_ctrl_c_it_tells_what_was_played() -> None:
    asked = [
        *["--game", "vegeterrors", "--games", "400", "--workers", "1"],
        *["--bots", "tests.arena.spies:Impatient", "random", "random", "random"],
    ]
    stopped = subprocess.run(
        [sys.executable, "-m", "pygame_core.arena", *asked],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert stopped.returncode == 130
    assert "4 games: 1 of 100 deals x 4 seatings" in stopped.stdout
    assert re.fullmatch(r"stopped: 4 games in [\d.]+ s, [\d.]+ games/s\n", stopped.stderr)
