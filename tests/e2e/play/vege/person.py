"""A person who tries whatever the page offers: by clicks in one deal, by keys in the next."""

import re
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Locator

from ..tree import Node, nodes
from .cards import LETTERS, TRACTOR, short
from .table import HAND, ONWARD, Held, Table, held_in, label_in

_POINTS = re.compile(r"^(\w+) ([−-]?\d+) points")
_ROW = re.compile(r"^Row (\d), (\w+)$")
STUCK = ("Show my hand", "Lose 50 points", "End the deal")


@dataclass(frozen=True)
class Seen:
    """What the page showed when a decision was asked for."""

    cards: list[str]
    free: list[str]
    tractors: dict[str, int]
    points: dict[str, int]
    ends: list[str]


def inside(found: list[Node], role: str, name: re.Pattern[str]) -> list[Node]:
    """What stands within the first node of a role and name."""
    for at, node in enumerate(found):
        if node.role == role and name.match(node.name):
            rest = found[at + 1 :]
            end = next((to for to, other in enumerate(rest) if other.depth <= node.depth), len(rest))
            return rest[:end]
    return []


class Person:
    """Plays the table's person with choices drawn from a seed; keeps what was seen and done."""

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
        held = [held_in(n.name, n.off) for n in inside(found, "group", HAND) if n.role == "button"]
        on = {node.name: node for node in found if node.role == "button" and not node.off}
        to = [
            node.name for node in inside(found, "list", re.compile("^Give it to$")) if node.role == "button"
        ]
        stuck = next((name for name in STUCK if name in on), None)
        pot = next((name for name in on if name.startswith("Take the Pot")), None)
        ends = {"pass": "Pass" in on, "pot": pot, "T": "Take up a Tractor" in on, "stuck": stuck}
        free = [] if to else [at for at, one in enumerate(held) if one.free]
        self.seen.append(
            Seen(
                [one.card for one in held],
                [held[at].card for at in free],
                {held[at].card: held[at].tractors for at in free if held[at].tractors},
                {m[1]: int(m[2].replace("−", "-")) for node in found if (m := _POINTS.match(node.text))},
                [end for end, there in ends.items() if there],
            )
        )
        if to:
            self.deal_out(found, to)
            return
        choices: list[int | str] = [*free, *(end for end, there in ends.items() if there)]
        choice = self.rng.choice(choices)
        if isinstance(choice, int):
            self.use(choice, held[choice], found)
        else:
            self.end(choice, found)

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

    def use(self, at: int, held: Held, found: list[Node]) -> None:
        """Plays, discards or gives the card, as its place in the hand says."""
        region = self.table.region
        label = label_in(found)
        button = self.table.hand_group.get_by_role("button").nth(at)
        if self.keys and at < 10:
            self.page.keyboard.press(str((at + 1) % 10))
        else:
            self.table.take(button)
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
            table.hit(region.get_by_role("button", name=re.compile(f"^({'|'.join(STUCK)})$")))
            while region.aria_snapshot() == was:
                self.page.wait_for_timeout(10)
        self.done.append(how)
