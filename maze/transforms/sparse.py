"""Sparse: dead ends are walled up from their ends, cell by cell, until a share of the board is
solid.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-: a *sparse* maze does not carve every
cell; here it is made by pruning one that does, so that every generator has it. All branches shrink
evenly: a dead end that was shortened waits until the others have been. The way from start to goal
stays whatever the share; in a perfect maze 100 % leaves it alone on the board. A larger share takes
away all that a smaller one does. Cost: linear. Limits: loops (braid) cannot be shortened.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.grid import Cell
from maze.params import Whole
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BUILD, CLEAR, PHASE, Steps


@register("Sparse", order=50, needs="ends twin branches", words={
    "phase": "Dead ends are walled up.",
    "build": "The passage to {cell} is walled up.", "clear": "{cell} is solid now."}, params=[
    Whole("sparse", "Sparse", 0, 100, 0, "% of cells filled in, dead ends first")])
def sparse(maze: Maze, rng: Rng, *, sparse: int, start: Cell, goal: Cell,
           twin: Sequence[Cell] | None = None) -> Steps[None]:
    """Wall up dead ends until a share of the cells is solid; start and goal stay joined."""
    grid, is_open = maze.grid, maze.open
    degree = [sum(map(is_open.__getitem__, edges)) for edges in grid.borders]
    kept = {start, goal} | ({twin[start], twin[goal]} if twin else set())
    left = (sparse * len(grid) + 50) // 100 - degree.count(0)
    ends = [cell for cell in maze.dead_ends() if cell not in kept]
    rng.shuffle(ends)
    if left > 0 and ends:
        yield PHASE
    for end in ends:                                       # grows while it is read: a queue
        if left <= 0:
            return
        for cell in (end,) if twin is None else (end, twin[end]):
            if degree[cell] != 1:                          # its image was walled up before
                continue
            edge = next(edge for edge in grid.borders[cell] if is_open[edge])
            other = sum(grid.joins[edge]) - cell
            is_open[edge] = 0
            degree[cell] = 0
            degree[other] -= 1
            left -= 1
            if degree[other] == 1 and other not in kept:
                ends.append(other)
            yield BUILD + edge
            yield CLEAR + cell
