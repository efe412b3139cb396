"""A position of Vegeterrors, and what every action does to it."""

from typing import TYPE_CHECKING, Any

from ..errors import IllegalAction
from ..game import TERMINAL, Observation, State
from ..rng import derive, shuffled, stream
from . import payout
from .cards import Cards
from .facts import HAND_SIZE, LAST_HAND, TARGET, TRICKS
from .observation import observe
from .position import write
from .trick import winner

if TYPE_CHECKING:
    from .game import Vegeterrors

# A hand of cards is two numbers: the set of its cards as bits, and how many of each, 3 bits a card.
_COUNT_BITS = 3
_COUNT_MASK = 7

#: The public history as a linked list shared by clones: (earlier, seat, action).
History = tuple[Any, int, int] | None


def pack(hand: list[int]) -> tuple[int, int]:
    """Card numbers as a set and as counts."""
    cards = counts = 0
    for card in hand:
        cards |= 1 << card
        counts += 1 << card * _COUNT_BITS
    return cards, counts


def unpack(counts: int) -> list[int]:
    """Card numbers, sorted, from counts."""
    hand: list[int] = []
    card = 0
    while counts:
        hand += [card] * (counts & _COUNT_MASK)
        counts >>= _COUNT_BITS
        card += 1
    return hand


