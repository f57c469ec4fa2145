"""The average picture of an experiment with one algorithm on one board.

Arguments are those of ``maze.tasks.measure``; parts are blocks (``maze.lab.average``) and progress,
and the result is the last block.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maze.catalog import Catalog
from maze.jobs import Allowance, Doing
from maze.lab.average import averaging
from maze.lab.experiment import Experiment


def run(arguments: Mapping[str, Any], allowance: Allowance, catalog: Catalog) -> Doing:
    """Raises MazeError."""
    experiment = Experiment.of_fields(arguments, catalog)
    return averaging(experiment, arguments.get("first", 0), arguments.get("last"))
