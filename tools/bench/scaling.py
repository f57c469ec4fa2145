"""How the cost of a cell grows with the grid:  python -m tools.bench.scaling [NAME ...]

CPU nanoseconds a cell at 100x100 and at 1000x1000, natively, and their ratio: as a maze is drawn
(at once, where a file can do that) and in steps, as it is watched. Each round measures both sizes
one after the other; figures are medians; a "!" stands where the goal is missed.

The goal is 2 at most. It is 4 for the three that go through all edges by weight (reverse-delete is
Kruskal's algorithm backwards), and there is none for those that end or begin with a random walk,
which takes longer for every cell the more cells there are (Houston's is two of them). What keeps
the others above 1 is not their steps but memory. 10 000 cells fit into the processor's cache, a
million do not: to read a neighbor's mark in a list takes 40 ns there; here it takes 25 ns in order
and 430 ns at a random cell, which is a list, a tuple, a number and a list again, each of them a
miss. So those that jump to a random cell for every cell they carve are just above 2.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from maze.grid import Grid
from maze.grids.lattice import lattice
from maze.passages import Maze
from maze.recipe import generators
from maze.registry import Entry
from maze.rng import Rng
from maze.steps import drain

SMALL, LARGE = 100, 1000
MAZES = 9                                       # of the small size in a round
LIMIT = {"kruskal": 4.0, "true_prim": 4.0, "reverse_delete": 4.0,
         "wilson": 0.0, "aldous_broder": 0.0, "houston": 0.0}                       # 0: exempt
USUAL = 2.0


def seconds(grid: Grid, entry: Entry, make: Callable[[Maze, Rng], None], seed: str) -> float:
    """For one maze; the grid's tables are there already."""
    maze, rng = Maze(grid, filled="walls" not in entry.gives), Rng(seed)
    gc.collect()
    start = process_time()
    make(maze, rng)
    return process_time() - start


def in_steps(entry: Entry) -> Callable[[Maze, Rng], None]:
    return lambda maze, rng: drain(entry.run(maze, rng))


def ratio(grids: tuple[Grid, Grid], entry: Entry, make: Callable[[Maze, Rng], None],
          rounds: int) -> tuple[float, float]:
    """Nanoseconds a cell on the small grid and on the large one."""
    small, large = grids
    make(Maze(small, filled="walls" not in entry.gives), Rng("warm"))
    few, many = [], []
    for turn in range(rounds):
        few.append(median(seconds(small, entry, make, f"{turn}.{k}") for k in range(MAZES)))
        many.append(seconds(large, entry, make, str(turn)))
    return median(few) * 1e9 / len(small), median(many) * 1e9 / len(large)


def row(name: str, figures: list[tuple[float, float]], limit: float) -> str:
    """A line of the table; an exclamation mark stands where the goal is missed."""
    text = f"{name:24}"
    for few, many in figures:
        missed = limit and many / few > limit
        text += f"{few:9.0f}{many:9.0f}{many / few:7.2f}{'!' if missed else ' '}"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("names", nargs="*", metavar="NAME", help="generators, by their ids")
    options = parser.parse_args()
    grids = lattice(SMALL, SMALL), lattice(LARGE, LARGE)
    print(f"{'ns a cell':24}{'drawn:':>9}{'':18}{'in steps:':>9}")
    print(f"{'':24}" + 2 * f"{SMALL:9}{LARGE:9}{'ratio':>7} ")
    for name in options.names or sorted(generators()):
        entry = generators()[name]
        figures = [ratio(grids, entry, in_steps(entry), options.rounds)]
        if entry.whole:
            figures.insert(0, ratio(grids, entry, entry.finish, options.rounds))
        else:
            figures *= 2                        # there is no other form
        print(row(name, figures, LIMIT.get(name, USUAL)), flush=True)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
