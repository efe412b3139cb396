"""What the page is told of every action: in order, with its points, to each seat only what it may know."""

from typing import Any

import pytest

from pygame_core import Game
from pygame_core.vege_tables import cards as c

from .drawn import fresh, position
from .looks import every_game, happens, positions, told

#: The keys of every event, as the page's types have them.
KEYS = {
    "round": "round dealer start",
    "short": "seat to",
    "place": "seat to card",
    "lay": "seat card tractors row field drawn burned stage points family",
    "discard": "seat card",
    "takeUp": "seat",
    "pot": "seat points count cards",
    "pass": "seat",
    "draw": "seat open hidden cards refilled",
    "give": "seat to card back",
    "stuck": "seat shown penalty lost",
    "turn": "seat",
    "close": "seat crops points lost",
    "sheet": "sheet",
    "over": "winners points",
}


@pytest.fixture(params=every_game(), ids=repr)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


def lay(card: str, **more: Any) -> dict[str, Any]:
    return {
        "kind": "lay", "seat": 0, "card": card, "tractors": [], "row": None, "field": False, "drawn": None,
        "burned": [], "stage": 1 + (int(card[1:]) - 1) // 4, "points": 0, "family": False, **more,
    }  # fmt: skip


def test_a_card_is_laid() -> None:
    assert happens(position(["R5"], ["Y1"], "R1"), "R5") == [lay("R5")]


def test_a_plot_takes_a_row_and_the_field_card() -> None:
    here = {"field": {"Y1": "K17"}}
    told_to = {
        eyes: happens(position(["R6"], ["Y1"], "R1", **here), "Y1@4", *eyes) for eyes in ((), (0,), (1,))
    }
    assert told_to[0,] == [lay("Y1", row=3, field=True, drawn="K17")]
    assert told_to[()] == told_to[1,] == [lay("Y1", row=3, field=True)]
    assert happens(position(["R6"], ["R2"], "R1", field={"R2": "T"}), "R2", 0) == [
        lay("R2", field=True, drawn="T")
    ]


def test_tractors_burn_cards_whose_holders_are_known() -> None:
    def table(**more: Any) -> Any:
        return position(
            ["T T T T Y17 Y5", "Y9 Y13", None], ["K1", "Y1", None], "R1", field={"Y1": "K17"}, **more
        )

    tractors = ["Y1", "Y5", "Y9", "Y13"]
    seats = dict(zip(tractors, [1, 0, None, None], strict=True))
    event = lay(
        "Y17", row=3, field=True, drawn="K17", tractors=tractors, points=10,
        burned=[{"card": card, "seat": seat} for card, seat in seats.items()],
    )  # fmt: skip
    assert happens(table(), "Y17@4", 0) == [event]
    (seen,) = happens(table(shown={1: "Y9"}), "Y17@4", 2)
    assert [burned["seat"] for burned in seen["burned"]] == [1, None, 1, None]
    assert seen["drawn"] is None
    (all_seen,) = happens(table(), "Y17@4", 0, 1, 2, 3)
    assert [burned["seat"] for burned in all_seen["burned"]] == [1, 0, 1, 1]


def test_a_card_drawn_in_the_place_it_burns_is_known_to_who_drew_it() -> None:
    (event,) = happens(position(["T T T T Y17"], ["K1"], "R1", field={"Y1": "Y13"}), "Y17@4", 0)
    assert event["drawn"] == "Y13"
    assert event["burned"][-1] == {"card": "Y13", "seat": 0}


def test_a_fruit_and_a_family() -> None:
    assert happens(position(["R17"], ["Y1"], "R13"), "R17") == [lay("R17", points=10)]
    last = position(["R17"], ["Y1"], "R13 R18 R19 R20")
    assert happens(last, "R17") == [lay("R17", points=40, family=True)]
    # Three of four, and a fourth that has only its Plant.
    assert happens(position(["R17"], ["Y1"], "R13 R18 R19 R16"), "R17")[0]["family"] is False


