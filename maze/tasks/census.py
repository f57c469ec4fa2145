"""Which mazes of a small board a generator makes, draw by draw.

Arguments are the fields of a census (``maze.lab.census``), and perhaps ``first`` and ``last``, the
numbers of the draws that are to be done. Parts are numbers of mazes, and progress.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maze.catalog import Catalog
from maze.jobs import Allowance, Doing
from maze.lab.census import Census


def run(arguments: Mapping[str, Any], allowance: Allowance, catalog: Catalog) -> Doing:
    """Raises MazeError."""
    census = Census.of_fields(arguments, catalog)
    return census.taking(arguments.get("first", 0), arguments.get("last"))
