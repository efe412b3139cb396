"""A Vegeterrors player who looks one card ahead. Frozen as `greedy@1`: change it only as `greedy@2`."""

from typing import cast

from ..game import Game, Observation
from ..vegeterrors import Vegeterrors
from ..vegeterrors.cards import COLOURS
from ..vegeterrors.trick import winner
from .base import Bot, Budget

# What a prize is worth before one knows how many are right, between 30 and 50.
_PRIZE = 40
_STRENGTH_GOLD = 10
# Weights of one card's choice, in units of "my colour wins this trick"; tried by hand, not tuned.
_MINE, _RIVAL, _LEAD, _MAGIC_COST, _STRENGTH_COST = 1.0, 0.15, 0.1, 0.25, 0.03


class GreedyVegeterrors(Bot):
    """Predicts by expected gold; then gives each trick to its colour as cheaply as it can,

    else to the weakest rival.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.cards = cast(Vegeterrors, game).cards

    def choose(self, observation: Observation, budget: Budget | None = None) -> int:
        """See `Bot.choose`."""
        predicting = observation["face_down"] is None
        value = self._prediction if predicting else self._play
        return self.best(observation, lambda action: value(observation, action))

    def _chance(self, seen: Observation, colour: int, without: int) -> float:
        """How likely a colour wins the hand, by its share in the deck and what the hand holds of it."""
        cards = self.cards
        pile = cast(Vegeterrors, self.game).pile
        whole = sum(cards.strength[c] for c in pile if c != cards.magic)
        of_colour = sum(cards.strength[c] for c in pile if c != cards.magic and cards.colour[c] == colour)
        held = sum(
            cards.strength[c] for c in self._hand(seen) if c != cards.magic and cards.colour[c] == colour
        )
        held -= cards.strength[without]
        share = of_colour / whole
        # An even share of the strength in each hand would be of_colour / players.
        return share * (0.5 + held * self.game.players / (2 * of_colour))

    def _prediction(self, seen: Observation, action: int) -> float:
        card = action - self.cards.first_predict
        colour = self.cards.colour[card]
        chips: int = seen["chips"][COLOURS[colour]]
        gold = _PRIZE + chips + _STRENGTH_GOLD * self.cards.strength[card]
        return self._chance(seen, colour, card) * gold

    def _play(self, seen: Observation, action: int) -> float:
        cards, dice = self.cards, self._dice(seen)
        mine = cards.colour[cards.index[seen["face_down"]]]
        left = 10 - seen["tricks"]
        value = 0.0
        if action >= cards.first_change:
            down = (action - cards.first_change) % cards.count
            before, mine = mine, cards.colour[down]
            # Worth it only when the old colour cannot catch up; then the new one should be ahead.
            lost = dice[before] + left < max(dice)
            value = dice[mine] / 10 + cards.strength[down] / 100 if lost else -5.0
        plays = [self._action(move) for move in seen["trick"]] + [action]
        colour, lead = winner(cards, plays)
        if colour == mine:
            value += _MINE
        elif colour >= 0:
            # Rather a rival far behind than one who leads the hand.
            value -= _RIVAL * (1 + max(0, dice[colour] - dice[mine] + 2))
        if lead == len(plays) - 1:
            value += _LEAD
        return value - self._cost(action)

    def _cost(self, action: int) -> float:
        card = self.cards.played[action]
        return _MAGIC_COST if card < 0 else _STRENGTH_COST * self.cards.strength[card]

    def _hand(self, seen: Observation) -> list[int]:
        return [self.cards.index[name] for name in seen["hand"]]

    def _dice(self, seen: Observation) -> list[int]:
        return [seen["dice"].get(colour, 0) for colour in COLOURS]

    def _action(self, move: str) -> int:
        """A move of the running trick; of a change only the card turned up counts."""
        if move.startswith("change "):
            return self.cards.index[move[7:].split(" / ")[0]]
        return self.cards.read(move)
