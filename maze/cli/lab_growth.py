"""``python -m maze lab growth`` and ``thesis``: steps and milliseconds against cells."""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import Any

from maze.cli.output import VOICE, add_output, write
from maze.errors import RecipeError
from maze.lab.experiment import BY, MAZES, SEED, Experiment, listed
from maze.lab.growth import THESIS, Timing, finding, mean, thesis_finding, timed
from maze.lab.tables import markdown_table, written_csv
from maze.message import Fixed, Message
from maze.progress import finish


def add(questions: Any) -> None:
    """Add both questions to the parser of the lab."""
    growth: argparse.ArgumentParser = questions.add_parser(
        "growth", help="steps and milliseconds against cells", allow_abbrev=False,
        description="Build and solve mazes of several sizes, one after the other in one process.")
    growth.add_argument("--by", default=",".join(BY), metavar="prim,wilson")
    growth.add_argument("--on", default="10x10,20x20,40x40", metavar="10x10,20x20")
    growth.add_argument("--solve", default="breadth_first", metavar="a_star", help="one solver")
    growth.add_argument("--mazes", default="5", metavar="N")
    growth.add_argument("--seed", default=SEED)
    growth.set_defaults(run=_growth)
    thesis: argparse.ArgumentParser = questions.add_parser(
        "thesis", help="the six charts of a thesis, as measured here", allow_abbrev=False,
        description="Ten trials each of 10x10 to 50x50 with walls and with tree: building and "
                    "solving, and whether what the thesis found holds here.")
    thesis.set_defaults(run=_thesis)
    for parser in (growth, thesis):
        parser.add_argument("--format", choices=["markdown", "csv", "json"], default="markdown")
        add_output(parser)


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


def _thesis(options: argparse.Namespace) -> int:
    timings = finish(timed(THESIS, perf_counter))
    _write(options, THESIS, timings)
    VOICE.tell(thesis_finding(timings))
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
                    lines.append([VOICE.say(experiment.title("generators", by)), board, *(
                        VOICE.say(Fixed(mean(some, by, name), 2)) for name in Timing._fields[4:])])
        write(markdown_table(heads, lines), options.output)
