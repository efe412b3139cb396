"""Vine for the search."""

from .model import VineModel
from .oneply import OnePly

__all__ = ["OnePly", "VineModel"]
