"""Double Deck as the search plays it: its worlds agree with what is seen and with the rules of play."""

from collections import Counter
from random import Random
from typing import cast

import pytest

import pygame_core
from pygame_core import bots
from pygame_core.bots.search.double_deck import DoubleDeckModel
from pygame_core.bots.search.double_deck.singles import OF_BACK
from pygame_core.bots.search.double_deck.world import DoubleDeckWorld
from pygame_core.bots.search.first_sight import FirstSightWorld
from pygame_core.game import TERMINAL
from pygame_core.vege_tables import cards as c
from pygame_core.vege_tables.double_deck import DoubleDeck
from pygame_core.vege_tables.double_deck import moves as m
from pygame_core.vege_tables.double_deck.copies import listed
from pygame_core.vege_tables.double_deck.state import DoubleDeckState


class ToldWorld(DoubleDeckWorld):
    """One whose blind cards are those of the core's state."""

    __slots__ = ("piles",)

    piles: list[tuple[int, ...]]

    def blind(self, pile: int) -> int:
        card, pool = self.piles[pile][self.counts[pile]], self.pools[pile % len(m.BACKS)]
        single = next(single for single in pool if single % c.CARDS == card)
        pool.remove(single)
        return single


def load(players: int) -> DoubleDeck:
    return cast(DoubleDeck, pygame_core.load_game("vege-tables-double-deck", players, {"deals": "2"}))


def named(held: int) -> list[int]:
    return sorted(single % c.CARDS for single in c.cards_in(held))


def points(state: DoubleDeckState) -> list[int]:
    over = state.is_round_over() and not state.is_terminal()
    return [state.scores[at] if over else state.points(at) for at in range(state.game.players)]


def check_same(world: DoubleDeckWorld, state: DoubleDeckState) -> None:
    """All that the search knows of a position is as the core has it."""
    assert world.mover == state.current_player()
    assert [named(hand) for hand in world.hands] == [listed(hand) for hand in state.hands]
    assert named(world.thrown) == listed(state.thrown)
    assert (world.tractors, world.passed, world.next) == (state.tractors, state.passed, state.next)
    assert (world.burned, world.second, world.kind) == (state.burned, state.second, state.kind)
    assert (world.phase, world.stuck, world.acted) == (state.phase, state.stuck, state.acted)
    assert (world.by_fruit, world.by_tractor) == (state.closed(False), state.closed(True))
    assert world.points == points(state)
    for pile, cards in enumerate(state.piles):
        top, count = world.tops[pile], world.counts[pile]
        assert count + (top >= 0) == len(cards)
        assert (top >= 0) == bool(state.opened >> pile & 1)
        assert top < 0 or top % c.CARDS == cards[-1]
        bottom = [single % c.CARDS for single in world.bottoms[pile]]
        assert bottom == list(cards[: min(state.under[pile], count)])


def true_world(game: DoubleDeck, state: DoubleDeckState) -> ToldWorld:
    """A world that agrees with what the seat to move sees, and then with the hidden cards too."""
    model = DoubleDeckModel(game, state.observation(state.to_move))
    world = cast(DoubleDeckWorld, model.world(Random(state.turn)))
    assert named(world.hands[state.to_move]) == listed(state.hands[state.to_move])
    for dealt, true in zip(world.hands, state.hands, strict=True):
        backs = [(dealt & cards).bit_count() for cards in OF_BACK]
        assert backs == [(true & cards).bit_count() for cards in OF_BACK]
    assert sum(map(len, world.pools)) == sum(world.counts) - sum(map(len, world.bottoms))
    told = ToldWorld.__new__(ToldWorld)
    for slot in (*DoubleDeckWorld.__slots__, *FirstSightWorld.__slots__, "mover"):
        setattr(told, slot, getattr(world, slot))
    unseen = sum(1 << single for pool in model.pools for single in pool)
    for seat, known in enumerate(model.hands):
        hidden = Counter(listed(state.hands[seat])) - Counter(named(known))
        told.hands[seat] = known
        for card in hidden.elements():
            single = unseen & (1 << card | 1 << card + c.CARDS)
            single &= -single
            assert single
            unseen ^= single
            told.hands[seat] |= single
    told.pools = [c.cards_in(unseen & cards) for cards in OF_BACK]
    return told


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("greedy", [False, True])
def test_the_search_plays_by_the_rules(players: int, greedy: bool) -> None:
    game = load(players)
    state = cast(DoubleDeckState, game.new_initial_state(players))
    bot = bots.make("greedy", game, 1)
    rng = Random(players)
    world = true_world(game, state)
    while not state.is_terminal():
        check_same(world, state)
        legal, moves = state.legal_actions(), list(world.moves())
        assert moves
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(legal)
        if greedy and rng.random() < 0.9:
            move = bot.choose(state.observation(state.to_move))
        else:
            move = legal[int(rng.random() * len(legal))]
        world.piles = state.piles[:]
        world.play(move)
        state.apply_action(move)
        if state.is_round_over():
            assert world.mover == TERMINAL
            assert world.points == points(state)
        if not state.is_terminal() and (state.is_round_over() or rng.random() < 0.03):
            world = true_world(game, state)


def test_the_quick_play_ends_the_deal() -> None:
    for players in (2, 3, 4, 5):
        game = load(players)
        for seed in range(3):
            state = cast(DoubleDeckState, game.new_initial_state(seed))
            model = DoubleDeckModel(game, state.observation(state.to_move))
            world = cast(DoubleDeckWorld, model.world(Random(seed)))
            values = world.values(Random(seed).random)
            assert world.mover == TERMINAL
            assert sum(values) == pytest.approx(1)
            assert min(world.tractors) >= 0
            # No card is in two places.
            singles = [*world.hands, world.thrown, *(1 << top for top in world.tops if top >= 0)]
            singles += [1 << single for pool in world.pools for single in pool]
            together = 0
            for held in singles:
                assert not together & held
                together |= held
