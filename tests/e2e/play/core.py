"""What the core says, on CPython: games rehearsed with the same bots, to compare with the page."""

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from pygame_core import page
from pygame_core.record import Record

from . import files

Json = Any
NUMBERS = count(1)
FACES = ["you", "hedgehog", "fox", "rabbit"]
NAMES = ["You", "Hazel", "Rusty", "Clover"]


def ask(name: str, **arguments: Json) -> Json:
    answer = json.loads(page.call(name, json.dumps(arguments)))
    assert "ok" in answer, answer
    return answer["ok"]


class Rehearsal:
    """A game of greedy bots and people, as the page would play it from the same deal code."""

    def __init__(self, code: str, players: int = 4, people: tuple[int, ...] = (0,)) -> None:
        self.people = people
        self.players = players
        seats = [
            {"kind": "person", "face": FACES[seat]}
            | {"name": NAMES[seat] if len(people) == 1 else f"Player {seat + 1}"}
            if seat in people
            else {"kind": "bot", "name": NAMES[seat], "face": FACES[seat], "bot": "greedy"}
            for seat in range(players)
        ]
        made = ask("create", game="vegeterrors@1", players=players, seed=code, meta={"seats": seats})
        self.code = made["code"]
        ask("open", table="rehearsal", text=made["text"])
        self.bots()

    @property
    def record(self) -> Record:
        return page.TABLES["rehearsal"]

    def view(self, *eyes: int) -> Json:
        return ask("view", table="rehearsal", eyes=list(eyes or self.people), people=list(self.people))

    def mine(self) -> Json:
        """The view of the person to move."""
        seat = self.record.state.current_player()
        return self.view(seat)

    def play(self, move: str) -> None:
        """A person's move, and the bots' answers."""
        self.record.play(move)
        self.bots()

    def bots(self) -> None:
        while not self.over and self.record.state.current_player() not in self.people:
            self.record.play(ask("choose", table="rehearsal", bot="greedy")["move"])

    @property
    def over(self) -> bool:
        return self.record.state.is_terminal()


def strategy(view: Json, change: bool) -> str:
    """The test person's rule: the first legal card, Magic when it has a choice, one change of prediction."""
    hand = view["hand"]
    if change and view["change"] and not view["change"]["reason"]:
        return str(view["change"]["options"][0]["move"])
    for held in hand:
        if held["card"] == "M" and len(held["actions"]) > 1:
            return str(held["actions"][-1])
    plain = [held["actions"][0] for held in hand if held["actions"] and held["card"] != "M"]
    return str((plain or [held["actions"][0] for held in hand if held["actions"]])[0])


def codes() -> Iterator[str]:
    """Deal codes to search; the same ones every time."""
    for number in range(2000):
        yield str(ask("create", game="vegeterrors@1", players=4, seed=number, meta={})["code"])


def rehearse(code: str, players: int) -> Rehearsal:
    """A whole match by the test person's rule."""
    game = Rehearsal(code, players)
    changed = False
    while not game.over:
        move = strategy(game.mine(), change=not changed)
        changed = changed or move.startswith("change")
        game.play(move)
    return game


def find_match(players: int, hands: range) -> Rehearsal:
    """A match of so many hands in which the person aims Magic and changes the prediction."""
    for code in codes():
        game = rehearse(code, players)
        mine = [
            move
            for move, state in zip(game.record.notations, game.record.states, strict=False)
            if state.current_player() == 0
        ]
        magic = any(move.startswith("M>") for move in mine)
        changed = any(move.startswith("change") for move in mine)
        if magic and changed and len(payouts(game.record)) in hands:
            return game
    raise AssertionError("no such match among the codes")


def find(
    wanted: Callable[[Json], bool], players: int = 4, people: tuple[int, ...] = (0,), moves: int = 1
) -> Rehearsal:
    """The first deal whose person sees what is wanted after `moves` moves, each the first legal one."""
    for code in codes():
        game = Rehearsal(code, players, people)
        for _ in range(moves):
            game.play(strategy(game.mine(), change=False))
        if wanted(game.mine()):
            return game
    raise AssertionError("no such deal among the codes")


def payouts(record: Record) -> list[Json]:
    page.TABLES["read"] = record
    return [event["payout"] for event in ask("log", table="read", eyes=[]) if event["kind"] == "payout"]


def seen(record: Record, at: int, eyes: list[int]) -> Json:
    """The view of a record's position."""
    page.TABLES["read"] = record
    return ask("view", table="read", eyes=eyes, at=at)


def shared(record: Record, kind: str, **more: Json) -> str:
    page.TABLES["read"] = record
    return str(ask("share", table="read", kind=kind, **more)["fragment"])


def game_file(game: Rehearsal, folder: Path, moves: int | None = None) -> Path:
    """A game file like those the page hands out, of a game as it stands or after so many moves.

    Its name is no other's, since tests share a page. Its bots are greedy, so that the page plays on as
    rehearsed; those of the dialog take their time.
    """
    record = game.record if moves is None else game.record.at(moves)
    view = seen(record, len(record.moves), list(game.people))
    mark = next(NUMBERS)
    gold = [seat["gold"] for seat in view["seats"]]
    own = {"rounds": None, "step": view["trick"], "points": gold, "target": view["target"]}
    return files.write(folder, f"rehearsed{mark}", f"Trick {mark}", record, view, **own)
