"""Words of the texts, to find English where Italian is spoken."""

import json
import re
from collections.abc import Iterable

from playwright.sync_api import Page, expect

from build_tools.paths import WEB

from .tree import nodes

WORD = re.compile(r"[a-zà-ù]{3,}")


def words(language: str, files: Iterable[str]) -> set[str]:
    """All words of the texts; what belongs to their notation is in both languages."""
    folder = WEB / "src" / "i18n" / language
    texts = [json.loads((folder / f"{name}.json").read_text("utf-8")).values() for name in files]
    return {word for values in texts for text in values for word in WORD.findall(text.lower())}


def english(files: Iterable[str], names: Iterable[str]) -> set[str]:
    """Words that only the English texts have."""
    kept = list(files)
    return words("en", kept) - words("it", kept) - {name.lower() for name in names}


def said(page: Page) -> set[str]:
    """Every word that the page shows or speaks."""
    told = [*nodes(page.get_by_role("banner")), *nodes(page.get_by_role("main"))]
    return {word for node in told for word in WORD.findall(f"{node.name} {node.text}".lower())}


def speak(page: Page, language: str) -> None:
    """ "Italiano" or "English", chosen on the first page."""
    page.goto("./#/")
    choice = page.get_by_role("group").get_by_role("button", name=language)
    choice.click()
    expect(page.get_by_role("group", name="Language" if language == "English" else "Lingua")).to_be_visible()
