"""The lines of the Vege Tables rule texts, and those that no test can break."""

from ..rulebook_lines import SHARED, Book, digest

# fmt: off
#: Line of the rulebook -> the start of the SHA-256 of its text; every line that is not empty.
LINES = {
    1: "ce8ea3de", 3: "a9360e02", 5: "a9360e02", 7: "1942f7f1", 8: "61991501", 9: "946da403",
    10: "de96dc93", 11: "952af7f9", 12: "678e84c6", 13: "8f8846bc", 14: "babf2e36", 15: "f8971b9c",
    16: "a7a0c93c", 17: "49623044", 18: "8fc7a0b0", 19: "de96dc93", 20: "4cfd962d", 21: "c6393f6c",
    22: "c28ad533", 23: "8fc7a0b0", 24: "de96dc93", 25: "fd007d30", 26: "f796954e", 27: "8fc7a0b0",
    28: "4cfd962d", 29: "faa2f06d", 30: "912b47c0", 31: "2f1884ac", 32: "8fc7a0b0", 33: "3e568e25",
    34: "e3336f1f", 35: "54b3ed1f", 36: "f8971b9c", 37: "45d7a095", 38: "2655106a", 39: "a7a0c93c",
    40: "6a810cca", 41: "75cd1005", 42: "85073c2e", 43: "8fc7a0b0", 44: "66522893", 45: "6106fdc6",
    47: "a150ce22", 49: "b71c9a50", 51: "df0afe24", 53: "b9dae99a", 54: "d60039e6", 56: "793d34ee",
    58: "e053203a", 60: "eb9dbd5d", 62: "10e7bbfe", 64: "9e5dd62d", 66: "a94e6b92", 68: "7013af4c",
    70: "3cc4bdf4", 72: "8c76b6b5", 74: "f4e5dec4", 75: "f14d7703", 76: "6de0e3bc", 78: "b61193de",
    80: "82b5f31e", 82: "caf3dfd0", 84: "27ab3dfd", 86: "693dcf2e", 88: "f6605666", 90: "0f03b1c4",
    92: "c7b0d797", 94: "293a587f", 96: "2e53e1cc", 98: "c14f076e", 99: "c1139d0c", 101: "a4188687",
    103: "5889f27e", 105: "e3687da8", 107: "31e8d540", 109: "992041de", 111: "cbd5f7e5", 113: "760010e7",
    115: "eb948214", 117: "4026cc9f", 119: "6b1f0dbb", 121: "d3e507af", 123: "d74b875f", 125: "e7148079",
    127: "b8dadc74", 129: "a7aaa3fd", 130: "a6ba78e2", 132: "40921f53", 134: "15d88167", 136: "530739cb",
    138: "017c7c97", 140: "fd975219", 142: "faf1cd6e", 144: "9ea9bd21", 146: "53b711fe", 147: "f5aad4a7",
    148: "69b5d971", 149: "82c28c6c", 151: "691dc6d9", 153: "161566af", 155: "e0a99176", 157: "a56cc502",
    159: "2231791a", 161: "b53ccb6a", 163: "f14381d0", 165: "fe633920", 167: "44420637", 169: "74482bdd",
    171: "558d18a2", 173: "968a9db0", 175: "e077d180", 177: "a355a636", 179: "8706262d", 181: "3692a809",
    183: "5304294f", 185: "24959b76", 187: "cb6506f3", 189: "2599f0ed", 191: "359005be", 193: "b605350b",
    195: "5e357eae", 197: "7013af4c", 199: "70a260cc", 201: "ae20bd8b", 203: "d960c090", 205: "52ad6fdb",
    207: "beb54474", 209: "f224ddd1", 210: "08237ccd", 211: "f6aea4cf", 213: "3bd5547e", 215: "7bf800e3",
    217: "18acda05", 218: "9d1cbf8f", 219: "966aa99c", 220: "308abc9c", 222: "45b4c54e", 224: "86f231de",
    226: "51de1e49", 228: "a29abe59", 230: "347b5f6f", 232: "6d2011bc", 234: "59e165db", 236: "7d24ea8f",
    238: "a7368ad9", 240: "8bd985ef", 242: "b90d8754", 243: "0125b84f", 245: "43117254", 247: "917c1100",
    249: "b605350b", 251: "9efc7759", 253: "7013af4c", 255: "bad32fa7", 257: "4576fb6d", 259: "bdf6a9a5",
    260: "29da4c29", 261: "e19d504f", 263: "87c4ad81", 265: "23d830f7", 266: "5ada93e2", 267: "5768b94d",
    269: "b64382d5", 271: "dcbeaac7", 272: "505ee8a5", 273: "94e7f3b6", 275: "dea5aae9", 277: "b49f65ac",
    279: "9640d8bd", 280: "6a9268e0", 282: "c30deeab", 284: "c89853c1", 286: "89db2ad8", 288: "54d999be",
    290: "7b241639", 292: "52a76d57", 294: "b605350b", 296: "b7078e0a", 298: "3bd5547e", 300: "8afd9660",
    302: "97398152", 304: "6b0a29ea", 306: "433fa76d", 308: "609a4a2c", 310: "5dba8f50", 312: "9117f3f6",
    314: "6b549f9a", 316: "16ffa139", 318: "fa7abb25", 320: "8739188f", 322: "6a53ff07", 324: "814fcfc8",
    326: "95a8b8e2", 328: "45caece1", 330: "9e18dfde", 332: "461f1694", 334: "fcfaa35b", 336: "79439b00",
    338: "e95c9e03", 340: "a2352dcd", 342: "1adf21f6", 344: "e75b3ff5", 346: "b605350b", 348: "c75d3ea0",
    350: "c0a6186c", 352: "e60497f9", 354: "5718927a", 355: "5d005c18", 356: "891a037f", 357: "74f32c17",
    359: "212349f3", 361: "7779d2c7", 363: "9a4cd64b", 365: "7da52d87", 367: "9e924529", 369: "d76c87d7",
    371: "70d3c16f", 373: "7d8a5b21", 375: "b1cd1ee7", 377: "db4ef873", 379: "b8676f46", 381: "93940cfe",
    383: "944b407d", 385: "c4daea9e", 387: "5ab15bf7", 389: "3ce42a39", 391: "b880a5ad", 393: "9ea9bd21",
    395: "10a3ede3", 397: "f13ea94d", 398: "252a7e70", 399: "eef3565b", 400: "5a90e16c", 402: "4e5d4cdd",
    404: "4af782f3", 406: "cbbb8ec6", 408: "9e566e03", 410: "1f90b9ba", 411: "10bea210", 413: "205d7752",
    415: "0d54bf9b", 417: "18bc3022", 419: "e06c3e4a", 421: "27212f4e", 423: "7879701e", 425: "44420637",
    427: "aed76c55", 429: "0f6754b6", 431: "46af6999", 433: "7eec6353", 435: "a6a914bf", 436: "3b9a5d5c",
    438: "8a987755", 440: "5bd31815", 442: "a926b338", 444: "e1cb38d2", 446: "abe876de", 448: "3595c754",
    450: "bf86bae8", 452: "a263843d", 454: "efabd648", 456: "9d26cb77", 458: "fee52d99", 460: "ee88613c",
    462: "fb7b5e12", 464: "a3d458e1", 466: "4891e9e7", 468: "67f703ba", 470: "078af8ce", 472: "23f51577",
    474: "6edc6df2", 476: "ad74ff6e", 478: "816571bc", 480: "89a706ba", 482: "b605350b", 484: "c101a882",
    486: "d2e1badb", 488: "d77dc978", 489: "9c824a5c", 491: "845bde21", 493: "13ad16ce", 495: "9a64dbcf",
    497: "0583e121", 499: "b61dd8f4", 501: "7f54129a",
}

