"""Board: what a solver may look at.

A board is a graph with places. Its *nodes* are the cells of a maze; with keys and doors there is a
floor of nodes for each set of keys held, and node n is cell n % cells. The same solvers run on
both, and never ask which it is.

A solver is ``(board, start, goal, **options) -> Steps[Answer]``. The answer is the path, a list of
nodes from start to goal, or a sentence that says why there is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import sqrt
from typing import TypeAlias

from maze.connected import Links
from maze.grid import Cell, Edge, Grid, Point
from maze.message import Message
from maze.passages import Maze
from maze.rng import Rng
from maze.steps import BACKTRACK, ONCE, Steps, run

Node: TypeAlias = int
Answer: TypeAlias = list[Node] | Message | str

NO_WAY = "There is no path from the start to the goal."
STEP = 1_000_000             # what a step of length 1 costs; a diagonal of squares 1 414 214
NOBODY = -1
MANY = 4000                  # cells that are linked without a pause


class Board:
    """links[node]   the nodes one step away, in the order of the cell's sides

    grid     where the cells lie
    rng      randomness for solvers that draw
    growth   how the maze grew, pairs (old cell, new cell), if that was recorded
    """

    def __init__(self, grid: Grid, links: Links, rng: Rng, *, two_way: bool = False,
                 growth: Sequence[tuple[Node, Node]] = ()) -> None:
        self.grid = grid
        self.links = links
        self.rng = rng
        self.growth = growth
        self._two_way = two_way

    def __len__(self) -> int:
        """How many nodes there are."""
        return len(self.links)

    @cached_property
    def backs(self) -> Links:
        """For each node the nodes from which one step leads to it."""
        if self._two_way:
            return self.links
        backs: list[list[Node]] = [[] for _ in self.links]
        for node, around in enumerate(self.links):
            for new in around:
                backs[new].append(node)
        return backs

    @cached_property
    def either(self) -> Links:
        """For each node the nodes one step away, whatever the direction."""
        if self._two_way:
            return self.links
        return [list(dict.fromkeys([*on, *back]))
                for on, back in zip(self.links, self.backs, strict=True)]

    @cached_property
    def _centers(self) -> list[Point]:
        return list(map(self.grid.center, range(len(self.grid))))

    def center(self, node: Node) -> Point:
        """Where a node is drawn."""
        return self._centers[node % len(self.grid)]

    def side(self, node: Node, other: Node) -> int:
        """Through which of its cell's sides, clockwise, one goes from a node to another."""
        cells = len(self.grid)
        return self.grid.neighbors[node % cells].index(other % cells)

    def turn(self, node: Node, side: int, way: int) -> Node:
        """The first passage after a side: clockwise (way 1) or against the clock (way -1).

        The side itself comes last.  Without any passage there is NOBODY.
        """
        cells = len(self.grid)
        around = self.grid.neighbors[node % cells]
        ahead = {new % cells: new for new in self.links[node]}
        for k in range(1, len(around) + 1):
            new = ahead.get(around[(side + way * k) % len(around)])
            if new is not None:
                return new
        return NOBODY

    def cost(self, node: Node, other: Node) -> int:
        """What a step costs: its length in millionths of the shortest step of the whole grid.

        Whole numbers add up alike everywhere; they are so fine that no path is taken for shorter
        than another because of rounding.
        """
        if self.grid.geometry.unit:
            return STEP
        cells = len(self.grid)
        length = self._length(node % cells, other % cells)
        return round(STEP * length / self._unit) if length else STEP

    @cached_property
    def _unit(self) -> float:
        lengths = (self._length(a, b) for a, b in self.grid.joins)
        return min(filter(None, lengths), default=1.0)

    @cached_property
    def _not_straight(self) -> frozenset[Edge]:
        """The few edges that do not lead from center to center through one door."""
        drawn = self.grid.geometry
        return frozenset((*drawn.stairs, *drawn.tunnels, *drawn.seams))

    def _length(self, cell: Cell, other: Cell) -> float:
        """From center to center, on a seam by its two doors; 0 for a stair, which has no length."""
        a, b = (cell, other) if cell < other else (other, cell)
        centers, special = self._centers, self._not_straight
        if not special or (edge := self.grid.between(a, b)) not in special:
            return distance(centers[a], centers[b])
        points = doors(self.grid, edge)
        if len(points) == 2:
            return distance(centers[a], points[0]) + distance(points[1], centers[b])
        return distance(centers[a], centers[b]) if points else 0.0


def board_of(maze: Maze, rng: Rng, growth: Sequence[tuple[Node, Node]] = ()) -> Board:
    """The board of a maze: a node a cell."""
    return run(laid(maze, rng, growth))


def laid(maze: Maze, rng: Rng, growth: Sequence[tuple[Node, Node]] = ()) -> Steps[Board]:
    """The same with pauses for breath, if the maze is large."""
    links = (yield from maze.linking()) if len(maze.grid) > MANY else maze.links()
    return Board(maze.grid, links, rng, two_way=not maze.arrows, growth=growth)


def distance(a: Point, b: Point) -> float:
    """As the crow flies.  (The square root is exact to the last bit everywhere; hypot is not.)"""
    return sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]))


def way_back(came_from: Sequence[Node] | dict[Node, Node], start: Node, goal: Node) -> list[Node]:
    """The path from start to goal, read backwards from where each node was reached from."""
    path = [goal]
    while path[-1] != start:
        path.append(came_from[path[-1]])
    return path[::-1]


def without_loops(walk: Sequence[Node]) -> list[Node]:
    """A walk as a path: whenever it returns to a node, what lay between is forgotten."""
    last = {node: at for at, node in enumerate(walk)}
    at, path = 0, [walk[0]]
    while last[path[-1]] + 1 < len(walk):
        at = last[path[-1]] + 1
        path.append(walk[at])
    return path


def walk_the_rest(board: Board, filled: bytearray, start: Node, goal: Node) -> Steps[Answer]:
    """After filling: walk through what is left, and turn back where that leads round in a circle.

    Where nothing but the answer is left, this goes straight to the goal. A cell that is left again
    is not filled, for it may lie on a shortest path: the walk only came to it from elsewhere.
    """
    path = [start]
    tried = [0] * len(board)
    seen = bytearray(filled)
    seen[start] = 1
    yield ONCE + start
    while path and path[-1] != goal:
        node = path[-1]
        ahead = board.links[node]
        while tried[node] < len(ahead) and seen[ahead[tried[node]]]:
            tried[node] += 1
        if tried[node] < len(ahead):
            path.append(new := ahead[tried[node]])
            seen[new] = 1
            yield ONCE + new
        else:
            yield BACKTRACK + path.pop()
    return path or NO_WAY


def doors(grid: Grid, edge: Edge) -> Sequence[Point]:
    """Where a path crosses an edge: at one point; two on a seam; none on a stair."""
    return () if edge in grid.geometry.stairs else grid.geometry.doors(edge)
