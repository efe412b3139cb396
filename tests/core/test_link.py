"""Links: short, exact, and never a traceback."""

import contextlib
import json
import math
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygame_core
from pygame_core import Game, LinkError, Record, link

from .generic.games import every_game, random_record, slug, walk

Count = Callable[[int, int], int]
ALL = pytest.mark.parametrize("game", every_game(), ids=slug)
CODES = {"link-foreign", "link-short", "link-newer", "link-damaged"}


def vegeterrors(players: int = 4) -> Game:
    return pygame_core.load_game("vegeterrors", players=players)


def refused(text: str) -> str:
    """The code of the error a link gives; it must be a LinkError with words."""
    with pytest.raises(LinkError) as caught:
        link.decode(text)
    assert caught.value.code in CODES
    assert caught.value.message
    return caught.value.code


@ALL
def test_a_replay_holds_the_whole_game(game: Game) -> None:
    for seed in range(5):
        record = random_record(game, seed, seed / 4)
        found = link.decode(link.encode(record))
        assert found.kind == "replay"
        assert found.record.moves == record.moves
        assert found.record.seed == record.seed
        assert found.record.state.to_json() == record.state.to_json()


@ALL
def test_a_whole_match_is_short(game: Game, count: Count) -> None:
    """At most 1.15 x the sum of log2(legal actions) / 6, and 30 characters."""
    worst = 0.0
    for seed in range(count(300, 15)):
        record = random_record(game, seed)
        bits = sum(math.log2(len(state.legal_actions())) for state in record.states[:-1])
        length = len(link.encode(record))
        assert length <= 1.15 * bits / 6 + 30
        worst = max(worst, (length - 30) / (bits / 6))
    print(f"links of {slug(game)}: at most {worst:.3f} x the information in the moves, and 30")


def test_a_whole_hand_fits_into_64_characters(count: Count) -> None:
    """Also one from the middle of a match, with its scores."""
    longest = 0
    for seed in range(count(500, 20)):
        record = random_record(vegeterrors(), seed)
        for number in range(len(record.round_starts())):
            longest = max(longest, len(link.encode(record.round(number))))
    print(f"a four-player hand takes at most {longest} characters")
    assert longest <= 64


@ALL
def test_a_deal_holds_the_cards_and_nothing_played(game: Game) -> None:
    record = random_record(game, 3, 0.5)
    text = link.encode_deal(record)
    found = link.decode(text)
    assert found.kind == "deal"
    assert found.record.moves == []
    assert found.record.state.to_json() == game.new_initial_state(3).to_json()
    assert text == link.encode_deal(Record(game, 3))


@ALL
def test_a_round_does_not_tell_the_seed_of_the_match(game: Game) -> None:
    record = random_record(game, 3)
    for text in (link.encode(record.round(0)), link.encode_deal(record.round(0))):
        again = link.decode(text).record
        assert again.seed != record.seed
        assert again.states[0].canonical() == record.states[0].canonical()


@ALL
def test_a_round_of_a_game_from_a_position_does_not_tell_the_next_deal(game: Game) -> None:
    record = Record(game, 0, random_record(game, 3, 0.1).state.to_json())
    while not record.state.is_round_over():
        record.play(record.state.legal_actions()[0])
    again = link.decode(link.encode(record.round(0))).record
    assert again.notations == record.notations
    assert again.state.is_terminal() == record.state.is_terminal()
    assert again.state.is_terminal() or again.state.canonical() != record.state.canonical()


@ALL
def test_a_position_holds_everything(game: Game) -> None:
    for share in (0.0, 0.3, 1.0):
        state = random_record(game, 4, share).state
        found = link.decode(link.encode_position(state))
        assert found.kind == "position"
        assert found.record.state.to_json() == state.to_json()


@ALL
def test_a_game_from_a_position_has_a_replay_too(game: Game) -> None:
    start = random_record(game, 4, 0.3).state
    record = Record(game, 0, start.to_json())
    for _ in range(3):
        record.play(record.state.legal_actions()[0])
    again = link.decode(link.encode(record)).record
    assert again.notations == record.notations
    assert again.state.to_json() == record.state.to_json()


@ALL
def test_a_seat_view_shows_what_the_seat_sees(game: Game) -> None:
    for share in (0.0, 0.2, 0.5, 0.8, 1.0):
        state = random_record(game, 5, share).state
        for seat in range(game.players):
            found = link.decode(link.encode_view(state.observation(seat)))
            assert (found.kind, found.seat) == ("seat", seat)
            assert found.record.state.observation(seat) == state.observation(seat)


@ALL
def test_worlds_that_look_alike_have_the_same_seat_view(game: Game, count: Count) -> None:
    rng = Random("alike")
    for seed in range(count(20, 1)):
        for place, (state, _) in enumerate(walk(game, seed)):
            if place % 7:
                continue
            for seat in range(game.players):
                world = game.sample_state(state.observation(seat), rng)
                assert link.encode_view(world.observation(seat)) == link.encode_view(state.observation(seat))


