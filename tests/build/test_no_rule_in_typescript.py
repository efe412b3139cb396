"""The page draws and asks; every rule lives in the core. This looks for rules that slipped into TypeScript.

It reads the code without its comments and finds numbers of the rules, cards and moves spelled out,
arithmetic on what the core counts, and orders or comparisons made of it. What is allowed all the same is
listed with its reason, and a reason that nothing needs any more fails too.
"""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"

# Points at the end and by the way, prizes, Poison, price of a change, chips, sizes of the decks.
NUMBERS = "220|160|100|60|50|44|40|33|30|20|10"
# What the core counts or decides, by its names in the view.
FACTS = (
    "gold|golds|strength|strengths|chips|chipsBefore|chipsAfter|prize|prizes|share|penalty|alone|two|more|(?<=[.])total"
    "|die|dice|parts|target|plays|inPlay|holds|right|tied|margin|bonus|score|scores|tricks"
    "|points|pot|potPays|closingPays|toPot|harvested|closing|families|penalties|handCount|beside|white|stock"
)
FACT = rf"(?:\b[\w?.\[\]!]*[.\[])?\b(?:{FACTS})\b(?:\[\w*\])?\)?"
CARD = r"M|T|[BGKYR](?:1?\d|20)"

SMELLS = {
    "a number of the rules": re.compile(rf"(?<![\w.#$-])(?:{NUMBERS})(?![\w.%]|px|ms)"),
    "a card spelled out": re.compile(rf"""["'`](?:{CARD})["'`]|\b[BGKYR](?:1?\d|20):|\b[MT]:"""),
    "a move spelled out": re.compile(
        r"""["'`/^(](?:predict|change) (?!=)|["'`]M>|["'`] / ["'`]"""
        r"""|\b(?:move [!=]==|play\() *["'`](?:pass|pot|stuck|-?T)["'`]"""
    ),
    "arithmetic on what the core counts": re.compile(
        rf"{FACT}(?: \?\? \w+\))? *(?:[-+*/%]|\*\*|[-+*/]=) *[\w(.\[]"
        rf"|(?<![=(,:?>&|{{] )[\w)\]] [-+*/%]=? *{FACT}(?!\()"
    ),
    "a comparison of what the core counts": re.compile(
        rf"{FACT} *(?:[<>]=?) *(?!0\b)[\w(]|[\w)] *(?:[<>]=?) *{FACT}(?![\w(])(?= *[?)&|;])"
    ),
    "an order made of what the core counts": re.compile(
        rf"Math\.(?:max|min)\([^;]*\b(?:{FACTS})\b|\.(?:sort|toSorted|reduce)\b[^;]*\.(?:{FACTS})\b"
        rf"|\.(?:{FACTS})\b[^;]*\.(?:sort|toSorted|reduce)\("
    ),
    "a name for a rule": re.compile(
        r"\b(?:function|const|let) (?:\w*(?:mustNotFollow|mustFollow|trump|legalMoves|isLegal|winnerOf"
        r"|whoWins|payoutOf|deckOf|shuffle|beats)\w*)\b",
        re.IGNORECASE,
    ),
}

COMMENT = re.compile(
    r"""("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|/\*.*?\*/|(?<!:)//[^\n]*""", re.DOTALL
)
KEY_OR_CLASS = re.compile(
    r"""\b(?:t|rich)\((?:"[\w.-]+"|`[^`]*`)|class(?:Name)?="[^"]*"|^import .*|\bid="[\w-]+\"""", re.MULTILINE
)
QUOTED = re.compile(r"""\"[^\"]*\"|'[^']*'""")

# Files that hold no play: drawings, and the chapters of the rules with their printed examples.
DRAWINGS = {
    "screens/rules/": "the rules page shows the rulebook's examples, drawn; it decides nothing",
    "screens/home/GardenScene.tsx": "coordinates of a drawing",
    "screens/home/NightScene.tsx": "coordinates of a drawing",
    "screens/home/Thumb.tsx": "coordinates of a drawing",
    "screens/home/VineScene.tsx": "coordinates of a drawing",
    "screens/link/Picto.tsx": "coordinates of a drawing",
    "art/": "names of pictures",
    "table/vege/Picture.tsx": "coordinates of drawings",
    "table/vine/board/drawing/": "coordinates of drawings",
    "engine/types.ts": "the contract with the core: types only",
    "engine/vegeterrors.ts": "the contract with the core: types only",
    "engine/vine.ts": "the contract with the core: types only",
    "engine/vegeTables.ts": "the contract with the core: types only",
}

