"""Our fastest solvers on one maze: CPU milliseconds, one JSON object a line.

    python -m tools.bench.ours_solving WIDTH BY SEED [FILE]

What is measured is what ``Recipe.picture`` does, from the passages of the maze to the path: the
tables of squares are made anew each time. Runs in CPython and, by tools/in_pyodide.mjs, inside
Pyodide. With FILE, nothing is measured: the maze is written there, for peers.
"""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path
from statistics import median

from maze.grids.lattice import lattice
from maze.passages import Maze
from maze.recipe import generators, solvers
from maze.rng import Rng
from tools.bench.ours import OURS, clock

FLOOD, FILL = "breadth_first", "dead_end_filler"


def made(width: int, by: str, seed: str) -> Maze:
    maze = Maze(lattice(width, width))
    generators()[by].finish(maze, Rng(seed))
    return maze


def measure(maze: Maze) -> None:
    """Print a line for each solver: the median of three, and how long its way is."""
    now = clock()
    for name in (FLOOD, FILL):
        times = []
        for _ in range(3):
            gc.collect()
            start = now()
            path = solvers()[name].swift(maze, 0, len(maze.grid) - 1)
            times.append(now() - start)
        print(json.dumps({"who": OURS, "name": name, "steps": len(path) - 1,
                          "ms": 1000 * median(times)}), flush=True)


def places(maze: Maze, width: int) -> bytes:
    """A byte a place of (2 width + 1) squared, 1 where there is wall: what peers read."""
    side = 2 * width + 1
    found = bytearray(b"\1") * (side * side)
    for cell in range(len(maze.grid)):
        found[(2 * (cell // width) + 1) * side + 2 * (cell % width) + 1] = 0
    for edge, (a, b) in enumerate(maze.grid.joins):
        if maze.open[edge]:
            found[(a // width + b // width + 1) * side + a % width + b % width + 1] = 0
    return bytes(found)


if __name__ == "__main__":
    maze = made(int(sys.argv[1]), *sys.argv[2:4])
    if len(sys.argv) > 4:
        Path(sys.argv[4]).write_bytes(places(maze, int(sys.argv[1])))
    else:
        measure(maze)
