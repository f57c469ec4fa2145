"""Fences as layers: the fields that are fenced in, their areas, and where the fence is open."""

from __future__ import annotations

from maze.grid import Point
from maze.pentomino.fence import Gap, Report
from maze.pentomino.pieces import Square
from maze.pentomino.play.aspect import Aspect
from maze.render.boards import on_screen, squares_path
from maze.render.layers import Label, Layer
from maze.render.paths import lines
from maze.render.position import dashes
from maze.render.theme import Theme

ROOM = 10                                                  # squares
WRITTEN = 1.1                                              # height of the number in a field
LINE = 0.16                                                # width of the line across a gap


def field_layers(aspect: Aspect, report: Report, theme: Theme) -> list[Layer | Label]:
    """On the paper, below the grid: each field that is fenced in."""
    return [Layer(squares_path(aspect.shown, map(aspect.out, field)), fill=theme.visited)
            for field in report.fields]


def area_layers(aspect: Aspect, report: Report, theme: Theme) -> list[Layer | Label]:
    """Above the grid: the area of each field that has room for it."""
    return [Label(str(len(field)), *_center(aspect, _middle(field)), WRITTEN, theme.ink)
            for field in report.fields if len(field) >= ROOM]


def gap_layers(aspect: Aspect, gap: Gap | None, theme: Theme) -> list[Layer | Label]:
    """Above the pieces: a dashed line from one loose end to the other."""
    if gap is None:
        return []
    ends = [_center(aspect, square) for square in gap.squares]
    return [Layer(lines([(ends[0], ends[1])]), stroke=theme.paper, width=2 * LINE),
            Layer(dashes(ends), stroke=theme.path, width=LINE)]


def _middle(field: frozenset[Square]) -> Square:
    """The square of a field that is nearest to its center."""
    x, y = (sum(square[axis] for square in field) / len(field) for axis in (0, 1))
    return min(field, key=lambda square: ((square[0] - x) ** 2 + (square[1] - y) ** 2, square))


def _center(aspect: Aspect, square: Square) -> Point:
    x, y = on_screen(aspect.shown, [aspect.out(square)])[0]
    return x + 0.5, y + 0.5
