"""Oracle: what solutions of a puzzle are left, asked after every move.

``work`` finds all solutions and enters them in an index, in slices; from then on questions are
answered at once.  Puzzles with too many positions are asked by searching on from the position, as
far as that is bearable: then counts are "at least".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from maze.errors import MisfitError
from maze.pentomino.engines.answers import Answers
from maze.pentomino.engines.choice import costs_little, estimate, solve
from maze.pentomino.engines.hints import Hint, hint, last_solvable
from maze.pentomino.engines.index import MOST, Index, index
from maze.pentomino.engines.puzzle import Puzzle, Spot
from maze.pentomino.engines.searched import SLICE, first_tiling
from maze.pentomino.position import Laid
from maze.pentomino.solvers.algorithm_x import algorithm_x
from maze.pentomino.tiling import Tiling
from maze.progress import Progress, Work
from maze.steps import FOUND

MANY = 1000                  # solutions a search counts before it gives up
PATIENCE = 60_000            # steps of such a search


class Left(NamedTuple):
    """How many solutions are left; if not ``exact``, at least so many."""

    number: int
    exact: bool = True


class Oracle:
    """Knows the solutions of a puzzle, once its work is done."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.answers: Answers | None = None
        self.index: Index | None = None
        self.ready = False
        self.distinct: list[int] | None = None             # a solution of each class, by number
        self.put_off = False                               # too much to be counted unasked

    def work(self) -> Work[None]:
        """Find all solutions, if that costs little, and index them."""
        by_searching = estimate(self.puzzle).engine == "algorithm_x"
        self.put_off = self.answers is None and not by_searching and not costs_little(self.puzzle)
        if self.answers is None and not by_searching and not self.put_off:
            try:
                self.answers = yield from solve(self.puzzle)
            except MisfitError:                          # too many to keep
                self.answers = None
        if self.answers and self.answers.count <= MOST:
            self.index = yield from index(self.puzzle, self.answers.all())
        self.ready = True

    def adopt(self, answers: Answers) -> None:
        """All solutions, found elsewhere: what is left to do is to index them."""
        self.answers, self.put_off, self.ready = answers, False, False

    def spots(self, laid: Iterable[Laid]) -> list[Spot]:
        """A position as spots."""
        found = (self.puzzle.spot_at(squares) for _, squares in laid)
        return [spot for spot in found if spot is not None]

    def left(self, laid: Iterable[Laid]) -> Work[Left]:
        """How many solutions a position has left."""
        laid = list(laid)
        if self.index:
            return Left(self.index.remaining(self.spots(laid)))
        if self.answers:
            return Left(self.answers.remaining(self.spots(laid)))
        return (yield from self._searched(laid))

    def hint(self, laid: Iterable[Laid]) -> Work[Hint]:
        """All rungs of a hint."""
        laid = list(laid)
        if self.index:
            return hint(self.index, self.spots(laid))
        tiling = self._tiling(laid)
        found = yield from first_tiling(tiling)
        if not found or len(found) == len(laid):
            return Hint(int(bool(found)), None, None, None)
        lie = tiling.placements[found[len(laid)]]
        spot = self.puzzle.spot_at(lie.squares)
        return Hint(1, lie.squares[0], tiling.pieces[lie.piece].name, spot)

    def solvable(self, laid: Iterable[Laid]) -> Work[int]:
        """How many of the pieces, in the order they were laid, leave a solution."""
        laid = list(laid)
        if self.index:
            return last_solvable(self.index, self.spots(laid))
        for count in range(len(laid), 0, -1):
            if (yield from first_tiling(self._tiling(laid[:count]))):
                return count
        return 0

    def solution(self, laid: Iterable[Laid]) -> Work[list[Laid] | None]:
        """Some solution that has a position in it: the pieces to be laid, those that lie first."""
        laid = list(laid)
        if self.index and self.answers:
            number = self.index.some(self.spots(laid))
            return None if number is None else self.position(number, laid)
        tiling = self._tiling(laid)
        found = yield from first_tiling(tiling)
        if found is None:
            return None
        return [(tiling.placements[one].piece, tiling.placements[one].squares) for one in found]

    def position(self, number: int, laid: Iterable[Laid] = ()) -> list[Laid]:
        """A solution by number, counted from 0, as a position; ``laid`` lies there already."""
        assert self.answers
        found, pieces = list(laid), self.puzzle.pieces
        there, used = {squares for _, squares in found}, {piece for piece, _ in found}
        for spot in self.answers.nth(number):
            squares, name = self.puzzle.squares(spot), self.puzzle.kinds[self.puzzle.spots[spot][0]]
            if squares not in there:
                piece = next(at for at, one in enumerate(pieces)
                             if one.name == name and at not in used)
                used.add(piece)
                found.append((piece, squares))
        return found

    def _tiling(self, laid: Iterable[Laid]) -> Tiling:
        tiling = Tiling(self.puzzle.board, self.puzzle.pieces, spare=self.puzzle.spare)
        for one in laid:
            tiling.placed.append(tiling.numbers[one])
        return tiling

    def _searched(self, laid: Iterable[Laid]) -> Work[Left]:
        tiling = self._tiling(laid)
        if tiling.is_complete:
            return Left(1)
        found = 0
        for count, step in enumerate(algorithm_x(tiling), 1):
            found += step >= FOUND
            if found == MANY or count == PATIENCE:
                return Left(found, False)
            if count % SLICE == 0:
                yield Progress("Searching", 0, 0, found)   # "at least" so many, as far as it is
        return Left(found)
