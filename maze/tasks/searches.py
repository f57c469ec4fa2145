"""How many nodes a search for tilings goes through.

Arguments are those of ``maze.lab.searches.Searching``, and perhaps ``first`` and ``last``, the
numbers of the trials that are to be done. Parts are rows, and progress.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maze.catalog import Catalog
from maze.jobs import Allowance, Doing
from maze.lab.searches import Searching


def run(arguments: Mapping[str, Any], allowance: Allowance, catalog: Catalog) -> Doing:
    """Raises MazeError."""
    searching = Searching.of_fields(arguments, catalog)
    return searching.measured(arguments.get("first", 0), arguments.get("last"))
