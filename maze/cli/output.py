"""Where results go: standard output, or a file."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from maze.errors import MazeError


def add_output(parser: ArgumentParser) -> None:
    parser.add_argument("-o", "--output", metavar="FILE", help="write to this file")


def write(result: str | bytes, file: str | None) -> None:
    """Write text (with a last line break) or bytes.  Raises MazeError for bytes to a terminal."""
    if isinstance(result, str):
        result = (result if result.endswith("\n") else result + "\n").encode()
    if file is not None and file != "-":
        Path(file).write_bytes(result)
    elif b"\0" in result[:64] and sys.stdout.isatty():
        raise MazeError("A PNG file does not belong on a terminal; add -o FILE.")
    elif sys.stdout is None:
        raise MazeError("There is no standard output to write to; add -o FILE.")
    elif hasattr(sys.stdout, "buffer"):
        sys.stdout.buffer.write(result)
    else:                                                  # captured text streams have no bytes
        sys.stdout.write(result.decode("latin-1" if b"\0" in result else "utf-8"))
