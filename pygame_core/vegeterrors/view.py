"""What the page draws of a position, for the seats whose secrets may be shown."""

from typing import Any

from . import payout
from .cards import COLOURS, MAGIC, Cards
from .events import colour_name, payout_of, trick_result
from .facts import TARGET, TRICKS
from .state import VegeterrorsState
from .trick import fight

Json = dict[str, Any]


def view(states: list[VegeterrorsState], moves: list[int], eyes: frozenset[int]) -> Json:
    """See `Game.view`; the shape is `View` in the page's `types.ts`."""
    state = states[-1]
    game = state.game
    mine = not state.over and state.to_move in eyes
    first = min(eyes) if eyes else None
    own = state.to_move if mine else first
    return {
        "family": game.family,
        "game": game.info(),
        "move": len(moves),
        "phase": "over" if state.over else "predict" if state.predicted < game.players else "trick",
        "toMove": None if state.over else state.to_move,
        "eyes": sorted(eyes),
        "round": state.round + 1,
        "trick": 0 if state.predicted < game.players else min(state.tricks + 1, TRICKS),
        "tricks": TRICKS,
        "startSeat": state.start,
        "leader": state.leader,
        "lanes": lanes(state),
        "plays": plays(state.cards, state.plays, state.leader, game.players),
        "prizes": list(payout.PRIZES[: game.players]),
        "target": TARGET,
        "seats": [seat_view(state, seat, seat in eyes) for seat in range(game.players)],
        "hand": hand_view(state) if mine else None,
        "change": change_view(state) if mine and state.predicted == game.players else None,
        "stake": None if own is None else own_stake(state, own),
        "stakes": predict_stakes(state) if mine and state.predicted < game.players else [],
        "discards": discards(state),
        "lastTrick": last_trick(states),
        "roundOver": state.round_over,
        "lastPayout": last_payout(states, moves),
        "winners": state.winners() if state.over else None,
        "legal": game.legal_moves(state) if mine else [],
    }


def lanes(state: VegeterrorsState, trick: list[int] | None = None) -> list[Json]:
    """One entry a colour in the game: die, chips, and strength in the running trick (or in `trick`)."""
    result = fight(state.cards, state.plays if trick is None else trick)
    by_colour = {strength.colour: strength for strength in result.strengths}
    told = []
    for colour in state.game.colours:
        here = by_colour.get(colour)
        leading = colour == result.winner
        told.append(
            {
                "colour": COLOURS[colour],
                "die": state.dice[colour],
                "chips": state.chips[colour],
                "strength": here.total if here else 0,
                "parts": here.parts if here else [],
                "leading": leading,
                "byOrder": leading and sum(s.total == result.total for s in result.strengths) > 1,
                "poisonAwake": bool(here and here.poison_awake),
            }
        )
    return told


def plays(cards: Cards, actions: list[int], leader: int, players: int) -> list[Json]:
    """The cards of a trick in the order played."""
    told = []
    for place, action in enumerate(actions):
        card = cards.played[action]
        told.append(
            {
                "seat": (leader + place) % players,
                "order": place + 1,
                "card": cards.names[card] if card >= 0 else MAGIC,
                "target": colour_name(cards.aimed[action]),
                "turnedUp": action >= cards.first_change,
            }
        )
    return told


def seat_view(state: VegeterrorsState, seat: int, open_: bool) -> Json:
    """A seat's public facts; its cards only when `open_`."""
    names, down = state.cards.names, state.face_down[seat]
    hand = state.hand(seat)
    return {
        "seat": seat,
        "gold": state.gold[seat],
        "handCount": len(hand),
        "predicted": down >= 0,
        "changed": state.changed[seat],
        "faceDown": names[down] if open_ and down >= 0 else None,
        "hand": [names[card] for card in hand] if open_ else None,
    }


def hand_view(state: VegeterrorsState) -> list[Json]:
    """The hand of the seat to move: what each card can do now, or why it cannot."""
    cards, seat = state.cards, state.to_move
    predicting = state.predicted < state.game.players
    legal = state.legal_actions()
    told = []
    for card in state.hand(seat):
        if predicting:
            actions = [a for a in legal if a == cards.first_predict + card and card != cards.magic]
        elif card == cards.magic:
            actions = [a for a in legal if cards.first_magic <= a <= cards.plain_magic]
        else:
            actions = [a for a in legal if a == card]
        reason = None
        if not actions:
            reason = {"code": "predict-magic"} if predicting else must_not_follow(state)
        told.append(
            {"card": cards.names[card], "actions": [cards.notation[a] for a in actions], "reason": reason}
        )
    return told


