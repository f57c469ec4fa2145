"""Our generators, drained: CPU nanoseconds a cell, one JSON object a line.

    python -m tools.bench.ours WIDTH NAME [NAME ...]

What is measured is what ``Recipe.picture`` does: every step, or the whole form where there is one;
the same in steps is then a line of its own. Runs in CPython and, by tools/in_pyodide.mjs,
inside Pyodide. The clock is the process's CPU time.
The grid is built once and shared, as the page does; its cost is the line named "grid".
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

from maze.grid import Grid
from maze.grids.lattice import lattice
from maze.passages import Maze
from maze.recipe import generators
from maze.registry import Entry
from maze.render.runs import square_walls
from maze.rng import Rng
from maze.steps import drain

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
    """Print a line for the grid, for each generator, and for walls as path data."""
    now = clock()
    start = now()
    grid = lattice(width, width)
    report(width, "grid", now() - start)
    for name in names:
        entry = generators()[name]
        report(width, name, timed(now, grid, entry, entry.finish), whole=bool(entry.whole))
        if entry.whole:
            def in_steps(maze: Maze, rng: Rng, entry: Entry = entry) -> None:
                drain(entry.run(maze, rng))
            report(width, f"{name}, in steps", timed(now, grid, entry, in_steps))
    if "recursive_backtracker" in names:
        maze = Maze(grid)
        generators()["recursive_backtracker"].finish(maze, Rng("walls"))
        for name, draw in (("walls by table", square_walls), ("walls one by one", one_by_one)):
            times = []
            for _ in range(3):
                start = now()
                draw(width, width, maze.open)
                times.append(now() - start)
            report(width, name, median(times))


def timed(now: Callable[[], float], grid: Grid, entry: Entry,
          make: Callable[[Maze, Rng], None]) -> float:
    """Seconds for a maze, the median of three; the first one warms up."""
    times = []
    for turn in range(3):
        gc.collect()
        maze = Maze(grid, filled="walls" not in entry.gives)       # as a recipe begins
        rng = Rng(f"bench {turn}")
        start = now()
        make(maze, rng)
        times.append(now() - start)
    return median(times)


def one_by_one(width: int, height: int, opened: Sequence[int]) -> str:
    """The walls with a command each, as plainly as can be: what the table is measured against."""
    parts = []
    edge = 0
    for y in range(height):
        for x in range(width):
            if x < width - 1:
                if not opened[edge]:
                    parts.append(f"M{x + 1} {y}v1")
                edge += 1
            if y < height - 1:
                if not opened[edge]:
                    parts.append(f"M{x} {y + 1}h1")
                edge += 1
    return "".join(parts)


def report(width: int, name: str, seconds: float, whole: bool = False) -> None:
    print(json.dumps({"who": OURS, "name": name, "width": width, "whole": whole,
                      "ns": seconds * 1e9 / (width * width)}), flush=True)


if __name__ == "__main__":
    measure(int(sys.argv[1]), sys.argv[2:])
