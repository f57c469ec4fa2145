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
from maze.fields import decoding
from maze.jobs import Allowance, Doing
from maze.progress import Work
from maze.recipe import Recipe
from maze.sources import AlgorithmSource

SLICE = 1024                 # steps


def run(arguments: Mapping[str, Any], allowance: Allowance, catalog: Catalog) -> Doing:
    """Parts are steps, and progress while the board is laid out.  Raises MazeError."""
    recipe = yield from _recipe(arguments, catalog)
    yield from recipe.laying()
    source = AlgorithmSource(recipe.begin()[1])
    while not source.over:
        yield source.take(SLICE)                           # none, where the algorithm pauses
    if source.error is not None:
        raise source.error
    assert source.result
    return packed(source.result)


def _recipe(arguments: Mapping[str, Any], catalog: Catalog) -> Work[Recipe]:
    recipe, notes = yield from decoding({str(key): str(text) for key, text in arguments.items()},
                                        catalog)
    if notes:
        raise RecipeError(notes[0])
    return recipe
