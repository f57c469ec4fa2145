"""Sliding: the walker follows a finger, along the walls that the finger crosses."""

from __future__ import annotations

from math import dist

from maze.grid import Cell, Point
from maze.grids.headings import nearest
from maze.playing.game import Game

LEAPS = 40                                                 # moves that one drag may cause


def lead(game: Game, cell: Cell, at: Point) -> None:
    """As far as there is a path toward a place, which lies in a cell."""
    for _ in range(LEAPS):
        if cell == game.cell or game.walk_to(cell) or not slide(game, at):
            break


def slide(game: Game, at: Point) -> bool:
    """One step toward a place, if it comes nearer by it."""
    grid = game.picture.maze.grid
    x, y = grid.center(game.cell)
    free = [exit_ for exit_ in game.exits() if not game.barred(exit_)]
    best = nearest(free, (at[0] - x, at[1] - y))
    if best is None or dist(grid.center(best.cell), at) >= dist((x, y), at):
        return False
    return game.go(best)
