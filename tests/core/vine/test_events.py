"""What the page is told of every action in Vine: in order, with what follows by itself, never nothing."""

from typing import Any

import pytest

from pygame_core import Game

from .looks import Json, every_game, position, positions, told

#: The keys of every event beside kind, seat and vine, as the page's types have them.
KEYS = {
    "turn": "turn",
    "draw": "tiles held",
    "no-cut": "",
    "cut": "plants hanging leaves stems tokens beans",
    "choose": "tile way",
    "grow": "plant",
    "hold": "tile",
    "wait": "tile",
    "bean": "x y face stacked",
    "compost": "tile",
    "refresh": "old fresh",
    "goal": "goal points",
    "discard": "tiles",
    "end": "",
    "replenish": "face",
    "last-round": "",
}

#: Shoots up at 0,3, east and down at 1,3; one leaf.
VINE = "straight 0,1 NS; straight 0,2 NS; X 0,3; LL -1,3 E; tee 1,3 ESW"
#: Nothing can grow.
CLOSED = "straight 0,1 NS; LL 0,2 S"


@pytest.fixture(params=every_game(), ids=repr)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


def kinds(events: list[Json]) -> list[str]:
    return [event["kind"] for event in events]


def names(tiles: list[Json]) -> list[str]:
    return [tile["tile"] for tile in tiles]


def heads(events: list[Json]) -> list[tuple[str, int, int]]:
    return [(event["kind"], event["seat"], event["vine"]) for event in events]


# -- pruning --------------------------------------------------------------------------------------


def test_no_cut_then_two_tiles_are_drawn() -> None:
    skip, draw = position(VINE, phase="prune", plant_bag="RL tee").happens("no cut")
    assert skip == {"kind": "no-cut", "seat": 0, "vine": 0}
    assert (draw["kind"], draw["seat"], draw["vine"], draw["held"]) == ("draw", 0, 0, None)
    assert names(draw["tiles"]) == ["RL", "tee"]


def test_a_held_tile_comes_with_the_draw() -> None:
    table = position(VINE, phase="prune", plant_bag="RL tee", held={0: "fork"})
    (_, draw) = table.happens("no cut")
    assert (names(draw["tiles"]), draw["held"]["tile"]) == (["RL", "tee"], "fork")
    assert [tile["place"] for tile in table.look()["hand"]] == [1, 2, 3]


def test_a_cut_with_all_that_falls() -> None:
    vine = f"{VINE}; beans 2,3 3NW 2EW; corner 3,3 NW; RL 3,4 S"
    table = position(vine, phase="prune", goals="skyscraper trellis big-harvest")
    cut, goal, draw = table.happens("cut 0,3-1,3")
    assert (cut["kind"], cut["seat"], cut["vine"]) == ("cut", 0, 0)
    assert names(cut["plants"]) == ["tee", "corner", "RL"]
    assert [(bunch["x"], bunch["y"]) for bunch in cut["hanging"]] == [(2, 3)]
    assert [bean["bean"] for bean in cut["hanging"][0]["beans"]] == ["3NW", "2EW"]
    assert (cut["leaves"], cut["stems"], cut["tokens"], cut["beans"]) == (1, 2, 2, 5)
    assert goal == {"kind": "goal", "seat": 0, "vine": 0, "goal": "big-harvest", "points": 2}
    assert draw["kind"] == "draw"


# -- growing --------------------------------------------------------------------------------------


def test_a_tile_is_chosen_and_placed_and_the_last_one_goes_by_itself() -> None:
    table = position(VINE, "straight 0,1 NS", phase="grow", hand="tee X")
    (choose,) = table.happens("keep 1")
    assert (choose["kind"], choose["way"], choose["tile"]["tile"]) == ("choose", "keep", "tee")
    (grow,) = table.happens("tee 0,4 ESW")
    assert (grow["kind"], grow["seat"], grow["vine"]) == ("grow", 0, 0)
    assert grow["plant"] == {
        "tile": "tee", "kind": "stem", "stubs": "ESW", "inEdge": None, "form": None, "x": 0, "y": 4,
    }  # fmt: skip
    # On the neighbour's vine, by the same seat.
    assert heads(table.happens("X 0,2")) == [("grow", 0, 1)]


