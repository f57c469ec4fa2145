"""Parity: a proof that some boards cannot be filled, by coloring them like a chess board.

Each piece covers so many dark squares more or fewer than light ones: its imbalance, whichever way
it lies.  The board has an imbalance too.  If no choice of signs makes the pieces' add up to the
board's, there is no tiling, and nothing needs to be searched.  (Solomon W. Golomb, "Checker boards
and polyominoes", 1954.)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maze.message import Joined, Message, joined
from maze.pentomino.board import Board
from maze.pentomino.pieces import Piece, Square
from maze.pentomino.polyominoes import orientations
from maze.pentomino.space import Cube

PROOF = ("Color the board like a chess board: it has {dark} squares of one color and {light} of "
         "the other. Of these,{odd} {even} covers as many of one as of the other. So the pieces "
         "cannot cover {dark} and {light}.")


def imbalance(squares: Iterable[Square | Cube]) -> int:
    """Dark squares, or cubes, less light ones, without sign."""
    return abs(sum(-1 if sum(square) % 2 else 1 for square in squares))


def parity_proof(board: Board, pieces: Sequence[Piece]) -> Message | None:
    """Why the pieces cannot cover the board, all of them; None if the colors allow it."""
    wanted = imbalance(map(board.cube_of, board.squares()))
    each = [imbalance(orientations(piece.name)[0]) for piece in pieces]
    totals = {0}
    for value in each:
        totals = {total + sign * value for total in totals for sign in (1, -1)}
    if wanted in totals:
        return None
    odd = [Joined((piece.letter, _split(piece.size, value))) for piece, value in zip(pieces, each)
           if value]
    dark = (board.area + wanted) // 2
    return Message(PROOF, dark=dark, light=board.area - dark,
                   odd=Joined((" ", joined(odd, ", "), ";"), "") if odd else "",
                   even=Message("each of the others" if odd else "every piece"))


def _split(size: int, value: int) -> Message:
    return Message("covers {more} and {less}", more=(size + value) // 2, less=(size - value) // 2)
