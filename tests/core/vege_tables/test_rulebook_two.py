"""Rulebook: Base Rules for 2 Players, Managing the Common Pot; Expert for two."""

import pytest

from ..rulebook_lines import rule, ruling
from .drawn import Table, fresh, position

#: Ten cards of which none can be played or discarded when only Plots lie.
HELD = "R20 R19 R18 R17 K20 K19 K18 K17 Y20 Y19"


def two(hand: str, laid: str = "", **more: object) -> Table:
    more = {"variant": "base", "players": 2, **more}
    return position([hand], (), laid, **more)  # type: ignore[arg-type]


def held(count: int) -> str:
    return " ".join(HELD.split()[:count])


@ruling("two 1")
def test_the_player_who_does_not_deal_starts() -> None:
    starts = set()
    for seed in range(20):
        for variant in ("base", "expert"):
            table = fresh(variant, 2, seed)
            assert table.turn == 1 - table.json["dealer"]
            starts.add(table.turn)
    assert starts == {0, 1}


@ruling("two 1")
def test_the_deal_alternates_and_a_match_is_two_deals() -> None:
    table = two("R9", "R5", dealer=0).play("R9")
    assert table.deal_is_over
    assert table.json["dealer"] == 1
    assert table.turn == 0
    assert two("R9", "R5", dealer=1, deal=2).play("R9").state.is_terminal()


@rule(217, 226)
@ruling("two 1")
def test_at_least_one_play_or_discard() -> None:
    table = two(f"R5 T K9 {held(5)}", "K13:9")
    assert table.refuses("pass")
    assert all("pass" in table.after(move).legal for move in ("R5", "-T", "-K9"))


@rule(218, 219)
@ruling("two 1")
def test_as_many_plays_as_one_likes_in_steps_of_four() -> None:
    table = two(f"R5 R9 R13 K6 {held(3)}")
    for move in ("R5", "R9", "K6", "R13"):
        table.play(move)
        assert table.turn == 0
    assert table.refuses("G20")


@rule(222)
def test_a_play_draws_no_field_card() -> None:
    table = two(f"R5 {held(4)}")
    assert table.play("R5").hand(0) == sorted(held(4).split())


@rule(224, 234, 236)
@ruling("two 2")
def test_the_first_cards_of_the_pot_replace_those_that_left() -> None:
    # Green 6, green 7 and black 6: the first three, in their order.
    common = "K20 R11 G20 Y12 R12 G16 Y13 G19 G18 Y14"
    kept = "R17 R18 R19 R20 K17 K18 K19 Y20"
    table = two(f"G6 G7 K6 {kept}", common=common).play("G6", "G7", "K6", "pass")
    assert table.hand(0) == sorted([*kept.split(), "K20", "R11", "G20"])
    assert table.json["common"] == common.split()[3:]
    assert table.turn == 1


@ruling("two 2")
def test_discards_are_replaced_too() -> None:
    common = "K16 R11 G20 Y12 R12 G16 Y13 G19 G18 Y14"
    table = two(f"T K9 {held(9)}", "K13:9", common=common)
    table.play("-T", "-K9", "pass")
    assert len(table.hand(0)) == 11
    assert {"K16", "R11"} <= set(table.hand(0))


@ruling("two 2")
def test_tractors_laid_are_replaced_too_and_count_among_the_eleven() -> None:
    table = two(f"R9 T T {held(8)}", common="K16 R11 G20 Y12 R12 G16 Y13 G19 G18 Y14")
    table.play("R9", "pass")
    assert len(table.hand(0)) == 11
    assert table.hand(0).count("T") == 1
    assert {"K16", "R11"} <= set(table.hand(0))


@rule(238)
@ruling("two 2")
def test_an_emptied_pot_is_laid_out_anew_with_ten_at_once() -> None:
    stock = "G13 G14 Y13 Y14 Y15 Y16 K13 K14 K15 K16 R13 R14"
    table = two(f"R5 K5 {held(9)}", common="G20 G19", stock=stock)
    table.play("R5", "K5", "pass")
    assert {"G20", "G19"} <= set(table.hand(0))
    assert table.json["common"] == stock.split()[:10]
    assert table.json["stock"] == stock.split()[10:]


