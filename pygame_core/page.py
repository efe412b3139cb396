"""The one façade the page calls: a name and JSON in, JSON out.

`call(name, args)` returns `{"ok": result}` or `{"error": {"code", "message", "params"}}`. Names,
arguments and results are listed in the page's `types.ts`. Open games live in TABLES by a name the page
chose; the page can always open one again from its record's text.
"""

import json
from collections.abc import Callable
from typing import Any

from . import bots, link
from .bots.search import thoughts
from .bots.search.thoughts import CALLS as THOUGHT_CALLS
from .bots.search.tree import Found
from .errors import Locked, PotagerError, RecordError
from .evening.calls import CALLS as EVENING_CALLS
from .game import Game
from .record import Record
from .registry import load_game, variants
from .rng import deal_code, derive

Json = Any

TABLES: dict[str, Record] = {}


def call(name: str, args: str) -> str:
    """Calls one of CALLS with a JSON object of arguments."""
    try:
        return json.dumps({"ok": CALLS[name](**json.loads(args))}, ensure_ascii=False)
    except PotagerError as fault:
        told = {"code": fault.code, "message": fault.message, "params": fault.params}
        return json.dumps({"error": told}, ensure_ascii=False)


def _table(table: str) -> Record:
    if table not in TABLES:
        raise RecordError("This game is not open.", code="not-open")
    return TABLES[table]


def _variants() -> Json:
    """Every variant, with the bots a person can choose for it, the weakest first."""
    return [{**variant, "bots": bots.offered(variant["id"])} for variant in variants()]


def create(game: str, players: int, seed: str | int, meta: Json, options: Json = None) -> Json:
    """A new game's record text and its deal code."""
    record = Record(load_game(game, players, options), seed)
    record.meta = meta
    return {"text": record.to_text(), "code": deal_code(record.seed)}


def open_(table: str, text: str) -> Json:
    """Opens a record. Moves from the first that is not legal are set aside."""
    record, set_aside = Record.from_text_until_illegal(text)
    _check_meta(record)
    TABLES[table] = record
    return {
        "moves": len(record.moves),
        "over": record.state.is_terminal(),
        "meta": record.meta,
        "setAside": set_aside,
        "game": record.game.info(),
        "text": record.to_text(),
    }


def _check_meta(record: Record) -> None:
    """What the page reads of `meta` must be of the types it expects, or be missing."""
    meta = record.meta
    seats = meta.get("seats", [])
    told = isinstance(seats, list) and all(isinstance(seat, dict) for seat in seats)
    told = told and len(seats) in (0, record.game.players)
    told = told and all(seat.get("kind") in ("person", "bot") for seat in seats)
    told = told and all(isinstance(seat.get(key), str) for seat in seats for key in ("name", "face"))
    told = told and all(isinstance(seat.get("bot", ""), str) for seat in seats)
    told = told and all(isinstance(meta.get(key, ""), str) for key in ("name", "evening"))
    told = told and all(isinstance(meta.get(key, False), bool) for key in ("practice", "hints"))
    if not told:
        raise RecordError("This game's file is damaged.")


def close(table: str) -> None:
    """Forgets an open game."""
    TABLES.pop(table, None)


def view(table: str, eyes: list[int], at: int | None = None, people: list[int] | None = None) -> Json:
    """What to draw for the seats in `eyes`, after `at` moves or now."""
    record = _table(table)
    count = len(record.moves) if at is None else max(0, min(at, len(record.moves)))
    told = record.game.view(record.states[: count + 1], record.moves[:count], frozenset(eyes))
    told["undo"] = _undo_target(record, people) if people and at is None else None
    return told


def log(table: str, eyes: list[int], since: int = 0, until: int | None = None) -> Json:
    """What happened from move `since` on, as the seats in `eyes` may know it."""
    record = _table(table)
    told = []
    for index in range(max(0, since), len(record.moves) if until is None else min(until, len(record.moves))):
        told += _events(record, index, eyes)
    return told


