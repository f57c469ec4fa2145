"""Hints: four rungs, each tells a little more: is it still solvable, where, which piece, how.

Pure functions of an index and the spots that are placed; the same position gives the same hint.
The place is the free square that the fewest placements can cover in what solutions are left; the
piece is the one that most of these solutions have there.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from maze.message import Message
from maze.pentomino.board import Board, sums
from maze.pentomino.engines.index import Index
from maze.pentomino.engines.puzzle import Spot
from maze.pentomino.pieces import Piece, Square

RUNGS = 4


class Hint(NamedTuple):
    """How many solutions are left; if any: the square to look at, the piece there, and its spot."""

    remaining: int
    square: Square | None
    piece: str | None
    spot: Spot | None


def hint(index: Index, placed: Collection[Spot]) -> Hint:
    """All four rungs at once."""
    puzzle, remaining = index.puzzle, index.remaining(placed)
    covering: dict[Square, list[tuple[int, Spot]]] = {}
    for spot, count in index.hints(placed).items() if remaining else ():
        for square in puzzle.squares(spot):
            covering.setdefault(square, []).append((count, -spot))
    if not covering:
        return Hint(remaining, None, None, None)
    square = min(covering, key=lambda square: (len(covering[square]), square))
    spot = -max(covering[square])[1]
    return Hint(remaining, square, puzzle.kinds[puzzle.spots[spot][0]], spot)


def rung_in_words(rung: int, letter: str, where: Message) -> Message:
    """The rungs that say where to look, which piece, and that it goes there."""
    if rung == 2:
        return Message("Look at {where}.", where=where)
    if rung == 3:
        return Message("It is piece {letter} at {where}.", letter=letter, where=where)
    return Message("Piece {letter} goes there.", letter=letter)


def last_solvable(index: Index, placed: Sequence[Spot]) -> int:
    """How many of the pieces, in the order they were placed, leave a solution."""
    left = index.every
    for count, spot in enumerate(placed):
        left &= index.having.get(spot, 0)
        if not left:
            return count
    return len(placed)


def dead_parts(board: Board, filled: Collection[Square], pieces: Collection[Piece]) -> list[
        set[Square]]:
    """The free parts of a size that the pieces left do not add up to: "leaves 3 squares alone"."""
    sizes = sums(piece.size for piece in pieces)
    return [part for part in board.without(filled).parts() if not sizes >> len(part) & 1]
