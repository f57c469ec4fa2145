"""An SVG file in millimetres for plotters and lasers: hairlines, none drawn twice.

Walls, the path and solid cells are groups that drawing programs show as layers.  The walls are
strokes as long as can be (``maze.exports.strokes``).  A millimetre is a unit of the file, so a
program that ignores sizes gets the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from maze.exports.strokes import strokes
from maze.exports.walls import blocks, standing
from maze.grid import Line, Point
from maze.picture import Picture
from maze.progress import Work
from maze.recipe import Recipe
from maze.render import paths
from maze.render.paths import number
from maze.saving import Asked
from maze.share import encode

HAIRLINE = 0.1                                             # mm; lasers look at the color
MARGIN = 5                                                 # mm
MARK = 0.25                                                # half of a mark, in cells
WALLS, PATH, MARKS = "#000000", "#FF0000", "#0000FF"
INKSCAPE = "http://www.inkscape.org/namespaces/inkscape"


def made(recipe: Recipe, picture: Picture, asked: Asked) -> Work[bytes]:
    """The file."""
    grid, cell = picture.maze.grid, asked.measures["cell"]
    left, top, right, bottom = grid.geometry.bounds
    shift = (MARGIN - left * cell, MARGIN - top * cell)

    def moved(point: Point) -> Point:
        return point[0] * cell + shift[0], point[1] * cell + shift[1]

    def scaled(line: Line) -> Line:
        ends = moved(line[0]), moved(line[1])
        return ends if len(line) == 2 else (*ends, line[2] * cell)

    drawn = yield from strokes((yield from standing(picture)))
    layers = [_group("walls", WALLS, [_stroke(list(map(scaled, stroke))) for stroke in drawn])]
    if asked.solution and picture.path:
        layers.append(_group("path", PATH, [paths.polyline(map(moved, run))
                                            for run in paths.runs(grid, picture.path)]))
    marks = [paths.polyline([moved((x + dx * MARK, y + dy * MARK)) for dx, dy in outline])
             for at, outline in ((picture.start, START), (picture.goal, GOAL))
             for x, y in [grid.center(at)]]
    layers.append(_group("marks", MARKS, marks))
    if solid := blocks(picture):
        layers.append(_group("solid", WALLS, [paths.polygon(map(moved, grid.geometry.outline(one)))
                                              for one in sorted(solid)], hatched=True))
    width, height = (right - left) * cell + 2 * MARGIN, (bottom - top) * cell + 2 * MARGIN
    size = f'width="{number(width)}mm" height="{number(height)}mm"'
    return (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="{INKSCAPE}" {size} '
            f'viewBox="0 0 {number(width)} {number(height)}">\n'
            f"<title>{escape(encode(recipe))}</title>\n{''.join(layers)}</svg>\n").encode()


START = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)]          # a square
GOAL = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)]            # a diamond


def _stroke(lines: Sequence[Line]) -> str:
    """Lines that follow each other as one path."""
    first = lines[0][0]
    closed = "Z" if len(lines) > 1 and _text(lines[-1][1]) == _text(first) else ""
    last = lines[:-1] if closed and len(lines[-1]) == 2 else lines
    return f"M{_text(first)}" + "".join(map(_onward, last)) + closed


def _onward(line: Line) -> str:
    """A line from where the pen is."""
    if len(line) == 2:
        return f"L{_text(line[1])}"
    radius = number(abs(line[2]))
    return f"A{radius} {radius} 0 0 {int(line[2] > 0)} {_text(line[1])}"


def _text(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _group(name: str, color: str, drawn: Iterable[str], *, hatched: bool = False) -> str:
    """A layer; ``hatched`` for what is to be filled, which the drawing program decides."""
    fill = color if hatched else "none"
    stroke = "none" if hatched else color
    return (f'<g id="{name}" inkscape:groupmode="layer" inkscape:label="{name}" fill="{fill}" '
            f'stroke="{stroke}" stroke-width="{HAIRLINE}">\n'
            + "".join(f'<path d="{one}"/>\n' for one in drawn) + "</g>\n")
