"""Doubling: each square of a picture becomes four cells, and the picture may get ground around it.

Only boards of unit squares can be doubled: rectangles, words, outlines and what is cut out of them.
Start and goal are the two upper cells of the first square: the round trip through all cells of the
picture (``maze.pictures.hiding``) is cut open between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from maze.connected import Square
from maze.errors import MisfitError
from maze.grid import Cell, Grid
from maze.grids.lattice import lattice_slices
from maze.grids.masks import cut_slices
from maze.laying import in_parts, laid, progress
from maze.message import Message
from maze.progress import Work

RECTANGLE, BAND, BARE = "rect", "band", "bare"
WIDE = 2                                                   # squares: how wide a band is
MOST = 302                                                 # squares a side, twice that in cells
NO_SQUARES = Message("A hidden picture needs a board of squares in one plane.")


class Doubled(NamedTuple):
    """Where the squares of a board are once it is doubled, in squares from the upper left.

    dark     the square of each cell of the board      ground    the squares around them
    width    of all of it, and its height, in squares
    """

    dark: list[Square]
    ground: list[Square]
    width: int
    height: int


def doubled_slices(board: Grid, around: str) -> Work[Doubled]:
    """The squares of a board, with a rectangle, a band or nothing around it.  Raises MisfitError.
    """
    margin = {RECTANGLE: 1, BAND: WIDE, BARE: 0}[around]
    _check(board, margin)
    squares: list[Square] = []
    for some in in_parts(range(len(board))):
        squares += map(_square_of(board), some)
        yield progress(len(squares), len(board))
    left, top = (min(square[axis] for square in squares) - margin for axis in (0, 1))
    right, low = (max(square[axis] for square in squares) + margin for axis in (0, 1))
    dark = [(x - left, y - top) for x, y in squares]
    width, height = right - left + 1, low - top + 1
    known, ground = set(dark), set[Square]()
    if around == RECTANGLE:
        ground = {(x, y) for y in range(height) for x in range(width)} - known
    elif around == BAND:
        ground = {(x + dx, y + dy) for x, y in dark for dx in range(-WIDE, WIDE + 1)
                  for dy in range(-WIDE, WIDE + 1)} - known
    return Doubled(dark, sorted(ground, key=lambda square: square[::-1]), width, height)


doubled = laid(doubled_slices)


def _check(board: Grid, margin: int) -> None:
    """Raises MisfitError for a board that is not of squares or is too large, before all of its
    cells are looked at."""
    if not board.geometry.flat or board.geometry.tunnels:
        raise MisfitError(NO_SQUARES)
    _square_of(board)(0)
    left, top, right, bottom = board.geometry.bounds
    side = round(max(right - left, bottom - top)) + 2 * margin
    if side > MOST:
        raise MisfitError("A hidden picture has at most {most} squares a side, this one has "
                          "{n}.", most=MOST, n=side)


def _square_of(board: Grid) -> Callable[[Cell], Square]:
    """The upper left corner of a cell, on squared paper; MisfitError if it is no square."""
    def square(cell: Cell) -> Square:
        corners = board.geometry.outline(cell)
        x, y = min(corners)
        if {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} != set(corners) or len(corners) != 4:
            raise MisfitError(NO_SQUARES)
        return round(x), round(y)

    return square


def doubled_grid_slices(board: Grid, around: str) -> Work[Grid]:
    """The grid of four cells a square, in slices.  Raises MisfitError."""
    found = yield from doubled_slices(board, around)
    x, y = found.dark[0]
    ends = ((2 * x + 1, 2 * y), (2 * x, 2 * y))
    wide = 2 * found.width
    if around == RECTANGLE:
        grid = yield from lattice_slices(wide, 2 * found.height)
        grid.ends = (ends[0][1] * wide + ends[0][0], ends[1][1] * wide + ends[1][0])
    else:
        cells: list[Square] = []
        for some in in_parts([*found.dark, *found.ground]):
            cells += [cell for square in some for cell in four(square)]
            yield progress(len(cells))
        grid = yield from cut_slices(cells, ends)
    grid.board = board
    return grid



def four(square: Square) -> tuple[Square, Square, Square, Square]:
    """The four cells of a square: upper left, upper right, lower left, lower right."""
    x, y = 2 * square[0], 2 * square[1]
    return (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)


def rooms(grid: Grid, squares: Iterable[Square]) -> list[tuple[Cell, Cell, Cell, Cell]]:
    """The four cells of each square of a doubled grid, by number."""
    at = {(int(x), int(y)): cell for cell, (x, y) in enumerate(map(grid.center, range(len(grid))))}
    return [(at[a], at[b], at[c], at[d]) for a, b, c, d in map(four, squares)]
