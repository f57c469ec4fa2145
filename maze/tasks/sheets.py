"""The pages of a set of puzzles.

Arguments are the keys of a link to sheets, ``{"shapes": "square", "make": "6"}``.  The result is
what ``maze.paper.packed`` unpacks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maze.catalog import Catalog
from maze.jobs import Allowance, Doing
from maze.paper.choosing import narrow
from maze.paper.fields import decoding
from maze.paper.layout import laying_out
from maze.paper.packed import packed
from maze.paper.puzzles import choosing


def run(arguments: Mapping[str, Any], allowance: Allowance, catalog: Catalog) -> Doing:
    """Parts are progress.  Raises MazeError."""
    recipe, _ = yield from decoding({str(key): str(text) for key, text in arguments.items()},
                                    catalog)
    puzzles = yield from choosing(recipe)
    note = narrow(recipe, puzzles)
    pages = yield from laying_out(recipe, puzzles)
    return packed(pages, note)
