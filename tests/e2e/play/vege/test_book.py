"""From the table to the rules of the way it is played, and back."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Bring
from .core import new


@pytest.mark.parametrize(
    ("game", "chapter"),
    [
        ("base 4", "The idea"),
        ("base 2", "2 players"),
        ("base 5", "3 and 5 players"),
        ("expert 4", "Expert"),
        ("partners 4 expert", "Partners"),
        ("tournament 4", "What is different"),
        ("tournament 2", "2.0 for two"),
        ("double-deck 3", "Two decks"),
    ],
)
def test_the_book_opens_at_its_chapter(garden: Page, bring: Bring, game: str, chapter: str) -> None:
    table = bring(new(game))
    table.wait()
    garden.get_by_role("banner").get_by_role("link", name="Rules").click()
    expect(garden.get_by_role("heading", name=chapter, exact=True)).to_be_visible()
    garden.get_by_role("banner").get_by_role("link", name="Back").click()
    expect(table.region).to_be_visible()
