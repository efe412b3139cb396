"""Vege Tables with one deck, Base, Expert and Partners, as the search plays it."""

from .model import VegeTablesModel

__all__ = ["VegeTablesModel"]
