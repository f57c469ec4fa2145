"""Texture: cells leave one neighbor for another, so that passages lean, run straight, or flow.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-, calls *bias* how much passages prefer
one direction, *run* how far they go straight, and *river* how few, long dead ends there are instead
of many short ones. There they are settings of one generator; here they are moves on the finished
tree, so that every generator and every shape has them.

The tree is rooted and its cells are numbered so that each comes after its parent. A cell may then
leave its parent for any neighbor with a smaller number: a way up the tree leads to ever smaller
numbers, hence never in a circle, and the maze is perfect again after every pair of steps. No search
is needed to know that, and whole branches move, not only leaves. Cells are numbered in preorder,
forwards and then with the sides reversed: of two cells in different branches each comes first once,
so in two rounds every allowed move is offered. Two pairs of rounds, each from another root, come
within a few per cent of what more of them reach.

A cell compares its present passage with the others it may have and takes the best: +-level of the
passage (bias), how many of its two ends go straight on (run), whether it leaves or makes a dead end
(river). With strength s, s % of the cells take part, always the same ones for a seed, so a larger
strength asks more of them. Whole numbers and no temperature: exponentials would differ between
machines.

Cost: linear, four rounds of a few operations a side. Bias: none beside what is asked for. Limits:
100 does not mean all: about 85 % of the passages can be made level on squares, since the maze must
stay in one piece.  (Moving the root, as origin shift does, was considered and rejected: before it
has reached all cells, nothing of the generator's character is left.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from maze.grid import Cell, Grid
from maze.grids.compass import Vector, across, crossable_slices, directions, level
from maze.laying import in_parts, laid
from maze.message import Message
from maze.params import Lean, Whole
from maze.passages import Maze
from maze.progress import Work
from maze.registry import register
from maze.rng import Rng
from maze.steps import BREATH, BUILD, PHASE, Steps

ROUNDS = 4
EVEN = 50                                                  # the river that changes nothing
MANY = 1000                                                # cells without a pause for breath
Worth = Callable[[Cell, int], int]                         # what a side is worth to a cell
Sides = tuple[Vector, ...]                                 # in which direction each side lies


@laid
def _not_straight(grid: Grid, run: int) -> Work[Message | None]:
    """Why passages cannot run straight on a grid, as a sentence; None if they can."""
    if (yield from crossable_slices(grid)):
        return None
    return Message("Run needs cells that a passage can cross straight; this grid has none.")


@register("Texture", order=20, needs="tree branches", refuses={"run": _not_straight}, words={
    "phase": "The passages are rearranged: cells leave one neighbor for another.",
    "build": "A passage at {cell} is closed.",
    "carve": "Another one, at {cell}, opens instead."}, params=[
    Lean("bias", "Bias", 0, "h60: passages lean to the horizontal; v60: to the vertical"),
    Whole("run", "Run", 0, 100, 0, "how far passages go straight"),
    Whole("river", "River", 0, 100, EVEN, "more: fewer, longer dead ends; less: many short ones")])
def texture(maze: Maze, rng: Rng, *, bias: int = 0, run: int = 0,
            river: int = EVEN) -> Steps[None]:
    """Rearrange the passages: more horizontal or vertical, straighter, or with fewer dead ends."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    degree = [sum(map(is_open.__getitem__, around)) for around in edges]
    worths = yield from _worths(maze, rng, degree, bias, run, river)
    announced = False
    rows = rng.orders(maze.grid.degree)
    for turn in range(ROUNDS):
        if turn % 2 == 0:
            root = rng.below(len(near))
        parent, order = _preorder(maze, root, reverse=turn % 2 == 1)
        number = _inverse(order)
        for place, (cell, row) in enumerate(zip(order[1:], rows), 1):
            if place % MANY == 0:
                yield BREATH
            worth = worths[cell]
            if worth is None:
                continue
            around, old = near[cell], near[cell].index(parent[cell])
            is_open[edges[cell][old]] = 0                  # compared as if it had no parent
            degree[parent[cell]] -= 1
            side, best = old, worth(cell, old)
            for other in row[len(around)]:
                if number[around[other]] < number[cell] and (gain := worth(cell, other)) > best:
                    side, best = other, gain
            is_open[edges[cell][old]] = 1
            degree[around[side]] += 1
            if side != old:
                parent[cell] = around[side]
                if not announced:
                    announced = True
                    yield PHASE
                is_open[edges[cell][old]] = 0
                yield BUILD + edges[cell][old]
                is_open[edges[cell][side]] = 1
                yield edges[cell][side]


def _preorder(maze: Maze, root: Cell, *, reverse: bool) -> tuple[list[Cell], list[Cell]]:
    """The parent of each cell, and the cells so that each comes after its parent."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    parent = [-1] * len(near)
    order, stack = [], [root]
    while stack:
        cell = stack.pop()
        order.append(cell)
        found = [other for other, edge in zip(near[cell], edges[cell], strict=True)
                 if is_open[edge] and other != parent[cell]]
        for other in found:
            parent[other] = cell
        stack += reversed(found) if reverse else found
    return parent, order


def _inverse(order: list[Cell]) -> list[int]:
    number = [0] * len(order)
    for place, cell in enumerate(order):
        number[cell] = place
    return number


def _worths(maze: Maze, rng: Rng, degree: list[int], bias: int, run: int,
            river: int) -> Steps[list[Worth | None]]:
    """For each cell what it asks of a passage; None if it does not take part."""
    strengths = (abs(bias), run, 2 * abs(river - EVEN))
    asked = [_share(rng, len(maze.grid), strength) for strength in strengths]
    flow = 100 if river > EVEN else -100
    sides: list[Sides] = []
    for some in in_parts(directions(maze.grid) if bias or run else (), MANY):
        sides += some
        if len(some) == MANY:
            yield BREATH
    levels, crossing = _each(level, sides), _each(across, sides)

    def leans(cell: Cell, side: int) -> int:
        return levels[cell][side] if bias > 0 else -levels[cell][side]

    def runs(cell: Cell, side: int) -> int:
        there = maze.grid.neighbors[cell][side]
        back = maze.grid.neighbors[there].index(cell)
        return sum(100 for at, entry in ((cell, side), (there, back))
                   if (on := crossing[at][entry]) >= 0 and maze.open[maze.grid.borders[at][on]])

    def flows(cell: Cell, side: int) -> int:
        return flow if degree[maze.grid.neighbors[cell][side]] == 1 else 0

    wishes = (leans, runs, flows)
    mixtures = [_mixture([wish for bit, wish in enumerate(wishes) if which >> bit & 1])
                for which in range(8)]
    return [mixtures[b + 2 * r + 4 * f] for b, r, f in zip(*asked, strict=True)]


def _share(rng: Rng, count: int, strength: int) -> Iterator[int]:
    """1 for each cell that takes part; drawn in any case, so that one wish leaves others alone."""
    return (int(draw < strength) for draw in islice(rng.stream(100), count))


def _each(table: Callable[..., tuple[int, ...]], sides: list[Sides]) -> list[tuple[int, ...]]:
    """A table's row for each cell; cells with the same sides share one."""
    rows = {kind: table(kind) for kind in set(sides)}
    return [rows[kind] for kind in sides]


def _mixture(parts: list[Worth]) -> Worth | None:
    if len(parts) < 2:
        return parts[0] if parts else None
    return lambda cell, side: sum(part(cell, side) for part in parts)
