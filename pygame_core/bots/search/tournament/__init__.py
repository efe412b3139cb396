"""The search's model of Vege Tables 2.0."""

from .model import TournamentModel

__all__ = ["TournamentModel"]
