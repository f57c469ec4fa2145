"""``python -m maze lab growth``: steps and milliseconds against cells."""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import Any

from maze.cli.output import VOICE, add_output, write
from maze.errors import RecipeError
from maze.lab.experiment import BY, MAZES, SEED, Experiment, listed
from maze.lab.growth import Timing, finding, timed
from maze.lab.tables import markdown_table, written_csv
from maze.message import Fixed, Message
from maze.progress import finish


def add(questions: Any) -> None:
    """Add the question to the parser of the lab."""
    growth: argparse.ArgumentParser = questions.add_parser(
        "growth", help="steps and milliseconds against cells", allow_abbrev=False,
        description="Build and solve mazes of several sizes, one after the other in one process.")
    growth.add_argument("--by", default=",".join(BY), metavar="prim,wilson")
    growth.add_argument("--on", default="10x10,20x20,40x40", metavar="10x10,20x20")
    growth.add_argument("--solve", default="breadth_first", metavar="a_star", help="one solver")
    growth.add_argument("--mazes", default="5", metavar="N")
    growth.add_argument("--seed", default=SEED)
    growth.set_defaults(run=_growth)
    growth.add_argument("--format", choices=["markdown", "csv", "json"], default="markdown")
    add_output(growth)


def _growth(options: argparse.Namespace) -> int:
    solve = listed(options.solve)
    if len(solve) != 1:
        raise RecipeError("expected one solver: {names}", names=options.solve or "-")
    experiment = Experiment(listed(options.by), listed(options.on), solve=solve,
                            mazes=int(MAZES.parse(options.mazes)), seed=options.seed)
    timings = finish(timed(experiment, perf_counter))
    _write(options, experiment, timings)
    VOICE.tell(finding(experiment, timings))
    return 0


def _write(options: argparse.Namespace, experiment: Experiment, timings: list[Timing]) -> None:
    records = [one._asdict() for one in timings]
    if options.format == "csv":
        write(written_csv(Timing._fields, records), options.output)
    elif options.format == "json":
        write(json.dumps({"experiment": experiment.as_fields(), "trials": records}, indent=1),
              options.output)
    else:
        heads = [VOICE.say(Message("Algorithm")), VOICE.say(Message("Size")), *Timing._fields[4:]]
        lines = []
        for by in experiment.by:
            for board in experiment.boards:
                some = [one for one in timings if (one.by, one.board) == (by, board)]
                if some:
                    means = [sum(values) / len(some) for values in zip(
                        *(one[4:] for one in some), strict=True)]
                    lines.append([VOICE.say(experiment.title("generators", by)), board,
                                  *(VOICE.say(Fixed(value, 2)) for value in means)])
        write(markdown_table(heads, lines), options.output)
