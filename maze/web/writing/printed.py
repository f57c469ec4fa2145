"""Printed: what a program prints, in lines with the number of steps before each; not too many."""

from __future__ import annotations

import json
from collections.abc import Callable

LINES = 1000                                               # of one run
LONGEST = 400                                              # characters of a line
AT_ONCE = 3000                                             # characters on their way


class Printed:
    """A file to print to; ``count`` tells how many steps there were."""

    encoding = "utf-8"

    def __init__(self, count: Callable[[], int]) -> None:
        self._count = count
        self._lines: list[tuple[int, str]] = []
        self._open = ""                                    # a line that has not ended
        self._kept = self._size = 0

    def write(self, text: str) -> int:
        text = str(text)
        *whole, last = (self._open + text[:AT_ONCE]).split("\n")
        for line in whole:
            self._add(line)
        self._open = last[:LONGEST]
        return len(text)

    def flush(self) -> None:
        """Nothing waits."""

    def isatty(self) -> bool:
        return False

    def _add(self, line: str) -> None:
        if self._kept < LINES and self._size < AT_ONCE:
            self._kept += 1
            line = "".join(c if c.isprintable() else " " for c in line[:LONGEST])
            self._lines.append((self._count(), line))
            self._size += len(line)

    def take(self) -> str:
        """What has been printed since the last time, as JSON, or ""."""
        if self._open and self._kept < LINES:
            self._add(self._open)
        self._open = ""
        lines, self._lines, self._size = self._lines, [], 0
        return json.dumps(lines, ensure_ascii=False) if lines else ""
