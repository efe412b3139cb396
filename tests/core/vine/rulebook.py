"""The lines of the Vine rule texts, and those that no test can break."""

import re

from ..rulebook_lines import SHARED, Book, digest

# fmt: off
#: Line of the rulebook -> the start of the SHA-256 of its text; every line that is not empty.
LINES = {
    1: "a6db2c9c", 3: "a9360e02", 5: "a9360e02", 7: "1942f7f1", 8: "1511ed15", 9: "b8b78e31",
    10: "7f750c4e", 11: "770ad73d", 12: "ed472c4f", 13: "3e266d19", 14: "646db71b", 15: "3e5be40f",
    16: "85534314", 17: "ea01bc91", 18: "c1e3062b", 19: "67b4c3a8", 20: "2f9c41ce", 21: "a9fd95a0",
    22: "bc2381e2", 23: "00be381c", 24: "6a144fc5", 25: "4e00166b", 26: "3477ef07", 27: "d09f3a7b",
    28: "6e8bcd92", 29: "d0b4173a", 30: "99514dbc", 31: "770ad73d", 32: "1bdf6e02", 33: "ee2678f7",
    34: "de96dc93", 35: "75a67051", 36: "887b5b1c", 37: "937ed789", 38: "ed3b6bf5", 39: "c11d83a8",
    40: "f8971b9c", 42: "a150ce22", 44: "bd28e420", 45: "8644028d", 46: "fd9c1b21", 47: "0d563dde",
    48: "d22a9b67", 49: "fb4c0d89", 50: "14361a5e", 51: "004e5ee9", 53: "7013af4c", 55: "405ea28d",
    56: "2e23435a", 57: "e07b9bfe", 59: "a681ec6f", 61: "29aeec97", 63: "3b20adc3", 65: "4b22fb5e",
    67: "ed91fde3", 69: "6b0c5437", 70: "b39d988c", 71: "d8747dfc", 73: "d4db9114", 75: "c6bb12ca",
    77: "aad6ee2a", 78: "ebb14473", 79: "40b0a20e", 80: "e62d7c2a", 82: "406b2706", 84: "c5fde374",
    86: "9bb55e89", 88: "4bb07c51", 90: "1cfe737b", 92: "a4f3beb9", 94: "e196ef75", 96: "8fa24ab2",
    98: "1349b47e", 100: "e7e09d34", 102: "29bd09ae", 104: "d4375389", 106: "0e23163a", 108: "bca19d29",
    110: "ff7cb70c", 112: "d3d3c6df", 114: "105640b9", 116: "dbf4172f", 118: "3f28fd6d", 120: "b6ba8c98",
    122: "06303ded", 124: "af9a8981", 126: "1615eb67", 128: "8fb6e66c", 130: "0c8b23dc", 132: "53565758",
    134: "4f937183", 136: "ec4a554b", 138: "d2d52b53", 140: "6617e6fc", 142: "22548557", 144: "fdc15de8",
    146: "79403a38", 148: "5c6e1535", 150: "8e44ce9d", 152: "753e77da", 154: "5eabf7c4", 156: "af1c077e",
    158: "5efd109f", 160: "c30a5b8f", 162: "904df618", 164: "e95233ad", 166: "08a83486", 167: "fc2f08a5",
    168: "149a4b1f", 170: "d4230cc1", 172: "6101cf65", 174: "10076edc", 176: "885433be", 178: "eaac649b",
    180: "d23ad256", 182: "5014bead", 184: "ec8a39c8", 186: "d92271fe", 188: "daee7606", 190: "af820f03",
    192: "c03ee977", 194: "53367977", 196: "6e036b14", 198: "c3c74c6c", 200: "9a12db8c", 202: "eab69db0",
    204: "ad18ed87", 206: "ed91fde3", 208: "174d2577", 209: "12c3387b", 210: "e960a1d7", 212: "c6e293d7",
    214: "f2b93c41", 216: "4d7bf6c4", 218: "a0ce895a", 220: "8cb3ecc0", 222: "be110d2c", 224: "b9527337",
    226: "7013af4c", 228: "93b40580", 230: "3b20adc3", 232: "52015455", 234: "31bcb894", 236: "fecac7f8",
    238: "ed71d659", 240: "a9bc9fef", 242: "97229fba", 244: "246b6034", 246: "d1d59b74", 248: "24bad909",
    250: "ef2dae23", 252: "d4db9114", 254: "2823da63", 255: "599ec415", 256: "b8cbe4a2", 257: "11299cbc",
    259: "9ea9bd21", 261: "3ad5e7df", 262: "44dd6341",
}

