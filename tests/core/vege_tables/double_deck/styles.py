"""Ways to play at random, so that everything the rules know really happens; they see legal moves only."""

from collections.abc import Callable
from random import Random

from ..plain_deal import back

Style = Callable[[Random, list[str]], str]


def kind_of(move: str) -> str:
    """play, tractor, discard, draw, under, pass or stuck."""
    if move in ("pass", "stuck"):
        return move
    if "<" in move:
        return "under"
    return {"-": "discard", "T": "tractor", "D": "draw"}.get(move[0], "play")


def any_move(rng: Random, legal: list[str]) -> str:
    return rng.choice(legal)


def preferring(*kinds: str, share: float = 0.9) -> Style:
    """Mostly a move of the first of these kinds that there is."""

    def choose(rng: Random, legal: list[str]) -> str:
        if rng.random() < share:
            for kind in kinds:
                some = [move for move in legal if kind_of(move) == kind]
                if some:
                    return rng.choice(some)
        return rng.choice(legal)

    return choose


def drawing_from(numbers: str, otherwise: Style) -> Style:
    """Once drawing, from these talloni while they last."""

    def choose(rng: Random, legal: list[str]) -> str:
        liked = [move for move in legal if kind_of(move) == "draw" and move[1] in numbers]
        drawing = all(kind_of(move) == "draw" for move in legal)
        return rng.choice(liked) if liked and drawing else otherwise(rng, legal)

    return choose


def stubborn(rng: Random, legal: list[str]) -> str:
    """Plays out, then keeps to the green backs and to the Tractors, so that everybody gets stuck."""
    green = [move for move in legal if kind_of(move) == "under" and back(move.split("<")[0]) == "green"]
    draws = [move for move in legal if move in ("D3", "D6")]
    some = [move for move in legal if kind_of(move) in ("stuck", "play", "discard")]
    return rng.choice(some or draws or green or legal)


BUSY = preferring("play", "discard", "pass", share=0.95)
STYLES: dict[str, Style] = {
    "any": any_move,
    "busy": BUSY,
    "tractors first": preferring("tractor", "play", "discard"),
    "discards": preferring("discard", "play", "under", share=1.0),
    "short turns": preferring("draw", "pass", share=0.8),
    "left side": drawing_from("123", BUSY),
    "greens": drawing_from("36", preferring("stuck", "play", "discard")),
    "stubborn": stubborn,
}


def style_of(seed: int) -> Style:
    """Each style in turn."""
    return list(STYLES.values())[seed % len(STYLES)]


def is_poor(seed: int) -> bool:
    """Every other game begins with a poor deal; each style has both."""
    return (seed + seed // len(STYLES)) % 2 == 1
