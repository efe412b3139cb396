"""The README's picture of the Field."""

from playwright.sync_api import Page

from pygame_core.record import Record

from ..picture import keep
from .conftest import Bring
from .core import mover, search, seen


def lively(record: Record) -> bool:
    """Most crops grow, something is harvested, and the person has a choice and a Tractor to use."""
    if mover(record) != 0:
        return False
    view = seen(record)
    if view["phase"] != "play" or not view["acted"]:
        return False
    stages = [crop["stage"] for crop in view["crops"]]
    playable = [held for held in view["hand"] if held["actions"] and not held["burned"]]
    return (
        1 <= stages.count(0) <= 4
        and 1 <= stages.count(5) <= 3
        and len(playable) >= 4
        and any(held["tractors"] for held in playable)
    )


def test_picture_of_the_field(garden: Page, bring: Bring) -> None:
    def arrange() -> None:
        bring(search("base 4", lively)).wait()
        garden.get_by_role("button", name="Close", exact=True).click()

    keep(garden, "vege-tables.png", arrange)
