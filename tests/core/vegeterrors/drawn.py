"""Drawn positions: deals with given cards, and hands of the game played to a given end.

Only the core's public doors are used: a position as JSON, and moves in notation.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Any

from pygame_core import Record, State, load_game

from ..running_game import RunningGame
from .plain import pack

NOBODY: frozenset[int] = frozenset()


class Table(RunningGame):
    """A running game, as a test wants to look at it."""

    @property
    def cards(self) -> list[str]:
        """What can be played from the hand: legal, but no change of prediction."""
        return [move for move in self.legal if not move.startswith("change")]

    @property
    def changes(self) -> list[str]:
        return [move for move in self.legal if move.startswith("change")]

    @property
    def dice(self) -> dict[str, int]:
        return self.sees(0)["dice"]

    @property
    def chips(self) -> dict[str, int]:
        return self.sees(0)["chips"]

    @property
    def gold(self) -> list[int]:
        return self.state.returns()

    def hand(self, seat: int) -> list[str]:
        return self.sees(seat)["hand"]

    def told(self, kind: str) -> dict[str, Any]:
        """The last move's event of this kind, as everybody is told it."""
        before, after = self.record.states[-2:]
        events = self.record.game.events(before, self.record.moves[-1], after, NOBODY)
        return next(event for event in events if event["kind"] == kind)

    @property
    def ended(self) -> tuple[str | None, int]:
        """The colour that won the trick which the last move ended, and its strength."""
        return self.trick["winner"], self.trick["strength"]

    @property
    def trick(self) -> dict[str, Any]:
        """The trick that the last move ended: "winner", "strength", "leader" of the next."""
        return self.told("trick")

    @property
    def payout(self) -> dict[str, Any]:
        """The payout of the hand that the last move ended."""
        return self.told("payout")["payout"]


