"""Bots that search: one tree search for all games, and a model of each of them."""

from .bot import SearchBot
from .levels import LEVELS
from .model import Model, World
from .models import MODELS
from .tree import Found, Tree

__all__ = ["LEVELS", "MODELS", "Found", "Model", "SearchBot", "Tree", "World"]
