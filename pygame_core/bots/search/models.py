"""Which model the search has of each game."""

from collections.abc import Callable
from typing import Any

from ...game import Observation
from .model import Model
from .vegeterrors import VegeterrorsModel

#: The game and an observation in, one decision's model out.
ModelOf = Callable[[Any, Observation], Model]

#: By variant.
MODELS: dict[str, ModelOf] = {
    "vegeterrors": VegeterrorsModel,
}
