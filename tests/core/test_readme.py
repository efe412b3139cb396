"""The README's Python runs and says what it says."""

import doctest
from pathlib import Path

import pygame_core

ROOT = Path(__file__).parents[2]


def test_the_readme_is_true() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert results.attempted >= 5
    assert results.failed == 0


def test_the_docstrings_are_true() -> None:
    results = doctest.testmod(pygame_core)
    assert results.attempted >= 2
    assert results.failed == 0
