"""The numbers of the game (rulebook, Components, Setup, Draw and Play Tiles, Growth Tokens)."""

#: Plant tiles in the bag for each vine, tiles a vine's turn draws, and so the turns of each.
TILES_A_VINE = 20
DRAWN = 2
TURNS = TILES_A_VINE // DRAWN
#: A turn has one more when the neighbour passed one that had no place.
MOST_TILES = DRAWN + 1
SUPPLY = 3
#: Cards laid open when objectives are played.
OBJECTIVES = 3
#: Growth tokens of a cut: one a leaf, one for so many stems.
STEMS_A_TOKEN = 2