def must_not_follow(state: VegeterrorsState) -> Json:
    """Why a card of a colour in play cannot be played: these colours are in, these are held and free."""
    cards = state.cards
    free = state.hands[state.to_move] & cards.outside[state.seen]
    return {
        "code": "must-not-follow",
        "inPlay": [COLOURS[c] for c in state.game.colours if state.seen >> c & 1],
        "holds": [COLOURS[c] for c in state.game.colours if free & cards.of_colour[c]],
    }


def change_view(state: VegeterrorsState) -> Json:
    """The changes of prediction open to the seat to move, and why not the other cards, or why none."""
    cards, seat = state.cards, state.to_move
    colour = cards.colour[state.face_down[seat]]
    options = [
        {"card": cards.names[(action - cards.first_change) % cards.count], "move": cards.notation[action]}
        for action in state.legal_actions()
        if action >= cards.first_change
    ]
    reason: Json | None = None
    if not options:
        hand = state.hands[seat] & ~(1 << cards.magic)
        if state.changed[seat]:
            reason = {"code": "changed-already"}
        elif not hand & ~cards.of_colour[colour]:
            reason = {"code": "change-no-card", "colour": COLOURS[colour]}
        else:
            reason = {**must_not_follow(state), "code": "change-must-not-follow", "colour": COLOURS[colour]}
    refused = [
        {
            "card": cards.names[card],
            "reason": {"code": "predict-magic" if card == cards.magic else "change-same-colour"},
        }
        for card in dict.fromkeys(state.hand(seat))
        if options and (card == cards.magic or cards.colour[card] == colour)
    ]
    return {"options": options, "refused": refused, "reason": reason}


def stake(state: VegeterrorsState, card: int, changed: bool) -> Json:
    """What a face-down card pays if its colour wins the hand, by how many are right."""
    cards = state.cards
    colour, strength = cards.colour[card], cards.strength[card]
    alone, two, more = (payout.prize(right, state.chips[colour], strength, changed) for right in (1, 2, 3))
    return {
        "card": cards.names[card],
        "colour": COLOURS[colour],
        "chips": alone.chips,
        "strength": alone.strength,
        "penalty": alone.penalty,
        "alone": alone.total,
        "two": two.total,
        "more": more.total,
    }


def own_stake(state: VegeterrorsState, seat: int) -> Json | None:
    """The stake of a seat's face-down card; None before it lies."""
    down = state.face_down[seat]
    return stake(state, down, state.changed[seat]) if down >= 0 else None


def predict_stakes(state: VegeterrorsState) -> list[Json]:
    """The stake of every card the seat to move may predict."""
    first = state.cards.first_predict
    return [stake(state, action - first, False) for action in state.legal_actions()]


def discards(state: VegeterrorsState) -> list[str]:
    """The cards of the hand's finished tricks, sorted by colour and strength: open information."""
    cards, n = state.cards, state.game.players
    running = state.moves_of_round()
    done = state.past()[-running:][n : n + state.tricks * n] if running else []
    gone = [cards.played[action] if cards.played[action] >= 0 else cards.magic for _, action in done]
    return [cards.names[card] for card in sorted(gone)]


def last_trick(states: list[VegeterrorsState]) -> Json | None:
    """The latest finished trick, also when its hand is over."""
    state = states[-1]
    n = state.game.players
    if not state.tricks and not (state.round_over or state.predicted):
        return None
    past = state.past()
    end = len(past) - (len(state.plays) if state.tricks else state.moves_of_round())
    index = len(states) - 1 - (len(past) - end) - 1
    if end < n or index < 0:
        return None
    before = states[index]
    if before.predicted < n:
        return None
    last = past[end - 1][1]
    result = trick_result(before, last)
    trick = [*before.plays, last]
    told = plays(before.cards, trick, before.leader, n)
    return {**result, "plays": told, "lanes": lanes(before, trick)}


def last_payout(states: list[VegeterrorsState], moves: list[int]) -> Json | None:
    """The payout of the latest finished hand, if the record goes back that far."""
    for index in range(len(moves), 0, -1):
        if states[index].round_over:
            return payout_of(states[index - 1], moves[index - 1], states[index])
    return None
