"""Braid: dead ends are opened to a neighbor, which makes loops.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-: a *braid* maze has no dead ends, a
*partial braid* has some. After Jamis Buck, "Mazes for Programmers", 2015, a dead end is opened to
another dead end if one is near, which does away with two at once. The character of the maze stays;
wall followers can get lost in it. Cost: linear. Bias: none by direction. Limits: a cell with a
single neighbor stays a dead end; 100 % leaves no other.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.grid import Cell, Edge
from maze.params import Whole
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import PHASE, WALK, Steps


@register("Braid", order=40, needs="twin branches", words={
    "phase": "Dead ends are opened.",
    "walk": "{cell} is a dead end.", "carve": "It is opened to {cell}."}, params=[
    Whole("braid", "Braid", 0, 100, 0, "% of dead ends opened into loops")])
def braid(maze: Maze, rng: Rng, *, braid: int, twin: Sequence[Cell] | None = None) -> Steps[None]:
    """Open a share of the dead ends, so that paths join and walking in circles becomes possible."""
    degree = [sum(map(maze.open.__getitem__, edges)) for edges in maze.grid.borders]
    ends = [cell for cell in maze.dead_ends() if _exits(maze, cell, degree)]
    left, keep = len(ends), len(ends) - (braid * len(ends) + 50) // 100
    rng.shuffle(ends)
    if left > keep:
        yield PHASE
    for cell in ends:
        if left <= keep:
            return
        if degree[cell] > 1:                               # opened from the other side
            continue
        exits = _exits(maze, cell, degree)
        blind = [edge for edge in exits if degree[sum(maze.grid.joins[edge]) - cell] == 1]
        yield WALK + cell
        for edge in _with_image(maze, rng.pick(blind or exits), twin):
            maze.open[edge] = 1
            for end in maze.grid.joins[edge]:
                degree[end] += 1
                left -= degree[end] == 2
            yield edge


def _exits(maze: Maze, cell: Cell, degree: Sequence[int]) -> list[Edge]:
    """The closed edges of a cell that lead to another cell of the maze."""
    return [edge for edge, near in zip(maze.grid.borders[cell], maze.grid.neighbors[cell],
                                       strict=True) if not maze.open[edge] and degree[near]]


def _with_image(maze: Maze, edge: Edge, twin: Sequence[Cell] | None) -> list[Edge]:
    """An edge, and its image in a symmetric maze."""
    if twin is None:
        return [edge]
    a, b = maze.grid.joins[edge]
    return sorted({edge, maze.grid.between(twin[a], twin[b])})