def test_discards_a_pass_and_the_next_turn() -> None:
    table = position(["R5 T R6"], ["Y1"], "R9:5")
    assert happens(table, "-R5") == [{"kind": "discard", "seat": 0, "card": "R5"}]
    assert happens(table, "-T") == [{"kind": "discard", "seat": 0, "card": "T"}]
    assert happens(table, "pass") == [{"kind": "pass", "seat": 0}, {"kind": "turn", "seat": 1}]


def test_a_pot_shows_its_cards_to_its_owner() -> None:
    def table() -> Any:
        return position(["R5"], ["Y1"], "R1", pots={0: "R17 K18 T", 2: "Y20"}).play("R5")

    event = {"kind": "pot", "seat": 0, "points": 10, "count": 3, "cards": ["R17", "K18", "T"]}
    assert happens(table(), "pot", 0) == [event, {"kind": "turn", "seat": 1}]
    assert happens(table(), "pot", 1, 2, 3)[0] == {**event, "cards": None}


def test_stuck_lays_the_hand_open_then_takes_the_pot_or_pays() -> None:
    table = position(["R9 K20"], [""], "R1", pots={0: "R17", 1: "R18"})
    stuck = {"kind": "stuck", "seat": 0, "shown": ["R9", "K20"], "penalty": 0, "lost": False}
    pot = {"kind": "pot", "seat": 0, "points": 10, "count": 1, "cards": None}
    assert happens(table, "stuck") == [stuck, pot, {"kind": "turn", "seat": 1}]
    again = position(["R9 K20"], [""], "R1", shown={0: "R9 K20"})
    assert happens(again, "stuck")[0] == {**stuck, "shown": [], "penalty": 50}
    assert again.gained == [-50, 0, 0, 0]


def test_two_players_draw_openly_then_face_down_then_ten_are_laid_out() -> None:
    def table(common: str, stock: str) -> Any:
        return position(["R5 R9 R6 R10 R13 R7"], players=2, common=common, stock=stock).play("R5", "R9")

    event = {"kind": "draw", "seat": 0, "open": ["K5", "K6"], "hidden": 5, "refilled": 2}
    stock = "R17 R18 R19 R20 T K17 K18"
    turn = {"kind": "turn", "seat": 1}
    for eyes, cards in (((0,), stock.split()[:5]), ((1,), None), ((), None)):
        done = happens(table("K5 K6", stock), "pass", *eyes)
        assert done == [{"kind": "pass", "seat": 0}, {**event, "cards": cards}, turn]
    # Enough in the Pot: nothing face down, nothing laid out.
    (_, drawn, _) = happens(table("K5 K6 K7 K8 K9 K10 K11 K12", stock), "pass", 0)
    assert (drawn["open"], drawn["hidden"], drawn["cards"]) == (
        ["K5", "K6", "K7", "K8", "K9", "K10", "K11"],
        0,
        [],
    )
    assert drawn["refilled"] == 0
    # Nothing is left to draw.
    assert [event["kind"] for event in happens(table("", ""), "pass")] == ["pass", "turn"]


def test_expert_for_two_takes_tractors_up() -> None:
    table = position(["R9"], variant="expert", players=2, beside=[2, 4])
    assert happens(table, "T") == [{"kind": "takeUp", "seat": 0}]


def test_the_dealer_gives_out() -> None:
    table = fresh("expert", 5)
    dealer, over = table.json["dealer"], table.json["over"]
    assert happens(table, f"short>{dealer + 1}") == [{"kind": "short", "seat": dealer, "to": dealer}]
    to, other = (dealer + 1) % 5, (dealer + 2) % 5
    event = {"kind": "place", "seat": dealer, "to": to, "card": over[0]}
    assert happens(table.after(), f"{over[0]}>{to + 1}", dealer) == [event]
    assert happens(table.after(), f"{over[0]}>{to + 1}", to) == [event]
    assert happens(table.after(), f"{over[0]}>{to + 1}", other) == [{**event, "card": None}]
    table.play(f"{over[0]}>{to + 1}")
    (last, turn) = happens(table, f"{over[1]}>{other + 1}")
    assert (last["to"], last["card"]) == (other, None)
    assert turn == {"kind": "turn", "seat": table.json["starter"]}


