"""What the page is told of the third step: where beans can go, what tokens can do, and why not."""

from .looks import Json, Table, position

#: Shoots up at 0,3, east and down at 1,3; one leaf.
VINE = "straight 0,1 NS; straight 0,2 NS; X 0,3; LL -1,3 E; tee 1,3 ESW"
#: Nothing can grow.
CLOSED = "straight 0,1 NS; LL 0,2 S"


def moves(placing: Json) -> list[str]:
    return [offer["move"] for offer in placing["offers"]]


# -- beans ----------------------------------------------------------------------------------------


def beans(table: Table) -> list[Json]:
    return table.choices()["beans"]


def test_where_a_bean_can_hang_and_why_not_elsewhere() -> None:
    (wide, down, _) = beans(position(VINE, supply="2EW 1N 3N"))
    (offer,) = wide["hang"]
    assert (offer["move"], offer["vine"], offer["x"], offer["y"]) == ("bean 1 2,3", 0, 2, 3)
    assert (offer["after"]["bunches"], offer["after"]["score"]["hanging"]) == (1, 2)
    assert wide["whyCell"]["0,4"] == wide["whyCell"]["1,2"] == {"code": "no-fit"}
    assert wide["whyCell"]["0,3"] == {"code": "occupied"}
    assert wide["whyCell"]["1,0"] == {"code": "ground"}
    assert "2,3" not in wide["whyCell"]
    assert (wide["elsewhere"], wide["why"], wide["whyStack"]) == (
        {"code": "no-shoot"},
        None,
        {"code": "no-bunch"},
    )
    assert [offer["move"] for offer in down["hang"]] == ["bean 2 1,2"]


def test_a_bean_needs_the_cell_below() -> None:
    low = "straight 0,1 NS; tee 0,2 NES; LL 0,3 S; tee 1,2 ESW"
    # The lower cell would be in the ground's row.
    (down, *_) = beans(position(low, supply="1N 1W 1E"))
    assert (down["hang"], down["whyCell"]["1,1"]) == ([], {"code": "blocked-below"})
    assert down["why"] == {"code": "no-place"}
    # A straight lies there.
    ring = "tee 0,1 NES; straight 0,2 NS; tee 0,3 NES; LL 0,4 S; tee 1,3 ESW; corner 1,1 NW"
    (down, *_) = beans(position(ring, supply="1N 1W 1E"))
    assert down["whyCell"]["1,2"] == {"code": "blocked-below"}


def test_a_bean_needs_a_leaf_for_each_bunch() -> None:
    (bean, *_) = beans(position("X 0,1; straight 0,2 NS", supply="1W 1N 1E"))
    assert bean["why"] == bean["elsewhere"] == {"code": "leaves", "leaves": 0, "bunches": 0}
    # One leaf carries one bunch: another bean can only be stacked, and that costs a token.
    hung = f"{VINE}; beans 2,3 1W"
    (bean, *_) = beans(position(hung, supply="1W 1N 1E"))
    assert bean["why"] == {"code": "leaves", "leaves": 1, "bunches": 1}
    assert bean["whyStack"] == bean["whyCell"]["2,3"] == bean["whyCell"]["2,2"] == {"code": "no-token"}


def test_a_bean_can_be_stacked() -> None:
    table = position(f"{VINE}; beans 2,3 1W", supply="2EW 1N 1E", tokens=[1])
    (wide, down, east) = beans(table)
    (offer,) = wide["stack"]
    assert (offer["move"], offer["x"], offer["y"]) == ("stack 1 2,3", 2, 3)
    assert (offer["after"]["tokens"], offer["after"]["score"]["hanging"]) == (0, 3)
    assert (wide["why"], wide["whyStack"]) == (None, None)
    # For a new bunch that place is taken.
    assert wide["whyCell"]["2,3"] == {"code": "occupied"}
    # The bunch hangs by its west side: with these it would fall.
    assert down["whyStack"] == east["whyStack"] == {"code": "falls-apart"}
    assert down["whyCell"]["2,3"] == {"code": "falls-apart"}
    assert down["why"] == {"code": "leaves", "leaves": 1, "bunches": 1}
    assert [offer["move"] for offer in wide["hang"]] == []


