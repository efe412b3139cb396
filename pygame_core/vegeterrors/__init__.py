"""Vegeterrors: a must-not-follow trick-taking game in which one roots for a colour in secret."""

from .game import Vegeterrors

__all__ = ["Vegeterrors"]
