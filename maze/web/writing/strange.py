"""Strange: the messages of a sandbox, read as those of a stranger: they may contain anything."""

from __future__ import annotations

from array import array
from typing import Any

from maze.kept import parse_object
from maze.message import Message, Said
from maze.packing import heard
from maze.visitors.errors import ProgramError
from maze.web.writing.printed import LONGEST

MOST = 40_000                                              # characters of a text
DEEPEST = 40                                               # brackets: a sentence has some
SENTENCE = 2000                                            # characters of a sentence
NUMBER = 40                                                # characters that a number may take
DIGITS = range(10)                                         # decimals
LINE = 100_000                                             # lines of a program


class Unfair(Exception):
    """A message that no program of ours would send."""


def lines_of(content: str, steps: int) -> list[tuple[int, str]]:
    """What was printed: after how many steps, and the text.  Raises Unfair."""
    found = parse_object(f'{{"lines": {content}}}', MOST).get("lines")
    if not isinstance(found, list):
        raise Unfair
    lines = []
    for pair in found:
        if not (isinstance(pair, list) and len(pair) == 2 and type(pair[0]) is int
                and isinstance(pair[1], str) and 0 <= pair[0] <= steps):
            raise Unfair
        lines.append((pair[0], plain_line(pair[1])))
    return lines


def error_of(content: str | bytes) -> ProgramError:
    """What a program has raised.  Raises Unfair."""
    error = ProgramError(message_of(content))
    told = parse_object(str(content), MOST, DEEPEST)
    error.line, error.column = (value if type(value) is int and 0 < value < LINE else None
                                for value in (told.get("line"), told.get("column")))
    return error


def plain_line(text: str) -> str:
    """What a program has printed, as it may be shown."""
    return "".join(c if c.isprintable() else " " for c in text[:LONGEST])


def ints_of(content: bytes) -> array[int]:
    """An array as it has arrived.  Raises Unfair."""
    found = array("i")
    if len(content) % found.itemsize:
        raise Unfair
    found.frombytes(content)
    return found


def message_of(content: str | bytes) -> Any:
    """A message as a sandbox has told it.  Raises Unfair."""
    told = parse_object(content, MOST, DEEPEST) if isinstance(content, str) else {}
    found = _heard(told.get("what"))
    if found is None:
        raise Unfair
    return found


def facts_of(content: str) -> dict[str, Any]:
    """What a program says of itself, as data: see ``maze.visitors.facts``."""
    return parse_object(content, MOST)


def sentences_of(content: str) -> list[dict[str, Said | None]]:
    """The sentences of some runs: see ``maze.visitors.evidence``.  Raises Unfair."""
    found = parse_object(f'{{"runs": {content}}}', MOST, DEEPEST).get("runs")
    if not isinstance(found, list) or not all(isinstance(run, dict) for run in found):
        raise Unfair
    return [{key: _heard(run.get(key)) for key in ("error", "answer")} for run in found]


def _heard(told: Any) -> Any:
    """A message that was told, or None.  Raises Unfair."""
    try:
        _measure(told, SENTENCE)
        found = heard(told)
        text = str(found)
    except Exception as error:  # of whatever form it is
        raise Unfair from error
    if not isinstance(found, Message | str | None) or len(text) > SENTENCE:
        raise Unfair
    return found


def _measure(told: Any, left: int) -> int:
    """How many characters a message will have at most, before anybody says it: a short one with
    gaps in gaps may become as long as memory is.  Raises Unfair if they are more than are left.
    """
    if isinstance(told, str):
        size = len(told)
    elif not isinstance(told, dict) or "grouped" in told:
        size = NUMBER
    elif "fixed" in told:
        size = NUMBER if type(told["digits"]) is int and told["digits"] in DIGITS else left + 1
    elif "parts" in told:
        size = len(told["between"]) * len(told["parts"])
        for part in told["parts"]:
            size += _measure(part, left - size)
    else:
        size = max(len(told["text"]), len(told["one"]))
        for name, value in told["values"]:
            gap = f"{{{name}}}"
            often = max(1, told["text"].count(gap), told["one"].count(gap))
            size += often * _measure(value, (left - size) // often)
    if size > left:
        raise Unfair
    return size
