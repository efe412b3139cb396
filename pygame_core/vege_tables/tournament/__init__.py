"""Vege Tables 2.0: Silos, wells, Tractors taken up when one likes."""

from .game import Tournament

__all__ = ["Tournament"]
