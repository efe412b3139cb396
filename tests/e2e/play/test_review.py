"""The review of a finished game, held against what the core says of the same searches."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from pygame_core import page as core_page
from pygame_core.record import Record

from .core import Rehearsal, ask, game_file
from .reviewing import CODE, Review, Row, ending, file_of
from .table import Table
from .tree import nodes
from .vege import core as vege
from .vine import core as vine

DECISIONS = 3


def judged(record: Record, at: int, found: object) -> dict[str, object]:
    core_page.TABLES["judged"] = record
    told: dict[str, object] = ask("advise", table="judged", founds=[found], at=at)
    return told


def row_of(at: int, loss: float) -> Row:
    """Half a win in a hundred games is a good move, five a slip, twelve a mistake."""
    limits = ((0.12, "Mistake"), (0.05, "Slip"), (0.005, "Good"), (0, "Best"))
    grade = next(name for least, name in limits if loss >= least)
    return Row(at, grade, int(100 * loss + 0.5))


def test_decisions_are_judged_as_the_core_judges_them(garden: Page, tmp_path: Path) -> None:
    record = ending(DECISIONS)
    review = Review(garden).open(file_of(record, tmp_path)).done()
    core_page.TABLES["course"] = record
    course = ask("course", table="course", seats=[0])
    names = [seat["name"] for seat in record.meta["seats"]]
    ends = "; ".join(
        f"{'You' if seat == 0 else names[seat]} {points}"
        for seat, points in enumerate(course["points"][-1]["points"])
    )
    expect(garden.get_by_role("img", name=f"Score over time, in the end: {ends}")).to_be_visible()

    kept = review.kept("review")
    losses = {int(at): judged(record, int(at), found)["loss"] for at, found in kept["found"].items()}
    assert sorted(losses) == [choice["at"] for choice in course["choices"]]
    rows = [row_of(at, loss) for at, loss in losses.items() if isinstance(loss, float)]
    by_loss = sorted((row for row in rows if row.grade != "Best"), key=lambda row: -losses[row.at])  # type: ignore[operator]
    worst = [*by_loss, *(row for row in rows if row.grade == "Best")]
    assert review.rows() == worst
    rows_now = review.list.get_by_role("button", name=re.compile("^Move "))
    rows_now.first.focus()
    garden.keyboard.press("ArrowDown")
    garden.keyboard.press("Enter")
    expect(rows_now.nth(1)).to_have_attribute("aria-pressed", "true")
    garden.get_by_role("button", name="As played").click()
    expect(rows_now.first).to_have_accessible_name(re.compile(f"^Move {rows[0].at + 1} "))
    assert review.rows() == rows

    first = judged(record, rows[0].at, kept["found"][str(rows[0].at)])
    review.list.get_by_role("button", name=re.compile(f"^Move {rows[0].at + 1} ")).click()
    values = garden.get_by_role("list", name="Expected wins in 100 games").get_by_role("listitem")
    best = first["best"]
    assert isinstance(best, dict)
    expect(values.first).to_have_text(re.compile(f"{int(100 * best['value'] + 0.5)}$"))

    review.again().done()
    assert review.kept("review") == kept
    assert review.rows() == worst

    # Another continuation has nothing of it: it is searched anew.
    garden.evaluate(
        """() => { for (const name of Object.keys(localStorage).filter((one) => /:review:looked/.test(one)))
        localStorage[name] = localStorage[name].replace(/"of":"/, '"of":"x') }"""
    )
    review.again().done()
    assert review.kept("review")["of"] == kept["of"]


def test_stopped_gone_on_with_and_deleted_with_the_game(garden: Page, tmp_path: Path) -> None:
    review = Review(garden).open(file_of(ending(3 * DECISIONS), tmp_path))
    expect(review.judged.first).to_be_visible()
    review.stop.click()
    expect(review.on).to_be_visible()
    rows = review.rows()
    assert 0 < len(rows) < 3 * DECISIONS
    garden.wait_for_timeout(900)
    assert review.rows() == rows
    review.on.click()
    expect(review.judged.nth(len(rows))).to_be_visible()
    review.stop.click()
    assert len(review.kept("review")["found"]) > len(rows)
    garden.goto("./#/saves")
    garden.get_by_role("button", name=f"Delete {review.name}", exact=True).click()
    expect(garden.get_by_text(f"{review.name} is deleted")).to_be_visible()
    assert review.kept("review") is None


def test_another_move_is_tried_in_a_game_of_its_own(garden: Page, tmp_path: Path) -> None:
    record = ending(DECISIONS, people=(0, 1))
    review = Review(garden).open(file_of(record, tmp_path))
    whose = garden.get_by_role("group", name="Whose decisions")
    whose.get_by_role("button", name="Player 2").click()
    core_page.TABLES["course"] = record
    second = ask("course", table="course", seats=[1])["choices"]
    buttons = review.list.get_by_role("button", name=re.compile("^Move "))
    expect(buttons).to_have_count(len(second))
    expect(buttons.first).to_have_accessible_name(re.compile(f"^Move {second[0]['at'] + 1} "))
    before = review.kept("save")
    review.judged.first.click()
    picked = garden.get_by_role("heading", level=2, name=re.compile(r"^Move \d+: "))
    at = int(picked.inner_text().split()[1].rstrip(":")) - 1
    garden.get_by_role("button", name="Show on the table").click()
    shown = garden.get_by_role("dialog", name=f"Before move {at + 1}")
    expect(shown.get_by_text(f"Move {at} of {len(record.moves)}")).to_be_visible()
    shown.get_by_role("button", name="Close").click()
    garden.get_by_role("button", name="Try another move").click()
    expect(garden.get_by_role("heading", name="Hand the device to Player 2")).to_be_visible()
    branch = Record.from_text(Table(garden).record())
    assert (branch.notations, branch.meta["practice"]) == (record.notations[:at], True)
    assert review.kept("save") == before


def test_a_game_that_goes_on_is_not_reviewed(garden: Page, tmp_path: Path) -> None:
    Table(garden).load(game_file(Rehearsal(CODE), tmp_path)).wait()
    garden.goto(garden.url.replace("/table/", "/review/"))
    expect(garden.get_by_role("heading", name="This game is not over yet")).to_be_visible()


def of_vine(game: str) -> Record:
    """A game of random moves."""
    record, rng = vine.new(game), Random(1)
    while not record.state.is_terminal():
        record.play(rng.choice(record.state.legal_actions()))
    return record


GAMES = {
    "vine": lambda: of_vine("2 objectives"),
    "base": lambda: vege.finished("base 3", 2),
    "tournament": lambda: vege.finished("tournament 4", 1),
    "double deck": lambda: vege.finished("double-deck 4", 1),
}


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_a_name(garden: Page, tmp_path: Path, game: str) -> None:
    record = GAMES[game]()
    review = Review(garden).from_saves(file_of(record, tmp_path))
    expect(review.judged.first).to_be_visible()
    review.stop.click()
    core_page.TABLES["course"] = record
    moves = [choice["at"] + 1 for choice in ask("course", table="course", seats=[0])["choices"]]
    named = re.compile(r"^Move (\d+) (?!This move|…)\S.* (waiting|(Best|Good|Slip|Mistake) \S+)$")
    told = [named.match(node.name) for node in nodes(review.list) if node.name.startswith("Move ")]
    assert [int(one[1]) for one in told if one] == moves
