"""Laid: the true run of a search for tilings that questions are about, and what fits at each step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from maze.asking.question import Answer
from maze.message import Message, some
from maze.pentomino.pieces import Square
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.tiling import Lie, Placement, Tiling
from maze.steps import MASK, PLACE, REMOVE, SHIFT, Step


class Laid:
    """``log`` has the steps of the run, or the first of them; ``aspect`` is how the board is seen,
    so that places are named as they are seen."""

    def __init__(self, recipe: TilingRecipe, log: Sequence[Step], aspect: Aspect) -> None:
        self.recipe, self.log, self.aspect = recipe, log, aspect
        self.tiling: Tiling = recipe.tiling()
        self.board = self.tiling.board

    @cached_property
    def _lies(self) -> dict[Square, list[Placement]]:
        """The ways that cover each square; of equal pieces, those of the first."""
        names = [piece.name for piece in self.tiling.pieces]
        found: dict[Square, list[Placement]] = {one: [] for one in self.board.squares()}
        for number, lie in enumerate(self.tiling.placements):
            if names.index(names[lie.piece]) == lie.piece:
                for square in lie.squares:
                    found[square].append(number)
        return found

    def verb(self, at: int) -> Step:
        """What is done by the step after a position."""
        return self.log[at] >> SHIFT << SHIFT

    def lie(self, at: int) -> Lie:
        """The piece that the step after a position lays or lifts."""
        return self.tiling.placements[self.log[at] & MASK]

    def at(self, at: int) -> Stand:
        """The board after so many steps."""
        placed = list(self.tiling.placed)
        for step in self.log[:at]:
            if step >> SHIFT << SHIFT == PLACE:
                placed.append(step & MASK)
            elif step >> SHIFT << SHIFT == REMOVE:
                placed.remove(step & MASK)
        return Stand(self, placed)

    def place(self, square: Square) -> Message:
        return self.aspect.words(square)


class Stand:
    """A board with some pieces on it."""

    def __init__(self, laid: Laid, placed: Sequence[Placement]) -> None:
        self.laid, tiling = laid, laid.tiling
        lies = [tiling.placements[number] for number in placed]
        self.filled = sum(lie.mask for lie in lies) | laid.board.outside
        used = [tiling.pieces[lie.piece].name for lie in lies]
        names = [piece.name for piece in tiling.pieces]
        self.left = [name for name in dict.fromkeys(names) if used.count(name) < names.count(name)]

    @cached_property
    def free(self) -> list[Square]:
        """The empty squares, by number."""
        board = self.laid.board
        return [one for one in board.squares() if not self.filled >> board.number(one) & 1]

    def ways(self, square: Square) -> list[Lie]:
        """The ways in which the pieces that are left can cover a square."""
        tiling = self.laid.tiling
        found = (tiling.placements[number] for number in self.laid._lies[square])
        return [lie for lie in found if not lie.mask & self.filled
                and tiling.pieces[lie.piece].name in self.left]

    def names(self, square: Square) -> list[str]:
        """The pieces that are left and can cover a square."""
        return list(dict.fromkeys(self.laid.tiling.pieces[lie.piece].name
                                  for lie in self.ways(square)))

    def nowhere(self) -> list[str]:
        """The pieces that are left and fit nowhere any more."""
        fits = {self.laid.tiling.pieces[lie.piece].name for lie in self.laid.tiling.placements
                if not lie.mask & self.filled}
        return [name for name in self.left if name not in fits]

    def parts(self) -> Iterator[int]:
        """How many squares each free part of the board has."""
        todo = set(self.free)
        while todo:
            part = [todo.pop()]
            for x, y in part:
                near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & todo
                todo -= near
                part += near
            yield len(part)


def of_piece(laid: Laid, name: str, why: Message, *, right: bool = False) -> Answer:
    """A piece as an answer."""
    return Answer(Message("piece {letter}", letter=letter(laid, name)), why, right, piece=name)


def letter(laid: Laid, name: str) -> str:
    return next(piece.letter for piece in laid.tiling.pieces if piece.name == name)


def letters(laid: Laid, names: Sequence[str]) -> object:
    return some([letter(laid, name) for name in names])
