"""What the page is told of the table and of points: Pots, the common Pot, the score sheets."""

import pytest

from pygame_core import Game
from pygame_core.vege_tables import cards as c

from .drawn import fresh, position
from .looks import every_game, look, positions


@pytest.fixture(params=every_game(), ids=repr)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


def test_how_far_the_pot_is_and_what_it_pays() -> None:
    table = position(["G17 G18 G19 G20 K17 K18 R5 R9"], ["Y1"], "R1", pots={0: "R17", 1: "R18", 3: "R19"})
    assert look(table, 0)["owed"] == {"toPot": 3, "potPays": 20, "closingPays": 160}
    assert look(table.after("R5"), 0)["owed"]["toPot"] == 2
    nobody = {"toPot": None, "potPays": None, "closingPays": 160}
    assert look(table)["owed"] == nobody
    assert look(table, 2)["owed"] == nobody
    late = position(["R6"], ["Y1"], "R17 K17", pots={0: ""})
    assert look(late, 0)["owed"] == {"toPot": 0, "potPays": 0, "closingPays": 140}


def test_pots_of_a_seat() -> None:
    seats = look(position(["R6"], ["Y1"], "R1", pots={0: "R17 R18 T", 2: "K17"}))["seats"]
    assert [seat["pot"] for seat in seats] == [3, None, 1, None]
    assert all(seat["hasPot"] for seat in seats)
    seats = look(fresh("base", 2))["seats"]
    assert [(seat["pot"], seat["hasPot"]) for seat in seats] == [(None, False)] * 2


def test_what_the_last_move_laid() -> None:
    table = position(["R13 T T"], ["Y1"], "R1")
    assert look(table)["latest"] == []
    assert look(table.play("R13"))["latest"] == ["R5", "R9", "R13"]
    assert look(table.play("Y1@2"))["latest"] == ["Y1"]
    assert look(table)["rows"] == ["red", "yellow", None, None]
    assert look(table.play("pass"))["latest"] == []


def test_what_has_been_discarded() -> None:
    table = position(["R5 T T", None], ["Y1"], "R9:5", thrown="T")
    thrown = look(table)["discards"]
    table.play("-T", "-R5")
    assert look(table)["discards"] == ["R5", *thrown, "T"]
    assert look(table)["acted"] is True


def test_partners_and_their_sums() -> None:
    view = look(position(["R6"], ["Y1"], "R1", variant="partners", scores=[10, 20, 40, -80]))
    assert view["sides"] == [{"seats": [0, 2], "points": 50}, {"seats": [1, 3], "points": -60}]
    assert [seat["partner"] for seat in view["seats"]] == [2, 3, 0, 1]
    assert look(fresh("base"))["sides"] is None


def test_the_common_pot_tells_what_a_pass_would_draw(game: Game) -> None:
    for record, state, count in positions(game, 3):
        common = record.game.view([state], [], frozenset())["common"]
        assert (common is None) == (game.players > 2)
        if common is None or count == len(record.moves) or record.moves[count] != c.PASS:
            continue
        seat, after = state.to_move, record.states[count + 1]
        before, later = state.to_json(), after.to_json()
        assert common["cards"] == before["common"]
        assert common["stock"] == len(before["stock"])
        assert common["draws"] == len(later["hands"][seat]) - len(before["hands"][seat])


def test_the_sheet_of_a_running_deal() -> None:
    table = position(
        ["R17", None],
        ["Y1"],
        "R13 R18 R19 R20 K17",
        pots={0: "K18", 1: "K19"},
        closer=1,
        scores=[10, 0, 50, 0],
    )
    table.play("R17", "Y1@3", "pot")
    sheet = look(table)["sheet"]
    assert (sheet["round"], sheet["closer"], sheet["lost"], sheet["ends"]) == (1, None, None, False)
    assert sheet["rows"][0] == {
        "seat": 0, "pot": 10, "harvested": 1, "closing": 0, "families": 1, "penalties": 0, "total": 50,
    }  # fmt: skip
    assert [row["pot"] for row in sheet["rows"]] == [10, None, 0, 0]
    assert sheet["checks"] == {
        "pot": 10, "potMost": 60, "ticks": 5, "families": 1, "penalties": 0, "total": 90,
    }  # fmt: skip
    assert (sheet["before"], sheet["after"]) == ([10, 0, 50, 0], [60, 40, 50, 0])
    view = look(table)
    assert [(seat["points"], seat["deal"]) for seat in view["seats"]] == [(60, 50), (40, 40), (50, 0), (0, 0)]
    assert (view["lastSheet"], view["sheets"]) == (None, [])


def test_sheets_add_up(game: Game) -> None:
    most = {2: 0, 3: 30, 4: 60, 5: 100}[game.players]
    for record, state, count in positions(game, 3):
        view = record.game.view(record.states[: count + 1], record.moves[:count], frozenset())
        ended = [s for s in record.states[1 : count + 1] if s.is_round_over()]
        assert [sheet["round"] for sheet in view["sheets"]] == [*range(1, len(ended) + 1)]
        assert view["lastSheet"] == (view["sheets"] or [None])[-1]
        for sheet in [*view["sheets"], view["sheet"]]:
            rows, checks = sheet["rows"], sheet["checks"]
            for row in rows:
                assert row["total"] == (
                    (row["pot"] or 0)
                    + 10 * (row["harvested"] + row["closing"])
                    + 30 * row["families"]
                    - 50 * row["penalties"]
                )
            assert checks["total"] == sum(row["total"] for row in rows)
            assert checks["potMost"] == most
            assert checks["pot"] <= most
            assert sheet["after"] == [b + row["total"] for b, row in zip(sheet["before"], rows, strict=True)]
            for side in sheet["sides"] or []:
                assert side["after"] == sum(sheet["after"][seat] for seat in side["seats"])
                assert side["after"] == side["before"] + side["total"]
        for sheet in view["sheets"]:
            assert sheet["checks"]["ticks"] == 16
            assert sheet["rows"][sheet["closer"]]["closing"] == 16 - sum(
                row["harvested"] for row in sheet["rows"]
            )
            assert sheet["ends"] == (sheet["round"] == 2)
        assert view["sheet"]["after"] == [seat["points"] for seat in view["seats"]]
        if state.terminal:
            assert view["sheet"] == view["lastSheet"]
            assert (view["phase"], view["toMove"], view["winners"]) == ("over", None, state.winners())
        if view["sheets"] and not state.terminal:
            assert view["sheet"]["before"] == view["lastSheet"]["after"]


def test_a_lost_deal_names_who_got_stuck() -> None:
    table = position(["R9"], players=2, stock="", common="")
    table.play("stuck")
    sheet = look(table)["lastSheet"]
    assert (sheet["closer"], sheet["lost"]) == (1, 0)
    assert [row["closing"] for row in sheet["rows"]] == [0, 16]
    assert sheet["checks"] == {
        "pot": 0,
        "potMost": 0,
        "ticks": 16,
        "families": 0,
        "penalties": 0,
        "total": 160,
    }
