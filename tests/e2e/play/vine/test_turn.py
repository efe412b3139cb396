"""One turn of Vine in its parts: what the page says before a deed, and what it does."""

import re

from playwright.sync_api import Page, expect

from pygame_core.record import Record

from .conftest import Bring
from .core import drawn, number, seen
from .table import Table

#: Shoots up at 0,3, east and down at 1,3; one leaf.
VINE = "straight 0,1 NS; straight 0,2 NS; X 0,3; LL -1,3 E; tee 1,3 ESW"
SHORT = "straight 0,1 NS"
MINE = "Your vine"
LEFT = "Hazel’s vine"


def played(table: Table) -> list[str]:
    """What has been played at the page."""
    return Record.from_text(table.record()).notations


def test_a_cut_tells_what_falls_and_what_it_brings(bring: Bring) -> None:
    vine = f"{VINE}; beans 2,3 3NW 2EW; corner 3,3 NW; RL 3,4 S"
    record = drawn(vine, phase="prune", tokens=[1], harvest={0: "1N"})
    cut = next(cut for cut in seen(record)["choices"]["cuts"] if cut["past"] == [1, 3])
    before, after = seen(record)["vines"][0]["score"], cut["after"]["score"]
    table = bring(record)
    table.hit(table.cell(MINE, 1, 3))
    panel = table.region.get_by_role("region", name="This cut removes")
    fallen = len(cut["plants"]) + sum(len(bunch["beans"]) for bunch in cut["hanging"])
    expect(panel.get_by_role("list").get_by_role("img")).to_have_count(fallen)
    expect(panel).to_contain_text(f"Growth tokens+{cut['tokens']}")
    expect(panel).to_contain_text(f"Harvested{cut['beans']} beans")
    expect(panel).to_contain_text(f"Points now{number(before['points'])} → {number(after['points'])}")
    assert (cut["tokens"], cut["beans"], fallen) == (2, 5, 5)
    table.hit(table.button(f"Cut {fallen} tiles"))
    expect(table.skip).to_have_count(0)
    assert table.points()[MINE] == after["points"]
    assert played(table) == [cut["move"]]


def test_a_tile_is_turned_and_placed_by_keyboard_alone(garden: Page, bring: Bring) -> None:
    record = drawn(VINE, SHORT, phase="grow", hand="LL tee")
    own, left = (seen(record)["choices"]["hand"][at][way]["offers"] for at, way in ((0, "own"), (1, "left")))
    table = bring(record)
    expect(table.swap).to_be_visible()
    press = garden.keyboard.press
    press("1")
    expect(table.region.get_by_role("grid", name=MINE, exact=True).locator(":focus")).to_have_count(1)
    press("PageDown")
    press("Enter")
    first = table.cell(MINE, own[0]["x"], own[0]["y"])
    second = table.cell(MINE, own[1]["x"], own[1]["y"])
    picked = re.compile("; picked")
    expect(first.or_(second).and_(garden.get_by_role("gridcell", name=picked))).to_have_count(1)
    press("2")
    grid = table.region.get_by_role("grid", name=LEFT, exact=True)
    expect(grid.locator(":focus")).to_have_count(1)
    press("PageDown")
    press("Enter")
    cell = table.cell(LEFT, left[0]["x"], left[0]["y"])
    expect(cell).to_have_accessible_name(re.compile(f"; picked, way 1 of {len(left)}"))
    press("r")
    expect(cell).to_have_accessible_name(re.compile(f"; picked, way 2 of {len(left)}"))
    press("Enter")
    expect(table.end).to_be_visible()
    keep, placed, other = played(table)
    assert (keep, other) == ("keep 1", left[1]["move"])
    assert placed in {offer["move"] for offer in own}


def test_a_stacked_bean_is_undone(bring: Bring) -> None:
    table = bring(drawn(f"{VINE}; beans 2,3 1W; LL 1,2 N; LL 0,4 S", supply="2EW 1W 1E", tokens=[1]))
    before = table.points()[MINE]
    table.hit(table.supply.get_by_role("button").first)
    table.hit(table.button("Stack, for 1 token"))
    table.hit(table.cell(MINE, 2, 3))
    table.hit(table.button("Stack the 2-bean"))
    expect(table.region.get_by_text("You have taken a bean in this turn.")).to_be_visible()
    # Two for the bean, and its east shoot is a new open end.
    assert table.points()[MINE] == before + 1
    table.undo.click()
    expect(table.supply.get_by_role("button")).to_have_count(3)
    assert table.points()[MINE] == before
    assert played(table) == []


def test_compost_and_refresh(garden: Page, bring: Bring) -> None:
    record = drawn(VINE, tokens=[2], compost="LL", turn=5)
    place = next(tile["place"] for tile in seen(record)["compost"] if tile["face"]["tile"] == "LL")
    table = bring(record)
    table.hit(table.button("Compost, for 1 token"))
    sheet = garden.get_by_role("dialog", name="Compost")
    sheet.get_by_role("button", name=re.compile("^left leaf")).click()
    table.hit(table.cell(MINE, 1, 2))
    table.hit(table.button("Place the left leaf"))
    refresh = table.button("Refresh, for 1 token")
    expect(refresh).to_be_enabled()
    table.hit(refresh)
    expect(refresh).to_be_disabled()
    expect(refresh).to_have_accessible_description("That costs a token, and you have none.")
    assert played(table) == [f"compost {place}", "LL 1,2 N", "refresh"]


def test_the_sum_behind_a_score(bring: Bring) -> None:
    record = drawn(f"{VINE}; beans 2,3 2EW", harvest={0: "3N"})
    score = seen(record)["vines"][0]["score"]
    table = bring(record)
    head = table.button(f"Your vine: {number(score['points'])} points, the sum")
    told = table.region.get_by_text("Beans (3 harvested, 2 hanging)")
    expect(told).to_be_hidden()
    table.hit(head)
    expect(told).to_be_visible()
    told = [
        row.inner_text().split("\n")
        for row in table.region.get_by_role("definition").filter(visible=True).all()
    ]
    flat = [text for row in told for text in row]
    for part in ("5", f"+{score['height']}", f"−{score['open']}", number(score["points"])):
        assert part in flat


def test_solo_says_which_total_counts(bring: Bring) -> None:
    for vines, lower in ((("X 0,1", SHORT), "Left vine"), ((SHORT, "X 0,1"), "Right vine")):
        record = drawn(*vines, name="vine-solo", players=1)
        view = seen(record)
        table = bring(record)
        points = table.points()
        assert set(points) == {"Left vine", "Right vine"}
        assert points[lower] == min(points.values()) < max(points.values())
        box = table.region.get_by_role("region", name="Your score now")
        expect(box).to_contain_text(f"The lower one counts: {lower}.")
        expect(box).to_contain_text(number(view["vines"][view["counts"]]["score"]["points"]))
