"""``python -m maze tile``: a board covered with pentominoes, as text, SVG, PNG or JSON."""

from __future__ import annotations

import argparse
from typing import Any

from maze.cli.boards import read_board, read_pieces
from maze.cli.output import VOICE, add_output, write
from maze.cli.programs import finished, ids_of_files
from maze.cli.tile_formats import FORMATS
from maze.cli.tilings import add_questions, answer, is_asked
from maze.cli.year import add_dates, dated, write_year
from maze.errors import MisfitError, RecipeError
from maze.message import Message, Value, joined
from maze.pentomino.board import HEIGHT, board_of_height, impossible, misfit
from maze.pentomino.fence import NO_SEARCH
from maze.pentomino.pieces import is_one_sided, parse_pieces
from maze.pentomino.recipe import TilingRecipe, order_param
from maze.render.theme import FILES
from maze.share import decode
from maze.visitors.program import Program


def add(commands: Any) -> None:
    """Add the command to a parser."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "tile", help="cover a board with pentominoes", allow_abbrev=False,
        description="Find the first tiling of a board; the same board and pieces in the same "
                    "order always have the same first tiling.")
    parser.add_argument("link", nargs="?", help="a link of the page, in quotes")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--board", metavar="5x9", help="rows x columns; with holes such as "
                      "8x8-d4.e5; a name of `list boards`, which says the pieces as well; "
                      "calendar, on a --date; or @picture.txt, with a # for each square to fill")
    size.add_argument("--height", metavar="5", help="rows; the width follows from the pieces")
    parser.add_argument("--pieces", metavar="ltwkyrzcp",
                        help="in the order they are tried: standard letters in upper case, "
                             "Katamino's in lower case, commas if you like, or all (the default); "
                             "4ILOTZ are the tetrominoes, ~7-5-7~AA two rings, drawn by rows of "
                             "bits; or @pieces.txt, pictures with an empty line between two")
    parser.add_argument("--one-sided", action="store_true",
                        help="pieces may be turned, not mirrored")
    parser.add_argument("--some", action="store_true", help="pieces may be left over")
    parser.add_argument("--order", metavar="source", help="which search: " +
                        ", ".join(order_param().options) + "; or ./mine.py, a file that is run")
    parser.add_argument("--format", choices=FORMATS, default="text")
    parser.add_argument("--theme", choices=FILES, default="light",
                        help="for svg and png; print is black on white, with patterns")
    add_dates(parser)
    add_questions(parser)
    add_output(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Find the first tiling, or what is asked, and write it; exit code 1 if there is none."""
    recipe, programs = _recipe(options)
    if options.every_date:
        return write_year(options, recipe)
    if recipe.board.is_open:
        raise MisfitError(NO_SEARCH)
    if sentence := misfit(recipe.board, recipe.pieces, spare=recipe.spare):
        raise MisfitError(sentence)
    if sentence := impossible(recipe.board, recipe.pieces, spare=recipe.spare):
        return _none(Message("No tiling: {reason}", reason=_inner(VOICE.say(sentence))))
    if recipe.sol and not is_asked(options):
        options.nth = str(recipe.sol)                      # the solution that the link shows
        options.distinct |= recipe.of == "different"
    if is_asked(options):
        return answer(options, recipe)
    if proof := recipe.problem():
        return _none(joined([Message("No tiling."), proof]))
    if options.json:
        options.format = "json"
    picture = finished(recipe, programs)
    if not picture.found:
        return _none(Message("This search found no tiling.") if programs else picture.sentence())
    write(FORMATS[options.format](recipe, picture, FILES[options.theme]), options.output)
    return 0


def _none(sentence: Value) -> int:
    VOICE.tell(sentence)
    return 1


def _inner(sentence: str) -> str:
    """A sentence behind a colon."""
    return sentence[:1].lower() + sentence[1:]


def _recipe(options: argparse.Namespace) -> tuple[TilingRecipe, list[Program]]:
    """The recipe of a link, changed by options; a link is repaired, an option is not."""
    alone = options.board is None and options.height is None
    if options.link is None and alone and not (options.date or options.calendar):
        raise RecipeError("expected --board such as 5x9, --height such as 5, or a link: none")
    changes: dict[str, Any] = {"solve": "first"}
    if options.board is not None or options.height is not None or options.pieces is not None:
        changes["sol"] = 0                                 # of another puzzle
    recipe = _linked(options.link) if options.link is not None else TilingRecipe()
    letters = None if options.pieces is None else read_pieces(options.pieces)
    sides = "2"
    changes |= (calendar := dated(options, recipe))
    if options.board is not None and not calendar:
        one = read_board(options.board)
        changes |= {"board": one.board, "place": ""}
        if letters is None and one.pieces:
            letters, changes["use"], sides = one.pieces, one.use, one.sides
    if letters is not None or options.one_sided:
        one_sided = options.one_sided or sides == "1" or is_one_sided(recipe.pieces)
        pieces = parse_pieces("all" if letters is None else letters, one_sided=one_sided)
        changes |= {"pieces": pieces, "place": ""}
    if options.some:
        changes["use"] = "some"
    if options.height is not None:
        pieces = changes.get("pieces", recipe.pieces)
        board = board_of_height(HEIGHT.parse(options.height), pieces)
        changes |= {"board": board, "place": ""}
    given = {} if options.order is None else {"order": options.order}
    given, catalog, programs = ids_of_files(given, recipe.catalog)
    return recipe.but(**changes, **given, catalog=catalog), programs


def _linked(link: str) -> TilingRecipe:
    decoded = decode(link)
    for note in decoded.notes:
        VOICE.tell(note)
    if not isinstance(decoded.recipe, TilingRecipe):
        raise RecipeError("expected a link to pentominoes; for mazes use the command draw")
    return decoded.recipe

