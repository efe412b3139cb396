"""The Vege Tables table as a person meets it: by role and accessible name alone."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, Position, expect

from ..at_table import AtTable
from ..tree import Node, buttons, nodes
from .cards import short, spoken, written
from .core import asked

HAND = re.compile(r"^(Your hand|Hand of .+), \d+ card")
ONWARD = re.compile(r"^(Next deal|See the result)$")
MY_MOVE = re.compile(r"^(Your turn|You choose)(?!.*gives one card back)|Give one card back")
RESULT = re.compile(r"wins? (with .+, )?by \d+|share the win")
VARIANTS = {
    "base": "Base",
    "expert": "Expert",
    "partners": "Partners",
    "tournament": "Tournament 2.0",
    "double-deck": "Double Deck",
}
#: Options of a new game, and how they and their values are called.
OPTIONS = {
    "deal": ("Cards dealt", {"base": "Base", "expert": "Expert"}),
    "wells": ("Wells", {"three": "6 + 5, 5 hidden", "two": "8 + 8"}),
    "jokers": ("Tractors each", {"2": "2", "3": "3"}),
}
#: How many players choose them.
OFFERED = {"partners": {"deal": (4,)}, "tournament": {"jokers": (3,), "wells": (3, 4, 5)}}
CORNER = Position(x=14, y=20)


@dataclass(frozen=True)
class Held:
    """A card of the hand: can something be done with it, and how many Tractors would a play take?"""

    card: str
    free: bool
    tractors: int
    name: str

    @property
    def burned(self) -> bool:
        return ", burned" in self.name

    @property
    def open(self) -> bool:
        return ", laid open" in self.name


def held_in(name: str, off: bool) -> Held:
    tractors = re.search(r", with (a|\d+) Tractor", name)
    count = 0 if not tractors else 1 if tractors[1] == "a" else int(tractors[1])
    return Held(written(name), not off, count, name)


def label_in(found: list[Node]) -> str:
    return next((node.name for node in found if node.role == "group" and HAND.match(node.name)), "")


class Table(AtTable):
    """A game of Vege Tables at the table."""

    title = re.compile("^(Vege Tables|Double Deck)")

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        #: By finger, on a phone.
        self.touch = False
        self.hand_group = self.region.get_by_role("group", name=HAND)
        self.field = self.region.get_by_role("region", name="Field", exact=True)
        self.onward = self.region.get_by_role("button", name=ONWARD)
        self.result = page.get_by_role("heading", name=RESULT)
        self.my_move = self.status.filter(has_text=MY_MOVE)
        self.pass_button = self.region.get_by_role("button", name="Pass", exact=True)
        self.question = page.get_by_role("dialog", name=re.compile("^Pass and leave"))

    # --- starting ---------------------------------------------------------------

    def start(
        self, game: str = "base 4", people: tuple[int, ...] = (0,), code: str = "", deals: int = 0
    ) -> "Table":
        """Deals "base 2", "partners 4 expert", "tournament 3 jokers=3"; a deal each unless told otherwise."""
        variant, players, options = asked(game)
        self.page.goto("./#/")
        packet = self.page.get_by_role("article", name="Vege Tables")
        packet.get_by_role("link", name=re.compile(f"^{VARIANTS[variant]}\\b")).click()
        dialog = self.page.get_by_role("dialog", name="New game")
        if variant != "partners":
            self._step(dialog.get_by_role("group", name="Players"), players)
        for option, counts in OFFERED.get(variant, {}).items():
            if players in counts:
                name, values = OPTIONS[option]
                value = options.get(option, next(iter(values)))
                dialog.get_by_role("group", name=re.compile(f"^{name}")).get_by_text(
                    values[value], exact=True
                ).click()
        self._step(dialog.get_by_role("group", name=re.compile("^Deals")), deals or players)
        self.seat(dialog, players, people)
        dialog.get_by_role("textbox", name="Deal code").fill(code)
        dialog.get_by_role("button", name="Deal the cards").click()
        self.opened()
        return self

    def _step(self, stepper: Locator, wanted: int) -> None:
        """Presses more or fewer until the stepper says the number."""
        expect(stepper).to_be_visible()

        def says() -> int:
            return int(stepper.inner_text().split()[-1])

        while (now := says()) != wanted:
            stepper.get_by_role("button", name="One more" if now < wanted else "One fewer").click()
            expect(stepper.get_by_text(str(now + (1 if now < wanted else -1)), exact=True)).to_be_visible()

    # --- reading ----------------------------------------------------------------

    def wait(self) -> str:
        """Until something is up to the person: "table" or "sheet"."""
        self.my_move.or_(self.onward).first.wait_for()
        return "sheet" if self.onward.count() else "table"

    def next(self) -> bool:
        """On from a score sheet; is there another deal?"""
        more = self.onward.inner_text() == "Next deal"
        self.onward.click()
        self.onward.wait_for(state="detached")
        if not more:
            expect(self.result).to_be_visible()
        return more

    def hand(self) -> list[Held]:
        return [held_in(node.name, node.off) for node in buttons(self.hand_group)]

    def cards(self) -> list[str]:
        return [held.card for held in self.hand()]

    def legal(self) -> list[str]:
        return [held.card for held in self.hand() if held.free]

    def held(self, card: str) -> Locator:
        return self.hand_group.get_by_role("button", name=re.compile(f"^{spoken(card)}(,|$)")).first

    def row(self, number: int) -> Locator:
        """The place of a free row that a taken-up card can begin."""
        return self.field.get_by_role("button", name=f"Row {number}: plant here", exact=True)

    def cell(self, name: str) -> Locator:
        """A crop of the Field, by its name."""
        return self.field.get_by_role("button", name=re.compile(f"^{name}:", re.IGNORECASE))

    def player(self, name: str) -> Locator:
        """Another player's place at the table."""
        return self.others.get_by_role("listitem").filter(has_text=re.compile(f"^{name}"))

    def sheet(self) -> list[list[str]]:
        """The score sheet that lies there, row by row."""
        return sheets(self.region)[0]

    # --- playing ----------------------------------------------------------------

    def hit(self, place: Locator) -> None:
        """Clicks, or taps on a phone."""
        if self.touch:
            place.tap()
        else:
            place.click()

    def take(self, button: Locator) -> None:
        """Hits a card of the hand where it shows from under the next one."""
        if self.touch:
            button.tap(position=CORNER)
        else:
            button.click(position=CORNER)

    def label(self) -> str:
        """What the hand says of itself: another with every card that comes or goes; nothing when empty."""
        return label_in(nodes(self.region))

    def moved(self, label: str) -> None:
        """Cards have come or gone: whatever is seen now is the answer."""
        if label:
            self.region.get_by_role("group", name=label, exact=True).wait_for(state="detached")
        else:
            self.hand_group.wait_for()

    def play(self, card: str, row: int | None = None) -> None:
        """Plays a card by clicks, in a row that is still free when its suit has none."""
        label = self.label()
        self.take(self.held(card))
        if row:
            self.row(row).click()
        else:
            self.region.get_by_role("button", name=re.compile(rf"^Play {short(card)}($| with )")).click()
        self.moved(label)

    def discard(self, card: str) -> None:
        label = self.label()
        self.take(self.held(card))
        self.region.get_by_role("button", name=f"Discard {short(card)}", exact=True).click()
        self.moved(label)

    def take_pot(self) -> None:
        label = self.label()
        self.region.get_by_role("button", name=re.compile("^Take the Pot")).click()
        self.moved(label)

    def end_turn(self) -> None:
        """Passes, whatever it gives up."""
        self.pass_button.click()
        assert self.passed(anyway=True)

    def passed(self, anyway: bool) -> bool:
        """After a pass was asked for: answers the question, should it come; has the turn ended?"""
        on = self.region.get_by_role("button", name="Pass", exact=True, disabled=False)
        while on.count():
            if self.question.count():
                answer = "Pass anyway" if anyway else "Play on"
                self.hit(self.question.get_by_role("button", name=answer))
                self.question.wait_for(state="detached")
                if not anyway:
                    return False
        return True


# --- pages of numbers -------------------------------------------------------------


def sheets(place: Locator) -> list[list[list[str]]]:
    """Every score sheet in a place: rows of what their cells say."""
    found: list[list[list[str]]] = []
    for node in nodes(place):
        if node.role == "table":
            found.append([])
        elif found and node.role == "row":
            found[-1].append([])
        elif found and node.role in ("cell", "columnheader", "rowheader"):
            found[-1][-1].append(node.name or node.text)
    return found
