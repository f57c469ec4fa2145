"""Pictures in text files, which may be anything: no more is read than a picture can have."""

from __future__ import annotations

import sys
from pathlib import Path

from maze.errors import RecipeError
from maze.params import shown

MOST = 100_000                                             # bytes; the largest mask has 22 650


def read_picture(path: str) -> str:
    """The text of a file, of standard input for "-".

    Raises RecipeError if it is no text, larger than any picture, or if standard input is closed;
    OSError as ``open`` does.
    """
    if path == "-" and sys.stdin is None:
        raise RecipeError("Standard input is closed, so no picture can be read from it.")
    if path == "-":
        data = sys.stdin.buffer.read(MOST + 1)
    else:
        with Path(path).open("rb") as file:
            data = file.read(MOST + 1)
    if len(data) > MOST:
        raise RecipeError("expected a picture of at most {most} bytes: {name} has more", most=MOST,
                          name=shown(path))
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise RecipeError("expected a text file: {name}", name=shown(path)) from None
