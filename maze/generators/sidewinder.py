"""Sidewinder: each row falls into runs of random length, and each run has one way to the row
above.

Folklore; Walter D. Pullen, "Think Labyrinth", 1996; Jamis Buck, "Mazes for Programmers", 2015.
Like the binary tree, but the way up may stand anywhere in its run, so only the first row is one
long corridor. Upward there is never a choice: from any cell the way to the top is found without
turning back. Cost: linear, one row in memory.  Bias: strong; of the 192 perfect mazes of 3x3 it
reaches 64. Seams between the ends of a row are not used.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat

from maze.grid import Edge, Grid
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.rows import beside, downward
from maze.steps import VISIT, Steps


@register("Sidewinder", group="rows", needs="stacked", words={
    "visit": "A new corridor begins at {cell}.",
    "revisit": "A new corridor begins at {cell}."})
def sidewinder(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Rows of corridors, each with one way up: every cell finds the top without turning back."""
    grid, is_open, below = maze.grid, maze.open, rng.below
    coins = rng.stream(2)
    for y, row in enumerate(grid.rows):
        begin = 0                                       # where the run begins
        ways = _ways_up(grid, y)
        yield VISIT + row[0]
        for index, (edge, coin) in enumerate(zip(beside(grid, y), coins if y else repeat(1))):
            if coin:                                    # the run goes on
                is_open[edge] = 1
                yield edge
                continue
            is_open[up := ways[below(index + 1 - begin) + begin if index > begin else begin]] = 1
            yield up
            begin = index + 1
            yield VISIT + row[begin]
        if y:
            is_open[up := ways[below(len(row) - begin) + begin]] = 1
            yield up
    return maze


def _ways_up(grid: Grid, y: int) -> Sequence[Edge]:
    """For each cell of row y the first of its edges to the row above; none for the first row."""
    if not y:
        return ()
    _, edges, cells = downward(grid, y - 1)
    if cells == grid.rows[y]:
        return edges
    first = dict(zip(cells[::-1], edges[::-1], strict=True))
    return [first[cell] for cell in grid.rows[y]]
