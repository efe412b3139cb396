"""Records: play, undo, branch, and the readable text."""

import contextlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygame_core
from pygame_core import IllegalAction, PotagerError, Record, RecordError

from .generic.games import random_record


def record(moves: int = 20) -> Record:
    game = pygame_core.load_game("vegeterrors")
    played = Record(game, "PLUM-CORN-4K7Q2M")
    for action in random_record(game, played.seed).moves[:moves]:
        played.play(action)
    return played


def changed(**fields: object) -> str:
    return json.dumps({**json.loads(record().to_text()), **fields})


def test_the_text_is_readable() -> None:
    data = json.loads(record(3).to_text())
    assert data["potager"] == 1
    assert (data["game"], data["players"], data["options"]) == ("vegeterrors@1", 4, {"deck": "z1"})
    assert data["seed"] == "PLUM-CORN-4K7Q2M"
    assert all(move.startswith("predict ") for move in data["moves"])
    assert "meta" not in data


def test_meta_is_kept() -> None:
    played = record()
    played.meta = {"name": "<b>Anna</b> \N{PARTY POPPER}", "seats": [], "practice": True}
    assert Record.from_text(played.to_text()).meta == played.meta


def test_an_illegal_move_changes_nothing() -> None:
    played = record()
    before = played.to_text()
    for move in ("M>X", "predict B2", "hello", ""):
        with pytest.raises(IllegalAction):
            played.play(move)
    assert played.to_text() == before


def test_undo_and_branch() -> None:
    played = record(20)
    branch = played.at(10)
    branch.play(branch.game.legal_moves(branch.state)[-1])
    assert len(played.moves) == 20
    played.undo()
    assert len(played.moves) == 19
    played.undo(10)
    assert played.state.to_json() == played.at(10).state.to_json()
    assert played.moves == branch.moves[:10]
    played.undo(0)
    played.undo()
    assert played.moves == []
    for count in (-1, 1):
        with pytest.raises(RecordError):
            played.undo(count)
        with pytest.raises(RecordError):
            played.at(count)


def test_rounds_out_of_range_are_refused() -> None:
    for number in (-1, 1, 99):
        with pytest.raises(RecordError):
            record().round(number)


def test_an_illegal_tail_is_named_and_set_aside() -> None:
    moves = record().notations
    text = changed(moves=[*moves[:7], "R99", *moves[7:]])
    with pytest.raises(RecordError) as caught:
        Record.from_text(text)
    assert (caught.value.code, caught.value.params) == ("record-move", {"move": 8})
    kept, rest = Record.from_text_until_illegal(text)
    assert kept.notations == moves[:7]
    assert rest == ["R99", *moves[7:]]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "{}", "1", '{"potager": "1"}', '{"potager": 0}', "[" * 100_000]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Record.from_text(text)


def test_a_newer_record_says_so() -> None:
    with pytest.raises(RecordError) as caught:
        Record.from_text(changed(potager=2))
    assert caught.value.code == "record-newer"


DAMAGED: dict[str, list[object]] = {
    "game": ["chess", "vegeterrors@9", None, 3],
    "players": [5, "4", 4.0, True],
    "options": [[], {"deck": "x"}, {"x": "z1"}],
    "seed": [None, -1, "", []],
    "moves": [None, "B3", [1], ["B3"] * 20_001],
    "meta": [[], "x"],
    "start": [
        *[1, [], [1, 2], ["a"] * 10, {}, [True, 0] + [0] * 8],
        # No such seat, too much gold, past the last hand, less than nothing.
        *[[0, 9] + [0] * 8, [0, 0, 30] + [0] * 7, [60, 0] + [0] * 8, [0, 0, -1] + [0] * 7],
    ],
}


@pytest.mark.parametrize("fields", [{name: value} for name, values in DAMAGED.items() for value in values])
def test_damaged_records_give_a_typed_error(fields: dict[str, object]) -> None:
    with pytest.raises(PotagerError) as caught:
        Record.from_text(changed(**fields))
    assert caught.value.message


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_cut_or_mixed_texts_give_a_typed_error_or_a_game(data: st.DataObject) -> None:
    text = record(5).to_text()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    mixed = text[:start] + data.draw(st.text(max_size=8)) + text[end:]
    with contextlib.suppress(PotagerError):
        Record.from_text(mixed)
