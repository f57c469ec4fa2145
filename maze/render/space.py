"""Space: what is seen through the layers of a solid board.

On a free square, the piece that lies right below it is a pale patch, and the one right above a pale
outline.  A piece that goes on in the next layer has a small triangle there, pointing up or down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from maze.pentomino.pieces import Piece, Square
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.position import Laid
from maze.render.boards import on_screen
from maze.render.layers import Label, Layer
from maze.render.piece import colors, mixed, outline
from maze.render.theme import Theme

BELOW, ABOVE = 0.14, 0.24    # how far inside its squares a patch lies, and an outline
PALE, LINE = 0.3, 0.05       # how much of its color a patch has; width of an outline
MARK, EDGE = 0.18, 0.12      # size of a triangle, and how far it is from the corner


def space_layers(aspect: Aspect, pieces: Sequence[Piece], laid: Iterable[Laid],
                 owner: Mapping[Square, int], theme: Theme) -> list[Layer | Label]:
    """To be drawn over the board and its pieces; ``owner`` has the piece on every covered square,
    even if that piece is not seen through others yet."""
    found: list[Layer | Label] = []
    for piece, squares in laid:
        color, ink = ((theme.paper, theme.ink) if theme.plain else colors(pieces[piece].name))
        below, above = (_beside(aspect, squares, step) for step in (1, -1))
        free = tuple(square for square in below if square not in owner)
        if free:                                           # it is seen from the layer above
            found.append(Layer(outline(aspect.shown, aspect.all(free), BELOW),
                               fill=mixed(theme.paper, color, PALE)))
        free = tuple(square for square in above if square not in owner)
        if free:
            found.append(Layer(outline(aspect.shown, aspect.all(free), ABOVE),
                               stroke=mixed(theme.paper, theme.ink, 2 * PALE)
                               if theme.plain else color, width=LINE))
        up = [square for square in squares
              if owner.get(_next(aspect, square, 1)) == piece]
        down = [square for square in squares if owner.get(_next(aspect, square, -1)) == piece]
        if up or down:
            found.append(Layer(_triangles(aspect, up, -1) + _triangles(aspect, down, 1), fill=ink))
    return found


def _next(aspect: Aspect, square: Square, step: int) -> Square:
    """The square right above or below; perhaps none of the board."""
    return square[0] + step * aspect.board.pitch, square[1]


def _beside(aspect: Aspect, squares: Iterable[Square], step: int) -> list[Square]:
    """The squares of the board right above some others, or right below."""
    return [near for square in squares
            if aspect.board.has(near := _next(aspect, square, step))]


def _triangles(aspect: Aspect, squares: Iterable[Square], down: int) -> str:
    """In the right corners of squares: the upper ones point up, the lower ones down."""
    path = ""
    for x, y in on_screen(aspect.shown, map(aspect.out, squares)):
        right = x + 1 - EDGE
        base = y + EDGE + MARK if down < 0 else y + 1 - EDGE - MARK
        path += f"M{right:.2f} {base:.2f}h-{MARK}l{MARK / 2} {down * MARK}Z"
    return path
