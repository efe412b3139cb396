"""Vege Tables 2.0 a second time: plain, slow, from the rule texts alone; it knows nothing of the core.

Cards are strings ("R9", "T" for a Tractor), everything else is lists and dicts of them.
"""

from typing import Any

from ..plain_deal import CROPS, crop, stage
from .plain_deal import Deal, check_deal


class PlainTournament:
    """A match: `deal`, then `play` until `phase` is "deal" again, or "over"."""

    def __init__(
        self, players: int, dealer: int, deals: int, wells: str = "three", jokers: str = "2"
    ) -> None:
        self.players = players
        self.dealer = dealer
        self.deals = deals
        self.wells_option = wells
        self.jokers_option = jokers
        self.sheets: list[dict[str, Any]] = []
        self.match = [0] * players
        self.gained = [0] * players
        self.winners: list[int] = []
        self.phase = "deal"
        #: Who starts; of the first deal only its cards tell it.
        self.starter = -1
        #: Hand cards below which the wells may be visited, and back to which they fill.
        self.full = 12 if players == 2 else 6
        #: Two players must not end a turn with fewer, while there are cards.
        self.least = 8 if players == 2 else 0
        #: Cards of a penalty.
        self.ration = 8 if players == 2 else 6

    @property
    def seats(self) -> list[int]:
        return list(range(self.players))

    # -- a deal begins

    def deal(self, deal: Deal) -> None:
        """plots, hands, beside: by seat; silos, wells: the covered card first, the free one last."""
        assert self.phase == "deal"
        assert deal["dealer"] == self.dealer
        check_deal(deal, self.players, self.wells_option, self.jokers_option)
        self.plots = [list(cards) for cards in deal["plots"]]
        self.hands = [list(cards) for cards in deal["hands"]]
        self.over = list(deal["over"])
        self.silos = [list(cards) for cards in deal["silos"]]
        self.wells = [list(cards) for cards in deal["wells"]]
        self.hidden = deal["hidden"]
        self.beside = list(deal["beside"])
        # What lies on each crop, the Plot's place first.
        self.laid: dict[str, list[str]] = {name: [] for name in CROPS}
        self.shown: list[list[str]] = [[] for _ in self.seats]
        self.discards: list[str] = []
        self.collected = [0] * self.players
        self.tractor_points: list[int | None] = [None] * self.players
        self.harvested = [0] * self.players
        self.closing = [0] * self.players
        self.families = [0] * self.players
        self.penalties = [0] * self.players
        self.closer: int | None = None
        self.received: list[int] = []
        # "stay"s since anybody did anything else.
        self.stays = 0
        # Who has a penalty to take, how many cards are still owed, and who picks them in which order.
        self.stuck: int | None = None
        self.pickers: list[int] = []
        self.acted = False
        self.turns = 0
        if self.players == 2:
            self.starter = 1 - self.dealer
        elif self.starter < 0:
            self.starter = next(seat for seat in self.seats if "K1" in self.plots[seat])
        else:
            self.starter = (self.starter + 1) % self.players
        self.phase = "dealer"
        self.seat = self.dealer
        if not self.over:
            self.begin()

    def begin(self) -> None:
        self.phase = "play"
        self.seat = self.starter
        self.turns = 1

    # -- looking

    def burned(self, card: str) -> bool:
        """A Tractor lies where this card would have to."""
        there = self.laid[crop(card)]
        return len(there) > stage(card) and there[stage(card)] == "T"

    def plays(self) -> list[str]:
        hand = self.hands[self.seat]
        return [
            card
            for card in hand + self.plots[self.seat]
            if card != "T" and 0 <= stage(card) - len(self.laid[crop(card)]) <= hand.count("T")
        ]

    def discardable(self) -> list[str]:
        cards = self.hands[self.seat] + self.plots[self.seat]
        return [f"-{card}" for card in cards if card == "T" or self.burned(card)]

    def may_take_up(self, seat: int) -> bool:
        if not self.beside[seat]:
            return False
        if self.players > 2:
            return True
        down = 8 - len(self.plots[seat])
        unlocked = 1
        if down >= 4:
            unlocked += 2
        if down == 8:
            unlocked += 2
        return self.collected[seat] < unlocked

    def in_wells(self) -> int:
        """The hidden one's cards count too."""
        return sum(len(well) for well in self.wells)

    def from_wells(self) -> list[str]:
        return [
            f"W{number}"
            for number, well in enumerate(self.wells, 1)
            if well and not (number == 3 and self.hidden)
        ]

    def legal(self) -> set[str]:
        seat = self.seat
        if self.phase == "dealer":
            return {f"{self.over[0]}>{to + 1}" for to in self.seats if to not in self.received}
        if self.phase == "silo":
            return {f"S{number}" for number, silo in enumerate(self.silos, 1) if silo}
        if self.phase == "visit":
            # Of two players one may stop before the hand is full, but not below eight.
            stop = self.players == 2 and len(self.hands[seat]) >= self.least
            return {*self.from_wells(), *(["pass"] if stop else [])}
        if self.phase in ("own", "others"):
            return {*self.from_wells()}
        if self.phase == "penalty":
            choices = {"own", "others"} if self.in_wells() > self.ration else {"all"}
            return choices if self.stays >= self.players else {"stay", *choices}
        if self.phase != "play":
            return set()
        found = {*self.plays(), *self.discardable()}
        if not found and not self.acted:
            found.add("stuck")
        if self.may_take_up(seat):
            found.add("T")
        if self.acted:
            held = len(self.hands[seat])
            if held < self.full:
                found |= {*self.from_wells()}
            if held >= self.least or not self.in_wells():
                found.add("pass")
        return found

    def task(self) -> list[Any] | None:
        """What the seat is in the midst of: its name, whose cards they are, how many are still owed."""
        if self.phase == "silo":
            return ["silo", self.seat, 0]
        if self.phase == "visit":
            return ["visit", self.seat, self.full - len(self.hands[self.seat])]
        if self.phase == "penalty":
            return ["penalty", self.stuck, 0]
        if self.phase in ("own", "others"):
            return [self.phase, self.stuck, len(self.pickers)]
        return None

    def places(self) -> dict[str, list[str]]:
        """Where every card is."""
        found: dict[str, list[str]] = {}
        for seat in self.seats:
            found[f"hand {seat}"] = sorted(self.hands[seat])
            found[f"plots {seat}"] = sorted(self.plots[seat])
            found[f"beside {seat}"] = ["T"] * self.beside[seat]
        found |= {f"crop {name}": list(self.laid[name]) for name in CROPS}
        found |= {f"silo {number}": list(cards) for number, cards in enumerate(self.silos, 1)}
        found |= {f"well {number}": list(cards) for number, cards in enumerate(self.wells, 1)}
        found |= {"over": list(self.over), "discards": sorted(self.discards)}
        return {place: cards for place, cards in found.items() if cards}

    # -- a move

    def play(self, move: str) -> None:
        assert move in self.legal(), move
        self.gained = [0] * self.players
        seat = self.seat
        if move == "stay":
            self.stays += 1
        elif move not in ("stuck", "pass"):
            self.stays = 0
        if self.phase == "dealer":
            self.give_out(move)
        elif move == "T":
            self.take_up()
        elif move == "pass" or move == "stay":
            self.next_turn(seat)
        elif move == "stuck":
            self.be_stuck()
        elif move == "own":
            self.pay(50)
            self.phase = "own"
            self.pickers = [seat] * self.ration
        elif move == "others":
            self.phase = "others"
            self.pickers = self.opponents_in_turn()
            self.seat = self.pickers[0]
        elif move == "all":
            while self.in_wells():
                number = next(n for n, well in enumerate(self.wells) if well)
                self.draw_from_well(seat, number)
            self.next_turn(seat)
        elif move[0] == "S":
            self.hands[seat].append(self.silos[int(move[1]) - 1].pop())
            self.phase = "play"
            self.close_if_empty()
        elif move[0] == "W":
            self.pick(int(move[1]) - 1)
        elif move[0] == "-":
            self.acted = True
            self.leave(move[1:])
            self.discards.append(move[1:])
            self.close_if_empty()
        else:
            self.lay(move)

    def give_out(self, move: str) -> None:
        to = int(move.split(">")[1]) - 1
        self.received.append(to)
        self.hands[to].append(self.over.pop(0))
        if not self.over:
            self.begin()

    def leave(self, card: str) -> None:
        """The card leaves the hand or the Plots of the seat to move."""
        seat = self.seat
        if card == "T" or card in self.hands[seat]:
            self.hands[seat].remove(card)
        else:
            self.plots[seat].remove(card)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)

    def lay(self, card: str) -> None:
        there = self.laid[crop(card)]
        begins = not there
        while len(there) < stage(card):
            self.leave("T")
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
            self.phase = "silo"
        else:
            self.close_if_empty()

    def take_up(self) -> None:
        seat = self.seat
        self.beside[seat] -= 1
        self.collected[seat] += 1
        self.hands[seat].append("T")
        if not self.beside[seat]:
            self.score_tractors(seat)

    def score_tractors(self, seat: int) -> None:
        if self.players == 2:
            return
        points = 10 * len([other for other in self.seats if self.tractor_points[other] is not None])
        self.tractor_points[seat] = points
        self.gained[seat] += points

    # -- the wells

    def draw_from_well(self, to: int, number: int) -> None:
        self.hands[to].append(self.wells[number].pop())
        if not self.wells[0] or not self.wells[1]:
            self.hidden = False

    def pick(self, number: int) -> None:
        if self.phase in ("own", "others"):
            assert self.stuck is not None
            self.draw_from_well(self.stuck, number)
            self.pickers.pop(0)
            if self.pickers:
                self.seat = self.pickers[0]
            else:
                self.next_turn(self.stuck)
            return
        self.phase = "visit"
        self.draw_from_well(self.seat, number)
        if len(self.hands[self.seat]) == self.full or not self.in_wells():
            self.next_turn(self.seat)

    # -- penalty

    def be_stuck(self) -> None:
        self.shown[self.seat] = [card for card in self.hands[self.seat] if card != "T"]
        if self.in_wells():
            self.phase = "penalty"
            self.stuck = self.seat
        else:
            self.next_turn(self.seat)

    def pay(self, points: int) -> None:
        self.penalties[self.seat] += 1
        self.gained[self.seat] -= points

    def opponents_in_turn(self) -> list[int]:
        """Who picks each of the cards: two each, clockwise from the left, and round again."""
        assert self.stuck is not None
        order: list[int] = []
        picker = self.stuck
        while len(order) < self.ration:
            picker = (picker + 1) % self.players
            if picker != self.stuck:
                order += [picker, picker]
        return order

    def next_turn(self, after: int) -> None:
        self.seat = (after + 1) % self.players
        self.phase = "play"
        self.stuck = None
        self.pickers = []
        self.acted = False
        self.turns += 1

    # -- the end of a deal

    def close_if_empty(self) -> None:
        seat = self.seat
        if any(card != "T" for card in self.hands[seat]) or self.plots[seat]:
            return
        self.closer = seat
        self.closing[seat] = len([name for name in CROPS if len(self.laid[name]) < 5])
        self.gained[seat] += 10 * self.closing[seat]
        if self.tractor_points[seat] is None:
            self.score_tractors(seat)
        before = list(self.match)
        totals = [self.total(seat) for seat in self.seats]
        self.match = [before[seat] + totals[seat] for seat in self.seats]
        self.sheets.append({**self.sheet(), "before": before, "after": list(self.match)})
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
        ticks = self.harvested[seat] + self.closing[seat]
        bonus = self.tractor_points[seat] or 0
        return bonus + 10 * ticks + 30 * self.families[seat] - 50 * self.penalties[seat]

    def sheet(self) -> dict[str, Any]:
        rows = [
            {
                "seat": seat,
                "tractors": self.tractor_points[seat],
                "harvested": self.harvested[seat],
                "closing": self.closing[seat],
                "families": self.families[seat],
                "penalties": self.penalties[seat],
                "total": self.total(seat),
            }
            for seat in self.seats
        ]
        return {"round": len(self.sheets) + 1, "rows": rows, "closer": self.closer}
