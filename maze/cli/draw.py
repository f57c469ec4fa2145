"""``python -m maze draw``: a maze as text, SVG, JSON or PNG, or as a file for another tool."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

from maze.cli.output import VOICE, add_output, write
from maze.cli.programs import finished
from maze.cli.recipes import add_recipe, recipe_of
from maze.exports.contest import contest_numbers, contest_text
from maze.measures.bottlenecks import distances
from maze.message import Message
from maze.params import Whole
from maze.picture import Picture
from maze.progress import finish
from maze.recipe import Recipe
from maze.render.data import maze_data
from maze.render.distance import distance_layers, scale_bounds, scale_layers
from maze.render.layers import (
    Box,
    Label,
    Layer,
    bottleneck_layers,
    bounds,
    maze_layers,
    paper,
)
from maze.render.png import png
from maze.render.svg import svg
from maze.render.text import text
from maze.render.theme import FILES, LIGHT, Theme
from maze.saving import FORMS, MEASURES, Asked, Form, Millimetres
from maze.share import encode

DEFAULTS = {measure.name: measure.default for measure in MEASURES}


class Wish(NamedTuple):
    """How a maze is to be drawn: with its solution? the distances from a cell? bottlenecks? in
    which colors, and in which measures?"""

    solution: bool
    distances: int | None
    bottlenecks: bool
    theme: Theme = LIGHT
    measures: Mapping[str, float] = DEFAULTS


Maker: TypeAlias = Callable[[Recipe, Picture, Wish], str | bytes]
NOT_DRAWN = Message("Distances and bottlenecks are drawn in svg and png only.")
def add(commands: Any) -> None:
    """Add the command to a parser."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "draw", help="draw a maze", allow_abbrev=False,
        description="Draw the maze of a link, or of the options.  Same recipe, same maze.")
    add_recipe(parser)
    parser.add_argument("--format", choices=FORMATS, default="text",
                        help="laser is SVG in mm, array and npy have 1 for a wall")
    for measure in MEASURES:
        parser.add_argument(f"--{measure.name}", metavar="MM", default=f"{measure.default:g}",
                            help=_measure(measure))
    parser.add_argument("--without-solution", action="store_true",
                        help="leave the path out of the drawing")
    parser.add_argument("--distances", metavar="CELL",
                        help="color every cell by how far it is from this one (svg, png)")
    parser.add_argument("--bottlenecks", action="store_true",
                        help="mark the cells that every path must pass (svg, png)")
    parser.add_argument("--theme", choices=FILES, default="light", help="its colors (svg, png)")
    add_output(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Draw; exit code 1 if the maze was to be solved and there is no way."""
    recipe, programs = recipe_of(options, files=True)
    picture = finished(recipe, programs)
    wish = Wish(not options.without_solution, _cell_of(picture, options.distances),
                options.bottlenecks, FILES[options.theme],
                {one.name: one.parse(getattr(options, one.name)) for one in MEASURES})
    write(FORMATS[options.format](recipe, picture, wish), options.output)
    if options.format not in ("svg", "png") and (wish.bottlenecks or wish.distances is not None):
        VOICE.tell(NOT_DRAWN)
    if picture.note:
        VOICE.tell(picture.note)
    if picture.path == []:
        VOICE.tell(picture.reason)
        return 1
    return 0


def _measure(measure: Millimetres) -> str:
    """What a measure is, and for which formats."""
    whose = ", ".join(id_ for id_, form in FORMS.items() if measure in form.measures)
    return " ".join([measure.title.lower(), "in mm", f"({whose})"])


def _cell_of(picture: Picture, text: str | None) -> int | None:
    """The cell an option names.  Raises RecipeError."""
    if text is None:
        return None
    last = len(picture.maze.grid) - 1
    return Whole("distances", "A cell", 0, last, 0).parse(text)


def _text(recipe: Recipe, picture: Picture, wish: Wish) -> str:
    return text(picture if wish.solution else replace(picture, path=None))


def _drawn(picture: Picture, wish: Wish) -> tuple[list[Layer | Label], Box]:
    """The picture as layers, with its box; a distance map has a scale below."""
    grid, theme = picture.maze.grid, wish.theme
    layers = maze_layers(picture, theme, solution=wish.solution)
    if wish.bottlenecks:
        layers[1:1] = bottleneck_layers(grid, picture.bottlenecks, theme)
    if wish.distances is None:
        return layers, bounds(grid)
    far, box = distances(picture.maze.links(), wish.distances), scale_bounds(grid)
    layers[:1] = [paper(box, theme), *distance_layers(grid, far, theme)]
    return layers + scale_layers(grid, max(far), theme), box


def _svg(recipe: Recipe, picture: Picture, wish: Wish) -> str:
    return svg(*_drawn(picture, wish), title=f"Maze {encode(recipe)}")


def _png(recipe: Recipe, picture: Picture, wish: Wish) -> bytes:
    return png(*_drawn(picture, wish))


def _json(recipe: Recipe, picture: Picture, wish: Wish) -> str:
    return maze_data(recipe, picture)


def _for_others(form: Form) -> Maker:
    """What makes a file for another tool."""
    def made(recipe: Recipe, picture: Picture, wish: Wish) -> bytes:
        return finish(form.begin(recipe, picture, Asked(
            wish.solution, wish.measures, lambda drawn, unit: png(drawn[0], drawn[1], int(unit)))))

    return made


FORMATS: dict[str, Maker] = {"text": _text, "svg": _svg, "json": _json, "png": _png,
                             **{id_: _for_others(form) for id_, form in FORMS.items()},
                             "contest": lambda recipe, picture, wish: contest_text(picture),
                             "num": lambda recipe, picture, wish: contest_numbers(picture)}
