"""``python -m maze count``: how many tilings boards have, several boards at once."""

from __future__ import annotations

import argparse
import json
from typing import Any

from maze.cli.boards import read_board, read_pieces
from maze.cli.output import VOICE, flush, write
from maze.cli.processes import PROCESSES, results
from maze.jobs import Job
from maze.message import Message
from maze.pentomino.engines.delivered import unpacked
from maze.pentomino.engines.index import MOST
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.fields import encode_fields
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.recipe import TilingRecipe
from maze.progress import finish


def add(commands: Any) -> None:
    """Add the command to a parser."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "count", help="count the tilings of boards", allow_abbrev=False,
        description="Count all tilings of some boards, each in a process of its own: raw, where "
                    "turned and mirrored tilings are different, and distinct, where they are not.")
    parser.add_argument("boards", nargs="+", metavar="6x10", help="rows x columns, with holes such "
                        "as 8x8-d4.e5; or a name of `list boards`")
    parser.add_argument("--pieces", metavar="LTWKYRZCP",
                        help="the same for all boards: see `tile`; by default all, or those that "
                             "belong to a name")
    parser.add_argument("--one-sided", action="store_true",
                        help="pieces may be turned, not mirrored")
    parser.add_argument("--processes", metavar="N", default="0",
                        help="at most so many; as many as there are processors by default")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Count, and write a line for each board; exit code 1 if some board has no tiling."""
    recipes = [_recipe(board, options.pieces, options.one_sided) for board in options.boards]
    puzzles = [Puzzle(recipe.board, recipe.pieces, spare=recipe.spare) for recipe in recipes]
    jobs = [Job("tilings", json.dumps(encode_fields(recipe))) for recipe in recipes]
    none = False
    for puzzle, result in zip(puzzles, results(jobs, PROCESSES.parse(options.processes))):
        answers, distinct = finish(unpacked(puzzle, result))
        none |= not answers.count
        write(_line(str(puzzle.board), answers.count, distinct, as_json=options.json))
        flush()
    return int(none)


def _recipe(board: str, letters: str | None, one_sided: bool) -> TilingRecipe:
    """A board with its pieces.  Raises RecipeError; its puzzle MisfitError if they do not fit."""
    one = read_board(board)
    text, use = (one.pieces or "all", one.use) if letters is None else (
        read_pieces(letters), "all")
    sides = one_sided or letters is None and one.sides == "1"
    return TilingRecipe(one.board, parse_pieces(text, one_sided=sides), use=use)


def _line(board: str, raw: int, distinct: list[int], *, as_json: bool) -> str:
    """What was counted; of very many only the raw ones are."""
    known = len(distinct) if raw <= MOST else None
    if as_json:
        return json.dumps({"board": board, "raw": raw, "distinct": known})
    few = (Message("too many to compare") if known is None
           else Message("{n} distinct", n=known))
    return VOICE.say(Message("{board}: {raw} raw, {few}", board=board, raw=raw, few=few))
