"""The Vine table as a person meets it: by role and accessible name alone."""

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from ..at_table import AtTable
from ..tree import nodes
from .core import Json, named, number
from .deeds import Deed, Pick, mode_of

_SUM = re.compile(r"^(.+): ([−\d]+) points?, the sum$")
_LOOK = re.compile(r"^Look at (.+), ([−\d]+) points?")
_CELL = re.compile(r"^Column ([−\d]+), row (\d+): .*; (you can|picked)")
RESULT = re.compile(r"wins? |You score|share the win")


class Table(AtTable):
    """A game of Vine at the table."""

    title = re.compile("^Vine")

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.touch = False
        self.skip = self.button("Skip pruning")
        self.end = self.button("End turn")
        self.swap = self.button("Swap the two tiles")
        self.drawn = self.region.get_by_role("region", name="Drawn", exact=True)
        self.supply = self.region.get_by_role("region", name="Bean supply")
        self.onward = self.button("See the result")
        self.result = page.get_by_role("heading", level=2, name=RESULT)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.region.get_by_role("button", name=name, exact=isinstance(name, str))

    # --- starting ---------------------------------------------------------------

    def start(self, game: str, code: str = "", people: tuple[int, ...] = (0,)) -> "Table":
        """ "solo", "4", "2 objectives"."""
        words = game.split()
        self.page.goto("./#/")
        packet = self.page.get_by_role("article", name="Vine", exact=True)
        packet.get_by_role("link", name=re.compile("^Solo" if words[0] == "solo" else "^Standard")).click()
        dialog = self.page.get_by_role("dialog", name="New game")
        expect(dialog.get_by_role("heading", name="Options")).to_be_visible()
        players = 1 if words[0] == "solo" else int(words[0])
        if words[0] != "solo":
            self._step(dialog.get_by_role("group", name="Players"), players)
            wanted = "three, open" if "objectives" in words else "none"
            dialog.get_by_role("group", name="Objectives").get_by_text(wanted, exact=True).click()
        self.seat(dialog, players, people)
        dialog.get_by_role("textbox", name="Deal code").fill(code)
        dialog.get_by_role("button", name="Start the game").click()
        self.opened()
        return self

    def _step(self, stepper: Locator, wanted: int) -> None:
        while (now := int(stepper.inner_text().split()[-1])) != wanted:
            stepper.get_by_role("button", name="One more" if now < wanted else "One fewer").click()
            expect(stepper.get_by_text(str(now + (1 if now < wanted else -1)), exact=True)).to_be_visible()

    # --- reading ----------------------------------------------------------------

    def points(self) -> dict[str, int]:
        """Every vine's points, as its head or its small picture says them."""
        found = {}
        for node in nodes(self.region):
            if node.role == "button" and (told := _SUM.match(node.name) or _LOOK.match(node.name)):
                found[told[1]] = int(told[2].replace("−", "-"))
        return found

    def shows(self, points: dict[str, int]) -> None:
        """Waits for the points of every vine."""
        for _ in range(200):
            if (now := self.points()) == points:
                return
            self.page.wait_for_timeout(15)
        assert now == points

    def places(self, vine: str) -> set[tuple[int, int]]:
        """Cells of a vine that take what is taken up, or are picked."""
        grid = self.region.get_by_role("grid", name=vine, exact=True)
        told = [_CELL.match(node.name) for node in nodes(grid) if node.role == "gridcell"]
        return {(int(one[1].replace("−", "-")), int(one[2])) for one in told if one}

    def cell(self, vine: str, x: int, y: int) -> Locator:
        grid = self.region.get_by_role("grid", name=vine, exact=True)
        return grid.get_by_role("gridcell", name=re.compile(rf"^Column {number(x)}, row {y}: "))

    def asks(self, view: Json) -> Locator:
        """What is there when the page asks as the core does."""
        if view["phase"] == "over":
            return self.onward
        return {
            "prune": self.skip,
            "pair": self.swap,
            "hand": self.drawn.get_by_role("button").first,
            "placing": self.region.get_by_role(
                "button", name=re.compile("for (your|the|.+’s) .*vine$")
            ).first,
            "bean": self.end,
        }[mode_of(view)]

    # --- doing ------------------------------------------------------------------

    def hit(self, place: Locator) -> None:
        if self.touch:
            place.tap()
        else:
            place.click()

    def pick(self, view: Json, pick: Pick) -> None:
        """Picks a place, and turns the tile until it lies as wanted."""
        cell = self.cell(named(view, pick.vine), *pick.cell)
        at, ways = pick.ways.index(pick.offer) + 1, len(pick.ways)
        wanted = re.compile(rf"; picked, way {at} of {ways}\b" if ways > 1 else "; picked")
        for _ in range(ways + 1):
            if wanted.search(cell.get_attribute("aria-label") or ""):
                return
            self.hit(cell)
        expect(cell).to_have_accessible_name(wanted)

    def do(self, view: Json, deed: Deed) -> None:
        """Does what the core did, with the buttons and cells of the page."""
        self.prepare(view, deed)
        self.finish(view, deed)

    def finish(self, view: Json, deed: Deed) -> None:
        """Picks the places of what is taken up, and presses the button."""
        for pick in deed.picks:
            self.pick(view, pick)
        if deed.kind == "skip":
            self.hit(self.skip)
        elif deed.kind == "end":
            self.hit(self.end)
        elif deed.kind == "refresh":
            self.hit(self.button("Refresh, for 1 token"))
        elif deed.way:
            self.hit(self.button(re.compile("^Keep it for now" if deed.way == "keep" else "^Pass it to ")))
        else:
            self.hit(self.button(re.compile(r"^(Cut \d|Place |Hang the |Stack the |Go on without)")))

    def prepare(self, view: Json, deed: Deed) -> None:
        """Takes up what the deed is about."""
        if deed.kind == "cut":
            # The only cut of a leaf on the root is chosen by itself.
            if view["choices"]["skip"]:
                self.hit(self.cell(named(view, view["active"]), *deed.cut["past"]))
        elif deed.kind == "pair" and deed.at != view["choices"]["hand"][0]["place"]:
            self.hit(self.swap)
        elif deed.kind == "tile":
            order = [one["place"] for one in view["choices"]["hand"]]
            self.hit(self.drawn.get_by_role("button").nth(order.index(deed.at)))
        elif deed.kind in ("hang", "stack"):
            order = [at for at, face in enumerate(view["supply"], 1) if face]
            self.hit(self.supply.get_by_role("button").nth(order.index(deed.at)))
            stack = self.button("Stack, for 1 token")
            if deed.kind == "stack" and stack.get_attribute("aria-pressed") != "true":
                self.hit(stack)
        elif deed.kind == "compost":
            self.hit(self.button("Compost, for 1 token"))
            sheet = self.page.get_by_role("dialog", name="Compost")
            order = [tile["place"] for tile in view["compost"]]
            self.hit(sheet.get_by_role("button", name=re.compile(r"of them")).nth(order.index(deed.at)))

    def settled(self, before: str, view: Json) -> None:
        """Waits until the table is another one and asks as the core does now."""
        wanted, last = self.asks(view), ""
        for _ in range(600):
            now = self.region.aria_snapshot()
            if now != before and now == last and wanted.count():
                return
            last = now
            self.page.wait_for_timeout(15)
        raise AssertionError(f"the page does not ask for {view['phase']}:\n{last}")


def offered(view: Json, deed: Deed) -> Iterator[tuple[str, set[tuple[int, int]]]]:
    """For each vine that the deed touches, the cells that take what was taken up."""
    for pick in deed.picks:
        yield named(view, pick.vine), {(one["x"], one["y"]) for one in pick.offers}
