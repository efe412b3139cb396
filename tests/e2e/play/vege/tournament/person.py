"""A person at a table of 2.0."""

import re
from typing import cast

from ...tree import Node
from ..person import Person
from ..shown import Seen
from .shown import CHOICES, STOP, Seen20, look


class Person20(Person):
    """Takes free cards from Silos and wells too, and chooses when stuck."""

    def look(self, found: list[Node]) -> Seen:
        return look(found)

    def others(self, seen: Seen) -> list[str]:
        here = cast(Seen20, seen)
        return [*here.ends, *here.takes, *here.choices]

    def end(self, how: str, found: list[Node]) -> None:
        region = self.table.region
        if re.fullmatch(r"[SW]\d", how):
            self.take_free(how)
        elif how == "stop":
            button = region.get_by_role("button", name=STOP, exact=True)
            button.click()
            button.wait_for(state="detached")
            how = "pass"
        elif how in CHOICES:
            was = region.aria_snapshot()
            self.table.hit(region.get_by_role("button", name=CHOICES[how]))
            self.changed(was)
        else:
            super().end(how, found)
            return
        self.done.append(how)

    def take_free(self, move: str) -> None:
        """The free card of a Silo or a well: chosen, and once more."""
        place = "Silo" if move[0] == "S" else "Well"
        region = self.table.region
        card = region.get_by_role("button", name=re.compile(f", free in {place} {move[1]}\\b"))
        name = card.get_attribute("aria-label")
        this = region.get_by_role("button", name=str(name), exact=True)
        self.table.hit(this)
        if self.keys:
            self.page.keyboard.press("Enter")
        else:
            self.table.hit(region.get_by_role("button", name=re.compile("^Take (?!up|a free|the last)")))
        this.wait_for(state="detached")
