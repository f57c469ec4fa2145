"""Symmetry: one half of the maze is kept, the other becomes its image; the maze stays perfect.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-: a *symmetric* maze is reflected in an
axis or turned about the middle. That it can be perfect, and when, follows from Camille Jordan, "Sur
les assemblages de lignes", 1869 (see ``grids.reflection``). Fold the board, so that each cell lies
on its image: a spanning tree of the folded board, unfolded, is two trees that are images of each
other, and one passage between a cell and its own image joins them. If cells lie on the axis they
must hang together, which makes the axis one straight corridor, and the two trees grow from it. The
tree is chosen as Kruskal does (1956): passages of the half that is kept, then other passages, then
walls. The generator's character stays except near the axis. Cost: linear. Limits: not every board
has such a maze (a half-turn needs an odd side); an axis of cells is always a straight corridor.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maze.grid import Cell, Edge
from maze.grids.reflection import fixed, no_symmetry, swapped
from maze.params import Choice
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BUILD, PHASE, Steps

AXIS, KEPT, PASSAGE, WALL = range(4)                       # the order in which edges are taken


@register("Symmetry", order=30, needs="tree twin branches", refuses={"symmetry": no_symmetry},
          words={
    "phase": "One half becomes the image of the other.",
    "carve": "A passage opens at {cell}, as on the other side."}, params=[
    Choice("symmetry", "Symmetry",
           {"none": "none", "mirror": "left is the mirror image of right",
            "flip": "top is the mirror image of bottom", "turn": "the same after a half-turn"},
           "none", "one half becomes the image of the other, where the shape allows it")])
def symmetry(maze: Maze, rng: Rng, *, symmetry: str, twin: Sequence[Cell]) -> Steps[None]:
    """Make one half of the maze the image of the other, still with one path between any two cells.
    """
    wanted = bytearray(maze.grid.edges)
    for edge in _folded_tree(maze, rng, twin):
        a, b = maze.grid.joins[edge]
        wanted[edge] = wanted[maze.grid.between(twin[a], twin[b])] = 1
    if wanted != maze.open:
        yield PHASE
    for edge in range(len(wanted)):
        if maze.open[edge] != wanted[edge]:
            maze.open[edge] = wanted[edge]
            yield edge if wanted[edge] else BUILD + edge


def _folded_tree(maze: Maze, rng: Rng, twin: Sequence[Cell]) -> Iterator[Edge]:
    """A spanning tree of the folded board, and the passage that joins the two halves if needed."""
    if not fixed(twin):
        between = swapped(maze.grid, twin)
        yield rng.pick([edge for edge in between if maze.open[edge]] or between)
    group = [min(cell, image) for cell, image in enumerate(twin)]
    edges: list[list[Edge]] = [[] for _ in range(4)]
    for edge, (a, b) in enumerate(maze.grid.joins):
        if twin[a] != b:
            edges[_rank(maze, edge, a, b, twin)].append(edge)
    for some in edges:
        rng.shuffle(some)
        some.sort(key=lambda edge: not maze.open[edge])    # passages first, on the axis too
        for edge in some:
            a, b = (_root(group, cell) for cell in maze.grid.joins[edge])
            if a != b:
                group[max(a, b)] = min(a, b)
                yield edge


def _rank(maze: Maze, edge: Edge, a: Cell, b: Cell, twin: Sequence[Cell]) -> int:
    if twin[a] == a and twin[b] == b:
        return AXIS
    if not maze.open[edge]:
        return WALL
    return KEPT if a <= twin[a] and b <= twin[b] else PASSAGE


def _root(group: list[Cell], cell: Cell) -> Cell:
    """The cell that stands for a cell's group (Tarjan and van Leeuwen, 1984: path halving)."""
    while group[cell] != cell:
        group[cell] = cell = group[group[cell]]
    return cell
