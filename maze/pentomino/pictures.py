"""Pictures and letters to be filled with all twelve pieces, sixty squares each."""

from __future__ import annotations

from maze.pentomino.board import Board
from maze.pentomino.board_text import board_of_picture

_LETTERS = {
    "C": "3*########/4*###...../3*########",
    "E": "3*######/1*###.../3*######/1*###.../3*######",
    "F": "3*########/1*###...../3*#######./4*###.....",
    "H": "4*###...###/2*#########/3*###...###",
    "L": "9*###......../3*###########",
    "S": "3*######/1*###.../3*######/1*...###/3*######",
    "T": "3*###########/9*....###....",
    "U": "5*###....###/3*##########",
    "Z": "3*########/1*....###./1*...###../1*..###.../1*.###..../3*########",
}
_PICTURES = {
    "Pyramid": "1*........####......../1*......########....../1*....############..../"
               "1*..################../1*####################",
    "Cross": "3*..####../3*########/6*..####..",
    "Heart": "1*.##....##./1*####..####/3*##########/1*.########./1*..######../1*...####...",
    "Ring": "3*########/3*##....##/3*########",
    "Ship": "1*.....#....../1*.....##...../1*.....###..../1*.....####.../1*.....#####../"
            "1*.....#....../2*############/2*.##########.",
    "Tree": "2*..####../1*.######./1*########/1*..####../1*.######./2*########/3*..####..",
    "Arrow": "1*......###.../1*......####../1*###########./2*############/1*###########./"
             "1*......####../1*......###...",
    "Stairs": "2*##......../2*####....../2*######..../2*########../2*##########",
}


def picture_boards() -> dict[str, Board]:
    """The boards by id, ``letter-C`` and ``picture-heart``."""
    named = {f"letter-{name}": text for name, text in _LETTERS.items()}
    named |= {f"picture-{name.lower()}": text for name, text in _PICTURES.items()}
    return {name: board_of_picture(_drawn(text)) for name, text in named.items()}


def _drawn(text: str) -> str:
    """``2*##`` is a row that stands twice."""
    rows = (row.partition("*") for row in text.split("/"))
    return "\n".join(row for times, _, row in rows for _ in range(int(times)))
