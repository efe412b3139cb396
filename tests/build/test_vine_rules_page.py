"""What the rules page draws and says of Vine, against the core."""

import json
import re
from pathlib import Path

import pytest

import pygame_core
from pygame_core.vine import facts
from pygame_core.vine.state import VineState

from ..core.vine.looks import position
from .vine_boards import BOARDS, CUT, FILE, drawn, vine_of

WEB = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = pytest.mark.parametrize("lang", ["en", "it"])
TILES = pygame_core.load_game("vine", 2).tiles


def said(lang: str) -> dict[str, str]:
    return json.loads((WEB / "i18n" / lang / "rules-vine.json").read_text("utf-8"))


def bold(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"<b>(\d+)</b>", text)]


def numbers(text: str) -> list[int]:
    return list(map(int, re.findall(r"\d+", text)))


def test_what_is_drawn_is_what_the_core_tells() -> None:
    assert json.loads(FILE.read_text("utf-8")) == drawn()


@pytest.mark.parametrize("name", BOARDS)
def test_the_vines_drawn_can_be(name: str) -> None:
    told = position(BOARDS[name], "", turn=18).json
    assert told["vines"][0]["plants"]


@LANGUAGES
def test_numbers_of_vine_are_the_cores(lang: str) -> None:
    text = said(lang)
    assert bold(text["chapter-setup-2"]) == [facts.TILES_A_VINE, sum(TILES.counts)]
    assert bold(text["chapter-setup-3"]) == [sum(TILES.bean_counts), facts.SUPPLY]
    assert bold(text["chapter-prune-3"]) == [1, facts.STEMS_A_TOKEN]
    assert bold(text["chapter-end-1"]) == [facts.TURNS]
    assert bold(text["chapter-goals-1"]) == [facts.OBJECTIVES]
    assert numbers(text["fig-plants"])[-1] == sum(TILES.counts)
    assert numbers(text["fig-beans"])[-1] == sum(TILES.bean_counts)
    assert (facts.DRAWN, facts.MOST_TILES) == (2, 3)  # in words, in both languages


@LANGUAGES
@pytest.mark.parametrize(
    ("name", "points"), [("idea", {"en": "Six", "it": "Sei"}), ("score", {"en": "Four", "it": "Quattro"})]
)
def test_sums_under_pictures_are_the_cores(lang: str, name: str, points: dict[str, str]) -> None:
    score = drawn()["boards"][name]["score"]
    text = said(lang)[f"fig-{name}"]
    assert text.startswith(points[lang])
    assert score["points"] == {"Six": 6, "Four": 4}[points["en"]]
    assert numbers(text) == [score["beans"], score["height"], score["open"]]


@LANGUAGES
def test_the_cut_told_brings_that_much(lang: str) -> None:
    table = position(BOARDS["idea"], "", phase="prune")
    before = table.state.clone()
    after = table.after(CUT).state
    assert isinstance(before, VineState)
    assert isinstance(after, VineState)
    brought = [after.tokens[0] - before.tokens[0], after.score(0).harvested]
    assert numbers(said(lang)["fig-prune"]) == brought
    gone = vine_of(BOARDS["idea"])
    assert len(gone.faces) - len(after.vines[0].faces) == 3
    assert (gone.leaves - after.vines[0].leaves, len(gone.bunches) - len(after.vines[0].bunches)) == (1, 1)


def test_only_the_leaf_and_the_way_up_can_be_cut_on_the_loop() -> None:
    told = position(BOARDS["loop"], "", phase="prune").choices()
    assert sorted(cut["move"] for cut in told["cuts"]) == [
        "cut 0,0-0,1",
        "cut 0,1-0,2",
        "cut 0,3-0,4",
    ]


def test_a_picture_of_bunches_is_told_right() -> None:
    told = drawn()["boards"]["beans"]
    assert (told["leaves"], told["bunches"]) == (2, 2)
    right = next(bunch for bunch in told["hanging"] if bunch["x"] == 2)
    assert [len(right["beans"]), sum(bean["value"] for bean in right["beans"])] == [2, 3]


def test_an_end_of_the_cross_is_dead_where_the_leaf_lies() -> None:
    ends = drawn()["boards"]["stems"]["ends"]
    upper = {end["side"]: end["playable"] for end in ends if (end["x"], end["y"]) == (0, 2)}
    assert upper == {"N": True, "E": True, "W": False}
