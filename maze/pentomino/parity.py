"""Parity: a proof that some boards cannot be filled, by coloring them like a chess board.

Each piece covers so many dark squares more or fewer than light ones: its imbalance, whichever way
it lies.  The board has an imbalance too.  If no choice of signs makes the pieces' add up to the
board's, there is no tiling, and nothing needs to be searched.  (Solomon W. Golomb, "Checker boards
and polyominoes", 1954.)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maze.pentomino.board import Board
from maze.pentomino.pieces import Piece, Square
from maze.pentomino.polyominoes import orientations


def imbalance(squares: Iterable[Square]) -> int:
    """Dark squares less light ones, without sign."""
    return abs(sum(-1 if (x + y) % 2 else 1 for x, y in squares))


def parity_proof(board: Board, pieces: Sequence[Piece]) -> str | None:
    """Why the pieces cannot cover the board, all of them; None if the colors allow it."""
    wanted = imbalance(board.squares())
    each = [imbalance(orientations(piece.name)[0]) for piece in pieces]
    totals = {0}
    for value in each:
        totals = {total + sign * value for total in totals for sign in (1, -1)}
    if wanted in totals:
        return None
    odd = [f"{piece.letter} {_split(piece.size, value)}" for piece, value in zip(pieces, each)
           if value]
    even = "every piece" if not odd else "each of the others"
    kinds = f" {', '.join(odd)};" if odd else ""
    dark = (board.area + wanted) // 2
    return (f"Color the board like a chess board: it has {dark} squares of one color and "
            f"{board.area - dark} of the other. Of these,{kinds} {even} covers as many of one as "
            f"of the other. So the pieces cannot come out at {dark} and {board.area - dark}.")


def _split(size: int, value: int) -> str:
    return f"covers {(size + value) // 2} and {(size - value) // 2}"