#: Ruling of vine.md by its number, or section and item -> the start of the SHA-256 of its text.
RULINGS = {
    "intro 1": "36ac95b0", "numbers 1": "1271874f", "model 1": "7dc9fe3a", "model 2": "7713caa1",
    "model 3": "21df7b10", "model 4": "6cba2890", "model 5": "2aaa326d", "model 6": "9bfe503e",
    "model 7": "98ebe124", "model 8": "cd024a20", "model 9": "436e89ff", "1": "b8555d76",
    "2": "34678fed", "3": "29cb918f", "4": "71f372f7", "5": "d2585aa7", "6": "42070b27", "7": "e6cb11ed",
    "8": "c9cbc269", "9": "d20b1d8b", "10": "951a6eea", "11": "61cfc99f", "12": "7cbec7bb",
    "13": "9c01e127", "tiles 1": "667effe8", "tiles 2": "28113f88", "tiles 3": "e7dd34dc",
    "tiles 4": "9fea3701", "tiles 5": "9705dc3f", "tiles 6": "0f88e839", "tiles 7": "0d479967",
    "tiles 8": "49cc5e58", "tiles 9": "aba5742e", "tiles 10": "7f12b12c", "tiles 11": "872cebf3",
    "tiles 12": "4d0b98e4", "tiles 13": "7a4aee05", "tiles 14": "ca6f10ff", "tiles 15": "698e61d0",
    "tiles 16": "242e86ab", "tiles 17": "0b0feee0", "tiles 18": "529243a7", "tiles 19": "c7541788",
    "tiles 20": "c3218739", "tiles 21": "78f645bf", "tiles 22": "eb7223e9", "notation 1": "aea72b83",
}
# fmt: on

#: Start of a section's heading in vine.md -> its name here.
SECTIONS = {
    "Numbers": "numbers",
    "Tile model": "model",
    "Rulings": "rulings",
    "Tiles of the house set": "tiles",
    "Notation": "notation",
}

#: Lines that no test can break, and why.
NO_CASE = {
    1: "title",
    **dict.fromkeys([3, 5, *range(7, 41)], "table of contents"),
    **dict.fromkeys([42, 53, 59, 63, 67, 73, 82, 86, 90, 96, 100, 106, 118, 124, 128, 136], "heading"),
    **dict.fromkeys([146, 162, 170, 180, 184, 188, 194, 202, 206, 214, 222, 226, 230, 234], "heading"),
    **dict.fromkeys([244, 250, 252, 259], "heading"),
    48: "a card of paper; the page has its rules and its help",
    **dict.fromkeys([50, 51], "things on a real table"),
    84: "tells in which order the rulebook explains",
    160: "a fact about real plants",
}

#: Rulings that no test here can break, and why.
NO_CASE_RULINGS = {
    "intro 1": "what to read, and that the tiles are a reconstruction: words of the rules page",
    **dict.fromkeys(["tiles 2", "tiles 11", "tiles 15"], "the table's head"),
    "tiles 22": "what simulations gave: the bots' benches measure it",
}


def ruling_digests(text: str) -> dict[str, str]:
    """As RULINGS, from vine.md: an item of a list, a row of a table or a paragraph each."""
    found: dict[str, list[str]] = {}
    section, item, free = "intro", 0, True
    for line in text.split("\n"):
        if line.startswith("#"):
            section = next(
                (name for start, name in SECTIONS.items() if line.startswith(f"## {start}")), "intro"
            )
            item, free = 0, True
        elif not line.strip():
            free = True
        else:
            item += free or line.startswith(("- ", "| ")) or bool(re.match(r"\d+\. ", line))
            free = False
            found.setdefault(str(item) if section == "rulings" else f"{section} {item}", []).append(line)
    return {key: digest("\n".join(lines)) for key, lines in found.items()}


BOOK = Book(
    rulebook=SHARED / "source" / "vine-rulebook.en.txt",
    lines=LINES,
    no_case=NO_CASE,
    ruling_text=SHARED / "vine.md",
    rulings=RULINGS,
    no_case_rulings=NO_CASE_RULINGS,
    ruling_digests=ruling_digests,
)
