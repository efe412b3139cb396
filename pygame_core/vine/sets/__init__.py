"""Tile sets as data, by the value of the option `tiles`. A new one is a file and a line here."""

from . import house_1

SETS: dict[str, tuple[str, str, str]] = {
    "house-1": (house_1.PLANTS, house_1.BEANS, house_1.OBJECTIVES),
}
