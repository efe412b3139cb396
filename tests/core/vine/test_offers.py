"""What the page is told can be done: every place of every tile before it is chosen, and cuts."""

from .looks import Json, Table, position

#: Shoots up at 0,3, east and down at 1,3; one leaf.
VINE = "straight 0,1 NS; straight 0,2 NS; X 0,3; LL -1,3 E; tee 1,3 ESW"
#: Nothing can grow.
CLOSED = "straight 0,1 NS; LL 0,2 S"


def moves(placing: Json) -> list[str]:
    return [offer["move"] for offer in placing["offers"]]


def tiles(table: Table) -> dict[int, Json]:
    return {tile["place"]: tile for tile in table.choices()["hand"]}


# -- tiles of the turn ----------------------------------------------------------------------------


def test_every_place_is_told_before_a_tile_is_chosen() -> None:
    hand = tiles(position(VINE, "straight 0,1 NS", phase="grow", hand="LL straight"))
    own, left = hand[1]["own"], hand[1]["left"]
    assert (own["vine"], own["first"], left["vine"], left["first"]) == (0, "keep 1", 1, "pass 1")
    assert moves(own) == ["LL 1,2 N", "LL 0,4 S"]
    assert moves(left) == ["LL 0,2 S"]
    assert (hand[2]["own"]["first"], hand[2]["left"]["first"]) == ("keep 2", "pass 2")
    # Row by row, from the west; the turns of a cell clockwise from how the set prints the tile.
    assert moves(hand[2]["own"]) == ["straight 1,2 NS", "straight 2,3 EW", "straight 0,4 NS"]


def test_the_turns_of_a_tile_follow_each_other_clockwise() -> None:
    hand = tiles(position("straight 0,1 NS", phase="grow", hand="tee branchL"))
    assert [offer["face"]["stubs"] for offer in hand[1]["own"]["offers"]] == ["NES", "ESW", "NSW"]
    (branch,) = hand[2]["own"]["offers"]
    assert (branch["face"]["stubs"], branch["face"]["inEdge"]) == ("NSW", "S")


def test_an_offer_says_how_the_vine_would_stand() -> None:
    table = position(VINE, tokens=[2], harvest={0: "3N"}, phase="grow", hand="LL X")
    (down, up) = tiles(table)[1]["own"]["offers"]
    assert (down["vine"], down["x"], down["y"], down["goals"]) == (0, 1, 2, [])
    assert down["after"] == {
        "score": {
            "points": 4, "beans": 3, "harvested": 3, "hanging": 0, "height": 3, "open": 2, "goals": 0,
        },
        "leaves": 2,
        "bunches": 0,
        "tokens": 2,
    }  # fmt: skip
    assert up["after"]["score"]["height"] == 4


def test_an_offer_says_which_objectives_it_takes() -> None:
    goals = "skyscraper trellis ring"
    loop = "tee 0,1 NES; tee 0,2 NES; corner 1,2 SW"
    table = position(loop, phase="grow", hand="corner straight", goals=goals)
    offers = {offer["move"]: offer for offer in tiles(table)[1]["own"]["offers"]}
    assert [offer["move"] for offer in offers.values() if offer["goals"]] == ["corner 1,1 NW"]
    assert offers["corner 1,1 NW"]["goals"] == ["ring"]
    assert offers["corner 1,1 NW"]["after"]["score"]["goals"] == 2
    taken = position(loop, phase="grow", hand="corner straight", goals=goals, taken={1: "ring"})
    assert all(not offer["goals"] for offer in tiles(taken)[1]["own"]["offers"])


def test_equal_tiles_stand_for_each_other() -> None:
    hand = tiles(position(VINE, phase="grow", hand="tee X tee", held=None))
    assert [hand[place]["own"]["first"] for place in (1, 2, 3)] == ["keep 1", "keep 2", "keep 1"]
    assert [hand[place]["left"]["first"] for place in (1, 2, 3)] == ["pass 1", "pass 2", "pass 1"]
    assert hand[1]["own"] == hand[3]["own"]


def test_only_one_tile_is_passed() -> None:
    table = position(VINE, "straight 0,1 NS", phase="grow", hand="tee X LL")
    table.play("pass 2", "X 0,2")
    hand = tiles(table)
    assert list(hand) == [1, 3]
    assert all(tile["left"] is None and tile["own"] for tile in hand.values())


def test_the_last_tile_has_its_places_while_the_one_before_is_placed() -> None:
    table = position(VINE, "straight 0,1 NS", phase="grow", hand="tee X").play("keep 1")
    choices = table.choices()
    assert (choices["placing"]["first"], choices["placing"]["vine"]) == (None, 0)
    assert set(moves(choices["placing"])) == set(table.legal)
    (last,) = choices["hand"]
    assert (last["place"], last["own"]) == (2, None)
    assert (last["left"]["first"], moves(last["left"])) == (None, ["X 0,2"])
    table.play("tee 0,4 ESW")
    assert (table.choices()["hand"], table.legal) == ([], ["X 0,2"])
    # The other way round: the passed one is placed, the kept one follows.
    (last,) = position(VINE, "straight 0,1 NS", phase="grow", hand="tee X").play("pass 1").choices()["hand"]
    assert (last["left"], last["own"]["vine"]) == (None, 0)


