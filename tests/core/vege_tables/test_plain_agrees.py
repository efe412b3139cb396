"""The core and a plain second implementation play the same game, and planted faults are found."""

from collections.abc import Callable
from pathlib import Path

import pytest

from .agreement import GAMES, IDS, first_difference
from .faults import FAULTS


@pytest.mark.parametrize(("variant", "options", "players"), GAMES, ids=IDS)
def test_core_and_plain_game_agree(
    variant: str, options: dict[str, str], players: int, count: Callable[[int, int], int]
) -> None:
    for seed in range(count(1000, 30)):
        # Every fourth game goes over two deals: the deal passes on, points add up.
        deals = 2 if seed % 4 == 3 else 1
        assert first_difference(variant, options, players, seed, deals) is None


def test_a_whole_match_agrees() -> None:
    assert first_difference("vege-tables-base", {}, 3, 5, deals=8) is None
    assert first_difference("vege-tables-expert", {}, 2, 5, deals=8) is None


@pytest.mark.parametrize("name", ["plain.py", "plain_deal.py"])
def test_the_plain_game_knows_nothing_of_the_core(name: str) -> None:
    assert "pygame_core" not in Path(__file__).with_name(name).read_text("utf-8")


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, ids = FAULTS[name]
    games = [GAMES[IDS.index(game)] for game in ids]
    plant(monkeypatch)
    assert any(first_difference(*game, seed, deals=2) for seed in range(60) for game in games), name
