"""What the page is told of Vege Tables: what each card can do, why not, and where cards are."""

from typing import Any

import pytest

from pygame_core import Game
from pygame_core.vege_tables import cards as c

from .drawn import Table, fresh, position
from .looks import every_game, look, positions


def hand(table: Table) -> dict[str, dict[str, Any]]:
    return {entry["card"]: entry for entry in look(table, 0)["hand"]}


def crop(view: dict[str, Any], plot: str) -> dict[str, Any]:
    return next(crop for crop in view["crops"] if crop["chain"][0]["card"] == plot)


def place(view: dict[str, Any], card: str) -> tuple[str, int | None, bool]:
    found = next(link for crop in view["crops"] for link in crop["chain"] if link["card"] == card)
    return found["at"], found["seat"], found["burned"]


@pytest.fixture(params=every_game(), ids=repr)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


# -- the hand -------------------------------------------------------------------------------------


def test_the_hand_lies_plots_first_then_by_suit_and_number_then_tractors() -> None:
    table = position(["Y9 T R13 R6 K10 T", None], ["Y1 R2", None], "K1")
    assert [entry["card"] for entry in look(table, 0)["hand"]] == [
        "R2", "Y1", "R6", "R13", "K10", "Y9", "T", "T",
    ]  # fmt: skip


def test_what_each_card_can_do_and_how_many_tractors_it_takes() -> None:
    cards = hand(position(["R9 R13 K5 K9 G5 T"], ["Y1 K1"], "R1 G9:5"))
    assert cards["R9"] == {
        "card": "R9", "plot": False, "burned": False, "open": False, "actions": ["R9"], "tractors": 1,
        "reason": None,
    }  # fmt: skip
    assert (cards["K5"]["actions"], cards["K5"]["tractors"]) == (["K5@2", "K5@4"], 1)
    assert (cards["Y1"]["plot"], cards["Y1"]["actions"], cards["Y1"]["tractors"]) == (
        True,
        ["Y1@2", "Y1@4"],
        0,
    )
    assert (cards["T"]["actions"], cards["T"]["tractors"], cards["T"]["reason"]) == (["-T"], 0, None)
    assert (cards["G5"]["burned"], cards["G5"]["actions"], cards["G5"]["tractors"]) == (True, ["-G5"], 0)


def test_a_burned_plot_can_be_discarded() -> None:
    cards = hand(position(["R20"], ["K1 Y1"], "K5:1"))
    assert cards["K1"] == {
        "card": "K1", "plot": True, "burned": True, "open": False, "actions": ["-K1"], "tractors": 0,
        "reason": None,
    }  # fmt: skip


def test_without_a_tractor_a_card_waits_for_the_next_of_its_crop() -> None:
    cards = hand(position(["R13 R6"], ["Y1"], "R1"))
    assert cards["R13"]["reason"] == {"code": "needs-card", "card": "R5"}
    assert cards["R6"]["reason"] == {"code": "needs-card", "card": "R2"}
    assert (cards["R13"]["tractors"], cards["R13"]["actions"]) == (2, [])


def test_with_too_few_tractors_a_card_says_how_many_are_missing() -> None:
    cards = hand(position(["R13 R17 R9 R14 T"], ["Y1"], "R1"))
    assert cards["R9"]["reason"] is None
    assert cards["R13"]["reason"] == {"code": "needs-tractors", "card": "R5", "missing": 1}
    assert cards["R17"]["reason"] == {"code": "needs-tractors", "card": "R5", "missing": 2}
    assert cards["R14"]["reason"] == {"code": "needs-tractors", "card": "R2", "missing": 2}


def test_cards_laid_open_are_marked_and_playable() -> None:
    cards = hand(position(["R5 R14 K20"], ["Y1"], "R1", shown={0: "R5 K20"}))
    assert {name: entry["open"] for name, entry in cards.items()} == {
        "Y1": False, "R5": True, "R14": False, "K20": True,
    }  # fmt: skip
    assert cards["R5"]["actions"] == ["R5"]


def test_who_is_stuck_has_a_reason_for_every_card() -> None:
    view = look(position(["R9 K20"], [""], "R1"), 0)
    assert view["legal"] == ["stuck"]
    assert [entry["reason"]["card"] for entry in view["hand"]] == ["R5", "K4"]
    assert all(entry["actions"] == [] for entry in view["hand"])