def test_a_passed_tile_without_a_place_is_held_by_the_neighbour() -> None:
    table = position(VINE, CLOSED, phase="grow", hand="tee X LL")
    choose, hold = table.happens("pass 1")
    assert (choose["way"], choose["vine"]) == ("pass", 0)
    assert (hold["kind"], hold["seat"], hold["vine"], hold["tile"]["tile"]) == ("hold", 0, 1, "tee")
    # The forced one is not chosen, but that it had no place is told when it was its turn.
    table = position(VINE, CLOSED, phase="grow", hand="tee X")
    assert kinds(table.happens("keep 1")) == ["choose"]
    assert heads(table.happens("tee 0,4 ESW")) == [("grow", 0, 0), ("hold", 0, 1)]
    assert table.look()["vines"][1]["held"]["tile"] == "X"


def test_a_kept_tile_without_a_place_waits() -> None:
    table = position(CLOSED, "straight 0,1 NS", phase="grow", hand="tee X")
    assert heads(table.after().happens("keep 1")) == [("choose", 0, 0), ("wait", 0, 0)]
    assert heads(table.happens("pass 1", "tee 0,2 ESW")) == [("grow", 0, 1), ("wait", 0, 0)]


def test_when_nothing_has_a_place_one_choice_tells_both_tiles() -> None:
    table = position(CLOSED, CLOSED, phase="grow", hand="tee X")
    keep = table.after().happens("keep 1")
    assert heads(keep) == [("choose", 0, 0), ("wait", 0, 0), ("hold", 0, 1)]
    assert [event["tile"]["tile"] for event in keep] == ["tee", "tee", "X"]
    passed = table.happens("pass 1")
    assert heads(passed) == [("choose", 0, 0), ("hold", 0, 1), ("wait", 0, 0)]


def test_of_three_tiles_the_last_is_forced() -> None:
    table = position(CLOSED, "straight 0,1 NS", phase="grow", hand="tee X LL")
    assert kinds(table.happens("keep 1")) == ["choose", "wait"]
    assert kinds(table.happens("keep 2")) == ["choose", "wait"]
    assert table.look()["placingNow"]["face"]["tile"] == "LL"
    assert heads(table.happens("LL 0,2 S")) == [("grow", 0, 1)]


def test_objectives_are_told_at_the_very_action_for_whoever_takes_them() -> None:
    loop = "tee 0,1 NES; tee 0,2 NES; corner 1,2 SW"
    goals = "skyscraper trellis ring"
    table = position(VINE, loop, phase="grow", hand="corner X", goals=goals).play("pass 1")
    grow, goal = table.happens("corner 1,1 NW")
    assert (grow["kind"], grow["vine"]) == ("grow", 1)
    # The neighbour takes it in this seat's turn.
    assert goal == {"kind": "goal", "seat": 0, "vine": 1, "goal": "ring", "points": 2}


# -- the third step -------------------------------------------------------------------------------


def test_a_bean_hangs_or_is_stacked() -> None:
    table = position(VINE, supply="2EW 1N 1E")
    assert table.happens("bean 1 2,3") == [
        {
            "kind": "bean", "seat": 0, "vine": 0, "x": 2, "y": 3,
            "face": {"bean": "2EW", "value": 2, "stubs": "EW"}, "stacked": False,
        }
    ]  # fmt: skip
    full = position(
        f"{VINE}; beans 2,3 2EW 1W", supply="2EW 1N 1E", tokens=[1], goals="trellis full-bunch ring"
    )
    bean, goal = full.happens("stack 1 2,3")
    assert (bean["kind"], bean["stacked"], bean["face"]["bean"]) == ("bean", True, "2EW")
    assert (goal["kind"], goal["goal"], goal["points"]) == ("goal", "full-bunch", 3)