def position(
    hands: Sequence[str],
    *,
    down: Sequence[str] | None = None,
    start: int = 0,
    gold: Sequence[int] | None = None,
    chips: str = "",
    hand: int = 1,
    mix: int = 0,
    predict: bool = True,
) -> Table:
    """A deal, a seat an entry: "R7 B3 -G -M" holds a red 7 and a blue 3, and no green and no Magic.

    The rest of the eleven cards is filled up. `down`: the predictions, fillers where not given ("").
    `chips`: gold on the payout cards, like "B20 R10". `mix` chooses among the ways to fill up.
    """
    players = len(hands)
    down = list(down or [""] * players)
    named = [[card for card in text.split() if card[0] != "-"] for text in hands]
    barred = [{word[1] for word in text.split() if word[0] == "-"} for text in hands]
    dealt = [cards + down[seat].split() for seat, cards in enumerate(named)]
    rest = pack(players)
    for card in chain(*dealt):
        rest.remove(card)
    Random(mix).shuffle(rest)
    for seat in sorted(range(players), key=lambda seat: -len(barred[seat])):
        fitting = [card for card in rest if card[0] not in barred[seat]]
        for card in fitting[: 11 - len(dealt[seat])]:
            rest.remove(card)
            dealt[seat].append(card)
            # A prediction the test does not care for: a filler, so that the named cards stay in hand.
            if not down[seat] and card != "M":
                down[seat] = card
    gold = gold or [0] * players
    on_card = {word[0]: int(word[1:]) for word in chips.split()}
    order = [(start + i) % players for i in range(players)]
    game = load_game("vegeterrors", players=players)
    json = {
        "game": game.name,
        "players": players,
        "options": game.options,
        "seed": mix,
        "round_seed": mix,
        "standing": [hand - 1, start, *(g // 10 for g in gold), *(on_card.get(c, 0) // 10 for c in "BGYR")],
        "dealt": dealt,
        "gained": None,
        "earlier": [],
        "moves": [f"predict {down[seat].split()[0]}" for seat in order] if predict else [],
    }
    return Table(Record(game, mix, json))


def lawful(card: str, earlier: Sequence[str]) -> str:
    """A hand from which `card` may be played after these: no colour had to come first."""
    seen = {other[0] for other in earlier} - {"M"}
    bars = [f"-{letter}" for letter in "BGYR" if card[0] in seen and letter not in seen]
    return " ".join([card.split(">")[0], *bars])


def after(cards: str, hand: str = "", *, down: str = "", players: int = 4) -> Table:
    """A running trick: these cards were played in this order, the next player holds `hand`.

    Who played a colour that was already there held no other colour, so that it was legal.
    """
    played = cards.split()
    hands = [lawful(card, played[:place]) for place, card in enumerate(played)]
    hands.append(hand)
    hands += [""] * (players - len(hands))
    downs = ["" if seat != len(played) else down for seat in range(players)]
    return position(hands, down=downs).play(*played)


def trick(cards: str) -> Table:
    """A first trick, played to its end by seats 0, 1, 2 and so on."""
    *first, last = cards.split()
    return after(" ".join(first), lawful(last, first), players=len(first) + 1).play(last)


class Search:
    """Looks for moves that bring a hand to a wanted state; tells nothing but the moves."""

    def __init__(
        self, table: Table, tricks: int, keep: dict[int, str], dice: str | None, changes: dict[int, str]
    ) -> None:
        self.game = table.record.game
        self.first = table.state
        self.tricks = tricks
        self.keep = {seat: Counter(cards.split()) for seat, cards in keep.items()}
        self.dice = None if dice is None else {w[0]: int(w[1:]) for w in dice.split()}
        self.changes = changes

    def find(self) -> list[str] | None:
        # Many short tries: a hand that began badly is soon given up.
        for attempt in range(16):
            self.rng, self.budget = Random(attempt), 400
            moves = self._go(self.first, 0, dict(self.dice or {}), set(self.changes))
            if moves is not None:
                return moves
        return None

    def _go(self, state: State, tricks: int, dice: dict[str, int], waiting: set[int]) -> list[str] | None:
        if tricks == self.tricks:
            return None if waiting else []
        seat = state.current_player()
        seen = state.observation(seat)
        hand, ended = Counter(seen["hand"]), len(seen["trick"]) + 1 == self.game.players
        moves = self.game.legal_moves(state)
        self.rng.shuffle(moves)
        # A change that is wanted comes first: later it may not be legal.
        moves.sort(key=lambda move: not move.startswith("change"))
        for move in moves:
            self.budget -= 1
            if self.budget < 0:
                return None
            if not self._wanted(seat, move, hand, waiting):
                continue
            then = state.clone()
            action = self.game.string_to_action(move)
            then.apply_action(action)
            left = dice
            if ended and self.dice is not None:
                events = self.game.events(state, action, then, NOBODY)
                won = next(e["winner"] for e in events if e["kind"] == "trick")
                letter = won[0].upper() if won else "-"
                if dice.get(letter, 0) == 0:
                    continue
                left = {**dice, letter: dice[letter] - 1}
            now_waiting = waiting - {seat} if move.startswith("change") else waiting
            found = self._go(then, tricks + ended, left, now_waiting)
            if found is not None:
                return [move, *found]
        return None

    def _wanted(self, seat: int, move: str, hand: Counter[str], waiting: set[int]) -> bool:
        if move.startswith("change"):
            return seat in waiting and move.endswith(f"/ {self.changes[seat]}")
        card = move.split(">")[0]
        kept = Counter(self.keep.get(seat, Counter()))
        if seat in waiting:
            kept[self.changes[seat]] += 1
        return hand[card] > kept[card]


def advance(
    table: Table,
    tricks: int,
    *,
    keep: dict[int, str] | None = None,
    dice: str | None = None,
    changes: dict[int, str] | None = None,
) -> Table:
    """Plays so many whole tricks; seats keep the cards in `keep`; the dice of the tricks are `dice`."""
    moves = Search(table, tricks, keep or {}, dice, changes or {}).find()
    assert moves is not None, "no such hand was found: draw another position"
    return table.play(*moves)


def whole_hand(
    down: Sequence[str],
    dice: str,
    *,
    start: int = 0,
    gold: Sequence[int] | None = None,
    chips: str = "",
    hand: int = 1,
) -> Table:
    """A hand from its deal through its payout, the dice ending as `dice` ("B4 G3 Y2 R1").

    `down`: the face-down cards, a seat an entry; "Y6 B2" was a yellow 6, changed to a blue 2.
    """
    changes = {seat: cards.split()[1] for seat, cards in enumerate(down) if " " in cards}
    for mix in range(100):
        table = position([""] * len(down), down=down, start=start, gold=gold, chips=chips, hand=hand, mix=mix)
        moves = Search(table, 10, {}, dice, changes).find()
        if moves is not None:
            return table.play(*moves)
    raise AssertionError("no such hand was found")


def view(table: Table, *eyes: int) -> dict[str, Any]:
    """What the page draws for these seats."""
    record = table.record
    return record.game.view(record.states, record.moves, frozenset(eyes))
