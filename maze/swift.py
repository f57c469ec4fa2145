"""Swift: what some solvers find in a rectangle of squares, without steps, at full speed.

The passages of a cell are one byte: 1 right, 2 down, 4 left, 8 up. Dead ends are first filled by
rounds over the whole grid: a plane of bits, one a cell, is one large number, so a round is a dozen
operations however many cells there are. After some rounds few dead ends are left but long ones;
these are followed one by one. The answers are those of the solvers that show their steps.
"""

from __future__ import annotations

import re
from typing import Any, TypeAlias

from maze.board import NO_WAY, Answer
from maze.grid import Cell
from maze.lattice import Squares
from maze.passages import Maze

Row: TypeAlias = list[list[tuple[int, Any]]]
ROUNDS = 24
KEEP = 16                    # start and goal are no dead ends
DIGITS, BYTES = bytes.maketrans(b"\0\1", b"01"), bytes.maketrans(b"01", b"\0\1")
SINGLE = re.compile(rb"[\1\2\4\x08]")                      # cells with one passage


def flood(maze: Maze, start: Cell, goal: Cell) -> Answer | None:
    """The way breadth-first search finds; None if the maze is not of this kind."""
    drawn = maze.grid.geometry
    if not isinstance(drawn, Squares) or maze.arrows:
        return None
    sides = _sides(*_planes(maze, drawn), drawn.width)
    came: list[Row | None] = [None] * len(sides)           # how each cell was come to
    came[start] = rows = _rows(drawn.width)
    for cell in (wave := [start]):
        if cell == goal:
            return _back(came, rows, start, goal)
        for step, row in came[cell][sides[cell]]:          # type: ignore[index]
            new = cell + step
            if came[new] is None:
                came[new] = row
                wave.append(new)
    return NO_WAY


def fill(maze: Maze, start: Cell, goal: Cell) -> Answer | None:
    """The way that is left when dead ends are filled; None if the maze is not of this kind."""
    drawn = maze.grid.geometry
    if not isinstance(drawn, Squares) or maze.arrows:
        return None
    cells, width = len(maze.grid), drawn.width
    across, down = _planes(maze, drawn)
    right, below = int(across.translate(DIGITS), 2), int(down.translate(DIGITS), 2)
    keep = 1 << cells - 1 - start | 1 << cells - 1 - goal
    for _ in range(ROUNDS):
        left, above = right >> 1, below >> width
        stays = right & left | below & above | (right | left) & (below | above) | keep
        right &= stays & stays << 1
        below &= stays & stays << width
    across, down = (format(plane, f"0{cells}b").encode().translate(BYTES)
                    for plane in (right, below))
    sides = _sides(across, down, width)
    _follow(sides, width, start, goal)
    return _along(sides, width, start, goal) or _walk(sides, width, start, goal)


def _planes(maze: Maze, drawn: Squares) -> tuple[bytes, bytes]:
    """For each cell a byte: is it open to the right? and downward?  (See ``maze.lattice``.)"""
    opened, step = bytes(maze.open), 2 * drawn.width - 1
    last = (drawn.height - 1) * step
    starts = range(0, last, step)
    right = [opened[at:at + step - 1:2] + b"\0" for at in starts] + [opened[last:] + b"\0"]
    down = [opened[at + 1:at + step - 1:2] + opened[at + step - 1:at + step] for at in starts]
    return b"".join(right), b"".join(down) + bytes(drawn.width)


def _sides(right: bytes, down: bytes, width: int) -> bytearray:
    """The open sides of each cell as one byte; bytes are added by the grid."""
    planes = (right, down, b"\0" + right[:-1], bytes(width) + down[:-width])
    total = sum(int.from_bytes(plane) << bit for bit, plane in enumerate(planes))
    return bytearray(total.to_bytes(len(right)))


def _steps(width: int) -> list[tuple[int, ...]]:
    """For each byte of sides, where they lead: right, down, left, up."""
    return [tuple(step for bit, step in enumerate((1, width, -1, -width)) if byte >> bit & 1)
            for byte in range(16)]


def _leads(width: int) -> dict[int, tuple[int, int]]:
    """For a single side: where it leads, and the side by which one comes in there."""
    return {1: (1, 4), 2: (width, 8), 4: (-1, 1), 8: (-width, 2)}


def _rows(width: int) -> Row:
    """For each byte of sides, the steps to take and the row to use there: no step goes back."""
    steps = (1, width, -1, -width)
    rows: list[Row] = [[] for _ in range(5)]               # come by a step, or from nowhere
    for come, row in enumerate(rows):
        for byte in range(16):
            row.append([(step, rows[bit]) for bit, step in enumerate(steps)
                        if byte >> bit & 1 and come != (bit + 2) % 4])
    return rows[4]


def _back(came: list[Row | None], rows: Row, start: Cell, goal: Cell) -> list[Cell]:
    """The way from start to goal, by the rows of its cells."""
    steps = {id(row): step for step, row in rows[15]}
    path = [goal]
    while path[-1] != start:
        path.append(path[-1] - steps[id(came[path[-1]])])
    return path[::-1]


def _follow(sides: bytearray, width: int, start: Cell, goal: Cell) -> None:
    """Fill every dead end that is left, each back to its junction."""
    leads: list[tuple[int, int] | None] = [None] * 32
    for side, (step, back) in _leads(width).items():
        leads[side] = (step, 255 - back)
    sides[start] |= KEEP
    sides[goal] |= KEEP
    for found in SINGLE.finditer(bytes(sides)):
        cell = found.start()
        while lead := leads[sides[cell]]:
            sides[cell] = 0
            cell += lead[0]
            sides[cell] &= lead[1]
    sides[start] &= KEEP - 1
    sides[goal] &= KEEP - 1


def _along(sides: bytearray, width: int, start: Cell, goal: Cell) -> list[Cell] | None:
    """The way, if there is no choice anywhere, as in every maze without loops."""
    leads = _leads(width)
    path, cell, back = [start], start, 0
    while cell != goal:
        lead = leads.get(sides[cell] & ~back)
        if lead is None:
            return None
        step, back = lead
        cell += step
        path.append(cell)
    return path


def _walk(sides: bytearray, width: int, start: Cell, goal: Cell) -> Answer:
    """Through what is left, first passages first, as ``walk_the_rest`` does."""
    steps = _steps(width)
    tried = [iter(steps[sides[start]])]
    path, seen = [start], {start}
    while path and path[-1] != goal:
        new = next((path[-1] + step for step in tried[-1] if path[-1] + step not in seen), None)
        if new is None:
            path.pop()
            tried.pop()
            continue
        seen.add(new)
        path.append(new)
        tried.append(iter(steps[sides[new]]))
    return path or NO_WAY
