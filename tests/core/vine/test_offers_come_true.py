"""In random games everything that is offered can be done and comes out as told, and nothing is left out."""

from collections.abc import Iterator

import pytest

from pygame_core import Game
from pygame_core.vine.grid import place_of
from pygame_core.vine.state import VineState
from pygame_core.vine.why import CODES

from .looks import Json, every_game, positions


@pytest.fixture(params=every_game(), ids=repr)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


def moves(placing: Json) -> list[str]:
    return [offer["move"] for offer in placing["offers"]]


def placings_of(choices: Json, view: Json) -> Iterator[Json]:
    for tile in choices["hand"]:
        yield from filter(None, (tile["own"], tile["left"]))
    yield from filter(None, [choices["placing"], *choices["waiting"]])
    yield from filter(None, (tile["placing"] for tile in view["compost"]))


def named(choices: Json, view: Json) -> set[str]:
    """Every move that the choices name for now."""
    found = {cut["move"] for cut in choices["cuts"]}
    found |= {offer["move"] for bean in choices["beans"] for offer in [*bean["hang"], *bean["stack"]]}
    found |= {choices["skip"], choices["refresh"]["move"], choices["end"]["move"]}
    now = [placing for placing in [choices["placing"], *choices["waiting"]] if placing]
    found |= {move for placing in now for move in moves(placing)}
    found |= {placing["first"] for placing in placings_of(choices, view)}
    return {move for move in found if move}


def after(state: VineState, *texts: str | None) -> VineState:
    twin = state.clone()
    for text in filter(None, texts):
        twin.apply_action(state.game.string_to_action(text))
    return twin


def check_offer(state: VineState, offer: Json, first: str | None = None) -> None:
    """What an offer says comes true when it is played."""
    twin = after(state, first, offer["move"])
    number = offer["vine"]
    vine = twin.vines[number]
    assert offer["after"] == {
        "score": twin.score(number)._asdict(),
        "leaves": vine.leaves,
        "bunches": len(vine.bunches),
        "tokens": twin.tokens[number],
    }
    taken = [
        state.game.tiles.objectives[card].name
        for card, was, owner in zip(state.cards, state.owners, twin.owners, strict=True)
        if was != owner
    ]
    assert offer["goals"] == taken


def test_choices_are_the_legal_moves_and_come_true(game: Game) -> None:
    for record, state, count in positions(game, 2):
        if count % 5 or state.is_terminal():
            continue
        view = game.view(
            record.states[: count + 1], record.moves[:count], frozenset([state.current_player()])
        )
        choices = view["choices"]
        assert named(choices, view) == set(view["legal"])
        for bean in choices["beans"]:
            for offer in [*bean["hang"], *bean["stack"]]:
                check_offer(state, offer)
        for cut in choices["cuts"]:
            check_offer(state, {**cut, "vine": state.active})
        forced = (
            {id(tile[way]) for tile in choices["hand"] for way in ("own", "left")}
            if choices["placing"]
            else {}
        )
        for placing in placings_of(choices, view):
            if id(placing) in forced:
                assert placing["first"] is None
                twin = after(state, view["legal"][0])
                if placing["offers"]:
                    assert set(moves(placing)) == set(game.legal_moves(twin))
                continue
            for offer in placing["offers"]:
                check_offer(state, offer, placing["first"])
            if placing["first"] and placing["offers"]:
                twin = after(state, placing["first"])
                assert set(moves(placing)) == set(game.legal_moves(twin))


def test_every_cell_that_a_shoot_faces_is_offered_or_has_its_reason(game: Game) -> None:
    for record, state, count in positions(game, 2):
        if count % 5 or state.is_terminal():
            continue
        view = game.view(
            record.states[: count + 1], record.moves[:count], frozenset([state.current_player()])
        )
        for placing in placings_of(view["choices"], view):
            reach = ["{},{}".format(*place_of(cell)) for cell in state.vines[placing["vine"]].reach]
            offered = {f"{offer['x']},{offer['y']}" for offer in placing["offers"]}
            codes = {reason["code"] for reason in [placing["elsewhere"], *placing["why"].values()]}
            assert codes <= {"no-shoot", "occupied", "ground", "gravity", "solo-height"} <= set(CODES)
            for cell in reach:
                assert (cell in offered) != (cell in placing["why"])
            assert not offered & placing["why"].keys()
        for bean in view["choices"]["beans"]:
            reasons = [bean["why"], bean["whyStack"], bean["elsewhere"], *bean["whyCell"].values()]
            assert {reason["code"] for reason in reasons if reason} <= set(CODES)
            assert (bean["why"] is None) == bool(bean["hang"] or bean["stack"])
            assert (bean["whyStack"] is None) == bool(bean["stack"])
            assert not {f"{offer['x']},{offer['y']}" for offer in bean["hang"]} & bean["whyCell"].keys()
