"""``python -m maze fence``: the referee of the largest field that pentominoes fence in."""

from __future__ import annotations

import argparse
import json
from typing import Any

from maze.cli.output import VOICE, add_output, write
from maze.cli.pictures import read_picture
from maze.cli.tile_formats import FORMATS
from maze.errors import RecipeError
from maze.pentomino.fence import KNOWN, PLANES, SIDES, Plane, Report, judge, plane
from maze.pentomino.fence_text import laid_of_picture
from maze.pentomino.fence_words import report_words
from maze.pentomino.picture import TilingPicture
from maze.pentomino.position import format_laid, parse_position
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.tiling import Tiling
from maze.render.theme import FILES
from maze.share import decode, encode


def add(commands: Any) -> None:
    """Add the command to a parser."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "fence", help="measure the field that pentominoes fence in", allow_abbrev=False,
        description="Measure the field that pentominoes fence in on an open plane, or say where "
                    "the fence is open. Exit code 1 if nothing is fenced in.")
    parser.add_argument("fence", nargs="?", help="a link of the page, in quotes; or @fence.txt, "
                        "rows with a letter for each square of a piece (- is standard input)")
    parser.add_argument("--rule", choices=tuple(KNOWN), help="whether pieces must join by sides "
                        "(the default) or may join by corners")
    parser.add_argument("--known", action="store_true", help="the largest field known to us")
    parser.add_argument("--format", choices=FORMATS, default="text")
    parser.add_argument("--theme", choices=FILES, default="light", help="for svg and png")
    add_output(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Measure a fence, and write it; the referee's sentence goes to standard error."""
    recipe = _recipe(options)
    board = recipe.board
    assert isinstance(board, Plane)
    laid = parse_position(recipe.place, board, recipe.pieces)
    report = judge(board, laid)
    tiling = Tiling(board, recipe.pieces)
    tiling.placed[:] = [tiling.numbers[one] for one in laid]
    picture = TilingPicture(tiling, tuple(tiling.placed), 0, False, None)
    result = FORMATS[options.format](recipe, picture, FILES[options.theme])
    if options.format == "json":
        result = json.dumps({**json.loads(result), **_data(board, report)}, indent=1)
    write(result, options.output)
    VOICE.tell(report_words(board, recipe.pieces, len(laid), report))
    return 0 if report.fields else 1


def _data(board: Plane, report: Report) -> dict[str, Any]:
    """What a program wants of the report: squares are (column, row), from 0, rows from below."""
    return {"rule": board.rule, "area": report.area,
            "fields": [sorted(field) for field in report.fields],
            "gap": report.gap and {"squares": report.gap.squares, "missing": report.gap.missing}}


def _recipe(options: argparse.Namespace) -> TilingRecipe:
    """The fence that is asked for.  Raises RecipeError, OSError."""
    if options.known == bool(options.fence):
        raise RecipeError("expected a link, @fence.txt or --known: {given}",
                          given="both" if options.known else "none")
    if options.fence and not options.fence.startswith("@"):
        return _linked(options)
    board = _plane(options.rule or SIDES)
    recipe = TilingRecipe(board)
    if options.known:
        return recipe.but(place=KNOWN[board.rule])
    laid = laid_of_picture(read_picture(options.fence[1:]), board, recipe.pieces)
    return recipe.but(place=format_laid(board, recipe.pieces, laid))


def _plane(rule: str) -> Plane:
    return next(plane(name) for name in PLANES if PLANES[name] == rule)


def _linked(options: argparse.Namespace) -> TilingRecipe:
    decoded = decode(options.fence)
    for note in decoded.notes:
        VOICE.tell(note)
    recipe = decoded.recipe
    if not isinstance(recipe, TilingRecipe) or not isinstance(recipe.board, Plane):
        raise RecipeError("expected a link to a fence, such as {link}",
                          link=encode(TilingRecipe(_plane(SIDES))))
    return recipe.but(board=_plane(options.rule)) if options.rule else recipe
