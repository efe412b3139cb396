"""Vege Tables: Base and Expert for two to five players, and two against two."""

from .game import Base, Expert, Partnership, VegeTables

__all__ = ["Base", "Expert", "Partnership", "VegeTables"]