def _events(record: Record, index: int, eyes: list[int]) -> list[Json]:
    before, after = record.states[index], record.states[index + 1]
    happened = record.game.events(before, record.moves[index], after, frozenset(eyes))
    return [{**event, "move": index} for event in happened]


def play(table: str, move: str, eyes: list[int]) -> Json:
    """Plays a move's notation."""
    record = _table(table)
    record.play(move)
    return {"events": _events(record, len(record.moves) - 1, eyes), "text": record.to_text()}


def choose(table: str, bot: str) -> Json:
    """A bot's move for the seat to move: it is handed that seat's observation, nothing else."""
    record = _table(table)
    seat = record.state.current_player()
    # One way from the deal's seed: a bot cannot get back to the cards.
    player = bots.make(bot, record.game, derive(record.seed, "bot", seat))
    action = player.choose(record.state.observation(seat))
    return {"move": record.game.action_to_string(action)}


def observe(table: str, at: int | None = None) -> Json:
    """A decision as the seat that has it sees it, with what a worker needs to think of it.

    It holds no seed of the deal: the bot's is made from it one way. Raises RecordError at the end.
    """
    record = _table(table)
    state = record.state if at is None else record.states[max(0, min(at, len(record.moves)))]
    if state.is_terminal():
        raise RecordError("This game has ended.", code="no-thought")
    seat = state.current_player()
    info = record.game.info()
    return {
        "game": record.game.name,
        "players": info["players"],
        "options": info["options"],
        "seed": derive(record.seed, "bot", seat),
        "observation": state.observation(seat),
    }


def decide(table: str, bot: str, founds: list[Json]) -> Json:
    """The move of a bot that searched, from what its workers found (see `bots.search.thoughts`)."""
    told = observe(table)
    game = _table(table).game
    thinker = thoughts.searcher(bot, game, told["seed"])
    action = thinker.decide(told["observation"], thoughts.merged(game, founds))
    return {"move": game.action_to_string(action)}


def advise(table: str, founds: list[Json], at: int | None = None) -> Json:
    """What a search advises whoever is, or after `at` moves was, to move; values are shares of the win.

    With `at`, also the move that was played and what it gave away; None where it was not searched.
    """
    record = _table(table)
    game = record.game
    found = thoughts.merged(game, founds)
    if not found:
        raise RecordError("Nothing has been thought of yet.", code="no-thought")
    advice = thoughts.advise(game, observe(table, at)["observation"], found)
    told = {
        "best": _told(game, advice.best),
        "others": [_told(game, other) for other in advice.others],
        "gain": advice.gain,
        "reason": advice.reason and {"code": advice.reason[0], "params": advice.reason[1]},
    }
    if at is None or at >= len(record.moves):
        return told
    played = [f for f in found if f.move == record.moves[at]]
    loss = max(0.0, advice.best.value - played[0].value) if played else None
    return {**told, "played": game.action_to_string(record.moves[at]), "loss": loss}


def course(table: str, seats: list[int]) -> Json:
    """A game to look back on: the real choices of some seats, and how the points of all came about."""
    record = _table(table)
    choices = [
        {"at": at, "seat": seat, "move": notation, "options": options}
        for at, (state, notation) in enumerate(zip(record.states, record.notations, strict=False))
        if (seat := state.current_player()) in seats and (options := len(state.legal_actions())) > 1
    ]
    points: list[Json] = []
    for at, state in enumerate(record.states):
        now = state.points_now()
        if not points or points[-1]["points"] != now:
            points.append({"at": at, "points": now})
    return {"choices": choices, "points": points, "rounds": record.round_starts()}


def branch(table: str, at: int) -> Json:
    """The same game after its first `at` moves, free to go another way; it is practice."""
    record = _table(table).at(at)
    record.meta["practice"] = True
    return {"text": record.to_text()}


def _told(game: Game, found: Found) -> Json:
    return {"move": game.action_to_string(found.move), "value": found.value}


