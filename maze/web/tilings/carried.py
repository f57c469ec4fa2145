"""Carried: the piece that is being dragged, as it follows the pointer wherever it is.  Pure."""

from __future__ import annotations

from typing import NamedTuple

from maze.pentomino.board import Board
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.play.game import Game
from maze.pentomino.play.turning import grip
from maze.pentomino.polyominoes import orientations
from maze.render.piece import like, outline


class Carried(NamedTuple):
    """An outline in squares, y down; ``x`` and ``y`` are the point of it that the pointer holds.

    ``style`` is the pentomino whose color it has; ``above`` how many squares a finger is below it.
    """

    path: str
    columns: int
    rows: int
    x: float
    y: float
    style: str
    above: float


def carried(game: Game, aspect: Aspect, above: float) -> Carried | None:
    """The piece in the hand as it is seen; None if the hand is empty, or the board is solid: there
    it is seen on the board alone, in several layers."""
    if game.hand is None or game.board.solid:
        return None
    name, lie = game.name(game.hand), game.lies[game.hand]
    shape, held = orientations(name)[lie], grip(name, lie)[:2]
    if aspect.upright:                                     # a quarter clockwise, as the board is
        shape, held = tuple((y, -x) for x, y in shape), (held[1], -held[0])
    left, low = min(x for x, _ in shape), min(y for _, y in shape)
    squares = tuple(sorted((x - left, y - low) for x, y in shape))
    columns, rows = 1 + max(x for x, _ in squares), 1 + max(y for _, y in squares)
    return Carried(outline(Board(rows, columns), squares), columns, rows,
                   held[0] - left + 0.5, rows - (held[1] - low) - 0.5, like(name), above)
