"""How fast all tilings are found, beside others that do it:  python -m tools.bench_pentomino

In one run on one machine: the npm package ``dancing-links`` and this project inside Pyodide, both
under Node (see bench_pentomino.mjs), and this project natively beside the C extension
``exact-cover`` of PyPI, if that is installed.  Each with nothing remembered from before; the best
of a few.  The times are processor time, for other programs disturb that less.  Read the ratios.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time

from maze.pentomino.board import parse_board
from maze.pentomino.engines.choice import solve
from maze.pentomino.engines.index import Index, index
from maze.pentomino.engines.katamino import every_choice
from maze.pentomino.engines.progress import finish
from maze.pentomino.engines.puzzle import Puzzle, Solution
from maze.pentomino.engines.searched import first_tiling
from maze.pentomino.engines.strip import strip_of
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.tiling import Tiling

ROOT = Path(__file__).resolve().parent.parent
RACES = ("3x20", "4x15", "5x12", "6x10", "8x8-d4.4")
TIMES = 3
Clock = Callable[[], float]


def puzzle_of(board: str) -> Puzzle:
    return Puzzle(parse_board(board), parse_pieces("all"))


def every_tiling(board: str) -> list[Solution]:
    """Count and list, with nothing remembered."""
    strip_of.cache_clear()
    return finish(solve(puzzle_of(board))).all()


def best(job: Callable[[], object], clock: Clock, times: int = TIMES) -> float:
    """Seconds of the fastest run."""
    found = []
    for _ in range(times):
        start = clock()
        job()
        found.append(clock() - start)
    return min(found)


def ours(clock: Clock) -> dict[str, float]:
    """Seconds of each job, by name."""
    found = {f"all {board}": best(partial(every_tiling, board), clock) for board in RACES}
    for board in RACES:
        tiling = Tiling(parse_board(board), parse_pieces("all"))
        found[f"first {board}"] = best(partial(_first, tiling), clock)
    found["every choice on 5 x n"] = best(_choices, clock)
    known = _index()
    position = every_tiling("6x10")[1000][:5]
    found["remaining, 6x10"] = best(lambda: [known.remaining(position) for _ in range(1000)],
                                    clock) / 1000
    found["hint table, 6x10"] = best(lambda: [known.hints(()) for _ in range(20)], clock) / 20
    return found


def _first(tiling: Tiling) -> None:
    finish(first_tiling(tiling))


def _choices() -> None:
    strip_of.cache_clear()
    finish(every_choice())


def _index() -> Index:
    return finish(index(puzzle_of("6x10"), every_tiling("6x10")))


def rows(board: str) -> tuple[int, list[list[int]]]:
    """The exact cover problem: the number of columns, and the columns of each row."""
    puzzle = puzzle_of(board)
    squares = [bit for bit in range(puzzle.region.bit_length()) if puzzle.region >> bit & 1]
    column = {bit: 12 + at for at, bit in enumerate(squares)}
    return 12 + len(squares), [[kind, *(column[bit] for bit in squares if mask >> bit & 1)]
                               for kind, mask in puzzle.spots]


def exact_cover_seconds(board: str) -> tuple[int, float] | None:
    """The C extension's count of solutions and its time; None if it is not installed."""
    try:
        import numpy
        from exact_cover import get_solution_count
    except ImportError:
        return None
    columns, listed = rows(board)
    matrix = numpy.zeros((len(listed), columns), dtype="int32")
    for at, row in enumerate(listed):
        matrix[at, row] = 1
    start = process_time()
    count = get_solution_count(matrix)
    return count, process_time() - start


def main() -> None:
    print("Inside Pyodide, under Node, beside dancing-links (npm):", flush=True)
    problems = {board: rows(board) for board in RACES}
    subprocess.run(["node", "tools/bench_pentomino.mjs"], cwd=ROOT, check=True, text=True,
                   input=json.dumps(problems))
    print("Natively:")
    times = ours(process_time)
    for name, seconds in times.items():
        print(f"  {name:<26}{seconds * 1000:>12.3f} ms")
    theirs = exact_cover_seconds("6x10")
    if theirs is None:
        print("  exact-cover is not installed: pip install exact-cover==1.5")
    else:
        print(f"  exact-cover counts 6x10 ({theirs[0]}) in {theirs[1]:.2f} s: "
              f"{theirs[1] / times['all 6x10']:.1f} times ours, which lists them too")


if __name__ == "__main__":
    sys.exit(main())
