"""What is the same at every table: how a game is opened, kept and shared."""

import json
import re
from pathlib import Path
from typing import ClassVar, Self

from playwright.sync_api import Locator, Page, expect


class AtTable:
    """A game of any family at the table."""

    #: The heading over the table.
    title: ClassVar[str | re.Pattern[str]]

    def __init__(self, page: Page) -> None:
        self.page = page
        self.region = page.get_by_role("region", name="Table", exact=True)
        self.status = self.region.get_by_role("status")
        self.others = self.region.get_by_role("list", name="Other players")
        self.undo = page.get_by_role("banner").get_by_role("button", name="Undo")
        self.log = page.get_by_role("complementary")

    def seat(self, dialog: Locator, players: int, people: tuple[int, ...]) -> None:
        """In the dialog of a new game: `people` are the seats that people take, bots sit on the others."""
        for seat in range(players):
            name = self.page.get_by_role("textbox", name=f"Name at seat {seat + 1}")
            row = dialog.get_by_role("listitem").filter(has=name)
            kind = row.get_by_role("button", name="Person" if seat in people else "Bot", exact=True)
            kind.click()
            expect(kind).to_have_attribute("aria-pressed", "true")

    def load(self, file: Path) -> Self:
        """Opens a game file."""
        page = self.page
        page.goto("./#/saves")
        with page.expect_file_chooser() as chooser:
            page.get_by_role("banner").get_by_role("button", name="Open a game file").click()
        chooser.value.set_files(file)
        name = json.loads(file.read_text("utf-8"))["name"]
        page.get_by_role("link", name=re.compile(f"^(Continue|Look at) {name}$")).click()
        return self.opened()

    def opened(self) -> Self:
        expect(self.page.get_by_role("heading", level=1, name=self.title)).to_be_visible()
        return self

    def record(self) -> str:
        """The record's text, from the game file that the page hands out."""
        self.page.get_by_role("button", name="Table menu").click()
        menu = self.page.get_by_role("dialog", name="Table menu")
        with self.page.expect_download() as file:
            menu.get_by_role("button", name="Save a game file").click()
        menu.get_by_role("button", name="Close").click()
        expect(menu).to_have_count(0)
        return str(json.loads(Path(file.value.path()).read_text("utf-8"))["text"])

    def share(self, kind: str) -> str:
        """A link of the share dialog, by the words that name it."""
        self.page.get_by_role("button", name="Share", exact=True).first.click()
        dialog = self.page.get_by_role("dialog", name="Share this game")
        choice = dialog.get_by_role("radio", name=kind)
        expect(choice).to_be_enabled()
        choice.check(force=True)  # the radio itself is drawn by the label around it
        link = dialog.get_by_role("textbox", name=re.compile(r"^Link, \d+ characters"))
        url = link.input_value()
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_have_count(0)
        return url
