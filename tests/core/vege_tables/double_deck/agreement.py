"""Plays the core and the plain game side by side and tells where they first differ."""

from random import Random
from typing import Any

from pygame_core import Game, load_game

from ..plain_deal import CROPS, NUMBERED, crop
from .drawn import VARIANT
from .plain import PlainDoubleDeck
from .plain_deal import random_deal
from .styles import is_poor, style_of

CHAINS = {name: [card for card in NUMBERED if crop(card) == name] for name in CROPS}

KEYS = ("fruits", "by_fruit", "tractors", "by_tractor", "closing", "penalties")


def core_places(json: dict[str, Any]) -> dict[str, list[str]]:
    """As PlainDoubleDeck.places."""
    found: dict[str, list[str]] = {}
    for seat, cards in enumerate(json["hands"]):
        found[f"hand {seat}"] = sorted(cards)
        found[f"beside {seat}"] = ["T"] * json["tractors"][seat]
    lying = {**dict.fromkeys(json["replaced"], "T"), **{card: card for card in json["laid"]}}
    for name, chain in CHAINS.items():
        found[f"crop {name}"] = [lying[card] for card in chain if card in lying]
    found |= {f"tallone {number + 1}": cards for number, cards in enumerate(json["piles"])}
    found["discards"] = sorted(json["thrown"])
    return {place: cards for place, cards in found.items() if cards}


def plain_task(plain: PlainDoubleDeck) -> list[Any] | None:
    """The task as a position writes it: talloni drawn from that still hold cards are told, from 0."""
    if plain.phase == "under":
        return ["under", plain.put]
    if plain.phase == "draw":
        return ["draw", plain.left, [at for at in range(6) if at in plain.drawn_from and plain.piles[at]]]
    return None


def sheet_of(json: dict[str, Any]) -> dict[str, Any]:
    """The core's sheet as PlainDoubleDeck.sheet tells it."""
    sheet = json["last_sheet"]
    rows = [
        {
            **{key: sheet[key][seat] for key in KEYS},
            "total": sheet["fruits"][seat] + sheet["tractors"][seat]
            + 25 * sheet["closing"][seat] - 50 * sheet["penalties"][seat],
        }
        for seat in range(json["players"])
    ]  # fmt: skip
    return {"rows": rows, "closer": None if sheet["closer"] < 0 else sheet["closer"]}


def begun(core: Game, seed: int, rng: Random) -> Any:
    """The core's own deal of the seed, or a poor one."""
    state = core.new_initial_state(seed)
    if not is_poor(seed):
        return state
    json = state.to_json()
    poor = random_deal(core.players, json["dealer"], rng, poor=True)
    return core.state_from_json({**json, "hands": poor["hands"], "piles": poor["piles"]})


class Duel:
    """One random match, played on both sides."""

    def __init__(self, players: int, seed: int, deals: int = 1) -> None:
        self.core = load_game(VARIANT, players, {"deals": str(deals)})
        self.style = style_of(seed)
        self.rng = Random(f"duel {players} {seed}")
        self.state = begun(self.core, seed, self.rng)
        self.plain = PlainDoubleDeck(players, self.state.to_json()["dealer"], deals)
        self.where = f"{players} players, seed {seed}"
        self.moves: list[str] = []
        self.ended = False

    def first_difference(self) -> str | None:
        """Plays to the end; None if both agree in everything."""
        while True:
            if self.plain.phase == "deal":
                json = self.state.to_json()
                try:
                    self.plain.deal({key: json[key] for key in ("dealer", "hands", "piles", "tractors")})
                except AssertionError:
                    return f"{self.where}: the deal is not the deck, or not this dealer's"
            found = self.differs()
            if found or self.plain.phase == "over":
                return found
            self.step()

    def step(self) -> None:
        move = self.style(self.rng, sorted(self.plain.legal()))
        self.moves.append(move)
        self.state.apply_action(self.core.string_to_action(move))
        self.plain.play(move)
        self.ended = self.plain.phase in ("deal", "over")

    def differs(self) -> str | None:
        core, plain = self.state, self.plain
        over = plain.phase == "over"
        pairs: list[tuple[str, Any, Any]] = [
            ("over", core.is_terminal(), over),
            ("a deal ended", core.is_round_over(), self.ended),
            ("gained", core.rewards(), plain.gained),
            ("points", core.returns(), plain.points()),
            ("winners", core.winners(), plain.winners),
        ]
        json = core.to_json()
        if self.ended and json["last_sheet"]:
            pairs.append(("sheet", sheet_of(json), plain.sheets[-1]))
        if not over and plain.phase != "deal":
            pairs += self.running(json)
        return next(
            (
                f"{self.where}, after {self.moves}: {what}: {one} / {two}"
                for what, one, two in pairs
                if one != two
            ),
            None,
        )

    def running(self, json: dict[str, Any]) -> list[tuple[str, Any, Any]]:
        """What is to agree in the middle of a deal."""
        core, plain = self.state, self.plain
        closers = [plain.closed_by.get(name, -1) for name in CROPS]
        return [
            ("to move", core.current_player(), plain.seat),
            ("legal moves", sorted(self.core.legal_moves(core)), sorted(plain.legal())),
            ("places", core_places(json), plain.places()),
            ("closers", json["closers"], closers),
            ("burned", sorted(json["burned"]), sorted(card for card in NUMBERED if plain.burned(card))),
            ("dealer", (json["dealer"], json["starter"]), (plain.dealer, (plain.dealer + 1) % plain.players)),
            ("turn", (json["turn"], json["acted"]), (plain.turns, plain.acted)),
            ("phase", (json["second"], json["kind"]), (plain.second, plain.kind)),
            ("task", json["task"], plain_task(plain)),
            ("penalties in a row", json["stuck"], plain.in_a_row),
            ("talloni open", json["open"], plain.open),
            ("known under talloni", json["under"], plain.under),
            ("known of hands", list(map(sorted, json["known"])), list(map(sorted, plain.known))),
        ]


def first_difference(players: int, seed: int, deals: int = 1) -> str | None:
    """One random match, by its name; None if core and plain game agree in everything."""
    return Duel(players, seed, deals).first_difference()
