"""Symmetry: tilings that turned or mirrored are the same, counted once.

The symmetries are those of the board, as squares, that its pieces allow: one-sided pieces cannot be
mirrored.  Each is a table from spots to spots.  The least solution of a class, in the order of
``puzzle``, stands for it; classes are numbered in the order of these.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from maze.collector import gc_paused
from maze.pentomino.board import Board
from maze.pentomino.engines.puzzle import Puzzle, Solution, Spot
from maze.pentomino.pieces import Square, is_one_sided
from maze.progress import Progress, Work

Table: TypeAlias = list[Spot]
SLICE = 100                  # solutions between two words of progress


def images(board: Board, squares: Iterable[Square], mirrored: bool, turns: int) -> list[Square]:
    """Squares mirrored left to right, if so, and turned so many quarters; the board turns too."""
    columns, rows = board.columns, board.rows
    found = [(columns - 1 - x, y) for x, y in squares] if mirrored else list(squares)
    for _ in range(turns):
        found = [(y, columns - 1 - x) for x, y in found]
        columns, rows = rows, columns
    return found


def symmetries(board: Board, one_sided: bool = False) -> list[tuple[bool, int]]:
    """(mirrored, quarter turns) of those that map the board onto itself; the first is to do
    nothing."""
    there = set(board.squares())
    return [(mirrored, turns) for mirrored in (False, True)[:1 if one_sided else 2]
            for turns in range(4) if set(images(board, there, mirrored, turns)) == there]


def tables(puzzle: Puzzle) -> Work[list[Table]]:
    """What becomes of each spot, for each symmetry but the first."""
    found: list[Table] = []
    for mirrored, turns in symmetries(puzzle.board, is_one_sided(puzzle.pieces))[1:]:
        table = []
        for spot in range(len(puzzle.spots)):
            image = puzzle.spot_at(images(puzzle.board, puzzle.squares(spot), mirrored, turns))
            assert image is not None
            table.append(image)
            if spot % SLICE == 0:
                yield Progress("Turning", spot, len(puzzle.spots), len(found))
        found.append(table)
    return found


def classes(puzzle: Puzzle, solutions: Sequence[Solution]) -> Work[list[int]]:
    """The numbers of the solutions that stand for their classes, in order."""
    turned, found = (yield from tables(puzzle)), list[int]()
    masks = [mask & -mask for _, mask in puzzle.spots]
    for start in range(0, len(solutions), SLICE):
        with gc_paused():
            for number in range(start, min(start + SLICE, len(solutions))):
                solution = solutions[number]
                if not any(_is_less(solution, table, masks) for table in turned):
                    found.append(number)
        yield Progress("Comparing", start, len(solutions), len(found))
    return found


def _is_less(solution: Solution, table: Table, masks: Sequence[int]) -> bool:
    """Whether the image comes before the solution: most often its first spot tells."""
    image = [table[spot] for spot in solution]
    first = min(image, key=masks.__getitem__)
    if first != solution[0]:
        return first < solution[0]
    return tuple(sorted(image, key=masks.__getitem__)) < solution
