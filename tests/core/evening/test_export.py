"""The ranking as comma-separated text: read back as it was, and never run."""

import csv
import io
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.evening.export import cell, table
from pygame_core.evening.ranking import ranking
from pygame_core.evening.reading import Played


def read(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline=""), strict=True))


def test_a_row_a_person_and_columns_a_round() -> None:
    rounds = [
        [Played([0, 1, 2], [70, 70, -40])],
        [Played([0, 1, 3], [10, 20, 30])],
        [Played([0, 1, 2], [None, 5, 5])],
    ]
    heads = ["#", "Name", "1", "1 g", "2", "2 g", "3", "3 g", "Points", "Game"]
    text = table(["Anna", 'Bo, the "fox"', "=1+1", " x"], heads, ranking(4, rounds))
    assert text == (
        "#,Name,1,1 g,2,2 g,3,3 g,Points,Game\r\n"
        '1,"Bo, the ""fox""",2.5,70,2,20,,,4.5,90\r\n'
        "2,Anna,2.5,70,1,10,,,3.5,80\r\n"
        '3," x",,,3,30,,,3,30\r\n'
        "4,'=1+1,1,-40,,,,,1,-40\r\n"
    )


@pytest.mark.parametrize("sign", "=+-@＝＋－＠")
@pytest.mark.parametrize("before", ["", " ", "\u00a0", "\ufeff", "\t", "\r\n", "\x00"])
def test_a_cell_that_would_be_run_is_guarded(sign: str, before: str) -> None:
    name = f"{before}{sign}cmd|' /C calc'!A0"
    ((found,),) = read(cell(name) + "\r\n")
    assert found == "'" + name


@pytest.mark.parametrize("begin", "\t\r\n")
def test_a_cell_that_begins_with_a_break_is_guarded(begin: str) -> None:
    assert read(cell(begin + "Anna") + "\r\n") == [["'" + begin + "Anna"]]


def test_a_plain_name_stays_plain() -> None:
    for name in ("Anna", "d'Artagnan", "Jean-Luc", "Zoë", "李", "3=3", ""):
        assert cell(name) == name


@settings(deadline=None)
@given(st.lists(st.text(), min_size=1, max_size=6))
def test_any_name_is_read_back(names: list[str]) -> None:
    text = table(names, ["#", "n", "p", "g"], ranking(len(names), []))
    assert re.search(r"(?<!\r)\n", re.sub(r'"(?:[^"]|"")*"', "", text)) is None
    rows = read(text)
    assert len(rows) == len(names) + 1
    for name, (place, found, points, game) in zip(names, rows[1:], strict=True):
        assert (place, points, game) == ("1", "0", "0")
        assert found in (name, "'" + name)
        assert not found.lstrip().startswith(("=", "+", "-", "@", "\t", "\r"))
