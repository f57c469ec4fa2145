"""Choosing boards of pentominoes on which some pieces lie, with so many ways to finish them.

An engine lists all tilings of a board, so the number of ways is proved, not guessed: the pieces
that lie there are those of some tiling, and the tilings that have all of them are counted.  From
puzzle to puzzle fewer pieces lie there, and more are left to be placed.  Everything follows from
the seed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from maze.errors import MisfitError
from maze.message import Message, counted
from maze.paper.recipe import SheetRecipe
from maze.pentomino.board import Board
from maze.pentomino.board_text import parse_board
from maze.pentomino.engines.choice import solve
from maze.pentomino.engines.index import Index, index
from maze.pentomino.engines.puzzle import Puzzle, Solution, Spot
from maze.pentomino.pieces import NAMES, parse_pieces
from maze.pentomino.position import format_position
from maze.pentomino.recipe import TilingRecipe
from maze.progress import Progress, Work
from maze.rng import Rng
from maze.share import encode

DOING = "Making boards"
NONE = "No board with exactly {n} solutions was found; choose another number, or another board."
TRIES = 60                                                 # tilings that are looked at for each
MORE = 20                                                  # times as many, while none is found
FEWEST = 3                                                 # pieces that are left, or lie there
KATAMINO = range(5, 13)                                    # columns of these boards, and pieces
SETS = 40                                                  # of pieces, until one covers a board
COVERING = 4                                               # such sets, until the next larger board


@dataclass(frozen=True)
class BoardPuzzle:
    """A board with pieces on it: how many are left, in how many ways, and one of these."""

    recipe: TilingRecipe
    left: int
    ways: int
    solution: str                                          # see ``maze.pentomino.position``

    @property
    def words(self) -> Message:
        """What is to be done, and the proved number of ways."""
        return Message("{pieces}, {ways}",
                       pieces=counted("{n} piece to place", "{n} pieces to place", n=self.left),
                       ways=counted("exactly {n} way", "exactly {n} ways", n=self.ways))

    @property
    def link(self) -> str:
        """Where it can be played."""
        return encode(self.recipe, {"mode": "play"})


class _Tilings(NamedTuple):
    """All tilings of a board, and which of them have a spot in them."""

    every: list[Solution]
    table: Index

    @property
    def puzzle(self) -> Puzzle:
        return self.table.puzzle


def choosing_boards(recipe: SheetRecipe, make: int) -> Work[list[BoardPuzzle]]:
    """So many boards, in slices.  Raises MisfitError where no board has just so many ways."""
    rng = Rng(recipe.set, "pentominoes")
    found: list[BoardPuzzle] = []
    known: dict[str, _Tilings] = {}
    for at in range(make):
        yield Progress(DOING, at, make)
        share = 0.5 if recipe.order == "alike" else at / max(1, make - 1)
        others, ways = {one.recipe for one in found}, recipe.ways
        if recipe.board == "katamino":
            columns = KATAMINO[round(share * (len(KATAMINO) - 1))]
            found.append((yield from _katamino(columns, ways, share, rng, others)))
            continue
        if recipe.board not in known:
            puzzle = Puzzle(parse_board(recipe.board), parse_pieces(NAMES))
            known[recipe.board] = yield from _indexed(puzzle)
        made = yield from _puzzle(known[recipe.board], ways, share, rng, others, TRIES * MORE)
        if made is None:
            raise MisfitError(NONE, n=ways)
        found.append(made)
    return sorted(found, key=lambda one: one.left)


def _katamino(columns: int, ways: int, share: float, rng: Rng,
              known: set[TilingRecipe]) -> Work[BoardPuzzle]:
    """A board of 5 x n with n pieces, or a larger one if none of a few has so many ways."""
    for more in range(columns, KATAMINO[-1] + 1):
        for _ in range(COVERING):
            tilings = yield from _covered(more, rng)
            if made := (yield from _puzzle(tilings, ways, share, rng, known, TRIES)):
                return made
    raise MisfitError(NONE, n=ways)


def _covered(columns: int, rng: Rng) -> Work[_Tilings]:
    """All tilings of 5 x n with n pieces that cover it."""
    for _ in range(SETS):
        names = list(NAMES)
        rng.shuffle(names)
        puzzle = Puzzle(Board(5, columns), parse_pieces("".join(sorted(names[:columns]))))
        tilings = yield from _indexed(puzzle)
        if tilings.every:
            return tilings
    raise MisfitError("The pieces that were drawn cover no board; choose another seed.")


def _indexed(puzzle: Puzzle) -> Work[_Tilings]:
    answers = yield from solve(puzzle)
    every = answers.all()
    return _Tilings(every, (yield from index(puzzle, every)))


def _puzzle(tilings: _Tilings, ways: int, share: float, rng: Rng, known: set[TilingRecipe],
            most: int) -> Work[BoardPuzzle | None]:
    """The one that comes nearest to the number of pieces that should be left; None if there is none
    in so many tilings."""
    pieces = len(tilings.puzzle.pieces)
    wanted = round(FEWEST + max(0, pieces - 2 * FEWEST) * share)
    best: tuple[int, ...] = ()
    spots: list[Spot] = []
    for tries in range(most):
        if best and (best[0] == 0 or tries >= TRIES):
            break
        if tries % TRIES == 0:
            yield Progress(DOING)
        lying = list(rng.pick(tilings.every))
        rng.shuffle(lying)
        for given in _prefixes(tilings.table, lying, ways):
            far = abs(pieces - given - wanted)
            if (not best or far < best[0]) and _recipe(tilings, lying[:given]) not in known:
                best, spots = (far, given), lying
    if not best:
        return None
    given = best[1]
    return BoardPuzzle(_recipe(tilings, spots[:given]), pieces - given, ways,
                       _position(tilings, spots))


def _prefixes(tilings: Index, lying: list[Spot], ways: int) -> Iterator[int]:
    """How many of the pieces, in their order, may lie there so that just so many ways are left."""
    left = tilings.every
    for given, spot in enumerate(lying, 1):
        left &= tilings.having[spot]
        count = left.bit_count()
        if count == ways:
            yield given
        if count < ways or given == len(lying) - 1:
            return


def _recipe(tilings: _Tilings, spots: list[Spot]) -> TilingRecipe:
    puzzle = tilings.puzzle
    return TilingRecipe(puzzle.board, puzzle.pieces, place=_position(tilings, spots))


def _position(tilings: _Tilings, spots: list[Spot]) -> str:
    """Spots as text, in the order of the pieces."""
    puzzle = tilings.puzzle
    tiling = TilingRecipe(puzzle.board, puzzle.pieces).tiling()
    return format_position(tiling, sorted(puzzle.placements_of(tiling, spots)))
