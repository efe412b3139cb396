"""A table of the evening is played at this device, and its points come home."""

import json
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import expect

from pygame_core.record import Record

from ..vege.core import seen
from .at_evening import AtEvening

PEOPLE = ["Anna", "Elena", "Sofia"]


def played(save: dict[str, Any]) -> tuple[dict[str, Any], list[int]]:
    """The same saved game after its last move, and the points by seat."""
    record, rng = Record.from_text(save["text"]), Random(1)
    while not record.state.is_terminal():
        record.play(rng.choice(record.state.legal_actions()))
    view = seen(record)
    points = [seat["points"] for seat in view["seats"]]
    same = {key: view[key] for key in ("round", "phase", "toMove", "winners")}
    summary = save["summary"] | same | {"step": view["turn"], "points": points}
    return save | {"text": record.to_text(), "pending": [], "summary": summary, "over": True}, points


def test_play_here_and_take_the_result_over(evening: AtEvening, tmp_path: Path) -> None:
    page = evening.page
    evening.begin(*PEOPLE, name="Threesome")
    seats = evening.seats(1)
    code = evening.table(1).get_by_text("Deal code").inner_text().split()[-1]
    evening.main.get_by_role("button", name="Play here: table 1").click()
    # Everybody sits there as a person, so the first hand is handed over.
    expect(page.get_by_role("heading", name="Hand the device to ")).to_be_visible()
    page.get_by_role("banner").get_by_role("link", name="Back", exact=True).click()
    expect(evening.table(1)).to_contain_text("in play")

    page.goto("./#/saves")
    saved = page.get_by_role("listitem").filter(has_text=PEOPLE[0])
    with page.expect_download() as file:
        saved.get_by_role("button", name="as a file").click()
    save = json.loads(Path(file.value.path()).read_text("utf-8"))
    names = [seat["name"] for seat in save["summary"]["seats"]]
    first = names.index(seats[0])
    assert names[first:] + names[:first] == seats
    record = Record.from_text(save["text"])
    assert seen(record)["dealer"] == first
    assert seen(record)["rounds"] == 1

    # The same game, played to its end elsewhere and brought back under its name.
    over, points = played(save)
    saved.get_by_role("button", name="Delete ").click()
    path = tmp_path / "over.json"
    path.write_text(json.dumps(over), "utf-8")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("banner").get_by_role("button", name="Open a game file").click()
    chooser.value.set_files(path)
    expect(saved.filter(has_text="Finished")).to_be_visible()

    page.goto("./#/evening")
    page.get_by_role("link", name="Open Threesome").click()
    evening.at_round(1)
    expect(evening.table(1)).to_contain_text(code)
    evening.main.get_by_role("button", name="Take the result over").click()
    expect(evening.table(1)).to_contain_text("finished")
    table = evening.main.get_by_role("table", name="Ranking")
    for name, value in zip(names, points, strict=True):
        row = table.get_by_role("row").filter(has_text=name)
        expect(row.get_by_role("cell").last).to_have_text(str(value).replace("-", "−"))
