"""The house set: our reconstruction, since no list of the game's own tiles could be found."""

#: Name, kind, stubs as printed, in-edge, how many.
PLANTS = """
straight  stem  NS    -  8
corner    stem  NE    -  4
curlL     stem  SW    S  2
curlR     stem  ES    S  2
tee       stem  NEW   - 18
fork      stem  ESW   S  8
branchL   stem  NSW   S  8
branchR   stem  NES   S  8
X         stem  NESW  - 26
LL        left  S     - 18
RL        right S     - 18
"""

#: Value, stubs of the upper cell, how many.
BEANS = """
1  N    6
1  W    3
1  E    3
2  N    4
2  W    2
2  E    2
2  EW   4
3  N    2
3  NW   2
3  NE   2
3  NEW  2
"""

#: What is counted, how much of it a vine needs first, points.
OBJECTIVES = """
skyscraper   6  4
trellis      6  2
evergreen    5  3
full-bunch   3  3
ring         1  2
big-harvest  4  2
"""
