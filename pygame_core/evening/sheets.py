"""The score sheets of the variants on paper, and whether a full one can be (house ruling: it is checked)."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..vege_tables.double_deck import facts as double
from ..vege_tables.facts import CLOSING_POINTS, FAMILY_POINTS, FRUIT_POINTS, PENALTY_POINTS, POT_POINTS
from . import double_deck
from .divisions import SIZES

#: Crops of a deal, of a family, families.
CROPS, FAMILY, FAMILIES = 16, 4, 4

#: By seat, None where nothing is written yet.
Values = list[int | None]
Lines = dict[str, Values]


@dataclass(frozen=True)
class Line:
    """A line. What is written is a whole multiple of `step`, not below `least`, and worth `unit` each."""

    key: str
    unit: int
    step: int = 1
    least: int | None = 0
    #: The most that one person can have; None where there is no bound.
    most: int | None = None


@dataclass(frozen=True)
class Fault:
    """Why a sheet cannot be: a code, and what its sentence mentions."""

    code: str
    params: dict[str, str | int]


#: Variants with a sheet of crops, and the bonus on its first line.
ONE_DECK = {
    "vege-tables-base": "pot",
    "vege-tables-expert": "pot",
    "vege-tables-partners": "pot",
    "vege-tables-tournament": "tractors",
}
DOUBLE_DECK = "vege-tables-double-deck"
#: Partners sit opposite: seat and seat + 2.
PARTNERS = "vege-tables-partners"


def player_counts(game: str) -> tuple[int, ...]:
    """For how many there is a sheet: tables of an evening; two against two are four."""
    return (4,) if game == PARTNERS else SIZES


def lines_of(game: str, players: int) -> list[Line]:
    """The lines of a variant's sheet, in the order of the paper; any other game has a line `total` only."""
    if game in ONE_DECK:
        # The first finds all others waiting; or the last finds all others done.
        bonus = Line(ONE_DECK[game], 1, POT_POINTS, most=POT_POINTS * (players - 1))
        return [
            bonus,
            Line("fruits", FRUIT_POINTS, most=CROPS),
            Line("families", FAMILY_POINTS, most=FAMILIES),
            Line("closing", CLOSING_POINTS, most=CROPS),
            Line("penalties", -PENALTY_POINTS),
        ]
    if game == DOUBLE_DECK:
        # All sixteen crops closed the same way: 48 pairs of them lie in one line.
        pairs = CROPS * (double_deck.WIDE - 1)
        fruits = double.FRUIT_POINTS * CROPS + double.FRUIT_LINE_POINTS * pairs
        return [
            Line("fruits", 1, double.FRUIT_POINTS, most=fruits),
            Line("tractors", 1, double.TRACTOR_LINE_POINTS, most=double.TRACTOR_LINE_POINTS * pairs),
            Line("closing", double.CLOSING_POINTS, most=CROPS),
            Line("penalties", -double.PENALTY_POINTS),
        ]
    return [Line("total", 1, least=None)]


def own_points(lines: Sequence[Line], values: Lines, seat: int) -> int:
    """A seat's points; empty cells are worth nothing yet."""
    return sum(line.unit * (values[line.key][seat] or 0) for line in lines)


def totals(game: str, players: int, values: Lines) -> list[int]:
    """By seat the points of the deal. House ruling: partners both have what their side has."""
    lines = lines_of(game, players)
    points = [own_points(lines, values, seat) for seat in range(players)]
    if game == PARTNERS:
        return [points[seat] + points[(seat + 2) % players] for seat in range(players)]
    return points


def parts(game: str, players: int, values: Lines) -> list[tuple[str, int]]:
    """The sum that closes the sheet. With one deck Fruits and closing are one part, 160 in the end."""
    found = [(line.key, line.unit * _sum(values[line.key])) for line in lines_of(game, players)]
    if game not in ONE_DECK:
        return found
    points = dict(found)
    crops = points.pop("fruits") + points.pop("closing")
    return [("crops", crops), *points.items()]


def missing(values: Lines) -> int:
    """Cells that are still empty."""
    return sum(line.count(None) for line in values.values())


