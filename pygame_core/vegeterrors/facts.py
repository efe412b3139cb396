"""Numbers of the rulebook that more than one part needs."""

#: Rulebook A, 2: eleven cards to each seat.
HAND_SIZE = 11
#: Rulebook B: one of them lies face down, so a hand has ten tricks.
TRICKS = HAND_SIZE - 1
#: Rulebook, End of Game: gold that ends the game.
TARGET = 220
#: House ruling: after so many hands the most gold wins, so that every game ends.
LAST_HAND = 60
