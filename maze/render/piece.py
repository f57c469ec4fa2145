"""Pieces as layers: x to the right, y down, a unit a square, (0, 0) the board's top left.

Each piece is drawn a little inside its squares and outlined in ink, so that its border is seen
whatever its fill, and whatever lies beside it.  What tells pieces apart besides their color is the
theme's to say: letters or numbers, and patterns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from maze.connected import pieces as connected
from maze.grid import Point
from maze.pentomino.board import Board
from maze.pentomino.pieces import Piece, Square
from maze.pentomino.position import Laid
from maze.render.boards import INK, on_screen
from maze.render.layers import Label, Layer
from maze.render.paths import polyline
from maze.render.patterns import pattern_layers
from maze.render.theme import DRAWING, NUMBERS, PATTERNS, PIECES, Theme

GAP = DRAWING["gap"]         # paper between a piece and the rim of its squares
TINT = DRAWING["tint"]       # how much of its fill a piece shows that has just come
LETTER = DRAWING["letter"]   # height of a label's type


def owners(laid: Iterable[Laid]) -> dict[Square, int]:
    """The piece on each square that is covered."""
    return {square: piece for piece, squares in laid for square in squares}


def piece_layers(board: Board, piece: Piece, squares: Sequence[Square], theme: Theme, *,
                 young: bool = False, labels: bool = True) -> list[Layer | Label]:
    """One piece; a ``young`` one as a tinted outline."""
    fill, ink = (theme.paper, theme.ink) if theme.plain else colors(piece.name)
    if young:
        fill, ink = mixed(theme.paper, fill, TINT), theme.ink
    drawn: list[Layer | Label] = [Layer(outline(board, tuple(squares)), fill=fill,
                                        stroke=theme.ink, width=theme.outline_width)]
    middles = [middle(board, part) for part in parts_of(tuple(squares))]
    text = label(piece.letter, piece.name, theme) if labels else ""
    if theme.patterns and not young:
        bare = {(x - 0.5, y - 0.5) for x, y in middles} if text else set()     # of the labels
        marked = [at for at in on_screen(board, squares) if at not in bare]
        drawn += pattern_layers(PATTERNS[like(piece.name)], marked, ink)
    return [*drawn, *(Label(text, x, y, LETTER, ink) for x, y in middles)] if text else drawn


@lru_cache(maxsize=4096)
def parts_of(squares: tuple[Square, ...]) -> list[tuple[Square, ...]]:
    """Squares that hang together; a piece on a solid board may have some on several layers."""
    return [tuple(sorted(part)) for part in reversed(connected(reversed(squares)))]


def label(letter: str, name: str, theme: Theme) -> str:
    """What is written on a piece, "" for nothing; only the twelve have numbers."""
    if theme.labels == "none":
        return ""
    return NUMBERS.get(name, letter) if theme.labels == "numbers" else letter


def like(name: str) -> str:
    """The pentomino whose look a piece has; those that are none share the twelve, always alike."""
    return name if name in PIECES else list(PIECES)[sum(map(ord, name)) % len(PIECES)]


def colors(name: str) -> tuple[str, str]:
    """Fill of a piece, and ink of the letter on it."""
    return PIECES[like(name)]


@lru_cache(maxsize=4096)
def outline(board: Board, squares: tuple[Square, ...], inset: float = GAP + INK / 2) -> str:
    """The borders of a piece, so far inside its squares, as closed lines."""
    return "".join(polyline(line) + "Z" for part in parts_of(squares)
                   for line in borders(board, part, inset))


def borders(board: Board, squares: Sequence[Square], inset: float) -> list[list[Point]]:
    """The corners of a piece, clockwise, so far inside its squares; then those of its holes, the
    other way round."""
    found = []
    for walk in _walks(on_screen(board, squares)):
        moved = []
        for (ax, ay), (bx, by), (cx, cy) in _around(walk):
            right = _sign(ay - by) + _sign(by - cy)      # inside is to the right of the walk
            down = _sign(bx - ax) + _sign(cx - bx)
            moved.append((bx + inset * right, by + inset * down))
        found.append(moved)
    return found


def middle(board: Board, squares: Sequence[Square]) -> tuple[float, float]:
    """Where the letter goes: the middle of the square nearest to the piece's center."""
    cells = on_screen(board, squares)
    center = [sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1)]
    x, y = min(cells, key=lambda cell: (cell[0] - center[0]) ** 2 + (cell[1] - center[1]) ** 2)
    return x + 0.5, y + 0.5


def mixed(paper: str, color: str, share: float) -> str:
    """A color, thinned with paper."""
    pairs = ((int(paper[i:i + 2], 16), int(color[i:i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def _walks(cells: Sequence[Square]) -> list[list[Square]]:
    """The corners of a connected set of cells, clockwise, and of each of its holes.

    Each cell has four sides, clockwise; where two cells meet, their sides run opposite ways
    and cancel.  Where two cells meet in a corner alone, the walk keeps to the cell it comes from.
    """
    sides = {side for x, y in cells
             for side in (((x, y), (x + 1, y)), ((x + 1, y), (x + 1, y + 1)),
                          ((x + 1, y + 1), (x, y + 1)), ((x, y + 1), (x, y)))}
    left = {side for side in sides if side[::-1] not in sides}
    walks = []
    while left:
        begin, here = min(left)
        left.remove((begin, here))
        walk = [begin]
        while here != begin or (here, _right_of(walk[-1], here)) in left:
            (x, y), before = here, walk[-1]
            ways = [_right_of(before, here), (2 * x - before[0], 2 * y - before[1]),
                    (2 * x - _right_of(before, here)[0], 2 * y - _right_of(before, here)[1])]
            walk.append(here)
            here = next(way for way in ways if (walk[-1], way) in left)
            left.remove((walk[-1], here))
        walks.append([b for a, b, c in _around(walk) if a[0] != c[0] and a[1] != c[1]])
    return walks


def _right_of(before: Square, here: Square) -> Square:
    """Where a walk comes to that turns right, with y down."""
    return here[0] + before[1] - here[1], here[1] + here[0] - before[0]


def _around(walk: list[Square]) -> Iterator[tuple[Square, Square, Square]]:
    """Each corner of a closed walk, between the one before and the one after."""
    return zip(walk[-1:] + walk[:-1], walk, walk[1:] + walk[:1], strict=True)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)
