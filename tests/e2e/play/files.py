"""Game files like those that the page hands out."""

import json
from pathlib import Path
from typing import Any

from pygame_core.record import Record

Json = Any


def write(folder: Path, ident: str, name: str, record: Record, view: Json, **own: Json) -> Path:
    """A record as a file. `own`: what the family adds to the summary: rounds, step, points, target."""
    summary = {
        "game": record.game.id,
        "players": record.game.players,
        "seats": record.meta["seats"],
        **{key: view[key] for key in ("round", "phase", "toMove", "winners")},
        "practice": False,
        **own,
    }
    save = {
        "kind": "potager-save",
        "schema": 2,
        "id": ident,
        "name": name,
        "created": 1_790_000_000_000,
        "updated": 1_790_000_000_000,
        "text": record.to_text(),
        "pending": [],
        "summary": summary,
        "over": record.state.is_terminal(),
    }
    path = folder / "game.json"
    path.write_text(json.dumps(save), "utf-8")
    return path
