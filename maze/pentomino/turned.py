"""Turned: the first tiling in source order of a tall, narrow board, found along its short side.

The search ``source`` meets the tilings of a board in the order of their choices: hole after hole,
the piece's place in the caller's list, then its orientation.  So its first tiling is the least of
all tilings in that order.  A board at most four wide has few tilings (3x20: 8, 4x15: 1472), and
turned by a quarter they are listed in a second, while the search along the long side can take
hours.
"""

from __future__ import annotations

from maze.pentomino.board import Board
from maze.pentomino.solvers.source import source
from maze.pentomino.tiling import Placement, Tiling
from maze.steps import FOUND

NARROW = 4


def is_tall(board: Board) -> bool:
    """Whether turning the board makes the search shorter, as a rule."""
    return board.columns <= NARROW < board.rows


def first_of_tall(tiling: Tiling) -> list[Placement] | None:
    """The first tiling of an empty board, as ``source`` would meet it; None if there is none."""
    flat = Tiling(tiling.board.turned(), tiling.pieces)
    turned = [tiling.numbers[lie.piece, tuple(sorted((y, x) for x, y in lie.squares))]
              for lie in flat.placements]
    found = [_in_order(tiling, [turned[number] for number in flat.placed])
             for step in source(flat) if step >= FOUND]
    return min(found, default=None)


def _in_order(tiling: Tiling, placed: list[Placement]) -> list[Placement]:
    """In the order in which their holes are met.

    Numbers of placements grow with the piece and then the orientation; on one hole an
    orientation has one place only, so lists of numbers compare as the search would meet them.
    """
    return sorted(placed, key=lambda number: tiling.placements[number].squares[0])
