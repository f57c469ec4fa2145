"""What can be saved of a race: see ``maze.place.Files``.

The boards stand side by side on one sheet, in the order of the entrants.
"""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence
from typing import Any

from maze.race.recipe import RaceRecipe
from maze.render import maze_files, tiling_files
from maze.render.beside import beside
from maze.render.layers import Box, Label, Layer
from maze.render.theme import Theme

__all__ = ["UNIT", "json", "layers", "text", "words", "writable"]

UNIT = 20


def words(recipe: RaceRecipe) -> list[str]:
    return ["race", *(name.replace("_", "-") for name in recipe.names)]


def _module(picture: Any) -> Any:
    return maze_files if hasattr(picture, "maze") else tiling_files


def text(pictures: Sequence[Any], *, solution: bool) -> str:
    """One board below the other.  Raises MisfitError if they are not made of squares."""
    return "\n".join(_module(one).text(one, solution=solution) for one in pictures)


def writable(recipe: RaceRecipe) -> None:
    """Raises MisfitError if their cells are not squares in the plane."""
    if recipe.kind != "searches":
        maze_files.writable(recipe.base)


def json(recipe: RaceRecipe, pictures: Sequence[Any]) -> str:
    """A list with the data of each."""
    module = tiling_files if recipe.kind == "searches" else maze_files
    found = [module.json(one, picture)
             for one, picture in zip(recipe.entrants, pictures, strict=True)]
    return json_text.dumps([json_text.loads(one) for one in found], ensure_ascii=False) + "\n"


def layers(pictures: Sequence[Any], theme: Theme, *, solution: bool
           ) -> tuple[list[Layer | Label], Box]:
    """All boards, in rows of up to three."""
    return beside([_module(one).layers(one, theme, solution=solution) for one in pictures])