@rule(242, 243, 245)
@ruling("two 2")
def test_what_the_pot_lacks_the_dealer_gives_face_down_and_lays_out_seven() -> None:
    # Two left, five played: both, three face down, seven for the new Pot.
    stock = "G13 G14 Y13 Y14 Y15 Y16 K13 K14 K15 K16 R13 R14"
    table = two(f"R5 K5 R6 K6 G5 {held(6)}", common="G20 G19", stock=stock)
    table.play("R5", "K5", "R6", "K6", "G5", "pass")
    assert {"G20", "G19", "G13", "G14", "Y13"} <= set(table.hand(0))
    assert table.json["common"] == stock.split()[3:10]
    assert table.json["stock"] == ["R13", "R14"]


@rule(232, 234, 243)
def test_cards_of_the_pot_are_known_those_of_the_dealer_are_not() -> None:
    stock = "G13 G14 Y13 Y14 Y15 Y16 K13 K14 K15 K16 R13 R14"
    table = two(f"R5 K5 R6 K6 G5 {held(6)}", common="G20 G19", stock=stock)
    table.play("R5", "K5", "R6", "K6", "G5", "pass")
    assert sorted(table.sees(1)["known"][0]) == ["G19", "G20"]
    assert table.sees(1)["stock"] == 2


@ruling("two 2")
def test_as_many_are_laid_out_as_there_are() -> None:
    table = two(f"R5 K5 {held(9)}", common="G20", stock="G13 G14 Y13 Y14")
    table.play("R5", "K5", "pass")
    assert "G13" in table.hand(0)
    assert table.json["common"] == ["G14", "Y13", "Y14"]
    assert table.json["stock"] == []


@ruling("two 2")
def test_when_the_stock_is_gone_one_plays_on_without_drawing() -> None:
    table = two(f"R5 K5 {held(4)}", common="", stock="")
    table.play("R5", "pass")
    assert len(table.hand(0)) == 5
    assert table.turn == 1
    short = two(f"R5 K5 {held(9)}", common="G20", stock="").play("R5", "K5", "pass")
    assert len(short.hand(0)) == 10
    assert short.json["common"] == []


@rule(238)
def test_the_common_pot_is_never_left_empty_while_there_is_a_stock() -> None:
    # Ten given face down of the ten to lay out leave none: the next ten are turned up.
    hand = "R5 R6 R7 R8 K5 K6 K7 K8 G5 G6 G7 T"
    stock = "G13 G14 G15 G16 Y13 Y14 Y15 Y16 K13 K14 K15 K16 R13 R14 R15 R16 R17 R18 R19 R20 K17 K18"
    table = two(hand, common="G20", stock=stock, variant="expert", beside=[3, 4])
    table.play(*hand.split()[:-1], "pass")
    assert len(table.hand(0)) == 12
    assert table.json["common"] == stock.split()[10:20]
    assert table.json["stock"] == ["K17", "K18"]


@rule(224, 232)
@ruling("two 3")
def test_all_cards_in_one_go_close_the_deal_before_any_draw() -> None:
    table = two("R5 R9 K5", common="K20 R11 G20 Y12 R12 G16 Y13 G19 G18 Y14").play("R5", "R9")
    assert not table.deal_is_over
    table.play("K5")
    assert table.deal_is_over
    assert table.gained == [160, 0]
    assert table.last_sheet("closer") == 0


@rule(220, 232)
@ruling("two 3")
def test_closing_pays_10_for_each_open_crop_and_fruits_10_families_30() -> None:
    table = two("R20 K17", "R17 R18 R19 R16 K13 Y17", closer=1)
    assert table.play("R20").gained == [40, 0]
    # Five red and yellow Fruits lie and the black one comes: ten crops are left.
    assert table.play("K17").gained == [10 + 100, 0]


@ruling("two 3")
def test_there_are_no_pot_points() -> None:
    table = two(f"R5 {held(3)}")
    assert "pot" not in table.play("R5").legal
    assert table.play("pass").sheet("pot") == [-1, -1]


