"""House ruling: who deals at which table, so that everybody deals about as often as everybody else."""

from collections.abc import Sequence

#: A table's people.
Seats = list[int]


def choose_dealers(tables: Sequence[Seats], deals: list[int]) -> list[int]:
    """A dealer for each table, in the order the tables are played.

    `deals`: by person how often they have dealt before; it becomes how often they have in the end. Given the
    tables, no other choice is more even: none has a smaller largest count, nor a larger smallest one. At each
    table somebody who has dealt least so far deals, so that it is about even on the way, too.
    """
    dealers = []
    for seats in tables:
        dealer = min(seats, key=lambda person: (deals[person], person))
        deals[dealer] += 1
        dealers.append(dealer)
    while _even_out(tables, dealers, deals):
        pass
    return dealers


def _even_out(tables: Sequence[Seats], dealers: list[int], deals: list[int]) -> bool:
    """Hands deals on from somebody to somebody with two fewer, over others if need be; whether it could."""
    for giver in sorted(set(dealers), key=lambda person: (-deals[person], person)):
        # How a deal gets to each person: from whom, at which table.
        ways: dict[int, tuple[int, int]] = {giver: (giver, -1)}
        reached = [giver]
        for person in reached:
            if deals[person] <= deals[giver] - 2:
                _hand_on(person, giver, ways, dealers, deals)
                return True
            for number, seats in enumerate(tables):
                if dealers[number] == person:
                    for other in seats:
                        if other not in ways:
                            ways[other] = (person, number)
                            reached.append(other)
    return False


def _hand_on(
    last: int, giver: int, ways: dict[int, tuple[int, int]], dealers: list[int], deals: list[int]
) -> None:
    deals[last] += 1
    deals[giver] -= 1
    while last != giver:
        person, number = ways[last]
        dealers[number] = last
        last = person


def seated(seats: Seats, dealer: int) -> Seats:
    """The seat order: the dealer first, then the others by number, round again."""
    order = sorted(seats)
    at = order.index(dealer)
    return order[at:] + order[:at]
