"""House ruling: tables of three to five people; how so many people can be divided into them."""

#: House ruling: the sizes of tables.
SIZES = (3, 4, 5)
#: What people sit down at when nothing else decides.
BEST_SIZE = 4

#: The sizes of a round's tables, bigger ones first.
Division = tuple[int, ...]


def _nearness(division: Division) -> tuple[int, int]:
    return sum(abs(size - BEST_SIZE) for size in division), -len(division)


def divisions(people: int) -> list[Division]:
    """All divisions of so many people, those nearest to four a table first, then those with more tables.

    There is one for every number from three on.
    """
    found = []
    for fives in range(people // 5 + 1):
        for fours in range((people - 5 * fives) // 4 + 1):
            threes, over = divmod(people - 5 * fives - 4 * fours, 3)
            if over == 0:
                found.append((5,) * fives + (4,) * fours + (3,) * threes)
    return sorted(found, key=_nearness)


def wished(people: int, size: int) -> Division:
    """The division with most tables of this size; of several the one nearest to four a table."""
    return max(divisions(people), key=lambda division: division.count(size))
