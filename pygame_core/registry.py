"""The variants, as data. A new one is a class and one line here."""

from collections.abc import Mapping
from types import NoneType
from typing import Any

from .errors import UnknownGame
from .game import Game
from .vege_tables import Base, Expert, Partnership
from .vege_tables.double_deck import DoubleDeck
from .vege_tables.tournament import Tournament
from .vegeterrors import Vegeterrors
from .vine import Solo, Standard

#: Number in links -> variant. A number, once used, is never used again.
REGISTRY: dict[int, type[Game]] = {
    1: Vegeterrors,
    2: Base,
    3: Expert,
    4: Partnership,
    5: Tournament,
    6: DoubleDeck,
    7: Standard,
    8: Solo,
}


def variants() -> list[dict[str, Any]]:
    """Every variant: "id", "version", "family", "players" (counts), "options".

    An option has its "name", "values", "default", and the "players" (counts) that can choose.
    """
    return [
        {
            "id": kind.id,
            "version": kind.version,
            "family": kind.family,
            "players": list(kind.player_counts),
            "options": [
                {
                    "name": name,
                    "values": list(values),
                    "default": values[0],
                    "players": list(kind.option_players.get(name, kind.player_counts)),
                }
                for name, values in kind.option_values.items()
            ],
        }
        for kind in REGISTRY.values()
    ]


def find(name: str) -> type[Game]:
    """The variant of `id` or `id@version`; without a version the newest. Raises UnknownGame."""
    ident, _, version = name.partition("@")
    matching = [kind for kind in REGISTRY.values() if kind.id == ident and version in ("", str(kind.version))]
    if not matching:
        raise UnknownGame(f"There is no game “{name[:40]}” here.", game=name[:40])
    return max(matching, key=lambda kind: kind.version)


def load_game(
    name: str, players: int | None = None, options: Mapping[str, str] | None = None, **more: str
) -> Game:
    """A game by its id, players and options: `load_game("vegeterrors", players=4, deck="z1")`.

    Without `players`, the largest count. Raises UnknownGame.
    """
    kind = find(name)
    count = max(kind.player_counts) if players is None else players
    if type(count) is not int or count not in kind.player_counts:
        raise UnknownGame(f"{kind.id} is not for {str(count)[:20]} players.", game=kind.id)
    chosen = {key: values[0] for key, values in kind.option_values.items()}
    if not isinstance(options, (Mapping, NoneType)):
        raise UnknownGame(f"The options of {kind.id} cannot be read.", game=kind.id)
    for key, value in {**(options or {}), **more}.items():
        if value not in kind.option_values.get(key, ()):
            raise UnknownGame(f"{kind.id} has no option {str(key)[:20]}={str(value)[:20]}.", game=kind.id)
        chosen[key] = value
    for key, counts in kind.option_players.items():
        if count not in counts and chosen[key] != kind.option_values[key][0]:
            raise UnknownGame(f"{kind.id} has no option {key} for {count} players.", game=kind.id)
    return kind(count, chosen)
