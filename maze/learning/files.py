"""What can be saved of what is shown here: the board that plays, as its own place saves it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from maze.errors import MisfitError
from maze.learning.screens import Drawn, files_of
from maze.render.theme import Theme

UNIT = 20


def words(recipe: Any) -> list[str]:
    """The parts of a file's name."""
    return ["learn", *recipe.words]


def text(picture: Drawn, *, solution: bool) -> str:
    """In characters.  Raises MisfitError if that cannot be."""
    _check(picture.recipe)
    return str(files_of(picture.recipe).text(picture.picture, solution=solution))


def writable(recipe: Any) -> None:
    """Raises MisfitError if its picture cannot be written in characters."""
    _check(recipe.board)
    files_of(recipe.board).writable(recipe.board)


def json(recipe: Any, picture: Drawn) -> str:
    _check(recipe.board)
    return str(files_of(recipe.board).json(recipe.board, picture.picture))


def layers(picture: Drawn, theme: Theme, *, solution: bool) -> tuple[Sequence[Any], Any]:
    """Raises MisfitError if there is only text."""
    _check(picture.recipe)
    found: tuple[Sequence[Any], Any] = files_of(picture.recipe).layers(
        picture.picture, theme, solution=solution)
    return found


def _check(board: Any) -> None:
    if board is None:
        raise MisfitError("There is no picture to be saved here.")
