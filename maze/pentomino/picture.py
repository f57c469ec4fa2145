"""TilingPicture: what a search found, its digest, and one sentence about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import shake_128
from typing import ClassVar

from maze.drawable import Drawable
from maze.message import Message, counted
from maze.pentomino.position import format_position
from maze.pentomino.tiling import Placement, Tiling, rows_of


@dataclass(frozen=True)
class TilingPicture(Drawable):
    """The end of a search.

    placed   the tiling found last, or, if none was, the pieces laid before the search
    found    how many tilings the search met
    ended    whether it looked everywhere
    steps    how many steps it took; None if a shorter way was taken
    """

    files: ClassVar[str] = "maze.render.tiling_files"
    title: ClassVar[str] = "Pentominoes"

    tiling: Tiling
    placed: tuple[Placement, ...]
    found: int
    ended: bool
    steps: int | None

    @property
    def rows(self) -> list[str]:
        """The board from the top down."""
        return rows_of(self.tiling, self.placed)

    @property
    def digest(self) -> str:
        """16 hexadecimal digits that tell pictures apart: the same on every machine, for ever.

        SHAKE-128 of the board, the position with its pieces in alphabetical order, and the count.
        """
        position = format_position(self.tiling, self.placed).split("_")
        text = f"{self.tiling.board};{'_'.join(sorted(position))};{self.found}"
        return shake_128(text.encode()).hexdigest(8)

    def sentence(self) -> Message:
        """What came of it.  Counts take turned and mirrored tilings as different."""
        if not self.found:
            return no_tiling(self.placed)
        if not self.ended:
            return Message("The board is covered.")
        return counted("{n} tiling.", "{n} tilings, turned and mirrored ones counted too.",
                       n=self.found)


def no_tiling(placed: Sequence[object]) -> Message:
    """What is said where nothing was found; ``placed`` are the pieces laid before the search."""
    return Message("No tiling: these pieces cannot cover the board around those that lie there."
                   if placed else "No tiling: these pieces cannot cover the board.")
