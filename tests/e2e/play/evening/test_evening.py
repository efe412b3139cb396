"""An evening of eight: paired, played, written down, ranked, compared, taken along."""

import csv
import io
from pathlib import Path

from playwright.sync_api import Page, expect

from .at_evening import EIGHT, AtEvening

SHEET = {
    "Pot": [30, 20, 10, 0],
    "Fruits": [4, 3, 5, 3],
    "Families": [1, 0, 1, 0],
    "Closing": [2, 0, 0, 0],
    "Penalties": [0, 0, 0, 1],
}
CLOSES = "The sheet closes: 160 crops + 60 Pots + 60 families − 50 penalties = 230"


def test_one_and_two_people_are_refused_in_words(evening: AtEvening) -> None:
    evening.new()
    evening.write("Anna")
    expect(evening.main.get_by_role("alert")).to_have_text("One person is no table yet: three can play.")
    evening.write("Elena")
    expect(evening.main.get_by_role("alert")).to_have_text(
        "Two people are too few for tables of 3 to 5. Ask one more."
    )
    evening.write("anna")
    expect(evening.main.get_by_role("alert").first).to_contain_text("anna is on the list already.")
    expect(evening.pair).to_have_attribute("aria-disabled", "true")
    rulings = evening.main.get_by_role("region", name="Our house rulings")
    expect(rulings).to_contain_text("Who shares places shares their points.")
    for name in ("Anna", "Elena"):
        evening.main.get_by_role("button", name=f"Remove {name}").click()


def test_an_evening_of_eight(evening: AtEvening) -> None:
    page = evening.page
    evening.new().write(*EIGHT)
    expect(evening.preview).to_contain_text("2 tables a round: 4 + 4.")
    evening.begin(name="Friday")
    one, two = evening.seats(1), evening.seats(2)
    assert sorted([*one, *two]) == sorted(EIGHT)
    codes = [evening.table(number).get_by_text("Deal code").inner_text() for number in (1, 2)]
    assert codes[0] == codes[1]

    evening.totals(1, 70, 40, 100, 60)
    evening.sheet(2, SHEET)
    told = evening.dialog.get_by_role("status")
    expect(told).to_contain_text("17 crops are counted, there are 16.")
    save = evening.dialog.get_by_role("button", name="Save", exact=True)
    expect(save).to_have_attribute("aria-disabled", "true")
    last = evening.dialog.get_by_role("spinbutton", name=f"Fruits, {two[3]}")
    last.press("Enter")  # Enter saves no such sheet either
    last.fill("2")
    expect(told).to_have_text(CLOSES)
    evening.save()
    expect(evening.table(2)).to_contain_text(CLOSES)

    order = [two[0], one[2], two[2], one[0], one[3], two[1], one[1], two[3]]
    evening.expect_ranking(*order)
    first, *_, last = evening.ranking()
    assert (first.place, first.points, first.game, first.rounds[0]) == ("1", "4", "120", "4 120")
    assert (last.place, last.points, last.game) == ("8", "1", "−30")

    # The same cards, by seat: the dealers had 70 and 120.
    evening.main.get_by_role("button", name="Compare").click()
    expect(evening.dialog.get_by_role("row").nth(2)).to_be_visible()
    rows = evening.dialog.get_by_role("row").all_inner_texts()
    dealers = [row.split() for row in rows[1:3]]
    assert dealers == [["Dealer", "mean", "95", one[0], "1", "70", "−25"], [two[0], "2", "120", "+25"]]
    page.keyboard.press("Escape")

    page.reload()
    evening.at_round(2)
    evening.expect_ranking(*order)

    # A result changed later: two share the first places of a table.
    page.get_by_role("navigation", name="Rounds").get_by_role("button", name="Round 1").click()
    evening.totals(1, 100, 40, 100, 60)
    evening.expect_ranking(two[0], *sorted([one[0], one[2]], key=EIGHT.index), *order[2:3], *order[4:])
    assert [(row.place, row.points) for row in evening.ranking()][:4] == [
        ("1", "4"), ("2", "3½"), ("2", "3½"), ("4", "3"),
    ]  # fmt: skip
    assert_taken_along(page, evening, two)


def assert_taken_along(page: Page, evening: AtEvening, two: list[str]) -> None:
    """CSV, text and paper say what the ranking says."""
    page.get_by_role("button", name="Share ranking").click()
    text = evening.dialog.get_by_role("textbox", name="Ranking as text").input_value()
    assert text.split("\n")[:2] == ["Friday: Ranking after 1 round", f"1. {two[0]}: 4 (120)"]
    with page.expect_download() as file:
        evening.dialog.get_by_role("button", name="Spreadsheet (CSV)").click()
    assert file.value.suggested_filename == "potager-friday.csv"
    rows = list(csv.reader(io.StringIO(Path(file.value.path()).read_text("utf-8-sig"))))
    assert rows[0][:4] == ["Place", "Player", "Round 1, points", "Round 1, game points"]
    assert rows[0][-2:] == ["Points", "Game points"]
    assert [row[-2:] for row in rows[1:4]] == [["4", "120"], ["3.5", "100"], ["3.5", "100"]]
    assert rows[1][:4] == ["1", two[0], "4", "120"]
    assert rows[8][1] == two[3]
    page.keyboard.press("Escape")

    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Score sheet: round 1, table 2")).to_be_visible()
    paper = page.get_by_role("table").filter(has_text="Penalties").last
    assert paper.get_by_role("row", name="Fruits").inner_text().split()[-4:] == ["4", "3", "5", "2"]
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("main")).to_be_hidden()
    page.emulate_media(media="screen")
