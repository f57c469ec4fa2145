"""Fences as people write them: rows of letters, a piece a letter, anything else for a free square.

    .LLLL
    VVVL.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.errors import RecipeError
from maze.pentomino.fence import Plane
from maze.pentomino.pieces import Piece, Square, orientations
from maze.pentomino.position import Laid


def laid_of_picture(text: str, board: Plane, pieces: Sequence[Piece]) -> list[Laid]:
    """The pieces of a picture, in the middle of the plane.  Raises RecipeError."""
    squares = {(x, y): mark for y, line in enumerate(text.splitlines()[::-1])
               for x, mark in enumerate(line) if mark.isalpha()}
    if not squares:
        raise RecipeError("expected a picture with a letter for each square of a piece")
    low, high = ([pick(square[axis] for square in squares) for axis in (0, 1)]
                 for pick in (min, max))
    across, up = (high[axis] - low[axis] + 1 for axis in (0, 1))
    if across > board.columns or up > board.rows:
        raise RecipeError("expected a picture of at most {most} x {most} squares: {rows} x "
                          "{columns}", most=board.rows, rows=up, columns=across)
    right, upward = (board.columns - across) // 2 - low[0], (board.rows - up) // 2 - low[1]
    found: dict[str, list[Square]] = {}
    for (x, y), mark in squares.items():
        found.setdefault(mark, []).append((x + right, y + upward))
    return [_laid(mark, sorted(of_it), pieces) for mark, of_it in sorted(found.items())]


def _laid(mark: str, squares: list[Square], pieces: Sequence[Piece]) -> Laid:
    index = next((at for at, piece in enumerate(pieces) if piece.letter == mark), None)
    left, low = (min(square[axis] for square in squares) for axis in (0, 1))
    shape = tuple(sorted((x - left, y - low) for x, y in squares))
    if index is None or shape not in map(tuple, map(sorted, orientations(pieces[index].name))):
        raise RecipeError("The squares {letter} of this picture are not the piece {letter}.",
                          letter=mark)
    return index, tuple(squares)
