"""TilingRecipe: all that determines a picture of a tiling, and how it is made.

``board`` and ``pieces`` may disagree: then ``problem()`` is a sentence, and a page shows the
set-up instead of a search.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from maze.catalog import DEFAULT, Catalog
from maze.errors import MisfitError, RecipeError
from maze.message import Message
from maze.params import Choice, Whole, shown
from maze.pentomino.board import Board, impossible, misfit
from maze.pentomino.fence import NO_SEARCH
from maze.pentomino.parity import parity_proof
from maze.pentomino.picture import TilingPicture
from maze.pentomino.pieces import Piece, is_one_sided, parse_pieces
from maze.pentomino.position import parse_position
from maze.pentomino.tiling import Tiling
from maze.pentomino.turned import first_of_tall, is_tall
from maze.registry import Entry
from maze.steps import FOUND, Steps, number, run

SOLVE = Choice("solve", "Search", {"first": "for the first tiling", "all": "for all tilings"},
               "first")
USE = Choice("use", "Use", {"all": "all pieces", "some": "as many as it takes"}, "all")
SIDES = Choice("sides", "Sides", {"2": "pieces may be turned and mirrored",
                                  "1": "pieces may be turned, not mirrored"}, "2")
SOL = Whole("sol", "Solution", 0, 10**9, 0, "the number of the solution that is shown; 0 for none")
OF = Choice("of", "Solutions", {"all": "of all", "different": "one of each class"}, "all")
CHALLENGE = re.compile(r"[A-Za-z0-9.-]{0,40}")


def orders(catalog: Catalog = DEFAULT) -> Mapping[str, Entry]:
    """The searches, by id."""
    return catalog.room("searches")


@dataclass(frozen=True)
class TilingRecipe:
    """A search for tilings, as data.

    board   rows x columns                       order   an id of ``orders()``
    pieces  in the order they are tried          solve   ``"first"`` or ``"all"`` tilings
    place   pieces that lie there before: see ``maze.pentomino.position``
    use     whether ``"all"`` pieces must be used, or ``"some"`` may be left over
    sol     the solution that is shown, counted from 1; 0 for none
    challenge   the id of the challenge it belongs to, or ""
    catalog     where the order is looked up

    The constructor raises RecipeError for what is out of range; for the rest see ``problem``.
    """

    place_id: ClassVar[str] = "pentomino"

    board: Board = Board(6, 10)
    pieces: tuple[Piece, ...] = parse_pieces("all")      # 3935 steps to the first tiling
    order: str = "source"
    solve: str = "first"
    place: str = ""
    use: str = "all"
    sol: int = 0
    challenge: str = ""
    of: str = "all"
    catalog: Catalog = field(default=DEFAULT, repr=False)

    def __post_init__(self) -> None:
        order_param(self.catalog).parse(self.order)
        SOLVE.parse(self.solve)
        USE.parse(self.use)
        SOL.parse(str(self.sol))
        OF.parse(self.of)
        if not CHALLENGE.fullmatch(self.challenge):
            raise RecipeError("expected a challenge such as penta5-3: {text}",
                              text=shown(self.challenge))
        parse_position(self.place, self.board, self.pieces)
        if self.board.solid and is_one_sided(self.pieces):
            raise RecipeError("expected pieces of two sides: on a solid board every piece can be "
                              "turned over")
        if not self.pieces:
            raise RecipeError("expected at least one piece")

    def problem(self) -> Message | None:
        """Why no search is worth while, by sizes, parts or colors, in words; None if one is."""
        if self.board.is_open:
            return NO_SEARCH
        return (misfit(self.board, self.pieces, spare=self.spare)
                or impossible(self.board, self.pieces, spare=self.spare)
                or (None if self.spare else parity_proof(self.board, self.pieces)))

    @property
    def spare(self) -> bool:
        """Whether pieces may be left over."""
        return self.use == "some"

    @property
    def entry(self) -> Entry:
        """The search."""
        return orders(self.catalog)[self.order]

    def tiling(self) -> Tiling:
        """The board before the first step.  Raises MisfitError if the areas differ, or if it is
        an open plane."""
        if self.board.is_open:
            raise MisfitError(NO_SEARCH)
        tiling = Tiling(self.board, self.pieces, spare=self.spare)
        for laid in parse_position(self.place, self.board, self.pieces):
            tiling.place(tiling.numbers[laid])
        return tiling

    def begin(self) -> tuple[Tiling, Steps[TilingPicture]]:
        """The board before the first step, and the steps."""
        tiling = self.tiling()
        return tiling, self._steps(tiling)

    def picture(self) -> TilingPicture:
        """The end of the search, at full speed: the same picture, at times by a shorter way."""
        distinct = len({piece.name for piece in self.pieces}) == len(self.pieces)
        plain = (self.order == "source" and self.solve == "first" and not self.place
                 and not self.spare and distinct)
        if plain and is_tall(self.board):
            tiling = self.tiling()
            tiling.placed[:] = placed = first_of_tall(tiling) or []
            return TilingPicture(tiling, tuple(placed), int(bool(placed)), not placed, None)
        return run(self.begin()[1])

    def _steps(self, tiling: Tiling) -> Steps[TilingPicture]:
        """The search, until it has found what the recipe asks for."""
        placed, found, count = tuple(tiling.placed), 0, 0
        if tiling.is_complete:
            return TilingPicture(tiling, placed, 1, False, 0)
        steps = self.entry.run(tiling)
        for count, step in enumerate(steps, 1):
            yield step
            if step >= FOUND:
                placed, found = tuple(tiling.placed), number(step)
                if self.solve == "first":
                    return TilingPicture(tiling, placed, found, False, count)
        return TilingPicture(tiling, placed, found, True, count)

    def but(self, **changes: Any) -> TilingRecipe:
        """The same recipe with some parts changed."""
        return replace(self, **changes)


def order_param(catalog: Catalog = DEFAULT) -> Choice:
    """The orders as a parameter."""
    titles = {id_: entry.title for id_, entry in orders(catalog).items()}
    return Choice("order", "Order", titles, "source")
