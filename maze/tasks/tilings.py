"""All tilings of a board, and which of them are different.

Arguments are the keys of a link to pentominoes, ``{"board": "6x10", "pieces": "all"}``.  The result
is what ``maze.pentomino.engines.delivered`` unpacks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maze.catalog import Catalog
from maze.errors import RecipeError
from maze.jobs import Allowance, Doing
from maze.pentomino.engines.choice import solve
from maze.pentomino.engines.delivered import packed
from maze.pentomino.engines.index import MOST
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.engines.symmetry import classes
from maze.pentomino.fields import decode_fields


def run(arguments: Mapping[str, Any], allowance: Allowance, catalog: Catalog) -> Doing:
    """Parts are progress.  Raises RecipeError, and MisfitError where tilings are too many."""
    recipe, notes = decode_fields({str(key): str(text) for key, text in arguments.items()},
                                   catalog)
    if notes:
        raise RecipeError(notes[0])
    answers = yield from solve(Puzzle(recipe.board, recipe.pieces, spare=recipe.spare))
    distinct: list[int] = []
    if 0 < answers.count <= MOST:
        distinct = yield from classes(answers.puzzle, answers.all())
    return (yield from packed(answers, distinct, allowance.left))
