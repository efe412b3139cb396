"""What a turn can be at, and what its first move decides."""

#: Plays, Tractors and discards; cards put under talloni after a penalty; drawing.
PLAYING, PUTTING, DRAWING = range(3)
#: First phase: nothing yet, plays and Tractors, or discards. In the second phase nothing is decided.
UNDECIDED, LAYING, DISCARDING = range(3)
#: The same, as positions and observations write it.
KINDS = (None, "lay", "discard")
