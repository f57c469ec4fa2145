"""Look: what a game adds to the picture: the trail, the walker, fog, numbers of exits, a hint."""

from __future__ import annotations

from collections.abc import Iterator

from maze.grid import Cell, Point
from maze.playing.exits import Exit
from maze.playing.game import Game
from maze.render import layers, paths
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.pointing.board import Board

TRAIL = 0.18                                               # cells: the width of the trail
WALKER = 0.27                                              # cells: the radius of the walker, ...
LEAST = 7                                                  # ... and CSS pixels
NUMBERED = 26                                              # CSS pixels a cell that has numbers
REMEMBERED = 2000                                          # moves of the trail that are drawn


def fog(game: Game, known: set[Cell], theme: Theme) -> Iterator[Layer]:
    """Everything that has not been seen yet."""
    grid = game.picture.maze.grid
    hidden = [cell for cell in range(len(grid)) if cell not in known]
    yield Layer(paths.outline(grid, hidden), fill=theme.pruned, stroke=theme.pruned, width=0.12)


def trail(game: Game, theme: Theme) -> Iterator[Layer]:
    """The way walked so far."""
    grid = game.picture.maze.grid
    cells = [node % len(grid) for node in game.trail[-REMEMBERED:]]
    if len(cells) > 1:
        size = min(1.0, layers.elbow_room(grid, cells))
        yield Layer(paths.trail(grid, cells), stroke=theme.paper, width=2 * TRAIL * size)
        yield Layer(paths.trail(grid, cells), stroke=theme.path, width=TRAIL * size)


def walker(game: Game, board: Board, theme: Theme) -> Iterator[Layer]:
    """A disc of ink with a ring of paper: seen on every color."""
    grid = game.picture.maze.grid
    x, y = grid.center(game.cell)
    size = max(WALKER * min(1.0, layers.room(grid, game.cell)), LEAST / board.view.scale)
    yield Layer(layers.circle(x, y, size * 1.3), fill=theme.paper)
    yield Layer(layers.circle(x, y, size), fill=theme.path, stroke=theme.ink, width=size / 4)


def numbers(game: Game, board: Board, theme: Theme) -> Iterator[Layer | Label]:
    """The number of each exit, beside it, where cells are large enough."""
    if board.view.scale < NUMBERED:
        return
    pixel = 1 / board.view.scale
    for exit_ in game.exits():
        x, y = _beside(game, exit_)
        shade = theme.pruned if game.barred(exit_) else theme.paper
        yield Layer(layers.circle(x, y, 8 * pixel), fill=shade, stroke=theme.ink, width=pixel)
        yield Label(str(exit_.number), x, y, 12 * pixel, theme.ink)


def _beside(game: Game, exit_: Exit) -> Point:
    """Inside the cell, toward the exit."""
    grid = game.picture.maze.grid
    (x, y), far = grid.center(game.cell), 0.36 * min(1.0, layers.room(grid, game.cell)) / 1000
    return (x + exit_.heading[0] * far, y + exit_.heading[1] * far)
