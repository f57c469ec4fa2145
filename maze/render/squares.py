"""A rectangle of squares, row by row as bytes: what is drawn of a part of it, without looking at
each cell.

A search colors a maze of a million cells in some hundred thousand runs, and finding them is a
matter of regular expressions over bytes, which C does.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from maze.bytewise import either
from maze.grids.lattice import edges_in_row
from maze.marks import BLANK, SOLID, looks_of
from maze.render.runs import SHUT, runs

RUN = re.compile(rb"(.)\1*", re.DOTALL)


class Part(NamedTuple):
    """A rectangle of cells."""

    left: int
    top: int
    across: int
    down: int

    @property
    def columns(self) -> slice:
        return slice(self.left, self.left + self.across)

    @property
    def rows(self) -> range:
        return range(self.top, self.top + self.down)


class Rows:
    """Marks and walls of a rectangle of squares.

    ``bare`` shows solid cells and no other marks; cells to ``keep`` are not solid; ``tones`` are
    those of a flood, if one is drawn (see ``maze.marks``).
    """

    def __init__(self, width: int, height: int, opened: Sequence[int], marks: Sequence[int], *,
                 bare: bool = False, keep: Sequence[int] = (), tones: Sequence[int] = ()) -> None:
        self.width, self.height = width, height
        self.bare, self.keep = bare, keep
        self._open, self._marks, self._tones = bytes(opened), bytes(marks), bytes(tones)
        self._step = edges_in_row(width)

    def right(self, y: int) -> bytes:
        """Whether the right side of each cell is open."""
        first = y * self._step
        if y == self.height - 1:
            return self._open[first:] + b"\0"
        return self._open[first:first + self._step - 1:2] + b"\0"

    def below(self, y: int) -> bytes:
        """Whether the lower side of each cell is open."""
        if not 0 <= y < self.height - 1:
            return bytes(self.width)
        first = y * self._step
        return self._open[first + 1:first + self._step - 1:2] + \
            self._open[first + self._step - 1:first + self._step]

    def marks(self, y: int) -> bytes:
        """The marks of the cells; of a bare maze, which cells are solid."""
        if not self.bare:
            return self._marks[y * self.width:(y + 1) * self.width]
        right = self.right(y)
        reached = either(either(right, b"\0" + right[:-1]),
                         either(self.below(y), self.below(y - 1)))
        marks = bytearray(reached.translate(bytes([SOLID]) + bytes([BLANK]) * 255))
        for cell in self.keep:
            if cell // self.width == y:
                marks[cell % self.width] = BLANK
        return bytes(marks)

    def looks(self, y: int) -> bytes:
        """What the cells are colored by."""
        if self.bare or not self._tones:
            return self.marks(y)
        return looks_of(self.marks(y), self._tones[y * self.width:(y + 1) * self.width])

    def dead_ends(self) -> int:
        """How many cells have one passage: sides are counted as bytes, which never carry."""
        count, above = 0, bytes(self.width)
        for y in range(self.height):
            right, below = self.right(y), self.below(y)
            sides = sum(int.from_bytes(part, "little")
                        for part in (right, b"\0" + right[:-1], below, above))
            count += sides.to_bytes(self.width, "little").count(1)
            above = below
        return count


def fills(rows: Rows, part: Part, mark: int) -> str:
    """The cells of a part that have a mark, as path data: a run in a row is one rectangle."""
    run, left = re.compile(b"[%b]+" % re.escape(bytes([mark]))), part.left
    return "".join(f"M{left + found.start()} {y}h{(n := found.end() - found.start())}v1h-{n}Z"
                   for y in part.rows for found in run.finditer(rows.marks(y)[part.columns]))


def fills_by_look(rows: Rows, part: Part) -> dict[int, str]:
    """All cells of a part in the same way, by their looks."""
    found: dict[int, list[str]] = {}
    for y in part.rows:
        line = rows.looks(y)[part.columns]
        for run in RUN.finditer(line):
            first, n = run.start(), run.end() - run.start()
            found.setdefault(line[first], []).append(f"M{part.left + first} {y}h{n}v1h-{n}Z")
    return {look: "".join(runs) for look, runs in sorted(found.items())}


def cells_with(rows: Rows, part: Part, mark: int) -> list[int]:
    """The same as numbers of cells."""
    one = re.compile(re.escape(bytes([mark])), re.DOTALL)
    return [y * rows.width + part.left + found.start() for y in part.rows
            for found in one.finditer(rows.marks(y)[part.columns])]


def walls(rows: Rows, part: Part) -> str:
    """The inner walls around the cells of a part, as path data."""
    left, top, across, _ = part
    first = top - 1 if top else 0
    lower = [f"M{left} {y + 1}" + runs(rows.below(y)[part.columns].translate(SHUT), "h")
             for y in range(first, min(part.rows.stop, rows.height - 1))]
    before = 1 if left else 0                              # the wall on the left, too
    columns = slice(left - before, left + across)
    beside = b"".join(rows.right(y)[columns] for y in part.rows).translate(SHUT)
    wide = min(across + before, rows.width - 1 - columns.start)
    lower += [f"M{columns.start + x + 1} {top}" + runs(beside[x::across + before], "v")
              for x in range(wide)]
    return "".join(lower)
