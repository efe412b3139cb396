"""A tournament evening as its host meets it: everything here goes by role and accessible name."""

import re
from dataclasses import dataclass
from typing import Self

from playwright.sync_api import Locator, Page, expect

EIGHT = ["Anna", "Elena", "Sofia", "Paolo", "Marta", "Dario", "Luca", "Giulia"]
LINES = ["Pot", "Fruits", "Families", "Closing", "Penalties"]


@dataclass(frozen=True)
class Row:
    """A line of the ranking, as it is written."""

    place: str
    moved: str
    name: str
    rounds: list[str]
    points: str
    game: str


class AtEvening:
    """One evening at the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.get_by_role("main")
        self.dialog = page.get_by_role("dialog")
        self.tables = self.main.get_by_role("article")
        self.preview = self.main.get_by_role("status")
        self.pair = self.main.get_by_role("button", name="Pair the tables")

    def new(self) -> Self:
        self.page.goto("./#/evening/new")
        expect(self.page.get_by_role("heading", level=1, name="New evening")).to_be_visible()
        return self

    def write(self, *names: str) -> None:
        field = self.page.get_by_role("textbox", name="Names")
        field.fill(", ".join(names))
        field.press("Enter")

    def begin(self, *names: str, name: str = "") -> Self:
        """A new evening of these people, with all that is usual."""
        self.new().write(*names)
        self.main.get_by_role("textbox", name="Name of the evening").fill(name)
        expect(self.pair).not_to_have_attribute("aria-disabled", "true")
        self.pair.click()
        return self.at_round(1)

    def at_round(self, number: int) -> Self:
        expect(self.main.get_by_role("heading", level=2, name=f"Round {number} of")).to_be_attached()
        return self

    def table(self, number: int) -> Locator:
        return self.main.get_by_role("article", name=f"Table {number}")

    def seats(self, number: int) -> list[str]:
        """Who sits there, the dealer first."""
        items = self.table(number).get_by_role("listitem")
        return [text.split("\n")[0].strip() for text in items.all_inner_texts()]

    # --- results ------------------------------------------------------------------

    def enter(self, number: int) -> Locator:
        """Opens the form of a table, whatever stands there."""
        button = re.compile(rf"^(Enter|Change|Go on with).* of table {number}$")
        self.main.get_by_role("button", name=button).click()
        return self.dialog

    def totals(self, number: int, *points: int) -> None:
        form = self.enter(number)
        form.get_by_text("Totals", exact=True).click()
        for field, value in zip(form.get_by_role("spinbutton").all(), points, strict=True):
            field.fill(str(value))
        self.save()

    def sheet(self, number: int, lines: dict[str, list[int]]) -> None:
        """Fills the score sheet, and leaves its dialog open."""
        form = self.enter(number)
        form.get_by_text("Score sheet", exact=True).click()
        expect(form.get_by_role("table")).to_be_visible()
        for line, values in lines.items():
            fields = form.get_by_role("row", name=line).get_by_role("spinbutton").all()
            for field, value in zip(fields, values, strict=True):
                field.fill(str(value))

    def save(self) -> None:
        self.dialog.get_by_role("button", name="Save", exact=True).click()
        expect(self.dialog).to_have_count(0)

    def ranking(self) -> list[Row]:
        rows = self.main.get_by_role("table", name="Ranking").get_by_role("row").all()[1:]
        found = []
        for row in rows:
            place, moved, name, *rounds, points, game = row.locator("th, td").all_inner_texts()
            words = [" ".join(text.split()) for text in [place, moved, name, *rounds, points, game]]
            found.append(Row(words[0], words[1], words[2], words[3:-2], words[-2], words[-1]))
        return found

    def expect_ranking(self, *names: str) -> None:
        """Waits until these lead, in this order."""
        rows = self.main.get_by_role("table", name="Ranking").get_by_role("rowheader")
        expect(rows).to_have_text([re.compile(rf"^{name}") for name in names])
