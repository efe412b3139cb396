"""What a seat would give up by ending its turn: its Pot, or closing the deal.

It looks only at what the seat holds. Every Tractor can leave the hand, played or discarded, so what is to be
found out is how many numbered cards can go with the Tractors there are. Crops share nothing but Tractors:
each crop offers "so many cards for so many Tractors", and the best mix is a small knapsack. Passing over a
card one holds is never better than playing it, so in each crop one goes up the chain, a Tractor for every
card that is missing. Where no Plot lies yet, the Field gives an unknown card.
"""

from . import cards as c
from .facts import POT_OPENS_BELOW
from .state import VegeTablesState

#: Tractors a play takes, and by how many cards the hand is smaller then.
Offer = tuple[int, int]


def pass_asks(state: VegeTablesState) -> str | None:
    """What going on in this turn is sure to reach and a pass gives up: "pot", "close" or None."""
    seat = state.to_move
    if state.phase() != "play" or c.PASS not in state.legal_actions():
        return None
    if state.pots and state.pots[seat] is not None:
        return "pot" if _least_hand(state, seat) < POT_OPENS_BELOW else None
    return "close" if not state.plots[seat] & ~state.passed and _all_can_go(state, seat) else None


def _least_hand(state: VegeTablesState, seat: int) -> int:
    """The smallest hand the seat can be sure to reach in this turn."""
    held = state.hands[seat]
    return (held & ~state.passed).bit_count() - _most_gone(state, seat)


def _all_can_go(state: VegeTablesState, seat: int) -> bool:
    """Hand and Tractors can all go, with no card from the Field, which nobody knows."""
    return _most_gone(state, seat) == (state.hands[seat] & ~state.passed).bit_count()


def _most_gone(state: VegeTablesState, seat: int) -> int:
    """By how many numbered cards, burned ones apart, the hand can shrink; Tractors are gone anyway."""
    tractors = state.at_hand(seat)
    best = [0] * (tractors + 1)
    held = (state.hands[seat] | state.plots[seat]) & ~state.passed
    for crop in range(c.CROPS):
        if held & c.CHAIN[crop]:
            offers = _offers(held, crop, state.grown[crop])
            best = [
                max([best[left], *(best[left - cost] + gone for cost, gone in offers if cost <= left)])
                for left in range(tractors + 1)
            ]
    return best[-1]


def _offers(held: int, crop: int, grown: int) -> list[Offer]:
    """What can be played of one crop, up to each card held."""
    cost = 0
    # The card from the Field comes into the hand.
    gone = -1 if grown == c.PLOT else 0
    offers = []
    for stage in range(grown, c.HARVESTED):
        if not held >> c.FIRST[crop] + c.COLUMNS * stage & 1:
            cost += 1
            continue
        gone += stage > c.PLOT
        offers.append((cost, gone))
    return offers
