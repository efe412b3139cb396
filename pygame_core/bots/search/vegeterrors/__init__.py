"""Vegeterrors for the search."""

from .facts import facts
from .model import VegeterrorsModel

__all__ = ["VegeterrorsModel", "facts"]
