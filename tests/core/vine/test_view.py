"""What the page is told of a position of Vine: vines with their facts, the table, whose turn it is."""

from typing import Any

import pytest

from pygame_core import Game, Record, load_game

from .looks import Json, Table, every_game, position, positions

#: Stems up to row 3, a leaf in the west and a tee in the east of it; three shoots: up, east and down.
VINE = "straight 0,1 NS; straight 0,2 NS; X 0,3; LL -1,3 E; tee 1,3 ESW"


@pytest.fixture(params=every_game(), ids=repr)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


# -- vines ----------------------------------------------------------------------------------------


def test_a_vine_is_told_with_its_facts() -> None:
    table = position(f"{VINE}; beans 2,3 2EW 1W", tokens=[2], harvest={0: "3NEW 1W"}, supply="1N 1W 1E")
    (vine, other) = table.look()["vines"]
    assert [vine["vine"], vine["seat"], other["vine"], other["seat"]] == [0, 0, 1, 1]
    assert [(plant["tile"], plant["x"], plant["y"], plant["stubs"]) for plant in vine["plants"]] == [
        ("root", 0, 0, "N"), ("straight", 0, 1, "NS"), ("straight", 0, 2, "NS"), ("LL", -1, 3, "E"),
        ("X", 0, 3, "NESW"), ("tee", 1, 3, "ESW"),
    ]  # fmt: skip
    assert vine["plants"][0]["kind"] == "root"
    assert {plant["kind"] for plant in vine["plants"][1:]} == {"stem", "leaf"}
    (leaf,) = (plant for plant in vine["plants"] if plant["kind"] == "leaf")
    assert (leaf["form"], leaf["inEdge"]) == ("left", None)
    two, one = ({"bean": "2EW", "value": 2, "stubs": "EW"}, {"bean": "1W", "value": 1, "stubs": "W"})
    assert vine["hanging"] == [{"x": 2, "y": 3, "beans": [two, one]}]
    assert [bean["bean"] for bean in vine["harvest"]] == ["1W", "3NEW"]
    # 4 harvested, 3 hanging; height 3; open: up at 0,3 and down at 1,3.
    assert vine["score"] == {
        "points": 8, "beans": 7, "harvested": 4, "hanging": 3, "height": 3, "open": 2, "goals": 0,
    }  # fmt: skip
    assert (vine["leaves"], vine["bunches"], vine["tokens"], vine["held"]) == (1, 1, 2, None)
    assert vine["box"] == {"west": -1, "east": 2, "top": 3}
    assert (other["box"], len(other["plants"])) == ({"west": 0, "east": 0, "top": 0}, 1)
    assert other["ends"] == [{"x": 0, "y": 0, "side": "N", "playable": True}]
    assert (other["score"]["points"], other["score"]["open"]) == (-1, 1)


def test_open_connections_are_playable_or_dead() -> None:
    # In the west of 1,2 lies a stem's blank side, under 2,1 the ground.
    table = position(
        "tee 0,1 NES; straight 0,2 NS; corner 1,1 NW; tee 1,2 ESW; corner 2,2 SW; straight 2,1 NS"
    )
    ends = {(end["x"], end["y"], end["side"]): end["playable"] for end in table.look()["vines"][0]["ends"]}
    assert ends == {(0, 2, "N"): True, (1, 2, "W"): False, (2, 1, "S"): False}


def test_a_stem_shows_its_tied_edge_and_a_leaf_has_none() -> None:
    table = position("branchL 0,1 NSW", phase="grow", hand="curlR LL", held=None)
    view = table.look()
    assert view["vines"][0]["plants"][1]["inEdge"] == "S"
    assert [tile["face"] for tile in view["hand"]] == [
        {"tile": "curlR", "kind": "stem", "stubs": "ES", "inEdge": "S", "form": None},
        {"tile": "LL", "kind": "leaf", "stubs": "S", "inEdge": None, "form": "left"},
    ]
    assert [tile["place"] for tile in view["hand"]] == [1, 2]


def test_a_held_tile_is_seen_with_its_owner() -> None:
    view = position("X 0,1", "straight 0,1 NS; LL 0,2 S", held={1: "tee"}).look()
    assert [vine["held"] and vine["held"]["tile"] for vine in view["vines"]] == [None, "tee"]


# -- the table ------------------------------------------------------------------------------------