def test_a_field_card_goes_to_the_partner_and_one_comes_back() -> None:
    def table(**more: Any) -> Any:
        return position(
            [None, None, "G9 G13 T", None], ["R1"], variant="partners", field={"R1": "Y17"}, **more
        )

    for eyes, drawn in (((0,), None), ((1,), None), ((2,), "Y17")):
        assert happens(table(), "R1@1", *eyes) == [lay("R1", row=0, field=True, drawn=drawn)]
    event = {"kind": "give", "seat": 2, "to": 0, "card": "G9", "back": "white"}
    for eyes in ((0,), (2,)):
        assert happens(table().play("R1@1"), ">G9", *eyes) == [event]
    for eyes in ((1,), (3,), ()):
        assert happens(table().play("R1@1"), ">G9", *eyes) == [{**event, "card": None}]
        assert happens(table().play("R1@1"), ">T", *eyes)[0]["back"] == "green"
        # What lies open is handed over for all to see.
        assert happens(table(shown={2: "G9"}).play("R1@1"), ">G9", *eyes) == [event]


def test_a_deal_ends_and_the_next_begins() -> None:
    table = position(["R17"], [""], "R13 K18", deals="2", dealer=2)
    laid, close, sheet, begin = happens(table, "R17")
    assert laid == lay("R17", points=10)
    assert close == {"kind": "close", "seat": 0, "crops": 14, "points": 140, "lost": None}
    assert sheet["sheet"]["rows"][0]["total"] == 150
    assert sheet["sheet"]["ends"] is False
    assert begin == {"kind": "round", "round": 2, "dealer": 3, "start": table.json["starter"]}


def test_the_match_ends() -> None:
    table = position(["R17"], [""], "R13", deals="1", scores=[0, 200, 0, 0])
    kinds = happens(table, "R17")
    assert [event["kind"] for event in kinds] == ["lay", "close", "sheet", "over"]
    assert kinds[-1] == {"kind": "over", "winners": [1], "points": [160, 200, 0, 0]}
    assert kinds[2]["sheet"]["ends"] is True


def test_two_players_a_deal_is_lost_by_being_stuck() -> None:
    table = position(["R9 R13"], players=2, common="", stock="")
    stuck, close, *_ = happens(table, "stuck")
    assert stuck == {"kind": "stuck", "seat": 0, "shown": ["R9", "R13"], "penalty": 0, "lost": True}
    assert close == {"kind": "close", "seat": 1, "crops": 16, "points": 160, "lost": 0}


def test_random_games_tell_their_points_and_their_cards(game: Game) -> None:
    for record, state, index in positions(game, 3):
        if state.terminal:
            continue
        seat, after = state.to_move, record.states[index + 1]
        done = told(record, index, *range(game.players))
        for event in done:
            assert event.keys() == {"kind", *KEYS[event["kind"]].split()}
        kinds = [event["kind"] for event in done]
        assert ("turn" in kinds) == (after.turn != state.turn and not after.round_over)
        assert ("close" in kinds) == ("sheet" in kinds) == after.round_over
        points = [0] * game.players
        for event in done:
            if event["kind"] in ("lay", "pot", "close"):
                points[event["seat"]] += event["points"]
            elif event["kind"] == "stuck":
                points[event["seat"]] -= event["penalty"]
        assert points == (after.gained or [0] * game.players)
        if after.round_over:
            continue
        came = gone = 0
        for event in done:
            if event["kind"] == "lay":
                came += event["field"] and game.id != "vege-tables-partners"
                gone += len(event["tractors"]) + (event["stage"] > 1)
            elif event["kind"] == "discard":
                gone += event["card"] == "T" or c.STAGE[c.INDEX[event["card"]]] > c.PLOT
            elif event["kind"] == "draw":
                came += len(event["open"]) + event["hidden"]
                assert len(event["cards"]) == event["hidden"]
                if event["refilled"]:
                    assert len(after.common) == event["refilled"]
            else:
                came += event.get("count", 0) + (event["kind"] == "takeUp")
                came += event["kind"] == "place" and event["to"] == seat
                gone += event["kind"] == "give"
        assert after.hand_size(seat) - state.hand_size(seat) == came - gone
