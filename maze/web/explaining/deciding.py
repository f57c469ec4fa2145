"""Deciding: the lines that led to a line, such as the ``if`` and the ``for`` around it."""

from __future__ import annotations

from collections.abc import Sequence

HEADS = ("if ", "elif ", "else:", "for ", "while ")
BEFORE = {"elif ": ("if ", "elif "), "else:": ("if ", "elif ", "for ", "while ")}


def deciding(lines: Sequence[str], at: int) -> list[int]:
    """The heads of the blocks that a line stands in, the nearest first; lines count from 0."""
    found, above = [], at
    while (head := _outer(lines, above)) is not None:
        found.append(head)
        above = head
    return found


def _outer(lines: Sequence[str], at: int) -> int | None:
    """The head of the block of a line; of an ``else``, what it is the other case of."""
    text, indent = lines[at].lstrip(), _indent(lines[at])
    wanted = next((starts for word, starts in BEFORE.items() if text.startswith(word)), None)
    for above in range(at - 1, 0, -1):
        line = lines[above]
        if not line.strip():
            continue
        if wanted and _indent(line) == indent and line.lstrip().startswith(wanted):
            return above
        if _indent(line) < indent:
            if line.lstrip().startswith(HEADS):
                return above
            indent, wanted = _indent(line), None           # a block of another kind: go on outside
    return None


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
