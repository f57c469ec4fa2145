"""What can be saved of sheets: see ``maze.place.Files``.  Pages are printed; this is the rest."""

from __future__ import annotations

from json import dumps

from maze.errors import MisfitError
from maze.paper.choosing import Puzzle
from maze.paper.puzzles import AnyPuzzle, chosen
from maze.paper.recipe import SheetRecipe
from maze.render.layer import Box, Label, Layer
from maze.render.theme import Theme
from maze.share import encode

UNIT = 4


def words(recipe: SheetRecipe) -> list[str]:
    """The parts of a file's name."""
    shapes = [] if recipe.what == "pentominoes" else [model.shape for model in recipe.models]
    boards = [] if recipe.what == "mazes" else ["pentominoes"]
    return ["book" if recipe.is_book else "sheets", *shapes, *boards, recipe.set]


def text(picture: SheetRecipe, *, solution: bool) -> str:
    """Raises MisfitError: pages are not made of characters."""
    writable(picture)
    return ""


def writable(recipe: SheetRecipe) -> None:
    """Raises MisfitError."""
    raise MisfitError("Pages of paper cannot be written in characters.")


def json(recipe: SheetRecipe, picture: SheetRecipe) -> str:
    """The link, and of each puzzle its link and its difficulty, or its number of ways."""
    return dumps({"link": encode(recipe), "puzzles": list(map(_puzzle, chosen(recipe)))})


def _puzzle(one: AnyPuzzle) -> dict[str, str | int]:
    found: dict[str, str | int] = {"link": encode(one.recipe)}
    if isinstance(one, Puzzle):
        return found | {"difficulty": one.score} | ({"word": one.word} if one.word else {})
    return found | {"left": one.left, "ways": one.ways}


def layers(picture: SheetRecipe, theme: Theme, *,
           solution: bool) -> tuple[list[Layer | Label], Box]:
    """Raises MisfitError: pages are printed, or written by ``maze.paper.svg``."""
    raise MisfitError("Pages of paper are printed, not saved as a picture.")
