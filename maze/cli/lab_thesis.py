"""``python -m maze lab thesis``: the tables and charts of a thesis, as measured here."""

from __future__ import annotations

import argparse
import json
from array import array
from time import perf_counter
from typing import Any

from maze.cli.output import VOICE, add_output, write
from maze.cli.processes import PROCESSES, results, shares
from maze.lab.chart import as_markdown
from maze.lab.recipe import LabRecipe, mazes_of
from maze.lab.studies import study_of
from maze.lab.studies.study import Study
from maze.lab.thesis import UNITS
from maze.progress import finish


def add(questions: Any) -> None:
    """Add the question to the parser of the lab."""
    parser: argparse.ArgumentParser = questions.add_parser(
        "thesis", help="the six charts and two tables of a thesis, as measured here",
        allow_abbrev=False,
        description="Trials of 10x10 to 50x50 with walls and with tree, building and solving, and "
                    "whether what the thesis found holds here; its table of algorithms, and that "
                    "of what people needed, beside the same numbers of mazes made here.")
    parser.add_argument("--mazes", default=str(mazes_of("thesis").default), metavar="N",
                        help="trials of each, and mazes of each")
    parser.add_argument("--seed", default="thesis")
    parser.add_argument("--unit", choices=list(UNITS), default="ms", help="of the six charts")
    parser.add_argument("--format", choices=["markdown", "csv", "json"], default="markdown")
    parser.add_argument("--processes", metavar="N", default="0")
    add_output(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Measure and print."""
    recipe = LabRecipe("thesis", seed=options.seed, x=options.unit,
                       mazes=int(mazes_of("thesis").parse(options.mazes)))
    study = measured(study_of(recipe), PROCESSES.parse(options.processes))
    if options.format == "csv":
        write(study.csv(), options.output)
    else:
        write(_json(study) if options.format == "json" else study.markdown(VOICE.say),
              options.output)
    return 0


def measured(study: Study, processes: int) -> Study:
    """All that a study asks for: what wants a clock in this process, the rest in several."""
    if (work := study.clocked(perf_counter)) is not None:
        finish(work)
    number = 0
    while number < len(study.jobs):                        # there may come more
        job = study.jobs[number]
        some = shares(job.kind, json.loads(job.arguments), study.lengths[number], processes)
        for result in results(some, processes):
            study.take(number, array("i", result))
        study.ended(number)
        number += 1
    return study


def _json(study: Study) -> str:
    """Each chart: its finding and its table."""
    charts = []
    for chart in study.charts():
        heads, rows = as_markdown(chart.table, str)
        charts.append({"id": chart.id, "title": str(chart.title), "finding": str(chart.finding),
                       "rows": [dict(zip(heads, row, strict=True)) for row in rows]})
    return json.dumps({"mazes": study.recipe.mazes, "seed": study.recipe.seed,
                       "unit": study.recipe.x, "charts": charts}, indent=1, ensure_ascii=False)
