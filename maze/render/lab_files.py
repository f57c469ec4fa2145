"""What can be saved of the lab: see ``maze.place.Files``.

Races are pictures; what is measured has its own files beside each chart.
"""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence
from typing import Any

from maze.errors import MisfitError
from maze.lab.recipe import LabRecipe
from maze.render import race_files
from maze.render.layers import Box, Label, Layer
from maze.render.theme import Theme
from maze.share import encode

UNIT = race_files.UNIT
REFUSED = "Charts are saved by the buttons below each of them."


def words(recipe: Any) -> list[str]:
    if isinstance(recipe, LabRecipe):
        return ["lab", recipe.mode, *recipe.boards[:1]]
    return race_files.words(recipe)


def text(pictures: Any, *, solution: bool) -> str:
    """Raises MisfitError for what is no picture."""
    return race_files.text(_boards(pictures), solution=solution)


def writable(recipe: Any) -> None:
    """Raises MisfitError."""
    if isinstance(recipe, LabRecipe):
        raise MisfitError(REFUSED)
    race_files.writable(recipe)


def json(recipe: Any, pictures: Any) -> str:
    """The data of each board of a race; of what is measured, the link."""
    if isinstance(recipe, LabRecipe):
        return json_text.dumps({"link": encode(recipe)}) + "\n"
    return race_files.json(recipe, pictures)


def layers(pictures: Any, theme: Theme, *, solution: bool) -> tuple[list[Layer | Label], Box]:
    """Raises MisfitError for what is no picture."""
    return race_files.layers(_boards(pictures), theme, solution=solution)


def _boards(pictures: Any) -> Sequence[Any]:
    if isinstance(pictures, LabRecipe) or pictures is None:
        raise MisfitError(REFUSED)
    boards: Sequence[Any] = pictures
    return boards