def test_actions_and_reasons_cover_the_legal_moves(game: Game) -> None:
    for record, state, _ in positions(game, 1):
        if state.terminal:
            continue
        view = record.game.view([state], [], frozenset([state.to_move]))
        offered = {move for entry in view["hand"] for move in entry["actions"]}
        rest = {move for move in view["legal"] if move in ("T", "pot", "pass", "stuck")}
        if view["phase"] == "dealer":
            assert not offered
            assert {entry["reason"]["code"] for entry in view["hand"]} == {"dealer-first"}
            continue
        assert offered | rest == set(view["legal"])
        for entry in view["hand"]:
            assert (entry["reason"] is None) == bool(entry["actions"])


# -- before and between turns ---------------------------------------------------------------------


def test_the_dealer_sees_what_it_gives_out_and_the_others_do_not() -> None:
    table = fresh("base", 5)
    over, dealer = table.json["over"], table.json["dealer"]
    view = look(table, dealer)
    assert (view["phase"], view["turn"], view["toMove"]) == ("dealer", 0, dealer)
    assert view["giving"] == {"card": over[0], "cards": over, "left": 2}
    assert {entry["reason"]["code"] for entry in view["hand"]} == {"dealer-first"}
    assert place(view, over[1]) == ("hand", dealer, False)
    other = look(table, (dealer + 1) % 5)
    assert other["giving"] == {"card": None, "cards": None, "left": 2}
    assert (other["hand"], other["legal"], place(other, over[1])[0]) == (None, [], "unseen")
    to = (dealer + 2) % 5
    table.play(f"{over[0]}>{to + 1}")
    assert look(table, dealer)["giving"] == {"card": over[1], "cards": over[1:], "left": 1}
    assert look(table, dealer)["seats"][to]["known"] == [over[0]]
    assert place(look(table, dealer), over[0]) == ("seat", to, False)
    assert place(look(table, to), over[0]) == ("hand", to, False)
    assert look(table, (dealer + 1) % 5)["seats"][to]["known"] == []
    table.play(f"{over[1]}>{dealer + 1}")
    view = look(table)
    assert (view["giving"], view["phase"], view["turn"], view["toMove"]) == (None, "play", 1, view["starter"])


def test_the_short_pot_is_named_before_a_white_card_is_placed() -> None:
    table = fresh("expert", 3)
    dealer = table.json["dealer"]
    giving = look(table, dealer)["giving"]
    assert giving == {"card": None, "cards": None, "left": 3}
    table.play(f"short>{dealer + 1}")
    assert look(table, dealer)["giving"]["card"] == table.json["over"][0]


def test_a_partner_gives_back_any_card_but_a_plot() -> None:
    table = position([None] * 4, ["R1", None, "G1", None], variant="partners", field={"R1": "Y17"})
    table.play("R1@1")
    assert "Y17" in table.hand(2)
    view = look(table, 2)
    assert (view["phase"], view["toMove"]) == ("give", 2)
    assert view["exchange"] == {"from": 0, "to": 2, "card": "Y17"}
    entries = {entry["card"]: entry for entry in view["hand"]}
    assert entries["Y17"]["actions"] == [">Y17"]
    assert (entries["G1"]["actions"], entries["G1"]["reason"]) == ([], {"code": "not-a-plot"})
    assert look(table, 0)["exchange"] == {"from": 0, "to": 2, "card": None}
    assert (look(table, 0)["hand"], look(table, 0)["legal"], look(table, 0)["passAsks"]) == (None, [], None)
    assert place(look(table, 0), "Y17")[0] == place(look(table, 1), "Y17")[0] == "unseen"
    given = next(name for name in table.hand(2) if name not in ("T", "Y17"))
    table.play(f">{given}")
    view = look(table, 0)
    assert (view["phase"], view["toMove"], view["exchange"]) == ("play", 0, None)
    assert place(view, given) == ("hand", 0, False)
    assert look(table, 2)["seats"][0]["known"] == [given]
    assert look(table, 1)["seats"][0]["known"] == []


# -- where cards are ------------------------------------------------------------------------------