def fault(game: str, players: int, values: Lines) -> Fault | None:
    """The first reason why the sheet cannot be; empty cells may still become anything."""
    for line in lines_of(game, players):
        found = _bad_cell(line, values[line.key])
        if found:
            return found
    if game in ONE_DECK:
        return (
            _closers(values)
            or _crops(values)
            or _families(values)
            or _bonus(ONE_DECK[game], values[ONE_DECK[game]], values["closing"])
        )
    if game == DOUBLE_DECK:
        return _closers(values) or _closings(players, values)
    return None


def _bad_cell(line: Line, values: Values) -> Fault | None:
    for seat, value in enumerate(values):
        if value is None:
            continue
        where: dict[str, str | int] = {"line": line.key, "seat": seat}
        if value % line.step or (line.least is not None and value < line.least):
            return Fault("evening-sheet-value", {**where, "step": line.step})
        if line.most is not None and value > line.most:
            return Fault("evening-sheet-most", {**where, "most": line.most})
    return None


def _sum(values: Values) -> int:
    return sum(value or 0 for value in values)


def _full(*lines: Values) -> bool:
    return all(None not in line for line in lines)


def _closers(values: Lines) -> Fault | None:
    """One person ends the deal."""
    closers = [crops for crops in values["closing"] if crops]
    return Fault("evening-sheet-closer", {}) if len(closers) > 1 else None


def _crops(values: Lines) -> Fault | None:
    """Every crop was closed by somebody's Fruit, or paid the closer."""
    crops = _sum(values["fruits"]) + _sum(values["closing"])
    full = _full(values["fruits"], values["closing"])
    if crops > CROPS or (full and crops < CROPS):
        return Fault("evening-sheet-crops", {"crops": crops, "all": CROPS})
    return None


def _families(values: Lines) -> Fault | None:
    """A family is four Fruits, and its bonus comes with the fourth; ending the deal completes none."""
    for seat, (families, fruits) in enumerate(zip(values["families"], values["fruits"], strict=True)):
        if families is not None and fruits is not None and families > fruits:
            return Fault("evening-sheet-family", {"seat": seat})
    families = _sum(values["families"])
    least, most = 0, FAMILIES
    if _full(values["fruits"]):
        fruits = _sum(values["fruits"])
        # A family that is not complete has three at most.
        least, most = max(0, fruits - FAMILIES * (FAMILY - 1)), fruits // FAMILY
    if families > most or (_full(values["families"]) and families < least):
        return Fault("evening-sheet-families", {"families": families, "least": least, "most": most})
    return None


def _bonus(key: str, values: Values, closing: Values) -> Fault | None:
    """With four: Pots pay 30, 20, 10, 0 in turn, the last Tractor taken up 0, 10, 20, 30; each once, no gap.

    The closer has taken a Pot, which pays nothing only where it was the last, and is credited as if the
    Tractors were taken up.
    """
    paid = sorted(value for value in values if value)
    steps = [POT_POINTS * step for step in range(1, len(values))]
    due = steps[len(steps) - len(paid) :] if key == "pot" else steps[: len(paid)]
    twice = len(set(paid)) < len(paid)
    # Whose closing is worth something; a closer of a board that is complete stays unknown.
    without = any(crops and value == 0 for crops, value in zip(closing, values, strict=True))
    untaken = key == "pot" and (not paid or (without and len(paid) < len(steps)))
    if twice or (_full(values) and (paid != due or untaken)):
        return Fault("evening-sheet-bonus", {"line": key})
    return None


def _closings(players: int, values: Lines) -> Fault | None:
    """Double Deck: some sixteen closings pay just this."""
    fruits, tractors, closing, penalties = (
        values[key] for key in ("fruits", "tractors", "closing", "penalties")
    )
    if not _full(fruits, tractors, closing, penalties):
        return None
    # House ruling: after two full circles of penalties the deal ends, and nobody is paid for ending it.
    stood_still = all((times or 0) >= double.CIRCLES for times in penalties)
    sums = (_sum(fruits), _sum(tractors), _sum(closing))
    if double_deck.can_be(*sums, ended=True) or (stood_still and double_deck.can_be(*sums, ended=False)):
        return None
    return Fault("evening-sheet-closings", {"fruits": sums[0], "tractors": sums[1], "crops": sums[2]})
