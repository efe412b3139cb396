"""Records, positions and seat views as short text for a link's fragment, and back.

A link is a letter for its kind, a digit for its format, and base64url of: the length of the rest,
variant, version, players, options, the body, and four bytes of SHA-256 over all of that and, for deals
and replays, the canonical text of the position they end in. A replay's body ends in its moves as one
number, whose digits are the moves' places among the legal moves' notations sorted as text: the reader
replays, so it knows every radix.
"""

import binascii
import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal

from .errors import LinkError, PositionError, PotagerError
from .game import Game, Observation, State
from .record import MOST_MOVES, Record
from .registry import REGISTRY, load_game
from .rng import SEED_BITS, stream

Kind = Literal["deal", "replay", "seat", "position"]

FORMAT = 1
LETTERS: dict[Kind, str] = {"deal": "d", "replay": "r", "seat": "s", "position": "p"}
KINDS = {letter: kind for kind, letter in LETTERS.items()}
#: Longer texts are refused unread, and so is JSON that inflates to more than this.
MOST_CHARACTERS = 100_000
MOST_JSON = 1_000_000

_SEED_BYTES = SEED_BITS // 8
_CHECK_BYTES = 4
_PRACTICE, _STANDING, _POSITION = 1, 2, 4


@dataclass(frozen=True)
class Link:
    """What a link holds. `record`: to play or look at; a seat view's has the unseen cards sampled."""

    kind: Kind
    record: Record
    #: The seat whose cards a seat view shows.
    seat: int | None = None


