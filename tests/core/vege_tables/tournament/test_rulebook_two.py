"""2.0 for two players, as the rulings have it: twelve cards, refills, five Tractors in steps."""

import pytest

from ...rulebook_lines import rule, ruling
from ..plain_deal import CROPS, backs
from .drawn import DEAD, Table, fresh, position

ALL = " ".join(CROPS)
#: Seat 0 still has red 2.
LAID = " ".join(name for name in CROPS if name != "R2")
#: Green cards that fit nowhere.
FILL = ["K20", "G20", "Y20", "K19", "K18", "K17", "Y19", "Y18", "Y17", "G19", "G18"]
#: The second well is empty, so the third is open.
EIGHT = ("R20 R19 R18 R17 R16", "", "G17 G16 G15 G14 G13")


def refiller(held: int, wells: tuple[str, ...] = EIGHT) -> Table:
    """Seat 0 has played R5 and holds so many cards."""
    hand = " ".join(["R5", *FILL[:held]])
    return position([hand], ["R2"], LAID, players=2, wells=wells, beside=[4, 5]).play("R5")


@ruling("2.0 8", "deal 13")
def test_eight_plots_and_twelve_hand_cards_each() -> None:
    json = fresh(2).json
    assert [backs(plots) for plots in json["plots"]] == [{"red": 8}, {"red": 8}]
    assert [backs(hand) for hand in json["hands"]] == [{"white": 12}, {"white": 12}]
    assert json["beside"] == [5, 5]
    assert [len(well) for well in json["wells"]] == [8, 8, 8]
    assert json["hidden"]


@ruling("2.0 8")
def test_who_does_not_deal_starts_and_the_deal_alternates() -> None:
    for seed in range(6):
        table = fresh(2, seed)
        dealer = table.json["dealer"]
        assert table.turn == 1 - dealer
        while not table.json["round"]:
            table.play(table.legal[0])
        assert table.json["dealer"] == 1 - dealer
        assert table.turn == dealer


@ruling("2.0 8", "finer 5")
@pytest.mark.parametrize("held", range(12))
def test_fewer_than_twelve_may_refill_and_fewer_than_eight_must(held: int) -> None:
    table = refiller(held)
    assert len(table.hand(0)) == held
    assert {"W1", "W3"} <= set(table.legal)
    assert ("pass" in table.legal) == (held >= 8)
    # Playing on is always free.
    assert "R2" in table.legal


@ruling("2.0 8")
def test_twelve_are_enough() -> None:
    hand = " ".join(["R5", *FILL, "R19"])
    table = position([hand], ["R2"], LAID, players=2, wells=("R20", "", "G17"), beside=[4, 5]).play("R5")
    assert len(table.hand(0)) == 12
    assert set(table.legal) == {"R2", "pass", "T"}
    assert table.refuses("W1")


@ruling("2.0 8", "finer 5")
def test_a_refill_may_be_any_number_that_is_allowed() -> None:
    for more in range(5):
        table = refiller(8)
        for _ in range(more):
            table.play("W1")
        if more < 4:
            assert table.turn == 0
            table.play("pass")
        assert table.turn == 1
        assert len(table.hand(0)) == 8 + more


@ruling("2.0 8", "finer 5")
def test_below_eight_no_stopping() -> None:
    table = refiller(5)
    for held in (5, 6, 7):
        assert len(table.hand(0)) == held
        assert table.refuses("pass")
        table.play("W3")
    assert "pass" in table.legal


@ruling("2.0 8", "finer 5")
def test_a_refill_once_begun_ends_the_turn() -> None:
    table = refiller(8).play("W1")
    assert table.json["task"] == ["visit", 0, 3]
    for move in ("R2", "T", "stuck"):
        assert table.refuses(move)
    assert table.play("pass").turn == 1


@ruling("2.0 8")
def test_at_twelve_it_ends_by_itself() -> None:
    table = refiller(10).play("W1", "W3")
    assert table.turn == 1
    assert len(table.hand(0)) == 12


@ruling("2.0 8", "finer 5")
def test_as_far_as_there_are_cards() -> None:
    table = refiller(3, ("R20", "", "G17"))
    assert table.refuses("pass")
    assert table.play("W1", "W3").turn == 1
    none = refiller(3, ("", "", ""))
    assert set(none.legal) >= {"pass", "R2"}
    assert none.play("pass").turn == 1


@ruling("2.0 8")
def test_a_discard_counts_as_a_play_for_it() -> None:
    hand = " ".join(["T", *FILL[:8]])
    table = position([hand], ["R2"], LAID, players=2, wells=("R20", "", "G17"), beside=[4, 5])
    assert table.refuses("W1")
    assert table.play("-T").legal.count("W1") == 1


@ruling("2.0 8", "2.0 2")
def test_the_hidden_well_of_eight_opens_as_ever() -> None:
    third = "R13 R14 R5 R15 R16 K13 K14 R6"
    hand = " ".join(["K5", *FILL[:9]])
    table = position([hand], ["R2"], LAID, players=2, wells=("R20", "G17 G16", third), beside=[4, 5]).play(
        "K5"
    )
    assert table.refuses("W3")
    # Backs are seen, the covered card first.
    assert table.sees(1)["wells"][2] == [f"?{'w' if card in ('R5', 'R6') else 'g'}" for card in third.split()]
    assert "W3" in table.play("W1").legal
    assert "R6" in table.play("W3").hand(0)


