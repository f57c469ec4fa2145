"""Blobby division: two blobs fill a region and are walled apart but for one gap; then each again.

Jamis Buck, "A Better Recursive Division Algorithm", The Buckblog, 2015.  Recursive division
without straight lines: two seeds in a region put out neighbors at random until every cell is on
one side.  A wall adder: it begins with one empty region.  Winding walls, broken into lobes; the
few ways between large regions are hard to see. Cost: n log n, every level looks at every cell.
Bias: none by direction; all 192 perfect mazes of 3x3, not evenly. Works on any connected grid,
seams, stairs and all, because it asks only which cells meet.
"""

from __future__ import annotations

from maze.carving.bags import take
from maze.carving.clearing import cleared
from maze.grid import Cell, Edge
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BUILD, FRONTIER, VISIT, WALK, Steps

IDEA = """
Begin with one big empty room. Choose two cells in it and let two blobs grow from them, cell by
cell, until the room is full. Then build a wall where the blobs meet, but leave one gap. Now do
the same inside each blob, and so on, until the rooms are too small to divide. The walls wind
about, and the few gaps between large parts are hard to find.
"""


@register("Blobby division", group="walls", gives="walls",
          shows={"parts": "side", "bag": "growing", "wall": "wall", "gap": "gap"}, words={
    "walk": "{cell} joins the one blob.",
    "frontier": "{cell} joins the other blob.",
    "visit": "{cell} is too small to divide.",
    "revisit": "{cell} is too small to divide.",
    "build": "The blobs are walled apart, beside {cell}."})
def blobby_division(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Grow two blobs in a region and wall them apart but for one gap, then divide each blob."""
    near, edges = maze.grid.neighbors, maze.grid.borders
    yield from cleared(maze)
    side = [0] * len(near)                              # the region or blob each cell is in
    regions = [list(range(len(near)))]
    blobs = 0                                           # how many so far: their names
    while regions:
        region = regions.pop()
        if len(region) <= 2:                            # nothing left to divide
            for cell in region:
                yield VISIT + cell
            continue
        halves = yield from _grow(maze, rng, side, region, blobs)
        blobs += 2
        small, large = sorted(halves, key=len)
        other = side[large[0]]
        border = [edge for cell in small for new, edge in zip(near[cell], edges[cell])
                  if side[new] == other]
        yield from _build(maze, border, border[rng.below(len(border))])
        regions += halves
    return maze


def _build(maze: Maze, wall: list[Edge], gap: Edge) -> Steps[None]:
    """All of a wall but for one gap."""
    is_open = maze.open
    for edge in wall:
        if edge != gap:
            is_open[edge] = 0
            yield BUILD + edge


def _grow(maze: Maze, rng: Rng, side: list[int], region: list[Cell],
          blobs: int) -> Steps[tuple[list[Cell], list[Cell]]]:
    """Two seeds become two blobs that fill the region between them."""
    near = maze.grid.neighbors
    free = side[region[0]]
    one, other = _two_seeds(region, rng)
    one_name, other_name = blobs + 1, blobs + 2
    side[one], side[other] = one_name, other_name
    one_blob, other_blob = [one], [other]
    growing = [one, other]
    yield WALK + one
    yield FRONTIER + other
    while growing:
        cell = take(growing, rng.below(len(growing)))
        if side[cell] == one_name:
            name, blob, step = one_name, one_blob, WALK
        else:
            name, blob, step = other_name, other_blob, FRONTIER
        for new in near[cell]:
            if side[new] == free:
                side[new] = name
                blob.append(new)
                growing.append(new)
                yield step + new
    return one_blob, other_blob


def _two_seeds(region: list[Cell], rng: Rng) -> tuple[Cell, Cell]:
    """Two different cells of a region."""
    first, second = rng.below(len(region)), rng.below(len(region) - 1)
    if second >= first:
        second += 1
    return region[first], region[second]
