"""``python -m maze lab census`` and ``average``: which mazes come, and which walls stand."""

from __future__ import annotations

import argparse
import json
from array import array
from typing import Any

from maze.catalog import DEFAULT
from maze.cli.output import VOICE, add_output, write
from maze.cli.processes import PROCESSES, results, shares
from maze.cli.programs import KINDS, guarded, is_file, run_file
from maze.errors import MisfitError, RecipeError
from maze.lab.average import Average
from maze.lab.census import DRAWS, Census, Counts
from maze.lab.experiment import MAZES, SEED, Experiment, listed
from maze.lab.tables import markdown_table, written_csv
from maze.message import Fixed, Message
from maze.params import shown
from maze.registry import misfit
from maze.share import encode
from maze.visitors.program import GENERATORS


def add(questions: Any) -> None:
    """Add both questions to the parser of the lab."""
    census: argparse.ArgumentParser = questions.add_parser(
        "census", help="how often each maze of a small board comes", allow_abbrev=False,
        description="Make many mazes of a board that has few, and count how often each comes.")
    census.add_argument("--by", default="wilson,with_walls,with_tree", metavar="prim,wilson|all",
                        help="generators, or all that suit the board, or files: ./mine.py")
    census.add_argument("--on", default="3x3", metavar="3x3")
    census.add_argument("--draws", default=str(DRAWS.default), metavar="N")
    census.add_argument("--seed", default="census")
    census.set_defaults(run=_census)
    average: argparse.ArgumentParser = questions.add_parser(
        "average", help="how often each wall stands", allow_abbrev=False,
        description="Lay many mazes of one algorithm on each other. CSV and JSON have the share of "
                    "mazes in which each wall stands and each cell lies on the solution.")
    average.add_argument("--by", default="binary_tree", metavar="prim")
    average.add_argument("--on", default="20x20", metavar="30x30")
    average.add_argument("--change", default="", metavar="braid.50")
    average.add_argument("--mazes", default=str(MAZES.default), metavar="N")
    average.add_argument("--seed", default=SEED)
    average.set_defaults(run=_average)
    for parser in (census, average):
        parser.add_argument("--format", choices=["markdown", "csv", "json"], default="markdown")
        parser.add_argument("--processes", metavar="N", default="0")
        add_output(parser)


def _census(options: argparse.Namespace) -> int:
    names = listed(options.by)
    if names == ("all",):
        probe = Experiment(tuple(DEFAULT.room("generators")), (options.on,), mazes=1)
        names = tuple(by for at, by in enumerate(probe.by) if (0, 0, at, -1) not in probe.misfits)
    draws, processes = int(DRAWS.parse(options.draws)), PROCESSES.parse(options.processes)
    found = [_of_file(name, options.on, draws, options.seed) if is_file(name) else
             _counted(Census(name, options.on, draws, options.seed), processes) for name in names]
    if options.format == "markdown":
        heads = [VOICE.say(Message("Algorithm")), VOICE.say(Message("Mazes that came")), "/", "χ²",
                 "p"]
        lines = [[one.census.by, str(len(one.each) - len(one.never)), str(len(one.each)),
                  VOICE.say(Fixed(one.chi, 1)), VOICE.say(Fixed(one.p, 4))] for one in found]
        write(markdown_table(heads, lines), options.output)
        for one in found:
            VOICE.tell(one.finding())
        return 0
    kinds = [{"maze": at, "link": encode(found[0].census.maze(at)),
              **{one.census.by: one.each[at] for one in found}}
             for at in range(len(found[0].each))]
    if options.format == "csv":
        write(written_csv(list(kinds[0]), kinds), options.output)
    else:
        write(json.dumps({"board": options.on, "mazes": kinds, "generators": {
            one.census.by: {"chi_squared": one.chi, "freedom": len(one.each) - 1, "p": one.p,
                            "never": one.never, "not_perfect": one.others,
                            "finding": str(one.finding())} for one in found}}, indent=1),
              options.output)
    return 0


def _counted(census: Census, processes: int) -> Counts:
    counts = Counts(census)
    for result in results(shares("census", census.as_fields(), census.draws, processes), processes):
        counts.feed(array("i", result))
    return counts


def _of_file(path: str, on: str, draws: int, seed: str) -> Counts:
    """The same with a generator in a file, which runs in this process alone.

    Raises MazeError, and OSError as ``open`` does.
    """
    program = run_file(path, DEFAULT)
    if program.room != GENERATORS:
        raise RecipeError("expected {kind} for {option}: {name} has another one",
                          kind=KINDS[GENERATORS], option="--by", name=shown(path))
    census = Census(program.entry.id, on, draws, seed, program.catalog())
    if problem := misfit(program.entry, census.grid):
        raise MisfitError(problem)
    counts = Counts(census)
    for part in guarded(lambda: list(census.taking()), [program]):
        if isinstance(part, array):
            counts.feed(part)
    return counts


def _average(options: argparse.Namespace) -> int:
    experiment = Experiment((options.by,), (options.on,), (options.change,),
                            mazes=int(MAZES.parse(options.mazes)), seed=options.seed)
    average, processes = Average(experiment), PROCESSES.parse(options.processes)
    for result in results(shares("average", experiment.as_fields(), experiment.trials, processes),
                          processes):
        average.add(array("i", result))
    walls = [{"edge": edge, "cells": f"{a} {b}", "wall": round(average.wall(edge), 4)}
             for edge, (a, b) in enumerate(average.grid.joins)]
    cells = [{"cell": cell, "on_solution": round(average.on_solution(cell), 4)}
             for cell in range(len(average.grid))]
    if options.format == "csv":
        write(written_csv(("edge", "cells", "wall"), walls), options.output)
    elif options.format == "json":
        write(json.dumps({"experiment": experiment.as_fields(), "mazes": average.mazes,
                          "horizontal": average.across, "horizontal_if_alike": average.even,
                          "walls": walls, "cells": cells}, indent=1), options.output)
    else:
        write(VOICE.say(average.finding()), options.output)
    return 0
