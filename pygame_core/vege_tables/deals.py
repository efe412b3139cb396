"""How the cards are dealt: one table for every number of players, Base and Expert."""

from dataclasses import dataclass

from ..rng import shuffled, stream
from .cards import GREENS, PLOTS, TRACTOR, WHITES, bits, cards_in
from .facts import COMMON_POT

FIELD = 16


@dataclass(frozen=True)
class Table:
    """Cards by their backs for one number of players (rulebook: Setup of each; Expert: see the rulings)."""

    #: White cards in each hand, and how many the dealer gives out afterwards.
    whites: int
    over: int
    jokers: int
    #: Base: green-backed cards of each Pot, Jokers among them by luck.
    pot: int
    #: Expert: Jokers in each Pot; the last Pot may be one short.
    pot_jokers: tuple[int, ...] = ()
    #: Two players, Expert: Jokers open beside each.
    beside: int = 0


TABLES = {
    2: Table(whites=11, over=0, jokers=8, pot=0, beside=4),
    3: Table(whites=10, over=2, jokers=8, pot=8, pot_jokers=(3, 3, 2)),
    4: Table(whites=8, over=0, jokers=8, pot=6, pot_jokers=(2, 2, 2, 2)),
    5: Table(whites=6, over=2, jokers=9, pot=5, pot_jokers=(2, 2, 2, 2, 1)),
}


@dataclass(frozen=True)
class Pack:
    """Cards of one place: a set and a number of Tractors."""

    cards: int
    tractors: int

    @property
    def size(self) -> int:
        """How many cards."""
        return self.cards.bit_count() + self.tractors


def pack(cards: list[int]) -> Pack:
    """A list of cards, Tractors among them, as a Pack."""
    numbered = [card for card in cards if card != TRACTOR]
    return Pack(bits(numbered), len(cards) - len(numbered))


@dataclass(frozen=True)
class Deal:
    """What everybody and every place got. Lists by seat; `field` by cell; `stock` from its top."""

    plots: list[int]
    hands: list[int]
    pots: list[Pack]
    field: list[int]
    over: tuple[int, ...] = ()
    common: tuple[int, ...] = ()
    stock: tuple[int, ...] = ()
    beside: int = 0


def deal(players: int, expert: bool, round_seed: int, dealer: int) -> Deal:
    """The cards of one deal. In Expert 3 and 5 the Pot that is a Joker short lies before the dealer."""
    table = TABLES[players]
    red = shuffled(cards_in(PLOTS), stream(round_seed, "red"))
    white = shuffled(cards_in(WHITES), stream(round_seed, "white"))
    hands = [bits(white[seat * table.whites : (seat + 1) * table.whites]) for seat in range(players)]
    rest = tuple(white[players * table.whites :])
    jokers = [TRACTOR] * (0 if expert else table.jokers)
    green = shuffled(cards_in(GREENS) + jokers, stream(round_seed, "green"))
    if players == 2:
        beside = table.beside if expert else 0
        return Deal([0, 0], hands, [], [], common=rest[:COMMON_POT], stock=tuple(green), beside=beside)
    return Deal(
        split_plots(players, red, dealer),
        hands,
        _pots(table, players, expert, green[FIELD:], dealer),
        green[:FIELD],
        over=rest,
    )


def split_plots(players: int, red: list[int], dealer: int) -> list[int]:
    """The sixteen Plots by seat: with three or five players the dealer gets one more."""
    each = len(red) // players
    plots, place = [], 0
    for seat in range(players):
        count = each + (seat == dealer and len(red) % players)
        plots.append(bits(red[place : place + count]))
        place += count
    return plots


def _pots(table: Table, players: int, expert: bool, green: list[int], dealer: int) -> list[Pack]:
    pots, place = [], 0
    for number in range(players):
        # Expert: the table's last Pot, which may be short, is the dealer's for now.
        jokers = table.pot_jokers[number - dealer - 1] if expert else 0
        count = table.pot - jokers
        with_jokers = green[place : place + count] + [TRACTOR] * jokers
        pots.append(pack(with_jokers))
        place += count
    return pots


def pot_jokers(players: int, seat: int, short: int) -> int:
    """Expert: the Jokers of a seat's untouched Pot, when `short` has the one with fewer."""
    counts = TABLES[players].pot_jokers
    return counts[-1] if seat == short else counts[0]
