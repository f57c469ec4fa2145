"""Mazes as text, for doctests, failing tests, terminals and the README.

    +---+---+
      S     |        S start, G goal, o path; gaps in the frame are the entrance and the exit
    +---+   +
    |     G
    +---+---+
                     < > ^ v passages that are walked one way only; ### a cell that is solid
                     a b ... keys, or points to be passed in order; A B ... the doors of the keys
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from maze.errors import MisfitError
from maze.grid import Cell, Grid, Line
from maze.grids.lattice import rectangle
from maze.picture import Picture
from maze.quest.quest import LETTERS
from maze.render.paths import gates

Position: TypeAlias = tuple[int, int]                      # column and row, or the corner there
Side: TypeAlias = tuple[Position, Position]                # a side of a square, by its corners


def text(picture: Picture) -> str:
    """A maze of squares in the plane as lines of text.  Raises MisfitError for other shapes."""
    grid = picture.maze.grid
    cells = places_of(grid)
    solid = set(picture.maze.unused())
    signs = _arrows(picture) | _doors(picture)
    marks = dict.fromkeys(picture.path or (), "o") | _stops(picture)
    marks |= {picture.start: "S", picture.goal: "G"}
    walls = _walls(picture)
    posts = {(x + i, y + k) for x, y in cells for i in (0, 1) for k in (0, 1)}
    width, height = map(max, zip(*posts, strict=True))

    def corner(x: int, y: int) -> str:
        return "+" if (x, y) in posts else " "

    lines = []
    for y in range(height + 1):
        across = [((x, y), (x + 1, y)) for x in range(width)]
        lines.append(corner(0, y) + "".join(
            ("---" if side in walls else signs.get(side, " ").center(3)) + corner(*side[1])
            for side in across))
        if y < height:
            row = "".join(_cell(cells.get((x, y)), marks, solid) + _post(x + 1, y, walls, signs)
                          for x in range(width))
            lines.append(_post(0, y, walls, signs) + row)
    return "\n".join(line.rstrip() for line in lines)


def check(grid: Grid) -> None:
    """Raises MisfitError if a maze of this grid cannot be written."""
    if not rectangle(grid):
        places_of(grid)


def places_of(grid: Grid) -> dict[Position, Cell]:
    """The cell at each place of squared paper.  Raises MisfitError if there is none for a cell."""
    found: dict[Position, Cell] = {}
    for cell in range(len(grid)) if grid.geometry.flat else ():
        corners = [_corner(grid, x, y) for x, y in grid.geometry.outline(cell)]
        x, y = min(corners)
        if (-1, -1) in corners or set(corners) != {(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)}:
            break
        found[x, y] = cell
    if len(found) != len(grid):
        raise MisfitError("Only mazes of squares in the plane can be written as text; "
                          "use svg, png or json.")
    return found


def _corner(grid: Grid, x: float, y: float) -> Position:
    """A point as a corner of squared paper; (-1, -1) if it is none."""
    left, top = x - grid.geometry.bounds[0], y - grid.geometry.bounds[1]
    place = round(left), round(top)
    return place if abs(left - place[0]) + abs(top - place[1]) < 1e-6 else (-1, -1)


def _side(grid: Grid, line: Line) -> Side:
    """The side where a line is drawn, its corners in reading order."""
    (x1, y1), (x2, y2) = line[:2]
    first, last = sorted((_corner(grid, x1, y1), _corner(grid, x2, y2)))
    return first, last


def _walls(picture: Picture) -> set[Side]:
    grid, opened = picture.maze.grid, picture.maze.open
    inner = {_side(grid, line) for edge in range(grid.edges) if not opened[edge]
             for line in grid.geometry.lines(edge)}
    rim = {_side(grid, line) for _, line in grid.geometry.rim()}
    openings = {_side(grid, line) for line in gates(grid, picture.start, picture.goal)}
    return inner | rim - openings


def _cell(cell: Cell | None, marks: Mapping[Cell, str], solid: set[Cell]) -> str:
    if cell is None:
        return "   "
    return "###" if cell in solid and cell not in marks else f" {marks.get(cell, ' ')} "


def _post(x: int, y: int, walls: set[Side], signs: Mapping[Side, str]) -> str:
    side = ((x, y), (x, y + 1))
    return "|" if side in walls else signs.get(side, " ")


def _arrows(picture: Picture) -> dict[Side, str]:
    """The sign of each one-way passage, by the side it stands on."""
    grid = picture.maze.grid
    found = {}
    for edge, cell in picture.maze.arrows.items():
        side = _side(grid, grid.geometry.lines(edge)[0])
        upright = side[0][0] == side[1][0]
        found[side] = ("<>" if upright else "^v")[grid.joins[edge].index(cell)]
    return found


def _doors(picture: Picture) -> dict[Side, str]:
    """The letter of each door, by the side it stands on."""
    grid, doors = picture.maze.grid, picture.quest.doors if picture.quest else ()
    return {_side(grid, line): letter for edge, letter in zip(doors, LETTERS)
            for line in grid.geometry.lines(edge)}


def _stops(picture: Picture) -> dict[Cell, str]:
    return dict(zip(picture.quest.stops, LETTERS.lower())) if picture.quest else {}
