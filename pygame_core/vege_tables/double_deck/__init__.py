"""Vege Tables Double Deck: two decks and six talloni."""

from .game import DoubleDeck

__all__ = ["DoubleDeck"]
