"""What the places at the table tell: counts, Pots, Plots, open hands; the common Pot; the dealer."""

import re

import pytest
from playwright.sync_api import Page, expect

from pygame_core.record import Record

from ..tree import nodes
from . import words
from .cards import short, spoken
from .conftest import Bring
from .core import Json, answered, dealt_out, mover, names, new, search, seen
from .table import Table


def pictures(table: Table, name: str, title: str) -> list[str]:
    """The cards of a list in somebody's place."""
    place = table.player(name).get_by_role("list", name=title)
    return [node.name for node in nodes(place) if node.role == "img"] if place.count() else []


def plots(told: Json) -> str:
    count = len(told["plots"])
    return "No Plots" if not count else f"{count} {'Plot' if count == 1 else 'Plots'}"


def lively(record: Record) -> bool:
    """Hands lie open, cards are known, a Pot was taken and another not, Plots are out and one is burned."""
    if mover(record) != 0:
        return False
    view = seen(record)
    others = view["seats"][1:]
    return (
        any(seat["shown"] for seat in others)
        and any(seat["pot"] is None for seat in others)
        and any(seat["pot"] for seat in others)
        and any(seat["plots"] for seat in others)
    )


def known(record: Record) -> bool:
    """Cards are known to be in hands that are not open."""
    return mover(record) == 0 and any(seat["known"] for seat in seen(record)["seats"][1:])


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("base 4", lively),
        ("base 5", lively),
        ("base 2", lambda record: mover(record) == 0 and len(record.moves) > 30),
        ("expert 2", lambda record: known(record) and seen(record)["seats"][1]["beside"] > 0),
        ("expert 3", lambda record: len(record.moves) > 60 and known(record)),
        ("partners 4", lambda record: len(record.moves) > 60 and known(record)),
    ],
)
def test_places_of_the_others(bring: Bring, game: str, wanted: object) -> None:
    record = search(game, wanted)  # type: ignore[arg-type]
    view, called = seen(record), names(record)
    table = bring(record)
    table.wait()
    for told in view["seats"][1:]:
        name = called[told["seat"]]
        text = next(node.text for node in nodes(table.player(name)) if node.text)
        assert text.startswith(" ".join(words.seat(told, called)))
        assert pictures(table, name, "Laid open") == [spoken(card) for card in told["shown"]]
        assert pictures(table, name, "You know these are there") == [spoken(card) for card in told["known"]]
        if game[-1] != "2":
            assert pictures(table, name, plots(told)) == [
                f"{spoken(plot['card'])}{', burned' if plot['burned'] else ''}" for plot in told["plots"]
            ]
    discards = [node.name for node in nodes(table.log) if node.role == "img"]
    assert discards == [spoken(card) for card in view["discards"]]


def pot_of(table: Table) -> list[str]:
    place = table.region.get_by_role("region", name=re.compile("^Common Pot"))
    return [node.name for node in nodes(place) if node.role == "img"]


def in_order(common: Json) -> list[str]:
    """The common Pot from the left, and what of it the next pass draws."""
    draws = common["draws"]
    return [
        f"{spoken(card)}, number {order}" + (", yours at the end of this turn" if order <= draws else "")
        for order, card in enumerate(common["cards"], 1)
    ]


def test_the_common_pot_is_drawn_in_order(garden: Page, bring: Bring) -> None:
    def ready(record: Record) -> bool:
        view = seen(record)
        plays = [held for held in view["hand"] or [] if held["actions"] and held["card"] != "T"]
        enough = view["acted"] and len(view["common"]["cards"]) > 4
        return bool(enough and plays and answered(record, plays[0]["actions"][0], "pass"))

    record = search("base 2", ready)
    view = seen(record)
    table = bring(record)
    table.wait()
    assert pot_of(table) == in_order(view["common"])
    stock = re.compile(rf"{view['common']['stock']}\s*left to refill")
    expect(table.region.get_by_role("region", name=re.compile("^Common Pot"))).to_contain_text(stock)

    card = next(held for held in view["hand"] if held["actions"] and held["card"] != "T")
    if not card["burned"]:
        table.take(table.held(card["card"]))
        coming = view["common"]["cards"][view["common"]["draws"]]
        expect(table.status).to_contain_text(f"you would draw {short(coming)} for it")
        garden.keyboard.press("Escape")
        table.play(card["card"])
    else:
        table.discard(card["card"])
    record.play(card["actions"][0])
    now = seen(record)
    assert pot_of(table) == in_order(now["common"])
    drawn = now["common"]["cards"][: now["common"]["draws"]]

    table.end_turn()
    expect(table.log.get_by_text(re.compile(f"^You draw {short(drawn[0])}")).first).to_be_visible()
    table.wait()
    answer = answered(record, "pass")
    assert answer
    later = seen(answer)
    assert table.cards() == [held["card"] for held in later["hand"]]
    assert set(drawn) <= set(table.cards())
    assert pot_of(table) == in_order(later["common"])


@pytest.mark.parametrize("game", ["base 5", "expert 3"])
def test_the_dealer_gives_out_what_is_over(bring: Bring, game: str) -> None:
    record = next(record for seed in range(99) if mover(record := new(game, seed)) == 0)
    called = names(record)
    table = bring(record)
    table.wait()
    whose = table.region.get_by_role("list", name="Give it to")
    given = ["short>2"] if game == "expert 3" else []
    white = next(move.partition(">")[0] for move in record.at(0).game.legal_moves(after(record, given).state))
    for move in [*given, f"{white}>1"]:
        title = dealt_out(move, called)
        to = called[int(move[-1]) - 1]
        expect(
            table.region.get_by_role("heading", name=title.removesuffix(f" {to}"), exact=True)
        ).to_be_visible()
        assert [node.name for node in nodes(whose) if node.role == "button"] == called
        assert table.legal() == []
        whose.get_by_role("button", name=to, exact=True).click()
        record.play(move)
    # The other card goes to somebody else, and is in the own hand no longer.
    second = seen(record)["legal"]
    title = dealt_out(second[0], called)
    other = called[int(second[0][-1]) - 1]
    heading = table.region.get_by_role("heading", name=title.removesuffix(f" {other}"), exact=True)
    expect(heading).to_be_visible()
    assert [node.name for node in nodes(whose) if node.role == "button"] == called[1:]
    whose.get_by_role("button", name=other, exact=True).click()
    heading.wait_for(state="detached")
    record.play(second[0])
    gave = table.log.get_by_text(f"You give {short(second[0].partition('>')[0])} to {other}")
    expect(gave).to_be_visible()
    played = Record.from_text(table.record())
    assert played.notations[: len(record.notations)] == record.notations


def after(record: Record, moves: list[str]) -> Record:
    branch = record.at(len(record.moves))
    for move in moves:
        branch.play(move)
    return branch
