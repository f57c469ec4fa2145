"""How many tilings every date of a calendar has.

Arguments are the keys of a link to a calendar, ``{"board": "calendar", "pieces": "FITUWYZ3IL"}``,
and a ``year`` for one with days of the week.  The result is a JSON object of counts by date.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from maze.catalog import Catalog
from maze.errors import RecipeError
from maze.jobs import Allowance, Doing
from maze.pentomino.calendar import DatedBoard
from maze.pentomino.engines.year import every_date
from maze.pentomino.fields import decode_fields


def run(arguments: Mapping[str, Any], allowance: Allowance, catalog: Catalog) -> Doing:
    """Parts are progress.  Raises RecipeError."""
    fields = {str(key): str(text) for key, text in arguments.items()}
    year = int(fields.pop("year", "0"))
    recipe, notes = decode_fields(fields, catalog)
    if notes:
        raise RecipeError(notes[0])
    if not isinstance(recipe.board, DatedBoard) or recipe.board.calendar is None:
        raise RecipeError("expected a calendar: {board}", board=str(recipe.board))
    counts = yield from every_date(recipe.board.calendar, recipe.pieces, year,
                                   spare=recipe.spare)
    result = json.dumps({str(day): count for day, count in counts.items()}).encode()
    allowance.spend(len(result))
    return result
