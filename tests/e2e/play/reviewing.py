"""A finished game with few decisions left to judge, and its review as a person reads it."""

import json
import re
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from pygame_core import page as core_page
from pygame_core.record import Record

from . import files
from .core import ask, rehearse
from .table import Table
from .tree import nodes

Json = Any
NUMBERS = count(1)
CODE = "APPLE-APPLE-000000"
_ROW = re.compile(r"^Move (\d+) (.+) (Best|Good|Slip|Mistake) (0|−\d+)$")


@dataclass(frozen=True)
class Row:
    """A decision in the list; `at`: moves before it."""

    at: int
    grade: str
    lost: int


@cache
def match() -> Record:
    return rehearse(CODE, 4).record


def ending(decisions: int, people: tuple[int, ...] = (0,)) -> Record:
    """The last moves of a match, with so many real choices of its first person."""
    whole = match()
    core_page.TABLES["ending"] = whole
    first = ask("course", table="ending", seats=[people[0]])["choices"][-decisions]["at"]
    record = Record(whole.game, whole.seed, whole.states[first].to_json())
    record.meta = json.loads(json.dumps(whole.meta))
    for seat in people:
        record.meta["seats"][seat] = {"kind": "person", "name": f"Player {seat + 1}", "face": "owl"}
    for move in whole.notations[first:]:
        record.play(move)
    return record


def file_of(record: Record, folder: Path) -> Path:
    core_page.TABLES["ending"] = record
    view = ask("view", table="ending", eyes=[])
    number = next(NUMBERS)
    own = {"rounds": None, "step": 1, "points": record.state.returns(), "target": view.get("target")}
    return files.write(folder, f"looked{number:06}", f"Looked {number}", record, view, **own)


class Review:
    """The review of a game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.list = page.get_by_role("region", name=re.compile("[Dd]ecisions"))
        self.status = self.list.get_by_role("status")
        self.judged = self.list.get_by_role("button", name=_ROW)
        self.stop = page.get_by_role("button", name="Stop", exact=True)
        self.on = page.get_by_role("button", name="Go on", exact=True)

    def open(self, file: Path) -> "Review":
        """From the result of a game file."""
        game = json.loads(file.read_text("utf-8"))
        self.ident, self.name = game["id"], game["name"]
        table = Table(self.page).load(file)
        expect(table.result).to_be_visible()
        self.page.get_by_role("link", name="Review", exact=True).click()
        return self.opened()

    def from_saves(self, file: Path) -> "Review":
        """From the list of saved games."""
        page = self.page
        page.goto("./#/saves")
        with page.expect_file_chooser() as chooser:
            page.get_by_role("banner").get_by_role("button", name="Open a game file").click()
        chooser.value.set_files(file)
        game = json.loads(file.read_text("utf-8"))
        self.ident, self.name = game["id"], game["name"]
        page.get_by_role("link", name=f"Review {self.name}", exact=True).click()
        return self.opened()

    def opened(self) -> "Review":
        expect(self.list).to_be_visible()
        return self

    def again(self) -> "Review":
        """Left and opened anew: it knows what the browser kept."""
        here = self.page.url
        self.page.goto("./#/")
        expect(self.page.get_by_role("heading", level=1)).to_be_attached()
        self.page.goto(here)
        return self.opened()

    def done(self) -> "Review":
        expect(self.status).to_contain_text("decision")
        return self

    def rows(self) -> list[Row]:
        """The decisions that are judged, as they stand in the list."""
        told = [_ROW.match(node.name) for node in nodes(self.list) if node.role == "button"]
        return [Row(int(row[1]) - 1, row[3], -int(row[4].replace("−", "-"))) for row in told if row]

    def kept(self, what: str) -> Json:
        """What the browser keeps of the game, "save" or "review"; None when it keeps nothing."""
        find = "end => Object.entries(localStorage).find(([name]) => name.endsWith(end))?.[1] ?? null"
        return json.loads(self.page.evaluate(find, f":{what}:{self.ident}") or "null")
