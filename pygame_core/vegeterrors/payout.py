"""What a hand pays (rulebook D. Payout Phase)."""

from typing import NamedTuple

#: Gold for each right prediction, by how many were right: one, two, three, four.
PRIZES = (50, 40, 30, 30)
CHIP = 10
CHANGE_PRICE = 10
STRENGTH_GOLD = 10


class Slip(NamedTuple):
    """One seat's payout, as a sum that can be read out; all in gold."""

    right: bool
    share: int
    chips: int
    strength: int
    penalty: int
    total: int


def hand_winner(dice: list[int], in_game: list[int]) -> int:
    """The colour with the highest die; ties go blue, green, yellow, red. `in_game`: colours in that order."""
    return max(in_game, key=lambda colour: dice[colour])


def prize(right: int, chips: int, strength: int, changed: bool) -> Slip:
    """The slip of a right prediction, one of `right`: a changed one brings 10 less, never below 0."""
    share = PRIZES[right - 1]
    bonus = STRENGTH_GOLD * strength
    penalty = CHANGE_PRICE if changed else 0
    return Slip(True, share, chips, bonus, penalty, max(0, share + chips + bonus - penalty))


#: House ruling: a wrong prediction costs nothing, changed or not; gold already held is never touched.
NOTHING = Slip(False, 0, 0, 0, 0, 0)


def slips(
    winner: int, colours: list[int], strengths: list[int], changed: list[bool], chips: int
) -> list[Slip]:
    """Each seat's slip. `colours`, `strengths`: of its last face-down card; `chips`: gold on the winner."""
    right = colours.count(winner)
    return [
        prize(right, chips, strength, was_changed) if colour == winner else NOTHING
        for colour, strength, was_changed in zip(colours, strengths, changed, strict=True)
    ]


def chips_after(chips: list[int], winner: int, in_game: list[int]) -> list[int]:
    """The winner's chips go back, every other colour in the game gets one of 10.

    House ruling: there is no end of chips.
    """
    return [
        0 if colour == winner or colour not in in_game else gold + CHIP for colour, gold in enumerate(chips)
    ]
