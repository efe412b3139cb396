"""A person who tries whatever the page offers: by clicks and by keys."""

import re
from random import Random
from typing import ClassVar

from playwright.sync_api import Locator

from ..tree import Node, nodes
from .cards import LETTERS, TRACTOR, short
from .core import Json
from .shown import STUCK, Seen, ends_in, hand_in, inside, read
from .table import ONWARD, Held, Table, label_in

_ROW = re.compile(r"^Row (\d), (\w+)$")
_GIVE_TO = re.compile("^Give it to$")


class Person:
    """Plays the table's person with choices drawn from a seed; keeps what was seen and done."""

    #: Buttons of a person who is stuck.
    stuck: ClassVar[tuple[str, ...]] = STUCK

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.page = table.page
        self.rng = Random(seed)
        self.keys = False
        self.seen: list[Seen] = []
        self.done: list[str] = []
        self.questions = 0

    def move(self) -> bool:
        """One decision, among those that the page offers now; False when a score sheet lies there instead."""
        self.table.my_move.or_(self.table.onward).first.wait_for()
        found = nodes(self.table.region)
        if any(node.role == "button" and ONWARD.match(node.name) for node in found):
            return False
        self.decide(found)
        return True

    def decide(self, found: list[Node]) -> None:
        seen = self.look(found)
        self.seen.append(seen)
        to = [node.name for node in inside(found, "list", _GIVE_TO) if node.role == "button"]
        if to:
            self.deal_out(found, to)
            return
        held = hand_in(found)
        free: list[int | str] = [at for at, one in enumerate(held) if one.free]
        choice = self.rng.choice([*free, *self.others(seen)])
        if isinstance(choice, int):
            self.use(choice, held[choice], found)
        else:
            self.end(choice, found)

    def look(self, found: list[Node]) -> Seen:
        """What is to be seen now."""
        return Seen(**read(found, ends_in(found)))

    def others(self, seen: Seen) -> list[str]:
        """What can be done but with a card of the hand."""
        return seen.ends

    def check(self, decided: list[tuple[Json, str]]) -> None:
        """Holds what else was read against the views of the decisions."""

    def changed(self, was: str) -> None:
        """The table is another than it was."""
        while self.table.region.aria_snapshot() == was:
            self.page.wait_for_timeout(10)

    # --- the dealer -------------------------------------------------------------

    def deal_out(self, found: list[Node], to: list[str]) -> None:
        """Gives the short Pot or a white card to somebody."""
        title = next(node.name for node in found if node.role == "heading" and "ho gets" in node.name)
        name = self.rng.choice(to)
        self.done.append(f"{title} {name}")
        self.table.region.get_by_role("list", name="Give it to").get_by_role(
            "button", name=name, exact=True
        ).click()
        self.table.region.get_by_role("heading", name=title, exact=True).wait_for(state="detached")

    # --- a card -----------------------------------------------------------------

    def take(self, at: int) -> Locator:
        """Takes a card of the hand up."""
        button = self.table.hand_group.get_by_role("button").nth(at)
        if self.keys and at < 10:
            self.page.keyboard.press(str((at + 1) % 10))
        else:
            self.table.take(button)
        return button

    def use(self, at: int, held: Held, found: list[Node]) -> None:
        """Plays, discards or gives the card, as its place in the hand says."""
        region = self.table.region
        label = label_in(found)
        button = self.take(at)
        if any(node.role == "status" and "Give one card back" in node.text for node in found):
            give = region.get_by_role("button", name=f"Give {short(held.card)}", exact=True)
            self.table.hit(give)
            self.done.append(f">{held.card}")
            give.wait_for(state="detached")  # the partner may go on at once
            return
        if held.burned or held.card == TRACTOR:
            self.table.hit(region.get_by_role("button", name=f"Discard {short(held.card)}", exact=True))
            self.done.append(f"-{held.card}")
        else:
            self.done.append(held.card + self.plant(button, held, found))
        self.table.moved(label)

    def plant(self, button: Locator, held: Held, found: list[Node]) -> str:
        """Plays the card that was taken up; says in which row, when there was a choice."""
        rows = {int(m[1]): m[2] for node in found if (m := _ROW.match(node.name))}
        suits = {LETTERS[suit.capitalize()] for suit in rows.values() if suit != "free"}
        if held.card[0] in suits:
            if self.keys:
                self.page.keyboard.press("Enter")
            else:
                self.table.take(button)  # the same card again plays it
            return ""
        free = [row for row, suit in rows.items() if suit == "free"]
        row = self.rng.choice(free)
        if self.keys:
            self.page.keyboard.press("Enter")
            for _ in range(free.index(row)):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        else:
            self.table.hit(self.table.row(row))
        return f"@{row}"

    # --- the rest ---------------------------------------------------------------

    def end(self, how: str, found: list[Node]) -> None:
        """Passes, takes the Pot or a Tractor, or admits that nothing is left."""
        table, label = self.table, label_in(found)
        region = table.region
        if how == "pass":
            if self.keys:
                self.page.keyboard.press("p")
            else:
                table.hit(table.pass_button)
            anyway = self.rng.random() < 0.5
            if not table.passed(anyway):
                self.questions += 1
                self.seen.pop()
                assert table.label() == label
                return
        elif how == "pot":
            table.hit(region.get_by_role("button", name=re.compile("^Take the Pot")))
            table.moved(label)
        elif how == "T":
            table.hit(region.get_by_role("button", name="Take up a Tractor", exact=True))
            table.moved(label)
        else:
            was = region.aria_snapshot()
            table.hit(region.get_by_role("button", name=re.compile(f"^({'|'.join(self.stuck)})$")))
            self.changed(was)
        self.done.append(how)
