"""What the model of difficulty says of the mazes of some links.

Arguments: ``links``, a list of texts. Parts are the rows of ``maze.lab.plays.judging`` and
progress; the result is all rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maze.catalog import Catalog
from maze.errors import RecipeError
from maze.jobs import Allowance, Doing
from maze.lab.plays import judging
from maze.params import shown


def run(arguments: Mapping[str, Any], allowance: Allowance, catalog: Catalog) -> Doing:
    """Raises RecipeError."""
    links = arguments.get("links")
    if not isinstance(links, list) or not all(isinstance(link, str) for link in links):
        raise RecipeError("expected a list of links: {got}", got=shown(str(links)))
    return judging(links, catalog)
