"""The lines of the VegeTerrors rule texts, and those that no test can break."""

import re

from ..rulebook_lines import SHARED, Book, digest

# fmt: off
#: Line of the rulebook -> the start of the SHA-256 of its text; every line that is not empty.
LINES = {
    1: "e5088bbe", 3: "a9360e02", 5: "a9360e02", 7: "f0d54558", 8: "86932f11", 9: "c4c09959",
    10: "b0efb0ba", 11: "635175cf", 12: "3ece1666", 13: "1511ed15", 14: "41621cc3", 15: "82f159fa",
    16: "853e193d", 17: "85d35a6b", 18: "9503d093", 19: "d016809e", 20: "d0b4173a", 22: "d4b1ea57",
    24: "88ef8e24", 26: "437aea62", 28: "7463e9ef", 29: "5dd276ce", 30: "b7254288", 31: "0f14c101",
    32: "9fbce1c3", 33: "1ddd35fb", 35: "fae15724", 37: "f84b5773", 39: "3e18ba5a", 40: "25b7c2fd",
    41: "567770d5", 42: "f673ccbb", 43: "5615a7ba", 45: "df7de405", 47: "13d27fe1", 48: "46f85a42",
    49: "6c603367", 50: "a269a9d6", 51: "2b17c7b0", 52: "4d5e6a3f", 53: "b56c2eb9", 55: "48a7c349",
    57: "5fd71677", 59: "1db1b943", 60: "29d9d7b2", 61: "5fe8fbb9", 62: "168d2660", 64: "244c7817",
    66: "2312eef3", 68: "314ed21c", 70: "64df0455", 71: "fe71a165", 72: "8ad81888", 73: "2ccdf4b6",
    74: "f025a186", 75: "92398375", 77: "7013af4c", 79: "b4349644", 81: "df6fb922", 83: "5d5c38a7",
    85: "9facff95", 87: "d9d960c7", 89: "ddc26e15", 91: "d6ce3e61", 93: "801a9c3d", 95: "3971ebd9",
    97: "0eedf7e1", 98: "462d8084", 99: "2c30bb01", 101: "b6d28ab0", 103: "5b5f5af8", 105: "eecf3e02",
    107: "62142c11", 109: "a3f74c86", 111: "23c25819", 113: "f85757e6", 114: "5af8a92a", 115: "94d84693",
    116: "72836b4d", 118: "c5ad6d73", 120: "c1073bfa", 122: "15e41c9a", 124: "053d425f", 126: "3cfe54de",
    128: "64e96803", 130: "ebdbfed5", 131: "b6238d70", 132: "9bcd53f5", 133: "0fea63ae", 135: "f58287f8",
    137: "f1e20052", 138: "b0a0db62", 139: "905ba0be", 141: "328dfbcf", 143: "e54474c1", 145: "e64feacc",
    147: "e5e98efc", 149: "b2390a68", 151: "85bf7ee3", 153: "2f8fbe18", 155: "f9f2dfa2", 157: "f7c59450",
    159: "82e2e0b4", 161: "4d39ee3f", 162: "bc91e044", 163: "891f67a5", 164: "4f70a6ce", 165: "846cca18",
    167: "fcce61c0", 169: "a72530e2", 171: "589d83b8", 173: "285f2af6", 174: "8b42b266", 175: "4a0366cf",
    177: "cbc98a7a", 179: "c6e29aa0", 181: "fb110920", 182: "73f59f22", 183: "3db135eb", 185: "53367977",
    187: "e5992b2c", 189: "dc6fae75",
}

#: Ruling or section of vegeterrors.md -> the start of the SHA-256 of its text.
RULINGS = {
    "deck": "0b70f8b8", "1": "5d20c819", "2": "6712a611", "3": "6708c331", "4": "45a5bf97",
    "5": "15f97314", "6": "ce0b3b41", "7": "75b5c98b", "8": "0113e75a", "9": "4a328438",
    "10": "0ab41db9", "11": "d366d085", "12": "dc4d58cf", "worked": "86e629f9", "notation": "9a311d0b",
}
# fmt: on

#: Lines that no test can break, and why.
NO_CASE = {
    1: "title",
    **dict.fromkeys([3, 5, *range(7, 21)], "table of contents"),
    **dict.fromkeys([22, 26, 37, 45, 55, 68, 77, 95, 101, 111, 128, 135, 159, 185], "heading"),
    **dict.fromkeys([28, 30, 31, 32], "what lies in the box; the cards and dice are tested where they act"),
    33: "how chips look; ruling 9 says how many there can be",
    **dict.fromkeys([39, 40, 42], "what is drawn on a card"),
    **dict.fromkeys([47, 48, 49], "what is drawn on a payout card"),
    50: "introduces the three amounts below it",
    57: "introduces the four phases below it",
    72: "names the card; the lines below it tell what it does",
    **dict.fromkeys([87, 89, 93], "things on a real table: supply, reference cards, paper"),
    155: "advice",
    179: "a remark on the printed numbers",
}


def ruling_digests(text: str) -> dict[str, str]:
    """As RULINGS, from vegeterrors.md: a ruling can go over several lines."""
    sections = {"The deck": "deck", "Worked values": "worked", "Notation": "notation"}
    found: dict[str, list[str]] = {}
    key: str | None = None
    for line in text.split("\n"):
        if line.startswith("#"):
            key = next((name for start, name in sections.items() if line.startswith(f"## {start}")), None)
            continue
        number = re.match(r"(\d+)\. ", line)
        key = number[1] if number else key
        if key and line.strip():
            found.setdefault(key, []).append(line)
    return {key: digest("\n".join(lines)) for key, lines in found.items()}


BOOK = Book(
    rulebook=SHARED / "source" / "vegeterrors-rulebook.en.txt",
    lines=LINES,
    no_case=NO_CASE,
    ruling_text=SHARED / "vegeterrors.md",
    rulings=RULINGS,
    no_case_rulings={},
    ruling_digests=ruling_digests,
)