def test_a_stack_needs_leaves_for_all_bunches() -> None:
    vine = "straight 0,1 NS; straight 0,2 NS; X 0,3; beans -1,3 1E"
    # Without a token too: one would not help.
    for tokens in (1, 0):
        (_, _, bean) = beans(position(vine, supply="1N 1W 1E", tokens=[tokens]))
        assert bean["whyStack"] == {"code": "leaves", "leaves": 0, "bunches": 1}


def test_one_bean_a_turn() -> None:
    table = position(VINE, supply="2EW 1N 1E").play("bean 1 2,3")
    rest = beans(table)
    assert [bean["place"] for bean in rest] == [2, 3]
    for bean in rest:
        assert (bean["hang"], bean["stack"]) == ([], [])
        assert bean["why"] == bean["whyStack"] == bean["elsewhere"] == {"code": "bean-taken"}


def test_equal_beans_stand_for_each_other() -> None:
    (first, _, third) = beans(position(VINE, supply="2EW 1N 2EW"))
    assert (first["place"], third["place"]) == (1, 3)
    assert [offer["move"] for offer in third["hang"]] == ["bean 1 2,3"]


# -- tokens, and the end of the step --------------------------------------------------------------


def test_a_tile_of_the_compost_and_its_places() -> None:
    table = position(VINE, tokens=[1], compost="LL RL LL", turn=5)
    placings = {tile["face"]["tile"]: tile["placing"] for tile in table.look()["compost"]}
    # Four crosses lie before the leaves.
    assert (placings["LL"]["first"], moves(placings["LL"])) == ("compost 5", ["LL 1,2 N", "LL 0,4 S"])
    assert placings["LL"]["offers"][0]["after"]["tokens"] == 0
    assert placings["RL"]["first"] == "compost 7"
    assert table.choices()["compost"] == {"why": None}
    closed = position(CLOSED, tokens=[1])
    assert [tile["placing"] for tile in closed.look()["compost"]] == [None]
    assert closed.choices()["compost"] == {"why": {"code": "no-place"}}
    assert position(VINE).choices()["compost"] == {"why": {"code": "no-token"}}
    assert position("X 0,1", "X 0,1", turn=0, tokens=[1]).choices()["compost"] == {"why": {"code": "empty"}}


def test_refreshing() -> None:
    def refresh(tokens: int, bag: str | None = None) -> Json:
        return position(VINE, tokens=[tokens], bean_bag=bag).choices()["refresh"]

    assert refresh(1) == refresh(1, "3N 3N 2N") == {"move": "refresh", "why": None}
    assert refresh(0) == {"move": None, "why": {"code": "no-token"}}
    assert refresh(1, "3N 3N") == {"move": None, "why": {"code": "bag-small"}}


def test_while_a_tile_of_the_compost_is_placed_nothing_else_can_be_done() -> None:
    table = position(VINE, tokens=[2], compost="LL", turn=5).play("compost 7")
    view, choices = table.look(), table.choices()
    assert (view["phase"], view["placingNow"]["face"]["tile"]) == ("bean", "LL")
    assert moves(choices["placing"]) == ["LL 1,2 N", "LL 0,4 S"]
    assert choices["placing"]["offers"][0]["after"]["tokens"] == 1
    must = {"code": "must-place"}
    assert choices["refresh"] == choices["end"] == {"move": None, "why": must}
    assert choices["compost"] == {"why": must}
    assert [bean["why"] for bean in choices["beans"]] == [must] * 3
    assert [bean["whyStack"] for bean in choices["beans"]] == [must] * 3
    assert all(tile["placing"] is None for tile in view["compost"])


def test_a_waiting_tile_that_has_a_place_comes_before_the_end() -> None:
    choices = position(CLOSED, waiting="straight").choices()
    assert (choices["waiting"], choices["end"]) == ([], {"move": "end", "why": None})
    table = position(VINE, waiting="straight LL", tokens=[1])
    choices = table.choices()
    assert [(placing["first"], len(moves(placing))) for placing in choices["waiting"]] == [
        (None, 3),
        (None, 2),
    ]
    assert choices["end"] == {"move": None, "why": {"code": "must-place"}}
    assert choices["refresh"]["move"] == "refresh"


def test_before_the_third_step_its_deeds_have_no_word() -> None:
    for table in (position(VINE, phase="prune"), position(VINE, phase="grow", hand="X X")):
        choices = table.choices()
        assert choices["refresh"] == choices["end"] == {"move": None, "why": None}
        assert (choices["compost"], choices["beans"], choices["waiting"]) == ({"why": None}, [], [])
