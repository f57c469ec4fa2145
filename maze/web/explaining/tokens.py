"""Tokens: a line of Python in parts, so that words of the language, texts and notes look apart."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from keyword import kwlist
from typing import NamedTuple

PART = re.compile(r'(?P<note>#.*)|(?P<text>"""|"[^"]*"|\'[^\']*\')|'
                  rf"(?P<word>\b(?:{'|'.join(kwlist)})\b)")


class Token(NamedTuple):
    """``kind`` is word, text, note or ""."""

    kind: str
    text: str


def lines_of(source: Iterable[str]) -> list[list[Token]]:
    """The lines of a function, each in parts; texts may go over several."""
    found, inside = [], False
    for line in source:
        quotes = line.count('"""')
        if inside or quotes % 2:
            found.append([Token("text", line)])
        else:
            found.append(list(_parts(line)) if not quotes else [Token("text", line)])
        inside ^= bool(quotes % 2)
    return found


def _parts(line: str) -> Iterator[Token]:
    at = 0
    for match in PART.finditer(line):
        if match.start() > at:
            yield Token("", line[at:match.start()])
        yield Token(match.lastgroup or "", match.group())
        at = match.end()
    if at < len(line):
        yield Token("", line[at:])
