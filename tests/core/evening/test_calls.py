"""What the page calls: shapes, and a clear error for anything that is no evening."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core import page
from pygame_core.errors import PotagerError
from pygame_core.evening.calls import CALLS


def ask(name: str, **args: Any) -> Any:
    return json.loads(page.call(name, json.dumps(args)))


def ok(name: str, **args: Any) -> Any:
    answer = ask(name, **args)
    assert "ok" in answer, answer
    return answer["ok"]


def fault(name: str, **args: Any) -> tuple[str, dict[str, Any]]:
    error = ask(name, **args)["error"]
    assert error["message"]
    return error["code"], error["params"]


TABLE = {"seats": [0, 1, 2], "points": [70, 70, -40]}
LABELS = {"place": "#", "name": "Name", "points": "Points", "game": "Game", "rounds": [["1", "1 g"]]}
GOOD: dict[str, dict[str, Any]] = {
    "eveningPlan": {
        "people": 4,
        "rounds": 2,
        "size": "4",
        "earlier": [[[3, 0, 1]]],
        "away": [2],
        "seed": "x",
    },
    "eveningRanking": {"people": 4, "rounds": [[TABLE]]},
    "eveningSheet": {"game": "vege-tables-base", "players": 3, "lines": {"pot": [20, None, 0]}},
    "eveningDeals": {"seed": "x", "rounds": 2, "sizes": [3, 4]},
    "eveningCompare": {"tables": [TABLE, {"seats": [3, 4, 5], "points": [1, 2, 3]}]},
    "eveningCsv": {"names": ["Anna", "Bo", "Cy"], "rounds": [[TABLE]], "labels": LABELS},
}


def test_the_page_knows_every_call() -> None:
    assert CALLS.keys() == GOOD.keys()
    for name, args in GOOD.items():
        ok(name, **args)


# -- shapes ---------------------------------------------------------------------------------------


def test_plan() -> None:
    told = ok("eveningPlan", people=8, rounds=3, size="4")
    assert told.keys() == {"rounds", "repeats", "deals"}
    assert (told["repeats"], len(told["rounds"])) == (8, 3)
    assert sum(told["deals"]) == 6
    assert max(told["deals"]) == 1
    # Somebody leaves, somebody comes: what was played stays.
    first = told["rounds"][:1]
    more = ok("eveningPlan", people=9, rounds=3, size="4", earlier=first, away=[5])
    assert more["rounds"][:1] == first
    assert sorted(person for table in more["rounds"][1] for person in table) == [0, 1, 2, 3, 4, 6, 7, 8]
    assert ok("eveningPlan", people=8, rounds=3) == ok("eveningPlan", people=8, rounds=3, size="fewest")


def test_plan_refuses_in_words() -> None:
    for people in (0, 1, 2):
        assert fault("eveningPlan", people=people, rounds=3) == ("evening-few", {"people": people})
    assert fault("eveningPlan", people=41, rounds=3) == ("evening-many", {"most": 40})
    assert fault("eveningPlan", people=4, rounds=3, away=[0, 1]) == ("evening-left", {"people": 2})
    assert fault("eveningPlan", people=3, rounds=3, away=[0, 1, 2]) == ("evening-left", {"people": 0})
    for rounds in (0, -1, 11, 10**9):
        assert fault("eveningPlan", people=4, rounds=rounds) == ("evening-rounds", {"least": 1, "most": 10})
    played = ok("eveningPlan", people=4, rounds=3)["rounds"]
    told = fault("eveningPlan", people=4, rounds=2, earlier=played)
    assert told == ("evening-rounds", {"least": 3, "most": 10})
    # Nothing is left to pair, so nobody is needed.
    assert ok("eveningPlan", people=4, rounds=3, earlier=played, away=[0, 1])["rounds"] == played
    assert fault("eveningPlan", people=4, rounds=3, seed="")[0] == "bad-seed"


def test_ranking() -> None:
    rows = ok(
        "eveningRanking",
        people=4,
        rounds=[[TABLE], [{"seats": [3, 1, 0], "points": [1, None, 2], "more": 1}]],
    )
    assert rows[0] == {
        "person": 0,
        "place": 1,
        "shared": True,
        "points": 2.5,
        "game": 70,
        "moved": None,
        "rounds": [{"points": 2.5, "game": 70, "counts": True}, None],
    }
    assert [row["person"] for row in rows] == [0, 1, 2, 3]
    shown = ok("eveningRanking", people=6, rounds=[[TABLE, {"seats": [3, 4, 5], "points": [None, 1, 2]}]])
    assert shown[0]["rounds"] == [{"points": 2.5, "game": 70, "counts": False}]
    assert shown[0]["points"] == 0


def test_sheet() -> None:
    lines = {
        "pot": [30, 20, 0, 0], "fruits": [4, 3, 5, 2], "families": [1, 0, 1, 0],
        "closing": [2, 0, 0, 0], "penalties": [0, 0, 0, 1],
    }  # fmt: skip
    told = ok("eveningSheet", game="vege-tables-expert", players=4, lines=lines)
    assert told["lines"][0] == {
        "key": "pot", "unit": 1, "step": 10, "least": 0, "most": 30, "values": [30, 20, 0, 0]
    }  # fmt: skip
    assert {key: told[key] for key in told if key != "lines"} == {
        "totals": [120, 50, 80, -30],
        "missing": 0,
        "closes": True,
        "fault": None,
        "sum": {
            "parts": [
                {"key": "crops", "points": 160},
                {"key": "pot", "points": 50},
                {"key": "families", "points": 60},
                {"key": "penalties", "points": -50},
            ],
            "total": 220,
        },
    }
    lines["closing"] = [3, 0, 0, 0]
    told = ok("eveningSheet", game="vege-tables-expert", players=4, lines=lines)
    assert not told["closes"]
    assert told["fault"] == {"code": "evening-sheet-crops", "params": {"crops": 17, "all": 16}}
    empty = ok("eveningSheet", game="vege-tables-double-deck", players=5, lines={})
    assert (empty["missing"], empty["closes"], empty["fault"]) == (20, False, None)
    assert empty["totals"] == [0] * 5
    other = ok("eveningSheet", game="anything", players=3, lines={"total": [1, 2, -3]})
    assert other["lines"] == [
        {"key": "total", "unit": 1, "step": 1, "least": None, "most": None, "values": [1, 2, -3]}
    ]
    assert other["closes"]


def test_sheet_refuses_other_counts() -> None:
    told = fault("eveningSheet", game="vege-tables-base", players=2, lines={})
    assert told == ("evening-players", {"game": "vege-tables-base", "players": 2})
    assert fault("eveningSheet", game="vege-tables-partners", players=3, lines={})[0] == "evening-players"
    assert fault("eveningSheet", game="x" * 99, players=6, lines={})[1]["game"] == "x" * 40


def test_deals() -> None:
    codes = ok("eveningDeals", seed="Friday", rounds=3, sizes=[4, 3, 4])
    assert len(codes) == 3
    assert all(row[0] == row[2] != row[1] for row in codes)
    assert ok("eveningDeals", seed="Friday", rounds=1, sizes=[3]) == [[codes[0][1]]]
    assert ok("eveningDeals", seed="Saturday", rounds=1, sizes=[3]) != [[codes[0][1]]]
    # It deals at a table.
    made = ok("create", game="vege-tables-base", players=4, seed=codes[0][0], meta={})
    assert made["code"] == codes[0][0]


def test_compare() -> None:
    (group,) = ok("eveningCompare", **GOOD["eveningCompare"])
    assert (group["size"], group["tables"], len(group["positions"])) == (3, [0, 1], 3)
    assert group["positions"][0] == {
        "position": 0,
        "mean": 35.5,
        "rows": [
            {"table": 0, "person": 0, "points": 70, "difference": 34.5},
            {"table": 1, "person": 3, "points": 1, "difference": -34.5},
        ],
    }


def test_csv() -> None:
    assert ok("eveningCsv", **GOOD["eveningCsv"]) == (
        "#,Name,1,1 g,Points,Game\r\n1,Anna,2.5,70,2.5,70\r\n1,Bo,2.5,70,2.5,70\r\n3,Cy,1,-40,1,-40\r\n"
    )


# -- what is no evening ---------------------------------------------------------------------------


def table(**other: Any) -> dict[str, Any]:
    return {**TABLE, **other}


@pytest.mark.parametrize(
    ("name", "args", "part"),
    [
        ("eveningPlan", {"people": None}, "people"),
        ("eveningPlan", {"people": True}, "people"),
        ("eveningPlan", {"people": -1}, "people"),
        ("eveningPlan", {"people": 4.0}, "people"),
        ("eveningPlan", {"people": "4"}, "people"),
        ("eveningPlan", {"people": float("nan")}, "people"),
        ("eveningPlan", {"rounds": None}, "rounds"),
        ("eveningPlan", {"rounds": 2.5}, "rounds"),
        ("eveningPlan", {"rounds": float("inf")}, "rounds"),
        ("eveningPlan", {"size": "6"}, "size"),
        ("eveningPlan", {"size": 4}, "size"),
        ("eveningPlan", {"size": []}, "size"),
        ("eveningPlan", {"size": None}, "size"),
        ("eveningPlan", {"away": [4]}, "away"),
        ("eveningPlan", {"away": [-1]}, "away"),
        ("eveningPlan", {"away": [2, 2]}, "away"),
        ("eveningPlan", {"away": "2"}, "away"),
        ("eveningPlan", {"away": [[2]]}, "away"),
        ("eveningPlan", {"away": {"0": 1}}, "away"),
        ("eveningPlan", {"earlier": [[[0, 1]]]}, "earlier"),
        ("eveningPlan", {"earlier": [[[0, 1, 1]]]}, "earlier"),
        ("eveningPlan", {"earlier": [[[0, 1, 4]]]}, "earlier"),
        ("eveningPlan", {"earlier": [[[0, 1, True]]]}, "earlier"),
        ("eveningPlan", {"earlier": [[[0, 1, 2], [2, 3, 0]]]}, "earlier"),
        ("eveningPlan", {"earlier": [[]]}, "earlier"),
        ("eveningPlan", {"earlier": [0]}, "earlier"),
        ("eveningPlan", {"earlier": [[[0, 1, 2]]] * 11}, "earlier"),
        ("eveningPlan", {"earlier": "x"}, "earlier"),
        ("eveningRanking", {"people": "x"}, "people"),
        ("eveningRanking", {"people": 2}, "rounds"),
        ("eveningRanking", {"rounds": None}, "rounds"),
        ("eveningRanking", {"rounds": [None]}, "rounds"),
        ("eveningRanking", {"rounds": [[[]]]}, "rounds"),
        ("eveningRanking", {"rounds": [[{}]]}, "rounds"),
        ("eveningRanking", {"rounds": [[TABLE, TABLE]]}, "rounds"),
        ("eveningRanking", {"rounds": [[TABLE]] * 11}, "rounds"),
        ("eveningRanking", {"rounds": [[table(points=[1, 2])]]}, "rounds"),
        ("eveningRanking", {"rounds": [[table(points=[1, 2, "3"])]]}, "rounds"),
        ("eveningRanking", {"rounds": [[table(points=[1, 2, 3.5])]]}, "rounds"),
        ("eveningRanking", {"rounds": [[table(points=[1, 2, float("nan")])]]}, "rounds"),
        ("eveningRanking", {"rounds": [[table(points=[1, 2, False])]]}, "rounds"),
        ("eveningRanking", {"rounds": [[table(points=[1, 2, 10**300])]]}, "rounds"),
        ("eveningRanking", {"rounds": [[table(points=[1, 2], seats=[0, 1])]]}, "rounds"),
        ("eveningSheet", {"game": None}, "game"),
        ("eveningSheet", {"game": ["vege-tables-base"]}, "game"),
        ("eveningSheet", {"players": "3"}, "players"),
        ("eveningSheet", {"players": True}, "players"),
        ("eveningSheet", {"players": -3}, "players"),
        ("eveningSheet", {"players": 10**200}, "players"),
        ("eveningSheet", {"lines": None}, "lines"),
        ("eveningSheet", {"lines": []}, "lines"),
        ("eveningSheet", {"lines": {"total": [1, 2, 3]}}, "lines"),
        ("eveningSheet", {"lines": {"pot": [0, 10]}}, "lines"),
        ("eveningSheet", {"lines": {"pot": None}}, "lines"),
        ("eveningSheet", {"lines": {"pot": [0, 10, "20"]}}, "lines"),
        ("eveningSheet", {"lines": {"pot": [0, 10, 20.0]}}, "lines"),
        ("eveningSheet", {"lines": {"pot": [0, 10, 10**100]}}, "lines"),
        ("eveningDeals", {"rounds": "1"}, "rounds"),
        ("eveningDeals", {"sizes": None}, "sizes"),
        ("eveningDeals", {"sizes": [2]}, "sizes"),
        ("eveningDeals", {"sizes": ["3"]}, "sizes"),
        ("eveningDeals", {"sizes": [3] * 41}, "sizes"),
        ("eveningCompare", {"tables": None}, "tables"),
        ("eveningCompare", {"tables": [TABLE, TABLE]}, "tables"),
        ("eveningCompare", {"tables": [table(seats=[0, 1, 40])]}, "tables"),
        ("eveningCsv", {"names": ["Anna", None, "Cy"]}, "names"),
        ("eveningCsv", {"names": "Anna"}, "names"),
        ("eveningCsv", {"rounds": [[table(seats=[0, 1, 3])]]}, "rounds"),
        ("eveningCsv", {"labels": None}, "labels"),
        ("eveningCsv", {"labels": {**LABELS, "place": 1}}, "labels"),
        ("eveningCsv", {"labels": {**LABELS, "rounds": []}}, "labels"),
        ("eveningCsv", {"labels": {**LABELS, "rounds": [["1"]]}}, "labels"),
    ],
)
def test_what_cannot_be_read_names_its_part(name: str, args: dict[str, Any], part: str) -> None:
    assert fault(name, **{**GOOD[name], **args}) == ("evening-damaged", {"part": part})


def test_people_of_a_ranking_and_a_table_of_names() -> None:
    assert fault("eveningRanking", people=0, rounds=[])[0] == "evening-few"
    assert fault("eveningRanking", people=41, rounds=[])[0] == "evening-many"
    assert fault("eveningCsv", names=[], rounds=[], labels=LABELS)[0] == "evening-few"
    assert fault("eveningCsv", names=["x"] * 41, rounds=[], labels=LABELS)[0] == "evening-many"
    assert fault("eveningDeals", seed="", rounds=1, sizes=[])[0] == "bad-seed"
    assert fault("eveningDeals", seed=[], rounds=1, sizes=[])[0] == "bad-seed"
    assert fault("eveningDeals", seed=1, rounds=11, sizes=[])[0] == "evening-rounds"


@pytest.mark.parametrize("name", GOOD)
def test_a_missing_argument_is_an_error_in_words(name: str) -> None:
    needed = [key for key in GOOD[name] if key not in ("size", "earlier", "away", "seed")]
    needed += ["seed"] if name == "eveningDeals" else []
    for key in needed:
        told = fault(name, **{other: value for other, value in GOOD[name].items() if other != key})
        assert told[0] in ("evening-damaged", "bad-seed")


SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.integers(-2, 12), st.floats(), st.text(max_size=3)
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(
            st.sampled_from(["seats", "points", "rounds", "pot", "place", "name"]), inner, max_size=3
        ),
    ),
    max_leaves=12,
)


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_anything_at_all_is_answered_or_refused(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(GOOD)))
    args = dict(GOOD[name])
    for key in data.draw(st.sets(st.sampled_from(sorted(args)), min_size=1)):
        args[key] = data.draw(ANYTHING, key)
    try:
        told = CALLS[name](**args)
    except PotagerError as error:
        told = [error.code, error.message, error.params]
    json.dumps(told)
