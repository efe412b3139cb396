"""Which model the search has of each game."""

from collections.abc import Callable
from typing import Any

from ...game import Observation
from . import double_deck, tournament, vege_tables, vegeterrors, vine
from .advice import Facts
from .model import Model
from .vege_tables import facts as of_vege_tables
from .vegeterrors import facts as of_vegeterrors
from .vine import facts as of_vine

#: The game and an observation in, one decision's model out.
ModelOf = Callable[[Any, Observation], Model]

#: By variant.
MODELS: dict[str, ModelOf] = {
    "vege-tables-base": vege_tables.VegeTablesModel,
    "vege-tables-double-deck": double_deck.DoubleDeckModel,
    "vege-tables-expert": vege_tables.VegeTablesModel,
    "vege-tables-partners": vege_tables.VegeTablesModel,
    "vege-tables-tournament": tournament.TournamentModel,
    "vegeterrors": vegeterrors.VegeterrorsModel,
    "vine": vine.VineModel,
    "vine-solo": vine.VineModel,
}

#: By family.
FACTS: dict[str, Facts] = {
    "vege-tables": of_vege_tables.facts,
    "vegeterrors": of_vegeterrors.facts,
    "vine": of_vine.facts,
}
