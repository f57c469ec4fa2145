"""``python -m maze lab difficulty``: the model of version 2 beside what people needed."""

from __future__ import annotations

import argparse
import json
from typing import Any

from maze.cli.output import VOICE, add_output, write
from maze.cli.processes import PROCESSES, measured
from maze.lab.fit import (
    KEPT,
    Weights,
    error,
    fitted,
    held,
    judged,
    left_out,
    milliseconds,
    report,
    rival_error,
)
from maze.lab.people import ALGORITHMS, BOARDS, Case, cases, experiment
from maze.lab.tables import markdown_table
from maze.measures.human import BAND, VERSION, Terms
from maze.message import Fixed, Message

NAMES = ("constant", *Terms._fields)


def add(questions: Any) -> None:
    """Add the question to the parser of the lab."""
    parser: argparse.ArgumentParser = questions.add_parser(
        "difficulty", help="the model of difficulty, beside what people needed",
        allow_abbrev=False, description="Fit the model of docs/difficulty.md again, once to all "
        "rows of the table and once without each algorithm, and print all of its tests.")
    parser.add_argument("--format", choices=["markdown", "json"], default="markdown")
    parser.add_argument("--processes", metavar="N", default="0")
    add_output(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Measure, fit and print."""
    table = cases(measured(experiment(), PROCESSES.parse(options.processes)))
    weights, without = fitted(table), left_out(table)
    data = _data(table, weights, without)
    write(json.dumps(data, indent=1) if options.format == "json" else _text(table, data),
          options.output)
    return 0


def _data(table: list[Case], weights: Weights, without: dict[str, Weights]) -> dict[str, Any]:
    rivals = {name: rival_error(table, name) for name in table[0].rivals}
    return {
        "version": VERSION, "boards": BOARDS,
        "weights": dict(zip(NAMES, KEPT, strict=True)),
        "fitted_now": dict(zip(NAMES, weights, strict=True)),
        "without": {by: dict(zip(NAMES, one, strict=True)) for by, one in without.items()},
        "error": error(weights, judged(table)), "rivals": rivals,
        "sizes": [report(table, weights, without, size)._asdict() for size in ("medium", "large")],
        "band": BAND, "held": {factor: held(table, without, factor) for factor in (2, 3, 4)},
        "rows": [{**one.needed._asdict(), "terms": list(one.terms),
                  "model": milliseconds(weights, one.terms) / 1000,
                  "model_without": milliseconds(without[one.needed.by], one.terms) / 1000}
                 for one in table]}


def _text(table: list[Case], data: dict[str, Any]) -> str:
    heads = [Message("Algorithm"), Message("Size"), Message("Attempts"), Message("People (s)"),
             Message("Model (s)"), Message("Model, this algorithm left out (s)")]
    lines = [[VOICE.say(experiment().title("generators", row["by"])),
              f"{row['size']} ({BOARDS[row['size']]}×{BOARDS[row['size']]})", str(row["attempts"]),
              str(row["seconds"]), *(VOICE.say(Fixed(row[name], 1))
                                     for name in ("model", "model_without"))]
             for row in data["rows"]]
    fits = [[NAMES[at], str(KEPT[at]), *(str(data["without"][by][NAMES[at]]) for by in ALGORITHMS)]
            for at in range(len(NAMES))]
    tests = [[one["size"], f"{one['model']}/7", f"{one['without']}/7",
              ", ".join(f"{name} {count}/7" for name, count in one["rivals"].items()),
              f"{one['factor']:.1f}"] for one in data["sizes"]]
    errors = [["model", f"{data['error']:.1f}"],
              *([name, f"{value:.1f}"] for name, value in data["rivals"].items())]
    return "\n".join([
        markdown_table([VOICE.say(head) for head in heads], lines),
        markdown_table(["ms", f"version {VERSION}", *(f"without {by}" for by in ALGORITHMS)], fits),
        markdown_table(["size", "pairs in order", "each left out", "rivals", "slowest ÷ quickest"],
                       tests),
        markdown_table(["medium and large", "weighted squares of logarithms"], errors),
        markdown_table(["within a factor of", "attempts (%)"],
                       [[str(factor), f"{100 * share:.0f}"]
                        for factor, share in data["held"].items()])])
