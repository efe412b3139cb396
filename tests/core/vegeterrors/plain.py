"""The game a second time: plain, slow, from the two rule texts alone; it knows nothing of the core.

Cards are strings ("B3", "M"), hands are lists of them, everything else is a dict or a list.
"""

from typing import Any

COLOURS = {3: ["blue", "yellow", "red"], 4: ["blue", "green", "yellow", "red"]}
LETTER = {"B": "blue", "G": "green", "Y": "yellow", "R": "red"}
POISON = ["B3", "Y4"]
BOSS = "R9"
#: Every card of a colour, by its number.
NUMBERS = {"B": "223333444666", "G": "3344456677", "Y": "44446678", "R": "3344556789"}
WHOLE_PACK = [letter + digit for letter, digits in NUMBERS.items() for digit in digits] + ["M"] * 4


def pack(players: int) -> list[str]:
    """All cards of a game, sorted."""
    cards = sorted(WHOLE_PACK)
    if players == 3:
        cards = [card for card in cards if not card.startswith("G")]
        cards.remove("R3")
    return cards


def colour(card: str) -> str:
    return LETTER[card[0]]


def number(card: str) -> int:
    return int(card[1:])


class PlainGame:
    def __init__(self, players: int, start: int) -> None:
        self.players = players
        self.start = start
        self.colours = COLOURS[players]
        self.gold = [0] * players
        self.chips = dict.fromkeys(self.colours, 0)
        self.dice = dict.fromkeys(self.colours, 0)
        self.hands_played = 0
        self.phase = "deal"
        self.winners: list[int] = []
        self.last_hand: dict[str, Any] = {}

    # -- a hand begins

    def deal(self, hands: list[list[str]]) -> None:
        assert self.phase == "deal"
        assert len(hands) == self.players
        assert all(len(hand) == 11 for hand in hands)
        assert sorted(card for hand in hands for card in hand) == pack(self.players)
        self.hands = [list(hand) for hand in hands]
        self.face_down = [""] * self.players
        self.changed = [False] * self.players
        self.dice = dict.fromkeys(self.colours, 0)
        self.leader = self.start
        self.table: list[dict[str, Any]] = []  # of {"seat", "card", "target"}, in the order of play
        self.phase = "predict"

    # -- whose turn, and what is legal

    def who_may_act(self) -> list[int]:
        if self.phase == "predict":
            return [seat for seat in range(self.players) if not self.face_down[seat]]
        if self.phase == "trick":
            return [(self.leader + len(self.table)) % self.players]
        return []

    def colours_on_table(self) -> list[str]:
        return [colour(play["card"]) for play in self.table if play["card"] != "M"]

    def legal(self, seat: int) -> list[str]:
        assert seat in self.who_may_act()
        hand = self.hands[seat]
        if self.phase == "predict":
            return sorted({f"predict {card}" for card in hand if card != "M"})
        seen = self.colours_on_table()
        # Only the hand obliges, not the card face down.
        must_be_new = any(card != "M" and colour(card) not in seen for card in hand)
        found: set[str] = set()
        for card in hand:
            if card == "M":
                if seen:
                    found |= {f"M>{name[0].upper()}" for name in seen}
                else:
                    found.add("M")
            elif not (must_be_new and colour(card) in seen):
                found.add(card)
        down = self.face_down[seat]
        if not self.changed[seat] and not (must_be_new and colour(down) in seen):
            for card in hand:
                if card != "M" and colour(card) != colour(down):
                    found.add(f"change {down} / {card}")
        return sorted(found)

    # -- a move

    def play(self, seat: int, move: str) -> None:
        assert move in self.legal(seat)
        words = move.split()
        if words[0] == "predict":
            self.hands[seat].remove(words[1])
            self.face_down[seat] = words[1]
            if all(self.face_down):
                self.phase = "trick"
            return
        if words[0] == "change":
            card = words[1]
            self.hands[seat].remove(words[3])
            self.face_down[seat] = words[3]
            self.changed[seat] = True
            self.table.append({"seat": seat, "card": card, "target": None})
        elif move.startswith("M"):
            self.hands[seat].remove("M")
            target = LETTER[move[2]] if len(move) > 1 else None
            self.table.append({"seat": seat, "card": "M", "target": target})
        else:
            self.hands[seat].remove(move)
            self.table.append({"seat": seat, "card": move, "target": None})
        if len(self.table) == self.players:
            self.end_trick()

    # -- a trick ends

    def strengths(self) -> dict[str, int]:
        boss = BOSS in [play["card"] for play in self.table]
        total: dict[str, int] = {}  # a dict keeps the order of first cards
        for play in self.table:
            if play["card"] != "M":
                worth = number(play["card"])
                if boss and play["card"] in POISON:
                    worth += 100
                total[colour(play["card"])] = total.get(colour(play["card"]), 0) + worth
        for play in self.table:
            if play["target"] is not None:
                total[play["target"]] += 3
        return total

    def end_trick(self) -> None:
        total = self.strengths()
        if total:
            best = max(total.values())
            winner = next(name for name in total if total[name] == best)
            self.dice[winner] += 1
            helpers = [play["seat"] for play in self.table if play["target"] == winner]
            owners = [p["seat"] for p in self.table if p["card"] != "M" and colour(p["card"]) == winner]
            self.leader = helpers[-1] if helpers else owners[-1]
        self.table = []
        if all(not hand for hand in self.hands):
            self.end_hand()

    # -- a hand ends

    def end_hand(self) -> None:
        most = max(self.dice.values())
        winner = next(name for name in self.colours if self.dice[name] == most)
        right = [seat for seat in range(self.players) if colour(self.face_down[seat]) == winner]
        prizes = [0] * self.players
        for seat in right:
            prize = {1: 50, 2: 40, 3: 30, 4: 30}[len(right)]
            prize += self.chips[winner]
            prize += 10 * number(self.face_down[seat])
            if self.changed[seat]:
                prize = max(0, prize - 10)
            prizes[seat] = prize
            self.gold[seat] += prize
        for name in self.colours:
            self.chips[name] = 0 if name == winner else self.chips[name] + 10
        self.last_hand = {"winner": winner, "dice": dict(self.dice), "prizes": prizes}
        self.hands_played += 1
        self.start = (self.start + 1) % self.players
        if max(self.gold) >= 220 or self.hands_played == 60:
            self.winners = [seat for seat in range(self.players) if self.gold[seat] == max(self.gold)]
            self.phase = "over"
        else:
            self.phase = "deal"
