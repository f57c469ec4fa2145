"""The rows of an experiment of the lab.

Arguments are the fields of an experiment (``maze.lab.experiment``), and perhaps ``first`` and
``last``, the numbers of the trials that are to be done. Parts are rows (``maze.lab.rows``) and
progress; the result is all rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maze.catalog import Catalog
from maze.jobs import Allowance, Doing
from maze.lab.experiment import Experiment
from maze.lab.measuring import measured


def run(arguments: Mapping[str, Any], allowance: Allowance, catalog: Catalog) -> Doing:
    """Raises MazeError."""
    experiment = Experiment.of_fields(arguments, catalog)
    return measured(experiment, arguments.get("first", 0), arguments.get("last"))
