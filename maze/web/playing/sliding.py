"""Sliding: along the walls that a finger crosses."""

from __future__ import annotations

from math import dist

from maze.grid import Point
from maze.grids.headings import nearest
from maze.playing.game import Game


def slide(game: Game, at: Point) -> bool:
    """One step toward a place, if it comes nearer by it."""
    grid = game.picture.maze.grid
    x, y = grid.center(game.cell)
    free = [exit_ for exit_ in game.exits() if not game.barred(exit_)]
    best = nearest(free, (at[0] - x, at[1] - y))
    if best is None or dist(grid.center(best.cell), at) >= dist((x, y), at):
        return False
    return game.go(best)
