"""Positions of a game as layers: pieces, the ghost of the one in the hand, and hints.

Identity is told by color; state by outlines and marks: a ghost that may be laid has a solid
outline, one that may not a dashed one and a cross.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import dist

from maze.grid import Point
from maze.pentomino.board import Board
from maze.pentomino.pieces import Piece, Square
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.play.legal import Verdict
from maze.pentomino.position import Laid
from maze.render.boards import board_layers, on_screen, squares_path
from maze.render.distance import cividis
from maze.render.layer import circle
from maze.render.layers import Label, Layer
from maze.render.paths import lines, polyline
from maze.render.piece import borders, colors, middle, mixed, owners, parts_of, piece_layers
from maze.render.space import space_layers
from maze.render.theme import Theme

GHOST = 0.09                 # width of a ghost's outline
PALE = 0.45                  # how much of its color a ghost shows
DASH, REST = 0.22, 0.16      # along an outline
CROSS = 0.2                  # half the width of the mark of what may not be
RING = 0.4                   # radius around a square to look at
DARK_HEAT = 0.55             # up to this share of the most, numbers on a heat map are white


def position_layers(aspect: Aspect, pieces: Sequence[Piece], laid: Sequence[Laid],
                    theme: Theme) -> list[Layer | Label]:
    """The board and what lies on it."""
    board = aspect.shown
    seen = [(piece, aspect.all(squares)) for piece, squares in laid]
    layers = board_layers(board, owners(seen), theme)
    for piece, squares in seen:
        layers += piece_layers(board, pieces[piece], squares, theme)
    if aspect.board.solid:
        layers += space_layers(aspect, pieces, laid, owners(laid), theme)
    return layers


def ghost_layers(aspect: Aspect, piece: Piece, squares: Iterable[Square], verdict: Verdict,
                 theme: Theme) -> list[Layer | Label]:
    """The piece in the hand, where it would lie."""
    board, seen = aspect.shown, aspect.all(squares)
    around = [line for part in parts_of(seen) for line in borders(board, part, GHOST)]
    path = "".join(polyline(each) + "Z" for each in around)
    fill = theme.paper if theme.plain else mixed(theme.paper, colors(piece.name)[0], PALE)
    line = path if verdict.good else "".join(map(dashes, around))
    layers: list[Layer | Label] = [
        Layer(path, fill=fill, stroke=theme.paper, width=2 * GHOST),
        Layer(line, stroke=theme.ink, width=GHOST)]
    middles = [middle(board, part) for part in parts_of(seen)]
    if verdict.possible:
        return [*layers, *(Label(piece.letter, x, y, 0.5, theme.ink) for x, y in middles)]
    cross = lines(line for x, y in middles for line in (
        ((x - CROSS, y - CROSS), (x + CROSS, y + CROSS)),
        ((x - CROSS, y + CROSS), (x + CROSS, y - CROSS))))
    return [*layers, Layer(cross, stroke=theme.ink, width=0.12)]


def dashes(around: Sequence[Point]) -> str:
    """A closed line in dashes, each side beginning and ending with one."""
    found = []
    for (ax, ay), (bx, by) in zip(around, [*around[1:], around[0]], strict=True):
        length = dist((ax, ay), (bx, by))
        count = max(1, round((length + REST) / (DASH + REST)))
        dash = (length - (count - 1) * REST) / count
        for at in range(count):
            begin, end = (at * (dash + REST) / length, (at * (dash + REST) + dash) / length)
            found.append(((ax + (bx - ax) * begin, ay + (by - ay) * begin),
                          (ax + (bx - ax) * end, ay + (by - ay) * end)))
    return lines(found)


def ring_layers(aspect: Aspect, square: Square, theme: Theme) -> list[Layer | Label]:
    """Two rings around a square, ink and paper: seen on whatever is below."""
    x, y = _center(aspect.shown, aspect.out(square))
    ring = circle(x, y, RING)
    return [Layer(ring, stroke=theme.paper, width=0.22), Layer(ring, stroke=theme.ink, width=0.1)]


def cursor_layers(aspect: Aspect, square: Square, theme: Theme) -> list[Layer | Label]:
    """The square that keys act on."""
    x, y = on_screen(aspect.shown, [aspect.out(square)])[0]
    frame = f"M{x + 0.07} {y + 0.07}h.86v.86h-.86Z"
    return [Layer(frame, stroke=theme.paper, width=0.2), Layer(frame, stroke=theme.ink, width=0.1)]


def heat_layers(aspect: Aspect, heat: Mapping[Square, int], theme: Theme) -> list[Layer | Label]:
    """In how many solutions a piece covers each square: a color, and the number itself."""
    board, most = aspect.shown, max(heat.values(), default=1)
    layers: list[Layer | Label] = []
    for square, count in heat.items():
        seen, share = aspect.out(square), count / most
        x, y = _center(board, seen)
        ink = "#FFFFFF" if share < DARK_HEAT else "#10131A"
        layers.append(Layer(squares_path(board, [seen]), fill=cividis(share)))
        layers.append(Label(_short(count), x, y, 0.3, ink))
    return layers


def dead_layers(aspect: Aspect, parts: Iterable[Collection[Square]],
                theme: Theme) -> list[Layer | Label]:
    """Regions that no pieces fill: hatched, and crossed out."""
    board, hatch = aspect.shown, []
    for part in parts:
        for x, y in map(_corner, [(board, aspect.out(square)) for square in part]):
            hatch += [((x, y + 0.5), (x + 0.5, y)), ((x, y + 1), (x + 1, y)),
                      ((x + 0.5, y + 1), (x + 1, y + 0.5))]
    return [Layer(lines(hatch), stroke=theme.path, width=0.08)] if hatch else []


def _corner(place: tuple[Board, Square]) -> Square:
    return on_screen(place[0], [place[1]])[0]


def _center(board: Board, square: Square) -> Point:
    x, y = on_screen(board, [square])[0]
    return x + 0.5, y + 0.5


def _short(count: int) -> str:
    """Three digits at most: ``1.2k``."""
    if count < 1000:
        return str(count)
    return f"{count / 1000:.1f}k" if count < 9950 else f"{round(count / 1000)}k"
