"""Boards of pentominoes as they are printed, and the pieces to be cut out, all at one size."""

from __future__ import annotations

from collections.abc import Sequence

from maze.message import Message
from maze.paper.choosing_boards import BoardPuzzle
from maze.paper.frames import Frame
from maze.paper.page import Drawing, Item, Text
from maze.pentomino.board import Board
from maze.pentomino.pieces import Piece
from maze.pentomino.polyominoes import orientations
from maze.pentomino.position import Laid, parse_position
from maze.pentomino.recipe import TilingRecipe
from maze.render.boards import board_layers, rim, seams
from maze.render.layers import Label, Layer
from maze.render.piece import LETTER, middle, owners, piece_layers
from maze.render.theme import PRINT

CELL = 20.0                                                # of pieces to be cut out
EDGE = 0.02                                                # cells of ink around a board
TRAY, TRAY_CELL = 9.0, 3.0                                 # what is left to be placed: a strip
BESIDE = 16.0                                              # the same at the side of a board
CUT_LINE = 0.3                                             # millimeters


def stands(board: Board, width: float, height: float) -> bool:
    """Whether a board is larger in a rectangle when it is turned upright."""
    frame = Frame(0, 0, width, height)
    return _unit(board.turned(), frame, BESIDE, 0.0) > _unit(board, frame, 0.0, TRAY)


def board_figure(puzzle: BoardPuzzle, frame: Frame, *, upright: bool = False,
                 solution: bool = False) -> list[Drawing]:
    """A board in a rectangle, at the size of the pieces if there is room, else smaller.

    The pieces that are left to be placed are drawn below it or, of an ``upright`` board, beside it;
    the solution has all in their places.
    """
    recipe, board = puzzle.recipe, puzzle.recipe.board
    given = parse_position(recipe.place, board, recipe.pieces)
    laid = parse_position(puzzle.solution, board, recipe.pieces) if solution else given
    below, beside = (0.0, 0.0) if solution else (TRAY, BESIDE)
    if upright:
        laid, board, below = _turned(laid, board), board.turned(), 0.0
    else:
        beside = 0.0
    unit = _unit(board, frame, beside, below)
    x = frame.x + (frame.width - beside - board.columns * unit) / 2
    y = frame.y + (frame.height - below - board.rows * unit) / 2
    drawn = [Drawing(x, y, unit, _layers(board, recipe.pieces, laid))]
    if not solution:
        lying = {piece for piece, _ in given}
        left = [piece for at, piece in enumerate(recipe.pieces) if at not in lying]
        strip = (Frame(x + board.columns * unit + 2, y, beside - 2, board.rows * unit)
                 if upright else
                 Frame(frame.x, y + board.rows * unit + 2, frame.width, below - 2))
        drawn += _tray(left, strip)
    return drawn


def _unit(board: Board, frame: Frame, beside: float, below: float) -> float:
    """How many millimeters a square may have, with so much room for what is left."""
    return min(CELL, (frame.width - beside) / (board.columns + 2 * EDGE),
               (frame.height - below) / (board.rows + 2 * EDGE))


def _turned(laid: Sequence[Laid], board: Board) -> list[Laid]:
    """Pieces on a rectangle that is turned by a quarter."""
    return [(piece, tuple((board.rows - 1 - y, x) for x, y in squares)) for piece, squares in laid]


def _layers(board: Board, pieces: Sequence[Piece], laid: Sequence[Laid]) -> list[Layer | Label]:
    layers = board_layers(board, owners(laid), PRINT)[1:]  # the paper is white
    for piece, squares in laid:
        layers += piece_layers(board, pieces[piece], squares, PRINT)
    return layers


def _tray(pieces: Sequence[Piece], strip: Frame) -> list[Drawing]:
    """Small pieces in a row or, in an upright strip, in a column."""
    shapes, upright = [_flat(piece) for piece in pieces], strip.height > strip.width
    sides = [board.rows if upright else board.columns for board in shapes]
    length, most = sum(sides) + len(sides) - 1, strip.height if upright else strip.width
    thick = max(board.columns if upright else board.rows for board in shapes)
    unit = min(TRAY_CELL, most / length, (strip.width if upright else strip.height) / thick)
    at, drawn = (most - length * unit) / 2, []
    for board, side in zip(shapes, sides, strict=True):
        x = (strip.width - board.columns * unit) / 2 if upright else at
        y = at if upright else (strip.height - board.rows * unit) / 2
        line = Layer(rim(board) + seams(board, {}), stroke=PRINT.ink, width=CUT_LINE / 2 / unit)
        drawn.append(Drawing(strip.x + x, strip.y + y, unit, [line]))
        at += (side + 1) * unit
    return drawn


def _flat(piece: Piece) -> Board:
    """A piece as a board of its own, lying as flat as it can."""
    squares = min(orientations(piece.name), key=lambda some: max(y for _, y in some))
    columns, rows = 1 + max(x for x, _ in squares), 1 + max(y for _, y in squares)
    return Board(rows, columns, frozenset((x, y) for x in range(columns) for y in range(rows)
                                          if (x, y) not in squares))


def pieces_to_cut(whole: Frame, larger: float) -> list[Item]:
    """All twelve pieces as one tiling, so that one cut parts two pieces; 120 x 200 mm."""
    picture = TilingRecipe().picture()
    tiling = picture.tiling
    board, pieces = tiling.board, tiling.pieces
    laid: list[Laid] = [(lie.piece, lie.squares)
                        for lie in map(tiling.placements.__getitem__, picture.placed)]
    turned, lying = board.turned(), _turned(laid, board)
    width, height = turned.columns * CELL, turned.rows * CELL
    x, y = whole.x + (whole.width - width) / 2, whole.y + whole.height - height
    size = 3.6 * larger
    lines: list[Layer | Label] = [Layer(rim(turned) + seams(turned, owners(lying)),
                                        stroke=PRINT.ink, width=CUT_LINE / CELL)]
    for piece, squares in lying:
        across, down = middle(turned, squares)
        lines.append(Label(pieces[piece].letter, across, down, LETTER * 0.7, PRINT.ink))
    return [Text(whole.x, y - 2.4 * size, size, CUT, whole.width),
            Text(whole.x, y - size, size, SIDES, whole.width),
            Drawing(x, y, CELL, lines)]


CUT = Message("Cut along the lines; each square has a side of {mm} mm.", mm=round(CELL))
SIDES = Message("Pieces may be turned and turned over.")