def test_a_tile_of_the_compost_is_taken_then_placed() -> None:
    table = position(VINE, tokens=[1], compost="LL", turn=5)
    (taken,) = table.happens("compost 7")
    assert (taken["kind"], taken["tile"]["tile"]) == ("compost", "LL")
    assert heads(table.happens("LL 0,4 S")) == [("grow", 0, 0)]


def test_a_refresh_tells_old_and_new() -> None:
    table = position(VINE, tokens=[1], supply="2EW - 1E", bean_taken=True, bean_bag="3N 1W 2N 3NW")
    (refresh,) = table.happens("refresh")
    assert [bean["bean"] for bean in refresh["old"]] == ["2EW", "1E"]
    assert [bean["bean"] for bean in refresh["fresh"]] == ["3N", "1W", "2N"]


def test_the_end_of_a_turn_and_the_next() -> None:
    table = position(VINE, "X 0,1", supply="2EW - 1E", bean_taken=True, bean_bag="3N 1W", turn=4)
    end, replenish, turn = table.happens("end")
    assert (end["kind"], end["seat"]) == ("end", 0)
    assert (replenish["kind"], replenish["face"]["bean"], replenish["seat"]) == ("replenish", "3N", 0)
    # The second of two is in the third turn, as the first was.
    assert turn == {"kind": "turn", "seat": 1, "vine": 1, "turn": 3}
    assert table.look()["turn"] == 3


def test_with_nothing_to_cut_the_next_tiles_are_drawn_at_once() -> None:
    table = position(VINE, plant_bag="fork RL")
    assert heads(table.happens("end")) == [("end", 0, 0), ("turn", 1, 1), ("draw", 1, 1)]
    draw = told(table.record, 0)[-1]
    assert (names(draw["tiles"]), draw["held"]) == (["fork", "RL"], None)
    held = position(VINE, held={1: "tee"}).happens("end")[-1]
    assert (held["kind"], held["held"]["tile"]) == ("draw", "tee")


def test_what_waited_is_discarded() -> None:
    end, discard, *_ = position(CLOSED, "X 0,1", waiting="tee X").happens("end")
    assert (end["kind"], discard["kind"], discard["seat"]) == ("end", "discard", 0)
    assert names(discard["tiles"]) == ["tee", "X"]


def test_the_last_bean_in_the_supply_begins_the_last_round() -> None:
    table = position(VINE, "X 0,1", supply="- 1N 1E", bean_taken=True, bean_bag="3N", turn=6)
    assert kinds(table.after().happens("end")) == ["end", "replenish", "last-round", "turn"]
    # Told once, though there is none in the bag at the next end either.
    events = table.play("end", "no cut").happens(*rest_of_turn(table), "end")
    assert kinds(events) == ["end", "over"]
    # A bean that is not replaced is no event.
    shrunk = position(VINE, "X 0,1", supply="- 1N 1E", bean_taken=True, bean_bag="", turn=6)
    assert kinds(shrunk.happens("end")) == ["end", "turn"]


def rest_of_turn(table: Any) -> list[str]:
    """The first legal moves up to the third step."""
    branch, moves = table.after(), []
    while branch.look()["phase"] != "bean":
        moves.append(branch.legal[0])
        branch.play(moves[-1])
    return moves


def test_the_game_ends_with_the_last_tiles() -> None:
    table = position(VINE, "X 0,1", turn=19, active=1)
    end, over = table.happens("end")
    assert (end["seat"], over["kind"], over["winners"]) == (1, "over", [0])
    assert [score["points"] for score in over["scores"]] == [0, -2]
    assert over["scores"] == [vine["score"] for vine in table.look()["vines"]]


