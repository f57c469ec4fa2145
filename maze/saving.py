"""Saving: the kinds of files for other tools, and the measures that they ask for.

A place names its kinds in ``Files.MORE`` (``maze.place``).  What makes them is imported when it is
first asked for, because the page fetches it then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

from maze.errors import MisfitError, RecipeError
from maze.grid import Grid
from maze.grids.traits import lacking
from maze.message import Message, Said, both
from maze.params import shown
from maze.progress import Work

NUMBER = re.compile(r"[0-9]{1,4}(?:[.,][0-9]{1,3})?")
MOST = 10_000                                              # cells: a hundred by a hundred
Paint: TypeAlias = Callable[[Any, float], bytes]           # layers with their box, pixels a cell


@dataclass(frozen=True)
class Millimetres:
    """A length in millimetres within a range."""

    name: str
    title: str
    low: float
    high: float
    default: float
    help: str = ""

    def parse(self, text: str) -> float:
        value = float(text.replace(",", ".")) if NUMBER.fullmatch(text) else -1.0
        if not self.low <= value <= self.high:
            raise RecipeError("{title} must be {low} to {high} mm, not {text}",
                              title=Message(self.title), low=self.format(self.low),
                              high=self.format(self.high), text=shown(text))
        return value

    def format(self, value: float) -> str:
        return f"{value:g}"

    def repair(self, text: str) -> tuple[float, Said | None]:
        """The default where the text is no such length; no link has one."""
        try:
            return self.parse(text), None
        except RecipeError as wrong:
            return self.default, wrong.message


class Asked(NamedTuple):
    """What is to be saved: with the path?  In which measures, by name?  ``paint`` makes a PNG
    file of layers."""

    solution: bool
    measures: Mapping[str, float]
    paint: Paint


@dataclass(frozen=True)
class Form:
    """A kind of file.

    title      in menus                         made      what makes it, ``module:function``
    ending     of the file's name               measures  what it asks for
    kind       the media type                   needs     traits of its grid (``maze.grids.traits``)
    """

    title: str
    ending: str
    kind: str
    made: str
    measures: Sequence[Millimetres] = ()
    needs: str = ""

    def check(self, recipe: Any) -> None:
        """Raises MisfitError if a maze is too large for such a file, or its grid has not what is
        needed."""
        grid: Grid = recipe.grid()
        if missing := lacking(grid, frozenset(self.needs.split())):
            raise MisfitError("This kind of file needs {traits}, which this grid does not have.",
                              traits=both(missing))
        if len(grid) > MOST:
            raise MisfitError("This kind of file can have at most {most} cells; this maze has "
                              "{cells}.", most=MOST, cells=len(grid))

    def begin(self, recipe: Any, picture: Any, asked: Asked) -> Work[bytes]:
        """Make the file in slices.  Raises MisfitError if this maze cannot be such a file."""
        self.check(recipe)
        module, _, name = self.made.partition(":")
        work: Work[bytes] = getattr(import_module(module), name)(recipe, picture, asked)
        return work


CELL = Millimetres("cell", "One cell", 2, 100, 10, "in mm: a corridor with one wall")
WALL = Millimetres("wall", "Thickness of walls", 0.4, 20, 1.2,
                   "in mm: three lines of a usual nozzle")
HEIGHT = Millimetres("height", "Height of walls", 0.2, 100, 6, "in mm, above the plate")
PLATE = Millimetres("plate", "Thickness of the plate", 0.2, 20, 1.6, "in mm, under the walls")
MEASURES = (CELL, WALL, HEIGHT, PLATE)
FORMS = {
    "laser": Form("SVG in mm, for lasers and plotters", "mm.svg", "image/svg+xml",
                  "maze.exports.laser:made", (CELL,)),
    "stl": Form("STL, for 3D printers", "stl", "model/stl", "maze.exports.stl:made", MEASURES,
                "planar"),
    "uvtt": Form("Universal VTT, for virtual tabletops", "uvtt", "application/json",
                 "maze.exports.tabletop:made", (), "planar"),
    "array": Form("Array in JSON: 1 is a wall", "array.json", "application/json",
                  "maze.exports.arrays:as_json"),
    "contest": Form("Contest maze for micromice, as text", "contest.txt", "text/plain",
                    "maze.exports.contest:as_text", (), "rectangle"),
    "num": Form("Contest maze for micromice, as numbers", "num", "text/plain",
                "maze.exports.contest:as_numbers", (), "rectangle"),
    "npy": Form("Array for NumPy: 1 is a wall", "npy", "application/octet-stream",
                "maze.exports.arrays:as_npy"),
}
