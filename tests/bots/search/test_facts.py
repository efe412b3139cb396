"""The facts that hints are made of: true of what a seat sees, whatever is hidden."""

import json
from itertools import islice
from random import Random

import pytest

import pygame_core
import pygame_core.bots.search.vege_tables.facts as vege_tables
import pygame_core.bots.search.vegeterrors.facts as vegeterrors
import pygame_core.bots.search.vine.facts as vine
from pygame_core import Game

from ...core.generic.games import extremes, slug, walk

FAMILIES = {"vege-tables": vege_tables, "vegeterrors": vegeterrors, "vine": vine}


@pytest.mark.parametrize("game", extremes(), ids=slug)
def test_facts_are_of_what_the_seat_sees(game: Game) -> None:
    family = FAMILIES[game.family]
    told = set()
    for number, (state, _) in enumerate(walk(game, 5)):
        if number % 7:
            continue
        if number > 400:
            break
        seen = state.observation(state.current_player())
        other = game.sample_state(seen, Random(number))
        for action in seen["legal_actions"][:6]:
            facts = family.facts(state, action)
            assert facts == family.facts(other, action)
            assert {code for code, _ in facts} <= set(family.CODES)
            assert json.loads(json.dumps(facts)) == [list(fact) for fact in facts]
            told.update(code for code, _ in facts)
    assert len(told) > 5


def test_every_code_comes_up() -> None:
    """Over a few games of every variant, nothing in the lists of codes is dead."""
    told: dict[str, set[str]] = {family: set() for family in FAMILIES}
    for game in [*extremes(), pygame_core.load_game("vine", 2, objectives="on")]:
        family = FAMILIES[game.family]
        for seed in range(4):
            for state, action in islice(walk(game, seed), 500):
                for tried in {action, state.legal_actions()[-1]}:
                    told[game.family].update(code for code, _ in family.facts(state, tried))
    for name, family in FAMILIES.items():
        assert set(family.CODES) - told[name] == set()