def _undo_target(record: Record, people: list[int]) -> Json:
    """The latest decision of a person, and whether somebody has seen a hidden card since."""
    count = len(record.moves)
    reveals = False
    for index in range(count - 1, -1, -1):
        before, after = record.states[index], record.states[index + 1]
        reveals = reveals or any(record.game.reveals(before, record.moves[index], after, s) for s in people)
        if before.current_player() in people and not (index and record.game.halfway(before)):
            return {"to": index, "reveals": reveals}
    return None


def undo(table: str, people: list[int], agreed: Json = None) -> Json:
    """Back to the latest decision of a person: free until a hidden card was seen.

    Then it is off with two or more people, and with one it makes the game practice. `agreed`: the target
    that the person was shown; when the game has gone on and it would now cost more, nothing is taken back.
    """
    record = _table(table)
    target = _undo_target(record, people)
    if target is None:
        raise RecordError("There is nothing to take back.", code="undo-nothing")
    free = not target["reveals"] or record.meta.get("practice", False)
    if agreed is not None and (target["to"] != agreed["to"] or not (free or agreed["reveals"])):
        raise Locked("The game has gone on since.", code="undo-seen")
    if target["reveals"]:
        if len(people) > 1:
            raise Locked("Somebody has seen a new card since.", code="undo-seen")
        record.meta["practice"] = True
    record.undo(target["to"])
    return {**target, "text": record.to_text()}


def set_meta(table: str, meta: Json) -> Json:
    """Replaces names, faces, bots; once practice, always practice."""
    record = _table(table)
    practice = record.meta.get("practice", False)
    record.meta = {**meta, **({"practice": True} if practice else {})}
    return {"text": record.to_text()}


def share(table: str, kind: str, seat: int = 0, round: int | None = None, at: int | None = None) -> Json:
    """A link's fragment, and the deal code where the link carries a whole game's seed.

    Replays and deals of a round wait until it has ended, those of the match until the match has; so does
    a round whose link the match began from.
    """
    record = _table(table)
    state = record.state if at is None else record.states[max(0, min(at, len(record.states) - 1))]
    if kind == "seat":
        return {"fragment": link.encode_view(state.observation(seat)), "code": None}
    over = record.state.is_terminal()
    if kind == "position":
        if not over:
            raise Locked("The position can be shared when the game has ended.")
        return {"fragment": link.encode_position(state), "code": None}
    if kind == "round" or round is not None:
        ended = len(record.round_starts()) - (0 if over else 1)
        number = ended - 1 if round is None else round - 1
        if not 0 <= number < ended:
            raise Locked("The round can be shared when it has ended.")
        if number == 0 and isinstance(record.start, list) and not over:
            # Such a match deals its later rounds by the seed of its first.
            raise Locked("This match began from the round's own link.", code="locked-first")
        part = record.round(number)
        if record.meta.get("practice"):
            part.meta["practice"] = True
        return {"fragment": link.encode_deal(part) if kind == "deal" else link.encode(part), "code": None}
    if not over:
        raise Locked("The match can be shared when it has ended.")
    code = deal_code(record.seed) if record.start is None else None
    return {"fragment": link.encode_deal(record) if kind == "deal" else link.encode(record), "code": code}


def decode(fragment: str) -> Json:
    """What a link holds, with a record's text that can be kept or opened."""
    found = link.decode(fragment)
    record = found.record
    eyes = {"deal": [], "seat": [found.seat]}.get(found.kind, list(range(record.game.players)))
    return {
        "kind": found.kind,
        "game": record.game.info(),
        "practice": bool(record.meta.get("practice")),
        "text": record.to_text(),
        "moves": len(record.moves),
        "eyes": eyes,
        "seat": found.seat,
        "code": deal_code(record.seed) if record.start is None else None,
    }


CALLS: dict[str, Callable[..., Json]] = {
    "variants": _variants,
    "create": create,
    "open": open_,
    "close": close,
    "view": view,
    "log": log,
    "play": play,
    "choose": choose,
    "observe": observe,
    "decide": decide,
    "advise": advise,
    "course": course,
    "branch": branch,
    "undo": undo,
    "setMeta": set_meta,
    "share": share,
    "decode": decode,
    **THOUGHT_CALLS,
    **EVENING_CALLS,
}
