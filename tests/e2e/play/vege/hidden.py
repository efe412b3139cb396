"""What must not be told: cards in hands that nobody but their holder has seen."""

from playwright.sync_api import Page

from pygame_core.record import Record

from .cards import TRACTOR, spoken
from .core import seen


def secrets(record: Record) -> set[str]:
    """Cards in hands that are not open, Tractors apart."""
    view = seen(record, *range(record.game.players))
    hands = {card for seat in view["seats"] for card in seat["hand"]}
    public = {card for seat in view["seats"] for card in seat["shown"]}
    plots = {plot["card"] for seat in view["seats"] for plot in seat["plots"]}
    return hands - public - plots - {TRACTOR}


def known_to(record: Record, seat: int) -> set[str]:
    """Cards that a seat holds, or knows to be with others."""
    view = seen(record, seat)
    known = {card for other in view["seats"] for card in other["known"]}
    return {*view["seats"][seat]["hand"], *known}


def assert_told_nowhere(page: Page, cards: set[str]) -> None:
    """Neither the tree that is read out nor the page's text names one of the cards."""
    told = page.get_by_role("main").aria_snapshot() + page.content()
    for card in cards:
        assert spoken(card) not in told, card
        assert f'data-card="{card}"' not in told, card
