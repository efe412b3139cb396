"""The bot that plays anything."""

from ..game import Observation
from .base import Bot, Budget


class RandomBot(Bot):
    """Every legal action is as likely as every other."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> int:
        """See `Bot.choose`."""
        legal: list[int] = observation["legal_actions"]
        return legal[int(self.luck(observation).random() * len(legal))]
