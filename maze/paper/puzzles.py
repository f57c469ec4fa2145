"""Puzzles of a sheet: mazes, boards of pentominoes, or both in turn, in their order."""

from __future__ import annotations

from typing import TypeAlias

from maze.paper.choosing import Puzzle, choosing_mazes
from maze.paper.choosing_boards import BoardPuzzle, choosing_boards
from maze.paper.choosing_pictures import choosing_pictures
from maze.paper.recipe import SheetRecipe
from maze.progress import Work, finish

AnyPuzzle: TypeAlias = Puzzle | BoardPuzzle


def chosen(recipe: SheetRecipe) -> list[AnyPuzzle]:
    """The puzzles, at once.  Raises MazeError."""
    return finish(choosing(recipe))


def choosing(recipe: SheetRecipe) -> Work[list[AnyPuzzle]]:
    """The puzzles in slices.  Raises MisfitError."""
    boards = {"mazes": 0, "pentominoes": recipe.make, "mixed": recipe.make // 2}[recipe.what]
    found: list[AnyPuzzle] = []
    found += yield from choosing_boards(recipe, boards)
    choosing_them = choosing_pictures if recipe.pict else choosing_mazes
    mazes = yield from choosing_them(recipe, recipe.make - boards)
    words = recipe.spelled or [""]
    for at, maze in enumerate(mazes):                      # a maze first, then in turn
        found.insert(2 * at, maze._replace(word=words[at % len(words)]))
    return found