#: Ruling of vege-tables.md, as section and number -> the start of the SHA-256 of its text.
RULINGS = {
    "deck 1": "50c92df1", "deck 2": "0d660818", "deck 3": "7d4c2990", "deck 4": "f6ef15f0",
    "deck 5": "082d9347", "deal 1": "b7e17a71", "deal 2": "de121ab6", "deal 3": "d56899f6",
    "deal 4": "615479e4", "deal 5": "af356201", "deal 6": "a62ab77a", "deal 7": "2f52025c",
    "deal 8": "d603252c", "deal 9": "1535155c", "deal 10": "54d556ca", "deal 11": "6659a174",
    "deal 12": "3e72194b", "deal 13": "757b6048", "deal 14": "fb0212bb", "deal 15": "0104686a",
    "base 1": "9ff3bad2", "base 2": "e6f861a1", "base 3": "74109416", "base 4": "5bc11795",
    "base 5": "2a400633", "base 6": "dac8cbd5", "base 7": "4418a8fa", "base 8": "5935bece",
    "base 9": "4e84b1d6", "base 10": "9aec5c77", "base 11": "66c87050", "base 12": "14d677ea",
    "two 1": "ca8d1f73", "two 2": "a68ed8b2", "two 3": "3dcf5993", "two 4": "6e928e89", "two 5": "e1c16e66",
    "partners 1": "2610f2ea", "partners 2": "411cbf20", "partners 3": "06ba8905", "2.0 1": "633cea09",
    "2.0 2": "f61b9a66", "2.0 3": "df513de8", "2.0 4": "48ce62fd", "2.0 5": "72c2c329", "2.0 6": "c5dc2fe1",
    "2.0 7": "2f55a0ca", "2.0 8": "8438cfd1", "double 1": "be8f9d13", "double 2": "30eb8c3c",
    "double 3": "c90903af", "double 4": "f4c371a0", "double 5": "f934aab9", "double 6": "4cb66a46",
    "double 7": "64ea0f10", "finer 1": "ae8655fc", "finer 2": "fa236aa6", "finer 3": "0bd69b05",
    "finer 4": "ec7389ce", "finer 5": "f88dbedd", "finer 6": "880a2a4b", "finer 7": "118b072e",
    "notation 1": "8e19e3c1",
}
# fmt: on

