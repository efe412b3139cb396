"""Vine: the game of two to six, and solo with two vines."""

from .game import Solo, Standard

__all__ = ["Solo", "Standard"]
