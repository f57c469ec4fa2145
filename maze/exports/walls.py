"""The walls of a picture as single lines, each once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist

from maze.grid import Line, Point
from maze.laying import in_parts, progress
from maze.passages import unused
from maze.picture import Picture
from maze.progress import Work
from maze.render import paths

PART = 500                                                 # edges in a slice


def blocks(picture: Picture) -> set[int]:
    """The solid cells: those that no passage reaches, but for start and goal."""
    maze = picture.maze
    return {*unused(maze.grid, maze.open)} - {picture.start, picture.goal}


def standing(picture: Picture) -> Work[list[Line]]:
    """The lines of all walls, but for those within blocks of solid cells and for the gates."""
    grid, solid = picture.maze.grid, blocks(picture)
    gates = set(paths.gates(grid, picture.start, picture.goal))
    found = [line for _, line in grid.geometry.rim() if line not in gates]
    for edges in in_parts(range(grid.edges), PART):
        for edge in edges:
            if not picture.maze.open[edge]:
                a, b = grid.joins[edge]
                found += () if a in solid and b in solid else grid.geometry.lines(edge)
        yield progress(len(found))
    return found + list(_bridges(picture, found))


def _bridges(picture: Picture, walls: Sequence[Line]) -> Iterator[Line]:
    """What stands at open tunnels: the sides of the passages above them, and of their mouths, but
    for those along which a wall stands anyway."""
    grid, opened = picture.maze.grid, picture.maze.open
    open_tunnels = [edge for edge in grid.geometry.tunnels if opened[edge]]
    ways = {(end, _way(end, other)) for a, b, *_ in (walls if open_tunnels else ())
            for end, other in ((a, b), (b, a))}
    for edge in open_tunnels:
        for p, r, s, q in paths.mouths(grid, edge):
            yield r, s
            yield from ((end, inner) for end, inner in ((p, r), (q, s))
                        if (end, _way(end, inner)) not in ways)


def _way(a: Point, b: Point) -> Point:
    """The direction from a point to another."""
    length = dist(a, b)
    return round((b[0] - a[0]) / length, 6) + 0.0, round((b[1] - a[1]) / length, 6) + 0.0
