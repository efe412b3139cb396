"""Plays the core's Vine and the plain game side by side and tells where they first differ."""

from random import Random
from typing import Any

from pygame_core import load_game

from .plain import PlainGame
from .plain_tiles import BEANS, OBJECTIVES, PLANTS

#: Everything that is to agree: variant, players, objectives.
GAMES = {
    **{f"{players}": ("vine", players, "off") for players in range(2, 7)},
    **{f"{players}-objectives": ("vine", players, "on") for players in range(2, 7)},
    # With four beans in the bag, so that it runs out.
    "3-scarce": ("vine", 3, "off"),
    "4-scarce": ("vine", 4, "off"),
    # With tokens from the start, for stacks.
    "2-rich": ("vine", 2, "on"),
    "solo": ("vine-solo", 1, ""),
}

#: Moves by their first word, in the order in which a style likes them; random play comes to few beans.
STYLES = [
    [],
    ["stack", "bean", "refresh", "compost", "no"],
    ["bean", "stack", "compost", "cut"],
    ["bean", "no", "LL", "RL", "compost"],
    ["stack", "bean", "no", "LL", "RL", "keep"],
]
#: The last of them is for games with many tokens.
RICH = len(STYLES) - 1


def choose(rng: Random, legal: list[str], style: int) -> str:
    """A random move; most styles like some kinds of moves better."""
    if rng.random() < 0.75:
        for word in STYLES[style]:
            liked = [move for move in legal if move.split()[0] == word]
            if liked:
                return rng.choice(liked)
    return rng.choice(legal)


class Duel:
    """One random game, played on both sides."""

    def __init__(self, name: str, seed: int) -> None:
        variant, players, objectives = GAMES[name]
        self.core = load_game(variant, players, {"objectives": objectives} if objectives else {})
        self.state: Any = self.core.new_initial_state(seed)
        self.vines = players if objectives else 2
        self.rng, self.style = Random(seed), seed % RICH
        self.where = f"{name}, seed {seed}"
        self.moves: list[str] = []
        self.legal: list[str] = []
        json = self.state.to_json()
        # The first two tiles are drawn already.
        bag = json["hand"] + json["plant_bag"]
        self.possible = self.is_a_deal(bag, json, objectives == "on")
        self.plain = PlainGame(
            self.vines, json["first"], bag, json["bean_bag"], json["supply"], json["objectives"],
            solo=not objectives,
        )  # fmt: skip
        if name.endswith("scarce"):
            self.make_scarce(json)
        elif name.endswith("rich"):
            self.make_rich(json)

    def make_scarce(self, json: dict[str, Any]) -> None:
        """All beans but a few have been harvested by seat 0."""
        json["bean_bag"], json["vines"][0]["harvest"] = json["bean_bag"][:4], json["bean_bag"][4:]
        self.state = self.core.state_from_json(json)
        self.plain.bean_bag, self.plain.vines[0].harvest = json["bean_bag"][:], json["vines"][0]["harvest"][:]

    def make_rich(self, json: dict[str, Any]) -> None:
        """Nine tokens for each, and nothing liked better than stacks."""
        self.style = RICH
        for told, vine in zip(json["vines"], self.plain.vines, strict=True):
            told["tokens"] = vine.tokens = 9
        self.state = self.core.state_from_json(json)

    def is_a_deal(self, bag: list[str], json: dict[str, Any], objectives: bool) -> bool:
        """Twenty plant tiles a vine out of the set, every bean, three objectives or none."""
        beans = json["bean_bag"] + json["supply"]
        return (
            len(bag) == 20 * self.vines
            and all(bag.count(tile) <= PLANTS[tile] for tile in bag)
            and sorted(beans) == sorted(bean for bean, count in BEANS.items() for _ in range(count))
            and len(json["supply"]) == 3
            and len(set(json["objectives"]) & set(OBJECTIVES)) == 3 * objectives
            and (bool(objectives) or json["first"] in range(self.vines))
        )

    def first_difference(self) -> str | None:
        """Plays to the end; None if both agree in everything."""
        if not self.possible:
            return f"{self.where}: this is no deal of the game"
        while True:
            found = self.differs()
            if found or self.plain.phase == "over":
                return found
            move = choose(self.rng, self.legal, self.style)
            self.moves.append(move)
            try:
                self.state.apply_action(self.core.string_to_action(move))
                self.plain.play(move, self.state.to_json()["bean_bag"])
            except AssertionError:
                return f"{self.where}, after {self.moves}: the beans do not add up"

    def differs(self) -> str | None:
        core, plain = self.state, self.plain
        self.legal = plain.legal()
        json = core.to_json()
        pairs: list[tuple[str, Any, Any]] = [
            ("phase", json["phase"], plain.phase),
            ("to move", core.current_player(), plain.to_move()),
            ("legal moves", sorted(self.core.legal_moves(core)), self.legal),
            ("returns", core.returns(), plain.returns()),
            ("winners", core.winners(), plain.winners()),
            ("hand", json["hand"], plain.hand),
            ("passed", json["passed"], plain.passed),
            ("waiting", sorted(json["waiting"]), sorted(plain.waiting)),
            ("bean taken", json["bean_taken"], plain.bean_taken),
            ("supply", json["supply"], plain.supply),
            ("compost", json["compost"], plain.compost),
            ("bags", (json["plant_bag"], json["bean_bag"]), (plain.plant_bag, plain.bean_bag)),
        ]
        pending = json["pending"] and (json["pending"]["tile"], json["pending"]["onto"])
        pairs.append(("pending", pending, plain.pending))
        for number, vine in enumerate(plain.vines):
            pairs.append((f"vine {number}", self.of_core(number, json["vines"][number]), self.of_plain(vine)))
            pairs.append((f"points of {number}", core.scores()[number].points, plain.points(number)))
        for what, one, two in pairs:
            if one != two:
                return f"{self.where}, after {self.moves}: {what}: {one} / {two}"
        return None

    def of_core(self, number: int, told: dict[str, Any]) -> dict[str, Any]:
        vine = self.state.vines[number]
        return {
            "plants": {(x, y): (name, stubs) for name, x, y, stubs in told["plants"]},
            "bunches": {(x, y): beans for x, y, beans in told["bunches"]},
            "harvest": sorted(told["harvest"]),
            "goals": sorted(told["goals"]),
            "facts": (vine.height, vine.open, vine.leaves, told["tokens"], told["held"]),
        }

    @staticmethod
    def of_plain(vine: Any) -> dict[str, Any]:
        return {
            "plants": vine.plants,
            "bunches": vine.bunches,
            "harvest": sorted(vine.harvest),
            "goals": sorted(vine.goals),
            "facts": (vine.height(), vine.open(), vine.leaves(), vine.tokens, vine.held),
        }


def first_difference(name: str, seed: int) -> str | None:
    """One random game, by its name; None if core and plain game agree in everything."""
    return Duel(name, seed).first_difference()
