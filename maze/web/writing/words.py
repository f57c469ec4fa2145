"""Words: the help of the panel, and what the editor completes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from html import escape
from pkgutil import get_data

from maze.catalog import ROOMS
from maze.registry import GROUPS, Entry
from maze.visitors.mice import MICE
from maze.visitors.program import SOLVERS
from maze.visitors.vocabulary import GIVEN, SECTIONS, WORDS
from maze.web.page import Option, Page

NAME = re.compile(r"[A-Za-z_]\w+")
FOLDERS = {room: package.removeprefix("maze.").replace(".", "/") for room, package in ROOMS.items()}
TEMPLATE = Option("", "The template")


def show(page: Page) -> None:
    """The whole vocabulary, section by section, on one screen."""
    names: dict[str, None] = dict.fromkeys(GIVEN)
    page.draw("words-list", SHEET)
    for section, title in SECTIONS.items():
        page.write(f"words-{section}", title)
    for at, word in enumerate(WORDS):
        page.write(f"word-{at}", word.meaning)
        names |= dict.fromkeys(NAME.findall(word.written))
    page.attribute("writing-text", "data-words", json.dumps(sorted(names)))


def _section(section: str) -> str:
    lines = [f'<li><code translate="no">{escape(word.written)}</code> <span id="word-{at}"/></li>'
             for at, word in enumerate(WORDS) if word.section == section]
    return f'<h3 id="words-{section}"/><ul>{"".join(lines)}</ul>'


SHEET = f'<div xmlns="http://www.w3.org/1999/xhtml">{"".join(map(_section, SECTIONS))}</div>'


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
    return (get_data("maze", f"{FOLDERS[room]}/{name}.py") or b"").decode()