TIME, SIZE = "a time in milliseconds or seconds", "how long a text may be"
BAR = "the length of a bar that is drawn"
CHIP = "which chips are drawn for a sum that the core told"
LIST = "the order of a list that is only shown"
NOTATION = "the notation's letter, kept in one place"
# (file, a part of the line): why it is no rule.
ALLOWED = {
    ("engine/client.ts", "const PATIENCE"): TIME,
    ("engine/worker.ts", "wheelFolder + parts.wheel"): "the parts of the site, not of a sum",
    ("screens/Saves.tsx", "maxLength={60}"): SIZE,
    ("screens/review/Head.tsx", "const ranked ="): LIST,
    ("screens/review/grades.ts", "Math.round("): "a value told as games of a hundred",
    ("screens/Settings.tsx", "maxLength={20}"): SIZE,
    ("screens/saves/words.ts", "shorten(name, 60)"): SIZE,
    ("screens/saves/words.ts", "Math.max(...points)"): "the most points of a saved game, said in a list",
    ("store/files.ts", ".slice(0, 10)"): "the day of a date",
    ("store/saves.ts", "clip(name.trim(), 60)"): SIZE,
    ("store/settings.ts", "NAME_LENGTH = 20"): SIZE,
    ("table/vege/Callout.tsx", "const hidden ="): "whether the words speak of a hand or of the rest of it",
    ("table/vege/Result.tsx", "const ranked ="): LIST,
    ("table/vege/cards.ts", "const TRACTOR"): NOTATION,
    ("table/vegeterrors/frame.ts", "handCount:"): "a hand as it is drawn while its card still flies",
    ("table/vegeterrors/Card.tsx", "if (gold > 40) return [gold];"): CHIP,
    ("table/vegeterrors/Card.tsx", "Math.floor(gold / 20)"): CHIP,
    ("table/vegeterrors/Card.tsx", "value === 10"): CHIP,
    (
        "table/vegeterrors/Hand.tsx",
        "cards.length > 10",
    ): "cards are dealt in by an animation when a hand is new",
    ("table/vegeterrors/Payout.tsx", "const place ="): LIST,
    (
        "table/vegeterrors/PredictLanes.tsx",
        "found.alone >= stake.alone",
    ): "which of the core's stakes a lane shows first",
    ("table/vegeterrors/Result.tsx", "const ranked ="): LIST,
    ("table/vegeterrors/Seats.tsx", "target * 1.09"): BAR,
    ("table/vegeterrors/Seats.tsx", "(100 * amount) / top"): BAR,
    ("table/vegeterrors/Seats.tsx", "share(gold - base)"): BAR,
    (
        "table/vegeterrors/Board.tsx",
        "other.alone - one.alone",
    ): "which of the core's stakes a picked lane takes up",
    ("table/vegeterrors/cards.ts", "const MAGIC"): NOTATION,
    ("table/vegeterrors/cards.ts", "move.replace("): "reading the notation, kept in one place",
    ("table/vegeterrors/cards.ts", "strength <= 4 ? 1"): "which picture is printed on a card",
    ("table/MoveNow.tsx", "const percent ="): BAR,
    ("table/grab.ts", "setTimeout"): TIME,
    ("table/hint/words.tsx", "Math.round("): "a value told as games of a hundred",
    ("table/headline.ts", "const ordered ="): "said in the headline: the core told who won",
    ("table/keys.ts", "+ 9) % 10"): "the key 0 stands for the tenth card",
    ("table/motion.ts", "const LENGTHS"): TIME,
    ("table/vine/Result.tsx", "const ranked ="): LIST,
}


def code_of(text: str) -> str:
    """Without comments, catalogue keys, class names and imports; line numbers stay."""
    blank = re.sub(COMMENT, lambda found: found[1] or re.sub(r"[^\n]", "", found[0]), text)
    return KEY_OR_CLASS.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), blank)


def smells_of(text: str) -> list[tuple[int, str, str]]:
    """Line number, what it is, the line as it is written."""
    written = text.splitlines()
    return [
        (number, name, written[number - 1].strip())
        for number, line in enumerate(code_of(text).splitlines(), 1)
        for name, pattern in SMELLS.items()
        if pattern.search(line if name.endswith("spelled out") else QUOTED.sub('""', line))
    ]


def found() -> list[tuple[str, int, str, str]]:
    """All smells of the page."""
    smells = []
    for file in sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.tsx")]):
        name = file.relative_to(SOURCES).as_posix()
        if not any(name.startswith(drawing) for drawing in DRAWINGS):
            smells += [(name, *smell) for smell in smells_of(file.read_text("utf-8"))]
    return smells


def test_no_rule_in_the_page() -> None:
    rules = [
        f"{file}:{number}: {smell}: {line}"
        for file, number, smell, line in found()
        if not any(file == where and part in line for where, part in ALLOWED)
    ]
    assert rules == []


def test_every_exception_is_needed() -> None:
    lines = [(file, line) for file, _, _, line in found()]
    needless = [key for key in ALLOWED if not any(file == key[0] and key[1] in line for file, line in lines)]
    assert needless == []
    assert all((SOURCES / name).exists() for name in DRAWINGS)


PLANTED = [
    "if (seat.gold >= 220) end();",
    "const over = view.seats.some((seat) => seat.gold >= view.target);",
    "const PRIZES = [50, 40, 30];",
    "const sum = lane.strength + 100;",
    'const power = card === "R9";',
    'const deck = { B3: 2, "G5": 4 };',
    "const pay = stake.alone + stake.chips;",
    "total += slip.share;",
    "const price = slip.total - 10;",
    "const best = lanes.sort((a, b) => b.strength - a.strength)[0];",
    "const most = Math.max(...view.lanes.map((lane) => lane.die));",
    "const ahead = lane.strength > other.strength ? lane : other;",
    "const mustNotFollow = view.plays.length > 0;",
    "play(`predict ${card}`);",
    'if (move === "pass") end();',
    'const wild = card === "T";',
    "if (seat.handCount < 6) pot();",
    "const left = 160 - sheet.harvested * 10;",
    "return lanes.reduce((won, lane) => (lane.die > won.die ? lane : won));",
    "const gain = 10 * strengthOf(card);",
]


@pytest.mark.parametrize("line", PLANTED)
def test_a_planted_rule_is_found(line: str) -> None:
    assert smells_of(line), line


@pytest.mark.parametrize(
    "line",
    [
        "// at 220 gold the match is over",
        "/* 50, 40 or 30 */",
        '<p class="gold p-10">{t("payout.strength", { strength })}</p>',
        "<Gold amount={seat.gold} />",
        "const legal = view.legal.includes(move);",
        "if (slip.total > 0) return slip.total;",
        'import { strengthOf } from "./cards";',
    ],
)
def test_drawing_what_the_core_says_is_no_rule(line: str) -> None:
    assert smells_of(line) == []
