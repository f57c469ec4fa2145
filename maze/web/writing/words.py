"""Words: the help of the panel, and what the editor completes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pkgutil import get_data

from maze.message import Joined
from maze.registry import GROUPS, Entry
from maze.visitors.mice import MICE
from maze.visitors.program import SOLVERS
from maze.visitors.vocabulary import GIVEN, SECTIONS, WORDS
from maze.web.page import Option, Page

NAME = re.compile(r"[A-Za-z_]\w+")
TEMPLATE = Option("", "The template")


def show(page: Page) -> None:
    """The whole vocabulary, section by section."""
    names: dict[str, None] = dict.fromkeys(GIVEN)
    for section in SECTIONS:
        words = [word for word in WORDS if word.section == section]
        page.listed(f"words-{section}", [Joined((word.written, word.meaning), ": ")
                                         for word in words])
        for word in words:
            names |= dict.fromkeys(NAME.findall(word.written))
    page.attribute("writing-text", "data-words", json.dumps(sorted(names)))


def starts(room: str, entries: Iterable[Entry]) -> list[Option]:
    """A menu of what a program can begin with: the template, mice, and copies of ours."""
    order = [*GROUPS, ""]
    found = [entry for entry in entries if entry.run.__module__.startswith("maze.")
             and not hasattr(entry.run, "__self__")]
    found.sort(key=lambda entry: order.index(entry.group))
    mice = [Option(id_, title) for id_, (title, _) in MICE.items()] if room == SOLVERS else []
    return [TEMPLATE, *mice, *[Option(entry.id, entry.title, "", GROUPS.get(entry.group, ""))
                        for entry in found]]


def source_of(room: str, name: str) -> str:
    """The very file of an algorithm of ours.  Raises OSError if the sources are not fetched."""
    return (get_data("maze", f"{room}/{name}.py") or b"").decode()