# -- Tractors in steps


def owner(down: int, taken: int) -> Table:
    """Seat 0 has so many of eight Plots down and has taken so many Tractors up."""
    mine = [name for name in CROPS if name[0] in "RK"]
    laid = " ".join([*mine[:down], *(name for name in CROPS if name[0] in "GY")])
    hand = " ".join([*["T"] * taken, "G5", *FILL[:6]])
    return position([hand], [" ".join(mine[down:])], laid, players=2, beside=[5 - taken, 5])


@ruling("2.0 8", "deal 13")
@pytest.mark.parametrize(
    ("down", "most"), [(0, 1), (1, 1), (3, 1), (4, 3), (5, 3), (7, 3), (8, 5)]
)  # fmt: skip
def test_one_at_once_two_after_the_fourth_plot_two_after_the_eighth(down: int, most: int) -> None:
    for taken in range(most + 1):
        assert ("T" in owner(down, taken).legal) == (taken < most)
    assert owner(down, most).refuses("T")


@ruling("2.0 8", "finer 5")
def test_a_burned_plot_still_before_its_owner_is_not_down() -> None:
    hand = " ".join(["T", "G5", *FILL[:6]])
    laid = "R1 R2 R3 R8:4 G1 G2 G3 G4 Y1 Y2 Y3 Y4"
    table = position([hand], ["R4 K1 K2 K3 K4"], laid, players=2, beside=[4, 4])
    assert table.refuses("T")
    # Discarded it is the fourth.
    assert "T" in table.play("-R4").legal


@ruling("2.0 8")
def test_the_fourth_plot_unlocks_in_the_same_turn() -> None:
    table = owner(3, 1)
    assert table.refuses("T")
    table.play("R4", "S1")
    assert "T" in table.legal
    assert table.after("T", "T").refuses("T")


@ruling("2.0 8")
def test_no_bonus_for_collecting() -> None:
    table = owner(8, 4).play("T")
    assert table.gained == [0, 0]
    assert table.sheet("pot") == [-1, -1]


@ruling("2.0 8")
def test_nor_when_closing() -> None:
    table = position(["R5"], [""], ALL, players=2, beside=[0, 0], deals="1").play("R5")
    assert table.gained == [160, 0]
    assert table.last_sheet("pot") == [-1, -1]


@ruling("2.0 8")
@pytest.mark.parametrize("aside", [0, 5])
def test_closing_needs_no_card_and_no_plot_tractors_do_not_matter(aside: int) -> None:
    table = position(["R5"], ["R2"], LAID, players=2, beside=[4, 4], deals="1").play("R5")
    assert not table.deal_is_over
    table = position(["R5"], [""], ALL, players=2, beside=[aside, 0], deals="1").play("R5")
    assert table.deal_is_over


# -- stuck


def stuck(wells: tuple[str, ...] = EIGHT, **more: object) -> Table:
    return position([DEAD], [""], ALL, players=2, wells=wells, **more)  # type: ignore[arg-type]


@rule(435)
@ruling("2.0 8")
def test_eight_of_ones_own_choice_for_50_points() -> None:
    table = stuck().play("stuck", "own")
    assert table.gained == [-50, 0]
    for left in range(8, 0, -1):
        assert table.json["task"] == ["own", 0, left]
        table.play("W1" if left % 2 else "W3")
    assert len(table.hand(0)) == 11
    assert table.turn == 1


@rule(436)
@ruling("2.0 8")
def test_or_eight_all_chosen_by_the_opponent() -> None:
    table = stuck().play("stuck", "others")
    for left in range(8, 0, -1):
        assert table.turn == 1
        assert table.json["task"] == ["others", 0, left]
        table.play("W1" if left % 2 else "W3")
    assert table.gained == [0, 0]
    assert len(table.hand(0)) == 11
    # It is the opponent's own turn now.
    assert table.turn == 1
    assert table.json["task"] is None


@rule(440)
@ruling("2.0 8", "finer 5")
@pytest.mark.parametrize(("third", "few"), [("G17 G16 G15 G14", False), ("G17 G16 G15", True)])
def test_fewer_than_nine_takes_the_place_of_seven(third: str, few: bool) -> None:
    table = stuck((EIGHT[0], "", third)).play("stuck")
    assert set(table.legal) == ({"stay", "all"} if few else {"stay", "own", "others"})
    if few:
        assert len(table.play("all").hand(0)) == 11
        assert table.gained == [0, 0]
        assert table.turn == 1


@ruling("2.0 8", "finer 4")
def test_locked_tractors_are_no_way_out() -> None:
    table = position([DEAD], [""], ALL, players=2, wells=EIGHT, beside=[2, 0])
    assert set(table.legal) == {"T", "stuck"}
    assert stuck(beside=[0, 5]).legal == ["stuck"]
