"""A spanning tree whose edges are exchanged, one for another: so every perfect maze is reached.

Opening a wall of a perfect maze makes one loop; closing another edge of that loop makes a perfect
maze again. The spanning trees of a graph are the bases of a matroid, so such exchanges lead from
any of them to any other (Hassler Whitney, "On the abstract properties of linear dependence", 1935).

A symmetric maze is a tree of the *folded* board, where each cell lies on its image; unfolded, one
passage between a cell and its own image joins the two halves (see ``maze.transforms.symmetry``).
Cells on the axis stay one corridor.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maze.grid import Cell, Edge
from maze.grids.reflection import swapped
from maze.passages import Maze
from maze.rng import Rng


class Border(NamedTuple):
    """A side of the folded board: two folded cells, and the edge or the two edges that lie there.
    """

    ends: tuple[Cell, Cell]
    edges: tuple[Edge, ...]


class Exchange(NamedTuple):
    """Edges that become passages, and edges that become walls."""

    opened: tuple[Edge, ...]
    closed: tuple[Edge, ...]


class Tree:
    """The tree of a maze; ``twin`` is the image of each cell if the maze is to stay symmetric."""

    def __init__(self, maze: Maze, twin: Sequence[Cell] | None = None) -> None:
        self.maze, grid = maze, maze.grid
        self.joining = swapped(grid, twin) if twin else []
        whole = range(len(grid))
        self._fold = [min(cell, twin[cell]) for cell in whole] if twin else list(whole)
        borders = (self._border(edge, twin) for edge in range(grid.edges))
        apart = [one for one in borders if one.ends[0] != one.ends[1]]
        self.axis = {one for one in apart if twin and all(twin[end] == end for end in one.ends)}
        self.borders = [one for one in dict.fromkeys(apart) if one not in self.axis]
        self._around: dict[Cell, list[Border]] = {}
        for one in self.borders:
            for end in one.ends:
                self._around.setdefault(end, []).append(one)
        self._near: list[dict[Border, Cell]] = [{} for _ in whole]
        for border in {*self.borders, *self.axis}:
            if maze.open[border.edges[0]]:
                self._link(border)

    def _border(self, edge: Edge, twin: Sequence[Cell] | None) -> Border:
        a, b = self.maze.grid.joins[edge]
        image = self.maze.grid.between(twin[a], twin[b]) if twin else edge
        ends = self._fold[a], self._fold[b]
        return Border((min(ends), max(ends)), tuple(sorted({edge, image})))

    def _link(self, border: Border) -> None:
        a, b = border.ends
        self._near[a][border], self._near[b][border] = b, a

    def _unlink(self, border: Border) -> None:
        for end in border.ends:
            del self._near[end][border]

    def exchange(self, rng: Rng, beside: Cell | None = None) -> Exchange | None:
        """Exchange a random wall, or one of a cell, for a random passage of its loop; None if that
        cannot be."""
        if beside is not None:
            new = rng.pick(self._around[self._fold[beside]])
        else:
            number = rng.below(len(self.borders) + bool(self.joining))
            if number == len(self.borders):
                return self._rejoin(rng)
            new = self.borders[number]
        if new in self._near[new.ends[0]]:
            return None
        loop = [border for border in self._way(*new.ends) if border not in self.axis]
        if not loop:
            return None
        old = loop[rng.below(len(loop))]
        return self._done(new, old)

    def _done(self, new: Border, old: Border) -> Exchange:
        self._unlink(old)
        self._link(new)
        return self._carved(Exchange(new.edges, old.edges))

    def _rejoin(self, rng: Rng) -> Exchange | None:
        """Another passage joins the two halves."""
        old = [edge for edge in self.joining if self.maze.open[edge]]
        new = self.joining[rng.below(len(self.joining))]
        return None if not old or new in old else self._carved(Exchange((new,), tuple(old)))

    def _carved(self, exchange: Exchange) -> Exchange:
        for edge in exchange.closed:
            self.maze.open[edge] = 0
        for edge in exchange.opened:
            self.maze.open[edge] = 1
        return exchange

    def undo(self, exchange: Exchange) -> None:
        """Take back the last exchange."""
        a, b = self.maze.grid.joins[exchange.opened[0]]
        if self._fold[a] == self._fold[b]:
            self._carved(Exchange(exchange.closed, exchange.opened))
            return
        new, old = (Border(self._ends(edges[0]), edges)
                    for edges in (exchange.opened, exchange.closed))
        self._done(old, new)

    def _ends(self, edge: Edge) -> tuple[Cell, Cell]:
        a, b = (self._fold[cell] for cell in self.maze.grid.joins[edge])
        return min(a, b), max(a, b)

    def _way(self, start: Cell, goal: Cell) -> list[Border]:
        """The borders on the one path between two folded cells."""
        came: dict[Cell, tuple[Cell, Border] | None] = {start: None}
        for cell in (wave := [start]):
            if cell == goal:
                break
            for border, near in self._near[cell].items():
                if near not in came:
                    came[near] = (cell, border)
                    wave.append(near)
        way, here = [], came[goal]
        while here is not None:
            way.append(here[1])
            here = came[here[0]]
        return way
