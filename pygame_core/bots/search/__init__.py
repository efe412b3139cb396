"""Bots that search: one tree search for all games, and a model of each of them."""

from .bot import ModelOf, SearchBot
from .levels import LEVELS
from .model import Model, World
from .tree import Found, Tree
from .vegeterrors import VegeterrorsModel

__all__ = ["LEVELS", "MODELS", "Found", "Model", "SearchBot", "Tree", "World"]

#: Variant -> the model of one of its decisions, made of the game and an observation.
MODELS: dict[str, ModelOf] = {
    "vegeterrors": VegeterrorsModel,
}
