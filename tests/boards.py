"""Small boards of every shape, and what generators do on them: for the tests of generators."""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from typing import Any

from maze.grid import Cell, Edge, Grid
from maze.grids.lattice import lattice
from maze.passages import Maze
from maze.recipe import Recipe, generators, shapes
from maze.registry import misfit
from maze.rng import Rng
from maze.steps import BUILD, CARVE, SHIFT, Step, Steps, run
from tools.samples import samples

OWN_CONTRACT = {"sparse", "nested"}             # what such entries promise, their own tests check


def small(shape: str) -> tuple[int, ...]:
    """A size of some dozens of cells, no two of its numbers alike if it can be helped."""
    return tuple(min(param.default, max(param.low, 7 - place))
                 for place, param in enumerate(shapes()[shape].params))


@cache
def board(shape: str) -> Grid:
    return Recipe(shape=shape, size=small(shape)).grid()


def pairs() -> list[tuple[str, str]]:
    """Every generator on every shape that it fits."""
    return [(by, shape) for by, entry in generators().items() for shape in shapes()
            if misfit(entry, board(shape)) is None]


def options() -> list[tuple[str, tuple[tuple[str, str], ...]]]:
    """Every generator with each value of each option that is a bound or a word."""
    found = []
    for by, entry in generators().items():
        for param in entry.params:
            found += [(by, ((param.name, text),)) for text in samples(param)]
    return found


def makes_trees(by: str) -> bool:
    return not generators()[by].gives & OWN_CONTRACT


def begin(by: str, grid: Grid, seed: str = "amber-7", **options: Any) -> tuple[Maze, Steps[Maze]]:
    """A maze before the first step; options as their texts in links."""
    entry = generators()[by]
    values = {name: entry.param(name).parse(text) for name, text in options.items()}
    maze = Maze(grid)
    return maze, entry.run(maze, Rng(seed), **values)


def make(by: str, grid: Grid, seed: str = "amber-7", **options: Any) -> Maze:
    return run(begin(by, grid, seed, **options)[1])


@lru_cache(maxsize=4096)
def log(by: str, grid: Grid, seed: str = "amber-7", options: tuple[tuple[str, str], ...] = ()
        ) -> array[Step]:
    """All steps."""
    return array("i", begin(by, grid, seed, **dict(options))[1])


def carved(steps: array[Step]) -> list[Edge]:
    """The edges that were opened, in order."""
    return [step for step in steps if step >> SHIFT == CARVE >> SHIFT]


def built(steps: array[Step]) -> list[Edge]:
    """The edges that were closed, in order."""
    return [step - BUILD for step in steps if step >> SHIFT == BUILD >> SHIFT]


def way(maze: Maze, start: Cell, goal: Cell) -> list[Cell]:
    """The cells from start to goal in a perfect maze."""
    links = maze.links()
    before = [-1] * len(links)
    before[goal] = goal
    found = [goal]
    for cell in found:
        for near in links[cell]:
            if before[near] < 0:
                before[near] = cell
                found.append(near)
    cells = [start]
    while cells[-1] != goal:
        cells.append(before[cells[-1]])
    return cells


@cache
def squares(width: int, height: int) -> Grid:
    return lattice(width, height)


class Sets:
    """Which cells are joined: union-find, the plain way."""

    def __init__(self, count: int) -> None:
        self.parent = list(range(count))
        self.count = count

    def root(self, cell: Cell) -> Cell:
        while self.parent[cell] != cell:
            cell = self.parent[cell]
        return cell

    def join(self, a: Cell, b: Cell) -> bool:
        """Whether they were apart."""
        a, b = self.root(a), self.root(b)
        self.parent[a] = b
        self.count -= a != b
        return a != b
