"""The text of an article: articles/<language>/<id>.txt.

A line in square brackets begins a section, a blank line a paragraph.  ``*so*`` is stressed, and
``[words](wilson)`` is a link to another article, ``[words](#maze?...)`` one into the app:

    [bias]
    None at all: every maze is as likely as the next, as with [Aldous and Broder](aldous_broder).

The idea of an algorithm stands in its own file (``IDEA``) and is translated with the page.
"""

from __future__ import annotations

import html
import re
from pathlib import Path

from maze.learning.labels import SECTIONS

ROOT = Path(__file__).resolve().parents[2]
FOLDER = "articles"
LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
STRESS = re.compile(r"\*([^*]+)\*")

Text = dict[str, list[str]]                                # section -> paragraphs


def languages(id_: str, root: Path = ROOT) -> list[str]:
    """The languages in which there is a text."""
    return sorted(path.parent.name for path in (root / FOLDER).glob(f"*/{id_}.txt"))


def ids(language: str, root: Path = ROOT) -> list[str]:
    """What there is a text about in a language."""
    return sorted(path.stem for path in (root / FOLDER / language).glob("*.txt"))


def read(language: str, id_: str, root: Path = ROOT) -> Text:
    return parse((root / FOLDER / language / f"{id_}.txt").read_text(encoding="utf-8"))


def parse(text: str) -> Text:
    """Raises ValueError for a section that nobody knows, or that is there twice."""
    found: Text = {}
    section = ""
    for block in re.split(r"\n\s*\n|(?=^\[\w+\]$)", text.strip(), flags=re.MULTILINE):
        lines = block.strip().split("\n")
        if head := re.fullmatch(r"\[(\w+)\]", lines[0]):
            section = head[1]
            if section not in SECTIONS or section in found:
                raise ValueError(f"expected each of {', '.join(SECTIONS)} once: {section}")
            found[section] = []
            lines = lines[1:]
        if words := " ".join(lines).strip():
            found[section].append(words)
    return found


def links(text: Text) -> list[str]:
    """Where its links lead."""
    return [target for paragraphs in text.values() for one in paragraphs
            for _, target in LINK.findall(one)]


def inline(paragraph: str, tag: str = "en") -> str:
    """A paragraph of a page as HTML; what has no article in its language is read in English."""
    def link(found: re.Match[str]) -> str:
        target = found[2]
        if target.startswith("#"):
            return f'<a href="../../{target}">{found[1]}</a>'
        if tag not in languages(target):
            return f'<a href="../en/{target}.html" hreflang="en">{found[1]}</a>'
        return f'<a href="{target}.html">{found[1]}</a>'

    return STRESS.sub(r"<em>\1</em>", LINK.sub(link, html.escape(paragraph, quote=False)))
