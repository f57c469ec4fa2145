"""Tilings as layers: x to the right, y down, a unit a square, (0, 0) the board's top left.

Each piece is drawn a little inside its squares and outlined in ink, so that its border is seen
whatever its fill, and whatever lies beside it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from maze.pentomino.board import Board
from maze.pentomino.pieces import Square
from maze.pentomino.tiling import Placement, Tiling
from maze.render.layers import Box, Label, Layer
from maze.render.paths import lines, number, polyline
from maze.render.theme import PIECES, Theme

GAP = 0.05                   # paper between a piece and the rim of its squares
INK = 0.05                   # width of its outline
TINT = 0.05                  # how much of its fill a piece shows that has just come
LETTER = 0.5                 # height of a label's type
MARGIN = 0.25


def tiling_bounds(board: Board, margin: float = MARGIN) -> Box:
    """Left, top, width and height of a board's picture, with a margin."""
    return (-margin, -margin, board.columns + 2 * margin, board.rows + 2 * margin)


def tiling_layers(tiling: Tiling, placed: Sequence[Placement], theme: Theme, *,
                  young: Collection[Placement] = (), labels: bool = True) -> list[Layer | Label]:
    """Paper, the grid of the free squares, and the pieces; ``young`` ones as tinted outlines."""
    x, y, width, height = tiling_bounds(tiling.board)
    paper = f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}Z"
    layers: list[Layer | Label] = [
        Layer(paper, fill=theme.paper),
        Layer(seams(tiling, placed), stroke=theme.hatch, width=INK / 2),
        Layer(rim(tiling.board), stroke=theme.ink, width=INK)]
    if tiling.board.holes:
        layers.append(Layer(holes(tiling.board), fill=theme.ink))
    for placement in placed:
        layers += _piece(tiling, placement, theme, placement in young, labels)
    return layers


def _piece(tiling: Tiling, placement: Placement, theme: Theme, young: bool,
           labels: bool) -> list[Layer | Label]:
    lie = tiling.placements[placement]
    piece = tiling.pieces[lie.piece]
    fill, ink = colors(piece.name)
    if young:
        fill, ink = mixed(theme.paper, fill, TINT), theme.ink
    shape = Layer(outline(tiling.board, lie.squares), fill=fill, stroke=theme.ink, width=INK)
    x, y = middle(tiling.board, lie.squares)
    return [shape, Label(piece.letter, x, y, LETTER, ink)] if labels else [shape]


def colors(name: str) -> tuple[str, str]:
    """Fill and ink of a piece; those that are no pentominoes share the twelve, always alike."""
    return PIECES.get(name) or list(PIECES.values())[sum(map(ord, name)) % len(PIECES)]


def holes(board: Board) -> str:
    """The squares that are not to be filled."""
    return "".join(f"M{x} {y}h1v1h-1Z" for x, y in sorted(_on_screen(board, sorted(board.holes))))


def rim(board: Board) -> str:
    """The border of the board."""
    return f"M0 0h{board.columns}v{board.rows}h-{board.columns}Z"


@lru_cache(maxsize=4096)
def outline(board: Board, squares: tuple[Square, ...], inset: float = GAP + INK / 2) -> str:
    """The border of a piece, so far inside its squares, as one closed line."""
    moved = []
    for (ax, ay), (bx, by), (cx, cy) in _around(_corners(_on_screen(board, squares))):
        right = _sign(ay - by) + _sign(by - cy)          # inside is to the right of the walk
        down = _sign(bx - ax) + _sign(cx - bx)
        moved.append((bx + inset * right, by + inset * down))
    return polyline(moved) + "Z"


def seams(tiling: Tiling, placed: Sequence[Placement]) -> str:
    """The lines between squares of different pieces, and around free squares; not the rim."""
    board = tiling.board
    owner = {square: lie.piece for lie in map(tiling.placements.__getitem__, placed)
             for square in lie.squares}
    found = []
    for x in range(board.columns):
        for y in range(board.rows):
            down = board.rows - y                        # the square's lower side, on the screen
            here = owner.get((x, y))
            if x and (here is None or here != owner.get((x - 1, y))):
                found.append(((x, down - 1), (x, down)))
            if y and (here is None or here != owner.get((x, y - 1))):
                found.append(((x, down), (x + 1, down)))
    return lines(found)


def middle(board: Board, squares: Sequence[Square]) -> tuple[float, float]:
    """Where the letter goes: the middle of the square nearest to the piece's center."""
    cells = _on_screen(board, squares)
    center = [sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1)]
    x, y = min(cells, key=lambda cell: (cell[0] - center[0]) ** 2 + (cell[1] - center[1]) ** 2)
    return x + 0.5, y + 0.5


def mixed(paper: str, color: str, share: float) -> str:
    """A color, thinned with paper."""
    pairs = ((int(paper[i:i + 2], 16), int(color[i:i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def _on_screen(board: Board, squares: Sequence[Square]) -> list[Square]:
    """Top left corners, y down."""
    return [(x, board.rows - 1 - y) for x, y in squares]


def _corners(cells: Sequence[Square]) -> list[Square]:
    """The corners of a connected set of cells without holes, clockwise.

    Each cell has four sides, clockwise; where two cells meet, their sides run opposite ways
    and cancel.
    """
    sides = {side for x, y in cells
             for side in (((x, y), (x + 1, y)), ((x + 1, y), (x + 1, y + 1)),
                          ((x + 1, y + 1), (x, y + 1)), ((x, y + 1), (x, y)))}
    after = {a: b for a, b in sides if (b, a) not in sides}
    walk = [min(after)]
    while (ahead := after[walk[-1]]) != walk[0]:
        walk.append(ahead)
    return [b for a, b, c in _around(walk) if a[0] != c[0] and a[1] != c[1]]


def _around(walk: list[Square]) -> Iterator[tuple[Square, Square, Square]]:
    """Each corner of a closed walk, between the one before and the one after."""
    return zip(walk[-1:] + walk[:-1], walk, walk[1:] + walk[:1], strict=True)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)
