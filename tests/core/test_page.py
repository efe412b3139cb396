"""The façade the page calls: JSON in, JSON out, and nothing told too early."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import pygame_core
from pygame_core import Record, page

from .generic.games import random_record

SEATS = [
    {"kind": "person", "name": "Anna", "face": "hat"},
    *[{"kind": "bot", "name": "Bo", "face": "fox"}] * 3,
]


def ask(name: str, **args: Any) -> Any:
    return json.loads(page.call(name, json.dumps(args)))


def ok(name: str, **args: Any) -> Any:
    answer = ask(name, **args)
    assert "ok" in answer, answer
    return answer["ok"]


def fault(name: str, **args: Any) -> str:
    error = ask(name, **args)["error"]
    assert error["message"]
    code: str = error["code"]
    return code


@pytest.fixture(autouse=True)
def tables() -> Iterator[None]:
    page.TABLES.clear()
    yield
    page.TABLES.clear()


def opened(share: float = 0.0, seed: int = 1) -> Record:
    record = random_record(pygame_core.load_game("vegeterrors"), seed, share)
    ok("open", table="t", text=record.to_text())
    return record


def test_create_open_play() -> None:
    made = ok("create", game="vegeterrors", players=4, seed="PLUM-CORN-4K7Q2M", meta={"seats": SEATS})
    assert made["code"] == "PLUM-CORN-4K7Q2M"
    told = ok("open", table="t", text=made["text"])
    assert (told["moves"], told["over"], told["setAside"]) == (0, False, [])
    assert told["meta"]["seats"] == SEATS
    view = ok("view", table="t", eyes=[0, 1, 2, 3], people=[0])
    played = ok("play", table="t", move=view["legal"][0], eyes=[view["toMove"]])
    assert played["events"][0]["kind"] == "predict"
    assert json.loads(played["text"])["moves"] == [view["legal"][0]]


def test_a_move_that_is_not_legal_is_refused_in_words() -> None:
    opened()
    assert fault("play", table="t", move="R9", eyes=[]) == "illegal-move"
    assert fault("play", table="t", move="<script>", eyes=[]) == "illegal-move"
    assert fault("view", table="x", eyes=[]) == "not-open"


def test_a_whole_game_by_bots_through_the_page() -> None:
    opened()
    while (view := ok("view", table="t", eyes=[]))["toMove"] is not None:
        assert view["legal"] == []
        assert view["hand"] is None
        ok("play", table="t", move=ok("choose", table="t", bot="greedy")["move"], eyes=[])
    assert view["winners"] == page.TABLES["t"].state.winners()
    assert view["lastPayout"]["ends"]
    kinds = [event["kind"] for event in ok("log", table="t", eyes=[])]
    assert kinds.count("payout") == view["round"]
    assert kinds[-1] == "over"


def test_the_log_tells_a_seat_only_its_own_prediction() -> None:
    record = opened(0.02)
    seats = [seat for seat, _ in record.state.past()[:4]]  # type: ignore[attr-defined]
    for eyes in ([], [0], [2]):
        told = [event for event in ok("log", table="t", eyes=eyes) if event["kind"] == "predict"]
        assert [event["seat"] for event in told] == seats
        assert [event["card"] is not None for event in told] == [seat in eyes for seat in seats]


def test_a_view_shows_cards_only_to_eyes() -> None:
    opened(0.1)
    for eyes in ([], [1], [0, 2]):
        for seat in ok("view", table="t", eyes=eyes)["seats"]:
            assert (seat["hand"] is not None) == (seat["seat"] in eyes)
            assert (seat["faceDown"] is not None) == (seat["seat"] in eyes)


def test_looking_back() -> None:
    record = opened(0.5)
    then = ok("view", table="t", eyes=[0], at=10)
    assert then["move"] == 10
    assert then["undo"] is None
    assert then == {
        **json.loads(json.dumps(record.game.view(record.states[:11], record.moves[:10], frozenset([0])))),
        "undo": None,
    }
    assert ok("view", table="t", eyes=[0], at=10**6)["move"] == len(record.moves)


@pytest.mark.parametrize(
    "meta",
    [
        {"seats": 3}, {"seats": [1, 2, 3, 4]}, {"seats": SEATS[:3]}, {"name": 1}, {"practice": "yes"},
        {"seats": [{**SEATS[0], "kind": "ghost"}, *SEATS[1:]]},
        {"seats": [{**SEATS[0], "name": None}, *SEATS[1:]]},
        {"seats": [{**SEATS[0], "bot": 7}, *SEATS[1:]]},
    ],
)  # fmt: skip
def test_a_record_with_damaged_names_is_refused_in_words(meta: dict[str, Any]) -> None:
    record = Record(pygame_core.load_game("vegeterrors"), 1)
    record.meta = meta
    assert fault("open", table="t", text=record.to_text()) == "record-damaged"


# -- undo -----------------------------------------------------------------------------------------


def predicted(seats: int) -> None:
    opened()
    for _ in range(seats):
        ok("play", table="t", move=ok("view", table="t", eyes=[0, 1, 2, 3])["legal"][0], eyes=[])


def test_undo_is_free_while_nothing_was_shown() -> None:
    predicted(2)
    first = page.TABLES["t"].states[0].current_player()
    told = ok("undo", table="t", people=[first])
    assert (told["to"], told["reveals"]) == (0, False)
    assert "meta" not in json.loads(told["text"])


def test_undo_past_a_shown_card_makes_the_game_practice_against_bots() -> None:
    predicted(6)
    first = page.TABLES["t"].states[0].current_player()
    told = ok("undo", table="t", people=[first])
    # Seat `first` led, the next seat has shown a card since.
    assert (told["to"], told["reveals"]) == (4, True)
    assert json.loads(told["text"])["meta"]["practice"] is True
    assert json.loads(ok("setMeta", table="t", meta={"name": "x"})["text"])["meta"] == {
        "name": "x",
        "practice": True,
    }


def test_undo_is_off_with_two_people_once_a_card_was_shown() -> None:
    predicted(6)
    first = page.TABLES["t"].states[0].current_player()
    other = (first + 2) % 4
    before = page.TABLES["t"].to_text()
    assert fault("undo", table="t", people=[first, other]) == "undo-seen"
    assert page.TABLES["t"].to_text() == before


def test_undo_of_the_own_card_is_free_for_two_people_until_the_other_sees_it() -> None:
    predicted(5)
    first = page.TABLES["t"].states[0].current_player()
    # The other person sees the card as soon as it lies there.
    assert fault("undo", table="t", people=[first, (first + 1) % 4]) == "undo-seen"
    assert ok("undo", table="t", people=[first])["reveals"] is False


def test_undo_takes_back_only_what_the_person_agreed_to() -> None:
    predicted(5)
    first = page.TABLES["t"].states[0].current_player()
    agreed = ok("view", table="t", eyes=[first], people=[first])["undo"]
    assert agreed == {"to": 4, "reveals": False}
    # A bot's card came between: it would cost more than was said.
    ok("play", table="t", move=ok("choose", table="t", bot="random")["move"], eyes=[])
    before = page.TABLES["t"].to_text()
    assert fault("undo", table="t", people=[first], agreed=agreed) == "undo-seen"
    assert page.TABLES["t"].to_text() == before
    # The second press of two: the move it was meant for is back already.
    agreed = ok("view", table="t", eyes=[first], people=[first])["undo"]
    assert ok("undo", table="t", people=[first], agreed=agreed)["to"] == 4
    before = page.TABLES["t"].to_text()
    assert fault("undo", table="t", people=[first], agreed=agreed) == "undo-seen"
    assert page.TABLES["t"].to_text() == before


def test_undo_at_the_start_says_so() -> None:
    opened()
    assert fault("undo", table="t", people=[0]) == "undo-nothing"


def test_undo_brings_the_same_luck_and_the_same_bots() -> None:
    predicted(4)
    moves = []
    for _ in range(2):
        for _ in range(4):
            ok("play", table="t", move=ok("choose", table="t", bot="random")["move"], eyes=[])
        moves.append(page.TABLES["t"].notations)
        page.TABLES["t"].undo(4)
    assert moves[0] == moves[1]


# -- links ----------------------------------------------------------------------------------------


def test_links_of_a_running_game_tell_nothing_hidden() -> None:
    record = opened(0.5)
    ended = len(record.round_starts()) - 1
    assert ended > 1
    assert fault("share", table="t", kind="match") == "locked"
    assert fault("share", table="t", kind="deal") == "locked"
    assert fault("share", table="t", kind="position") == "locked"
    assert fault("share", table="t", kind="round", round=ended + 1) == "locked"
    assert fault("share", table="t", kind="round", round=0) == "locked"
    for kind in ("round", "deal"):
        told = ok("share", table="t", kind=kind, round=ended)
        assert told["code"] is None
        found = ok("decode", fragment=told["fragment"])
        assert pygame_core.deal_code(record.seed) not in found["text"]
    assert ok("share", table="t", kind="round") == ok("share", table="t", kind="round", round=ended)


def test_a_match_from_a_rounds_link_does_not_tell_its_next_deal() -> None:
    game = pygame_core.load_game("vege-tables-base", players=2)
    part = random_record(game, 3).round(0)
    ok("open", table="t", text=part.to_text())
    assert len(page.TABLES["t"].round_starts()) == 2
    for kind in ("round", "deal"):
        assert fault("share", table="t", kind=kind, round=1) == "locked-first"


def test_nothing_of_the_first_hand_is_told_before_it_ends() -> None:
    opened(0.02)
    assert fault("share", table="t", kind="round") == "locked"


def test_links_of_a_finished_game() -> None:
    record = opened(1.0)
    code = pygame_core.deal_code(record.seed)
    for kind, found_kind, moves in (("match", "replay", len(record.moves)), ("deal", "deal", 0)):
        told = ok("share", table="t", kind=kind)
        assert told["code"] == code
        found = ok("decode", fragment=told["fragment"])
        assert (found["kind"], found["moves"], found["code"]) == (found_kind, moves, code)
    assert ok("decode", fragment=ok("share", table="t", kind="position")["fragment"])["kind"] == "position"


def test_a_seat_view_opens_as_the_seat_saw_it() -> None:
    opened(0.3)
    seen = ok("view", table="t", eyes=[2])
    found = ok("decode", fragment=ok("share", table="t", kind="seat", seat=2)["fragment"])
    assert (found["kind"], found["seat"], found["eyes"], found["code"]) == ("seat", 2, [2], None)
    ok("open", table="u", text=found["text"])
    again = ok("view", table="u", eyes=[2])
    # The last trick is looked up in the record, which begins here.
    differs = {"move", "lastTrick", "lastPayout"}
    assert {k: v for k, v in again.items() if k not in differs} == {
        k: v for k, v in seen.items() if k not in differs
    }


def test_a_broken_link_is_refused_in_words() -> None:
    assert fault("decode", fragment="hello") == "link-foreign"


def test_an_illegal_tail_is_set_aside() -> None:
    record = random_record(pygame_core.load_game("vegeterrors"), 1, 0.1)
    data = json.loads(record.to_text())
    data["moves"].append("R99")
    told = ok("open", table="t", text=json.dumps(data))
    assert told["setAside"] == ["R99"]
    assert told["moves"] == len(record.moves)
    ok("close", table="t")
    assert fault("view", table="t", eyes=[]) == "not-open"
