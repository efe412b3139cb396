"""How the search plays a hand of Vegeterrors: single cards, quick play to the payout, and its equity."""

from collections.abc import Sequence

from ....vegeterrors.facts import TARGET, TRICKS
from ....vegeterrors.game import Vegeterrors
from ....vegeterrors.payout import CHANGE_PRICE, PRIZES, STRENGTH_GOLD
from .. import equity
from ..model import TERMINAL, Luck, World
from .singles import MAGIC_STRENGTH, Singles

#: Gold in a match is so much surer than chance.
SPREAD = 45.0


class Hand(World):
    """A hand whose predictions all lie: cards as single ones, no history."""

    __slots__ = (
        "aimed", "best", "boss", "changed", "chips", "dice", "down", "game", "gold", "hands", "last",
        "leader", "most", "order", "played", "poison", "seen", "singles", "strong", "tricks",
    )  # fmt: skip

    def __init__(self, game: Vegeterrors, singles: Singles) -> None:
        self.game = game
        self.singles = singles
        self.chips: list[int]
        self.gold: list[int]
        self.dice: list[int]
        self.hands: list[int]
        self.down: list[int]
        self.changed: list[bool]
        self.tricks = 0
        self.leader = 0
        self.clear()

    def clear(self) -> None:
        """No card in the trick; which colours can still win the hand."""
        self.seen = self.played = 0
        self.strong = [0, 0, 0, 0]
        self.poison = [0, 0, 0, 0]
        self.order = [0, 0, 0, 0]
        self.last = [0, 0, 0, 0]
        self.aimed = [-1, -1, -1, -1]
        self.best = self.most = -1
        self.boss = False
        self.mover = self.leader

    def on_table(self) -> "Hand":
        """The trick as it lies, with nobody's cards."""
        new = Hand.__new__(Hand)
        new.game, new.singles = self.game, self.singles
        new.leader, new.mover = self.leader, self.mover
        new.seen, new.played = self.seen, self.played
        new.strong, new.poison = self.strong[:], self.poison[:]
        new.order, new.last, new.aimed = self.order[:], self.last[:], self.aimed[:]
        new.best, new.most, new.boss = self.best, self.most, self.boss
        return new

    # -- the tree -------------------------------------------------------------------------------------

    def moves(self) -> Sequence[int]:
        """The policy's own choice first."""
        singles, seat = self.singles, self.mover
        kind = singles.kind
        hand = self.hands[seat]
        veg = hand & singles.vegeterrors
        free = veg & singles.outside[self.seen]
        moves = [*{kind[single]: None for single in singles.each(free or veg)}]
        cards = self.game.cards
        if hand != veg:
            moves += cards.magic_actions[self.seen]
        if not self.changed[seat]:
            up = self.down[seat]
            colour = singles.colour[up]
            if not free or not self.seen >> colour & 1:
                first = cards.first_change + kind[up] * cards.count
                for other in self.game.colours:
                    rest = veg & singles.of_colour[other]
                    if other != colour and rest:
                        moves.append(first + kind[rest.bit_length() - 1])
        return moves

    def play(self, move: int) -> None:
        cards, singles, seat = self.game.cards, self.singles, self.mover
        if move < cards.count:
            have = self.hands[seat] & singles.of_kind[move]
            single = have.bit_length() - 1
            self.hands[seat] ^= 1 << single
            self.lay(seat, single)
        elif move < cards.first_predict:
            self.cast(seat, cards.aimed[move])
        else:
            down = (move - cards.first_change) % cards.count
            have = self.hands[seat] & singles.of_kind[down]
            self.change(seat, have.bit_length() - 1)

    # -- what a play does -----------------------------------------------------------------------------

    def lay(self, seat: int, single: int) -> None:
        """A Vegeterror into the trick; it has left the hand."""
        singles = self.singles
        colour = singles.colour[single]
        self.last[colour] = seat
        if not self.seen >> colour & 1:
            self.seen |= 1 << colour
            self.order[colour] = self.played
        self.strong[colour] += singles.strength[single]
        self.poison[colour] += singles.poison[single]
        if single == singles.boss:
            self.boss = True
            self.best = self.most = -1
            for other in self.game.colours:
                if self.seen >> other & 1:
                    self._compare(other)
        else:
            self._compare(colour)
        self._next(seat)

    def cast(self, seat: int, colour: int) -> None:
        """Magic on a colour, or on none."""
        hand = self.hands[seat]
        self.hands[seat] = hand ^ 1 << hand.bit_length() - 1
        if colour >= 0:
            self.strong[colour] += MAGIC_STRENGTH
            self.aimed[colour] = seat
            self._compare(colour)
        self._next(seat)

    def change(self, seat: int, down: int) -> None:
        """The face-down card into the trick, another one down."""
        up = self.down[seat]
        self.hands[seat] ^= 1 << down
        self.down[seat] = down
        self.changed[seat] = True
        self.lay(seat, up)

    def _compare(self, colour: int) -> None:
        strength = self.strong[colour]
        if self.boss:
            strength += self.poison[colour]
        if strength > self.most or (strength == self.most and self.order[colour] < self.order[self.best]):
            self.best, self.most = colour, strength

    def _next(self, seat: int) -> None:
        self.played += 1
        players = len(self.hands)
        if self.played < players:
            self.mover = (seat + 1) % players
            return
        best = self.best
        if best >= 0:
            self.dice[best] += 1
            aimed = self.aimed[best]
            self.leader = aimed if aimed >= 0 else self.last[best]
        self.tricks += 1
        self.clear()
        if self.tricks == TRICKS:
            self.mover = TERMINAL

    # -- to the end -----------------------------------------------------------------------------------

    def values(self, luck: Luck) -> Sequence[float]:
        """See `World.values`: each seat helps the colour it predicted, else it keeps its own cards back."""
        while (seat := self.mover) >= 0:
            self._policy(seat, luck)
        return self.payout()

    def _policy(self, seat: int, luck: Luck) -> None:
        singles = self.singles
        hand = self.hands[seat]
        veg = hand & singles.vegeterrors
        legal = veg & singles.outside[self.seen] or veg
        if not legal:
            self.cast(seat, self._target(seat))
            return
        mine = singles.colour[self.down[seat]]
        of_mine = singles.of_colour[mine]
        best, most = self.best, self.most
        if best != mine:
            own = legal & of_mine
            if own:
                single = own.bit_length() - 1
                total = (
                    self.strong[mine]
                    + singles.strength[single]
                    + (self.boss and self.poison[mine] + singles.poison[single])
                )
                if total > most and luck() < 0.9:
                    self.hands[seat] = hand ^ 1 << single
                    self.lay(seat, single)
                    return
            if (
                hand != veg
                and self.seen >> mine & 1
                and self.strong[mine] + MAGIC_STRENGTH + (self.boss and self.poison[mine]) >= most
                and luck() < 0.9
            ):
                self.cast(seat, mine)
                return
        rest = legal & ~of_mine or legal
        choice = singles.each(rest)
        single = choice[int(luck() * len(choice))]
        self.hands[seat] = hand ^ 1 << single
        self.lay(seat, single)

    def _target(self, seat: int) -> int:
        mine = self.singles.colour[self.down[seat]]
        if self.seen >> mine & 1:
            return mine
        return self.best

    def payout(self) -> Sequence[float]:
        """Rulebook D, then what the gold promises for the match."""
        singles, dice = self.singles, self.dice
        winner = max(self.game.colours, key=dice.__getitem__)
        colours = [singles.colour[down] for down in self.down]
        right = colours.count(winner)
        gold = self.gold
        if right:
            paid = PRIZES[right - 1] + self.chips[winner]
            gold = [
                before
                if colour != winner
                else before + max(0, paid + STRENGTH_GOLD * singles.strength[down] - CHANGE_PRICE * changed)
                for before, colour, down, changed in zip(gold, colours, self.down, self.changed, strict=True)
            ]
        if max(gold) >= TARGET:
            return equity.won(gold)
        return equity.shares(gold, SPREAD)
