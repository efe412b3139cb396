"""Loading games by name, and adding one."""

import pytest

import pygame_core
from pygame_core import Record, UnknownGame
from pygame_core.registry import REGISTRY
from pygame_core.vegeterrors import Vegeterrors

EVERY_COUNT = [2, 3, 4, 5]


def option(name: str, values: list[str], players: list[int]) -> dict[str, object]:
    """An option as variants() tells it."""
    return {"name": name, "values": values, "default": values[0], "players": players}


DEALS = option("deals", ["each", *"12345678"], EVERY_COUNT)


def test_variants_say_what_can_be_chosen() -> None:
    assert [(v["id"], v["version"], v["family"], v["players"]) for v in pygame_core.variants()] == [
        ("vegeterrors", 1, "vegeterrors", [3, 4]),
        ("vege-tables-base", 1, "vege-tables", EVERY_COUNT),
        ("vege-tables-expert", 1, "vege-tables", EVERY_COUNT),
        ("vege-tables-partners", 1, "vege-tables", [4]),
        ("vege-tables-tournament", 1, "vege-tables", EVERY_COUNT),
        ("vege-tables-double-deck", 1, "vege-tables", EVERY_COUNT),
        ("vine", 1, "vine", [2, 3, 4, 5, 6]),
        ("vine-solo", 1, "vine", [1]),
    ]
    options = {v["id"]: v["options"] for v in pygame_core.variants()}
    assert options["vegeterrors"] == [option("deck", ["z1"], [3, 4])]
    assert options["vege-tables-base"] == options["vege-tables-expert"] == [DEALS]
    deal = option("deal", ["base", "expert"], [4])
    assert options["vege-tables-partners"] == [deal, DEALS | {"players": [4]}]
    assert options["vege-tables-tournament"] == [
        DEALS, option("jokers", ["2", "3"], [3]), option("wells", ["three", "two"], [3, 4, 5])
    ]  # fmt: skip
    assert options["vege-tables-double-deck"] == [option("deals", ["1", "each", *"2345678"], EVERY_COUNT)]
    counts = [2, 3, 4, 5, 6]
    objectives = option("objectives", ["off", "on"], counts)
    assert options["vine"] == [option("tiles", ["house-1"], counts), objectives]
    assert options["vine-solo"] == [option("tiles", ["house-1"], [1])]


def test_without_a_version_it_is_the_newest() -> None:
    assert pygame_core.load_game("vegeterrors").name == "vegeterrors@1"


@pytest.mark.parametrize("name", ["", "chess", "vegeterrors@0", "vegeterrors@2", "@1", "VEGETERRORS"])
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(UnknownGame):
        pygame_core.load_game(name)


@pytest.mark.parametrize("players", [0, 2, 5, -1])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(UnknownGame):
        pygame_core.load_game("vegeterrors", players=players)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(UnknownGame):
        pygame_core.load_game("vegeterrors", deck="z2")
    with pytest.raises(UnknownGame):
        pygame_core.load_game("vegeterrors", colour="red")


@pytest.mark.parametrize(
    ("players", "more"), [(4, {"jokers": "3"}), (2, {"jokers": "3"}), (2, {"wells": "two"})]
)
def test_an_option_of_other_player_counts_is_refused(players: int, more: dict[str, str]) -> None:
    with pytest.raises(UnknownGame):
        pygame_core.load_game("vege-tables-tournament", players, more)


def test_a_new_variant_is_a_short_class_and_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    class ThreeOnly(Vegeterrors):
        id = "vegeterrors-three"
        player_counts = (3,)

    monkeypatch.setitem(REGISTRY, 99, ThreeOnly)
    game = pygame_core.load_game("vegeterrors-three")
    assert game.players == 3
    record = Record(game, 1)
    record.play(record.state.legal_actions()[0])
    assert Record.from_text(record.to_text()).state.to_json() == record.state.to_json()
    assert pygame_core.link.decode(pygame_core.link.encode(record)).record.moves == record.moves
