"""Random games: what a seat is told of hidden hands is true, and is not forgotten while it stays true."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from pygame_core import load_game

from ..rulebook_lines import ruling
from .agreement import GAMES, IDS, choose

Json = dict[str, Any]


def hidden(json: Json, seat: int) -> Counter[str]:
    return Counter(json["hands"][seat]) - Counter(json["shown"][seat])


def open_cards(json: Json) -> set[str]:
    """Numbered cards that everybody sees."""
    return {*json["laid"], *json["thrown"], *(card for shown in json["shown"] for card in shown)}


def told_wrongly(json: Json, seen: Json) -> bool:
    players = len(json["hands"])
    others = [seat for seat in range(players) if seat % 2 != seen["seat"] % 2]
    theirs = Counter(card for seat in others for card in hidden(json, seat).elements())
    near: Counter[str] = Counter(seen["near"])
    near -= theirs
    return bool(near) or any(Counter(seen["known"][seat]) - hidden(json, seat) for seat in range(players))


def knows(seen: Json, card: str) -> bool:
    return card in seen["hand"] or card in seen["near"] or any(card in known for known in seen["known"])


@ruling("deck 5", "finer 3")
@pytest.mark.parametrize(("variant", "options", "players"), GAMES, ids=IDS)
def test_what_a_seat_has_seen_it_keeps_knowing(variant: str, options: dict[str, str], players: int) -> None:
    game = load_game(variant, players, {**options, "deals": "1"})
    learned = 0
    for seed in range(3):
        state: Any = game.new_initial_state(seed)
        rng = Random(seed)
        before = [state.observation(seat) for seat in range(players)]
        while not state.is_terminal():
            mover = state.current_player()
            move = choose(rng, game.legal_moves(state), seed % 3)
            state.apply_action(game.string_to_action(move))
            json = state.to_json()
            for seat in range(players):
                seen = state.observation(seat)
                assert not told_wrongly(json, seen), (seed, seat, move)
                where = {card: s for s, known in enumerate(before[seat]["known"]) for card in known}
                for card in {*where, *before[seat]["near"]} - {"T"}:
                    assert knows(seen, card) or card in open_cards(json), (seed, seat, move, card)
                    # Only a hidden gift of its holder makes the place of a card doubtful.
                    if where.get(card) not in (None, mover):
                        assert card in seen["known"][where[card]] or card in open_cards(json)
                for other in range(players):
                    if other not in (mover, seat):
                        tractors = [view["known"][other].count("T") for view in (before[seat], seen)]
                        assert tractors[1] >= tractors[0]
                learned += sum(map(len, seen["known"]))
                before[seat] = seen
    hides_all = variant == "vege-tables-base" and players == 4
    assert (learned == 0) == hides_all
