"""What bench_pentomino.py measures of ours, natively and inside Pyodide, by name.

Each job begins with nothing remembered from the one before.  ``prepare(name)`` does what does not
count; ``do(name)`` is what does, ``TIMES[name]`` times over (else once), and says how many tilings
there are, or None.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter

from maze.pentomino.board_text import parse_board
from maze.pentomino.boards import BLOCKS
from maze.pentomino.engines.choice import solve
from maze.pentomino.engines.index import Index, index
from maze.pentomino.engines.katamino import every_choice
from maze.pentomino.engines.puzzle import Puzzle, Solution
from maze.pentomino.engines.searched import first_tiling
from maze.pentomino.engines.strip import strip_of
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.tiling import Tiling
from maze.progress import finish

RACES = ("3x20", "4x15", "5x12", "6x10", "8x8-d4.4", "2x3x10", "2x5x6")
HOLES = "8x8 less 2x2"       # all ten boards with such a hole, one after the other
LONG = ("3x4x5", HOLES)      # minutes of ours, and of theirs
TIMES = {"remaining, 6x10": 1000, "hint table, 6x10": 20, "heat map, 6x10": 20}
known: dict[str, tuple[Index, list[Solution]]] = {}


def puzzle_of(board: str) -> Puzzle:
    return Puzzle(parse_board(board), parse_pieces("all"))


def boards_of(name: str) -> list[str]:
    """The boards of a job; most have one."""
    return [f"8x8-{corner}.4" for corner in BLOCKS] if name == HOLES else [name]


def every(name: str, engine: str = "") -> list[Solution]:
    """Count all tilings and list them, as placements."""
    return [solution for board in boards_of(name)
            for solution in finish(solve(puzzle_of(board), engine)).all()]


def indexed() -> tuple[Index, list[Solution]]:
    if "6x10" not in known:
        solutions = every("6x10")
        known["6x10"] = finish(index(puzzle_of("6x10"), solutions)), solutions
    return known["6x10"]


def prepare(name: str) -> None:
    strip_of.cache_clear()
    if name in (*TIMES, "index, 6x10"):
        indexed()[0].heat(())


def _first(board: str) -> object:
    return finish(first_tiling(Tiling(parse_board(board), parse_pieces("all"))))


def _remaining() -> None:
    found, solutions = indexed()
    for number in range(TIMES["remaining, 6x10"]):
        found.remaining(solutions[number][:5])


def _often(job: str) -> None:
    found, solutions = indexed()
    for number in range(20):
        getattr(found, job)(solutions[number][:number % 3])


JOBS: dict[str, Callable[[], object]] = {
    **{f"all {board}": partial(every, board) for board in (*RACES, *LONG)},
    "all 6x10, by strip engine": partial(every, "6x10", "strip"),
    **{f"first {board}": partial(_first, board) for board in RACES},
    "every choice on 5 x n": lambda: finish(every_choice()),
    "index, 6x10": lambda: finish(index(puzzle_of("6x10"), indexed()[1])),
    "remaining, 6x10": _remaining,
    "hint table, 6x10": partial(_often, "hints"),
    "heat map, 6x10": partial(_often, "heat"),
}


def do(name: str) -> int | None:
    found = JOBS[name]()
    return len(found) if isinstance(found, list) else None


def longest_slice(engine: str, board: str) -> float:
    """Seconds of the longest slice of work, on the clock."""
    work, longest, start = solve(puzzle_of(board), engine), 0.0, perf_counter()
    for _ in work:
        longest = max(longest, perf_counter() - start)
        start = perf_counter()
    return longest
