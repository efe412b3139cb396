"""Plays the core and the plain game side by side and tells where they first differ."""

from random import Random
from typing import Any

from pygame_core import load_game

from .plain import PlainGame
from .plain_deal import CROPS, NUMBERED, crop

#: Variant, its options, players: everything that is to agree.
GAMES: list[tuple[str, dict[str, str], int]] = [
    *(("vege-tables-base", {}, players) for players in (2, 3, 4, 5)),
    *(("vege-tables-expert", {}, players) for players in (2, 3, 4, 5)),
    *(("vege-tables-partners", {"deal": deal}, 4) for deal in ("base", "expert")),
]
CHAINS = {name: [card for card in NUMBERED if crop(card) == name] for name in CROPS}
IDS = ["-".join([name.removeprefix("vege-tables-"), *options.values(), str(n)]) for name, options, n in GAMES]


def dealt(json: dict[str, Any]) -> dict[str, Any]:
    """The deal of a fresh core position, for the plain game."""
    keys = ["dealer", "plots", "hands", "field", "over", "common", "stock", "beside"]
    return {**{key: json[key] for key in keys}, "pots": json["pots"] or [[] for _ in json["hands"]]}


def core_places(json: dict[str, Any]) -> dict[str, list[str]]:
    """As PlainGame.places."""
    found: dict[str, list[str]] = {}
    for seat, cards in enumerate(json["hands"]):
        found[f"hand {seat}"] = sorted(cards)
        found[f"plots {seat}"] = sorted(json["plots"][seat])
        found[f"beside {seat}"] = ["T"] * json["beside"][seat]
    found |= {f"pot {seat}": sorted(cards or []) for seat, cards in enumerate(json["pots"])}
    lying = {**dict.fromkeys(json["replaced"], "T"), **{card: card for card in json["laid"]}}
    for name, chain in CHAINS.items():
        found[f"crop {name}"] = [lying[card] for card in chain if card in lying]
    found |= {f"field {cell}": [card] for cell, card in enumerate(json["field"]) if card}
    found |= {name: json[name] for name in ("over", "common", "stock")}
    found["discards"] = sorted(json["thrown"])
    return {place: cards for place, cards in found.items() if cards}


def by_side(plain: PlainGame, points: list[int]) -> list[int]:
    """Partners both have the points of their side."""
    if not plain.partners:
        return points
    return [points[seat] + points[(seat + 2) % 4] for seat in range(4)]


def choose(rng: Random, legal: list[str], style: int) -> str:
    """A random move; some games like long turns, some short ones."""
    ends = [move for move in legal if move in ("pass", "pot")]
    rest = [move for move in legal if move not in ends]
    if style and ends and rest and rng.random() < 0.75:
        return rng.choice(rest if style == 1 else ends)
    return rng.choice(legal)


def sheet_of(json: dict[str, Any]) -> dict[str, Any]:
    """The core's sheet as PlainGame.sheet tells it."""
    sheet = json["last_sheet"]
    keys = ["harvested", "closing", "families", "penalties"]
    rows = [
        {
            "seat": seat,
            "pot": None if pot < 0 else pot,
            **{key: sheet[key][seat] for key in keys},
            "total": max(0, pot) + 10 * (sheet["harvested"][seat] + sheet["closing"][seat])
            + 30 * sheet["families"][seat] - 50 * sheet["penalties"][seat],
        }
        for seat, pot in enumerate(sheet["pot"])
    ]  # fmt: skip
    closer, lost = (None if sheet[key] < 0 else sheet[key] for key in ("closer", "lost"))
    return {"rows": rows, "closer": closer, "lost": lost}


class Duel:
    """One random game of a variant, played on both sides."""

    def __init__(
        self, variant: str, options: dict[str, str], players: int, seed: int, deals: int = 1
    ) -> None:
        self.core = load_game(variant, players, {"deals": str(deals), **options})
        self.state: Any = self.core.new_initial_state(seed)
        expert = "expert" in (variant.removeprefix("vege-tables-"), options.get("deal"))
        partners = variant == "vege-tables-partners"
        dealer = self.state.to_json()["dealer"]
        self.plain = PlainGame(players, dealer, deals, expert=expert, partners=partners)
        self.rng = Random(seed)
        self.style = seed % 3
        self.where = f"{variant} {options} {players} players, seed {seed}"
        self.moves: list[str] = []
        self.ended = False
        self.same_pots = True

    def first_difference(self) -> str | None:
        """Plays to the end; None if both agree in everything."""
        while True:
            if self.plain.phase == "deal":
                try:
                    self.plain.deal(dealt(self.state.to_json()))
                except AssertionError:
                    return f"{self.where}: the deal is not the deck, or not this dealer's"
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
        if move.startswith("short>"):
            self.take_pots(int(move[-1]) - 1)

    def take_pots(self, short: int) -> None:
        """Which of the equal Pots the others get is the core's to say."""
        pots = [sorted(pot) for pot in self.state.to_json()["pots"]]
        mine = [sorted(pot) for pot in self.plain.pots]
        self.same_pots = pots[short] == mine[short] and sorted(pots) == sorted(mine)
        self.plain.pots = pots

    def differs(self) -> str | None:
        core, plain = self.state, self.plain
        over = plain.phase == "over"
        pairs: list[tuple[str, Any, Any]] = [
            ("Pots", self.same_pots, True),
            ("over", core.is_terminal(), over),
            ("a deal ended", core.is_round_over(), self.ended),
            ("gained", core.rewards(), by_side(plain, plain.gained)),
            ("points", core.returns(), by_side(plain, plain.points())),
            ("winners", core.winners(), plain.winners),
        ]
        if self.ended:
            json = core.to_json()
            told = {key: plain.sheets[-1][key] for key in ("rows", "closer", "lost")}
            pairs.append(("sheet", sheet_of(json), told))
        if not over and plain.phase != "deal":
            pairs.append(("to move", core.current_player(), plain.seat))
            pairs.append(("legal moves", sorted(self.core.legal_moves(core)), sorted(plain.legal())))
            json = core.to_json()
            pairs.append(("places", core_places(json), plain.places()))
            pairs.append(("laid open", list(map(sorted, json["shown"])), list(map(sorted, plain.shown))))
            pairs.append(("dealer", json["dealer"], plain.dealer))
            pairs.append(("turn", (json["turn"], json["acted"]), (plain.turns, plain.acted)))
        return next(
            (
                f"{self.where}, after {self.moves}: {what}: {one} / {two}"
                for what, one, two in pairs
                if one != two
            ),
            None,
        )


def first_difference(
    variant: str, options: dict[str, str], players: int, seed: int, deals: int = 1
) -> str | None:
    """One random game, by its name; None if core and plain game agree in everything."""
    return Duel(variant, options, players, seed, deals).first_difference()
