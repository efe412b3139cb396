"""Who wins a trick (rulebook C: Determining the Winner of the Trick; Special Cards)."""

from typing import NamedTuple

from .cards import MAGIC_STRENGTH, POISON_STRENGTH, Cards


class Strength(NamedTuple):
    """One colour in a trick: its sum, and what it is made of in the order played."""

    colour: int
    total: int
    parts: list[int]
    poison_awake: bool


class Fight(NamedTuple):
    """A trick, whole or running: colours by their first card, and the one that leads."""

    strengths: list[Strength]
    #: The winning colour, or -1 when no Vegeterror is there (house ruling: nobody wins it).
    winner: int
    total: int
    #: Place in the trick (from 0) of the play that gives the lead, or -1.
    lead: int


def winner(cards: Cards, plays: list[int]) -> tuple[int, int]:
    """The winning colour and the place of the play that takes the lead, both -1 without Vegeterror.

    Equal strength: the colour whose first card came first. House rulings: Poison wakes wherever the
    Boss is in the same trick, before or after; the lead goes to whoever last aimed Magic at the
    winning colour, else to the last player of that colour.
    """
    sums = [0, 0, 0, 0]
    poisons = [0, 0, 0, 0]
    order: list[int] = []
    boss = False
    for action in plays:
        card = cards.played[action]
        if card >= 0:
            colour = cards.colour[card]
            if colour not in order:
                order.append(colour)
            sums[colour] += cards.strength[card]
            if cards.poison[card]:
                poisons[colour] += POISON_STRENGTH
            elif card == cards.boss:
                boss = True
        else:
            colour = cards.aimed[action]
            if colour >= 0:
                sums[colour] += MAGIC_STRENGTH
    best, most = -1, -1
    for colour in order:
        total = sums[colour] + poisons[colour] if boss else sums[colour]
        if total > most:
            best, most = colour, total
    if best < 0:
        return -1, -1
    lead = last = -1
    for place, action in enumerate(plays):
        card = cards.played[action]
        if card >= 0:
            if cards.colour[card] == best:
                last = place
        elif cards.aimed[action] == best:
            lead = place
    return best, lead if lead >= 0 else last


def fight(cards: Cards, plays: list[int]) -> Fight:
    """The same as `winner`, with every colour's strength, for people to look at."""
    best, lead = winner(cards, plays)
    boss = any(cards.played[action] == cards.boss for action in plays)
    parts: dict[int, list[int]] = {}
    awake: dict[int, bool] = {}
    for action in plays:
        card = cards.played[action]
        if card >= 0:
            colour = cards.colour[card]
            parts.setdefault(colour, []).append(cards.strength[card])
            if boss and cards.poison[card]:
                parts[colour].append(POISON_STRENGTH)
                awake[colour] = True
        elif cards.aimed[action] >= 0:
            parts[cards.aimed[action]].append(MAGIC_STRENGTH)
    strengths = [Strength(c, sum(p), p, awake.get(c, False)) for c, p in parts.items()]
    total = next((s.total for s in strengths if s.colour == best), 0)
    return Fight(strengths, best, total, lead)