class VegeterrorsState(State):
    """See `State`. Between two actions it is always somebody's turn, or the game is over.

    A hand is: each seat's prediction, clockwise from the start card (the rulebook has them at the
    same time: nobody sees another's, so one after the other is the same), then ten tricks.
    """

    __slots__ = (
        "_legal", "_round_seed", "cards", "changed", "chips", "counts", "dealt", "dice", "face_down",
        "gained", "game", "gold", "hands", "history", "leader", "over", "plays", "predicted", "round",
        "round_over", "seed", "seen", "start", "started_with", "to_move", "tricks",
    )  # fmt: skip

    game: "Vegeterrors"

    def __init__(
        self,
        game: "Vegeterrors",
        seed: int,
        round_seed: int,
        start: int,
        dealt: list[list[int]] | None = None,
    ) -> None:
        self.game = game
        self.cards: Cards = game.cards
        self.seed = seed
        self._round_seed = round_seed
        self.round = 0
        self.start = start
        self.gold = [0] * game.players
        self.chips = [0, 0, 0, 0]
        self.history: History = None
        self.gained: list[int] | None = None
        self.round_over = False
        self.over = False
        self.begin(dealt or deal(game, round_seed))

    def begin(self, dealt: list[list[int]]) -> None:
        """Rulebook A: dice back, eleven cards to each seat; the start card's holder is first."""
        players = self.game.players
        self.dealt = dealt
        self.started_with = (self.gold[:], self.chips[:])
        self.dice = [0, 0, 0, 0]
        packed = [pack(hand) for hand in dealt]
        self.hands = [cards for cards, _ in packed]
        self.counts = [counts for _, counts in packed]
        self.face_down = [-1] * players
        self.changed = [False] * players
        self.predicted = 0
        self.tricks = 0
        self.plays: list[int] = []
        self.seen = 0
        self.leader = self.to_move = self.start
        self._legal: list[int] | None = None

    # -- whose turn, and what can be done ---------------------------------------------------------

    def current_player(self) -> int:
        return TERMINAL if self.over else self.to_move

    def is_terminal(self) -> bool:
        return self.over

    def is_round_over(self) -> bool:
        return self.round_over

    def legal_actions(self) -> list[int]:
        legal = self._legal
        if legal is None:
            legal = self._legal = self._find_legal()
        return legal[:]

    def _find_legal(self) -> list[int]:
        if self.over:
            return []
        cards, seat, seen = self.cards, self.to_move, self.seen
        hand = self.hands[seat]
        vegeterrors = hand & ~(1 << cards.magic)
        if self.predicted < self.game.players:
            return [cards.first_predict + card for card in cards.vegeterrors(vegeterrors)]
        # Must not follow: a colour that is not in the trick yet, if one is held. For the leader that is any.
        free = vegeterrors & cards.outside[seen]
        legal = cards.vegeterrors(free or vegeterrors)
        if hand != vegeterrors:
            legal += cards.magic_actions[seen]
        if not self.changed[seat]:
            # The face-down card is no part of the hand; turned up it must be a legal play itself.
            up = self.face_down[seat]
            colour = cards.colour[up]
            if not free or not seen >> colour & 1:
                first = cards.first_change + up * cards.count
                downs = cards.vegeterrors(vegeterrors & ~cards.of_colour[colour])
                legal += [first + down for down in downs]
        return legal

    # -- what an action does ----------------------------------------------------------------------

    def apply_action(self, action: int) -> None:
        legal = self._legal
        if legal is None:
            legal = self._legal = self._find_legal()
        if action not in legal:
            raise self._illegal(action)
        cards, seat = self.cards, self.to_move
        self._legal = None
        self.history = (self.history, seat, action)
        self.round_over = False
        if action < cards.count:
            self.seen |= 1 << cards.colour[action]
            self._leave_hand(seat, action)
        elif action < cards.first_predict:
            self._leave_hand(seat, cards.magic)
        elif action < cards.first_change:
            self._predict(seat, action - cards.first_predict)
            return
        else:
            up, down = divmod(action - cards.first_change, cards.count)
            self.seen |= 1 << cards.colour[up]
            self._leave_hand(seat, down)
            self.face_down[seat] = down
            self.changed[seat] = True
        self.plays.append(action)
        players = self.game.players
        if len(self.plays) < players:
            self.to_move = (seat + 1) % players
        else:
            self._end_trick()

    def _illegal(self, action: int) -> IllegalAction:
        if isinstance(action, int) and 0 <= action < self.cards.action_count:
            text = self.cards.notation[action]
            return IllegalAction(f"{text} cannot be played now.", move=text)
        return IllegalAction("That is not a move of Vegeterrors.", move=str(action)[:40])

    def _leave_hand(self, seat: int, card: int) -> None:
        counts = self.counts[seat] - (1 << card * _COUNT_BITS)
        self.counts[seat] = counts
        if not counts >> card * _COUNT_BITS & _COUNT_MASK:
            self.hands[seat] &= ~(1 << card)

    def _predict(self, seat: int, card: int) -> None:
        self._leave_hand(seat, card)
        self.face_down[seat] = card
        self.predicted += 1
        self.to_move = (seat + 1) % self.game.players

    def _end_trick(self) -> None:
        """Rulebook C, 2 to 4, and the next leader.

        House ruling: a trick of Magic alone moves no die and no lead.
        """
        colour, lead = winner(self.cards, self.plays)
        if colour >= 0:
            self.dice[colour] += 1
            self.leader = (self.leader + lead) % self.game.players
        self.to_move = self.leader
        self.plays = []
        self.seen = 0
        self.tricks += 1
        if self.tricks == TRICKS:
            self._end_hand()

    def _end_hand(self) -> None:
        """Rulebook D and End of Game; unless the game ends, the next hand is dealt at once."""
        cards, game = self.cards, self.game
        best = payout.hand_winner(self.dice, game.colours)
        slips = payout.slips(
            best,
            [cards.colour[card] for card in self.face_down],
            [cards.strength[card] for card in self.face_down],
            self.changed,
            self.chips[best],
        )
        self.gained = [slip.total for slip in slips]
        self.gold = [gold + slip.total for gold, slip in zip(self.gold, slips, strict=True)]
        self.chips = payout.chips_after(self.chips, best, game.colours)
        self.round_over = True
        if max(self.gold) >= TARGET or self.round + 1 >= LAST_HAND:
            self.over = True
            return
        self.round += 1
        self.start = (self.start + 1) % game.players
        self._round_seed = derive(self.seed, "round", self.round)
        self.begin(deal(game, self._round_seed))

    # -- points -----------------------------------------------------------------------------------

    def rewards(self) -> list[int]:
        return self.gained[:] if self.round_over and self.gained else [0] * self.game.players

    def returns(self) -> list[int]:
        return self.gold[:]

    def winners(self) -> list[int]:
        if not self.over:
            return []
        most = max(self.gold)
        return [seat for seat, gold in enumerate(self.gold) if gold == most]

    # -- copies and texts -------------------------------------------------------------------------

    def clone(self) -> "VegeterrorsState":
        new = VegeterrorsState.__new__(VegeterrorsState)
        new.game = self.game
        new.cards = self.cards
        new.seed = self.seed
        new._round_seed = self._round_seed
        new.round = self.round
        new.start = self.start
        # These four are replaced, never changed in place, so clones share them.
        new.gold = self.gold
        new.chips = self.chips
        new.gained = self.gained
        new.dealt = self.dealt
        new.started_with = self.started_with
        new.history = self.history
        new.round_over = self.round_over
        new.over = self.over
        new.dice = self.dice[:]
        new.hands = self.hands[:]
        new.counts = self.counts[:]
        new.face_down = self.face_down[:]
        new.changed = self.changed[:]
        new.predicted = self.predicted
        new.tricks = self.tricks
        new.plays = self.plays[:]
        new.seen = self.seen
        new.leader = self.leader
        new.to_move = self.to_move
        new._legal = self._legal
        return new

    def moves_of_round(self) -> int:
        """How many of the last entries of the history belong to the hand on the table."""
        return self.predicted + self.tricks * self.game.players + len(self.plays)

    def past(self) -> list[tuple[int, int]]:
        """The history as (seat, action), earliest first."""
        entries, node = [], self.history
        while node is not None:
            node, seat, action = node
            entries.append((seat, action))
        entries.reverse()
        return entries

    def hand(self, seat: int) -> list[int]:
        """Card numbers in a seat's hand, sorted, the face-down card not among them."""
        return unpack(self.counts[seat])

    def round_seed(self) -> int:
        return self._round_seed

    def standing(self) -> list[int]:
        """[hand from 0, holder of the start card, gold / 10 a seat, chips a colour]."""
        gold, chips = self.started_with
        return [self.round, self.start, *(g // 10 for g in gold), *(c // payout.CHIP for c in chips)]

    def observation(self, seat: int) -> Observation:
        return observe(self, seat)

    def to_json(self) -> dict[str, Any]:
        return write(self)

    def canonical(self) -> str:
        names = self.cards.names
        hands = ["".join(names[c] for c in self.hand(seat)) for seat in range(self.game.players)]
        downs = [names[card] if card >= 0 else "-" for card in self.face_down]
        parts = [
            self.game.name, self.game.players, self.game.options["deck"], self.round, self.start,
            *self.gold, *self.chips, *self.dice, *hands, *downs, *map(int, self.changed),
            self.leader, self.to_move, *(self.cards.notation[a] for a in self.plays), int(self.over),
        ]  # fmt: skip
        return "|".join(map(str, parts))


def deal(game: "Vegeterrors", round_seed: int) -> list[list[int]]:
    """Eleven cards to each seat, all cards dealt (rulebook A, 2)."""
    pile = shuffled(game.pile, stream(round_seed, "deal"))
    return [sorted(pile[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(game.players)]
