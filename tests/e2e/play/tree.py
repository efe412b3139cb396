"""The accessibility tree as Playwright writes it, line by line."""

import json
import re
from dataclasses import dataclass

from playwright.sync_api import Locator

_HEAD = re.compile(r'([\w-]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)$')


@dataclass(frozen=True)
class Node:
    depth: int
    role: str
    name: str
    states: str
    text: str

    @property
    def off(self) -> bool:
        return "[disabled]" in self.states


def nodes(place: Locator) -> list[Node]:
    """Everything in a place, in reading order."""
    found = []
    for line in place.aria_snapshot().splitlines():
        depth = len(line) - len(line.lstrip(" "))
        head, text = _split(line.strip()[2:])
        match = _HEAD.match(head)
        if match:
            name = (match[2] or "").replace('\\"', '"')
            found.append(Node(depth, match[1], name, match[3], _plain(text)))
    return found


def buttons(place: Locator) -> list[Node]:
    return [node for node in nodes(place) if node.role == "button"]


def _split(line: str) -> tuple[str, str]:
    """ "role name [state]: text" in its two parts; a head with a colon of its own is quoted."""
    if line.startswith("'"):
        end = re.match(r"'((?:[^']|'')*)'", line)
        assert end
        return end[1].replace("''", "'"), line[end.end() :].removeprefix(":").strip()
    quoted = re.match(r'[\w-]+ "(?:[^"\\]|\\.)*"[^:]*', line)
    head = quoted[0] if quoted else line.partition(":")[0]
    return head, line[len(head) :].removeprefix(":").strip()


def _plain(text: str) -> str:
    if text.startswith('"'):
        return str(json.loads(text))
    return text[1:-1].replace("''", "'") if text.startswith("'") else text