def test_supply_compost_and_bags() -> None:
    view = position(VINE, supply="3N - 1E", bean_taken=True, compost="LL tee tee RL", turn=8).look()
    assert [bean and bean["bean"] for bean in view["supply"]] == ["3N", None, "1E"]
    assert [(tile["face"]["tile"], tile["count"], tile["place"]) for tile in view["compost"]] == [
        ("tee", 2, 1), ("X", 9, 3), ("LL", 1, 12), ("RL", 1, 13),
    ]  # fmt: skip
    assert view["beanTaken"]
    # Nine turns have drawn two each; two beans lie in the Supply.
    assert (view["plantBag"], view["beanBag"]) == (40 - 18, 30)


def test_whose_turn_it_is_and_which() -> None:
    view = position(VINE, players=4, active=2, turn=9).look()
    assert (view["toMove"], view["active"], view["left"], view["turn"], view["turns"]) == (2, 2, 3, 3, 10)
    # The tenth turn of all is active; the first player is nine seats before.
    assert view["first"] == (2 - 9) % 4
    assert (view["phase"], view["solo"], view["counts"], view["lastRound"]) == ("bean", False, None, False)
    assert (view["round"], view["roundOver"], view["winners"]) == (1, False, None)
    assert (view["family"], view["game"]["id"], view["move"], view["eyes"]) == ("vine", "vine", 0, [2])


def test_solo_counts_turns_of_both_vines_and_shows_which_one_counts() -> None:
    view = position("X 0,1", "straight 0,1 NS", name="vine-solo", players=1, active=1, turn=7).look()
    assert (view["toMove"], view["active"], view["left"], view["turn"], view["turns"]) == (0, 1, 0, 8, 20)
    assert [vine["seat"] for vine in view["vines"]] == [0, 0]
    assert [vine["score"]["points"] for vine in view["vines"]] == [-2, 0]
    assert (view["solo"], view["counts"]) == (True, 0)
    assert position("straight 0,1 NS", "X 0,1", name="vine-solo", players=1).look()["counts"] == 1
    assert position("X 0,1", "X 0,1", name="vine-solo", players=1).look()["counts"] == 0


def test_objectives_with_their_owners_and_how_far_each_is() -> None:
    goals = "trellis evergreen ring"
    goal = {
        goal["goal"]: goal for goal in position(VINE, "X 0,1", goals=goals, taken={1: "ring"}).look()["goals"]
    }
    assert list(goal) == goals.split()
    assert goal["trellis"] == {
        "goal": "trellis", "amount": 6, "points": 2, "owner": None, "progress": [3, 1],
    }  # fmt: skip
    assert (goal["evergreen"]["progress"], goal["evergreen"]["amount"]) == ([1, 0], 5)
    # It was taken with a loop that is cut by now.
    assert (goal["ring"]["owner"], goal["ring"]["progress"]) == (1, [0, 1])
    view = position("X 0,1", VINE, goals=goals, taken={0: "ring"}).look()
    assert [vine["score"]["goals"] for vine in view["vines"]] == [2, 0]
    assert position(VINE).look()["goals"] == []


def test_what_hangs_can_be_harvested_by_one_cut() -> None:
    def progress(vine: str) -> list[int]:
        return position(vine, goals="skyscraper trellis big-harvest").look()["goals"][2]["progress"]

    assert progress(f"{VINE}; beans 2,3 1W; beans 1,2 1N") == [2, 0]
    assert progress(f"{VINE}; beans 2,3 3NW 2EW") == [4, 0]


def test_the_last_round_is_told_when_the_bean_bag_is_empty() -> None:
    view = position(VINE, bean_bag="").look()
    assert (view["lastRound"], view["beanBag"]) == (True, 0)
    assert not position(VINE, bean_bag="1N").look()["lastRound"]


def test_the_end() -> None:
    view = position(VINE, "X 0,1", turn=19, active=1).play("end").look(0, 1)
    assert (view["phase"], view["toMove"], view["winners"], view["roundOver"]) == ("over", None, [0], True)
    assert (view["turn"], view["turns"], view["active"], view["left"]) == (10, 10, 1, 0)
    assert (view["legal"], view["choices"]) == ([], None)


# -- the running turn -----------------------------------------------------------------------------


def test_the_tiles_of_a_turn_on_their_way() -> None:
    table = position(VINE, "X 0,1", phase="grow", hand="tee X")
    assert table.look()["placingNow"] is None
    view = table.play("keep 1").look()
    assert view["phase"] == "grow"
    assert (view["placingNow"]["face"]["tile"], view["placingNow"]["vine"]) == ("tee", 0)
    # As the set prints it.
    assert view["placingNow"]["face"]["stubs"] == "NEW"
    assert [tile["place"] for tile in view["hand"]] == [2]
    view = table.play("tee 0,4 ESW").look()
    assert (view["placingNow"]["face"]["tile"], view["placingNow"]["vine"], view["hand"]) == ("X", 1, [])
    assert table.play("X 0,2").look()["phase"] == "bean"


