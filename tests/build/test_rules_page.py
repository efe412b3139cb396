"""What the rules page draws and says, against the core."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import pygame_core
from pygame_core.vege_tables import cards as crops
from pygame_core.vege_tables import deals, facts, game
from pygame_core.vegeterrors import cards, payout, state

WEB = Path(__file__).parents[2] / "web" / "src"
RULES = WEB / "screens" / "rules"
LANGUAGES = pytest.mark.parametrize("lang", ["en", "it"])


def rules(family: str, lang: str) -> dict[str, str]:
    return json.loads((WEB / "i18n" / lang / f"rules-{family}.json").read_text("utf-8"))


def bold(text: str) -> list[int]:
    """The numbers that a text points out."""
    return [int(number) for number in re.findall(r"<b>(\d+)</b>", text)]


# -- Vegeterrors ----------------------------------------------------------------------------------


def test_the_deck_table_is_the_cores() -> None:
    drawn = json.loads((RULES / "vegeterrors" / "deck.json").read_text("utf-8"))
    assert drawn == dict(cards.DECKS["z1"].four)


def test_the_symbols_printed_on_cards_are_the_cores() -> None:
    printed = json.loads((WEB / "table" / "vegeterrors" / "printed.json").read_text("utf-8"))
    deck = cards.DECKS["z1"]
    assert printed == {**dict.fromkeys(deck.poison, "poison"), deck.boss: "boss"}


def test_examples_use_cards_of_the_deck() -> None:
    deck = cards.DECKS["z1"].four
    folder = RULES / "vegeterrors"
    shown = "".join((folder / name).read_text("utf-8") for name in ["figures.tsx", "laneFigures.tsx"])
    assert set(re.findall(r'"([BGYR]\d)"', shown)) <= set(deck)


@LANGUAGES
def test_numbers_of_vegeterrors_are_the_cores(lang: str) -> None:
    said = rules("vegeterrors", lang)
    assert bold(said["chapter-payout-2"]) == list(payout.PRIZES[:3])
    assert str(state.TARGET) in said["chapter-end-lead"]
    assert str(state.TARGET) in said["chapter-idea-3"]
    assert str(cards.MAGIC_STRENGTH) in said["chapter-magic-1"]
    assert str(cards.POISON_STRENGTH) in said["chapter-boss-1"]
    counts = cards.DECKS["z1"]
    assert str(sum(counts.four.values())) in said["chapter-cards-lead"]
    assert str(sum(counts.three.values())) in said["chapter-three-1"]


# -- Vege Tables ----------------------------------------------------------------------------------


@pytest.fixture
def drawn() -> dict[str, Any]:
    return json.loads((RULES / "vege-tables" / "facts.json").read_text("utf-8"))


def dealt(variant: str, players: int) -> dict[str, Any]:
    """What lies where when a match begins."""
    core = pygame_core.load_game(variant, players=players)
    return pygame_core.Record(core, "PLUM-CORN-4K7Q2M").state.to_json()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_tables_of_the_deal_are_the_cores(drawn: dict[str, Any], players: int) -> None:
    told = drawn["deals"][str(players)]
    base, expert = dealt("vege-tables-base", players), dealt("vege-tables-expert", players)
    for now in (base, expert):
        first = now["dealer"]
        assert [len(now["plots"][(first + at) % players]) for at in range(players)] == told["plots"]
        assert {len(hand) for hand in now["hands"]} == {told["white"]}
        assert len(now["over"]) == told["over"]
        assert {len(pot) for pot in now["pots"]} == {told["pot"]}
        assert len(now["field"]) == drawn["field"]
    assert sorted((pot.count("T") for pot in expert["pots"]), reverse=True) == told["expert"]
    assert deals.card_count(players) - crops.CARDS == told["tractors"] == sum(told["expert"])


def test_the_numbers_for_two_are_the_cores(drawn: dict[str, Any]) -> None:
    told = drawn["two"]
    base, expert = dealt("vege-tables-base", 2), dealt("vege-tables-expert", 2)
    assert {len(hand) for hand in base["hands"]} == {told["white"]}
    assert len(base["common"]) == told["common"]
    assert len(base["stock"]) == told["stock"]
    assert expert["beside"] == [told["beside"]] * 2


def test_the_points_drawn_are_the_cores(drawn: dict[str, Any]) -> None:
    for players, row in drawn["pots"].items():
        assert row == [facts.POT_POINTS * others for others in reversed(range(int(players)))]
    assert drawn["fruit"] == facts.FRUIT_POINTS == facts.CLOSING_POINTS
    assert drawn["family"] == facts.FAMILY_POINTS
    assert drawn["penalty"] == facts.PENALTY_POINTS


def test_the_sheet_drawn_adds_up(drawn: dict[str, Any]) -> None:
    source = (RULES / "vege-tables" / "tables.tsx").read_text("utf-8").partition("const SHEET")[2]
    rows = {
        name: [int(number) for number in numbers.split(",")]
        for name, numbers in re.findall(r"(\w+): \[([\d, ]+)\]", source.partition("as const")[0])
    }
    checks = dict(re.findall(r"(\w+): (\d+)", source.partition("const CHECKS")[2].partition("as const")[0]))
    assert rows["totals"] == [
        pot + drawn["fruit"] * ticks + drawn["family"] * families - drawn["penalty"] * penalties
        for pot, ticks, families, penalties in zip(
            rows["pot"], rows["crops"], rows["families"], rows["penalties"], strict=True
        )
    ]
    assert sorted(rows["pot"], reverse=True) == drawn["pots"]["4"]
    assert sum(rows["crops"]) == crops.CROPS
    assert {name: int(value) for name, value in checks.items()} == {
        name: sum(rows[name]) for name in ("pot", "crops", "totals")
    }


def test_cards_drawn_follow_each_other() -> None:
    """Every marker asks for the number four above the card that lies there."""
    source = (RULES / "vege-tables" / "figures.tsx").read_text("utf-8")
    ending = source.partition("const ENDING")[2].partition("];\n\n")[0]
    laid = re.findall(r'\["([RKGY])(\d+)"(?:, (\d+))?\]', ending)
    assert len(laid) == crops.CROPS
    assert all(not want or int(want) == int(number) + 4 for _, number, want in laid)
    assert all(bool(want) == (int(number) <= 16) for _, number, want in laid)
    assert len({(suit, int(number) % 4) for suit, number, _ in laid}) == crops.CROPS
    shown = "".join(
        (RULES / "vege-tables" / f"{name}.tsx").read_text("utf-8") for name in ("figures", "tables")
    )
    assert set(re.findall(r'"([RKGY]\d+)"', shown)) <= set(crops.NAMES)


@LANGUAGES
def test_numbers_of_vege_tables_are_the_cores(lang: str, drawn: dict[str, Any]) -> None:
    said = rules("vege-tables", lang)
    three, four, five = (drawn["deals"][count] for count in "345")
    assert bold(said["chapter-deal-1"]) == [four["plots"][0], four["white"], four["pot"]]
    assert bold(said["chapter-deal-2"]) == [drawn["field"]]
    for point, table in (("1", three), ("2", five)):
        numbers = [*table["plots"][:2], table["white"], table["pot"]]
        assert bold(said[f"chapter-three-five-{point}"]) == numbers
    assert bold(said["chapter-two-1"]) == [facts.HAND, facts.COMMON_POT]
    assert str(drawn["two"]["stock"]) in said["chapter-two-1"]
    pots = four["expert"][0]
    assert bold(said["chapter-expert-1"]) == [pots, four["pot"] - pots]
    assert bold(said["chapter-expert-3"]) == [drawn["two"]["beside"]]
    assert bold(said["chapter-pot-2"]) == [facts.POT_POINTS]
    assert bold(said["chapter-points-1"]) == [facts.FRUIT_POINTS, facts.FAMILY_POINTS]
    assert bold(said["chapter-points-2"]) == [facts.CLOSING_POINTS]
    assert bold(said["chapter-points-3"]) == [facts.FRUIT_POINTS * crops.CROPS]
    assert bold(said["chapter-points-4"]) == bold(said["chapter-stuck-4"]) == [facts.PENALTY_POINTS]
    assert f"{game.DEALS[1]} {'to' if lang == 'en' else 'a'} {game.DEALS[-1]}" in said["ruling-match"]
    assert facts.POT_OPENS_BELOW == 6  # in words, in both languages
    assert str(crops.CARDS) in said["chapter-cards-lead"]
    assert str(four["tractors"]) in said["chapter-cards-4"]
    assert str(five["tractors"]) in said["chapter-cards-4"]


def test_the_rulings_shown_for_a_game_fit_its_players() -> None:
    """Every variant and number of players that the core deals has its rulings on the page."""
    source = (RULES / "vege-tables" / "rulings.ts").read_text("utf-8")
    kinds = set(re.findall(r'games: \["(\w+)"\]', source))
    known = {info["id"] for info in pygame_core.registry.variants() if info["family"] == "vege-tables"}
    assert kinds <= {name.removeprefix("vege-tables-") for name in known}
