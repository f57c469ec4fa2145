"""Named boards: what can be chosen by name, in the menu of the page and with ``tile --board``."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from maze.message import Message, Said
from maze.pentomino.board import Board
from maze.pentomino.board_text import parse_board
from maze.pentomino.boards import boards, more_boards
from maze.pentomino.pictures import picture_boards
from maze.pentomino.pieces import Piece, parse_pieces

GROUPS = {"twelve": "All twelve", "katamino": "Katamino", "holed": "Chess board with a hole",
          "quarters": "Chess board with four holes", "together": "Two rectangles at once",
          "cut": "Cut corners", "doubled": "Duplications", "tripled": "Triplications",
          "solid": "Solid, layer by layer", "smaller": "Other sets of pieces",
          "letters": "Letters", "pictures": "Pictures", "calendar": "Calendar"}


class NamedBoard(NamedTuple):
    """A board and the pieces it is for.

    group    its family in menus: an id of ``GROUPS``
    pieces   as in a link; "" if any will do
    use      ``"all"`` or ``"some"`` of them
    sides    ``"2"``; ``"1"`` if they may not be mirrored
    """

    id: str
    group: str
    title: Said
    summary: Said
    board: Board
    pieces: str
    use: str = "all"
    sides: str = "2"

    def parsed(self) -> tuple[Piece, ...]:
        """Its pieces; none if any will do."""
        return parse_pieces(self.pieces, one_sided=self.sides == "1") if self.pieces else ()


@cache
def named_boards() -> dict[str, NamedBoard]:
    """The boards by id, in the order of menus."""
    return {one.id: one for find in (_rectangles, _others, _pictures) for one in find()}


def _rectangles() -> Iterator[NamedBoard]:
    for one in boards():
        board = parse_board(one["id"])
        whole = board.area == 60
        yield NamedBoard(one["id"], "twelve" if whole else "katamino", one["title"],
                         one["summary"], board, "all" if whole else "")


def _others() -> Iterator[NamedBoard]:
    for one in more_boards():
        yield NamedBoard(one["id"], one["group"], one["title"], one["summary"],
                         parse_board(one["board"]), one["pieces"], one["use"],
                         one["sides"])


def _pictures() -> Iterator[NamedBoard]:
    for id_, board in picture_boards().items():
        kind, _, name = id_.partition("-")
        yield NamedBoard(id_, "letters" if kind == "letter" else "pictures", name.capitalize(),
                         Message("All twelve pieces, 60 squares."), board, "all")
