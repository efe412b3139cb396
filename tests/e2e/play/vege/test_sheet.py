"""The score sheet of a deal: it adds up, it prints, and the next deal goes on from it."""

import re

from playwright.sync_api import Page, expect

from pygame_core.record import Record

from .conftest import Bring
from .core import finished, mover, names, number, search, seen, sheet_rows
from .table import Table, sheets

# The browser's own dialog would wait for somebody.
WATCH_PRINT = """() => {
    window.plainPrint = window.print;
    window.print = () => { window.printed = true; };
}"""
PRINT_AGAIN = "() => { window.print = window.plainPrint; }"


def last_move(record: Record) -> bool:
    """The person's next move may end the first deal."""
    if mover(record) != 0 or seen(record)["round"] != 1:
        return False
    return ending(record) is not None


def ending(record: Record) -> str | None:
    """A card of the person that ends the deal when it is played."""
    for held in seen(record)["hand"]:
        plays = [move for move in held["actions"] if not move.startswith("-")]
        if plays:
            branch = record.at(len(record.moves))
            branch.play(plays[0])
            if branch.state.is_round_over():
                return str(held["card"])
    return None


def numbers(row: list[str]) -> list[int]:
    return [int(cell.replace("−", "-")) if cell.lstrip("−").isdigit() else 0 for cell in row]


def adds_up(sheet: list[list[str]]) -> None:
    """The check boxes, from nothing but what is printed."""
    rows = {row[0]: row[1:] for row in sheet[1:]}
    pots, ticks, families = rows["Pot"], rows["Crops"], rows["Families"]
    penalties, totals = rows["Penalties"], rows["Total"]
    paid = [sum(map(int, re.findall(r"\d+", cell))) for cell in ticks[:-1]]
    assert pots[-1] == f"{sum(numbers(pots[:-1]))} of 60"
    assert int(ticks[-1]) == sum(paid) == 16
    assert int(families[-1]) == sum(cell.count("+30") for cell in families[:-1])
    assert int(penalties[-1]) == sum(cell.count("−50") for cell in penalties[:-1])
    columns = zip(numbers(pots), paid, families, penalties, numbers(totals), strict=False)
    for pot, crops, family, penalty, total in columns:
        assert total == pot + 10 * crops + 30 * family.count("+30") - 50 * penalty.count("−50")
    assert numbers(totals)[-1] == sum(numbers(totals[:-1]))
    match = (numbers(rows[name])[:-1] for name in ("Before", "Total", "Match so far"))
    for before, total, after in zip(*match, strict=True):
        assert after == before + total


def test_the_deal_ends_and_the_next_begins(garden: Page, bring: Bring) -> None:
    record = search("base 4", last_move, deals=2)
    card = ending(record)
    assert card
    table = bring(record)
    table.wait()
    table.play(card)
    assert table.wait() == "sheet"
    record.play(card)
    called = names(record)
    told = seen(record)["lastSheet"]
    sheet = table.sheet()
    assert sheet == sheet_rows(told, called, 2)
    adds_up(sheet)
    expect(table.status).to_contain_text("Deal 1 is over")
    # The next deal's log is not told before it begins.
    expect(table.log.get_by_text("Deal 2", exact=True)).to_have_count(0)

    table.next()
    expect(garden.get_by_role("banner").get_by_text(re.compile("deal 2 of 2"))).to_be_visible()
    table.wait()
    points = [row["total"] for row in told["rows"]]
    for seat, name in enumerate(called[1:], 1):
        expect(table.player(name).first).to_contain_text(f"{number(points[seat])}points")
    later = Record.from_text(table.record())
    starts = [later.states[at] for at in later.round_starts()]
    assert [seen(later.at(at))["dealer"] for at in later.round_starts()] == [
        (seen(later.at(0))["dealer"] + deal) % 4 for deal in range(len(starts))
    ]


def test_a_sheet_on_paper(garden: Page, bring: Bring) -> None:
    page = garden
    record = search("base 4", lambda record: record.state.is_round_over(), deals=3)
    table = bring(record)
    assert table.wait() == "sheet"
    sheet = table.sheet()
    adds_up(sheet)
    page.evaluate(
        "() => { window.plainPrint = window.print; window.print = () => { window.printed = true; }; }"
    )
    table.region.get_by_role("button", name="Print", exact=True).click()
    assert page.evaluate("() => window.printed")
    page.evaluate(PRINT_AGAIN)

    page.emulate_media(media="print")
    try:
        only_the_sheet(page, table)
        paper = page.get_by_role("main").aria_snapshot()
        assert "Vege Tables" in paper
        assert page.pdf()[:5] == b"%PDF-"
    finally:
        page.emulate_media(media="screen")
    expect(table.onward).to_be_visible()


def only_the_sheet(page: Page, table: Table) -> None:
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("complementary")).to_be_hidden()
    expect(page.get_by_role("button")).to_have_count(0)
    expect(table.status).to_have_count(0)


def test_the_sheets_of_a_match_on_paper(garden: Page, bring: Bring) -> None:
    record = finished("partners 4 expert", deals=2)
    table = bring(record)
    expect(table.result).to_be_visible()
    bar = garden.get_by_role("banner").bounding_box()
    assert bar
    assert bar["height"] < 100
    garden.emulate_media(media="print")
    try:
        shown = sheets(garden.get_by_role("main"))
        expect(table.result).to_have_count(0)
        expect(garden.get_by_role("button")).to_have_count(0)
    finally:
        garden.emulate_media(media="screen")
    assert shown == [sheet_rows(sheet, names(record), 2) for sheet in seen(record)["sheets"]]
