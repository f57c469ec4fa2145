"""How the pages of a language speak: its messages, and the names of articles as links."""

from __future__ import annotations

import html
from collections.abc import Callable
from functools import cache

from maze.language import Language
from maze.languages import table
from maze.learning.subjects import subjects
from maze.message import Message
from tools.learn import source


@cache
def speaker(tag: str) -> Callable[[Message], str]:
    """Says messages in a language."""
    return str if tag == "en" else Language(tag, table(tag)).say


def named(tag: str, id_: str) -> str:
    """A link to an article, in English if there is no other."""
    english = "" if tag in source.languages(id_) else " (English)"
    return f"<a {address(tag, id_)}>{html.escape(title_of(tag, id_))}</a>{english}"


def title_of(tag: str, id_: str) -> str:
    return speaker(tag)(Message(subjects()[id_].title))


def address(tag: str, id_: str) -> str:
    """The attributes of a link."""
    return f'href="{id_}.html"' if tag in source.languages(id_) else \
        f'href="../en/{id_}.html" hreflang="en"'
