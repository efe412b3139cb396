"""Five strengths of one search: how long it thinks, and which human slips it makes."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """A slip is a person's: a move not thought of, or two that look nearly alike taken for one another."""

    name: str
    #: Part of the iterations that the strongest level has.
    effort: float
    #: How often a move is not thought of.
    overlooks: float
    #: Shares of the win by which a move may look better than it is.
    blur: float


LEVELS = {
    level.name: level
    for level in (
        Level("seed", 0.01, 0.6, 0.08),
        Level("sprout", 0.02, 0.4, 0.04),
        Level("leaf", 0.06, 0.2, 0.02),
        Level("bloom", 0.20, 0.0, 0.0),
        Level("fruit", 1.0, 0.0, 0.0),
    )
}

#: Iterations of the strongest level, by family: about two seconds in the page.
ITERATIONS = {"vegeterrors": 8000, "vege-tables": 2000, "vine": 400}
