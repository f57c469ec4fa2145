"""Mazes as text, for doctests, failing tests, terminals and the README.

    +---+---+
      S     |        S start, G goal, o path; gaps in the frame are the entrance and the exit
    +---+   +
    |     G
    +---+---+
"""

from __future__ import annotations

from maze.errors import MisfitError
from maze.grid import Line
from maze.lattice import Squares
from maze.picture import Picture
from maze.render.paths import gates


def text(picture: Picture) -> str:
    """A maze of squares as lines of text.  Raises MisfitError for other shapes."""
    grid = picture.maze.grid
    drawn = grid.geometry
    if not isinstance(drawn, Squares):
        raise MisfitError("Only mazes of squares can be written as text; use svg, png or json.")
    marks = dict.fromkeys(picture.path or (), "o") | {picture.start: "S", picture.goal: "G"}
    walls = _walls(picture)
    lines = []
    for y in range(drawn.height + 1):
        across = (((x, y), (x + 1, y)) for x in range(drawn.width))
        lines.append("+" + "".join(("---" if line in walls else "   ") + "+" for line in across))
        if y < drawn.height:
            row = "".join(f" {marks.get(y * drawn.width + x, ' ')} {_post(x + 1, y, walls)}"
                          for x in range(drawn.width))
            lines.append(_post(0, y, walls) + row)
    return "\n".join(line.rstrip() for line in lines)


def _walls(picture: Picture) -> set[Line]:
    grid, opened = picture.maze.grid, picture.maze.open
    inner = {line for edge in range(grid.edges) if not opened[edge]
             for line in grid.geometry.lines(edge)}
    rim = {line for _, line in grid.geometry.rim()}
    return inner | rim - set(gates(grid, picture.start, picture.goal))


def _post(x: int, y: int, walls: set[Line]) -> str:
    return "|" if ((x, y), (x, y + 1)) in walls else " "
