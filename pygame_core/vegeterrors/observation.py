"""What one seat sees, and nothing more (ruling 12: what is open, what is hidden)."""

from typing import TYPE_CHECKING

from ..game import Observation
from .cards import COLOURS, Cards

if TYPE_CHECKING:
    from .state import VegeterrorsState

HIDDEN = "?"


def masked(cards: Cards, action: int) -> str:
    """A move as the other seats see it: what it lays face down is "?"."""
    text = cards.notation[action]
    if action < cards.first_predict:
        return text
    if action < cards.first_change:
        return f"predict {HIDDEN}"
    return f"{text.split(' / ')[0]} / {HIDDEN}"


def history_for(state: "VegeterrorsState", seat: int) -> list[list[object]]:
    """The match as `seat` knows it: of hands that ended everything, since all cards were played or shown."""
    cards = state.cards
    past = state.past()
    known = len(past) if state.over else len(past) - state.moves_of_round()
    return [
        [who, cards.notation[action] if i < known or who == seat else masked(cards, action)]
        for i, (who, action) in enumerate(past)
    ]


def observe(state: "VegeterrorsState", seat: int) -> Observation:
    """The observation of a seat: JSON types, colours by name, cards and moves in notation, gold in gold."""
    game, cards = state.game, state.cards
    seats = range(game.players)
    down = state.face_down[seat]
    gold, chips = state.started_with
    return {
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "seat": seat,
        "to_move": None if state.over else state.to_move,
        "round": state.round,
        "start": state.start,
        "began_with": {"gold": gold[:], "chips": by_colour(state, chips)},
        "gold": state.gold[:],
        "chips": by_colour(state, state.chips),
        "dice": by_colour(state, state.dice),
        "leader": state.leader,
        "tricks": state.tricks,
        "trick": [cards.notation[a] if a < cards.first_change else masked(cards, a) for a in state.plays],
        "hand": [cards.names[card] for card in state.hand(seat)],
        "face_down": cards.names[down] if down >= 0 else None,
        "hand_counts": [len(state.hand(s)) for s in seats],
        "predicted": [state.face_down[s] >= 0 for s in seats],
        "changed": state.changed[:],
        "gained": state.rewards(),
        "round_over": state.round_over,
        "history": history_for(state, seat),
        "legal_actions": state.legal_actions() if state.to_move == seat else [],
    }


def by_colour(state: "VegeterrorsState", values: list[int]) -> dict[str, int]:
    """What each colour in the game has, by its name."""
    return {COLOURS[colour]: values[colour] for colour in state.game.colours}