def test_a_seat_view_holds_no_other_hand() -> None:
    record = random_record(vegeterrors(), 6, 0.02)
    text = link.encode_view(record.state.observation(0))
    shown = json.dumps(link._inflate(_view_body(text)))
    assert pygame_core.deal_code(record.seed) not in shown
    assert str(record.state.round_seed()) not in shown
    samples = link.decode(text).record.state.to_json()["dealt"]
    dealt = record.state.to_json()["dealt"]
    assert sorted(samples[0]) == sorted(dealt[0])
    assert samples != dealt


def _view_body(text: str) -> bytes:
    data = urlsafe_b64decode(text[2:] + "=" * (-len(text[2:]) % 4))
    return data[data.index(b"\x78") : -4]


def test_practice_travels_and_nothing_else_of_meta() -> None:
    record = random_record(vegeterrors(), 7, 0.2)
    record.meta = {"practice": True, "seats": [{"name": "Anna"}]}
    found = link.decode(link.encode(record))
    assert found.record.meta == {"practice": True}


# -- broken, foreign, future ----------------------------------------------------------------------


def samples() -> list[str]:
    record = random_record(vegeterrors(), 8, 0.4)
    state = record.state
    return [
        link.encode(record),
        link.encode(record.round(0)),
        link.encode_deal(record),
        link.encode_view(state.observation(1)),
        link.encode_position(state),
    ]


@pytest.mark.parametrize("text", samples(), ids=["replay", "round", "deal", "seat", "position"])
def test_a_link_cut_short_says_so(text: str) -> None:
    for end in range(2, len(text)):
        assert refused(text[:end]) == "link-short"


@pytest.mark.parametrize("text", samples(), ids=["replay", "round", "deal", "seat", "position"])
def test_every_changed_character_is_found(text: str, count: Count) -> None:
    rng = Random("damage")
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    for _ in range(count(10, 1)):
        for place in range(len(text)):
            other = rng.choice([c for c in letters if c != text[place]])
            refused(text[:place] + other + text[place + 1 :])


@pytest.mark.parametrize("text", samples(), ids=["replay", "round", "deal", "seat", "position"])
def test_something_added_is_found(text: str) -> None:
    for extra in ("A", "AA", "AAAA", "=", " ", "%20"):
        refused(text + extra)


def test_a_newer_format_says_so() -> None:
    for text in samples():
        assert refused(text[0] + "2" + text[2:]) == "link-newer"


def test_a_newer_variant_or_version_says_so() -> None:
    """As a later Potager would write it: another variant number, another rules version."""
    data = urlsafe_b64decode(samples()[2][2:] + "==")
    for place, value in ((1, 99), (2, 9)):
        changed = bytearray(data)
        changed[place] = value
        assert refused("d1" + urlsafe_b64encode(bytes(changed)).decode().rstrip("=")) == "link-newer"


@pytest.mark.parametrize(
    "text", ["", "x", "hello", "r", "r0", "https://example.org/", "R1AAAA", "d1 ", "d1é", "\x00"]
)
def test_what_is_no_link_says_so(text: str) -> None:
    assert refused(text) == "link-foreign"


def test_random_bytes_give_a_typed_error(count: Count) -> None:
    rng = Random("bytes")
    for _ in range(count(10_000, 2_000)):
        data = rng.randbytes(rng.randrange(0, 80))
        text = rng.choice("drspx") + rng.choice("01129") + urlsafe_b64encode(data).decode().rstrip("=")
        refused(text)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=200), st.sampled_from("drsp"))
def test_well_framed_nonsense_gives_a_typed_error(body: bytes, letter: str) -> None:
    """The length and the game are right, the rest is anything."""
    rest = bytes([1, 1, 4, 0]) + body
    refused(f"{letter}1" + urlsafe_b64encode(link._varint(len(rest)) + rest).decode().rstrip("="))


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_text_gives_a_typed_error(text: str) -> None:
    refused(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_forged_view_or_position_gives_a_typed_error(data: st.DataObject) -> None:
    """Somebody may write their own JSON with a right checksum: one field is anything."""
    state = random_record(vegeterrors(), 8, data.draw(st.sampled_from([0.0, 0.4, 1.0]))).state
    kind = data.draw(st.sampled_from(["seat", "position"]))
    body = state.observation(1) if kind == "seat" else state.to_json()
    field = data.draw(st.sampled_from(sorted(body)))
    forged = {**body, field: data.draw(JSON)}
    packed = link._deflate(forged)
    text = link._pack(kind, state.game, packed)  # type: ignore[arg-type]
    with contextlib.suppress(LinkError):
        again = link.decode(text).record.state
        assert kind == "position" or again.observation(1)[field] == forged[field]


def test_a_bomb_is_not_inflated() -> None:
    body = link._deflate("0" * 50_000_000)
    game = vegeterrors()
    for kind in ("seat", "position"):
        refused(link._pack(kind, game, body))  # type: ignore[arg-type]


def test_a_link_of_enormous_length_is_refused_unread() -> None:
    assert refused("r1" + "A" * 200_000) == "link-foreign"
