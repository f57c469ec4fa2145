"""How fast each entry is, one line each:  make bench   or   python -m tests.bench [NAME ...]

Best of three on a square grid of 200 x 200 cells; searches for pentominoes on the 6 x 10 board.
Read ratios: the numbers are those of this machine at this moment.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter

from maze.pentomino.recipe import TilingRecipe, orders
from maze.recipe import Recipe, generators, solvers
from maze.steps import run

SIDE = 200


def drain(recipe: Recipe | TilingRecipe) -> int:
    """Run a recipe to its end; the number of steps it took."""
    return sum(1 for _ in recipe.begin()[1])


def best(job: Callable[[], object], times: int = 3) -> float:
    """Seconds of the fastest run."""
    def once() -> float:
        start = perf_counter()
        job()
        return perf_counter() - start
    return min(once() for _ in range(times))


def measure(recipe: Recipe | TilingRecipe) -> tuple[int, float]:
    """How many steps a recipe takes, and how many seconds."""
    return drain(recipe), best(lambda: run(recipe.begin()[1]))


def show(name: str, steps: int, seconds: float) -> None:
    print(f"{name:<34}{steps:>9} steps{seconds * 1000:>9.1f} ms{steps / seconds / 1e6:>8.2f} M/s",
          flush=True)


def main(wanted: list[str]) -> None:
    maze = partial(Recipe, size=(SIDE, SIDE))
    for name in generators():
        if not wanted or name in wanted:
            show(f"generators/{name}", *measure(maze(by=name)))
    grown = next(name for name, entry in generators().items() if "growth" in entry.gives)
    carving_steps, carving_seconds = measure(maze(by=grown))
    for name in solvers():
        if not wanted or name in wanted:
            steps, seconds = measure(maze(by=grown, solve=name))
            show(f"solvers/{name}", steps - carving_steps, max(seconds - carving_seconds, 1e-6))
    for name in orders():
        if not wanted or name in wanted:
            show(f"pentomino/{name}", *measure(TilingRecipe(order=name)))


if __name__ == "__main__":
    main(sys.argv[1:])
