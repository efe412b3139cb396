"""The core and a plain second implementation play the same game, and planted faults are found."""

from collections.abc import Callable
from pathlib import Path

import pytest

from .agreement import first_difference
from .faults import FAULTS

PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_core_and_plain_game_agree(players: int, count: Callable[[int, int], int]) -> None:
    # The sample has other styles for each count of players.
    number = count(1000, 4)
    for seed in range(4 * (players - 2), 4 * (players - 2) + number):
        # Every fifth match goes over two deals: the deal passes on, points add up.
        deals = 2 if seed % 5 == 4 else 1
        assert first_difference(players, seed, deals) is None


def test_a_whole_match_agrees() -> None:
    assert first_difference(3, 0, deals=3) is None


@pytest.mark.parametrize("name", ["plain.py", "plain_deal.py", "styles.py", "../plain_deal.py"])
def test_the_plain_game_knows_nothing_of_the_core(name: str) -> None:
    assert "pygame_core" not in (Path(__file__).parent / name).read_text("utf-8")


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, players, first = FAULTS[name]
    plant(monkeypatch)
    assert any(first_difference(players, seed) for seed in range(first, first + 32)), name
