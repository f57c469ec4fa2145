"""Clearing a grid: what wall adders begin with."""

from __future__ import annotations

from maze.passages import Maze
from maze.steps import Steps


def cleared(maze: Maze) -> Steps[None]:
    """Open every edge still closed, in order; nothing to do for ``Maze(grid, filled=False)``."""
    edge = maze.open.find(0)
    while edge >= 0:
        maze.open[edge] = 1
        yield edge
        edge = maze.open.find(0, edge + 1)
