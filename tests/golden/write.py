"""Writes the golden files that are missing: `python -m tests.golden.write`."""

import json
from hashlib import sha256
from pathlib import Path

from pygame_core import Game, Record, link

from ..core.generic.games import every_game, random_record, slug, walk

FOLDER = Path(__file__).parent
#: Frozen links of a rules version, at least, spread over its player counts and options.
LINKS = 200


def links_of(game: Game) -> int:
    """How many of them are this game's."""
    return LINKS // sum(other.name == game.name for other in every_game())


def digest(text: str) -> str:
    """Twelve hex digits of SHA-256."""
    return sha256(text.encode()).hexdigest()[:12]


def legal_digest(record: Record) -> str:
    """The legal moves at every decision of a record, as one digest."""
    return digest("\n".join(" ".join(record.game.legal_moves(state)) for state in record.states))


def playthrough(game: Game) -> str:
    """A whole random game as text: legal moves, the move, what everybody may know of it."""
    lines = [slug(game)]
    for state, action in walk(game, 2026):
        lines += [state.canonical(), "  " + ", ".join(game.legal_moves(state))]
        after = state.clone()
        after.apply_action(action)
        lines.append(f"{state.current_player()} {game.action_to_string(action)}")
        for event in game.events(state, action, after, frozenset()):
            lines.append("  " + json.dumps(event, sort_keys=True))
        if after.is_round_over():
            lines.append(f"  rewards {after.rewards()} returns {after.returns()}")
    lines.append(f"winners {after.winners()} {after.canonical()}")
    return "\n".join(lines) + "\n"


def links(game: Game) -> str:
    """Replay links of random games, each with digests of its cards, its legal moves and its end."""
    lines = []
    for seed in range(links_of(game)):
        # Half of them stop somewhere, so that running games are among them.
        record = random_record(game, seed, 1.0 if seed % 2 else (seed % 50) / 50)
        cards, end = record.states[0].canonical(), record.state.canonical()
        lines.append(" ".join([link.encode(record), digest(cards), legal_digest(record), digest(end)]))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for golden in every_game():
        for kind, make in (("txt", playthrough), ("links", links)):
            path = FOLDER / f"{slug(golden)}.{kind}"
            if not path.exists():
                path.write_text(make(golden), "utf-8", newline="\n")
                print(f"wrote {path.name}")
