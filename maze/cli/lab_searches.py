"""``python -m maze lab searches``: the nodes of searches for tilings."""

from __future__ import annotations

import argparse
import json
from typing import Any

from maze.cli.boards import read_board
from maze.cli.lab_thesis import measured
from maze.cli.output import VOICE, add_output, write
from maze.cli.processes import PROCESSES
from maze.errors import MisfitError, RecipeError
from maze.lab.experiment import listed
from maze.lab.fields import encode_fields
from maze.lab.recipe import LabRecipe, mazes_of, usual
from maze.lab.searches import NODES
from maze.lab.studies.searches import Searches, begin
from maze.lab.studies.searches_rows import records
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.recipe import TilingRecipe


def add(questions: Any) -> None:
    """Add the question to the parser of the lab."""
    known = encode_fields(usual("searches"))
    parser: argparse.ArgumentParser = questions.add_parser(
        "searches", help="nodes of searches for tilings", allow_abbrev=False,
        description="Count the nodes of searches for tilings at each depth: until the first "
                    "tiling, with the pieces in several orders, and until all are found.")
    parser.add_argument("--by", default=known["order"].replace(".", ","),
                        metavar="source,dancing_links", help="searches")
    parser.add_argument("--board", default=known["board"], metavar="5x7")
    parser.add_argument("--pieces", default=known["pieces"], metavar="LPNYUVT", help="or all")
    parser.add_argument("--use", default="all", metavar="all|some")
    parser.add_argument("--orders", default=known["mazes"], metavar="N",
                        help="orders of the pieces that are tried")
    parser.add_argument("--nodes", default=known["nodes"], metavar="N",
                        help="of each search, at most")
    parser.add_argument("--seed", default="lab")
    parser.add_argument("--format", choices=["markdown", "csv", "json"], default="markdown")
    parser.add_argument("--processes", metavar="N", default="0")
    add_output(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Search and print."""
    study = measured(begin(_recipe(options)), PROCESSES.parse(options.processes))
    assert isinstance(study, Searches)
    if options.format == "csv":
        write(study.csv(), options.output)
    elif options.format == "json":
        write(json.dumps({"trials": list(records(study.trials))}, indent=1), options.output)
    else:
        write(study.markdown(VOICE.say), options.output)
    return 0


def _recipe(options: argparse.Namespace) -> LabRecipe:
    """What is asked for; unlike a link, an option is not repaired.  Raises MazeError, OSError."""
    by = listed(options.by)
    if not by:
        raise RecipeError("Choose one algorithm at least.")
    tiling = TilingRecipe(read_board(options.board).board, parse_pieces(options.pieces),
                          use=options.use)
    if problem := tiling.problem():
        raise MisfitError(problem)
    return LabRecipe("searches", by, shapes=(), sizes=(), seed=options.seed, tiling=tiling,
                     mazes=int(mazes_of("searches").parse(options.orders)),
                     nodes=int(NODES.parse(options.nodes)))
