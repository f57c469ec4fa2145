"""TilingRecipe: all that determines a picture of a tiling, and how it is made.

``board`` and ``pieces`` may disagree: then ``problem()`` is a sentence, and a page shows the
set-up instead of a search.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from maze.errors import RecipeError
from maze.params import Choice
from maze.pentomino.board import Board, impossible, misfit
from maze.pentomino.picture import TilingPicture
from maze.pentomino.pieces import Piece, parse_pieces
from maze.pentomino.position import parse_position
from maze.pentomino.tiling import Tiling
from maze.pentomino.turned import first_of_tall, is_tall
from maze.registry import Entry, discover
from maze.steps import FOUND, Steps, number, run

SOLVE = Choice("solve", "Search", {"first": "for the first tiling", "all": "for all tilings"},
               "first")


def orders() -> dict[str, Entry]:
    """The searches, by id."""
    return discover("maze.pentomino.solvers")


@dataclass(frozen=True)
class TilingRecipe:
    """A search for tilings, as data.

    board   rows x columns                       order   an id of ``orders()``
    pieces  in the order they are tried          solve   ``"first"`` or ``"all"`` tilings
    place   pieces that lie there before: see ``maze.pentomino.position``

    The constructor raises RecipeError for what is out of range; for the rest see ``problem``.
    """

    board: Board = Board(6, 10)
    pieces: tuple[Piece, ...] = parse_pieces("all")      # 3935 steps to the first tiling
    order: str = "source"
    solve: str = "first"
    place: str = ""

    def __post_init__(self) -> None:
        order_param().parse(self.order)
        SOLVE.parse(self.solve)
        parse_position(self.place, self.board, self.pieces)
        if not self.pieces:
            raise RecipeError("expected at least one piece")

    def problem(self) -> str | None:
        """Why no search is worth while, as a sentence; None if one is."""
        return misfit(self.board, len(self.pieces)) or impossible(self.board, self.pieces)

    def tiling(self) -> Tiling:
        """The board before the first step.  Raises MisfitError if the areas differ."""
        tiling = Tiling(self.board, self.pieces)
        for laid in parse_position(self.place, self.board, self.pieces):
            tiling.place(tiling.numbers[laid])
        return tiling

    def begin(self) -> tuple[Tiling, Steps[TilingPicture]]:
        """The board before the first step, and the steps."""
        tiling = self.tiling()
        return tiling, self._steps(tiling)

    def picture(self) -> TilingPicture:
        """The end of the search, at full speed: the same picture, at times by a shorter way."""
        plain = self.order == "source" and self.solve == "first" and not self.place
        if plain and is_tall(self.board):
            tiling = self.tiling()
            tiling.placed[:] = placed = first_of_tall(tiling) or []
            return TilingPicture(tiling, tuple(placed), int(bool(placed)), not placed, None)
        return run(self.begin()[1])

    def _steps(self, tiling: Tiling) -> Steps[TilingPicture]:
        """The search, until it has found what the recipe asks for."""
        placed, found, count = tuple(tiling.placed), 0, 0
        for count, step in enumerate(orders()[self.order].run(tiling), 1):
            yield step
            if step >= FOUND:
                placed, found = tuple(tiling.placed), number(step)
                if self.solve == "first":
                    return TilingPicture(tiling, placed, found, False, count)
        return TilingPicture(tiling, placed, found, True, count)

    def but(self, **changes: Any) -> TilingRecipe:
        """The same recipe with some parts changed."""
        return replace(self, **changes)


def order_param() -> Choice:
    """The orders as a parameter."""
    return Choice("order", "Order", {id_: entry.title for id_, entry in orders().items()}, "source")