def test_solo_names_the_vine() -> None:
    table = position(VINE, "X 0,1", name="vine-solo", players=1, active=1, phase="grow", hand="tee X")
    assert heads(table.happens("keep 1")) == [("choose", 0, 1)]
    assert heads(table.happens("tee 0,2 ESW")) == [("grow", 0, 1)]
    assert heads(table.happens(table.legal[0])) == [("grow", 0, 0)]
    turn = table.happens("end")[-1]
    assert (turn["kind"], turn["seat"], turn["vine"]) == ("turn", 0, 0)
    assert turn["turn"] == table.look()["turn"]


# -- random games ---------------------------------------------------------------------------------


def test_random_games_tell_all_that_changes(game: Game) -> None:
    seen = set()
    for record, state, index in positions(game, 3):
        if state.is_terminal():
            continue
        after, events = record.states[index + 1], told(record, index)
        assert events
        for event in events:
            seen.add(event["kind"])
            if event["kind"] == "over":
                assert event.keys() == {"kind", "winners", "scores"}
            else:
                assert event.keys() == {"kind", "seat", "vine", *KEYS[event["kind"]].split()}
        assert ("over" in kinds(events)) == after.is_terminal()
        assert ("turn" in kinds(events)) == (after.turn != state.turn and not after.is_terminal())
        ledger = Ledger(state, after)
        for event in events:
            ledger.add(event)
        ledger.close()
    assert {*KEYS, "over"} - seen <= {"goal", "last-round", "bean", "replenish", "hold", "wait", "discard"}


class Ledger:
    """Counts tiles as the events tell them, from one state to the next."""

    def __init__(self, before: Any, after: Any) -> None:
        self.before, self.after = before, after
        self.plants = [len(vine.faces) for vine in before.vines]
        self.bunches = [len(vine.bunches) for vine in before.vines]
        self.tokens = list(before.tokens)
        self.heap, self.bag, self.waiting = sum(before.compost), before.plants_left, len(before.waiting)
        self.held = sum(kind >= 0 for kind in before.held)
        self.supply = sum(bean >= 0 for bean in before.supply)
        self.goals = sum(owner >= 0 for owner in before.owners)

    def add(self, event: Json) -> None:
        vine = event.get("vine", 0)
        match event["kind"]:
            case "draw":
                self.bag -= len(event["tiles"])
                self.held -= event["held"] is not None
            case "cut":
                self.plants[vine] -= len(event["plants"])
                self.bunches[vine] -= len(event["hanging"])
                self.tokens[vine] += event["tokens"]
                self.heap += len(event["plants"])
                assert event["leaves"] + event["stems"] == len(event["plants"])
            case "grow":
                self.plants[vine] += 1
                if self.before.phase == "bean" and self.before.pending < 0:
                    self.waiting -= 1
            case "hold":
                self.held += 1
            case "wait":
                self.waiting += 1
            case "bean":
                self.supply -= 1
                self.bunches[vine] += not event["stacked"]
                self.tokens[vine] -= event["stacked"]
            case "compost":
                self.heap -= 1
                self.tokens[vine] -= 1
            case "refresh":
                self.supply += len(event["fresh"]) - len(event["old"])
                self.tokens[vine] -= 1
            case "discard":
                self.heap += len(event["tiles"])
                self.waiting -= len(event["tiles"])
            case "replenish":
                self.supply += 1
            case "goal":
                self.goals += 1

    def close(self) -> None:
        after = self.after
        assert self.plants == [len(vine.faces) for vine in after.vines]
        assert self.bunches == [len(vine.bunches) for vine in after.vines]
        assert self.tokens == after.tokens
        assert (self.heap, self.bag, self.waiting) == (
            sum(after.compost),
            after.plants_left,
            len(after.waiting),
        )
        assert self.held == sum(kind >= 0 for kind in after.held)
        assert self.supply == sum(bean >= 0 for bean in after.supply)
        assert self.goals == sum(owner >= 0 for owner in after.owners)
