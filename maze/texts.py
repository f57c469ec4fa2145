"""Texts: programs of visitors as texts: what they are called, and how a link holds them."""

from __future__ import annotations

import re

from maze.errors import RecipeError
from maze.message import Message
from maze.squeezed import squeeze, unsqueeze

LONGEST = 20_000                                           # characters of a program
TITLE = re.compile(r"""^@register\(\s*["']([^"'\n]{1,40})["']""", re.MULTILINE)
API = re.compile(r"\A# Meander, api=\d+\n")
HEAD = re.compile(r"\A(?:# Meander, api=\d+\n)?#(?! *Meander, api=) *([^\n]{1,60})$", re.MULTILINE)
NO_NAME = Message("My algorithm")


def packed(text: str) -> str:
    """A program as it stands in a link."""
    return squeeze(text)


def unpacked(text_of_link: str) -> str:
    """The program in a link.  Raises RecipeError if it is damaged or too long."""
    try:
        text = unsqueeze(text_of_link, 4 * LONGEST)
    except ValueError:
        raise RecipeError("The program in this link is damaged.") from None
    if not text.strip():
        raise RecipeError("The program in this link is damaged.")
    if len(text) > LONGEST:
        raise RecipeError("expected a program of at most {most} characters: {length}",
                          most=LONGEST, length=len(text))
    return text


def title_of(text: str) -> str:
    """What a program is called: by ``@register``, or in the comment that it begins with."""
    found = TITLE.search(text) or HEAD.match(text)
    title = "".join(filter(str.isprintable, found[1])).strip()[:40] if found else ""
    return title or NO_NAME.text


def retitled(text: str, title: str) -> str:
    """The same program under another name, which has no quotes."""
    title = re.sub(r"[\"'\\#]", "", "".join(filter(str.isprintable, title))).strip()[:40]
    if not title or title == title_of(text):
        return text
    if found := TITLE.search(text) or HEAD.match(text):
        return text[:found.start(1)] + title + text[found.end(1):]
    first = found.end() if (found := API.match(text)) else 0
    return f"{text[:first]}# {title}\n{text[first:]}"
