"""Drawable: a finished picture that can be written as SVG, and draws itself in a notebook."""

from __future__ import annotations

from importlib import import_module
from typing import ClassVar

from maze.errors import RecipeError
from maze.message import Message, either
from maze.params import shown


class Drawable:
    """``title`` says what it shows; ``files`` is the module that knows its layers: see
    ``maze.place.Files``.

    The module is named, not imported: ``render`` imports pictures, and most of them are never
    drawn.
    """

    files: ClassVar[str]
    title: ClassVar[str]

    def svg(self, *, solution: bool = True, theme: str = "light") -> str:
        """An SVG file, 20 pixels a cell or 40 a square of a tiling.

        Without ``solution`` the path, or all pieces, are left out. ``theme`` is ``"light"``,
        ``"dark"``, ``"ink"``, ``"blueprint"``, ``"contrast-light"``, ``"contrast-dark"`` or
        ``"print"``. Raises RecipeError for any other.
        """
        themes, files = import_module("maze.render.theme"), import_module(self.files)
        looks = {**themes.THEMES, "print": themes.PRINT}
        if theme not in looks:
            raise RecipeError("expected a {kind} ({names}): {name}", kind=Message("Theme").lower(),
                              names=either(looks), name=shown(str(theme)))
        layers, box = files.layers(self, looks[theme], solution=solution)
        drawn: str = import_module("maze.render.svg").svg(layers, box, title=self.title,
                                                          unit=files.UNIT)
        return drawn

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()
