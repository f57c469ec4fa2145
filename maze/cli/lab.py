"""``python -m maze lab``: what the lab of the page measures, in several processes."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from maze.cli import (
    lab_census,
    lab_difficulty,
    lab_growth,
    lab_searches,
    lab_solvers,
    lab_thesis,
)
from maze.cli.output import VOICE, add_output, write
from maze.cli.processes import PROCESSES, measured
from maze.errors import RecipeError
from maze.lab.experiment import BOARDS, BY, MAZES, SEED, Experiment, listed
from maze.lab.measures import MEASURES
from maze.lab.summary import finding
from maze.lab.tables import csv_text, json_text, markdown
from maze.message import either
from maze.params import shown


def add(commands: Any) -> None:
    """Add the command and its own commands to a parser."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "lab", help="measure and compare algorithms", allow_abbrev=False)
    questions = parser.add_subparsers(required=True, metavar="measure|growth|thesis|…")
    _add_measure(questions)
    lab_growth.add(questions)
    lab_solvers.add(questions)
    lab_thesis.add(questions)
    lab_census.add(questions)
    lab_searches.add(questions)
    lab_difficulty.add(questions)


def _add_measure(questions: Any) -> None:
    parser: argparse.ArgumentParser = questions.add_parser(
        "measure", help="numbers about many mazes, and about searches in them", allow_abbrev=False,
        description="Measure many mazes of some algorithms on some boards. Without a format, the "
                    "medians, with the textbook's values in brackets.")
    parser.add_argument("--by", default=",".join(BY), metavar="prim,wilson",
                        help="generators, with options behind a point: growing_tree.rule.oldest")
    parser.add_argument("--on", default=",".join(BOARDS), metavar="30x30,hexagon.20x20",
                        help="boards: a size of squares, or a shape and its size")
    parser.add_argument("--change", default="", metavar=",braid.50",
                        help="what is done to the mazes, with the keys of links; the part in front "
                             "of the first comma may be empty: mazes as they are")
    parser.add_argument("--solve", default="", metavar="a_star,water", help="solvers to compare")
    parser.add_argument("--mazes", default=str(MAZES.default), metavar="N",
                        help="of each algorithm on each board")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--measures", default="", metavar="dead_ends,solution",
                        help="columns of the table of medians; all by default")
    _add_format(parser, {"csv": csv_text, "json": json_text})
    parser.set_defaults(run=_measure)


def _add_format(parser: argparse.ArgumentParser, formats: dict[str, Callable[[Any], str]]) -> None:
    parser.add_argument("--format", choices=["markdown", *formats], default="markdown")
    parser.add_argument("--processes", metavar="N", default="0",
                        help="at most so many; as many as there are processors by default")
    add_output(parser)
    parser.set_defaults(formats=formats)


def _measure(options: argparse.Namespace) -> int:
    experiment = Experiment(
        listed(options.by), listed(options.on),
        tuple(part.strip() for part in options.change.split(",")), listed(options.solve),
        int(MAZES.parse(options.mazes)), options.seed)
    chosen = listed(options.measures)
    for name in set(chosen) - MEASURES.keys():
        raise RecipeError("expected a measure ({names}): {name}", names=either(MEASURES),
                          name=shown(name))
    for sentence in experiment.left_out:
        VOICE.tell(sentence)
    rows = measured(experiment, PROCESSES.parse(options.processes))
    if options.format in options.formats:
        write(options.formats[options.format](rows), options.output)
    else:
        write(markdown(rows, VOICE.say, chosen), options.output)
        for name in chosen:
            VOICE.tell(finding(rows, name))
    return 0
