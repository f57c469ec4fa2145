"""``python -m maze lab solvers``: what solvers look at, by kind of maze."""

from __future__ import annotations

import argparse
from typing import Any

from maze.cli.output import VOICE, add_output, write
from maze.cli.processes import PROCESSES, measured
from maze.errors import RecipeError
from maze.lab.experiment import listed
from maze.lab.fields import decode_fields, encode_fields
from maze.lab.measures import OF_SEARCHES
from maze.lab.recipe import LabRecipe, usual
from maze.lab.studies.solvers import Solving
from maze.lab.tables import json_text
from maze.message import either
from maze.params import shown

LISTS = ("by", "solve", "size", "braid")                   # with commas here, with points in links


def add(questions: Any) -> None:
    """Add the question to the parser of the lab."""
    known = encode_fields(usual("solvers"))
    parser: argparse.ArgumentParser = questions.add_parser(
        "solvers", help="what solvers look at, by kind of maze", allow_abbrev=False,
        description="Search many mazes of several kinds. A kind is a generator and the share of "
                    "dead ends that are opened.")
    for name, metavar, told in (
            ("by", "prim,wilson", "generators"), ("solve", "a_star,water", "solvers"),
            ("size", "20x20", "of the boards"),
            ("braid", "0,50", "dead ends that are opened, in per cent"),
            ("mazes", "N", "of each kind"), ("seed", "TEXT", "of the mazes"),
            ("x", "effort", "number to compare")):
        default = known[name].replace(".", ",") if name in LISTS else known[name]
        parser.add_argument(f"--{name}", default=default, metavar=metavar, help=told)
    parser.add_argument("--format", choices=["markdown", "csv", "json"], default="markdown")
    parser.add_argument("--processes", metavar="N", default="0")
    add_output(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Search and print."""
    study = Solving(_recipe(options))
    for sentence in study.remarks():
        VOICE.tell(sentence)
    study.rows = measured(study.recipe.experiment, PROCESSES.parse(options.processes))
    if options.format == "csv":
        write(study.csv(), options.output)
    elif options.format == "json":
        write(json_text(study.rows), options.output)
    else:
        write(study.markdown(VOICE.say), options.output)
    return 0


def _recipe(options: argparse.Namespace) -> LabRecipe:
    """What is asked for; unlike a link, an option is not repaired.  Raises RecipeError."""
    given = {name: getattr(options, name) for name in (*LISTS, "mazes", "seed", "x")}
    fields = {name: ".".join(listed(text)) if name in LISTS else text
              for name, text in given.items()}
    if options.x not in {one.id for one in OF_SEARCHES}:
        raise RecipeError("expected a measure ({names}): {name}", name=shown(options.x),
                          names=either([one.id for one in OF_SEARCHES]))
    recipe, notes = decode_fields({"mode": "solvers", **fields})
    if notes:
        raise RecipeError(notes[0])
    return recipe
