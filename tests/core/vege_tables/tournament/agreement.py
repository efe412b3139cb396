"""Plays the core's Vege Tables 2.0 and the plain game side by side and tells where they first differ."""

from random import Random
from typing import Any

from pygame_core import load_game

from ..agreement import CHAINS
from .plain import PlainTournament
from .plain_deal import Deal

VARIANT = "vege-tables-tournament"
Options = dict[str, str]

#: Players and options: everything that is to agree. An option that does not apply is left out.
GAMES: list[tuple[int, Options]] = [
    (2, {}),
    *((3, {"wells": wells, "jokers": jokers}) for wells in ("three", "two") for jokers in ("2", "3")),
    *((players, {"wells": wells}) for players in (4, 5) for wells in ("three", "two")),
]
IDS = ["-".join([str(players), *options.values()]) for players, options in GAMES]

#: Moves that end a turn, or go on to its end.
ENDS = ("pass", "W1", "W2", "W3")


def choose(rng: Random, legal: list[str], style: int) -> str:
    """A random move; games like long or short turns, or stay rather than draw, or leave Tractors aside."""
    ends = [move for move in legal if move in ENDS]
    rest = [move for move in legal if move not in ends]
    if style == 4:
        return rng.choice([move for move in legal if move not in ("T", *ENDS)] or legal)
    if style == 3:
        idle = [move for move in legal if move in ("stay", "pass", "-T")]
        return rng.choice(idle or legal)
    if style and ends and rest and rng.random() < 0.75:
        return rng.choice(rest if style == 1 else ends)
    return rng.choice(legal)


def style_of(seed: int) -> int:
    """How a game is played, as `choose` has it."""
    return 4 if seed % 16 == 15 else seed % 4


def dealt(json: dict[str, Any]) -> Deal:
    """The deal of a fresh core position, for the plain game."""
    return {
        key: json[key] for key in ("dealer", "plots", "hands", "over", "silos", "wells", "hidden", "beside")
    }


def core_places(json: dict[str, Any]) -> dict[str, list[str]]:
    """As PlainTournament.places."""
    found: dict[str, list[str]] = {}
    for seat, cards in enumerate(json["hands"]):
        found[f"hand {seat}"] = sorted(cards)
        found[f"plots {seat}"] = sorted(json["plots"][seat])
        found[f"beside {seat}"] = ["T"] * json["beside"][seat]
    lying = {**dict.fromkeys(json["replaced"], "T"), **{card: card for card in json["laid"]}}
    for name, chain in CHAINS.items():
        found[f"crop {name}"] = [lying[card] for card in chain if card in lying]
    for kind in ("silo", "well"):
        found |= {f"{kind} {number}": cards for number, cards in enumerate(json[f"{kind}s"], 1)}
    found |= {"over": json["over"], "discards": sorted(json["thrown"])}
    return {place: cards for place, cards in found.items() if cards}


def sheet_of(sheet: dict[str, Any]) -> dict[str, Any]:
    """The core's sheet as PlainTournament.sheet tells it."""
    keys = ["harvested", "closing", "families", "penalties"]
    rows = [
        {
            "seat": seat,
            "tractors": None if bonus < 0 else bonus,
            **{key: sheet[key][seat] for key in keys},
            "total": max(0, bonus) + 10 * (sheet["harvested"][seat] + sheet["closing"][seat])
            + 30 * sheet["families"][seat] - 50 * sheet["penalties"][seat],
        }
        for seat, bonus in enumerate(sheet["pot"])
    ]  # fmt: skip
    return {"rows": rows, "closer": None if sheet["closer"] < 0 else sheet["closer"]}


class Duel:
    """One random game, played on both sides."""

    def __init__(self, players: int, options: Options, seed: int, deals: int = 1) -> None:
        self.core = load_game(VARIANT, players, {"deals": str(deals), **options})
        self.state: Any = self.core.new_initial_state(seed)
        self.plain = PlainTournament(players, self.state.to_json()["dealer"], deals, **options)
        self.rng = Random(seed)
        self.style = style_of(seed)
        self.where = f"{players} players, {options}, seed {seed}"
        self.moves: list[str] = []
        self.ended = False

    def first_difference(self) -> str | None:
        """Plays to the end; None if both agree in everything."""
        while True:
            if self.plain.phase == "deal":
                try:
                    self.plain.deal(dealt(self.state.to_json()))
                except AssertionError:
                    return f"{self.where}: the deal is not the table's, or not this dealer's"
            found = self.differs()
            if found or self.plain.phase == "over":
                return found
            self.step()

    def step(self) -> None:
        move = choose(self.rng, sorted(self.plain.legal()), self.style)
        self.moves.append(move)
        self.state.apply_action(self.core.string_to_action(move))
        self.plain.play(move)
        self.ended = self.plain.phase in ("deal", "over")

    def differs(self) -> str | None:
        core, plain = self.state, self.plain
        over, json = plain.phase == "over", core.to_json()
        pairs: list[tuple[str, Any, Any]] = [
            ("over", core.is_terminal(), over),
            ("a deal ended", core.is_round_over(), self.ended),
            ("gained", core.rewards(), plain.gained),
            ("points", core.returns(), plain.points()),
            ("winners", core.winners(), plain.winners),
        ]
        if self.ended:
            told = {key: plain.sheets[-1][key] for key in ("rows", "closer")}
            pairs.append(("sheet", sheet_of(json["last_sheet"]), told))
        if not over and plain.phase != "deal":
            told = {key: plain.sheet()[key] for key in ("rows", "closer")}
            pairs += [
                ("to move", core.current_player(), plain.seat),
                ("legal moves", sorted(self.core.legal_moves(core)), sorted(plain.legal())),
                ("places", core_places(json), plain.places()),
                ("task", json["task"], plain.task()),
                ("hidden well", json["hidden"], plain.hidden),
                ("stays in a row", json["stays"], plain.stays),
                ("laid open", list(map(sorted, json["shown"])), list(map(sorted, plain.shown))),
                ("running sheet", sheet_of(json["sheet"]), told),
                ("dealer and starter", (json["dealer"], json["starter"]), (plain.dealer, plain.starter)),
                ("turn", (json["turn"], json["acted"]), (plain.turns, plain.acted)),
            ]
        return next(
            (
                f"{self.where}, after {self.moves}: {what}: {one} / {two}"
                for what, one, two in pairs
                if one != two
            ),
            None,
        )


def first_difference(players: int, options: Options, seed: int, deals: int = 1) -> str | None:
    """One random game, by its name; None if core and plain game agree in everything."""
    return Duel(players, options, seed, deals).first_difference()
