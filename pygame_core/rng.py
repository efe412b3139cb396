"""Seeds, deal codes, and luck that is the same on every platform and version.

A seed is a whole number of 40 bits. Luck is a function of a seed and a purpose: the sequence of
`random.Random(n).random()`, which the standard library promises to keep, started from a SHA-256.
"""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import TypeVar

from .errors import BadSeed

T = TypeVar("T")

SEED_BITS = 40
SEED_LIMIT = 1 << SEED_BITS

# 32 crops, 5 bits each: easy to say, no two alike. Frozen: every deal code ever written uses them.
WORDS = (
    "APPLE", "BEAN", "BEET", "CHARD", "CHIVE", "CORN", "CRESS", "DILL",
    "FIG", "GARLIC", "GRAPE", "KALE", "LEEK", "LEMON", "LIME", "MELON",
    "MINT", "OLIVE", "ONION", "PARSLEY", "PEA", "PEACH", "PEAR", "PLUM",
    "POTATO", "QUINCE", "RADISH", "ROCKET", "SAGE", "SPINACH", "TOMATO", "TURNIP",
)  # fmt: skip

# Crockford's base 32: no I, L, O, U, so that a code survives being read out loud.
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOOKALIKES = str.maketrans("OIL", "011")

_CODE_DIGITS = 6


def _digest(seed: int, purpose: tuple[object, ...]) -> int:
    text = "/".join(["potager", str(seed), *map(str, purpose)])
    return int.from_bytes(sha256(text.encode()).digest(), "big")


def stream(seed: int, *purpose: object) -> Random:
    """The luck of one purpose. Use only its `.random()`: the rest may change with Python."""
    return Random(_digest(seed, purpose))


def derive(seed: int, *purpose: object) -> int:
    """A seed made from another one way: who knows the result learns nothing of `seed`."""
    return _digest(seed, ("seed", *purpose)) >> (256 - SEED_BITS)


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """A new list in random order (Fisher-Yates, one `random()` an item)."""
    cards = list(items)
    random = rng.random
    for i in range(len(cards) - 1, 0, -1):
        j = int(random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def deal_code(seed: int) -> str:
    """The seed as a code that can be read out loud, such as `PLUM-CORN-4K7Q2M`."""
    if not 0 <= seed < SEED_LIMIT:
        raise BadSeed("A seed is a whole number of 40 bits.")
    tail, rest = [], seed
    for _ in range(_CODE_DIGITS):
        rest, digit = divmod(rest, 32)
        tail.append(DIGITS[digit])
    first, second = divmod(rest, 32)
    return "-".join([WORDS[first], WORDS[second], "".join(reversed(tail))])


def _read_deal_code(text: str) -> int | None:
    parts = text.upper().replace("-", " ").split()
    if len(parts) != 3 or parts[0] not in WORDS or parts[1] not in WORDS:
        return None
    tail = parts[2].translate(LOOKALIKES)
    if len(tail) != _CODE_DIGITS or any(c not in DIGITS for c in tail):
        return None
    seed = WORDS.index(parts[0]) * 32 + WORDS.index(parts[1])
    for c in tail:
        seed = seed * 32 + DIGITS.index(c)
    return seed


def parse_seed(value: object) -> int:
    """A seed from a whole number below 2**40, a deal code, or any other text (hashed).

    Raises BadSeed.
    """
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        raise BadSeed("A seed is a whole number, a deal code or a text.")
    if isinstance(value, int):
        if not 0 <= value < SEED_LIMIT:
            raise BadSeed("A seed is a whole number of 40 bits.")
        return value
    text = value.strip()
    if not text:
        raise BadSeed("A deal code cannot be empty.")
    seed = _read_deal_code(text)
    # Lone surrogates can come from JSON; any text must deal something.
    return derive(0, text.encode("utf-8", "surrogatepass").hex()) if seed is None else seed
