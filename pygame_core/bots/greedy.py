"""The greedy bot of each game: one move ahead, no search. Frozen as `greedy@1`, the yardstick."""

from .base import Bot
from .greedy_double_deck import GreedyDoubleDeck
from .greedy_tournament import GreedyTournament
from .greedy_vege_tables import GreedyVegeTables
from .greedy_vegeterrors import GreedyVegeterrors
from .greedy_vine import GreedyVine

GREEDY: dict[str, type[Bot]] = {
    "vegeterrors": GreedyVegeterrors,
    "vege-tables-base": GreedyVegeTables,
    "vege-tables-expert": GreedyVegeTables,
    "vege-tables-partners": GreedyVegeTables,
    "vege-tables-tournament": GreedyTournament,
    "vege-tables-double-deck": GreedyDoubleDeck,
    "vine": GreedyVine,
    "vine-solo": GreedyVine,
}
