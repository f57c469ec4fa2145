"""Thumbnail: a tiling as a small picture, in the colors of the style sheet, without letters."""

from __future__ import annotations

from collections.abc import Iterable

from maze.pentomino.pieces import Square
from maze.pentomino.play.aspect import Aspect
from maze.render.boards import rim
from maze.render.piece import like, outline

SVG = ('<svg xmlns="http://www.w3.org/2000/svg" class="thumb" viewBox="0 0 {} {}" '
       'aria-hidden="true"><path class="shell-rim" d="{}"/>{}</svg>')
PIECE = '<path class="shell-piece p-{}" d="{}"/>'


def thumbnail(aspect: Aspect, laid: Iterable[tuple[str, tuple[Square, ...]]]) -> str:
    """SVG of pieces, by name, on their squares."""
    board = aspect.shown
    pieces = "".join(PIECE.format(like(name), outline(board, tuple(aspect.all(squares))))
                     for name, squares in laid)
    return SVG.format(board.columns, board.rows, rim(board), pieces)
