"""Many squares of one state as path data: a run of neighbors in a row is one rectangle.

A search colors a maze of a million cells in some hundred thousand runs, and finding them is a
matter of regular expressions over bytes, which C does.
"""

from __future__ import annotations

import re
from collections.abc import Sequence


def square_fill(width: int, marks: Sequence[int], mark: int) -> str:
    """The cells of a rectangle of squares that have a mark; ``marks`` has a byte a cell."""
    text, run = bytes(marks), re.compile(b"[%b]+" % re.escape(bytes([mark])))
    return "".join(f"M{found.start()} {y}h{(n := found.end() - found.start())}v1h-{n}Z"
                   for y in range(len(text) // width)
                   for found in run.finditer(text[y * width:(y + 1) * width]))
