"""Sidewinder: each row falls into runs of random length, and each run has one way to the row
above.

Folklore; Walter D. Pullen, "Think Labyrinth", 1996; Jamis Buck, "Mazes for Programmers", 2015.
Like the binary tree, but the way up may stand anywhere in its run, so only the first row is one
long corridor. Upward there is never a choice: from any cell the way to the top is found without
turning back. Cost: linear, one row in memory; ``whole`` does all at once.  Bias: strong; of the
192 perfect mazes of 3x3 it reaches 64. Seams between the ends of a row are not used.

A cell has one draw of 120: half of them end its run there, and then the other 60 say evenly which
of up to 6 cells has the way up; longer runs draw again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from maze.grid import Edge, Grid
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.rows import beside, downward, is_lattice, opened
from maze.steps import VISIT, Steps, run

SHORT = 6                                               # 60 is divisible by 1, 2 ... 6
END = bytes(1 + draw // 2 for draw in range(256))      # a draw as a byte: the last cell of a run,
RUN = bytes(0 if draw % 2 == 0 else END[draw] for draw in range(256))     # or 0: the run goes on
GOES_ON = b"\1" + bytes(255)
CUT = b"\xff" + b"\xfe" * 255                            # after a cell: nothing, or a cut


@register("Sidewinder", group="rows", needs="stacked", words={
    "visit": "A new corridor begins at {cell}.",
    "revisit": "A new corridor begins at {cell}."})
def sidewinder(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Rows of corridors, each with one way up: every cell finds the top without turning back."""
    grid, is_open = maze.grid, maze.open
    draws = rng.stream(120)                             # a coin and, if it ends a run, which way
    for edge in beside(grid, 0):
        is_open[edge] = 1
        yield edge
    for y, row in enumerate(grid.rows[1:], 1):
        begin, ways = 0, _ways_up(grid, y)
        yield VISIT + row[0]
        for end, (edge, draw) in enumerate(zip((*beside(grid, y), -1), draws), 1):
            if not draw & 1 and edge >= 0:              # the run goes on
                is_open[edge] = 1
                yield edge
                continue
            length = end - begin
            up = draw // 2 % length if length <= SHORT else rng.below(length)
            is_open[edge := ways[begin + up]] = 1
            yield edge
            begin = end
            if end < len(row):
                yield VISIT + row[end]
    return maze


def _ways_up(grid: Grid, y: int) -> Sequence[Edge]:
    """For each cell of row y the first of its edges to the row above."""
    _, edges, cells = downward(grid, y - 1)
    if cells == grid.rows[y]:
        return edges
    first = dict(zip(cells[::-1], edges[::-1], strict=True))
    return [first[cell] for cell in grid.rows[y]]


def whole(maze: Maze, rng: Rng) -> Maze:
    """The same maze without steps: on the lattice all runs are found and looked up in C."""
    if not is_lattice(maze.grid):
        return run(sidewinder(maze, rng))
    width, height = len(maze.grid.rows[0]), len(maze.grid.rows)
    draws = rng.bulk(120, width * (height - 1))
    cells = bytearray(draws.translate(RUN))
    cells[width - 1::width] = draws[width - 1::width].translate(END)
    parts = bytearray(2 * len(cells))                   # each cell, and whether to cut after it
    parts[::2], parts[1::2] = cells, cells.translate(CUT)
    runs = bytes(parts).translate(None, b"\xff").split(b"\xfe")[:-1]
    ups = b"".join(map(_Ups(rng).__getitem__, runs))
    maze.open[:] = opened(b"\1" * width + cells.translate(GOES_ON), ups + bytes(width), width)
    return maze


class _Ups(dict[bytes, bytes]):
    """For a run, as the bytes of its cells, the same with a 1 at its way up and 0 elsewhere."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(_short())
        self._rng = rng

    def __missing__(self, run: bytes) -> bytes:            # a long one has a new draw every time
        return _up(self._rng.below(len(run)), len(run))


@cache
def _short() -> dict[bytes, bytes]:
    return {bytes(length - 1) + bytes([1 + draw]): _up(draw % length, length)
            for length in range(1, SHORT + 1) for draw in range(60)}


def _up(place: int, length: int) -> bytes:
    return bytes(place) + b"\1" + bytes(length - place - 1)
