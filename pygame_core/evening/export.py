"""The ranking as comma-separated text (RFC 4180) that no spreadsheet takes for a formula."""

from collections.abc import Sequence

from .ranking import Row

#: Cells that begin with one of these are run by one spreadsheet or another, even after what cannot be seen.
RUN = tuple("=+-@＝＋－＠")
#: These count at the very beginning.
BREAKS = ("\t", "\r", "\n")
END = "\r\n"


def cell(text: str) -> str:
    """A text as a cell: with an apostrophe before it where it would be run, quoted where it must be."""
    seen = next((sign for sign in text if sign.isprintable() and not sign.isspace()), "")
    if seen in RUN or text.startswith(BREAKS):
        text = "'" + text
    if any(sign in text for sign in ',;"\r\n') or text != text.strip():
        return '"' + text.replace('"', '""') + '"'
    return text


def number(value: float) -> str:
    """A number as a cell, halves with a decimal point."""
    return str(int(value)) if value == int(value) else str(value)


def table(names: Sequence[str], heads: Sequence[str], rows: Sequence[Row]) -> str:
    """A line of heads, then one a person, best first: place, name, two cells a round, points, game points."""
    lines = [[cell(head) for head in heads]]
    for row in rows:
        rounds: list[str] = []
        for one in row.rounds:
            rounds += ["", ""] if one is None else [number(one[0]), number(one[1])]
        lines.append(
            [number(row.place), cell(names[row.person]), *rounds, number(row.points), number(row.game)]
        )
    return "".join(",".join(line) + END for line in lines)
