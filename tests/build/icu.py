"""Just enough of ICU's message syntax to compare two translations."""

import re
from dataclasses import dataclass, field

CHOICES = {"plural", "selectordinal", "select"}
FORMATS = CHOICES | {"number", "date", "time"}


@dataclass
class Shape:
    """What a message needs from its caller."""

    values: set[str] = field(default_factory=set)
    """What is printed as it is."""
    chosen: set[str] = field(default_factory=set)
    """What a plural or select looks at; one language may need one that the other does not."""
    choices: dict[str, set[str]] = field(default_factory=dict)
    """Name -> the cases of its select."""
    tags: set[str] = field(default_factory=set)


def shape(message: str) -> Shape:
    """Reads a message; raises ValueError where it is malformed."""
    found = Shape(tags=set(re.findall(r"<(\w+)>", message)))
    closed = set(re.findall(r"</(\w+)>", message))
    if found.tags != closed:
        raise ValueError(f"tags {found.tags} are closed as {closed}")
    if _read(message, 0, found) != len(message):
        raise ValueError("one } too many")
    return found


def _read(text: str, at: int, found: Shape) -> int:
    """From `at` to the end of the text or to an unmatched brace."""
    while at < len(text) and text[at] != "}":
        at = _argument(text, at + 1, found) if text[at] == "{" else at + 1
    return at


def _argument(text: str, at: int, found: Shape) -> int:
    head = re.compile(r"\s*(\w+)\s*(?:,\s*(\w+)\s*(,?)\s*)?").match(text, at)
    if not head:
        raise ValueError(f"no argument at {text[at : at + 20]!r}")
    name, form, more = head.group(1), head.group(2) or "", head.group(3)
    if form and form not in FORMATS:
        raise ValueError(f"unknown format {form}")
    (found.chosen if form in CHOICES else found.values).add(name)
    at = head.end()
    if not more:
        return _close(text, at)
    if form not in CHOICES:
        return _close(text, text.index("}", at))
    cases = set()
    while case := re.compile(r"\s*(=?\w+)\s*\{").match(text, at):
        cases.add(case.group(1))
        at = _close(text, _read(text, case.end(), found))
    if "other" not in cases:
        raise ValueError(f"{name} has no case for other")
    if form == "select":
        found.choices[name] = cases
    return _close(text, re.compile(r"\s*").match(text, at).end())  # type: ignore[union-attr]


def _close(text: str, at: int) -> int:
    if text[at : at + 1] != "}":
        raise ValueError(f"no }} at {text[at : at + 20]!r}")
    return at + 1
