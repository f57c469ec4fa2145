"""Pictures to be exported: as shown now, or finished with or without the solution."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from maze.picture import Picture
from maze.render.layers import Box, Label, Layer, bounds, maze_layers
from maze.render.svg import svg
from maze.render.theme import DARK, LIGHT, PRINT, Theme
from maze.render.tiling import tiling_bounds, tiling_layers
from maze.share import AnyRecipe, encode, place_of
from maze.web.run import Run
from maze.web.view import View

SHOWN, SOLVED, PLAIN = "shown", "solved", "plain"
WHATS = {SHOWN: "As shown now", SOLVED: "Finished, with the solution",
         PLAIN: "Finished, without the solution"}
COLORS = {"light": LIGHT, "dark": DARK, "print": PRINT}
TITLES = {"light": "Light", "dark": "Dark", "print": "Black on white"}
LARGE, SMALL, MANY = 20, 2, 40_000                         # pixels a cell; cells
UNIT = {"maze": 20, "pentomino": 40}                       # pixels a cell of an SVG file

Drawn = tuple[Sequence[Layer | Label], Box]


class Still:
    """A screen on which everything is drawn once, as paths: cells large enough for every mark, but
    where there are so many that nobody would see one.
    """

    def __init__(self, box: Box) -> None:
        _, _, across, down = box
        unit = LARGE if across * down <= MANY else SMALL
        self.view = View()
        self.view.fit(box, (round(across * unit), round(down * unit)))


def drawn(run: Run, what: str, theme: Theme) -> Drawn:
    """Layers and their box."""
    return shown(run, theme) if what == SHOWN else finished(run, theme, solution=what == SOLVED)


def shown(run: Run, theme: Theme) -> Drawn:
    """What the board shows at this moment.  It must be drawn anew there: see ``Stage.redraw``."""
    drawing: Any = copy(run.drawing)
    drawing.theme = lambda: theme
    drawing.pace = lambda: 0.0                             # nothing is too young for its color
    return list(drawing.layers(Still(drawing.box), whole=True)), drawing.box


def finished(run: Run, theme: Theme, *, solution: bool) -> Drawn:
    picture = picture_of(run)
    if isinstance(picture, Picture):
        return maze_layers(picture, theme, solution=solution), bounds(picture.maze.grid)
    placed = picture.placed if solution else ()
    return tiling_layers(picture.tiling, placed, theme), tiling_bounds(picture.tiling.board)


def picture_of(run: Run) -> Any:
    """The finished picture: the run's own if it got there, else made now."""
    return run.recipe.picture() if run.player.result is None else run.player.result


def svg_of(recipe: AnyRecipe, picture: Drawn) -> str:
    """A file; its title is the link."""
    place = place_of(recipe)
    return svg(*picture, title=f"{place.capitalize()} {encode(recipe)}", unit=UNIT[place])
