"""Pictures in text files, which may be anything: no more is read than a picture can have."""

from __future__ import annotations

import sys
from pathlib import Path

from maze.errors import RecipeError
from maze.params import shown

MOST = 100_000                                             # bytes; the largest mask has 22 650


def read_picture(path: str) -> str:
    """The text of a file, of standard input for "-".

    Raises RecipeError if it is no text, or larger than any picture; OSError as ``open`` does.
    """
    if path == "-":
        data = sys.stdin.buffer.read(MOST + 1)
    else:
        with Path(path).open("rb") as file:
            data = file.read(MOST + 1)
    if len(data) > MOST:
        raise RecipeError(f"expected a picture of at most {MOST} bytes: {shown(path)} has more")
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise RecipeError(f"expected a text file: {shown(path)}") from None
