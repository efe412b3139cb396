"""Numbers of the tournament rules that more than one part needs."""

from typing import NamedTuple

#: Silos, and the cards of each.
SILO_CARDS = 4
#: The wells from the first: printed rules; house ruling: two of eight, no third; two players.
THREE_WELLS = (6, 5, 5)
TWO_WELLS = (8, 8)
WELLS_FOR_TWO = (8, 8, 8)
#: The first wells lie open from the start.
OPEN_WELLS = 2
#: The Tractors of each: two, or by option three with three players; five with two players.
JOKERS = 2
JOKERS_FOR_TWO = 5
#: Two players: so many Plots each.
PLOTS_FOR_TWO = 8
#: Two players: Tractors that may be taken up at once, and with each half of the Plots down.
AT_ONCE, FOR_HALF_THE_PLOTS = 1, 2
#: Two players: white cards in each hand.
WHITES_FOR_TWO = 12
#: A third player's opponents draw for a stuck one two by two.
BY_EACH_OPPONENT = 2


class Limits(NamedTuple):
    """How many hand cards the wells give."""

    #: They can be visited with fewer, and give as many as make so many.
    full: int
    #: The least a visit brings the hand to.
    least: int
    #: A turn that leaves fewer must end with a visit; 0: never.
    owed_below: int
    #: Cards that a stuck player may take.
    penalty: int


LIMITS = Limits(full=6, least=6, owed_below=0, penalty=6)
#: House rulings of the two-player deal.
LIMITS_FOR_TWO = Limits(full=12, least=8, owed_below=8, penalty=8)
