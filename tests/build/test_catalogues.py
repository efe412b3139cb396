"""The message catalogues: whole in both languages, used, translated, and the only place with sentences."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.build.icu import shape

WEB = Path(__file__).parents[2] / "web"
I18N = WEB / "src" / "i18n"
NAMESPACES = sorted(file.stem for file in (I18N / "en").glob("*.json"))

# Names, and words that Italian has borrowed as they are.
SAME = {
    "",
    "min",
    "Potager",
    "Vegeterrors",
    "Vege Tables",
    "Vine",
    "Base",
    "Double Deck",
    "English",
    "Italiano",
    "Boss",
    "Bot",
    "Replay",
    "bonus",
}
# Language codes on the switch.
LITERALS = {"EN", "IT"}


def catalogue(lang: str) -> dict[str, str]:
    files = sorted((I18N / lang).glob("*.json"))
    return {
        f"{file.stem}.{key}": text
        for file in files
        for key, text in json.loads(file.read_text("utf-8")).items()
    }


EN, IT = catalogue("en"), catalogue("it")


def sources() -> Iterator[tuple[str, str]]:
    """Every file that may name a message: the page's code and the two documents around it."""
    for file in [*sorted((WEB / "src").rglob("*.ts*")), *sorted(WEB.glob("*.html"))]:
        yield file.relative_to(WEB).as_posix(), _without_comments(file.read_text("utf-8"))


def _without_comments(text: str) -> str:
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return re.sub(r"(?m)(^|\s)//.*$", r"\1", text)


def named() -> tuple[dict[str, str], dict[str, str]]:
    """Keys written out -> file, and patterns of keys put together -> file."""
    spaces = "|".join(NAMESPACES)
    exact, patterns = {}, {}
    for file, text in sources():
        for key in re.findall(rf'["\'`]((?:{spaces})\.[a-z0-9-]+)["\'`]', text):
            exact[key] = file
        for key in re.findall(r"\{\{\w\w:([\w.-]+)\}\}", text):
            exact[key] = file
        for start in re.finditer(rf"`((?:{spaces})\.[^`]*\$\{{)", text):
            patterns[_pattern(text, start.start() + 1)] = file
    return exact, patterns


def _pattern(text: str, at: int) -> str:
    """A template literal from `at` as a regular expression: each ${…} stands for dashed words."""
    out = ""
    while text[at] != "`":
        if text.startswith("${", at):
            depth, at = 1, at + 2
            while depth:
                depth += {"{": 1, "}": -1}.get(text[at], 0)
                at += 1
            out += r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*"
        else:
            out += re.escape(text[at])
            at += 1
    return out


EXACT, PATTERNS = named()


def test_languages_have_the_same_namespaces_and_keys() -> None:
    assert sorted(file.stem for file in (I18N / "it").glob("*.json")) == NAMESPACES
    assert sorted(EN) == sorted(IT)


def test_every_message_that_is_named_exists() -> None:
    missing = {key: file for key, file in EXACT.items() if key not in EN}
    empty = {
        pattern: file
        for pattern, file in PATTERNS.items()
        if not any(re.fullmatch(pattern, key) for key in EN)
    }
    assert missing == {}
    assert empty == {}


def test_every_message_is_used() -> None:
    unused = [
        key for key in EN if key not in EXACT and not any(re.fullmatch(pattern, key) for pattern in PATTERNS)
    ]
    assert unused == []


def _words(message: str) -> str:
    """What is left without values, tags, numbers and signs."""
    return " ".join(re.sub(r"\{[^{}]*\}|</?\w+>|[\W\d_]", " ", message).split())


def test_every_message_is_translated() -> None:
    same = {key: text for key, text in EN.items() if IT.get(key) == text and _words(text) not in SAME}
    assert same == {}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_messages_are_well_formed(lang: str) -> None:
    for key, text in catalogue(lang).items():
        try:
            shape(text)
        except ValueError as fault:
            pytest.fail(f"{lang} {key}: {fault}")
        assert text == text.strip(), key
        assert text, key


def test_translations_take_the_same_values() -> None:
    differing = {}
    for key in EN.keys() & IT.keys():
        one, other = shape(EN[key]), shape(IT[key])
        shared = one.choices.keys() & other.choices.keys()
        cases = any(one.choices[name] != other.choices[name] for name in shared)
        printed = one.values <= other.values | other.chosen and other.values <= one.values | one.chosen
        if not printed or one.tags != other.tags or cases:
            differing[key] = (EN[key], IT[key])
    assert differing == {}


