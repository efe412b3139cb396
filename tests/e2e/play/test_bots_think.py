"""Bots that search: their levels, one that is hurried, spare workers, and hints for a person."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from .at_table import AtTable
from .cards import LETTERS
from .core import Rehearsal, game_file
from .table import Table
from .test_new_game import KEPT, SAVE, forget, opened
from .vege import core as vege
from .vege.table import Table as VegeTable
from .vine import core as vine
from .vine.table import Table as VineTable

#: Its first two to choose are the bots at seats 2 and 3.
CODE = "PLUM-CORN-4K7Q2M"
WORTH = (
    r"(about as good as the next best|about \+\d+ wins? in 100 games over the next best"
    r"|nothing else is worth a look|your only move)"
)
ROOT = re.compile(rf"^Root for (\w+) (\d): {WORTH}\. \S")
PLAY = re.compile(rf"^\w.+: {WORTH}\.")
#: Says that there are three processors, and counts what each worker is asked to do.
COUNTED = """
Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 3 });
const asked = (window.asked = {});
window.Worker = class extends Worker {
  constructor(url, options) {
    super(url, options);
    this.named = options.name;
  }
  postMessage(message, moved) {
    if (JSON.stringify(message.argumentList ?? "").includes("ponder"))
      asked[this.named] = (asked[this.named] ?? 0) + 1;
    super.postMessage(message, moved ?? []);
  }
};
"""


@pytest.fixture
def fresh(garden: Page) -> Iterator[Page]:
    """The shared page, whose new games remember nothing of these tests."""
    forget(garden)
    yield garden
    forget(garden)


def grow(dialog: Locator, seat: int, more: str, level: str) -> Locator:
    """Opens a seat of the new game and chooses how strong its bot is."""
    row = dialog.get_by_role("listitem").filter(has=dialog.page.get_by_role("textbox")).nth(seat)
    row.get_by_role("button", name=re.compile(f"^{more} ")).click()
    button = row.get_by_role("button", name=level, exact=True)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    return row


def kept(page: Page) -> str:
    """The record of the newest game that the browser keeps."""
    saves = [json.loads(raw) for raw in page.evaluate(KEPT, SAVE)]
    return str(max(saves, key=lambda save: save["created"])["text"])


def hint_in(page: Page) -> Locator:
    return page.get_by_role("banner").get_by_role("button", name="Hint", exact=True)


def place(line: Locator) -> tuple[float, float]:
    """Where a line stands and how high it is."""
    box = line.bounding_box()
    assert box
    return box["y"], box["height"]


def test_a_bot_is_hurried_and_a_hint_is_played(fresh: Page) -> None:
    page = fresh
    dialog = opened(page, "vegeterrors&players=4")
    row = grow(dialog, 2, "More about", "Fruit")
    expect(row).to_contain_text("Takes all its time, up to two seconds a move.")
    grow(dialog, 3, "More about", "Fruit")
    dialog.get_by_role("textbox", name="Deal code").fill(CODE)
    dialog.get_by_role("button", name="Deal the cards").click()
    table = Table(page).opened()

    # While nobody here can do anything, its button stands in the place of the others: nothing moves.
    hurry = table.region.get_by_role("button", name="Move now")
    expect(hurry).to_be_visible()
    expect(table.region.get_by_role("progressbar", name="Rusty is thinking")).to_be_visible()
    expect(hint_in(page)).to_have_attribute("aria-disabled", "true")
    hurry.focus()
    page.keyboard.press("Enter")
    expect(table.others.get_by_text("has chosen, leads")).to_be_visible()
    assert table.wait() == "predict"
    expect(hurry).to_have_count(0)

    before, box = kept(page), table.board.bounding_box()
    page.keyboard.press("h")
    expect(hint_in(page)).to_have_attribute("aria-pressed", "true")
    table.region.get_by_role("button", name="Cancel").click()
    expect(hint_in(page)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("h")
    said = table.region.get_by_text(ROOT)
    expect(said).to_be_visible()
    assert (kept(page), table.board.bounding_box()) == (before, box)
    told = ROOT.match(said.inner_text())
    assert told
    card = LETTERS[told[1]] + told[2]
    expect(table.held(card)).to_have_accessible_description("Hint")
    # What is taken up instead is spoken of in its place.
    other = next(one for one in table.legal() if one != card)
    table.held(other).click()
    expect(said).to_have_count(0)
    page.keyboard.press("Escape")
    table.region.get_by_role("button", name="Play it").click()
    expect(table.hand_group).to_have_accessible_name("Your hand, 10 cards")
    expect(said).to_have_count(0)
    assert f"predict {card}" in json.loads(kept(page))["moves"]


@pytest.mark.parametrize("family", ["vege-tables", "vine"])
def test_hints_of_the_other_tables(fresh: Page, tmp_path: Path, family: str) -> None:
    page = fresh
    table: AtTable
    if family == "vine":
        record = vine.new("2", 3)
        vine.bots(record)
        table = VineTable(page).load(vine.game_file(record, tmp_path))
    else:
        record = vege.new("base 4", 3)
        vege.bots(record)
        table = VegeTable(page).load(vege.game_file(record, tmp_path))
    hint = hint_in(page)
    expect(hint).not_to_have_attribute("aria-disabled", "true")
    before = place(table.status)
    hint.click()
    expect(table.region.get_by_text(PLAY)).to_be_visible()
    assert place(table.status) == before
    moves = len(record.moves)
    table.region.get_by_role("button", name="Play it").click()
    expect(hint).to_have_attribute("aria-pressed", "false")
    expect(table.region.get_by_text(PLAY)).to_have_count(0)
    played = json.loads(table.record())["moves"]
    assert played[:moves] == record.notations
    assert len(played) > moves


def test_a_game_without_hints(fresh: Page) -> None:
    dialog = opened(fresh, "vegeterrors&players=4")
    switch = dialog.get_by_role("switch", name="Hints")
    expect(switch).to_be_checked()
    dialog.get_by_text("Hints", exact=True).click()
    expect(switch).not_to_be_checked()
    dialog.get_by_role("button", name="Deal the cards").click()
    table = Table(fresh).opened()
    table.wait()
    expect(hint_in(fresh)).to_have_count(0)
    fresh.keyboard.press("h")
    expect(table.region.get_by_text(ROOT)).to_have_count(0)
    assert json.loads(kept(fresh))["meta"]["hints"] is False


@pytest.mark.browser_context_args(locale="it-IT")
def test_a_spare_worker_thinks_too_in_italian(
    new_context: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    context = new_context()
    context.add_init_script(COUNTED)
    page = context.new_page()
    page.goto("./#/saves")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("banner").get_by_role("button", name="Apri un file di partita").click()
    chooser.value.set_files(game_file(Rehearsal(CODE), tmp_path))
    page.get_by_role("link", name=re.compile("^Continua ")).click()
    hint = page.get_by_role("banner").get_by_role("button", name="Consiglio", exact=True)
    expect(hint).not_to_have_attribute("aria-disabled", "true")
    said = page.get_by_role("region", name="Tavolo", exact=True).get_by_text(
        re.compile(r"^Tifa per \w+ \d: (vale circa quanto|circa \+\d+ vittori[ae] su 100 partite) .+\. .+\.$")
    )
    # The first one wakes the spare worker, which soon takes part.
    for _ in range(20):
        hint.click()
        expect(said).to_be_visible()
        if page.evaluate("window.asked['thinker-1'] > 0"):
            break
        hint.click()
    counts = page.evaluate("window.asked")
    assert set(counts) == {"engine", "thinker-1"}
    page.get_by_role("button", name="Giocala").click()
    expect(said).to_have_count(0)
