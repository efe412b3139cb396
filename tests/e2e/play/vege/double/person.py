"""A person at a table of Double Deck."""

import re
from typing import cast

from playwright.sync_api import Locator, expect

from ...tree import Node, buttons, nodes
from ..cards import CROPS
from ..core import Json
from ..person import Person
from ..shown import Seen
from ..table import Held, Table, label_in
from . import words
from .shown import DRAW, END, STUCK, SeenDouble, look

_OPEN = re.compile(r"^(\w+): (?!closed by)")
_PLANT = re.compile(r"^(\w+): plant ")
#: The left tallone for a card of each stage.
BACKS = (1, 2, 2, 3, 3)
_PUT = re.compile(r"^(Left|Right) pile: put ")


class PersonDouble(Person):
    """Lays Tractors on crops, draws from talloni, puts cards under them."""

    stuck = (STUCK,)

    def __init__(self, table: Table, seed: int) -> None:
        super().__init__(table, seed)
        #: What every look at a crop told: at which decision, which crop, its ways and which are open.
        self.looks: list[tuple[int, str, list[str], list[bool]]] = []

    def check(self, decided: list[tuple[Json, str]]) -> None:
        for at, title, names, free in self.looks:
            view = decided[at][0]
            told = next(crop for crop in view["crops"] if words.title(crop) == title)
            assert names == words.ways(told)
            card = any(held["card"] == told["next"] and held["actions"] for held in view["hand"])
            assert free == [card, f"T:{told['chain'][0]['card']}" in view["legal"]]

    def look(self, found: list[Node]) -> Seen:
        return look(found)

    def others(self, seen: Seen) -> list[str]:
        here = cast(SeenDouble, seen)
        if here.draws:
            return here.draws
        draw = [end for end in here.ends if end == "draw"]
        rest = [end for end in here.ends if end != "draw"]
        tractor = here.ready > 0 and not here.putting and any(map(_OPEN.match, here.crops))
        return [*draw, *rest, *(["tractor"] if tractor else [])]

    def end(self, how: str, found: list[Node]) -> None:
        region = self.table.region
        label = label_in(found)
        if how == "tractor":
            self.lay_tractor()
        elif how == "draw":
            if self.keys:
                self.page.keyboard.press("p")
            else:
                self.table.hit(region.get_by_role("button", name=DRAW))
            region.get_by_role("button", name=DRAW).wait_for(state="detached")
            self.draw(self.rng.choice(look(nodes(region)).draws), label)
        elif how.startswith("D"):
            self.draw(how, label)
        elif how == "pass":
            self.table.hit(region.get_by_role("button", name=END, exact=True))
            region.get_by_role("button", name=END, exact=True).wait_for(state="detached")
            self.done.append(how)
        else:
            super().end(how, found)

    def draw(self, move: str, label: str) -> None:
        """One card from a tallone."""
        if self.keys:
            self.page.keyboard.press(move[1])
        else:
            self.table.hit(self.pile(move[1]))
        self.table.moved(label)
        self.done.append(move)

    def pile(self, number: str) -> Locator:
        return self.table.region.get_by_role("button", name=re.compile(f"^Pile {number}, "))

    def lay_tractor(self) -> None:
        """Looks at a crop, one that wants its Fruit before others, and lays a Tractor there if it can go."""
        region, seen = self.table.region, cast(SeenDouble, self.seen[-1])
        names = [name for name in seen.crops if _PLANT.match(name)] or list(filter(_OPEN.match, seen.crops))
        name = self.rng.choice(names)
        title = name.partition(":")[0]
        cell = self.table.field.get_by_role("button", name=name, exact=True)
        if self.keys:
            cell.press("Enter")
        else:
            self.table.hit(cell)
        panel = region.get_by_role("group", name=f"{title}: what closing it would bring now", exact=True)
        ways = buttons(panel)
        self.looks.append((len(self.done), title, [way.name for way in ways], [not way.off for way in ways]))
        if ways[1].off:
            self.page.keyboard.press("Escape")
            if self.keys:  # back on the crop first
                self.page.keyboard.press("Escape")
            self.seen.pop()
        else:
            tray = region.get_by_role("button", name=re.compile(f"^{seen.ready} Tractors? ready"))
            if self.keys:
                self.page.keyboard.press("t")
            else:
                self.table.hit(panel.get_by_role("button", name=ways[1].name, exact=True))
            tray.wait_for(state="detached")
            letter = next(letter for letter, crops in CROPS.items() if title.lower() in crops)
            self.done.append(f"T:{letter}{CROPS[letter].index(title.lower()) + 1}")
        self.table.status.hover()  # where the panel was, the pointer may look at another crop
        expect(self.table.field.get_by_role("button", expanded=True)).to_have_count(0)

    def use(self, at: int, held: Held, found: list[Node]) -> None:
        if not cast(SeenDouble, self.seen[-1]).putting:
            super().use(at, held, found)
            return
        label = label_in(found)
        self.take(at)
        region = self.table.region
        under = region.get_by_role("button", name=_PUT)
        under.first.wait_for()
        name = self.rng.choice([node.name for node in nodes(region) if _PUT.match(node.name)])
        pile = BACKS[(int(held.card[1:]) - 1) // 4] + (3 if name.startswith("Right") else 0)
        self.table.hit(region.get_by_role("button", name=name, exact=True))
        self.table.moved(label)
        self.done.append(f"{held.card}<{pile}")