#: Start of a section's heading in vege-tables.md -> its name here.
SECTIONS = {
    "The deck": "deck",
    "Deals": "deal",
    "Base, 3": "base",
    "Base, 2": "two",
    "Partnership": "partners",
    "Tournament": "2.0",
    "Double Deck": "double",
    "Finer": "finer",
    "Notation": "notation",
}

#: Lines that no test can break, and why.
NO_CASE = {
    1: "title",
    **dict.fromkeys([3, 5, *range(7, 46)], "table of contents"),
    **dict.fromkeys([47, 60, 64, 68, 84, 107, 119, 134, 144, 167, 177, 181], "heading"),
    **dict.fromkeys([191, 193, 197, 213, 228, 247, 249, 253, 286], "heading"),
    **dict.fromkeys([292, 294, 298, 316, 326], "heading"),
    **dict.fromkeys([51, 72, 125, 127, 207, 215, 240, 255, 257, 263, 269, 275], "introduces the lines below"),
    **dict.fromkeys([66, 195, 230, 251, 288, 296, 314, 318, 320, 324], "advice or praise"),
    **dict.fromkeys([80, 101, 117], "an illustration, or how to explain it to children"),
    **dict.fromkeys([153, 155, 284], "the paper sheet's boxes for names and tables, and where to fetch it"),
    151: "whoever plays a real game claims the points; the game counts them by itself",
    **dict.fromkeys([189, 342], "says what the archive did not keep; the rulings fill it in"),
    **dict.fromkeys([328, 332], "why and when Expert was made"),
    **dict.fromkeys([344, 346, 350, 365, 385, 393, 404, 417, 425, 444, 464], "heading"),
    **dict.fromkeys([352, 367, 408], "introduces the lines below"),
    **dict.fromkeys([359, 387], "why the Silos are better than a Field; praise"),
    361: "sends the reader to rules that the archive did not keep; the rulings fill them in",
    **dict.fromkeys([446, 448, 460], "how people behave at a table, and what the referee does"),
    **dict.fromkeys([480, 482, 499], "heading"),
    484: "how Double Deck came about",
    486: "introduces the lines below",
    **dict.fromkeys([488, 493, 497], "advice or praise"),
}

#: Rulings that no test here can break, and why.
NO_CASE_RULINGS = {
    "deck 4": "names of the plants: words of the page, no card of the core",
    "deal 1": "the table's head",
}


def ruling_digests(text: str) -> dict[str, str]:
    """As RULINGS, from vege-tables.md: an item of a list, a row of a table or a paragraph each."""
    found: dict[str, list[str]] = {}
    section, item, free = "", 0, True
    for line in text.split("\n"):
        if line.startswith("#"):
            section = next((name for start, name in SECTIONS.items() if line.startswith(f"## {start}")), "")
            item, free = 0, True
        elif not line.strip():
            free = True
        elif section:
            item += free or line.startswith(("- ", "| "))
            free = False
            found.setdefault(f"{section} {item}", []).append(line)
    return {key: digest("\n".join(lines)) for key, lines in found.items()}


BOOK = Book(
    rulebook=SHARED / "source" / "vege-tables-rulebook.en.txt",
    lines=LINES,
    no_case=NO_CASE,
    ruling_text=SHARED / "vege-tables.md",
    rulings=RULINGS,
    no_case_rulings=NO_CASE_RULINGS,
    ruling_digests=ruling_digests,
)
