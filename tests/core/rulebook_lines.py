"""Which test keeps which line of the rule texts; the texts themselves are not ours to carry.

A game's folder has a `rulebook.py` with a BOOK; `test_every_rule_line.py` checks them all.
"""

from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])

#: The rule texts, where they lie beside the checkout.
SHARED = Path(__file__).resolve().parents[2].parent / "shared" / "rules"


class Book(NamedTuple):
    rulebook: Path
    #: Line of the rulebook -> the start of the SHA-256 of its text; every line that is not empty.
    lines: Mapping[int, str]
    #: Lines that no test can break, and why.
    no_case: Mapping[int, str]
    ruling_text: Path
    #: Ruling -> the start of the SHA-256 of its text.
    rulings: Mapping[str, str]
    no_case_rulings: Mapping[str, str]
    #: As `rulings`, from the text.
    ruling_digests: Callable[[str], Mapping[str, str]]
    #: What `rule`, or another rulebook's decorator of that kind, sets on a test.
    mark: str = "rule_lines"


def rule(*lines: int) -> Callable[[Test], Test]:
    """The test keeps these lines of the rulebook."""

    def mark(test: Test) -> Test:
        test.rule_lines = (*getattr(test, "rule_lines", ()), *lines)  # type: ignore[attr-defined]
        return test

    return mark


def ruling(*keys: int | str) -> Callable[[Test], Test]:
    """The test keeps these rulings."""

    def mark(test: Test) -> Test:
        test.rulings = tuple(map(str, keys))  # type: ignore[attr-defined]
        return test

    return mark


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:8]


def line_digests(text: str) -> dict[int, str]:
    """As Book.lines, from the rulebook."""
    return {i: digest(line) for i, line in enumerate(text.split("\n"), 1) if line.strip()}


def cited(package: str, attribute: str) -> Iterator[tuple[str, int | str]]:
    """Every test of the folder and the folders in it with a line or ruling it keeps."""
    here = Path(__file__).parent
    for path in sorted((here / package).rglob("test_*.py")):
        module = ".".join(path.relative_to(here).with_suffix("").parts)
        for name, test in vars(import_module(f".{module}", __package__)).items():
            for line in getattr(test, attribute, ()):
                yield f"{module}.{name}", line


def uncovered(lines: set[object], kept: set[object], excused: set[object]) -> set[object]:
    return lines - kept - excused
