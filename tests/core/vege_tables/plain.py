"""Vege Tables a second time: plain, slow, from the two rule texts alone; it knows nothing of the core.

Cards are strings ("R9", "T" for a Tractor), everything else is lists and dicts of them.
"""

from typing import Any

from .plain_deal import CROPS, SUITS, check_deal, crop, stage


class PlainGame:
    """A match: `deal`, then `play` until `phase` is "deal" again, or "over"."""

    def __init__(
        self, players: int, dealer: int, deals: int, expert: bool = False, partners: bool = False
    ) -> None:
        self.players = players
        self.expert = expert
        self.partners = partners
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
        """plots, hands, pots, beside: by seat; over, field, common, stock: lists, the first card first."""
        assert self.phase == "deal"
        assert deal["dealer"] == self.dealer
        check_deal(deal, self.players, self.expert)
        self.plots = [list(cards) for cards in deal["plots"]]
        self.hands = [list(cards) for cards in deal["hands"]]
        self.pots = [list(cards) for cards in deal["pots"]]
        self.over = list(deal["over"])
        self.field = dict(enumerate(deal["field"]))
        self.common = list(deal["common"])
        self.stock = list(deal["stock"])
        self.beside = list(deal["beside"])
        # What lies on each crop, the Plot's place first.
        self.laid: dict[str, list[str]] = {name: [] for name in CROPS}
        self.rows: dict[str, int] = {}
        if self.players == 2:
            self.laid = {name: [name] for name in CROPS}
            self.rows = {suit: row for row, suit in enumerate(SUITS, 1)}
        self.shown: list[list[str]] = [[] for _ in self.seats]
        self.discards: list[str] = []
        self.pot_points: list[int | None] = [None] * self.players
        self.harvested = [0] * self.players
        self.closing = [0] * self.players
        self.families = [0] * self.players
        self.penalties = [0] * self.players
        self.closer: int | None = None
        self.lost: int | None = None
        self.received: list[int] = []
        self.exchange: dict[str, Any] | None = None
        self.acted = False
        self.turns = 0
        self.phase = "dealer"
        self.seat = self.dealer
        self.short_to_give = self.expert and self.players in (3, 5)
        if not self.over:
            self.begin()

    def begin(self) -> None:
        self.phase = "play"
        self.turns = 1
        if self.players == 2:
            self.seat = 1 - self.dealer
        else:
            self.seat = next(seat for seat in self.seats if "K1" in self.plots[seat])

    # -- looking

    def pot_is_there(self, seat: int) -> bool:
        return self.players > 2 and self.pot_points[seat] is None

    def burned(self, card: str) -> bool:
        """A Tractor lies where this card would have to."""
        there = self.laid[crop(card)]
        return len(there) > stage(card) and there[stage(card)] == "T"

    def plays(self) -> list[str]:
        hand = self.hands[self.seat]
        found = []
        for card in hand + self.plots[self.seat]:
            if card == "T":
                continue
            missing = stage(card) - len(self.laid[crop(card)])
            if 0 <= missing <= hand.count("T"):
                if card[0] in self.rows:
                    found.append(card)
                else:
                    found += [f"{card}@{row}" for row in (1, 2, 3, 4) if row not in self.rows.values()]
        return found

    def discardable(self) -> list[str]:
        cards = self.hands[self.seat] + self.plots[self.seat]
        return [f"-{card}" for card in cards if card == "T" or self.burned(card)]

    def legal(self) -> set[str]:
        seat = self.seat
        if self.phase == "dealer":
            if self.short_to_give:
                return {f"short>{to + 1}" for to in self.seats}
            return {f"{self.over[0]}>{to + 1}" for to in self.seats if to not in self.received}
        if self.phase == "give":
            return {f">{card}" for card in self.hands[seat]}
        if self.phase != "play":
            return set()
        found = {*self.plays(), *self.discardable()}
        if self.beside[seat]:
            found.add("T")
        if self.acted:
            owed = self.pot_is_there(seat) and len(self.hands[seat]) < 6
            found.add("pot" if owed else "pass")
        return found or {"stuck"}

    def places(self) -> dict[str, list[str]]:
        """Where every card is."""
        by_seat: dict[str, list[list[str]]] = {
            "hand": self.hands,
            "plots": self.plots,
            "pot": self.pots,
            "beside": [["T"] * n for n in self.beside],
        }
        found = {f"{name} {seat}": sorted(by_seat[name][seat]) for name in by_seat for seat in self.seats}
        found |= {f"crop {name}": list(self.laid[name]) for name in CROPS}
        found |= {f"field {cell}": [card] for cell, card in self.field.items()}
        found |= {"over": list(self.over), "common": list(self.common), "stock": list(self.stock)}
        found["discards"] = sorted(self.discards)
        return {place: cards for place, cards in found.items() if cards}

    # -- a move

    def play(self, move: str) -> None:
        assert move in self.legal(), move
        self.gained = [0] * self.players
        seat = self.seat
        if self.phase == "dealer":
            self.give_out(move)
        elif self.phase == "give":
            self.give_back(move[1:])
        elif move == "T":
            self.beside[seat] -= 1
            self.hands[seat].append("T")
        elif move == "pot":
            self.take_pot()
            self.next_turn()
        elif move == "pass":
            if self.players == 2:
                self.draw()
            self.next_turn()
        elif move == "stuck":
            self.be_stuck()
        elif move[0] == "-":
            self.acted = True
            self.leave(move[1:])
            self.discards.append(move[1:])
            self.close_if_empty()
        else:
            self.lay(move)

    def give_out(self, move: str) -> None:
        to = int(move.split(">")[1]) - 1
        if self.short_to_give:
            # Which of the other Pots each of the others gets makes no difference to anybody.
            short = min(self.pots, key=lambda pot: pot.count("T"))
            self.pots.remove(short)
            self.pots.insert(to, short)
            self.short_to_give = False
            return
        self.received.append(to)
        self.hands[to].append(self.over.pop(0))
        if not self.over:
            self.begin()

    def leave(self, card: str) -> None:
        """The card leaves the hand or the Plots of the seat to move."""
        seat = self.seat
        for pile in (self.shown[seat], self.plots[seat]):
            if card in pile:
                pile.remove(card)
        if card in self.hands[seat]:
            self.hands[seat].remove(card)

    def lay(self, move: str) -> None:
        card, _, row = move.partition("@")
        there = self.laid[crop(card)]
        begins = not there
        if row:
            self.rows[card[0]] = int(row)
        while len(there) < stage(card):
            self.hands[self.seat].remove("T")
            there.append("T")
        self.leave(card)
        there.append(card)
        self.acted = True
        if stage(card) == 4:
            self.harvested[self.seat] += 1
            self.gained[self.seat] += 10
            if all(len(self.laid[card[0] + column]) == 5 for column in "1234"):
                self.families[self.seat] += 1
                self.gained[self.seat] += 30
        if begins:
            cell = 4 * (self.rows[card[0]] - 1) + int(crop(card)[1]) - 1
            self.draw_from_field(self.field.pop(cell))
        if self.phase == "play":
            self.close_if_empty()

    def draw_from_field(self, card: str) -> None:
        if not self.partners:
            self.hands[self.seat].append(card)
            return
        self.exchange = {"from": self.seat, "card": card}
        self.seat = (self.seat + 2) % 4
        self.hands[self.seat].append(card)
        self.phase = "give"

    def give_back(self, card: str) -> None:
        assert self.exchange is not None
        self.leave(card)
        self.seat = self.exchange["from"]
        self.hands[self.seat].append(card)
        self.exchange = None
        self.phase = "play"

    def take_pot(self) -> None:
        seat = self.seat
        others = [other for other in self.seats if other != seat and self.pot_is_there(other)]
        points = 10 * len(others)
        self.pot_points[seat] = points
        self.gained[seat] += points
        self.hands[seat] += self.pots[seat]
        self.pots[seat] = []

    def be_stuck(self) -> None:
        seat = self.seat
        if self.players == 2:
            self.lost = seat
            self.close(1 - seat)
            return
        if len(self.shown[seat]) < len(self.hands[seat]):
            self.shown[seat] = list(self.hands[seat])
        else:
            self.penalties[seat] += 1
            self.gained[seat] -= 50
        if self.pot_is_there(seat):
            self.take_pot()
        self.next_turn()

    def next_turn(self) -> None:
        self.seat = (self.seat + 1) % self.players
        self.acted = False
        self.turns += 1

    # -- two players

    def draw(self) -> None:
        hand = self.hands[self.seat]
        # Expert: Tractors taken up are not among the eleven.
        counted = [card for card in hand if not (self.expert and card == "T")]
        wanted = 11 - len(counted)
        while wanted and self.common:
            hand.append(self.common.pop(0))
            wanted -= 1
        given = 0
        while wanted and self.stock:
            hand.append(self.stock.pop(0))
            wanted -= 1
            given += 1
        if not self.common:
            self.turn_up(10 - given)
        if not self.common:
            self.turn_up(10)

    def turn_up(self, many: int) -> None:
        self.common = self.stock[:many]
        self.stock = self.stock[many:]

    # -- the end of a deal

    def close_if_empty(self) -> None:
        seat = self.seat
        if not self.hands[seat] and not self.plots[seat] and not self.pot_is_there(seat):
            self.close(seat)

    def close(self, closer: int) -> None:
        self.closer = closer
        self.closing[closer] = len([name for name in CROPS if len(self.laid[name]) < 5])
        self.gained[closer] += 10 * self.closing[closer]
        before = list(self.match)
        totals = [self.total(seat) for seat in self.seats]
        self.match = [before[seat] + totals[seat] for seat in self.seats]
        self.sheets.append({**self.sheet(), "before": before, "after": list(self.match)})
        self.dealer = (self.dealer + 1) % self.players
        self.phase = "deal"
        if len(self.sheets) == self.deals:
            self.phase = "over"
            score = {seat: self.match[seat] for seat in self.seats}
            if self.partners:
                score = {seat: self.match[seat] + self.match[(seat + 2) % 4] for seat in self.seats}
            self.winners = [seat for seat in self.seats if score[seat] == max(score.values())]

    def points(self) -> list[int]:
        """Points of the match, the running deal included."""
        if self.phase in ("deal", "over"):
            return list(self.match)
        return [self.match[seat] + self.total(seat) for seat in self.seats]

    def total(self, seat: int) -> int:
        ticks = self.harvested[seat] + self.closing[seat]
        return (
            (self.pot_points[seat] or 0) + 10 * ticks + 30 * self.families[seat] - 50 * self.penalties[seat]
        )

    def sheet(self) -> dict[str, Any]:
        rows = [
            {
                "seat": seat,
                "pot": self.pot_points[seat],
                "harvested": self.harvested[seat],
                "closing": self.closing[seat],
                "families": self.families[seat],
                "penalties": self.penalties[seat],
                "total": self.total(seat),
            }
            for seat in self.seats
        ]
        return {"round": len(self.sheets) + 1, "rows": rows, "closer": self.closer, "lost": self.lost}
