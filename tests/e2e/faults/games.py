"""Saved games made by the core itself, as the page keeps them, and their way into the browser."""

import json
from dataclasses import dataclass, field
from typing import Any

from pygame_core import page as core

KEY = "potager:/potager/:"
SAVE = KEY + "save:"

PERSON = {"kind": "person", "name": "Poppy", "face": "you"}
BOTS = [
    {"kind": "bot", "name": name, "face": face, "bot": "greedy"}
    for name, face in [("Hazel", "hedgehog"), ("Rusty", "fox"), ("Clover", "rabbit")]
]
SEATS = [PERSON, *BOTS]
HEAD = {"schema": 2, "name": "", "created": 1_750_000_000_000, "updated": 1_750_000_000_000, "over": False}


def ask(name: str, **args: Any) -> Any:
    answer = json.loads(core.call(name, json.dumps(args)))
    assert "ok" in answer, answer
    return answer["ok"]


def bot_moves() -> str:
    """The record's text after the seat to move has played as a bot."""
    move = ask("choose", table="t", bot="greedy")["move"]
    text: str = ask("play", table="t", move=move, eyes=[])["text"]
    return text


@dataclass
class Game:
    """A game in the middle, with the person to move."""

    moves: int = 12
    seats: list[dict[str, str]] = field(default_factory=lambda: SEATS)
    seed: str = "PLUM-CORN-4K7Q2M"
    id: str = "gardengame"

    def __post_init__(self) -> None:
        made = ask(
            "create", game="vegeterrors", players=len(self.seats), seed=self.seed, meta={"seats": self.seats}
        )
        ask("open", table="t", text=made["text"])
        played = 0
        while played < self.moves or self.view()["toMove"] != 0 or self.view()["roundOver"]:
            self.text = ask("play", table="t", move=ask("choose", table="t", bot="greedy")["move"], eyes=[])[
                "text"
            ]
            played += 1
        self.eyes_view = self.view([0])

    def view(self, eyes: list[int] | None = None) -> dict[str, Any]:
        return ask("view", table="t", eyes=eyes or [])

    @property
    def legal(self) -> list[str]:
        return self.eyes_view["legal"]

    @property
    def hand(self) -> list[str]:
        return self.eyes_view["seats"][0]["hand"]

    def summary(self) -> dict[str, Any]:
        view = self.eyes_view
        same = {key: view[key] for key in ("round", "phase", "toMove", "target", "winners")}
        points = [seat["gold"] for seat in view["seats"]]
        return {
            **same,
            "game": "vegeterrors",
            "players": len(points),
            "rounds": None,
            "step": view["trick"],
            "points": points,
            "seats": self.seats,
            "practice": False,
        }

    def save(self, **changes: Any) -> dict[str, Any]:
        return {**HEAD, "id": self.id, "text": self.text, "pending": [], "summary": self.summary(), **changes}

    def first_schema(self, **changes: Any) -> dict[str, Any]:
        """The same save as the first Potager wrote it, which knew Vegeterrors alone."""
        summary = self.summary()
        del summary["rounds"]
        summary |= {"trick": summary.pop("step"), "gold": summary.pop("points")}
        return self.save(schema=1, summary=summary, **changes)

    def record(self, **changes: Any) -> str:
        return json.dumps({**json.loads(self.text), **changes}, ensure_ascii=False)

    def after(self, *moves: str) -> list[str]:
        """All moves when the person has played these in turn and the bots have answered."""
        ask("open", table="t", text=self.text)
        for move in moves:
            text = ask("play", table="t", move=move, eyes=[])["text"]
            while self.view()["toMove"] != 0:
                text = ask("play", table="t", move=ask("choose", table="t", bot="greedy")["move"], eyes=[])[
                    "text"
                ]
        return moves_of(text)


def moves_of(text: str) -> list[str]:
    moves: list[str] = json.loads(text)["moves"]
    return moves
