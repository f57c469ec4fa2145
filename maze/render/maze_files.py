"""What can be saved of a finished maze: see ``maze.place.Files``."""

from __future__ import annotations

from dataclasses import replace

from maze.picture import Picture
from maze.recipe import Recipe
from maze.render.data import maze_data as json
from maze.render.layers import Box, Label, Layer, bounds, maze_layers
from maze.render.text import check
from maze.render.text import text as in_characters
from maze.render.theme import Theme
from maze.saving import FORMS

__all__ = ["MORE", "UNIT", "json", "layers", "text", "words", "writable"]

UNIT = 20
MORE = FORMS


def words(recipe: Recipe) -> list[str]:
    maker = "drawn" if recipe.walls else recipe.by.replace("_", "-")
    return ["maze", recipe.shape.replace("_", "-"), "x".join(map(str, recipe.size)), maker,
            recipe.seed]


def text(picture: Picture, *, solution: bool) -> str:
    """Raises MisfitError if it is not made of squares."""
    return in_characters(picture if solution else replace(picture, path=None)) + "\n"


def writable(recipe: Recipe) -> None:
    """Raises MisfitError if its cells are not squares in the plane."""
    check(recipe.grid())


def layers(picture: Picture, theme: Theme, *, solution: bool) -> tuple[list[Layer | Label], Box]:
    return list(maze_layers(picture, theme, solution=solution)), bounds(picture.maze.grid)
