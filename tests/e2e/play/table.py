"""The table as a person meets it: everything here goes by role and accessible name."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from .at_table import AtTable
from .cards import LETTERS, MONSTERS, short, spoken, written
from .tree import buttons, nodes

ONWARD = re.compile(r"^(Next hand|See the result)$")
MY_MOVE = re.compile(r"Your turn|Who will win most tricks")
RESULT = re.compile(r"wins? by \d+|share the win")
_GOLD = re.compile(r"^(.+?) (\d+) gold")


@dataclass(frozen=True)
class Held:
    """A card of the hand: can it be played now?"""

    card: str
    legal: bool


@dataclass(frozen=True)
class LaneSeen:
    """What a lane says: tricks won, bonus on the payout card, strength in the running trick."""

    tricks: int
    bonus: int
    strength: int


@dataclass(frozen=True)
class Slip:
    """One player's part of the payout."""

    card: str
    rows: list[int]
    gold: int


def choose(page: Page, group: str, value: str) -> None:
    """Picks one of a row of choices."""
    row = page.get_by_role("group", name=group, exact=True)
    row.get_by_text(value, exact=True).click()
    expect(row.get_by_role("radio", name=value, exact=True)).to_be_checked()


def instant(page: Page) -> None:
    """Bots without a pause and cards without flight, set as a player sets them."""
    page.goto("./#/settings")
    choose(page, "Pause between two moves of bots", "none")
    choose(page, "Movement", "Less")


