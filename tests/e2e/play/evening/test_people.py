"""People leave and arrive between rounds; what was played stays as it was."""

from playwright.sync_api import expect

from .at_evening import EIGHT, AtEvening


def test_people_leave_and_arrive(evening: AtEvening) -> None:
    page, dialog = evening.page, evening.dialog
    evening.begin(*EIGHT[:6])
    # A name that was misspelt.
    page.get_by_role("button", name="People and rounds").click()
    dialog.get_by_role("textbox", name=f"Name of {EIGHT[5]}").fill("Daria")
    dialog.get_by_role("textbox", name=f"Name of {EIGHT[4]}").fill("Anna")
    dialog.get_by_role("heading").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Anna is on the list already.")
    dialog.get_by_role("button", name="Save", exact=True).click()
    names = sorted([*EIGHT[:5], "Daria"])
    assert sorted([*evening.seats(1), *evening.seats(2)]) == names
    before = [evening.seats(1), evening.seats(2)]
    evening.totals(1, 30, 20, 10)
    page.get_by_role("button", name="People and rounds").click()
    for name in EIGHT[:4]:
        dialog.get_by_role("button", name=f"{name} leaves").click()
    expect(dialog.get_by_role("alert")).to_contain_text("2 people are left: the next rounds need three.")
    for name in EIGHT[1:4]:
        dialog.get_by_role("button", name=f"{name} returns").click()
    dialog.get_by_role("textbox", name="Names").fill("Nora")
    dialog.get_by_role("button", name="Add").click()
    expect(dialog.get_by_role("status")).to_contain_text("2 tables a round: 3 + 3.")
    dialog.get_by_role("button", name="Pair the next rounds anew").click()

    assert [evening.seats(1), evening.seats(2)] == before
    evening.totals(2, 30, 20, 10)
    evening.main.get_by_role("button", name="To round 2").click()
    evening.at_round(2)
    expect(page.get_by_role("heading", name="Round 2 of 3")).to_be_focused()
    assert sorted([*evening.seats(1), *evening.seats(2)]) == sorted([*EIGHT[1:5], "Daria", "Nora"])
    rows = evening.main.get_by_role("table", name="Ranking").get_by_role("row")
    expect(rows.filter(has_text="Nora").get_by_role("cell").last).to_have_text("0")
    expect(rows.filter(has_text="Anna (left)")).to_have_count(1)
    nora = next(row for row in evening.ranking() if row.name == "Nora")
    assert (nora.rounds[0], nora.points) == ("–", "0")

    # A table that will not be finished is left out, and the round counts without it.
    evening.totals(1, 10, 20, 30)
    assert evening.ranking()[0].points == "3"
    evening.enter(2).get_by_role("button", name="Leave this table out").click()
    expect(evening.table(2)).to_contain_text("left out")
    expect(evening.main.get_by_role("heading", name="Ranking after 2 rounds")).to_be_visible()


def test_a_game_without_a_sheet(evening: AtEvening) -> None:
    evening.new().write(*EIGHT[:5])
    games = evening.main.get_by_role("combobox", name="What the tables play")
    # A game of one round is none for an evening.
    expect(games.get_by_role("option", name="Vegeterrors")).to_have_count(1)
    expect(games.get_by_role("option", name="Vine")).to_have_count(0)
    games.select_option(label="Vegeterrors")
    expect(evening.preview).to_contain_text("Potager has no table of 5 for Vegeterrors")
    evening.write("Dario")
    expect(evening.preview).to_contain_text("2 tables a round: 3 + 3.")
    evening.pair.click()
    evening.at_round(1)
    form = evening.enter(1)
    expect(form.get_by_role("spinbutton")).to_have_count(3)
    expect(form.get_by_role("radio")).to_have_count(0)
    evening.page.keyboard.press("Escape")