def test_voice() -> None:
    """Style guide, section 10: no exclamation marks, and none of these words."""
    shouted = re.compile(r"!|\b(oops|invalid|error)\b", re.IGNORECASE)
    loud = [key for text in (EN, IT) for key, said in text.items() if shouted.search(said)]
    assert loud == []


# -- sentences outside the catalogues ---------------------------------------------------------------

WORDS = r"[^<>{}]*[A-Za-zÀ-ÿ]{2}[^<>{}]*"
# After a tag's end (not a comparison or an arrow), or between a value and a closing tag.
TEXT = re.compile(rf"(?m)(?:^[ \t]*|[^\s=\-])>({WORDS})(?=</|\{{|<[A-Za-z])|\}}({WORDS})(?=</)")
ATTRIBUTE = re.compile(
    r"\b(?:aria-label|aria-description|aria-roledescription|title|placeholder|alt|label|text|says|note)="
    r'(?:\{\s*)?["\'`]([^"\'`]*[A-Za-zÀ-ÿ]{2}[^"\'`]*)["\'`]'
)
CALL = re.compile(r'\b(?:toast|announce|alert|confirm|prompt)\(\s*["\'`]([^"\'`]+)')
CODE = re.compile(r'[;=&|\[\]"`]|=>|\bimport\b|\bexport\b|\breturn\b')


def literals(text: str) -> list[str]:
    """Words a player would read that stand in a TSX file itself."""
    said = [found.group(1) or found.group(2) for found in TEXT.finditer(text)]
    said = [words for words in said if not CODE.search(words)]
    said = [words for words in said if not re.match(r"^\s*[(),:?]", words)]
    return [words.strip() for words in said + ATTRIBUTE.findall(text) + CALL.findall(text)]


def test_no_sentence_outside_the_catalogues() -> None:
    found = {
        file: words
        for file, text in sources()
        if file.endswith(".tsx") and (words := [said for said in literals(text) if said not in LITERALS])
    }
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "<b>Gold</b>",
        "<p>\n  Deal the cards\n</p>",
        '<button aria-label="Close">',
        "<p>You have {gold}</p>",
        '<input placeholder="random" />',
        'toast("Copied.")',
        "<p>{name} wins</p>",
    ],
)
def test_a_sentence_would_be_found(text: str) -> None:
    assert literals(text) != []


# -- the rules page -------------------------------------------------------------------------------

RULES = WEB / "src" / "screens" / "rules"
BOOKS = sorted(folder.name for folder in RULES.iterdir() if folder.is_dir())


def book(family: str, name: str) -> str:
    return (RULES / family / f"{name}.ts").read_text("utf-8")


def told(family: str, kind: str) -> set[str]:
    """The keys of a book's messages of a kind, without their beginning."""
    start = f"rules-{family}.{kind}-"
    return {key.removeprefix(start) for key in EN if key.startswith(start)}


@pytest.mark.parametrize("family", BOOKS)
def test_chapters_have_just_the_messages_they_show(family: str) -> None:
    chapters = re.findall(r'id: "([\w-]+)", points: (\d)', book(family, "chapters"))
    wanted = {f"{name}{end}" for name, _ in chapters for end in ("", "-lead")}
    wanted |= {f"{name}-{at + 1}" for name, points in chapters for at in range(int(points))}
    assert told(family, "chapter") == wanted


def rulings(family: str) -> list[str]:
    source = book(family, "rulings")
    return re.findall(r'id: "([a-z-]+)"', source) or re.findall(
        r'"([a-z-]+)"', source.partition("as const")[0]
    )


@pytest.mark.parametrize("family", BOOKS)
def test_house_rulings_have_their_text_and_their_line(family: str) -> None:
    assert told(family, "ruling") == {f"{name}{end}" for name in rulings(family) for end in ("", "-short")}


@pytest.mark.parametrize("family", BOOKS)
def test_every_ruling_is_told_in_a_chapter(family: str) -> None:
    shown = {
        name
        for names in re.findall(r"rulings: \[([^\]]*)\]", book(family, "chapters"))
        for name in re.findall(r'"([a-z-]+)"', names)
    }
    assert shown == set(rulings(family))
