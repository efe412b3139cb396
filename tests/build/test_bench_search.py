"""The search's table: what is measured, and how a profile is read."""

from types import SimpleNamespace

import pytest

from bench import search, searching, tables
from build_tools.say import Stop
from pygame_core import load_game


def test_every_game_with_a_search_is_measured() -> None:
    for variant in searching.variants():
        load_game(variant, searching.players_of(variant))
    assert searching.players_of("vegeterrors") == 4
    assert searching.players_of("vine") == 2
    assert searching.players_of("vine-solo") == 1


def test_time_of_what_is_built_in_belongs_to_its_caller() -> None:
    adapter, core, spiel = (
        ("/x/bench/spiel.py", 1, "clone"),
        ("/x/pygame_core/game.py", 1, "clone"),
        ("/venv/open_spiel/ismcts.py", 1, "run"),
    )
    built_in = ("~", 0, "<built-in len>")
    stats = {
        adapter: (1, 1, 1.0, 4.0, {}),
        core: (1, 1, 5.0, 5.0, {}),
        spiel: (1, 1, 1.0, 9.0, {}),
        built_in: (2, 2, 3.0, 3.0, {adapter: (1, 1, 2.0, 2.0), core: (1, 1, 1.0, 1.0)}),
    }
    assert search.parts(SimpleNamespace(stats=stats)) == {
        "adapter": 0.3,
        "core": 0.6,
        "openspiel": 0.1,
        "built in for adapter": 0.2,
    }


def test_games_are_played_by_the_search_table_alone() -> None:
    with pytest.raises(Stop, match="--only search"):
        tables.run(["links"], 10)
    with pytest.raises(Stop, match="--only search"):
        tables.run(None, 10)
