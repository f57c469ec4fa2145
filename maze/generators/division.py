"""Recursive division: walls straight across a room, with one gap; then the same in both halves.

Walter D. Pullen, "Think Labyrinth", 1996; Jamis Buck, "Mazes for Programmers", 2015.  A wall
adder: it begins with one empty room.  Of all the lines across a room each is equally likely, so
long rooms are mostly cut short; a room one cell wide is a corridor and done. Long straight walls,
few ways through them, a short solution.  Cost: linear in the walls; rooms wait on a list. Bias:
the first walls can be seen from afar.  Needs a rectangle without seams, because elsewhere no
straight wall cuts a room in two (and around a seam one wall cuts nothing); blobby division does
it on any grid.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.clearing import cleared
from maze.grid import Edge
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.rows import beside, downward
from maze.steps import BUILD, Steps


@register("Recursive division", group="walls", needs="rectangle flat", gives="walls")
def division(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Cut the room in two by a straight wall with one gap, then each half again."""
    rows, is_open, below = maze.grid.rows, maze.open, rng.below
    across = [beside(maze.grid, y) for y in range(len(rows))]
    down = [downward(maze.grid, y)[1] for y in range(len(rows) - 1)]
    yield from cleared(maze)
    rooms = [(0, 0, len(rows[0]), len(rows))]           # to be divided: left, top, right, bottom
    if not (down and across[0]):
        rooms.clear()                                   # a single corridor
    while rooms:
        left, top, right, bottom = rooms.pop()
        width, height = right - left, bottom - top
        wall: Sequence[Edge]
        line = below(width + height - 2)                # of the lines that could be walls
        if line < width - 1:
            x = left + 1 + line
            wall = [row[x - 1] for row in across[top:bottom]]
            if right - x > 1:                           # a room one cell wide is a corridor: done
                rooms.append((x, top, right, bottom))
            if x - left > 1:
                rooms.append((left, top, x, bottom))
        else:
            y = top + 2 + line - width
            wall = down[y - 1][left:right]
            if bottom - y > 1:
                rooms.append((left, y, right, bottom))
            if y - top > 1:
                rooms.append((left, top, right, y))
        gap = wall[below(len(wall))]
        for edge in wall:
            if edge != gap:
                is_open[edge] = 0
                yield BUILD + edge
    return maze
