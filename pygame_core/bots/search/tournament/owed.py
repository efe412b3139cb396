"""What is owed before a turn goes on, as the search counts it."""

NOTHING, SILO, VISIT, PENALTY, OWN, OTHERS = range(6)
#: The core's words for it.
KINDS = {"silo": SILO, "visit": VISIT, "penalty": PENALTY, "own": OWN, "others": OTHERS}
