"""Boards as layers: paper, squares, rim and holes; x to the right, y down, a unit a square.

Holes that lie open to the outside are left blank, as if the board had been cut out; holes within it
are filled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from maze.pentomino.board import Board
from maze.pentomino.labelled import labels_of
from maze.pentomino.pieces import Square
from maze.render.layers import Box, Label, Layer
from maze.render.paths import lines, number
from maze.render.theme import DRAWING, Theme

INK = DRAWING["outline"]     # width of a piece's outline
MARGIN = 0.25
WRITTEN = 0.33               # height of what is written on squares
FRAME, LINE = 0.09, 0.09     # around a square that is left open: how far inside, how wide
SIDE = round(1 - 2 * FRAME, 2)


def tiling_bounds(board: Board, margin: float = MARGIN) -> Box:
    """Left, top, width and height of a board's picture, with a margin."""
    return (-margin, -margin, board.columns + 2 * margin, board.rows + 2 * margin)


def board_layers(board: Board, owner: Mapping[Square, int], theme: Theme) -> list[Layer | Label]:
    """All but the pieces; ``owner`` tells which piece covers a square."""
    x, y, width, height = tiling_bounds(board)
    paper = f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}Z"
    layers: list[Layer | Label] = [
        Layer(paper, fill=theme.paper),
        Layer(seams(board, owner), stroke=theme.hatch, width=INK / 2),
        Layer(rim(board), stroke=theme.ink, width=theme.outline_width)]
    if board.holes - outside(board) - set(labels_of(board)):
        layers.append(Layer(holes(board), fill=theme.ink))
    return layers + label_layers(board, owner, theme)


def holes(board: Board) -> str:
    """The squares within the board that are not to be filled, but for those left open."""
    return squares_path(board, board.holes - outside(board) - set(labels_of(board)))


def label_layers(board: Board, owner: Mapping[Square, int], theme: Theme) -> list[Layer | Label]:
    """What is written on squares that no piece covers; framed where they are left open."""
    layers: list[Layer | Label] = []
    for square, text in labels_of(board).items():
        if square in owner:
            continue
        x, y = on_screen(board, [square])[0]
        if square in board.holes:
            layers.append(Layer(f"M{x + FRAME} {y + FRAME}h{SIDE}v{SIDE}h-{SIDE}Z",
                                stroke=theme.path, width=LINE))
        layers.append(Label(text, x + 0.5, y + 0.5, WRITTEN, theme.ink))
    return layers


def squares_path(board: Board, squares: Iterable[Square]) -> str:
    """Some squares, one beside the other."""
    return "".join(f"M{x} {y}h1v1h-1Z" for x, y in sorted(on_screen(board, squares)))


def outside(board: Board) -> set[Square]:
    """The holes from which one gets off the board without crossing a square of it."""
    new = {(x, y) for x, y in board.holes
           if x in (0, board.columns - 1) or y in (0, board.rows - 1)}
    found: set[Square] = set()
    while new:
        found |= new
        new = {near for x, y in new for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
               if near in board.holes} - found
    return found


def rim(board: Board) -> str:
    """The border of the board."""
    if not board.holes:
        return f"M0 0h{board.columns}v{board.rows}h-{board.columns}Z"
    found = []
    for x, y in board.squares():
        down = board.rows - y
        sides = (((x - 1, y), ((x, down - 1), (x, down))),
                 ((x + 1, y), ((x + 1, down - 1), (x + 1, down))),
                 ((x, y - 1), ((x, down), (x + 1, down))),
                 ((x, y + 1), ((x, down - 1), (x + 1, down - 1))))
        found += [line for beyond, line in sides if not board.has(beyond)]
    return lines(found)


def seams(board: Board, owner: Mapping[Square, int]) -> str:
    """The lines between squares of different pieces, and around free squares; not the rim."""
    found = []
    for x, y in board.squares():
        down = board.rows - y                            # the square's lower side, on the screen
        here = owner.get((x, y))
        for beyond, line in (((x - 1, y), ((x, down - 1), (x, down))),
                             ((x, y - 1), ((x, down), (x + 1, down)))):
            if board.has(beyond) and (here is None or here != owner.get(beyond)):
                found.append(line)
    return lines(found)


def on_screen(board: Board, squares: Iterable[Square]) -> list[Square]:
    """Top left corners, y down."""
    return [(x, board.rows - 1 - y) for x, y in squares]
