"""The core and a plain second implementation play the same game, and planted faults are found."""

from collections.abc import Callable

import pytest

from . import faults, faults_penalty
from .agreement import GAMES, IDS, first_difference
from .planting import FAULTS

#: Two deals each: the deal passes on, so does the start, points add up.
LOOKED_FOR = {hit for fault in FAULTS.values() for hit in fault.looked_for}


@pytest.mark.parametrize("name", IDS)
def test_core_and_plain_game_agree(name: str, count: Callable[[int, int], int]) -> None:
    players, options = GAMES[IDS.index(name)]
    seeds = [(seed, 2 if seed % 4 == 3 else 1) for seed in range(count(1000, 4))]
    # Those in which faults are looked for: without one they agree.
    seeds += [(seed, 2) for game, seed in sorted(LOOKED_FOR) if game == name]
    for seed, deals in seeds:
        assert first_difference(players, options, seed, deals) is None


def test_a_whole_match_agrees() -> None:
    assert first_difference(3, {"wells": "three", "jokers": "2"}, 5, deals=8) is None


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FAULTS[name]
    games = [(*GAMES[IDS.index(game)], seed) for game, seed in fault.looked_for]
    fault.plant(monkeypatch)
    assert any(first_difference(*game, deals=2) for game in games), name


def test_there_are_faults_of_every_kind() -> None:
    for file in (faults, faults_penalty):
        mine = [name for name, fault in FAULTS.items() if fault.plant.__module__ == file.__name__]
        assert len(mine) >= 10
