"""The difficulty fitted again to what people needed, with each algorithm left out in turn.

Arguments are ``terms``, the mean terms of the rows of table 2 in hundredths, in the order of
``maze.lab.people.TABLE``, and perhaps ``first`` and ``last``, the numbers of the algorithms. Parts
are rows, the number of an algorithm and the weights without it, and progress; the result is all
rows.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from maze.catalog import Catalog
from maze.errors import RecipeError
from maze.jobs import Allowance, Doing
from maze.lab.fit import fitting
from maze.lab.people import ALGORITHMS, TABLE, Case
from maze.measures.human import Terms
from maze.progress import Progress


def run(arguments: Mapping[str, Any], allowance: Allowance, catalog: Catalog) -> Doing:
    """Raises RecipeError."""
    terms = arguments.get("terms")
    if not isinstance(terms, list) or len(terms) != len(TABLE) or not all(map(_is_row, terms)):
        raise RecipeError("expected the terms of {count} rows", count=len(TABLE))
    cases = [Case(row, tuple(one), {}) for row, one in zip(TABLE, terms, strict=True)]
    first, last = arguments.get("first", 0), arguments.get("last", len(ALGORITHMS))
    found = array("i")
    for number, by in list(enumerate(ALGORITHMS))[first:last]:
        yield Progress("Measuring", number - first, last - first)
        weights = yield from fitting([one for one in cases if one.needed.by != by])
        row = array("i", [number, *weights])
        found.extend(row)
        yield row
    yield Progress("Measuring", last - first, last - first)
    return found.tobytes()


def _is_row(terms: Any) -> bool:
    return (isinstance(terms, list) and len(terms) == len(Terms._fields)
            and all(isinstance(one, int) and 0 <= one < 1 << 31 for one in terms))
