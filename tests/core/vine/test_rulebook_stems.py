"""Where stems grow, and open connections (rulebook, Placement Rules, Stems, Open Connections)."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import drawn, facts, kinds, points, same
from .looks import Table

BARE = "^"
#: A shoot to the west and one to the east, both along the ground.
FLAT = """
    .┬.
    _^_
"""


def growing(board: str, tile: str, leaves: str = "") -> Table:
    """The tile has been kept and is to be placed on this vine."""
    return drawn(board, leaves=leaves, phase="grow", hand=f"{tile} {'X' if tile == 'LL' else 'LL'}").play(
        "keep 1"
    )


@rule(92, 98)
@ruling("model 4")
@pytest.mark.parametrize(
    ("tile", "places"),
    [
        ("straight", ["straight 0,1 NS"]),
        ("corner", ["corner 0,1 ES", "corner 0,1 SW"]),
        ("tee", ["tee 0,1 ESW", "tee 0,1 NES", "tee 0,1 NSW"]),
        ("X", ["X 0,1"]),
    ],
)
def test_a_stem_without_connection_symbols_joins_by_any_edge(tile: str, places: list[str]) -> None:
    assert growing(BARE, tile).legal == places


@rule(98, 255)
@ruling("model 1", "model 4")
@pytest.mark.parametrize(
    ("tile", "places"),
    [
        ("curlL", ["curlL 0,1 SW"]),
        ("curlR", ["curlR 0,1 ES"]),
        ("fork", ["fork 0,1 ESW"]),
        ("branchL", ["branchL 0,1 NSW"]),
        ("branchR", ["branchR 0,1 NES"]),
    ],
)
def test_connection_symbols_join_the_root(tile: str, places: list[str]) -> None:
    assert growing(BARE, tile).legal == places


@rule(98, 255)
@ruling("model 1", "model 4")
@pytest.mark.parametrize(
    ("tile", "places"),
    [
        ("curlL", ["curlL -1,1 ES", "curlL 1,1 NW"]),
        ("curlR", ["curlR -1,1 NE", "curlR 1,1 SW"]),
        ("fork", ["fork -1,1 NES", "fork 1,1 NSW"]),
        ("branchL", ["branchL -1,1 ESW", "branchL 1,1 NEW"]),
        ("branchR", ["branchR -1,1 NEW", "branchR 1,1 ESW"]),
        ("straight", ["straight -1,1 EW", "straight 1,1 EW"]),
    ],
)
def test_connection_symbols_join_the_vine_whichever_way_it_faces(tile: str, places: list[str]) -> None:
    assert growing(FLAT, tile).legal == places


@ruling("model 9")
def test_a_cross_turned_is_one_action() -> None:
    assert growing(FLAT, "X").legal == ["X -1,1", "X 1,1"]
    assert growing("│\n^", "straight").legal == ["straight 0,2 NS"]


@rule(92)
@ruling("model 1", "model 4")
def test_nothing_grows_in_the_row_of_the_root_or_below() -> None:
    # The last shoot ends in the ground: the cross has no place and waits.
    table = growing("""
        .┌┐
        .││
        _^_
    """, "X")  # fmt: skip
    assert table.json["waiting"] == ["X"]
    assert table.refuses("X 1,0")
    assert facts(table) == (2, 1, 0)


@rule(92)
@ruling("model 4")
def test_a_stem_must_join_the_vine() -> None:
    # Beside the straight one there is room, but no shoot.
    assert growing("│\n^", "X").legal == ["X 0,2"]
    assert growing("│\n^", "X").refuses("X 1,1")
    assert growing("│\n^", "X").refuses("X 5,5")


@rule(98)
@ruling("model 2")
def test_a_stem_joins_all_stubs_that_it_meets() -> None:
    ring = """
        ┌.┐
        └┼┘
        _^_
    """
    table = growing(ring, "tee")
    assert table.legal == ["tee 0,2 ESW", "tee 0,2 NES", "tee 0,2 NEW", "tee 0,2 NSW"]
    assert facts(table) == (2, 3, 0)
    # Three stubs meet three: two loops, nothing open.
    assert facts(table.after("tee 0,2 ESW")) == (2, 0, 0)
    # Its east and north join nothing; the shoot of ┐ faces a blank edge of another look.
    assert facts(table.after("tee 0,2 NES")) == (2, 2, 0)
    assert facts(table.after("tee 0,2 NSW")) == (2, 2, 0)


@rule(102)
@ruling("model 3", "model 4")
def test_a_stem_may_lie_next_to_tiles_it_does_not_join() -> None:
    table = growing("""
        .│
        .├
        _^
    """, "X")  # fmt: skip
    # Up at 0,3 and east at 1,1.
    assert table.legal == ["X 0,3", "X 1,1"]
    assert facts(table) == (2, 2, 0)
    table = growing("""
        │.
        ├┘
        ^_
    """, "corner")  # fmt: skip
    # The corner at 1,2 can only be joined from below: its west end faces the straight one.
    assert "corner 1,2 SW" in table.legal
    table.play("corner 1,2 SW")
    assert facts(table) == (2, 2, 0)
    assert same(table, "│┐\n├┘\n^_")


FIGURE = """
    L┼│
    └┼┤
    _^_
"""
LEAF_UP = "-1,2 S"


@rule(102, 104, 210)
@ruling("model 3")
def test_the_open_connections_of_the_rulebooks_figure() -> None:
    # The top cross has three, one of them playable; the tee ends in the ground; the straight one faces up.
    table = growing(FIGURE, "straight", LEAF_UP)
    assert facts(table) == (2, 5, 1)
    assert points(table) == 2 - 5
    assert table.legal == ["straight 0,3 NS", "straight 1,3 NS"]


@rule(102, 156)
def test_pruning_opens_a_dead_end_again() -> None:
    table = drawn(FIGURE, leaves=LEAF_UP, phase="prune", plant_bag="straight LL").play(
        "cut -1,1--1,2", "keep 1"
    )
    assert kinds(table, "straight") == [
        "straight -1,2 EW", "straight -1,2 NS", "straight 0,3 NS", "straight 1,3 NS",
    ]  # fmt: skip
    # Between the two shoots it joins one of them; the other stays a dead end.
    assert facts(table.after("straight -1,2 EW"))[1] == 6


@ruling("model 3", 4)
def test_the_roots_own_stub_is_open() -> None:
    assert facts(drawn("^")) == (0, 1, 0)
    assert points(drawn("^")) == -1


@rule(98)
@ruling("model 1")
def test_columns_have_no_bound() -> None:
    table = growing("┬" + "┬" * 8 + "\n" + "_" * 8 + "^", "straight")
    assert "straight -9,1 EW" in table.legal
