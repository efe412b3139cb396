"""Numbers of the rulebook that more than one part needs."""

#: Scoring: a Fruit, the fourth Fruit of a family, at the end each crop not closed, each Pot still to take.
FRUIT_POINTS = 10
FAMILY_POINTS = 30
CLOSING_POINTS = 10
POT_POINTS = 10
#: Penalties: passing without playing, with no hand left to lay open.
PENALTY_POINTS = 50
#: Collecting the Pot: fewer hand cards than this.
POT_OPENS_BELOW = 6
#: Two players: the hand, and how many cards the common Pot is laid out with.
HAND = 11
COMMON_POT = 10
#: House ruling: the longest match that can be chosen.
MOST_DEALS = 8
