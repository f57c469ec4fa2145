"""What makes a maze hard for people, drawn over it: one term of ``maze.measures.human`` at a time.

    path        a line along the solution              turns   a ring where it turns
    ahead       to the end of each wrong branch a line, with its depth
    misleading  a square where the path leads farther from the goal than it has been
    mouse       a dot in each cell, the larger the more often a blind mouse comes there
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist, sqrt

from maze.grid import Cell, Grid
from maze.measures.bottlenecks import distances, shortest_way
from maze.measures.branches import branches, visits
from maze.measures.kinds import turning
from maze.passages import Maze
from maze.render.layer import Label, Layer, circle
from maze.render.paths import number
from maze.render.room import room
from maze.render.theme import Theme

TERMS = ("path", "turns", "ahead", "misleading", "mouse")
THICK, RIM, RING, DOT, SQUARE = 0.16, 0.06, 0.3, 0.36, 0.22            # in cells
FAR = 2.5                                                  # cells: what is farther is across a seam
SIZE = 0.5                                                 # of a number


def term_layers(maze: Maze, ends: tuple[Cell, Cell], term: str, theme: Theme,
                ) -> Iterator[Layer | Label]:
    """The layers of a term, by its id; nothing where there is no path."""
    links = maze.links()
    way = shortest_way(links, *ends)
    if len(way) < 2:
        return
    grid = maze.grid
    if term == "path":
        yield from _lines(line(grid, way), theme)
    elif term == "turns":
        yield from _lines(_rings(grid, turning(maze, way)), theme, RIM)
    elif term == "ahead":
        found = branches(links, way)
        trails = [found.trail(branch) for branch in range(len(found.depths))]
        yield from _lines("".join(line(grid, trail) for trail in trails), theme)
        for trail, depth in zip(trails, found.depths, strict=True):
            x, y = grid.center(trail[-1])
            yield Layer(circle(x, y, RING * room(grid, trail[-1])), fill=theme.paper,
                        stroke=theme.ink, width=0.04)
            yield Label(f"{depth}", x, y, SIZE * min(1.0, room(grid, trail[-1])), theme.ink)
    elif term == "misleading":
        yield _squares(grid, astray(grid, way), theme)
    else:
        yield _dots(grid, visits(links, way, branches(links, way)), theme)


def line(grid: Grid, cells: Sequence[Cell]) -> str:
    """From center to center; where the next cell lies across a seam, it begins anew."""
    parts, before = [], None
    for cell in cells:
        x, y = here = grid.center(cell)
        joined = before is not None and dist(before, here) < FAR
        parts.append(f"{'L' if joined else 'M'}{number(x)} {number(y)}")
        before = here
    return "".join(parts)


def astray(grid: Grid, way: Sequence[Cell]) -> list[Cell]:
    """The cells of a way that are farther from its end, without walls, than one before them."""
    far = distances(grid.neighbors, way[-1])
    nearest, found = far[way[0]], []
    for cell in way:
        if far[cell] > nearest:
            found.append(cell)
        nearest = min(nearest, far[cell])
    return found


def _lines(path: str, theme: Theme, width: float = THICK) -> Iterator[Layer]:
    """In ink, with paper at both sides, so that they are seen on any color."""
    yield Layer(path, stroke=theme.paper, width=width + 2 * RIM)
    yield Layer(path, stroke=theme.ink, width=width)


def _rings(grid: Grid, cells: Sequence[Cell]) -> str:
    return "".join(circle(*grid.center(cell), RING * min(1.0, room(grid, cell))) for cell in cells)


def _squares(grid: Grid, cells: Sequence[Cell], theme: Theme) -> Layer:
    parts = []
    for cell in cells:
        (x, y), half = grid.center(cell), SQUARE * min(1.0, room(grid, cell))
        side = number(2 * half)
        parts.append(f"M{number(x - half)} {number(y - half)}h{side}v{side}h-{side}Z")
    return Layer("".join(parts), fill=theme.paper, stroke=theme.ink, width=0.1)


def _dots(grid: Grid, often: Sequence[int], theme: Theme) -> Layer:
    most = max(often) or 1
    path = "".join(circle(*grid.center(cell), DOT * min(1.0, room(grid, cell)) * sqrt(count / most))
                   for cell, count in enumerate(often) if count)
    return Layer(path, fill=theme.ink, stroke=theme.paper, width=RIM)