def test_the_places_of_a_chain() -> None:
    table = position(
        ["R13 K5 Y20", "R5 K9 G20", None], ["K1", "G1", None], "R9:5 Y9:5", shown={1: "R5 K9"}, thrown="Y5"
    )
    view = look(table, 0)
    red = crop(view, "R1")
    assert (red["suit"], red["column"], red["row"], red["stage"], red["next"]) == ("red", 1, 0, 3, "R13")
    assert [(link["card"], link["at"], link["seat"], link["burned"]) for link in red["chain"]] == [
        ("R1", "laid", None, False), ("R5", "seat", 1, True), ("R9", "laid", None, False),
        ("R13", "hand", 0, False), ("R17", "unseen", None, False),
    ]  # fmt: skip
    assert place(view, "Y5") == ("discarded", None, True)
    assert place(view, "G20") == ("unseen", None, False)
    assert place(view, "G1") == ("seat", 1, False)
    assert (crop(view, "K1")["plotOf"], crop(view, "G1")["plotOf"], red["plotOf"]) == (0, 1, None)
    assert (crop(view, "K1")["row"], crop(view, "K1")["next"]) == (None, "K1")
    assert view["rows"] == ["red", None, None, "yellow"]
    assert view["field"] == [not (row in (0, 3) and column == 0) for row in range(4) for column in range(4)]
    hidden = look(table)
    assert (place(hidden, "R13"), place(hidden, "K5")) == (("unseen", None, False),) * 2
    assert (place(hidden, "K1"), place(hidden, "R5")) == (("seat", 0, False), ("seat", 1, True))


def test_a_tractor_stands_for_a_card_that_nobody_has_seen() -> None:
    table = position(["R13"], ["K1"], "R9:5")
    assert place(look(table, 0), "R5") == ("tractor", None, True)


def test_with_several_eyes_the_hand_is_of_the_seat_to_move() -> None:
    table = position(["R13", "R5"], ["K1"], "R1", turn=1)
    view = look(table, 0, 1)
    assert (view["eyes"], place(view, "R13"), place(view, "R5")) == (
        [0, 1],
        ("seat", 0, False),
        ("hand", 1, False),
    )
    assert [entry["card"] for entry in view["hand"]][-1:] == ["R5"]
    assert view["seats"][0]["hand"] == ["R13"]
    assert view["seats"][0]["known"] == []


def test_a_closed_crop_says_who_closed_it() -> None:
    red = crop(look(position(["R6"], ["K1"], "R17", closer=2)), "R1")
    assert (red["stage"], red["next"], red["closedBy"]) == (5, None, 2)


def test_tractors_known_to_be_in_a_hand_are_told() -> None:
    table = position(
        ["K9 K13"], ["K1 Y1"], "R1", variant="expert",
        pots={0: "R17 R18 R19 R20 T T", 1: "K17 K18 K19 K20 T T"},
    )  # fmt: skip
    table.play("Y1@4", "pot")
    for eyes in ([], [1]):
        assert look(table, *eyes)["seats"][0]["known"] == (["T", "T"] if eyes else [])
    assert look(table, 0)["seats"][0]["known"] == []


def test_nothing_hidden_is_told(game: Game) -> None:
    for record, state, _ in positions(game, 1):
        for seat in range(game.players):
            view = record.game.view([state], [], frozenset([seat]))
            mine = set(c.names(state.hands[seat] | state.plots[seat]))
            if seat == state.dealer and state.short >= 0:
                mine |= {c.NAMES[card] for card in state.over}
            told = {link["card"]: link for crop in view["crops"] for link in crop["chain"]}
            assert {card for card, link in told.items() if link["at"] == "hand"} == mine
            assert len(told) == 80
            for other in view["seats"]:
                at = other["seat"]
                assert (other["hand"] is not None) == (at == seat)
                seen = {card for card, link in told.items() if link["at"] == "seat" and link["seat"] == at}
                if at != seat:
                    plots = {plot["card"] for plot in other["plots"]}
                    assert seen == plots | set(other["shown"]) | set(other["known"]) - {"T"}
                assert other["handCount"] == other["white"] + other["green"]
                assert len(other["shown"]) + len(other["known"]) <= other["handCount"]
            public = record.game.view([state], [], frozenset())
            assert (public["hand"], public["legal"], public["passAsks"]) == (None, [], None)
            assert all(other["hand"] is None and other["known"] == [] for other in public["seats"])
