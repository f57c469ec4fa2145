"""Swift: what some solvers find in a rectangle of squares, without steps, at full speed.

The passages of a cell are one byte: 1 right, 2 down, 4 left, 8 up. Dead ends are first filled by
rounds over the whole grid: a plane of bits, one a cell, is one large number, so a round is a dozen
operations however many cells there are. After some rounds few dead ends are left but long ones;
these are followed one by one. The answers are those of the solvers that show their steps.
"""

from __future__ import annotations

import re
from typing import Any, TypeAlias

from maze.grid import Cell
from maze.grids.lattice import Squares, edges_in_row, rectangle
from maze.passages import Maze
from maze.solving.board import NO_WAY, Answer

Row: TypeAlias = list[list[tuple[int, Any]]]
Lead: TypeAlias = tuple[int, list[Any]] | None
ROUNDS = 24
KEEP = 16                    # start and goal are no dead ends
DIGITS, BYTES = bytes.maketrans(b"\0\1", b"01"), bytes.maketrans(b"01", b"\0\1")
SINGLE = re.compile(rb"[\1\2\4\x08]")                      # cells with one passage


def flood(maze: Maze, start: Cell, goal: Cell) -> Answer | None:
    """The way breadth-first search finds; None if the maze is not of this kind."""
    drawn = rectangle(maze.grid)
    if drawn is None or maze.arrows:
        return None
    sides = sides_of(maze, drawn)
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
    drawn = rectangle(maze.grid)
    if drawn is None or maze.arrows:
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
    sides[start] |= KEEP
    sides[goal] |= KEEP
    starts, ends = _corridors(width)
    _follow(sides, ends)
    return _along(sides, starts, start, goal) or _walk(sides, width, start, goal)


def sides_of(maze: Maze, drawn: Squares) -> bytearray:
    """The open sides of every cell as a byte, whatever the arrows: 1 right, 2 down, 4 left, 8 up.
    """
    return _sides(*_planes(maze, drawn), drawn.width)


def _planes(maze: Maze, drawn: Squares) -> tuple[bytes, bytes]:
    """For each cell a byte: is it open to the right? and downward?  See ``lattice``."""
    opened, step = bytes(maze.open), edges_in_row(drawn.width)
    last = (drawn.height - 1) * step
    starts = range(0, last, step)
    right = [opened[at:at + step - 1:2] + b"\0" for at in starts] + [opened[last:] + b"\0"]
    down = [opened[at + 1:at + step - 1:2] + opened[at + step - 1:at + step] for at in starts]
    return b"".join(right), b"".join(down) + bytes(drawn.width)


def _sides(right: bytes, down: bytes, width: int) -> bytearray:
    """The open sides of each cell as one byte; the bytes of all cells are one large number.

    What is right of a cell is left of the next one: six bits down are one byte on, doubled twice.
    """
    across, below = int.from_bytes(right), int.from_bytes(down)
    total = across | below << 1 | across >> 6 | below >> 8 * width - 3
    return bytearray(total.to_bytes(len(right)))


def _steps(width: int) -> list[tuple[int, ...]]:
    """For each byte of sides, where they lead: right, down, left, up."""
    return [tuple(step for bit, step in enumerate((1, width, -1, -width)) if byte >> bit & 1)
            for byte in range(16)]


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


def _corridors(width: int) -> tuple[list[Lead], list[Lead]]:
    """Where corridors lead: out of a start with one side, and out of a dead end.

    A lead is a step and the row to use there: for each byte of sides the next lead, if the cell is
    a corridor; last in a row is what is left of a cell's sides without the one just come by.
    """
    steps = (1, width, -1, -width)
    rows: list[list[Any]] = [[None] * 32 for _ in steps]
    for come, row in enumerate(rows):
        back = 1 << (come + 2) % 4
        row.append(255 - back)
        for bit, step in enumerate(steps):
            if 1 << bit != back:
                row[1 << bit | back] = (step, rows[bit])
    ends: list[Lead] = [None] * 32
    for bit, step in enumerate(steps):
        ends[1 << bit] = (step, rows[bit])
    return ends[:16] * 2, ends


def _follow(sides: bytearray, ends: list[Lead]) -> None:
    """Cut off every dead end that is left, each at its junction; cells to keep are no corridors."""
    for found in SINGLE.finditer(bytes(sides)):
        cell = found.start()
        lead = ends[sides[cell]]
        while lead:
            while lead:
                step, row = lead
                cell += step
                lead = row[sides[cell]]
            sides[cell] &= row[-1]
            lead = ends[sides[cell]]


def _along(sides: bytearray, starts: list[Lead], start: Cell, goal: Cell) -> list[Cell] | None:
    """The way, if there is no choice anywhere, as in every maze without loops."""
    path, cell = [start], start
    lead = starts[sides[start]] if start != goal else None
    while lead:
        step, row = lead
        cell += step
        path.append(cell)
        lead = row[sides[cell]]
    return path if cell == goal else None


def _walk(sides: bytearray, width: int, start: Cell, goal: Cell) -> Answer:
    """Through what is left, first passages first, as ``walk_the_rest`` does."""
    steps = _steps(width)
    tried = [iter(steps[sides[start] & 15])]
    path, seen = [start], {start}
    while path and path[-1] != goal:
        new = next((path[-1] + step for step in tried[-1] if path[-1] + step not in seen), None)
        if new is None:
            path.pop()
            tried.pop()
            continue
        seen.add(new)
        path.append(new)
        tried.append(iter(steps[sides[new] & 15]))
    return path or NO_WAY
