"""Bots that search: one tree search for all games, and a model of each of them."""

from collections.abc import Callable
from typing import Any

from ...game import Observation
from .bot import SearchBot
from .model import Model, World
from .tree import Found, Tree
from .vegeterrors import VegeterrorsModel

__all__ = ["MODELS", "Found", "Model", "SearchBot", "Tree", "World"]

#: Variant -> the model of one of its decisions, made of the game and an observation.
MODELS: dict[str, Callable[[Any, Observation], Model]] = {
    "vegeterrors": VegeterrorsModel,
}
