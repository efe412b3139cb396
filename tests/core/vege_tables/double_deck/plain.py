"""Double Deck a second time: plain, slow, from the two rule texts alone; it knows nothing of the core.

Cards are strings ("R9", "T" for a Tractor), everything else is lists and dicts of them.
"""

from typing import Any

from ..plain_deal import CROPS, back, crop, stage
from .plain_deal import BACKS, HAND, check_deal


class PlainDoubleDeck:
    """A match: `deal`, then `play` until `phase` is "deal" again, or "over"."""

    def __init__(self, players: int, dealer: int, deals: int) -> None:
        self.players = players
        self.deals = deals
        self.dealer = dealer
        self.sheets: list[dict[str, Any]] = []
        self.match = [0] * players
        self.gained = [0] * players
        self.winners: list[int] = []
        self.phase = "deal"

    @property
    def seats(self) -> list[int]:
        return list(range(self.players))

    # -- a deal begins

    def deal(self, deal: dict[str, Any]) -> None:
        """hands, tractors: by seat; piles: the talloni 1 to 6, the bottom card first."""
        assert self.phase == "deal"
        assert deal["dealer"] == self.dealer
        check_deal(deal, self.players)
        self.hands = [list(cards) for cards in deal["hands"]]
        self.piles = [list(cards) for cards in deal["piles"]]
        self.tractors = list(deal["tractors"])
        # What lies on each crop, the Plot's place first; in which turn it came, and who closed the crop.
        self.laid: dict[str, list[str]] = {name: [] for name in CROPS}
        self.laid_in: dict[str, list[int]] = {name: [] for name in CROPS}
        self.closed_by: dict[str, int] = {}
        self.thrown: list[str] = []
        # What everybody knows: cards of a hand, and how many cards at the bottom of a tallone.
        self.known: list[list[str]] = [[] for _ in self.seats]
        self.under = [0] * 6
        self.fruit_points = [0] * self.players
        self.tractor_points = [0] * self.players
        self.closing = [0] * self.players
        self.penalties = [0] * self.players
        self.closer: int | None = None
        self.in_a_row = 0
        self.second = False
        self.turns = 0
        self.seat = self.dealer
        self.next_turn()

    # -- looking

    def next_of(self, name: str) -> str | None:
        """The card whose place is the next of a crop."""
        grown = len(self.laid[name])
        return None if grown == 5 else f"{name[0]}{int(name[1:]) + 4 * grown}"

    def plays(self) -> list[str]:
        wanted = [self.next_of(name) for name in CROPS]
        return sorted({card for card in self.hands[self.seat] if card in wanted})

    def tractor_plays(self) -> list[str]:
        if not self.tractors[self.seat]:
            return []
        return [f"T:{name}" for name in CROPS if self.next_of(name)]

    def burned(self, card: str) -> bool:
        """Its place was filled in an earlier turn, or a Tractor lies there."""
        there = self.laid[crop(card)]
        if len(there) <= stage(card):
            return False
        return there[stage(card)] == "T" or self.laid_in[crop(card)][stage(card)] < self.turns

    def discardable(self) -> list[str]:
        return sorted({f"-{card}" for card in self.hands[self.seat] if self.burned(card)})

    def fitting(self) -> list[str]:
        """Ways to put a hand card under a tallone of its back."""
        return sorted(
            {
                f"{card}<{number + 1}"
                for card in self.hands[self.seat]
                for number in range(6)
                if self.piles[number] and BACKS[number] == back(card)
            }
        )

    def draws(self) -> list[str]:
        return [f"D{number + 1}" for number in range(6) if self.piles[number]]

    def legal(self) -> set[str]:
        if self.phase == "draw":
            return {*self.draws()}
        if self.phase == "under":
            return {*self.fitting(), *(self.draws() if self.put else [])}
        if self.phase != "play":
            return set()
        if not self.acted and not self.plays() and not self.discardable():
            return {*self.tractor_plays(), "stuck"}
        found: set[str] = set()
        if self.second or self.kind != "discard":
            found |= {*self.plays(), *self.tractor_plays()}
        if self.second or self.kind != "lay":
            found |= {*self.discardable()}
        if self.acted:
            may_draw = len(self.hands[self.seat]) < HAND and self.draws()
            found |= {*self.draws()} if may_draw else {"pass"}
        return found

    @property
    def open(self) -> list[bool]:
        """Of each tallone: its top lies face up."""
        return [bool(self.piles[number]) and number not in self.drawn_from for number in range(6)]

    def places(self) -> dict[str, list[str]]:
        """Where every card is."""
        found = {f"hand {seat}": sorted(self.hands[seat]) for seat in self.seats}
        found |= {f"beside {seat}": ["T"] * self.tractors[seat] for seat in self.seats}
        found |= {f"crop {name}": list(self.laid[name]) for name in CROPS}
        found |= {f"tallone {number + 1}": list(self.piles[number]) for number in range(6)}
        found["discards"] = sorted(self.thrown)
        return {place: cards for place, cards in found.items() if cards}

    # -- a move

    def play(self, move: str) -> None:
        assert move in self.legal(), move
        self.gained = [0] * self.players
        if move == "stuck":
            self.be_stuck()
        elif move == "pass":
            self.next_turn()
        elif move[0] == "D":
            self.draw(int(move[1:]) - 1)
        elif "<" in move:
            card, number = move.split("<")
            self.put_under(card, int(number) - 1)
        elif move[0] == "-":
            self.act("discard")
            self.leave(move[1:])
            self.thrown.append(move[1:])
            self.end_if_empty()
        elif move[:2] == "T:":
            self.act("lay")
            self.tractors[self.seat] -= 1
            self.grow(move[2:], "T")
        else:
            self.act("lay")
            self.leave(move)
            self.grow(crop(move), move)
            self.end_if_empty()

    def act(self, kind: str) -> None:
        self.acted = True
        self.in_a_row = 0
        if not self.second:
            self.kind = kind

    def leave(self, card: str) -> None:
        """The card leaves the hand of the seat to move, and everybody sees which."""
        self.hands[self.seat].remove(card)
        if card in self.known[self.seat]:
            self.known[self.seat].remove(card)

    def grow(self, name: str, card: str) -> None:
        self.laid[name].append(card)
        self.laid_in[name].append(self.turns)
        if len(self.laid[name]) < 5:
            return
        others = self.closed_alike(name, card == "T")
        points = 20 * others if card == "T" else 10 + 10 * others
        self.closed_by[name] = self.seat
        self.gained[self.seat] += points
        if card == "T":
            self.tractor_points[self.seat] += points
        else:
            self.fruit_points[self.seat] += points

    def closed_alike(self, name: str, by_tractor: bool) -> int:
        """Other crops of the row and the column of this one that are closed by the same kind of card."""
        count = 0
        for other in CROPS:
            in_line = other[0] == name[0] or other[1] == name[1]
            if other != name and in_line and len(self.laid[other]) == 5:
                count += (self.laid[other][4] == "T") == by_tractor
        return count

    # -- drawing

    def draw(self, number: int) -> None:
        if self.phase == "play":
            self.left = HAND - len(self.hands[self.seat])
        elif self.phase == "under":
            self.left = self.put
        self.phase = "draw"
        pile = self.piles[number]
        everybody_knows = number not in self.drawn_from or self.under[number] >= len(pile)
        card = pile.pop()
        self.hands[self.seat].append(card)
        if everybody_knows:
            self.known[self.seat].append(card)
        self.under[number] = min(self.under[number], len(pile))
        self.drawn_from.append(number)
        self.left -= 1
        if self.left == 0 or not self.draws():
            self.next_turn()

    # -- stuck

    def be_stuck(self) -> None:
        seat = self.seat
        self.penalties[seat] += 1
        self.gained[seat] -= 50
        self.known[seat] = list(self.hands[seat])
        self.in_a_row += 1
        if self.in_a_row == 2 * self.players:
            self.end()
        elif self.fitting():
            self.phase = "under"
        else:
            self.next_turn()

    def put_under(self, card: str, number: int) -> None:
        self.leave(card)
        self.piles[number].insert(0, card)
        self.under[number] += 1
        self.put += 1

    # -- turns, and the end of a deal

    def next_turn(self) -> None:
        self.second = self.second or not any(self.piles[:3]) or not any(self.piles[3:])
        self.phase = "play"
        self.seat = (self.seat + 1) % self.players
        self.turns += 1
        self.acted = False
        self.kind: str | None = None
        self.drawn_from: list[int] = []
        self.left = 0
        self.put = 0

    def end_if_empty(self) -> None:
        if self.second and not self.hands[self.seat]:
            self.closer = self.seat
            self.closing[self.seat] = len(CROPS) - len(self.closed_by)
            self.gained[self.seat] += 25 * self.closing[self.seat]
            self.end()

    def end(self) -> None:
        before = list(self.match)
        self.match = [before[seat] + self.total(seat) for seat in self.seats]
        self.sheets.append(self.sheet())
        self.dealer = (self.dealer + 1) % self.players
        self.phase = "deal"
        if len(self.sheets) == self.deals:
            self.phase = "over"
            self.winners = [seat for seat in self.seats if self.match[seat] == max(self.match)]

    def points(self) -> list[int]:
        """Points of the match, the running deal included."""
        if self.phase in ("deal", "over"):
            return list(self.match)
        return [self.match[seat] + self.total(seat) for seat in self.seats]

    def total(self, seat: int) -> int:
        made = self.fruit_points[seat] + self.tractor_points[seat]
        return made + 25 * self.closing[seat] - 50 * self.penalties[seat]

    def closed_with(self, seat: int, tractor: bool) -> int:
        """Crops this seat has closed by a Tractor, or by their Fruits."""
        mine = [name for name in CROPS if self.closed_by.get(name) == seat]
        return len([name for name in mine if (self.laid[name][4] == "T") == tractor])

    def sheet(self) -> dict[str, Any]:
        rows = [
            {
                "fruits": self.fruit_points[seat],
                "by_fruit": self.closed_with(seat, tractor=False),
                "tractors": self.tractor_points[seat],
                "by_tractor": self.closed_with(seat, tractor=True),
                "closing": self.closing[seat],
                "penalties": self.penalties[seat],
                "total": self.total(seat),
            }
            for seat in self.seats
        ]
        return {"rows": rows, "closer": self.closer}
