"""The search's model of Double Deck."""

from .model import DoubleDeckModel

__all__ = ["DoubleDeckModel"]
