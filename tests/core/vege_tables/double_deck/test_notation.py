"""The notation of moves: links and saved games are made of it."""

from typing import Any

import pytest

from pygame_core import IllegalAction, load_game

from ...rulebook_lines import ruling
from ..plain_deal import CROPS, NUMBERED, back
from .drawn import VARIANT, position
from .plain_deal import BACKS

UNDER = [f"{card}<{number + 1}" for card in NUMBERED for number in range(6) if BACKS[number] == back(card)]
EVERY = [
    *NUMBERED, *(f"-{card}" for card in NUMBERED), *(f"T:{crop}" for crop in CROPS),
    *(f"D{number}" for number in range(1, 7)), "pass", "stuck", *UNDER,
]  # fmt: skip


@ruling("notation 1")
def test_every_move_is_written_as_it_is_read() -> None:
    game = load_game(VARIANT, 4)
    actions = [game.string_to_action(text) for text in EVERY]
    assert [game.action_to_string(action) for action in actions] == EVERY
    assert len(set(actions)) == len(EVERY)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "R0",
            "R21",
            "B1",
            "r1",
            "R1 ",
            "R1@1",
            "T",
            "-T",
            "T:R5",
            "T:R17",
            "D0",
            "D7",
            "D",
            "S1",
            "W1",
        ),
        *(
            "pot",
            "own",
            "?",
            "R9<1",
            "R9<4",
            "R9<0",
            "R1<2",
            "R20<1",
            "T<3",
            "R9<",
            "<2",
            "-",
            None,
            3,
            ["R1"],
        ),
    ],
)
def test_what_is_no_move_is_refused(text: Any) -> None:
    with pytest.raises(IllegalAction):
        load_game(VARIANT, 4).string_to_action(text)


@pytest.mark.parametrize("action", [-1, 10**6, None, "R1", 1.5])
def test_a_number_that_is_no_move_is_refused(action: Any) -> None:
    with pytest.raises(IllegalAction):
        load_game(VARIANT, 4).action_to_string(action)


@pytest.mark.parametrize("text", ["K5", "-K5", "D1", "pass", "stuck", "R1<1", "T:K1"])
def test_a_move_that_is_not_legal_leaves_the_game_untouched(text: str) -> None:
    table = position("R1", "K17")
    before = table.state.canonical(), table.state.to_json()
    assert table.refuses(text)
    with pytest.raises(IllegalAction):
        table.state.apply_action(table.record.game.string_to_action(text))
    assert (table.state.canonical(), table.state.to_json()) == before
