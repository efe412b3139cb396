"""The lines of the Italian rulebook of Double Deck, and those that no test can break.

Its rulings, and what the English rulebook says of Double Deck, are listed with those of the other variants.
"""

from collections.abc import Callable

from ...rulebook_lines import SHARED, Book, Test

# fmt: off
#: Line of the rulebook -> the start of the SHA-256 of its text; every line that is not empty.
LINES = {
    1: "b2eaf767", 3: "33a1be24", 5: "ebb04b77", 7: "73acd7e9", 9: "b5c8df6b", 10: "e4e9ecfc",
    11: "6d7eb394", 12: "d19af5e8", 13: "96319c84", 15: "07de39d0", 17: "2a804bc8", 19: "10641de3",
    21: "92d048f1", 23: "f7f25d2d", 25: "ae3772a3", 26: "9e01af9f", 27: "9234b51c", 28: "b239e5c0",
    29: "b8d728d4", 31: "a25e4962", 33: "00b3ab89", 35: "53122278", 37: "8ac5cc88", 39: "70a70788",
    41: "befb5b29", 43: "c558363b", 45: "5e6f6f0e", 47: "36ae451f", 49: "1ffa06ab", 51: "e7888333",
    53: "8fcb94fb", 55: "4b1f88c1", 57: "57891d2b", 59: "1d90a1cc", 61: "806365c8", 63: "cb6d1d9a",
}
# fmt: on

#: Lines that no test can break, and why.
NO_CASE = {
    **dict.fromkeys([1, 21, 39, 51], "heading"),
    7: "an illustration's name",
    47: "advice how to lay the card, so that players see the crop is closed",
    **dict.fromkeys([53, 55], "introduces the lines below"),
}

MARK = "double_deck_lines"


def line(*lines: int) -> Callable[[Test], Test]:
    """The test keeps these lines of the Italian rulebook."""

    def mark(test: Test) -> Test:
        setattr(test, MARK, (*getattr(test, MARK, ()), *lines))
        return test

    return mark


BOOK = Book(
    rulebook=SHARED / "source" / "vege-tables-double-deck-rulebook.it.txt",
    lines=LINES,
    no_case=NO_CASE,
    ruling_text=SHARED / "vege-tables.md",
    rulings={},
    no_case_rulings={},
    ruling_digests=lambda text: {},
    mark=MARK,
)
