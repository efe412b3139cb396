"""What the rules page draws and says, against the core."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import pygame_core
from pygame_core.vege_tables import cards as crops
from pygame_core.vege_tables import deals, facts, game
from pygame_core.vege_tables.double_deck import facts as double
from pygame_core.vege_tables.double_deck import lines
from pygame_core.vege_tables.tournament import facts as tournament
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
    assert deals.TABLES[players].jokers == told["tractors"] == sum(told["expert"])


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


def source(name: str) -> str:
    return (RULES / "vege-tables" / f"{name}.tsx").read_text("utf-8")


@pytest.mark.parametrize("file", ["tables", "tournament"])
def test_the_sheet_drawn_adds_up(drawn: dict[str, Any], file: str) -> None:
    """The first line is for Pots or for Tractors, which pay the same in another order."""
    text = source(file).partition("const SHEET")[2]
    rows = {
        name: [int(number) for number in numbers.split(",")]
        for name, numbers in re.findall(r"(\w+): \[([-\d, ]+)\]", text.partition("as const")[0])
    }
    checks = dict(re.findall(r"(\w+): (\d+)", text.partition("const CHECKS")[2].partition("as const")[0]))
    assert rows["totals"] == [
        first + drawn["fruit"] * ticks + drawn["family"] * families - drawn["penalty"] * penalties
        for first, ticks, families, penalties in zip(
            rows["first"], rows["crops"], rows["families"], rows["penalties"], strict=True
        )
    ]
    assert sorted(rows["first"], reverse=True) == drawn["pots"]["4"]
    assert sum(rows["crops"]) == crops.CROPS
    assert {name: int(value) for name, value in checks.items()} == {
        name: sum(rows[name]) for name in ("first", "crops", "totals")
    }


def test_cards_drawn_follow_each_other() -> None:
    """Every marker asks for the number four above the card that lies there."""
    ending = source("figures").partition("const ENDING")[2].partition("];\n\n")[0]
    laid = re.findall(r'\["([RKGY])(\d+)"(?:, (\d+))?\]', ending)
    assert len(laid) == crops.CROPS
    assert all(not want or int(want) == int(number) + 4 for _, number, want in laid)
    assert all(bool(want) == (int(number) <= 16) for _, number, want in laid)
    assert len({(suit, int(number) % 4) for suit, number, _ in laid}) == crops.CROPS
    shown = "".join(map(source, ("figures", "tables", "tournament", "double")))
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


# -- Vege Tables 2.0 ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deal_of_2_0_is_the_cores(drawn: dict[str, Any], players: int) -> None:
    told = drawn["tournament"]["deals"][str(players)]
    now = dealt("vege-tables-tournament", players)
    first = now["dealer"]
    assert [len(now["plots"][(first + at) % players]) for at in range(players)] == told["plots"]
    assert {len(hand) for hand in now["hands"]} == {told["white"]}
    assert len(now["over"]) == told["over"]
    assert set(now["beside"]) == {told["tractors"]}
    assert [len(silo) for silo in now["silos"]] == drawn["tournament"]["silos"]
    assert [len(well) for well in now["wells"]] == told["wells"]
    assert now["hidden"]


def test_the_other_numbers_of_2_0_are_the_cores(drawn: dict[str, Any]) -> None:
    told = drawn["tournament"]
    for players, row in told["last"].items():
        assert row == [facts.POT_POINTS * before for before in range(int(players))]
    assert (told["full"], told["stuck"]) == (tournament.LIMITS.full, tournament.LIMITS.penalty)
    two = tournament.LIMITS_FOR_TWO
    assert two.least == two.owed_below
    steps = [tournament.AT_ONCE, tournament.FOR_HALF_THE_PLOTS, tournament.FOR_HALF_THE_PLOTS]
    assert told["two"] == {"full": two.full, "least": two.least, "stuck": two.penalty, "steps": steps}
    assert sum(steps) == told["deals"]["2"]["tractors"]


def test_the_table_of_2_0_is_drawn_with_cards_that_can_lie_there(drawn: dict[str, Any]) -> None:
    start = source("tournament").partition("const SILOS")[2].partition("const CELLS")[0]
    stacks = [re.findall(r'"([RKGY]\d+)"', row) for row in re.findall(r"\[(\"[^\]]+)\]", start)]
    shown = [card for stack in stacks for card in stack]
    assert [len(stack) for stack in stacks] == [*drawn["tournament"]["silos"], *tournament.THREE_WELLS[:2]]
    green = {crops.NAMES[card] for card in crops.cards_in(crops.GREENS)}
    assert len(set(shown)) == len(shown)
    assert set(shown) <= green
    assert len(green) - len(shown) == tournament.THREE_WELLS[2]


@LANGUAGES
def test_numbers_said_of_2_0_are_the_cores(lang: str, drawn: dict[str, Any]) -> None:
    said, told = rules("vege-tables", lang), drawn["tournament"]
    two, three, four, five = (told["deals"][count] for count in "2345")
    assert bold(said["chapter-tournament-2"]) == [four["plots"][0], four["white"], four["tractors"]]
    by_dealer = [*three["plots"][:2], three["white"], *five["plots"][:2], five["white"]]
    assert bold(said["chapter-tournament-3"]) == by_dealer
    assert bold(said["chapter-wells-3"]) == four["wells"]
    assert bold(said["chapter-aside-4"]) == [facts.POT_POINTS]
    assert bold(said["chapter-choices-2"]) == bold(said["chapter-scores-4"]) == [facts.PENALTY_POINTS]
    assert bold(said["chapter-scores-1"]) == [facts.FRUIT_POINTS, facts.FAMILY_POINTS]
    assert bold(said["chapter-scores-3"]) == [facts.CLOSING_POINTS]
    assert bold(said["chapter-refill-1"]) == [two["plots"][0], two["white"], two["tractors"], two["wells"][0]]
    assert bold(said["chapter-refill-2"]) == [told["two"]["full"], told["two"]["least"]]
    assert bold(said["chapter-refill-3"]) == told["two"]["steps"]
    assert bold(said["chapter-refill-4"]) == [told["two"]["stuck"]]
    offered = json.loads((WEB / "i18n" / lang / "newgame.json").read_text("utf-8"))
    assert re.findall(r"\d", offered["option-wells-three"]) == list(map(str, tournament.THREE_WELLS))
    assert re.findall(r"\d", offered["option-wells-two"]) == list(map(str, tournament.TWO_WELLS))
    assert (told["full"], told["stuck"]) == (6, 6)  # in words, in both languages


# -- Double Deck ----------------------------------------------------------------------------------


def test_the_numbers_of_double_deck_are_the_cores(drawn: dict[str, Any]) -> None:
    told = drawn["double"]
    assert told["tractors"] == {str(players): count for players, count in double.TRACTORS.items()}
    assert told["closing"] == double.CLOSING_POINTS
    assert told["penalty"] == double.PENALTY_POINTS
    piles = [len(pile) for pile in dealt("vege-tables-double-deck", 4)["piles"]]
    assert piles == told["piles"] * 2
    others = crops.cards_in(lines.LINES[5])
    for kind, tractor in (("fruit", False), ("tractor", True)):
        closed = [sum(1 << crop for crop in others[:count]) for count in range(len(others) + 1)]
        assert told[kind] == [lines.brings(5, already, tractor) for already in closed]


def test_the_worked_example_of_closing_is_the_cores() -> None:
    """Each crop that counts carries what it adds, and nothing else does."""
    text = source("double").partition("const EXAMPLE")[2].partition("const SUMS")
    places = re.findall(
        r'\{ top: "([RKGY]\d+)"(?:, is: "(\w+)")?(?:, next: (\d+))?(?:, adds: (\d+))? \}', text[0]
    )
    assert len(places) == crops.CROPS
    crop = {card: crops.CROP[crops.NAMES.index(card)] for card, *_ in places}
    assert len(set(crop.values())) == crops.CROPS
    here = next(crop[card] for card, how, *_ in places if how == "here")
    for card, how, want, _ in places:
        number = int(card[1:])
        closed = how in ("fruit", "tractor")
        assert closed == (number > 16)
        assert want == ("" if closed else str(number if how == "bare" else number + 4))
    for kind, tractor in (("fruit", False), ("tractor", True)):
        closed_so = [card for card, how, *_ in places if how == kind]
        each = double.TRACTOR_LINE_POINTS if tractor else double.FRUIT_LINE_POINTS
        base = double.TRACTOR_POINTS if tractor else double.FRUIT_POINTS
        adding = {card for card, how, _, adds in places if how == kind and adds}
        assert adding == {card for card in closed_so if lines.LINES[here] >> crop[card] & 1}
        assert {int(adds) for card, *_, adds in places if card in adding} == {each}
        sum_drawn = re.search(rf"{kind}: \[([\d, ]+)\]", text[2])
        assert sum_drawn
        total = lines.brings(here, sum(1 << crop[card] for card in closed_so), tractor)
        assert [int(part) for part in sum_drawn[1].split(",")] == [base, len(adding), each, total]


@LANGUAGES
def test_numbers_said_of_double_deck_are_the_cores(lang: str) -> None:
    said = rules("vege-tables", lang)
    boxed = max(players * count for players, count in double.TRACTORS.items())
    assert bold(said["chapter-double-1"]) == [2 * crops.CARDS + boxed]
    assert str(boxed) in said["chapter-double-1"].partition("</b>")[2]
    assert bold(said["chapter-double-2"]) == [*double.DEALT, double.HAND]
    assert bold(said["chapter-kinds-4"]) == [double.HAND]
    assert bold(said["chapter-closing-1"]) == [double.FRUIT_POINTS, double.FRUIT_LINE_POINTS]
    assert bold(said["chapter-closing-2"]) == [double.TRACTOR_POINTS, double.TRACTOR_LINE_POINTS]
    assert bold(said["chapter-second-3"]) == [double.CLOSING_POINTS]
    assert bold(said["chapter-penalty-2"]) == [double.PENALTY_POINTS]
    assert str(3 * double.CLOSING_POINTS) in said["fig-second"]
    assert double.CIRCLES == 2  # in words, in both languages
    assert double.HAND == 15


# -- which rulings are shown ----------------------------------------------------------------------


def listed() -> dict[str, tuple[set[str], set[int]]]:
    """Every house ruling of the page with the games and players that it is shown for."""
    text = (RULES / "vege-tables" / "rulings.ts").read_text("utf-8")
    kinds: dict[str, set[str]] = {}

    def kinds_of(written: str) -> set[str]:
        """Games in quotes, and those of the lists named."""
        named = re.findall(r"\b[A-Z_]+\b", written)
        return set(re.findall(r'"([\w-]+)"', written)).union(*(kinds[name] for name in named))

    for name, written in re.findall(r"const (\w+): readonly Kind\[\] = (\[.*\]);", text):
        kinds[name] = kinds_of(written)
    counts = {"": {2, 3, 4, 5}, "MANY": {3, 4, 5}}
    assert "const MANY = [3, 4, 5];" in text
    return {
        ruling: (kinds_of(games), counts.get(players) or set(map(int, re.findall(r"\d", players))))
        for ruling, games, players in re.findall(
            r'\{ id: "([\w-]+)", games: (\[.*?\]|\w+)(?:, players: (\[.*?\]|\w+))? \}', text
        )
    }


@LANGUAGES
def test_every_ruling_is_told_in_full_and_in_short(lang: str) -> None:
    said = rules("vege-tables", lang)
    told = {key.removeprefix("ruling-") for key in said if key.startswith("ruling-")}
    assert told == {f"{name}{end}" for name in listed() for end in ("", "-short")}
    chapters = (RULES / "vege-tables" / "chapters.ts").read_text("utf-8")
    for name in listed():
        assert f'"{name}"' in chapters, name


def test_the_rulings_shown_for_a_game_fit_its_players() -> None:
    """Every variant and number of players that the core deals has rulings on the page, and no other has."""
    dealt_so = {
        (info["id"].removeprefix("vege-tables-"), count)
        for info in pygame_core.registry.variants()
        if info["family"] == "vege-tables"
        for count in info["players"]
    }
    rulings = listed()
    shown = {(kind, count) for games, counts in rulings.values() for kind in games for count in counts}
    assert dealt_so <= shown
    assert {kind for kind, _ in shown} == {kind for kind, _ in dealt_so}
    assert all(
        dealt_so & {(kind, count) for kind in games for count in counts} for games, counts in rulings.values()
    )
