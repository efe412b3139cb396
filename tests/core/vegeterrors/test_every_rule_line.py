"""Every line of the rule texts has a case that keeps it, or a reason why none can."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from . import rulebook


def cited(attribute: str) -> Iterator[tuple[str, int | str]]:
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        module = import_module(f".{path.stem}", __package__)
        for name, test in vars(module).items():
            for line in getattr(test, attribute, ()):
                yield f"{path.stem}.{name}", line


def uncovered(lines: set[object], kept: set[object], excused: set[object]) -> set[object]:
    return lines - kept - excused


def test_every_line_has_a_case_or_a_reason() -> None:
    kept = {line for _, line in cited("rule_lines")}
    assert uncovered(set(rulebook.LINES), kept, set(rulebook.NO_CASE)) == set()


def test_every_ruling_has_a_case() -> None:
    assert uncovered(set(rulebook.RULINGS), {key for _, key in cited("rulings")}, set()) == set()


def test_every_cited_line_is_there() -> None:
    assert [hit for hit in cited("rule_lines") if hit[1] not in rulebook.LINES] == []
    assert [hit for hit in cited("rulings") if hit[1] not in rulebook.RULINGS] == []


def test_a_reason_is_only_for_a_line_that_has_no_case() -> None:
    assert set(rulebook.NO_CASE) <= set(rulebook.LINES)
    assert [hit for hit in cited("rule_lines") if hit[1] in rulebook.NO_CASE] == []
    assert all(reason.strip() for reason in rulebook.NO_CASE.values())


def test_the_twelve_rulings_and_three_sections_are_listed() -> None:
    assert set(rulebook.RULINGS) == {*map(str, range(1, 13)), "deck", "worked", "notation"}


def test_a_line_left_out_is_found() -> None:
    kept = {line for _, line in cited("rule_lines")}
    assert uncovered(set(rulebook.LINES), kept - {120}, set(rulebook.NO_CASE)) == {120}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a\n\nb", {1: "ca978112", 3: "3e23e816"}),
        ("a\n\nB", {1: "ca978112", 3: "df7e70e5"}),
    ],
)
def test_a_changed_line_is_found(text: str, found: dict[int, str]) -> None:
    assert rulebook.rulebook_digests(text) == found


def test_a_changed_ruling_is_found() -> None:
    text = "## Rulings\n1. one\nmore of it\n2. two\n## Notation (stable)\nx"
    assert rulebook.ruling_digests(text) == {
        "1": rulebook.digest("1. one\nmore of it"),
        "2": rulebook.digest("2. two"),
        "notation": rulebook.digest("x"),
    }


def test_the_texts_are_still_the_ones_that_were_read() -> None:
    # The texts lie beside the checkout only where they may; elsewhere the lists above are the check.
    pairs = [
        (rulebook.RULEBOOK, rulebook.rulebook_digests, rulebook.LINES),
        (rulebook.RULING_TEXT, rulebook.ruling_digests, rulebook.RULINGS),
    ]
    assert len(rulebook.LINES) > 100
    for path, digests, known in pairs:
        if path.is_file():
            assert digests(path.read_text("utf-8")) == known, path.name
