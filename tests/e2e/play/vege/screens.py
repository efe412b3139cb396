"""The phases of a Vege Tables table, as screens to look at: each opens one on a page."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from pygame_core.record import Record

from ..core import shared
from .core import Json, finished, game_file, mover, new, search, seen
from .table import Table

Opener = Callable[[Page, Path], None]


def to_decide(wanted: Callable[[Json], bool]) -> Callable[[Record], bool]:
    """The person has to decide something in a position like this."""
    return lambda record: mover(record) == 0 and wanted(seen(record))


def vege_play(page: Page, folder: Path) -> None:
    """Hands lie open, Tractors are at hand, a card is taken up and a crop tells its cards."""

    def full(view: Json) -> bool:
        opened = any(seat["shown"] for seat in view["seats"][1:])
        return opened and any(held["tractors"] and held["actions"] for held in view["hand"])

    record = search("base 4", to_decide(full))
    table = Table(page).load(game_file(record, folder))
    table.wait()
    card = next(held["card"] for held in seen(record)["hand"] if held["tractors"] and held["actions"])
    table.take(table.held(card))
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("tooltip")).to_be_visible()


def vege_rows(page: Page, folder: Path) -> None:
    record = search("base 3", to_decide(lambda view: any(len(h["actions"]) > 2 for h in view["hand"])))
    table = Table(page).load(game_file(record, folder))
    table.wait()
    table.take(table.held(next(h["card"] for h in seen(record)["hand"] if len(h["actions"]) > 2)))
    expect(table.status).to_contain_text("choose a row")


def vege_two(page: Page, folder: Path) -> None:
    record = search("expert 2", to_decide(lambda view: view["acted"] and len(view["common"]["cards"]) > 4))
    Table(page).load(game_file(record, folder)).wait()


def vege_five(page: Page, folder: Path) -> None:
    record = search("expert 5", to_decide(lambda view: view["turn"] > 12 and len(view["hand"]) > 5))
    Table(page).load(game_file(record, folder)).wait()


def vege_question(page: Page, folder: Path) -> None:
    record = search("base 4", to_decide(lambda view: view["passAsks"] == "pot"))
    table = Table(page).load(game_file(record, folder))
    table.wait()
    table.pass_button.click()
    expect(table.question).to_be_visible()


def vege_stuck(page: Page, folder: Path) -> None:
    record = search("base 4", to_decide(lambda view: view["legal"] == ["stuck"]))
    Table(page).load(game_file(record, folder)).wait()


def vege_dealer(page: Page, folder: Path) -> None:
    record = next(record for seed in range(99) if mover(record := new("base 5", seed)) == 0)
    Table(page).load(game_file(record, folder)).wait()


def vege_exchange(page: Page, folder: Path) -> None:
    record = search("partners 4", to_decide(lambda view: bool(view["exchange"])))
    table = Table(page).load(game_file(record, folder))
    table.wait()
    table.take(table.held(next(h["card"] for h in seen(record)["hand"] if h["actions"])))


def vege_sheet(page: Page, folder: Path) -> None:
    record = search("partners 4 expert", lambda record: record.state.is_round_over())
    assert Table(page).load(game_file(record, folder)).wait() == "sheet"


def vege_result(page: Page, folder: Path) -> None:
    table = Table(page).load(game_file(finished("base 5", deals=2), folder))
    expect(table.result).to_be_visible()


def vege_handover(page: Page, folder: Path) -> None:
    record = search("base 4", lambda record: mover(record) == 0 and len(record.moves) > 40, people=(0, 1))
    Table(page).load(game_file(record, folder))
    expect(page.get_by_role("heading", name="Hand the device to")).to_be_visible()


def vege_replay(page: Page, _: Path) -> None:
    record = finished("base 4", deals=1)
    page.goto(f"./#{shared(record, 'round', round=1)}")
    page.get_by_role("slider", name="Move", exact=True).fill("40")
    expect(page.get_by_text("Move 40 of")).to_be_visible()


def t20_silo(page: Page, folder: Path) -> None:
    """A Silo card is owed, one is chosen."""
    record = search(
        "tournament 4", to_decide(lambda view: view["phase"] == "silo" and view["turn"] > 8), deals=1
    )
    table = Table(page).load(game_file(record, folder))
    table.wait()
    table.region.get_by_role("button", name=re.compile(", free in Silo ")).first.click()
    expect(table.region.get_by_text("It uncovers").filter(visible=True)).to_have_count(1)


def t20_two(page: Page, folder: Path) -> None:
    """Two players fill up from the wells."""
    record = search("tournament 2", to_decide(lambda view: view["phase"] == "visit"), deals=1)
    Table(page).load(game_file(record, folder)).wait()


def t20_penalty(page: Page, folder: Path) -> None:
    record = search("tournament 5", to_decide(lambda view: "own" in view["legal"]), deals=1)
    Table(page).load(game_file(record, folder)).wait()


def t20_choose(page: Page, folder: Path) -> None:
    """The person chooses for somebody who is stuck."""

    def chooses(view: Json) -> bool:
        return view["phase"] == "choose" and view["visit"]["kind"] == "others"

    Table(page).load(game_file(search("tournament 3", to_decide(chooses), deals=1), folder)).wait()


def dd_closing(page: Page, folder: Path) -> None:
    """A crop that wants its Fruit is looked at, burned copies are in hand, cards are known."""

    def ripe(view: Json) -> bool:
        burned = any(held["burned"] for held in view["hand"])
        return burned and any(crop["stage"] == 4 and crop["closing"] for crop in view["crops"])

    record = search("double-deck 4", to_decide(ripe), deals=1)
    table = Table(page).load(game_file(record, folder))
    table.wait()
    table.field.get_by_role("button", name=re.compile(": plant ")).first.click()
    expect(table.region.get_by_role("group", name="what closing it would bring now")).to_be_visible()


def dd_draw(page: Page, folder: Path) -> None:
    """Draws, some talloni already blind; open piles of both sides."""
    record = search(
        "double-deck 5",
        to_decide(lambda view: view["phase"] == "draw" and not all(pile["top"] for pile in view["piles"])),
        deals=1,
    )
    Table(page).load(game_file(record, folder)).wait()


def dd_under(page: Page, folder: Path) -> None:
    """After a penalty a card is taken up, to go under a tallone."""

    def puts(view: Json) -> bool:
        return view["phase"] == "under" and any(len(held["actions"]) > 1 for held in view["hand"])

    record = search("double-deck 2", to_decide(puts), deals=1)
    table = Table(page).load(game_file(record, folder))
    table.wait()
    table.take(table.held(next(held["card"] for held in seen(record)["hand"] if len(held["actions"]) > 1)))
    expect(table.status).to_contain_text("under the left or the right pile")


def dd_sheet(page: Page, folder: Path) -> None:
    record = search("double-deck 5", lambda record: record.state.is_round_over(), deals=2)
    assert Table(page).load(game_file(record, folder)).wait() == "sheet"


def vege_saves(page: Page, folder: Path) -> None:
    """A finished game and one that goes on are kept."""
    dd_sheet(page, folder)
    Table(page).load(game_file(finished("base 2", deals=1), folder))
    page.goto("./#/saves")
    expect(page.get_by_role("listitem").filter(has_text="Finished").first).to_be_visible()


SCREENS: dict[str, Opener] = {
    opener.__name__: opener
    for opener in (
        vege_play,
        vege_rows,
        vege_two,
        vege_five,
        vege_question,
        vege_stuck,
        vege_dealer,
        vege_exchange,
        vege_sheet,
        vege_result,
        vege_handover,
        vege_replay,
        t20_silo,
        t20_two,
        t20_penalty,
        t20_choose,
        dd_closing,
        dd_draw,
        dd_under,
        dd_sheet,
        vege_saves,
    )
}
#: Tables among them that fit a phone without scrolling.
FIT = ["t20_silo", "t20_two", "t20_penalty", "t20_choose", "dd_closing", "dd_draw", "dd_under"]