class Table(AtTable):
    """A game of Vegeterrors at the table."""

    title = "Vegeterrors"

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.hand_group = self.region.get_by_role("group", name=re.compile(r"^Your hand|^Hand of"))
        self.board = self.region.get_by_role("region", name="Payout cards and the trick")
        self.onward = self.region.get_by_role("button", name=ONWARD)
        self.result = page.get_by_role("heading", name=RESULT)
        self.my_move = self.status.filter(has_text=MY_MOVE)
        self.change_button = self.region.get_by_role("button", name="Change your prediction, for 10 gold")

    # --- starting and keeping -------------------------------------------------

    def start(self, players: int = 4, people: tuple[int, ...] = (0,), code: str = "") -> "Table":
        """Deals a new game; `people` are the seats that people take, bots sit on the others."""
        page = self.page
        page.goto("./#/")
        page.get_by_role("link", name={3: "Three players", 4: "Four players"}[players]).click()
        dialog = page.get_by_role("dialog", name="New game")
        self.seat(dialog, players, people)
        dialog.get_by_role("textbox", name="Deal code").fill(code)
        dialog.get_by_role("button", name="Deal the cards").click()
        return self.opened()

    # --- reading --------------------------------------------------------------

    def wait(self) -> str:
        """Until something is up to the person: "predict", "play" or "payout"."""
        expect(self.my_move.or_(self.onward)).to_be_visible()
        if self.onward.count():
            return "payout"
        return "predict" if "Prediction" in self.status.inner_text() else "play"

    def hand(self) -> list[Held]:
        return [Held(written(one.name), not one.off) for one in buttons(self.hand_group)]

    def cards(self) -> list[str]:
        return [held.card for held in self.hand()]

    def legal(self) -> list[str]:
        return [held.card for held in self.hand() if held.legal]

    def held(self, card: str) -> Locator:
        return self.hand_group.get_by_role("button", name=spoken(card), exact=True).first

    def lane(self, letter: str) -> Locator:
        return self.board.get_by_role("group", name=f"Payout card of {MONSTERS[letter]}")

    def lanes(self) -> dict[str, LaneSeen]:
        """Dice, chips and strengths, by the colour's letter."""
        found: dict[str, LaneSeen] = {}
        letter = ""
        for node in nodes(self.board):
            if node.role == "group":
                letter = LETTERS[node.name.removeprefix("Payout card of ").partition(",")[0]]
                tricks = re.search(r"(\d+) tricks? won", node.text)
                bonus = re.search(r"bonus (\d+) gold", node.text)
                found[letter] = LaneSeen(int(tricks[1]) if tricks else 0, int(bonus[1]) if bonus else 0, 0)
            elif node.role == "paragraph" and (strength := re.search(r": strength (\d+)", node.text)):
                lane = found[letter]
                found[letter] = LaneSeen(lane.tricks, lane.bonus, int(strength[1]))
        return found

    def gold(self) -> dict[str, int]:
        """Everybody's gold by name, as the seats and the rail tell it."""
        told = [node.text for node in [*nodes(self.others), *nodes(self.log)]]
        found = [match for text in told if (match := _GOLD.match(text))]
        return {match[1]: int(match[2]) for match in found}

    # --- playing ----------------------------------------------------------------

    def _done(self, count: int) -> None:
        """The card has left the hand: whatever is seen now is the answer."""
        was = re.compile(rf"^(Your hand|Hand of \w+), {count} cards?$")
        expect(self.region.get_by_role("group", name=was)).to_have_count(0)

    def predict(self, card: str) -> None:
        count = len(self.cards())
        self.held(card).click()
        self.region.get_by_role("button", name="Lay it face down").click()
        self._done(count)

    def play(self, card: str, target: str | None = None) -> None:
        """Plays a card; Magic with several Vegeterrors on the table needs its target's letter."""
        count = len(self.cards())
        self.held(card).click()
        if card != "M":
            self.region.get_by_role("button", name=f"Play {short(card)}", exact=True).click()
        elif target:
            self.aims().filter(has_text=MONSTERS[target]).click()
        else:
            only = self.region.get_by_role("button", name=re.compile(r"^(Magic on \w+|Play Magic)$"))
            only.filter(has_text="Magic").click()
        self._done(count)

    def aims(self) -> Locator:
        """The buttons that say whom Magic strengthens, in the lanes and below."""
        return self.region.get_by_role("button", name=re.compile(r"^Magic on "))

    def change(self, card: str) -> None:
        """Turns the face-down card up, roots for another."""
        count = len(self.cards())
        self.change_button.click()
        self.held(card).click()
        self.region.get_by_role("button", name=f"Root for {short(card)}").click()
        self._done(count)

    def move(self, change: bool = False) -> str:
        """One move by the test person's rule, which `core.strategy` has too; tells the kind of it."""
        phase = self.wait()
        hand = self.hand()
        legal = [held.card for held in hand if held.legal]
        plain = [card for card in legal if card != "M"]
        if phase == "predict":
            self.predict(legal[0])
            return "predict"
        if change and self.change_button.is_enabled():
            self.change_button.click()
            first = self.legal()[0]
            self.region.get_by_role("button", name="Keep my prediction").click()
            self.change(first)
            return "change"
        aims = [letter for letter, lane in self.lanes().items() if lane.strength]
        if "M" in legal and len(aims) > 1:
            self.play("M", aims[-1])
            return "magic"
        self.play((plain or legal)[0])
        return "play"

    # --- the payout -------------------------------------------------------------

    def slips(self) -> dict[str, Slip]:
        """The payout's slips by name, with everything paid."""
        self.page.get_by_role("list", name="Steps of the payout").get_by_role("button", name="Chips").click()
        found: dict[str, tuple[str, list[int], list[int]]] = {}
        who = ""
        for node in nodes(self.region.get_by_role("list", name="What everyone is paid")):
            if node.role == "text" and (head := re.match(r"(\S.*) (\w+ \d+)$", node.text)):
                who = head[1]
                found[who] = (head[2], [], [])
            elif node.role == "definition":
                found[who][1].append(int(node.text.replace("−", "-")))
            elif node.role == "text" and (gold := re.search(r"(\d+) gold$", node.text)):
                found[who][2].append(int(gold[1]))
        return {name: Slip(card, rows, gold[0]) for name, (card, rows, gold) in found.items()}

    def next(self) -> None:
        label = self.onward.inner_text()
        self.onward.click()
        expect(self.region.get_by_role("list", name="What everyone is paid")).to_have_count(0)
        if label == "See the result":
            expect(self.result).to_be_visible()
