"""Replay: the moves of a game as a short text, and a game from such a text.

A move is one sign: to which neighbor of the cell it leads, as the grid lists them.  Whoever walks
them again passes no wall and no shut door, whatever the text says.
"""

from __future__ import annotations

from string import ascii_lowercase, digits

from maze.picture import Picture
from maze.playing.game import Game
from maze.playing.unfinished import MOST, Unfinished

SIGNS = digits + ascii_lowercase                           # more than any cell has neighbors


def moves_of(game: Game) -> str:
    """The moves of a game as signs: the first ``MOST``, for a longer game goes on from there."""
    grid, trail = game.picture.maze.grid, game.trail[:MOST + 1]
    cells = [node % len(grid) for node in trail]
    return "".join(SIGNS[grid.neighbors[here].index(there)]
                   for here, there in zip(cells, cells[1:], strict=False))


def replay(picture: Picture, kept: Unfinished) -> Game | None:
    """The game as it was kept; None if a move leads through a wall, or beyond the goal."""
    game = Game(picture, hints=kept.hints)
    grid = picture.maze.grid
    for sign in kept.moves:
        at, near = SIGNS.index(sign), grid.neighbors[game.cell]
        if at >= len(near) or not game.step(near[at]):
            return None
    return None if game.won else game
