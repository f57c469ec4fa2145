"""Boards and pieces as the command line takes them: a size, a name, or pictures in a file."""

from __future__ import annotations

from maze.cli.pictures import read_picture
from maze.errors import RecipeError
from maze.nearest import nearest
from maze.params import shown
from maze.pentomino.board_text import board_of_picture, parse_board
from maze.pentomino.drawn import text_of_pictures
from maze.pentomino.named import NamedBoard, named_boards


def read_board(text: str) -> NamedBoard:
    """``5x9``, ``8x8-d4.4``, ``triple-F`` or ``@picture.txt``.  Raises RecipeError, OSError.

    Only a name says which pieces the board is for; otherwise ``pieces`` is "".
    """
    text = text.strip()
    if text.startswith("@"):
        board = board_of_picture(read_picture(text[1:]))
    elif text[:1].isalpha():
        return _named(text)
    else:
        board = parse_board(text)
    return NamedBoard("", "", "", "", board, "")


def read_pieces(text: str) -> str:
    """Pieces as links have them; ``@pieces.txt`` has pictures with an empty line between two.

    Raises RecipeError, OSError.
    """
    return text_of_pictures(read_picture(text[1:])) if text.startswith("@") else text


def _named(text: str) -> NamedBoard:
    boards = {one.id.lower(): one for one in named_boards().values()}
    if text.lower() not in boards:
        names = {one.id.partition("-")[2]: one.id for one in boards.values() if one.id[0].isalpha()}
        raise RecipeError("No board is called {name}. Did you mean {guess}?", name=shown(text),
                          guess=nearest(text, names))
    return boards[text.lower()]
