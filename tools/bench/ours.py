"""Our generators, drained: CPU nanoseconds a cell, one JSON object a line.

    python -m tools.bench.ours WIDTH NAME [NAME ...]

Runs in CPython and, started by pyodide.mjs, inside Pyodide. The clock is the process's CPU time.
The grid is built once and shared, as the page does; its cost is the line named "grid".
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from maze.lattice import lattice
from maze.passages import Maze
from maze.recipe import generators
from maze.render.paths import edges
from maze.render.runs import square_walls
from maze.rng import Rng
from maze.steps import run

OURS = "ours"


def clock() -> Callable[[], float]:
    """CPU seconds; inside Pyodide the clock of the process around it."""
    if sys.platform != "emscripten":
        return process_time
    from js import process  # type: ignore[import-not-found]

    def cpu() -> float:
        used = process.cpuUsage()
        return (used.user + used.system) / 1e6
    return cpu


def measure(width: int, names: list[str]) -> None:
    """Print a line for the grid, for its walls as path data, and for each generator."""
    now = clock()
    start = now()
    grid = lattice(width, width)
    report(width, "grid", now() - start)
    for name in names:
        times = []
        for turn in range(3):                              # the first one warms up
            gc.collect()
            maze = Maze(grid)
            steps = generators()[name].run(maze, Rng(f"bench {turn}"))
            start = now()
            run(steps)
            times.append(now() - start)
        report(width, name, median(times))
    if "recursive_backtracker" in names:
        start = now()
        square_walls(width, width, maze.open)
        report(width, "walls by table", now() - start)
        start = now()
        edges(grid, (edge for edge in range(grid.edges) if not maze.open[edge]))
        report(width, "walls one by one", now() - start)


def report(width: int, name: str, seconds: float) -> None:
    print(json.dumps({"who": OURS, "name": name, "width": width,
                      "ns": seconds * 1e9 / (width * width)}), flush=True)


if __name__ == "__main__":
    measure(int(sys.argv[1]), sys.argv[2:])
