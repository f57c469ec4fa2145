"""``python -m maze draw``: a maze as text, SVG, JSON or PNG, or as a file for another tool."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

from maze.aliases import ALGORITHM, SHAPE, SOLVER, named
from maze.cli.contest import contest_numbers, contest_parts, contest_text
from maze.cli.output import VOICE, add_output, write
from maze.cli.pictures import read_picture
from maze.cli.programs import finished, ids_of_files
from maze.errors import RecipeError
from maze.ingredients import changes
from maze.measures.bottlenecks import distances
from maze.message import Message, either
from maze.params import Whole, shown
from maze.picture import Picture
from maze.progress import finish
from maze.recipe import Recipe, generators, shapes, solvers
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
from maze.share import decode, encode
from maze.visitors.program import Program

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
HELP = {
    "shape": "such as hexagon: see `list shapes`", "size": "the shape's numbers, such as 20x15",
    "by": "the generator: see `list generators`; or a file of yours, ./mine.py",
    "opt": "its options, name.value_name.value", "seed": "any text",
    "solve": "the solver: see `list solvers`; or a file of yours", "sopt": "its options",
    "from": "the number of the start cell", "to": "the number of the goal cell",
}
IDS = (("shape", SHAPE, shapes), ("by", ALGORITHM, generators), ("solve", SOLVER, solvers))
OPTIONS = ("shape", "size", "by", "opt", "seed", *changes(), "solve", "sopt", "from", "to")


def add(commands: Any) -> None:
    """Add the command to a parser."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "draw", help="draw a maze", allow_abbrev=False,
        description="Draw the maze of a link, or of the options.  Same recipe, same maze.")
    parser.add_argument("link", nargs="?", help="a link of the page, in quotes")
    for name in OPTIONS:
        parser.add_argument(f"--{name}", metavar=name.upper(), dest=f"recipe.{name}",
                            help=_help(name))
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
    parser.add_argument("--contest", metavar="FILE", help="a maze of a contest, text or .num")
    parser.add_argument("--mask", metavar="WORD|@FILE",
                        help="a word (for the shape word) or a picture of squares (for mask)")
    add_output(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Draw; exit code 1 if the maze was to be solved and there is no way."""
    recipe, programs = _recipe(options)
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


def _help(name: str) -> str:
    """What an option is; argparse reads a percent sign as the beginning of a gap."""
    return str(changes()[name].help if name in changes() else HELP[name]).replace("%", "%%")


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


def _recipe(options: argparse.Namespace) -> tuple[Recipe, list[Program]]:
    """The recipe of a link, changed by options; a link is repaired, an option is not.

    Files that an option names are run: they are the programs.
    """
    given = {name: text for name in OPTIONS
             if (text := getattr(options, f"recipe.{name}")) is not None}
    recipe = Recipe()
    if options.link is not None:
        decoded = decode(options.link)
        for note in decoded.notes:
            VOICE.tell(note)
        if not isinstance(decoded.recipe, Recipe):
            raise RecipeError("expected a link to a maze; for pentominoes use the command tile")
        recipe = decoded.recipe
    given, catalog, programs = ids_of_files(given, recipe.catalog)
    parts = _changes(given) | ({"catalog": catalog} if programs else {})
    if options.mask is not None:
        parts |= _mask(options.mask, parts.get("shape", recipe.shape))
    parts |= contest_parts(read_picture(options.contest)) if options.contest else {}
    return (recipe.but(**parts) if parts else recipe), programs


def _changes(given: dict[str, str]) -> dict[str, Any]:
    """Options as parts of a recipe.  Raises RecipeError."""
    parts: dict[str, Any] = {name: named(kind, given[name], entries())
                             for name, kind, entries in IDS if name in given}
    parts |= {"seed": given["seed"]} if "seed" in given else {}
    parts |= {name: param.parse(given[name]) for name, param in changes().items() if name in given}
    if "size" in given:
        parts["size"] = _size(given["size"])
    elif parts.get("shape") in shapes():
        parts["size"] = tuple(param.default for param in shapes()[parts["shape"]].params)
    if "shape" in given:
        parts["mask"] = ""
    for name, whose in (("opt", "by"), ("sopt", "solve")):
        if name in given:
            items = [item.partition(".") for item in given[name].split("_") if item]
            parts[name] = tuple((part, value) for part, _, value in items)
        elif whose in given:
            parts[name] = ()
    for name, part in (("from", "start"), ("to", "goal")):
        if name in given:
            parts[part] = _whole(name, given[name])
    return parts


def _mask(value: str, shape: str) -> dict[str, Any]:
    """A word, a picture in a file, or the text of a link's ``mask=``.  Raises RecipeError."""
    entry = shapes().get(shape)
    if entry is None or entry.mask is None:
        drawn = either(id_ for id_, entry in shapes().items() if entry.mask)
        raise RecipeError("expected --shape {drawn} with a drawing: {shape}", drawn=drawn,
                          shape=shown(shape))
    if value.startswith("@"):
        value = read_picture(value[1:])
    elif entry.mask.title == "Drawing" and "\n" not in value:
        return {"mask": value}                             # as in a link
    mask, size = entry.mask.read(value)
    return {"mask": mask} if size is None else {"mask": mask, "size": size}


def _size(value: str) -> tuple[int, ...]:
    return tuple(_whole("size", part) for part in value.lower().split("x"))


def _whole(name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit()) or len(value) > 9:
        if name == "size":
            raise RecipeError("expected a size such as 20x15: {text}", text=shown(value))
        raise RecipeError("expected a cell's number for {option}: {text}", option=f"--{name}",
                          text=shown(value))
    return int(value)


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
                             "contest": lambda recipe, picture, wish: contest_text(picture),
                             "num": lambda recipe, picture, wish: contest_numbers(picture),
                             **{id_: _for_others(form) for id_, form in FORMS.items()}}
