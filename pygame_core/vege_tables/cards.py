"""The cards, their chains, and every move as a number with its notation.

A card is a number: suit * 20 + rank - 1; a set of cards is a whole number with a bit a card. A crop is
suit * 4 + column, and its chain the five cards of that column: Plot, Seed, Sprout, Plant, Fruit.
"""

from ..errors import IllegalAction

SUITS = ("red", "black", "green", "yellow")
LETTERS = "RKGY"
RANKS = 20
COLUMNS = 4
CROPS = 16
CARDS = 80
#: A Tractor where a card's number stands.
TRACTOR = CARDS
#: Stages of a crop; a crop that has grown to HARVESTED is closed.
PLOT, SEED, SPROUT, PLANT, FRUIT, HARVESTED = range(6)

NAMES = [f"{letter}{rank}" for letter in LETTERS for rank in range(1, RANKS + 1)] + ["T"]
INDEX = {name: card for card, name in enumerate(NAMES)}

ALL = (1 << CARDS) - 1
STAGE = [card % RANKS // COLUMNS for card in range(CARDS)]
SUIT = [card // RANKS for card in range(CARDS)]
CROP = [card // RANKS * COLUMNS + card % COLUMNS for card in range(CARDS)]
#: The first card of a crop's chain; the card of stage s is 4 * s further.
FIRST = [crop // COLUMNS * RANKS + crop % COLUMNS for crop in range(CROPS)]


def bits(cards: list[int]) -> int:
    """Cards as a set."""
    return sum(1 << card for card in cards)


def cards_in(held: int) -> list[int]:
    """The cards of a set, sorted."""
    found = []
    while held:
        low = held & -held
        found.append(low.bit_length() - 1)
        held ^= low
    return found


def names(held: int) -> list[str]:
    """The cards of a set by name, sorted by suit and number."""
    return [NAMES[card] for card in cards_in(held)]


PLOTS = bits([card for card in range(CARDS) if STAGE[card] == PLOT])
#: By their backs: Plots red, 5-12 white, 13-20 and Tractors green.
WHITES = bits([card for card in range(CARDS) if STAGE[card] in (SEED, SPROUT)])
GREENS = ALL & ~PLOTS & ~WHITES
#: What a Tractor can lie below: every card that is not a Plot.
ABOVE = ALL & ~PLOTS
SUIT_CARDS = [bits([card for card in range(CARDS) if SUIT[card] == suit]) for suit in range(4)]
CHAIN = [bits([FIRST[crop] + COLUMNS * stage for stage in range(5)]) for crop in range(CROPS)]


def reach(wanted: int, tractors: int) -> int:
    """The cards that can be played when `wanted` are next: one chain place further for each Tractor."""
    found = wanted
    for _ in range(tractors):
        wanted = wanted << COLUMNS & ABOVE
        found |= wanted
    return found


# -- moves ----------------------------------------------------------------------------------------

ROWS = 4
#: A play of card c; of card c in row r; a discard of c or a Tractor; then what needs no card.
PLAY = 0
IN_ROW = PLAY + CARDS
DISCARD = IN_ROW + CARDS * ROWS
DISCARD_TRACTOR = DISCARD + TRACTOR
TAKE_UP = DISCARD_TRACTOR + 1
POT = TAKE_UP + 1
PASS = POT + 1
STUCK = PASS + 1
#: Partners: a card, or a Tractor, given back.
GIVE = STUCK + 1
#: The dealer, 3 and 5 players: white card c to a seat; the Pot that is a Joker short to a seat.
SEATS = 5
PLACE = GIVE + CARDS + 1
SHORT = PLACE + CARDS * SEATS
#: 2.0: the free card of a Silo, of a well; what a stuck player does.
SILOS, WELLS = 4, 3
SILO = SHORT + SEATS
WELL = SILO + SILOS
STAY = WELL + WELLS
OWN = STAY + 1
OTHERS = OWN + 1
TAKE_ALL = OTHERS + 1
ACTIONS = TAKE_ALL + 1
#: What other seats see of a hidden move: the back of a given card, the seat a white card went to.
GIVE_WHITE = ACTIONS
GIVE_GREEN = GIVE_WHITE + 1
PLACE_UNSEEN = GIVE_GREEN + 1

NOTATION = [
    *NAMES[:CARDS],
    *(f"{NAMES[card]}@{row + 1}" for card in range(CARDS) for row in range(ROWS)),
    *(f"-{name}" for name in NAMES),
    "T", "pot", "pass", "stuck",
    *(f">{name}" for name in NAMES),
    *(f"{NAMES[card]}>{seat + 1}" for card in range(CARDS) for seat in range(SEATS)),
    *(f"short>{seat + 1}" for seat in range(SEATS)),
    *(f"S{silo + 1}" for silo in range(SILOS)),
    *(f"W{well + 1}" for well in range(WELLS)),
    "stay", "own", "others", "all",
    ">?w", ">?g",
    *(f"?>{seat + 1}" for seat in range(SEATS)),
]  # fmt: skip
#: Every notation, the masked ones too, for histories.
ACTION = {text: action for action, text in enumerate(NOTATION)}


def read(text: str) -> int:
    """The move of a notation. Raises IllegalAction for a text that is none, masked ones included."""
    action = ACTION.get(text, ACTIONS) if isinstance(text, str) else ACTIONS
    if action >= ACTIONS:
        raise IllegalAction(f"“{str(text)[:40]}” is not a move of Vege Tables.", move=str(text)[:40])
    return action


def write(action: int) -> str:
    """The notation of a move. Raises IllegalAction for a number that is none."""
    if not isinstance(action, int) or not 0 <= action < ACTIONS:
        raise IllegalAction("That is not a move of Vege Tables.", move=str(action)[:40])
    return NOTATION[action]


def played(action: int) -> tuple[int, int]:
    """The card and the row (-1: none chosen) of a play."""
    if action < IN_ROW:
        return action, -1
    return divmod(action - IN_ROW, ROWS)


def back_unseen(card: int) -> int:
    """A card given to a partner, as the others see it."""
    return GIVE_WHITE if card < TRACTOR and WHITES >> card & 1 else GIVE_GREEN
