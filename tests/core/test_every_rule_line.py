"""Every line of the rule texts has a case that keeps it, or a reason why none can."""

from collections.abc import Mapping
from typing import Any

import pytest

from .rulebook_lines import Book, cited, digest, line_digests, uncovered
from .vege_tables import rulebook as vege_tables_rulebook
from .vege_tables.double_deck import rulebook as double_deck_rulebook
from .vegeterrors import rulebook as vegeterrors_rulebook
from .vine import rulebook as vine_rulebook

BOOKS = {
    "vegeterrors": vegeterrors_rulebook.BOOK,
    "vege_tables": vege_tables_rulebook.BOOK,
    "vege_tables/double_deck": double_deck_rulebook.BOOK,
    "vine": vine_rulebook.BOOK,
}

each_book = pytest.mark.parametrize(("package", "book"), BOOKS.items(), ids=list(BOOKS))


def kinds(book: Book) -> list[tuple[str, Mapping[Any, str], Mapping[Any, str]]]:
    found: list[tuple[str, Mapping[Any, str], Mapping[Any, str]]] = [(book.mark, book.lines, book.no_case)]
    # A second rulebook of a family has its rulings with the first one's.
    return [*found, ("rulings", book.rulings, book.no_case_rulings)] if book.rulings else found


@each_book
def test_every_line_has_a_case_or_a_reason(package: str, book: Book) -> None:
    for attribute, lines, reasons in kinds(book):
        kept: set[object] = {line for _, line in cited(package, attribute)}
        assert uncovered(set(lines), kept, set(reasons)) == set()


@each_book
def test_every_cited_line_is_there(package: str, book: Book) -> None:
    for attribute, lines, _ in kinds(book):
        assert [hit for hit in cited(package, attribute) if hit[1] not in lines] == []


@each_book
def test_a_reason_is_only_for_a_line_that_has_no_case(package: str, book: Book) -> None:
    for attribute, lines, reasons in kinds(book):
        assert set(reasons) <= set(lines)
        assert [hit for hit in cited(package, attribute) if hit[1] in reasons] == []
        assert all(reason.strip() for reason in reasons.values())


@each_book
def test_a_line_left_out_is_found(package: str, book: Book) -> None:
    for attribute, lines, reasons in kinds(book):
        kept: set[object] = {line for _, line in cited(package, attribute)}
        one = sorted(kept, key=str)[0]
        assert uncovered(set(lines), kept - {one}, set(reasons)) == {one}


@each_book
def test_the_texts_are_still_the_ones_that_were_read(package: str, book: Book) -> None:
    # The texts lie beside the checkout only where they may; elsewhere the lists are the check.
    assert len(book.lines) > 30, package
    if book.rulebook.is_file():
        assert line_digests(book.rulebook.read_text("utf-8")) == book.lines
    if book.ruling_text.is_file():
        assert book.ruling_digests(book.ruling_text.read_text("utf-8")) == book.rulings


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a\n\nb", {1: "ca978112", 3: "3e23e816"}),
        ("a\n\nB", {1: "ca978112", 3: "df7e70e5"}),
    ],
)
def test_a_changed_line_is_found(text: str, found: dict[int, str]) -> None:
    assert line_digests(text) == found


def test_a_changed_numbered_ruling_is_found() -> None:
    text = "## Rulings\n1. one\nmore of it\n2. two\n## Notation (stable)\nx"
    assert vegeterrors_rulebook.ruling_digests(text) == {
        "1": digest("1. one\nmore of it"),
        "2": digest("2. two"),
        "notation": digest("x"),
    }


def test_a_changed_listed_ruling_is_found() -> None:
    text = "# Title\n\nIntro\n## The deck\n- one\n  more of it\n- two\n\nfree\n## Notation of moves\nx"
    assert vege_tables_rulebook.ruling_digests(text) == {
        "deck 1": digest("- one\n  more of it"),
        "deck 2": digest("- two"),
        "deck 3": digest("free"),
        "notation 1": digest("x"),
    }


def test_the_rulings_of_vegeterrors_are_listed() -> None:
    names = {*map(str, range(1, 13)), "deck", "worked", "notation"}
    assert set(BOOKS["vegeterrors"].rulings) == names
