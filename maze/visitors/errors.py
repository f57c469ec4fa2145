"""What is wrong with a program, as a sentence and the line where it is."""

from __future__ import annotations

from collections.abc import Mapping
from traceback import extract_tb, walk_tb
from typing import Any

from maze.errors import MazeError
from maze.message import Message

DEPTH = 12                                                 # functions whose variables are read
LONGEST = 200                                              # characters of an error of Python


class ProgramError(MazeError):
    """Something is wrong with a program; ``line`` counts from 1, or is None if it is no one line.

    ``column`` counts from 1 too, where Python knows it.
    """

    line: int | None = None
    column: int | None = None

    @classmethod
    def at(cls, line: int | None, message: Message, column: int | None = None) -> ProgramError:
        """The error of a line, whose number is said first."""
        error = cls(Message("Line {line}: {what}", line=line, what=message) if line else message)
        error.line, error.column = line, column
        return error


def raised(error: BaseException, file: str) -> ProgramError:
    """What a program raised, with the last of its own lines on the way there."""
    if isinstance(error, ProgramError):
        return error
    if isinstance(error, SyntaxError) and error.filename == file:
        return ProgramError.at(error.lineno, _told("SyntaxError", error.msg), error.offset)
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == file]
    return ProgramError.at(lines[-1] if lines else None,
                           _told(type(error).__name__, text_of(error)))


def held_at(error: BaseException, file: str) -> list[Mapping[str, Any]]:
    """The variables of a program's functions where it has raised, the innermost first."""
    frames = [frame for frame, _ in walk_tb(error.__traceback__)
              if frame.f_code.co_filename == file]
    return [frame.f_locals for frame in frames[:-DEPTH - 1:-1]]


def text_of(error: BaseException) -> str:
    """What an error of a program says; nothing if saying it goes wrong, too."""
    try:
        return plain(str(error))
    except KeyboardInterrupt:
        raise
    except BaseException:  # its __str__ may raise anything
        return ""


def _told(kind: str, text: str) -> Message:
    """What Python says is data: it is always English."""
    return Message("{error}.", error=plain(f"{kind}: {text}" if text else kind).rstrip("."))


def plain(text: str) -> str:
    """A text of a program, short enough and plain enough to stand in a sentence."""
    found = "".join(c if c.isprintable() else " " for c in text[:LONGEST + 1])
    return found if len(found) <= LONGEST else found[:LONGEST - 3] + "..."
