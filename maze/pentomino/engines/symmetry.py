"""Symmetry: tilings that turned or mirrored are the same, counted once.

One rule holds for every puzzle: the board may be turned, and it may be mirrored if its pieces have
*twins*, that is, if each piece's mirror image is among them as often as the piece itself.  Pieces
that may be turned over are their own twins; of one-sided pieces, F and G are.  ``turned_only``
counts without mirrors.  A box is mapped onto itself by turns and mirrors in space.

Each symmetry is a table from spots to spots.  The least solution of a class, in the order of
``puzzle``, stands for it; classes are numbered in the order of these.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import permutations, product
from typing import TypeAlias

from maze.collector import gc_paused
from maze.pentomino.board import Board
from maze.pentomino.engines.answers import Answers
from maze.pentomino.engines.puzzle import Puzzle, Solution, Spot
from maze.pentomino.pieces import Square, has_twins, is_one_sided
from maze.progress import Progress, Work

Table: TypeAlias = list[Spot]
Turn: TypeAlias = Callable[[Iterable[Square]], list[Square]]
NOTHING = ((0, 1, 2), (False, False, False))               # no edge changes
SLICE = 100                  # solutions between two words of progress


def images(board: Board, squares: Iterable[Square], mirrored: bool, turns: int) -> list[Square]:
    """Squares mirrored left to right, if so, and turned so many quarters; the board turns too."""
    columns, rows = board.columns, board.rows
    found = [(columns - 1 - x, y) for x, y in squares] if mirrored else list(squares)
    for _ in range(turns):
        found = [(y, columns - 1 - x) for x, y in found]
        columns, rows = rows, columns
    return found


def symmetries(board: Board, mirrors: bool = True) -> list[tuple[bool, int]]:
    """(mirrored, quarter turns) of those that map the board onto itself; the first is to do
    nothing."""
    there = set(board.squares())
    return [(mirrored, turns) for mirrored in (False, True)[:2 if mirrors else 1]
            for turns in range(4) if set(images(board, there, mirrored, turns)) == there]


def symmetries_of(puzzle: Puzzle) -> list[tuple[bool, int]]:
    """Those that map tilings of a flat board onto tilings, as far as its pieces allow."""
    return symmetries(puzzle.board, has_twins(puzzle.pieces))


def tells_hands_apart(puzzle: Puzzle) -> bool:
    """Whether "turned only" is a count of its own: mirroring exchanges one-sided pieces here."""
    return is_one_sided(puzzle.pieces) and any(mirror for mirror, _ in symmetries_of(puzzle))


def tables(puzzle: Puzzle) -> Work[list[Table]]:
    """What becomes of each spot, for each symmetry but the first."""
    found: list[Table] = []
    for turn in turns_of(puzzle):
        table = []
        for spot in range(len(puzzle.spots)):
            image = puzzle.spot_at(turn(puzzle.squares(spot)))
            assert image is not None
            table.append(image)
            if spot % SLICE == 0:
                yield Progress("Turning", spot, len(puzzle.spots), len(found))
        found.append(table)
    return found


def turns_of(puzzle: Puzzle) -> Iterator[Turn]:
    """What maps tilings onto tilings, but for doing nothing."""
    return _of_box(puzzle.board) if puzzle.board.solid else _of_flat(puzzle)


def _of_flat(puzzle: Puzzle) -> Iterator[Turn]:
    for mirrored, turns in symmetries_of(puzzle)[1:]:
        yield partial(_turned, puzzle.board, mirrored, turns)


def _turned(board: Board, mirrored: bool, turns: int, squares: Iterable[Square]) -> list[Square]:
    return images(board, squares, mirrored, turns)


def _of_box(board: Board) -> Iterator[Turn]:
    """Edges of the same length change places, and each may be read from its other end."""
    edges = (board.across, board.rows, board.layers)
    for axes in permutations(range(3)):
        for ends in product((False, True), repeat=3):
            if [edges[axis] for axis in axes] == list(edges) and (axes, ends) != NOTHING:
                yield partial(_turned_in_space, board, axes, ends)


def _turned_in_space(board: Board, axes: Sequence[int], ends: Sequence[bool],
                     squares: Iterable[Square]) -> list[Square]:
    edges, found = (board.across, board.rows, board.layers), []
    for cube in map(board.cube_of, squares):
        x, y, layer = (edges[axis] - 1 - cube[axis] if end else cube[axis]
                       for axis, end in zip(axes, ends))
        found.append(board.square_of((x, y, layer)))
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


def class_of(answers: Answers, standing: Sequence[int], solution: Solution) -> Work[int]:
    """The number of a solution's class, from 0; ``standing`` is what ``classes`` returns."""
    puzzle = answers.puzzle
    images = [puzzle.in_order(table[spot] for spot in solution)
              for table in (yield from tables(puzzle))]
    return bisect_left(standing, min([solution, *images]), key=answers.nth)


def turned_only(puzzle: Puzzle, standing: Sequence[Solution]) -> Work[int]:
    """How many classes there are if tilings may be turned and not mirrored.

    ``standing`` has one solution of each class as ``classes`` counts.  A class falls into two, a
    tiling's and its mirror image's, unless a mirror leaves its tilings as they are.
    """
    mirrors = [table for table, (mirrored, _) in zip((yield from tables(puzzle)),
                                                     symmetries_of(puzzle)[1:]) if mirrored]
    if not mirrors:
        return len(standing)
    same = 0
    for start in range(0, len(standing), SLICE):
        same += sum(any({table[spot] for spot in solution} == set(solution) for table in mirrors)
                    for solution in standing[start:start + SLICE])
        yield Progress("Comparing", start, len(standing), len(standing))
    return 2 * len(standing) - same


def _is_less(solution: Solution, table: Table, masks: Sequence[int]) -> bool:
    """Whether the image comes before the solution: most often its first spot tells."""
    image = [table[spot] for spot in solution]
    first = min(image, key=masks.__getitem__)
    if first != solution[0]:
        return first < solution[0]
    return tuple(sorted(image, key=masks.__getitem__)) < solution