def test_a_waiting_tile_is_seen() -> None:
    closed = "straight 0,1 NS; LL 0,2 S"
    view = position(closed, "X 0,1", phase="grow", hand="tee X").play("keep 1").look()
    assert [tile["tile"] for tile in view["waiting"]] == ["tee"]
    assert (view["placingNow"]["face"]["tile"], view["placingNow"]["vine"]) == ("X", 1)


def fresh(table: Table) -> list[tuple[int, int, int]]:
    return [(cell["vine"], cell["x"], cell["y"]) for cell in table.look(0)["fresh"]]


def test_what_was_laid_last_is_marked() -> None:
    table = position(VINE, "straight 0,1 NS", phase="grow", hand="X tee", plant_bag="RL X LL straight")
    assert fresh(table) == []
    table.play("keep 1", "X 0,4")
    assert fresh(table) == [(0, 0, 4)]
    table.play("tee 0,2 ESW", "bean 1 1,2", "end")
    mine = [(0, 0, 4), (1, 0, 2), (0, 1, 2)]
    assert fresh(table) == mine
    # The next turn's places come to it, and its own vine shows what lies there since.
    table.play("no cut", "keep 2", "X 1,2")
    assert fresh(table) == [*mine, (1, 1, 2)]
    table.play("RL 2,3 W", "end")
    assert fresh(table) == [(1, 1, 2), (0, 2, 3)]
    # What falls is marked no more.
    table.play("cut 1,3-2,3")
    assert fresh(table) == [(1, 1, 2)]


def test_a_vine_shows_what_was_laid_on_it_last_even_turns_ago() -> None:
    table = position(VINE, "X 0,1", "X 0,1", "X 0,1", players=4, phase="grow", hand="X tee")
    begin = table.play("keep 1", "X 0,4", "tee 0,2 ESW", "end").state.turn
    while table.state.turn < begin + 3:
        table.play(next(move for move in ("no cut", "end", *table.legal) if move in table.legal))
    # By the turns of the vines' owners, and here by the neighbour's: three turns ago, two, and one.
    assert fresh(table) == [(1, -1, 1), (2, -2, 1), (3, -2, 1), (0, -1, 4)]


# -- who looks ------------------------------------------------------------------------------------


def test_eyes_decide_nothing_but_who_may_choose(game: Game) -> None:
    for record, state, count in positions(game, 1):
        if count % 5 or state.is_terminal():
            continue
        states, moves = record.states[: count + 1], record.moves[:count]
        mover = state.current_player()
        views = []
        for seats in ([], [mover], [*range(game.players)]):
            view = game.view(states, moves, frozenset(seats))
            views.append(without_choices(view))
            assert view["eyes"] == seats
            assert (view["choices"] is not None) == (mover in seats)
            assert view["legal"] == (game.legal_moves(state) if mover in seats else [])
            if mover not in seats:
                assert all(tile["placing"] is None for tile in view["compost"])
        assert views[0] == views[1] == views[2]


def without_choices(view: Json) -> Json:
    compost = [{**tile, "placing": None} for tile in view["compost"]]
    return {**view, "compost": compost, "choices": None, "legal": None, "eyes": None}


def test_vines_are_told_as_they_score(game: Game) -> None:
    for record, state, count in positions(game, 2):
        view = game.view(record.states[: count + 1], record.moves[:count], frozenset())
        for vine, score in zip(view["vines"], state.scores(), strict=True):
            assert vine["score"] == score._asdict()
            assert len(vine["ends"]) == score.open
            beans = [bean["value"] for bunch in vine["hanging"] for bean in bunch["beans"]]
            assert sum(beans) == score.hanging
            assert sum(bean["value"] for bean in vine["harvest"]) == score.harvested
            assert vine["leaves"] == sum(plant["kind"] == "leaf" for plant in vine["plants"])
            assert vine["bunches"] == len(vine["hanging"])
        marks = [(cell["vine"], cell["x"], cell["y"]) for cell in view["fresh"]]
        assert len(set(marks)) == len(marks)
        assert set(marks) <= {
            (vine["vine"], tile["x"], tile["y"])
            for vine in view["vines"]
            for tile in [*vine["plants"], *vine["hanging"]]
        }


def test_the_page_is_told_what_its_record_says() -> None:
    record = Record(load_game("vine", 3), 5)
    view: dict[str, Any] = record.game.view(record.states, record.moves, frozenset())
    assert (view["move"], view["phase"], view["turn"], len(view["hand"])) == (0, "grow", 1, 2)
    assert view["plantBag"] == 58
