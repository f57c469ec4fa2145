"""OutlineField: the field for a word, or for an outline in characters, of a shape that is drawn."""

from __future__ import annotations

from typing import Any

from maze.grid import Grid
from maze.grids.masks import Bitmap
from maze.recipe import Recipe
from maze.registry import Entry
from maze.shapes.word import OWN_WORD
from maze.web.page import Field, Page

CELL, GROUND = "#", "."


class OutlineField:
    """Knows what it wrote, so that what nobody has touched stays as it was in the link."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._shown = Recipe()
        self._text = ""

    def write(self, recipe: Recipe) -> None:
        mask = recipe.shape_entry.mask
        outline = isinstance(mask, Bitmap)
        self._shown, self._text = recipe, ""
        if outline:
            self._text = _picture(recipe.grid())
        elif mask:
            self._text = recipe.mask or OWN_WORD
        word = Field("mask", "Word, up to 12 letters", "text", self._text, "/ = new line")
        area = Field("mask", "Outline", "area", self._text, "# = cell, . = empty")
        self.page.fields("word", [word] if mask and not outline else [])
        self.page.fields("picture", [area] if outline else [])
        self.page.attribute("word", "hidden", None if mask and not outline else "")
        self.page.attribute("outline", "hidden", None if outline else "")

    def read(self, shape: Entry, size: tuple[int, ...]) -> dict[str, Any]:
        """Mask and size as a recipe has them.  An outline brings its own size."""
        mask = shape.mask
        if not mask:
            return {"size": size}
        text = self.page.read("picture-mask" if isinstance(mask, Bitmap) else "word-mask")
        if text == self._text and (not self._shown.mask or not isinstance(mask, Bitmap)):
            return {"size": size, "mask": self._shown.mask}
        if not text.strip():
            return {"size": size}
        drawing, own = mask.read(text)
        return {"size": own or size, "mask": drawing}


def _picture(grid: Grid) -> str:
    """A grid of squares in characters."""
    squares = {(int(x), int(y)) for x, y in map(grid.center, range(len(grid)))}
    right, low = (max(square[axis] for square in squares) for axis in (0, 1))
    return "\n".join("".join(CELL if (x, y) in squares else GROUND for x in range(right + 1))
                     for y in range(low + 1))
