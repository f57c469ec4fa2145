"""Tilings as text, SVG, PNG and JSON, in the colors of a theme or for paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from maze.cli.output import VOICE
from maze.pentomino.picture import TilingPicture
from maze.pentomino.recipe import TilingRecipe
from maze.render.boards import tiling_bounds
from maze.render.layer import spoken
from maze.render.layers import Label, Layer
from maze.render.png import png
from maze.render.svg import svg
from maze.render.theme import Theme
from maze.render.tiling import tiling_layers
from maze.render.tiling_data import tiling_data
from maze.share import encode

Format: TypeAlias = Callable[[TilingRecipe, TilingPicture, Theme], str | bytes]


def _text(recipe: TilingRecipe, picture: TilingPicture, theme: Theme) -> str:
    return "\n".join(picture.rows)


def _layers(picture: TilingPicture, theme: Theme) -> list[Layer | Label]:
    return spoken(tiling_layers(picture.tiling, picture.placed, theme), VOICE.say)


def _svg(recipe: TilingRecipe, picture: TilingPicture, theme: Theme) -> str:
    return svg(_layers(picture, theme), tiling_bounds(recipe.board), unit=40,
               title=f"Pentominoes {encode(recipe)}")


def _png(recipe: TilingRecipe, picture: TilingPicture, theme: Theme) -> bytes:
    return png(_layers(picture, theme), tiling_bounds(recipe.board), unit=40)


def _json(recipe: TilingRecipe, picture: TilingPicture, theme: Theme) -> str:
    return tiling_data(recipe, picture)


FORMATS: dict[str, Format] = {"text": _text, "svg": _svg, "png": _png, "json": _json}