@rule(226)
@ruling("two 4")
def test_being_stuck_loses_the_deal_and_the_opponent_scores_the_closing() -> None:
    table = two(HELD, "G17 G18", closer=0)
    assert table.legal == ["stuck"]
    table.play("stuck")
    assert table.deal_is_over
    assert table.gained == [0, 140]
    assert table.last_sheet("lost") == 0
    assert table.last_sheet("closer") == 1
    # Points made before stay.
    assert table.points == [20, 140]


@rule(226)
@ruling("two 4")
def test_with_a_tractor_or_a_burned_card_one_is_not_stuck() -> None:
    assert two(f"{HELD} T").legal == ["-T"]
    assert two(f"{HELD} G5", "G9:5").legal == ["-G5"]


@rule(338)
@ruling("two 5")
def test_expert_tractors_are_taken_up_in_the_own_turn() -> None:
    table = two(f"R9 {held(9)}", variant="expert", beside=[4, 3])
    assert table.legal == ["T"]
    table.play("T")
    assert table.json["beside"] == [3, 3]
    assert "R9" in table.plays
    assert table.turn == 0
    assert table.sees(1)["known"][0] == ["T"]


@ruling("two 5")
def test_expert_taking_up_is_neither_play_nor_discard() -> None:
    table = two(f"R5 {held(9)}", variant="expert", beside=[4, 4]).play("T")
    assert "pass" not in table.legal
    assert table.after("-T").legal[-1] == "pass"
    # And it may be taken up after a play too.
    assert "T" in table.after("R5").legal


@ruling("two 5")
def test_expert_tractors_are_not_among_the_eleven_and_not_replaced() -> None:
    common = "K16 R11 G20 Y12 R12 G16 Y13 G19 G18 Y14"
    table = two(f"R9 {held(10)}", variant="expert", beside=[4, 4], common=common)
    table.play("T", "T", "R9", "pass")
    # One numbered card left and one came; the second Tractor is in the hand besides.
    assert table.hand(0) == sorted([*HELD.split(), "K16", "T"])
    thrown = two(f"R5 {held(10)}", variant="expert", beside=[4, 4], common=common).play("T", "-T", "pass")
    assert len(thrown.hand(0)) == 11
    assert thrown.json["common"] == common.split()


@ruling("two 5", "finer 3")
def test_expert_a_tractor_beside_must_be_taken_up_before_anything_is_lost() -> None:
    table = two(HELD, variant="expert", beside=[1, 4])
    assert table.legal == ["T"]
    table.play("T")
    assert table.legal == ["-T"]
    table.play("-T", "pass")
    assert table.turn == 1


@ruling("finer 3")
def test_expert_to_close_only_the_hand_must_be_empty() -> None:
    table = two("R9", "R5", variant="expert", beside=[4, 4]).play("R9")
    assert table.deal_is_over
    assert table.gained == [160, 0]
    # A Tractor taken up is a hand card.
    held_up = two("R9", "R5", variant="expert", beside=[4, 4]).play("T", "R9")
    assert not held_up.deal_is_over
    assert held_up.play("-T").deal_is_over


@pytest.mark.parametrize("variant", ["base", "expert"])
@rule(205, 238)
@ruling("deal 5", "deal 9")
def test_all_stock_is_turned_up_in_the_end(variant: str) -> None:
    # Played by discarding nothing needless: whoever moves plays one card and passes.
    for seed in range(40):
        table = fresh(variant, 2, seed)
        sizes = [len(table.json["stock"])]
        while not table.deal_is_over and "stuck" not in table.legal:
            table.play(next(move for move in table.legal if move != "pass"))
            if not table.deal_is_over and "pass" in table.legal:
                table.play("pass")
                size = len(table.json["stock"])
                sizes += [size] if size != sizes[-1] else []
        if sizes[-1] == 0:
            break
    else:
        raise AssertionError("no deal came to the end of its stock")
    assert sizes == ([40, 30, 20, 10, 0] if variant == "base" else [32, 22, 12, 2, 0])
