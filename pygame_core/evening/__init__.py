"""A tournament evening: tables, rounds, ranking, score sheets. Pure functions; the page calls `calls`.

People are whole numbers from 0, their place in the evening's list of names; who comes late is the next
number, who leaves keeps theirs. A table is a list of people in seat order, the dealer first. What is ruled
here is house ruling: rulebooks say how a table plays, not how an evening is held.
"""
