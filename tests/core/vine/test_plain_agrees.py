"""The core and a plain second implementation play the same game, and planted faults are found."""

from collections.abc import Callable

import pytest

from . import faults, faults_end
from .agreement import GAMES, Duel, first_difference
from .faults import FAULTS

#: Without objectives nothing else is played than with them: a few games of each.
FEW = [name for name in GAMES if name.isdigit() or name.endswith("scarce")]
LOOKED_FOR = {hit for fault in FAULTS.values() for hit in fault.looked_for}


@pytest.mark.parametrize("name", GAMES)
def test_core_and_plain_game_agree(name: str, count: Callable[[int, int], int]) -> None:
    few = name in FEW
    for seed in range(count(100 if few else 1000, 1 if few else 2)):
        assert first_difference(name, seed) is None
    # Those in which faults are looked for: without one they agree.
    for game, seed in sorted(LOOKED_FOR):
        assert game != name or first_difference(game, seed) is None


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FAULTS[name]
    fault.plant(monkeypatch)
    assert any(first_difference(*game) for game in fault.looked_for), name


def test_there_are_faults_of_every_kind() -> None:
    for file in (faults, faults_end):
        mine = [name for name, fault in FAULTS.items() if fault.plant.__module__ == file.__name__]
        assert len(mine) >= 15


def test_the_games_come_to_every_kind_of_move() -> None:
    words: set[str] = set()
    for seed in (1, 2, 6):
        duel = Duel("2", seed)
        assert duel.first_difference() is None
        words |= {move.split()[0] for move in duel.moves}
    assert words >= {"cut", "no", "keep", "pass", "bean", "stack", "compost", "refresh", "end", "LL", "X"}
