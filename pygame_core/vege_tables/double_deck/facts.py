"""Numbers of the Double Deck rulebook that more than one part needs."""

#: Preparation: the hand, how many of it are red-, white- and green-backed, and Tractors a player by players.
HAND = 15
DEALT = (4, 5, 6)
TRACTORS = {2: 10, 3: 6, 4: 5, 5: 4}
#: Scoring: a Fruit, and more for each Fruit before it in its row or column; the same for a closing Tractor.
FRUIT_POINTS = 10
FRUIT_LINE_POINTS = 10
TRACTOR_POINTS = 0
TRACTOR_LINE_POINTS = 20
#: Ending the deal: each crop not closed.
CLOSING_POINTS = 25
#: House rulings: no play and no discard; so many full circles of that alone end the deal; points are
#: multiples of the unit.
PENALTY_POINTS = 50
CIRCLES = 2
UNIT = 5
