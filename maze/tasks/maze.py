"""The steps of a maze.

Arguments are the keys of a link to a maze, ``{"size": "1000x1000", "by": "prim"}``.  The result is
what ``maze.delivered`` makes a picture of.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maze.catalog import Catalog
from maze.delivered import packed
from maze.errors import RecipeError
from maze.fields import decode_fields
from maze.jobs import Allowance, Doing
from maze.progress import Progress
from maze.recipe import Recipe
from maze.sources import AlgorithmSource

SLICE = 1024                 # steps


def run(arguments: Mapping[str, Any], allowance: Allowance, catalog: Catalog) -> Doing:
    """Parts are steps, and progress while the board is laid out.  Raises MazeError."""
    recipe = _recipe(arguments, catalog)
    for rows, _ in enumerate(recipe.laying() or (), 1):
        yield Progress("Laying out", rows)
    source = AlgorithmSource(recipe.begin()[1])
    while not source.over:
        yield source.take(SLICE)                           # none, where the algorithm pauses
    if source.error is not None:
        raise source.error
    assert source.result
    return packed(source.result)


def _recipe(arguments: Mapping[str, Any], catalog: Catalog) -> Recipe:
    recipe, notes = decode_fields({str(key): str(text) for key, text in arguments.items()},
                                  catalog)
    if notes:
        raise RecipeError(notes[0])
    return recipe
