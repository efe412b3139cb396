"""What an action did, in order, for a log, an animation and a screen reader."""

from ..game import Event
from . import payout
from .cards import COLOURS
from .facts import TRICKS
from .observation import by_colour
from .state import VegeterrorsState
from .trick import fight


def colour_name(colour: int) -> str | None:
    """A colour's name; None for -1."""
    return COLOURS[colour] if colour >= 0 else None


def events(
    before: VegeterrorsState, action: int, after: VegeterrorsState, eyes: frozenset[int]
) -> list[Event]:
    """See `Game.events`."""
    cards, seat = before.cards, before.to_move
    text = cards.notation[action]
    known = seat in eyes
    if action < cards.first_predict:
        target = colour_name(cards.aimed[action])
        card = text.split(">")[0]
        told = [{"kind": "play", "seat": seat, "card": card, "target": target, "lead": not before.plays}]
    elif action < cards.first_change:
        return [{"kind": "predict", "seat": seat, "card": text.split()[1] if known else None}]
    else:
        up, down = text.removeprefix("change ").split(" / ")
        told = [
            {
                "kind": "change",
                "seat": seat,
                "card": up,
                "down": down if known else None,
                "lead": not before.plays,
            }
        ]
    if len(before.plays) + 1 == before.game.players:
        told.append({"kind": "trick", **trick_result(before, action)})
    if after.round_over:
        told.append({"kind": "payout", "payout": payout_of(before, action, after)})
        if after.over:
            told.append({"kind": "over", "winners": after.winners(), "gold": after.gold[:]})
        else:
            told.append({"kind": "round", "round": after.round + 1, "start": after.start})
    return told


def trick_result(before: VegeterrorsState, last: int) -> dict[str, object]:
    """The result of the trick that `last` ends."""
    return _result(before, before.tricks + 1, before.leader, [*before.plays, last])


def _result(state: VegeterrorsState, number: int, leader: int, plays: list[int]) -> dict[str, object]:
    """Number, winning colour (None for Magic alone), its strength and the next leader."""
    result = fight(state.cards, plays)
    return {
        "number": number,
        "winner": colour_name(result.winner),
        "strength": result.total,
        "leader": (leader + result.lead) % state.game.players if result.winner >= 0 else leader,
    }


def last_of_hand(before: VegeterrorsState, action: int) -> tuple[list[int], list[int], list[bool]]:
    """Dice, face-down cards and changes when a hand's last action is through, but nothing is paid yet."""
    cards = before.cards
    dice, downs, changed = before.dice[:], before.face_down[:], before.changed[:]
    won = fight(cards, [*before.plays, action]).winner
    if won >= 0:
        dice[won] += 1
    if action >= cards.first_change:
        downs[before.to_move] = (action - cards.first_change) % cards.count
        changed[before.to_move] = True
    return dice, downs, changed


def payout_of(before: VegeterrorsState, action: int, after: VegeterrorsState) -> dict[str, object]:
    """The payout of the hand that `action` ended, every sum written out; see `Payout` of the page."""
    cards, game = before.cards, before.game
    dice, downs, changed = last_of_hand(before, action)
    best = payout.hand_winner(dice, game.colours)
    slips = payout.slips(
        best,
        [cards.colour[card] for card in downs],
        [cards.strength[card] for card in downs],
        changed,
        before.chips[best],
    )
    return {
        "round": before.round + 1,
        "winner": COLOURS[best],
        "tied": [COLOURS[c] for c in game.colours if dice[c] == dice[best]],
        "dice": by_colour(before, dice),
        "chipsBefore": by_colour(before, before.chips),
        "chipsAfter": by_colour(after, after.chips),
        "right": sum(slip.right for slip in slips),
        "slips": [
            {
                "seat": seat,
                "card": cards.names[downs[seat]],
                "changed": changed[seat],
                **slip._asdict(),
                "before": before.gold[seat],
                "after": before.gold[seat] + slip.total,
            }
            for seat, slip in enumerate(slips)
        ],
        "tricks": _tricks(before, action),
        "ends": after.over,
    }


def _tricks(before: VegeterrorsState, last: int) -> list[dict[str, object]]:
    """Every trick of the hand that `last` ends, from the history."""
    n = before.game.players
    plays = [*before.past()[-before.moves_of_round() :], (before.to_move, last)][n:]
    tricks = [plays[number * n : (number + 1) * n] for number in range(TRICKS)]
    return [
        _result(before, number, trick[0][0], [action for _, action in trick])
        for number, trick in enumerate(tricks, 1)
    ]
