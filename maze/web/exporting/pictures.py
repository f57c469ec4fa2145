"""Pictures to be exported: as shown now, or finished with or without the solution."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from math import ceil
from typing import Any

from maze.message import Said
from maze.place import Files
from maze.render.layer import spoken
from maze.render.layers import Box, Label, Layer
from maze.render.pixels import Pixels
from maze.render.theme import Theme
from maze.web.run import Shown
from maze.web.screen import Drawing
from maze.web.view import View

SHOWN, SOLVED, PLAIN = "shown", "solved", "plain"
WHATS = {SHOWN: "As shown now", SOLVED: "Finished, with the solution",
         PLAIN: "Finished, without the solution"}
TITLES = {"light": "Light", "dark": "Dark", "ink": "Ink on paper", "blueprint": "Blueprint",
          "print": "Black on white"}
LARGE, SMALL, MANY = 20, 2, 40_000                         # pixels a cell; cells

PictureLayers = tuple[Sequence[Layer | Label], Box]


def view_of(box: Box) -> View:
    """A view in which everything is drawn as paths: cells large enough for every mark, but where
    there are so many that nobody would see one.
    """
    _, _, across, down = box
    unit = LARGE if across * down <= MANY else SMALL
    view = View()
    view.fit(box, (ceil(across * unit), ceil(down * unit)))          # less would be pixels
    return view


def drawn(run: Shown, what: str, theme: Theme, saved: Files,
          say: Callable[[Said], str]) -> PictureLayers:
    """Layers, in the language of the page, and their box."""
    layers, box = (shown(run, theme) if what == SHOWN else
                   saved.layers(picture_of(run), theme, solution=what == SOLVED))
    return spoken(layers, say), box


def shown(run: Shown, theme: Theme) -> PictureLayers:
    """What the boards show just now.  They must be drawn anew there: see ``Stage.redraw``."""
    found = [_shown(pane.drawing.still(theme)) for pane in run.panes]
    if len(found) == 1:
        return found[0]
    # Places with several boards have this in a part of theirs.
    beside: Callable[[Sequence[PictureLayers]], PictureLayers] = import_module(
        "maze.render.beside").beside
    return beside(found)


def _shown(drawing: Drawing) -> PictureLayers:
    return list(map(_as_paths, drawing.layers(view_of(drawing.box), whole=True))), drawing.box


def _as_paths(layer: Layer | Label | Pixels) -> Layer | Label:
    assert not isinstance(layer, Pixels)                   # of cells as large as in ``view_of``
    return layer


def picture_of(run: Shown) -> Any:
    """The finished picture: the run's own if it got there, else made now."""
    return run.recipe.picture() if run.player.result is None else run.player.result
