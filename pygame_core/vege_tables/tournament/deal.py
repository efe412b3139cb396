"""How the cards are dealt: Silos and wells in place of Field and Pots."""

from dataclasses import dataclass

from ...rng import shuffled, stream
from .. import cards as c
from ..deals import TABLES, split_plots
from .facts import SILO_CARDS, WHITES_FOR_TWO

Stack = tuple[int, ...]


@dataclass(frozen=True)
class Deal:
    """What everybody and every place got. Stacks from the most covered card to the free one."""

    plots: list[int]
    hands: list[int]
    over: Stack
    silos: list[Stack]
    wells: list[Stack]


def deal(players: int, wells: tuple[int, ...], round_seed: int, dealer: int) -> Deal:
    """The cards of one deal (house rulings for two, three and five players: see the rulings)."""
    red = shuffled(c.cards_in(c.PLOTS), stream(round_seed, "red"))
    white = shuffled(c.cards_in(c.WHITES), stream(round_seed, "white"))
    whites = WHITES_FOR_TWO if players == 2 else TABLES[players].whites
    hands = [c.bits(white[seat * whites : (seat + 1) * whites]) for seat in range(players)]
    rest = white[players * whites :]
    # With two players the white cards left are shuffled among the green ones.
    mixed = rest if players == 2 else []
    stock = shuffled(c.cards_in(c.GREENS) + mixed, stream(round_seed, "green"))
    stacks = []
    for size in [SILO_CARDS] * c.SILOS + [*wells]:
        stacks.append(tuple(stock[:size]))
        stock = stock[size:]
    stacks += [()] * (c.SILOS + c.WELLS - len(stacks))
    return Deal(
        split_plots(players, red, dealer),
        hands,
        () if players == 2 else tuple(rest),
        stacks[: c.SILOS],
        stacks[c.SILOS :],
    )
