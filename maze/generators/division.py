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

from collections.abc import Iterator

from maze.carving.clearing import cleared
from maze.grids.rows import beside, downward, is_lattice, opened
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BUILD, Steps, run

IDEA = """
Begin with one big empty room. Build a straight wall across it, and leave one gap in the wall. Now
there are two smaller rooms. Divide each of them in the same way, and go on until the rooms are as
narrow as a corridor. The first walls are very long and have only one gap each, so you can see
them in the finished maze.
"""


@register("Recursive division", group="walls", needs="rectangle flat", gives="walls",
          shows={"rooms": "walls.rooms", "wall": "wall", "gap": "way"})
def division(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Cut the room in two by a straight wall with one gap, then each half again."""
    rows, is_open = maze.grid.rows, maze.open
    across = [beside(maze.grid, y) for y in range(len(rows))]
    down = [downward(maze.grid, y)[1] for y in range(len(rows) - 1)]
    yield from cleared(maze)
    walls = _walls(len(rows[0]), len(rows), rng)
    for upright, line, begin, end, gap in walls:
        wall = ([row[line - 1] for row in across[begin:end]] if upright
                else down[line - 1][begin:end])
        way = wall[gap - begin]
        for edge in wall:
            if edge != way:
                is_open[edge] = 0
                yield BUILD + edge
    return maze


def _walls(width: int, height: int, rng: Rng) -> Iterator[tuple[bool, int, int, int, int]]:
    """Each wall: upright or not, its x or y, from where to where it goes, its gap."""
    rooms = [(0, 0, width, height)]                     # to be divided: left, top, right, bottom
    if width == 1 or height == 1:
        rooms.clear()                                   # a single corridor
    choose = rng.chooser()
    while rooms:
        left, top, right, bottom = rooms.pop()
        line = choose(right - left + bottom - top - 2)
        if upright := line < right - left - 1:          # of the lines that could be walls
            line, begin, end = left + 1 + line, top, bottom
            if right - line > 1:                        # a room one cell wide is a corridor: done
                rooms.append((line, top, right, bottom))
            if line - left > 1:
                rooms.append((left, top, line, bottom))
        else:
            line, begin, end = top + 2 + line - right + left, left, right
            if bottom - line > 1:
                rooms.append((left, line, right, bottom))
            if line - top > 1:
                rooms.append((left, top, right, line))
        yield upright, line, begin, end, begin + choose(end - begin)


def whole(maze: Maze, rng: Rng) -> Maze:
    """The same maze without steps: on the lattice a wall is a slice."""
    if not is_lattice(maze.grid):
        return run(division(maze, rng))
    width, height = len(maze.grid.rows[0]), len(maze.grid.rows)
    right = bytearray(b"\1" * len(maze.grid))
    down = right[:]
    stood = [bytes(length) for length in range(max(width, height) + 1)]
    for upright, line, begin, end, gap in _walls(width, height, rng):
        if upright:
            right[begin * width + line - 1:end * width:width] = stood[end - begin]
            right[gap * width + line - 1] = 1
        else:
            row = (line - 1) * width
            down[row + begin:row + end] = stood[end - begin]
            down[row + gap] = 1
    maze.open[:] = opened(right, down, width)
    return maze
