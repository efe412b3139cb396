"""What the rules page draws and says, against the core."""

import json
import re
from pathlib import Path

import pytest

from pygame_core.vegeterrors import cards, payout, state

WEB = Path(__file__).parents[2] / "web" / "src"


def rules(lang: str) -> dict[str, str]:
    return json.loads((WEB / "i18n" / lang / "rules.json").read_text("utf-8"))


def test_the_deck_table_is_the_cores() -> None:
    drawn = json.loads((WEB / "screens" / "rules" / "deck.json").read_text("utf-8"))
    assert drawn == dict(cards.DECKS["z1"].four)


def test_the_symbols_printed_on_cards_are_the_cores() -> None:
    printed = json.loads((WEB / "table" / "printed.json").read_text("utf-8"))
    deck = cards.DECKS["z1"]
    assert printed == {**dict.fromkeys(deck.poison, "poison"), deck.boss: "boss"}


def test_examples_use_cards_of_the_deck() -> None:
    deck = cards.DECKS["z1"].four
    folder = WEB / "screens" / "rules"
    shown = "".join((folder / name).read_text("utf-8") for name in ["figures.tsx", "laneFigures.tsx"])
    assert set(re.findall(r'"([BGYR]\d)"', shown)) <= set(deck)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_numbers_in_the_text_are_the_cores(lang: str) -> None:
    said = rules(lang)
    assert re.findall(r"<b>(\d+)</b>", said["chapter-payout-2"]) == [str(gold) for gold in payout.PRIZES[:3]]
    assert str(state.TARGET) in said["chapter-end-lead"]
    assert str(state.TARGET) in said["chapter-idea-3"]
    assert str(cards.MAGIC_STRENGTH) in said["chapter-magic-1"]
    assert str(cards.POISON_STRENGTH) in said["chapter-boss-1"]
    counts = cards.DECKS["z1"]
    assert str(sum(counts.four.values())) in said["chapter-cards-lead"]
    assert str(sum(counts.three.values())) in said["chapter-three-1"]
