"""What a person can do at the table, read from the core's choices; a deed is one press of the big button."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from pygame_core.record import Record

from .core import Json, bots, new, seen


@dataclass(frozen=True)
class Pick:
    """A place on a vine, of those that one thing has there."""

    vine: int
    offer: Json
    offers: list[Json]

    @property
    def cell(self) -> tuple[int, int]:
        return self.offer["x"], self.offer["y"]

    @property
    def ways(self) -> list[Json]:
        """The turns of the tile in this cell."""
        return [one for one in self.offers if (one["x"], one["y"]) == self.cell]


@dataclass(frozen=True)
class Deed:
    """`kind`: skip, cut, pair, tile, placing, hang, stack, compost, refresh, waiting or end."""

    kind: str
    moves: list[str]
    picks: list[Pick] = field(default_factory=list)
    #: The tile taken up (of a pair the one that stays), the bean or the tile of the Compost, by its place.
    at: int | None = None
    #: The way of a tile that has no place there: "keep" or "pass".
    way: str = ""
    cut: Json = None


def mode_of(view: Json) -> str:
    """How the page asks."""
    told = view["choices"]
    if view["phase"] == "prune":
        return "prune"
    if told["placing"]:
        return "placing"
    if view["phase"] == "bean":
        return "bean"
    hand = told["hand"]
    two = len(hand) == 2 and any(one["own"] for one in hand) and any(one["left"] for one in hand)
    return "pair" if two else "hand"


def picks(placing: Json) -> list[Pick | None]:
    """Every place of a tile on a vine; None alone where it has none."""
    offers = placing["offers"]
    return [Pick(placing["vine"], offer, offers) for offer in offers] or [None]


def made(kind: str, first: str | None, chosen: list[Pick | None], **more: Json) -> Deed:
    there = [pick for pick in chosen if pick]
    moves = [*([first] if first else []), *(pick.offer["move"] for pick in there)]
    return Deed(kind, moves, there, **more)


def deeds(view: Json) -> Iterator[Deed]:
    """Everything the page offers now."""
    told, mode = view["choices"], mode_of(view)
    if mode == "prune":
        yield from (Deed("skip", [told["skip"]]) for _ in [0] if told["skip"])
        yield from (Deed("cut", [cut["move"]], cut=cut) for cut in told["cuts"])
    elif mode == "placing":
        after = [way for one in told["hand"] for way in (one["own"], one["left"]) if way][:1]
        for pick in picks(told["placing"]):
            for other in picks(after[0]) if after else [None]:
                yield made("placing", None, [pick, other])
    elif mode == "pair":
        yield from pairs(told["hand"])
    elif mode == "hand":
        for one in told["hand"]:
            for way, placing in (("keep", one["own"]), ("pass", one["left"])):
                for pick in picks(placing) if placing else []:
                    yield made("tile", placing["first"], [pick], at=one["place"], way="" if pick else way)
    else:
        yield from third_step(view)


def pairs(hand: list[Json]) -> Iterator[Deed]:
    same = hand[0]["face"] == hand[1]["face"]
    for stays, goes in [(hand[0], hand[1])] if same else [(hand[0], hand[1]), (hand[1], hand[0])]:
        own, left = stays["own"] or goes["own"], goes["left"] or stays["left"]
        for pick in picks(own):
            for other in picks(left):
                yield made("pair", own["first"], [pick, other], at=stays["place"])


def third_step(view: Json) -> Iterator[Deed]:
    told, active = view["choices"], view["active"]
    for bean in told["beans"]:
        for kind in ("hang", "stack"):
            for offer in bean[kind]:
                yield Deed(kind, [offer["move"]], [Pick(active, offer, bean[kind])], at=bean["place"])
    for tile in view["compost"]:
        if tile["placing"]:
            for pick in picks(tile["placing"]):
                yield made("compost", tile["placing"]["first"], [pick], at=tile["place"])
    for placing in told["waiting"][:1]:
        for pick in picks(placing):
            yield made("waiting", None, [pick])
    if told["refresh"]["move"]:
        yield Deed("refresh", ["refresh"])
    if told["end"]["move"]:
        yield Deed("end", ["end"])


def choose(view: Json, rng: Random) -> Deed:
    """A sort of deed first, then one of it: so that what is rare happens too. Most turns go without a cut."""
    by_kind: dict[str, list[Deed]] = {}
    for deed in deeds(view):
        by_kind.setdefault(deed.kind, []).append(deed)
    kinds = [kind for kind in by_kind for _ in range(4 if kind in ("skip", "hang", "stack") else 1)]
    return rng.choice(by_kind[rng.choice(kinds)])


@dataclass(frozen=True)
class Done:
    """A deed, and what the person saw before it."""

    view: Json
    deed: Deed


def rehearse(game: str, seed: int) -> tuple[Record, list[Done]]:
    """A whole game against bots, and what the person did in it."""
    record, rng = new(game, seed), Random(seed)
    done = []
    bots(record)
    while not record.state.is_terminal():
        view = seen(record)
        deed = choose(view, rng)
        done.append(Done(view, deed))
        for move in deed.moves:
            record.play(move)
        bots(record)
    return record, done


def kinds(done: list[Done]) -> set[str]:
    return {one.deed.kind for one in done}
