"""Vegeterrors for the search."""

from .model import VegeterrorsModel

__all__ = ["VegeterrorsModel"]
