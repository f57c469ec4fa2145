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
from maze.grids.rows import beside, downward, is_lattice, opened
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import VISIT, Steps, run

SHORT = 6                                               # 60 is divisible by 1, 2 ... 6
END = bytes(1 + draw // 2 for draw in range(256))      # a draw as a byte: the last cell of a run,
RUN = bytes(0 if draw % 2 == 0 else END[draw] for draw in range(256))     # or 0: the run goes on
GOES_ON = b"\1" + bytes(255)
ENDED = b"\0" + b"\1" * 255


IDEA = """
Go through the rows from the top, and each row from left to right. Let a corridor grow to the
right, cell by cell, until a coin says stop. Then open the wall above one of its cells, chosen at
random, and begin a new corridor. The top row is one long corridor. From every cell you can walk
to the top without ever turning back.
"""


@register("Sidewinder", group="rows", needs="stacked", shows={
    "row": "row", "run": "row", "begin": "begin", "end": "end"}, words={
    "visit": "A new corridor begins at {cell}.",
    "revisit": "A new corridor begins at {cell}."})
def sidewinder(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Rows of corridors, each with a passage up: every cell finds the top without turning back."""
    grid, is_open = maze.grid, maze.open
    draws = rng.stream(120)                             # a coin and, if it ends a run, which way
    for edge in beside(grid, 0):
        is_open[edge] = 1
        yield edge
    for y, row in enumerate(grid.rows[1:], 1):
        begin, end, ways = 0, 0, _ways_up(grid, y)
        yield VISIT + row[0]
        for end, (edge, draw) in enumerate(zip((*beside(grid, y), -1), draws), 1):
            if not draw & 1 and edge >= 0:              # the run goes on
                is_open[edge] = 1
                yield edge
                continue
            length = end - begin
            up = draw // 2 % length if length <= SHORT else rng.below(length)
            edge = ways[begin + up]
            is_open[edge] = 1
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
    """The same maze without steps: on the lattice all rows are one large number, a byte a cell."""
    if not is_lattice(maze.grid):
        return run(sidewinder(maze, rng))
    width, height = len(maze.grid.rows[0]), len(maze.grid.rows)
    draws = rng.bulk(120, width * (height - 1))
    cells = bytearray(draws.translate(RUN))
    cells[width - 1::width] = draws[width - 1::width].translate(END)
    goes_on = b"\1" * width + cells.translate(GOES_ON)
    maze.open[:] = opened(goes_on, _ups(cells, rng) + bytes(width), width)
    return maze


def _ups(cells: bytearray, rng: Rng) -> bytearray:
    """From the ends of all runs, 1 where a cell has a way up and 0 elsewhere.

    Ends whose runs have one length are found together, by shifting the ends against themselves. In
    the byte of an end, bit s says that the way up is s cells before it: a shift by 9 s brings it
    there.
    """
    count = len(cells)
    ends = cells.translate(ENDED)
    left = int.from_bytes(ends, "little")               # those that are not done
    before = left << 8 | 1                              # the ends a cell earlier, and the beginning
    spots = 0
    for length in range(1, SHORT + 1):
        exact = left & before
        left ^= exact
        before <<= 8
        spot = int.from_bytes(cells.translate(_spots(length)), "little")
        spots |= spot & ((exact << 8) - exact)          # whole bytes
    found = 0
    for back in range(SHORT):
        found |= spots >> 9 * back
    ups = bytearray((found & int.from_bytes(b"\1" * count, "little")).to_bytes(count, "little"))
    long = left.to_bytes(count, "little")
    end = long.find(1)
    while end >= 0:                                     # one in a hundred: each has its own draw
        begin = ends.rfind(1, 0, end) + 1
        ups[begin + rng.below(end - begin + 1)] = 1
        end = long.find(1, end + 1)
    return ups


@cache
def _spots(length: int) -> bytes:
    """For the end of a run of that length, as a byte, how far back its way up is, as a bit."""
    return bytes(value and 1 << length - 1 - (value - 1) % length for value in range(256))