def encode(record: Record) -> str:
    """A replay link: everything. Of one round: `encode(record.round(n))`."""
    state = record.at(0).state
    number, scale = 0, 1
    for before, action in zip(record.states, record.moves, strict=False):
        legal = record.game.legal_moves(before)
        number += scale * legal.index(record.game.action_to_string(action))
        scale *= len(legal)
    digits = number.to_bytes((number.bit_length() + 7) // 8, "big")
    body = _origin(record) + _varint(len(record.moves)) + digits
    return _checked(_pack("replay", record.game, body, record.state.canonical()), state, record)


def encode_deal(record: Record) -> str:
    """A deal link: the cards `record` began with, and nothing of what was played."""
    first = record.at(0)
    first.meta = {}
    return _checked(_pack("deal", record.game, _origin(first), first.state.canonical()), first.state, first)


def encode_position(state: State) -> str:
    """A position link: any position with all its secrets and no future but its own."""
    return _checked(_pack("position", state.game, _deflate(state.to_json())), state, None)


def encode_view(observation: Observation) -> str:
    """A seat-view link: what one seat knows, and no seed.

    Two worlds that look alike to that seat give the same link.
    """
    game = load_game(observation["game"], observation["players"], observation["options"])
    text = _pack("seat", game, _deflate(observation))
    decode(text)
    return text


def decode(text: str) -> Link:
    """Reads any link's fragment. Raises LinkError, by code: "link-foreign" (not of Potager),

    "link-short" (cut), "link-newer", "link-damaged".
    """
    kind, data = _open(text)
    reader = _Reader(text[:2], data)
    game = _read_game(reader)
    try:
        if kind == "seat":
            return _decode_view(game, reader)
        if kind == "position":
            reader.check()
            state = game.state_from_json(_inflate(reader.rest()))
            return Link("position", Record(game, 0, state.to_json()))
        record = _read_origin(game, reader)
        if kind == "replay":
            _read_moves(record, reader)
        elif reader.rest():
            raise LinkError("This link is damaged.")
        reader.check(record.state.canonical())
        return Link(kind, record)
    except LinkError:
        raise
    except PotagerError as fault:
        raise LinkError("This link is damaged.") from fault


# -- writing --------------------------------------------------------------------------------------


def _pack(kind: Kind, game: Game, body: bytes, proof: str = "") -> str:
    number = next(n for n, variant in REGISTRY.items() if variant is type(game))
    options = [values.index(game.options[name]) for name, values in game.option_values.items()]
    label = f"{LETTERS[kind]}{FORMAT}"
    rest = b"".join(map(_varint, [number, game.version, game.players, *options])) + body
    rest += _hash(label, rest, proof)
    return label + _base64(_varint(len(rest)) + rest)


def _origin(record: Record) -> bytes:
    flags = _PRACTICE if record.meta.get("practice") else 0
    extra = b""
    if isinstance(record.start, list):
        flags |= _STANDING
        extra = b"".join(map(_varint, [len(record.start), *record.start]))
    elif record.start is not None:
        flags |= _POSITION
        position = _deflate(record.start)
        extra = _varint(len(position)) + position
    return bytes([flags]) + record.seed.to_bytes(_SEED_BYTES, "big") + extra


def _checked(text: str, first: State, record: Record | None) -> str:
    """The link, once it has been read back and found the same."""
    back = decode(text).record
    same = back.states[0].canonical() == first.canonical()
    if record is not None:
        same = same and back.moves == record.moves and back.state.canonical() == record.state.canonical()
    if not same:
        raise LinkError("This game cannot be put into a link.")
    return text


def _hash(label: str, data: bytes, proof: str) -> bytes:
    return sha256(label.encode() + data + proof.encode()).digest()[:_CHECK_BYTES]


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _varint(value: int) -> bytes:
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def _deflate(data: Any) -> bytes:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return zlib.compress(text.encode(), 9)


# -- reading --------------------------------------------------------------------------------------


class _Reader:
    """Bytes read from the front; the last four are the check."""

    def __init__(self, label: str, data: bytes) -> None:
        self.label = label
        self.data, self.sum = data[:-_CHECK_BYTES], data[-_CHECK_BYTES:]
        self.place = 0

    def check(self, proof: str = "") -> None:
        """Raises LinkError unless all bytes, and what they led to, are as they were written."""
        if self.sum != _hash(self.label, self.data, proof):
            raise LinkError("This link is damaged.")

    def take(self, count: int) -> bytes:
        if count > len(self.data) - self.place:
            raise LinkError("This link is damaged.")
        self.place += count
        return self.data[self.place - count : self.place]

    def varint(self) -> int:
        value = shift = 0
        while True:
            (byte,) = self.take(1)
            value |= (byte & 127) << shift
            if byte < 128:
                return value
            shift += 7
            if shift > SEED_BITS:
                raise LinkError("This link is damaged.")

    def rest(self) -> bytes:
        return self.take(len(self.data) - self.place)


def _open(text: str) -> tuple[Kind, bytes]:
    head = re.match(r"([a-z])([0-9])", text)
    if not head or head[1] not in KINDS or head[2] == "0" or len(text) > MOST_CHARACTERS:
        raise LinkError("This is not a link of Potager.", code="link-foreign")
    if int(head[2]) > FORMAT:
        raise LinkError("This link comes from a newer Potager.", code="link-newer")
    if not re.fullmatch(r"[A-Za-z0-9_-]*", text[2:]):
        raise LinkError("This is not a link of Potager.", code="link-foreign")
    packed = text[2:]
    # A single character left over is half a byte: something is missing.
    cut = len(packed) % 4 == 1
    try:
        data = urlsafe_b64decode(
            (packed[:-1] if cut else packed) + "=" * (-len(packed) % 4 if not cut else 0)
        )
    except binascii.Error as fault:
        raise LinkError("This link is damaged.") from fault
    size = used = 0
    for byte in data[:4]:
        size |= (byte & 127) << 7 * used
        used += 1
        if byte < 128:
            break
    rest = data[used:]
    if cut or len(rest) < max(size, _CHECK_BYTES):
        raise LinkError("This link was cut short.", code="link-short")
    # The last character has bits to spare: they must be as written.
    if len(rest) > size or _base64(data) != packed:
        raise LinkError("This link is damaged.")
    return KINDS[head[1]], rest


def _read_game(reader: _Reader) -> Game:
    variant = REGISTRY.get(reader.varint())
    version = reader.varint()
    if variant is None or version > variant.version:
        raise LinkError("This link comes from a newer Potager.", code="link-newer")
    players = reader.varint()
    options = {}
    for name, values in variant.option_values.items():
        index = reader.varint()
        if index >= len(values):
            raise LinkError("This link comes from a newer Potager.", code="link-newer")
        options[name] = values[index]
    if version != variant.version or players not in variant.player_counts:
        raise LinkError("This link is damaged.")
    return variant(players, options)


def _read_origin(game: Game, reader: _Reader) -> Record:
    (flags,) = reader.take(1)
    if flags & ~(_PRACTICE | _STANDING | _POSITION) or (flags & _STANDING and flags & _POSITION):
        raise LinkError("This link is damaged.")
    seed = int.from_bytes(reader.take(_SEED_BYTES), "big")
    start: Any = None
    if flags & _STANDING:
        start = [reader.varint() for _ in range(min(reader.varint(), 100))]
    elif flags & _POSITION:
        start = _inflate(reader.take(reader.varint()))
        if not isinstance(start, dict):
            raise LinkError("This link is damaged.")
    record = Record(game, seed, start)
    if flags & _PRACTICE:
        record.meta["practice"] = True
    return record


def _read_moves(record: Record, reader: _Reader) -> None:
    count = reader.varint()
    if count > MOST_MOVES:
        raise LinkError("This link is damaged.")
    number = int.from_bytes(reader.rest(), "big")
    for _ in range(count):
        legal = record.game.legal_moves(record.state)
        if not legal:
            raise LinkError("This link is damaged.")
        number, place = divmod(number, len(legal))
        record.play(legal[place])
    if number:
        raise LinkError("This link is damaged.")


def _decode_view(game: Game, reader: _Reader) -> Link:
    reader.check()
    body = reader.rest()
    seen = _inflate(body)
    try:
        if (seen["game"], seen["players"], seen["options"]) != (game.name, game.players, game.options):
            raise LinkError("This link is damaged.")
        seat = seen["seat"]
        # What the seat cannot see comes from the link's own bytes, so that all who open it see the same.
        state = game.sample_state(seen, stream(0, "view", body.hex()))
        same = json.dumps(state.observation(seat), sort_keys=True) == json.dumps(seen, sort_keys=True)
    except (PositionError, KeyError, TypeError, ValueError, IndexError, AttributeError) as fault:
        raise LinkError("This link is damaged.") from fault
    if not same:
        raise LinkError("This link is damaged.")
    return Link("seat", Record(game, 0, state.to_json()), seat)


def _inflate(data: bytes) -> Any:
    try:
        inflater = zlib.decompressobj()
        text = inflater.decompress(data, MOST_JSON)
        if not inflater.eof or inflater.unused_data:
            raise LinkError("This link is damaged.")
        return json.loads(text)
    except (zlib.error, ValueError, RecursionError) as fault:
        raise LinkError("This link is damaged.") from fault
