"""What a move of Vegeterrors does, as its seat can see it: the words of a hint are made of these."""

from ....vegeterrors.cards import COLOURS, LETTERS
from ....vegeterrors.facts import TRICKS
from ....vegeterrors.state import VegeterrorsState
from ....vegeterrors.trick import winner
from ..advice import Fact

#: The codes.
CODES = (
    "predict", "predict-chips", "predict-card", "change", "change-lost", "wins", "ahead", "stays", "stops",
    "lead", "keeps", "harmless",
)  # fmt: skip


def facts(state: VegeterrorsState, action: int) -> list[Fact]:
    """The most telling fact first; colours by name."""
    cards, seat = state.cards, state.to_move
    if cards.first_predict <= action < cards.first_change:
        return _prediction(state, action - cards.first_predict)
    found: list[Fact] = []
    mine = cards.colour[state.face_down[seat]]
    left = TRICKS - state.tricks
    if action >= cards.first_change:
        new = cards.colour[(action - cards.first_change) % cards.count]
        lost = state.dice[mine] + left < max(state.dice)
        colours: dict[str, str | int] = {"colour": COLOURS[mine], "other": COLOURS[new]}
        found.append(("change-lost" if lost else "change", colours))
        mine = new
    before, _ = winner(cards, state.plays)
    after, lead = winner(cards, [*state.plays, action])
    last = len(state.plays) + 1 == state.game.players
    colour: dict[str, str | int] = {"colour": COLOURS[mine]}
    if after == mine:
        found.append(("wins" if last else "ahead" if before != mine else "stays", colour))
    elif after >= 0 and after != before >= 0 and before != mine and _threat(state, before, mine):
        found.append(("stops", {"colour": COLOURS[before]}))
    if last and lead == len(state.plays):
        found.append(("lead", {}))
    card = cards.played[action]
    if card >= 0 and cards.colour[card] != mine:
        held = sum(name[0] == LETTERS[mine] for name in map(cards.names.__getitem__, state.hand(seat)))
        if held:
            found.append(("keeps", {**colour, "count": held}))
        if after >= 0 and after == cards.colour[card] and not _threat(state, after, mine):
            found.append(("harmless", {"colour": COLOURS[after]}))
    return found


def _prediction(state: VegeterrorsState, card: int) -> list[Fact]:
    cards, seat = state.cards, state.to_move
    colour = cards.colour[card]
    held = sum(other < cards.count and cards.colour[other] == colour for other in state.hand(seat))
    found: list[Fact] = [("predict", {"colour": COLOURS[colour], "count": held})]
    if state.chips[colour]:
        found.append(("predict-chips", {"colour": COLOURS[colour], "gold": state.chips[colour]}))
    found.append(("predict-card", {"strength": cards.strength[card]}))
    return found


def _threat(state: VegeterrorsState, colour: int, mine: int) -> bool:
    """Another colour that is as far on as the own one."""
    return state.dice[colour] >= state.dice[mine]
