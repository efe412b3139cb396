"""Whole matches to 220 gold against bots: what the page says is what the core says."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from pygame_core import link
from pygame_core.record import Record

from .cards import short
from .core import Json, find_match, game_file, payouts
from .table import LaneSeen, Slip, Table
from .tree import nodes

LETTER = {"blue": "B", "green": "G", "yellow": "Y", "red": "R"}


def slip_of(slip: Json, payout: Json) -> Slip:
    """A slip of the core as the page words it."""
    rows = [slip["share"], slip["chips"], slip["strength"]] if slip["right"] else [0]
    if slip["right"] and slip["penalty"]:
        rows.append(-slip["penalty"])
    return Slip(short(slip["card"]), rows, slip["after"])


def lanes_of(payout: Json) -> dict[str, LaneSeen]:
    """Dice and chips of the core as the payout shows them: the winner's chips lie there as spent."""
    return {
        LETTER[colour]: LaneSeen(
            payout["dice"][colour],
            payout["chipsBefore" if colour == payout["winner"] else "chipsAfter"][colour],
            0,
        )
        for colour in payout["dice"]
    }


@pytest.mark.parametrize("players", [4, 3])
def test_whole_match(garden: Page, players: int, tmp_path: Path) -> None:
    rehearsed = find_match(players, range(3, 4))
    table = Table(garden).load(game_file(rehearsed, tmp_path, 0))
    changed = False
    slips: list[dict[str, Slip]] = []
    lanes: list[dict[str, LaneSeen]] = []
    golds: list[dict[str, int]] = []
    while not table.result.count():
        phase = table.wait()
        if phase == "payout":
            slips.append(table.slips())
            lanes.append(table.lanes())
            table.next()
        else:
            if phase == "predict":
                golds.append(table.gold())
            changed = table.move(change=not changed) == "change" or changed

    text = table.record()
    record = Record.from_text(text)
    names = [seat["name"] for seat in record.meta["seats"]]
    told = payouts(record)
    assert record.state.is_terminal()
    assert record.notations == rehearsed.record.notations
    assert slips == [{names[s["seat"]]: slip_of(s, payout) for s in payout["slips"]} for payout in told]
    assert lanes == [lanes_of(payout) for payout in told]
    before = [dict.fromkeys(names, 0), *({names[s["seat"]]: s["after"] for s in p["slips"]} for p in told)]
    assert golds == before[:-1]

    gold = record.state.returns()
    ranks = [node.text for node in nodes(garden.get_by_role("main").get_by_role("list").first)]
    assert sorted(ranks) == sorted(["", *(f"{n} {g} gold" for n, g in zip(names, gold, strict=True))])
    assert max(gold) >= 220
    winners = [names[seat] for seat in record.state.winners()]
    for winner in winners:
        expect(table.result).to_contain_text(winner)
    rows = garden.get_by_role("region", name="Hand by hand").get_by_role("row")
    assert rows.count() == len(told) + 1
    for row, payout in enumerate(told, start=1):
        cells = " ".join(f"{'+' if s['right'] else ''}{s['total']} {s['after']}" for s in payout["slips"])
        expect(rows.nth(row)).to_have_accessible_name(re.compile(re.escape(cells) + "$"))

    fragment = urlsplit(table.share("The whole match")).fragment
    assert link.decode(fragment).record.notations == record.notations

    garden.get_by_role("button", name="Play again").click()
    assert table.wait() == "predict"
    assert table.gold() == dict.fromkeys(names, 0)
    assert Record.from_text(table.record()).seed != record.seed
