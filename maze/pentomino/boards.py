"""The boards one can choose by name, each with what is known of it.

Counts of the rectangles up to symmetry: Dana S. Scott, "Programming a combinatorial puzzle",
1958, and C. Brian and Jenifer Haselgrove, "A computer program for pentominoes", Eureka 23, 1960.
Those of the triplications are as this project's engines count them.
"""

from __future__ import annotations

from typing import Any

from maze.message import Message, counted
from maze.pentomino.board import Board, board_of, parse_board
from maze.pentomino.pieces import NAMES
from maze.pentomino.polyominoes import names, orientations

KNOWN = {"3x20": 2, "4x15": 368, "5x12": 1010, "6x10": 2339}   # with all twelve, up to symmetry


def boards() -> list[dict[str, Any]]:
    """Id, title and summary of each board, for menus and lists."""
    named = [(size, Message("all twelve pieces"), _up_to_symmetry(count))
             for size, count in KNOWN.items()]
    named += [(f"5x{pieces}",
               Message("Katamino with {pieces} of the twelve pieces", pieces=pieces),
               Message("which pieces, you choose")) for pieces in range(3, 12)]
    return [{"id": size, "title": size.replace("x", " × "),
             "summary": Message("{what}: {known}.", what=what, known=known),
             "needs": [], "parameters": []} for size, what, known in named]


def _up_to_symmetry(count: int) -> Message:
    return counted("{n} tiling up to symmetry", "{n} tilings up to symmetry", n=count)


HOLED = {"8x8-d4.4": ("Chess board without its center", 65),
         "8x8-a1.a8.h1.h8": ("Chess board without its corners", 2170)}
TRIPLED = {"F": 125, "I": 19, "L": 113, "N": 68, "P": 497, "T": 106, "U": 48, "V": 63, "W": 91,
           "X": 15, "Y": 86, "Z": 131}                 # with nine of the other eleven


def triplication(name: str) -> Board:
    """A piece three times as large, to be filled with nine others."""
    return board_of((3 * x + i, 3 * y + j) for x, y in orientations(name)[0]
                    for i in range(3) for j in range(3))


def more_boards() -> list[dict[str, Any]]:
    """Boards with holes and other outlines, as ``boards`` lists the rectangles.

    ``board``, ``pieces`` and ``use`` are the values of a link's keys; ``distinct`` is the number of
    tilings up to symmetry.
    """
    found = [_entry(size, Message(title), parse_board(size), "all", "all", count)
             for size, (title, count) in HOLED.items()]
    found += [_entry(f"triple-{name}", Message("{letter} three times as large", letter=name),
                     triplication(name), NAMES.replace(name, ""), "some", count)
              for name, count in TRIPLED.items()]
    found.append(_entry("tetrominoes-4x5", Message("The five tetrominoes on 4 × 5"), Board(4, 5),
                        "".join(names(4))[0] + "".join(name[1] for name in names(4)), "all", 0))
    return found


def _entry(id_: str, title: Message, board: Board, pieces: str, use: str, distinct: int) -> dict[
        str, Any]:
    some = Message("nine of the other eleven pieces" if use == "some" else "all the pieces")
    return {"id": id_, "title": title,
            "summary": Message("{title}, {pieces}: {known}.", title=title, pieces=some,
                               known=_up_to_symmetry(distinct)),
            "needs": [], "parameters": [], "board": str(board), "pieces": pieces, "use": use,
            "distinct": distinct}
