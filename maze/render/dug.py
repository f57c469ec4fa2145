"""A maze drawn as it was dug: passages in ink on a white raster, as the mole's listing drew it.

Every cell that was dug is a dark pixel; ground that was left is paper, and there are no lines but
the frame. What lies in the passages (the path, keys, start and goal) has the colors of a dark
theme: see ``maze.render.theme.negative``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maze.grid import Cell, Edge, Grid
from maze.grids.lattice import rectangle
from maze.marks import BLANK
from maze.passages import unused
from maze.render import paths
from maze.render.layer import Layer
from maze.render.squares import Part, Rows, fills
from maze.render.theme import Theme, negative

JOINT = 0.02                                               # closes the joint between two pixels


def raster(grid: Grid, opened: Sequence[int], theme: Theme, page: Theme,
           but: Sequence[Cell] = ()) -> list[Layer]:
    """The ground, the cells dug and some others, and a frame; ``page`` is the theme around it."""
    if drawn := rectangle(grid):
        rows = Rows(drawn.width, drawn.height, opened, b"", bare=True, keep=but)
        dug = fills(rows, Part(0, 0, drawn.width, drawn.height), BLANK)
    else:
        left = set(unused(grid, opened)).difference(but)
        dug = paths.outline(grid, (cell for cell in range(len(grid)) if cell not in left))
    return [block(grid, theme.wall, page),
            Layer(dug, fill=theme.blank, stroke=theme.blank, width=JOINT),
            Layer(apart(grid, range(grid.edges), opened), stroke=theme.wall,
                  width=theme.wall_width)]


def block(grid: Grid, color: str, page: Theme) -> Layer:
    """The whole grid in one color, and a wall around; cells cover the inner half of its line."""
    left, top, right, bottom = grid.geometry.bounds
    return Layer(paths.polygon([(left, top), (right, top), (right, bottom), (left, bottom)]),
                 fill=color, stroke=page.wall, width=2 * page.wall_width)


def within(page: Theme, digging: bool) -> Theme:
    """The colors inside the frame; while it is dug, all that is blank is ground."""
    theme = negative(page)
    return theme._replace(blank=theme.wall, visited=theme.blank) if digging else theme


def apart(grid: Grid, edges: Iterable[Edge], opened: Sequence[int]) -> str:
    """Walls between two cells that are both dug: few, if any."""
    is_open, borders = opened.__getitem__, grid.borders

    def is_dug(cell: Cell) -> bool:
        return any(map(is_open, borders[cell]))

    return paths.edges(grid, (edge for edge in edges if not opened[edge]
                              and all(map(is_dug, grid.joined(edge)))))