def test_a_tile_waits_for_what_is_placed_before_it_on_the_same_vine() -> None:
    table = position(VINE, "straight 0,1 NS", phase="grow", hand="tee X LL")
    rest = table.after("keep 1").choices()["hand"]
    assert [(tile["place"], tile["own"], tile["left"]) for tile in rest] == [(2, None, None), (3, None, None)]
    (last,) = table.play("pass 2", "X 0,2", "keep 1").choices()["hand"]
    assert (last["place"], last["own"], last["left"]) == (3, None, None)


def test_a_tile_without_a_place_can_be_chosen_all_the_same() -> None:
    hand = tiles(position(CLOSED, "straight 0,1 NS", phase="grow", hand="tee X"))
    assert (moves(hand[1]["own"]), hand[1]["own"]["first"]) == ([], "keep 1")
    assert hand[1]["own"]["elsewhere"] == {"code": "no-shoot"}


# -- why a cell takes no tile ---------------------------------------------------------------------


def test_why_a_cell_takes_no_tile() -> None:
    own = tiles(position(VINE, phase="grow", hand="LL RL"))[1]["own"]
    assert own["why"]["0,2"] == own["why"]["0,0"] == {"code": "occupied"}
    assert own["why"]["1,0"] == own["why"]["-4,0"] == own["why"]["4,0"] == {"code": "ground"}
    # The shoot faces east: a left leaf would stand on its head.
    assert own["why"]["2,3"] == {"code": "gravity"}
    assert not {"1,2", "0,4", "1,1"} & own["why"].keys()
    assert own["elsewhere"] == {"code": "no-shoot"}


def test_why_the_second_tile_of_solo_stays_low() -> None:
    wide = "straight 0,1 NS; tee 0,2 NES"
    table = position("straight 0,1 NS", wide, name="vine-solo", players=1, phase="grow", hand="X LL")
    hand = tiles(table)
    assert moves(hand[1]["left"]) == ["X 1,2"]
    assert hand[1]["left"]["why"]["0,3"] == {"code": "solo-height", "row": 2}
    # A left leaf has no place but a higher one.
    assert moves(hand[2]["left"]) == ["LL 0,3 S"]
    assert moves(hand[1]["own"]) == ["X 0,2"]


# -- cuts -----------------------------------------------------------------------------------------


def cuts(table: Table) -> dict[str, Json]:
    return {cut["move"]: cut for cut in table.choices()["cuts"]}


def test_a_cut_tells_what_falls_and_what_it_brings() -> None:
    vine = f"{VINE}; beans 2,3 3NW 2EW; corner 3,3 NW; RL 3,4 S"
    table = position(vine, phase="prune", tokens=[1], harvest={0: "1N"})
    cut = cuts(table)["cut 0,3-1,3"]
    assert (cut["edge"], cut["past"]) == ([[0, 3], [1, 3]], [1, 3])
    assert [(plant["tile"], plant["x"], plant["y"]) for plant in cut["plants"]] == [
        ("tee", 1, 3), ("corner", 3, 3), ("RL", 3, 4),
    ]  # fmt: skip
    assert [(bunch["x"], bunch["y"], len(bunch["beans"])) for bunch in cut["hanging"]] == [(2, 3, 2)]
    # A token for the leaf, one for two stems; five printed beans.
    assert (cut["leaves"], cut["stems"], cut["tokens"], cut["beans"]) == (1, 2, 2, 5)
    assert cut["after"] == {
        "score": {
            "points": 7, "beans": 6, "harvested": 6, "hanging": 0, "height": 3, "open": 2, "goals": 0,
        },
        "leaves": 1,
        "bunches": 0,
        "tokens": 3,
    }  # fmt: skip
    assert cuts(table)["cut 1,3-2,3"]["past"] == [2, 3]
    assert cuts(table)["cut -1,3-0,3"]["past"] == [-1, 3]
    assert set(cuts(table)) | {"no cut"} == set(table.legal)
    assert (table.choices()["skip"], table.choices()["mustCut"]) == ("no cut", False)


def test_a_cut_says_which_objective_it_takes() -> None:
    vine = f"{VINE}; beans 2,3 3NW 2EW"
    goals = "skyscraper trellis big-harvest"
    found = cuts(position(vine, phase="prune", goals=goals))
    assert (found["cut 1,3-2,3"]["goals"], found["cut -1,3-0,3"]["goals"]) == (["big-harvest"], [])
    assert found["cut 1,3-2,3"]["after"]["score"]["goals"] == 2
    # 3 + 2 beans, 2 for the objective, height 3, open up, east and down.
    assert found["cut 1,3-2,3"]["after"]["score"]["points"] == 7


def test_a_leaf_on_the_root_must_be_cut() -> None:
    choices = position("LL 0,1 S", phase="prune").choices()
    assert (choices["skip"], choices["mustCut"]) == (None, True)
    assert [cut["move"] for cut in choices["cuts"]] == ["cut 0,0-0,1"]
