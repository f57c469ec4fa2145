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

from maze.errors import MisfitError
from maze.grid import Cell, Line
from maze.grids.lattice import Squares
from maze.picture import Picture
from maze.quest.quest import LETTERS
from maze.render.paths import gates


def text(picture: Picture) -> str:
    """A maze of squares as lines of text.  Raises MisfitError for other shapes."""
    grid = picture.maze.grid
    drawn = grid.geometry
    if not isinstance(drawn, Squares):
        raise MisfitError("Only mazes of squares can be written as text; use svg, png or json.")
    solid = set(picture.maze.unused())
    signs = _arrows(picture) | _doors(picture)
    marks = dict.fromkeys(picture.path or (), "o") | _stops(picture)
    marks |= {picture.start: "S", picture.goal: "G"}
    walls = _walls(picture)
    lines = []
    for y in range(drawn.height + 1):
        across = (((x, y), (x + 1, y)) for x in range(drawn.width))
        lines.append("+" + "".join(("---" if line in walls else signs.get(line, " ").center(3))
                                   + "+" for line in across))
        if y < drawn.height:
            row = "".join(_cell(y * drawn.width + x, marks, solid) + _post(x + 1, y, walls, signs)
                          for x in range(drawn.width))
            lines.append(_post(0, y, walls, signs) + row)
    return "\n".join(line.rstrip() for line in lines)


def _walls(picture: Picture) -> set[Line]:
    grid, opened = picture.maze.grid, picture.maze.open
    inner = {line for edge in range(grid.edges) if not opened[edge]
             for line in grid.geometry.lines(edge)}
    rim = {line for _, line in grid.geometry.rim()}
    return inner | rim - set(gates(grid, picture.start, picture.goal))


def _cell(cell: Cell, marks: Mapping[Cell, str], solid: set[Cell]) -> str:
    return "###" if cell in solid and cell not in marks else f" {marks.get(cell, ' ')} "


def _post(x: int, y: int, walls: set[Line], signs: Mapping[Line, str]) -> str:
    line = ((x, y), (x, y + 1))
    return "|" if line in walls else signs.get(line, " ")


def _arrows(picture: Picture) -> dict[Line, str]:
    """The sign of each one-way passage, by the line it stands on."""
    grid = picture.maze.grid
    found = {}
    for edge, cell in picture.maze.arrows.items():
        line, = grid.geometry.lines(edge)
        upright = line[0][0] == line[1][0]
        found[line] = ("<>" if upright else "^v")[grid.joins[edge].index(cell)]
    return found


def _doors(picture: Picture) -> dict[Line, str]:
    """The letter of each door, by the line it stands on."""
    doors = picture.quest.doors if picture.quest else ()
    return {line: letter for edge, letter in zip(doors, LETTERS)
            for line in picture.maze.grid.geometry.lines(edge)}


def _stops(picture: Picture) -> dict[Cell, str]:
    return dict(zip(picture.quest.stops, LETTERS.lower())) if picture.quest else {}
