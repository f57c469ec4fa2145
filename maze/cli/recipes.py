"""Recipes on the command line: a link, changed by options."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from maze.aliases import ALGORITHM, SHAPE, SOLVER, named
from maze.cli.output import VOICE
from maze.cli.pictures import read_picture
from maze.cli.programs import ids_of_files
from maze.errors import RecipeError
from maze.exports.contest import contest_parts
from maze.ingredients import changes
from maze.message import either
from maze.overlays import HIDE
from maze.params import shown
from maze.pictures.own import OWN, own
from maze.pictures.stencil import Stencil, format_stencil, parse_stencil, read_stencil
from maze.recipe import Recipe, generators, shapes, solvers
from maze.share import decode
from maze.visitors.program import Program

HELP = {
    "shape": "such as hexagon: see `list shapes`", "size": "the shape's numbers, such as 20x15",
    "by": "the generator: see `list generators`; or a file of yours, ./mine.py",
    "opt": "its options, name.value_name.value", "seed": "any text",
    "solve": "the solver: see `list solvers`; or a file of yours", "sopt": "its options",
    "from": "the number of the start cell", "to": "the number of the goal cell",
}
IDS = (("shape", SHAPE, shapes), ("by", ALGORITHM, generators), ("solve", SOLVER, solvers))
SIDE = 24                                                  # pixels of a picture of ours
OPTIONS = ("shape", "size", "by", "opt", "seed", *changes(), "solve", "sopt", "from", "to")


def add_recipe(parser: argparse.ArgumentParser) -> None:
    """A link, and the options that change what it says."""
    parser.add_argument("link", nargs="?", help="a link of the page, in quotes")
    for name in OPTIONS:
        parser.add_argument(f"--{name}", metavar=name.upper(), dest=f"recipe.{name}",
                            help=_help(name))
    parser.add_argument("--contest", metavar="FILE", help="a maze of a contest, text or .num")
    parser.add_argument("--cut", metavar="NAME|@FILE|TEXT", help=(
        f"leave out the cells outside a picture: {', '.join(OWN)}, a picture in characters, or "
        "the text of a link"))
    parser.add_argument("--hide", metavar="AROUND", help=(
        "hide the board as a picture that the path paints: rect, band or bare, by what is "
        "around it"))
    parser.add_argument("--mask", metavar="WORD|@FILE",
                        help="a word (for the shape word) or a picture of squares (for mask)")


def recipe_of(options: argparse.Namespace, *, files: bool = False) -> tuple[Recipe, list[Program]]:
    """The recipe of a link, changed by options; a link is repaired, an option is not.

    If ``files`` may be named, those that an option names are run: they are the programs.
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
    catalog, programs = recipe.catalog, list[Program]()
    if files:
        given, catalog, programs = ids_of_files(given, catalog)
    parts = _changes(given) | ({"catalog": catalog} if programs else {})
    if options.mask is not None:
        parts |= _mask(options.mask, parts.get("shape", recipe.shape))
    parts |= _overlays(options, parts, recipe)
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


def _overlays(options: argparse.Namespace, parts: Mapping[str, Any],
              recipe: Recipe) -> dict[str, Any]:
    """A picture to be cut out, and what is around one that is hidden.  Raises RecipeError.

    Squares are as many as the picture's pixels, unless there is a size.
    """
    found: dict[str, Any] = {}
    if options.hide is not None:
        found["hide"] = HIDE.parse(options.hide)
    if options.cut is not None:
        picture = _picture(options.cut)
        found["cut"] = format_stencil(picture)
        if "size" not in parts and parts.get("shape", recipe.shape) == Recipe.shape:
            found["size"] = picture[:2]
    return found


def _picture(value: str) -> Stencil:
    if value in OWN:
        return own(value, SIDE)
    return read_stencil(read_picture(value[1:])) if value.startswith("@") else parse_stencil(value)


def _size(value: str) -> tuple[int, ...]:
    return tuple(_whole("size", part) for part in value.lower().split("x"))


def _whole(name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit()) or len(value) > 9:
        if name == "size":
            raise RecipeError("expected a size such as 20x15: {text}", text=shown(value))
        raise RecipeError("expected a cell's number for {option}: {text}", option=f"--{name}",
                          text=shown(value))
    return int(value)


def _help(name: str) -> str:
    """What an option is; argparse reads a percent sign as the beginning of a gap."""
    return str(changes()[name].help if name in changes() else HELP[name]).replace("%", "%%")
