"""``python -m maze prove``: prove a generator, a solver or a search, ours or in a file."""

from __future__ import annotations

import argparse
import json
from textwrap import wrap
from typing import Any

from maze.aliases import ALGORITHM, SOLVER, named
from maze.catalog import DEFAULT
from maze.cli.output import VOICE, add_output, write
from maze.cli.programs import is_file, run_file
from maze.cli.prove_tilings import tiling_drawing, tiling_lines
from maze.errors import MisfitError, RecipeError
from maze.message import Joined, Message, either
from maze.params import Whole, shown
from maze.picture import Picture
from maze.render.layers import bottleneck_layers, bounds, maze_layers
from maze.render.svg import svg
from maze.render.text import text
from maze.render.theme import LIGHT
from maze.visitors.cases import SEEDS
from maze.visitors.exercises import EXERCISES, exercise_proof
from maze.visitors.facts import Facts, facts_of
from maze.visitors.program import GENERATORS, SEARCHES, SHAPES, SOLVERS, Program
from maze.visitors.proving_solvers import proof_of, proved
from maze.visitors.replay import replayed
from maze.visitors.report import PROVED, REFUTED, TITLES, TOLD, Counter, Report, Verdict
from maze.visitors.tilings.proving import TilingCounter

STATES = {PROVED: Message("proved"), REFUTED: Message("refuted"), TOLD: Message("measured")}
WIDTH = 96                                                 # of the task, as a comment
SEEDS_OPTION = Whole("seeds", "Seeds", 1, 1000, SEEDS)


def add(commands: Any) -> None:
    """Add the command to a parser."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "prove", help="prove a generator, a solver or a search, or refute it",
        allow_abbrev=False,
        description="Run an algorithm on every shape that it claims, or a search on many boards, "
                    "and say what it does wrong, with the smallest example.")
    parser.add_argument("algorithm", metavar="FILE|NAME", nargs="?",
                        help="a file of yours, ./mine.py, or one of ours: see `list`")
    parser.add_argument("--exercise", choices=EXERCISES,
                        help="judge a file by an exercise; without a file, print the task")
    parser.add_argument("--seeds", metavar="N", default=str(SEEDS),
                        help=f"how many seeds on each shape (default {SEEDS})")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--svg", metavar="FILE", help="draw the first counter-example to this file")
    add_output(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the report; exit code 1 if something is refuted."""
    seeds = SEEDS_OPTION.parse(options.seeds)
    exercise = EXERCISES.get(options.exercise)
    if exercise and not options.algorithm:
        task = "".join(f"# {line}\n" for line in wrap(VOICE.say(exercise.task), WIDTH))
        write(f"{task}\n{exercise.start}", options.output)
        return 0
    program, facts = _program(options.algorithm or "")
    proof = exercise_proof(exercise, facts, program.text, seeds) if exercise else \
        proof_of(facts, seeds)
    report = proved(program, proof)
    result = json.dumps(report.data(), ensure_ascii=False) if options.json else _text(report)
    write(result, options.output)
    if options.svg:
        counter = next((one.counter for one in report.verdicts if one.counter), None)
        if counter is None:
            raise RecipeError("There is no counter-example to draw.")
        write(drawing(counter), options.svg)
    return 1 if report.refuted else 0


def _program(name: str) -> tuple[Program, Facts]:
    """One of ours, or a file, which is run.  Raises RecipeError and ProgramError."""
    if is_file(name):
        program = run_file(name, DEFAULT)
        return program, facts_of(program)
    for room, kind in ((GENERATORS, ALGORITHM), (SOLVERS, SOLVER), (SEARCHES, "")):
        entries = DEFAULT.room(room)
        if (id_ := named(kind, name, entries) if kind else name) in entries:
            entry = entries[id_]
            program = Program("", room, entry, entry.run.__code__.co_filename)
            return program, Facts(room, entry.title, entry.needs, entry.gives,
                                  frozenset(entry.claims))
    raise RecipeError("expected a file such as {example}, or one of {names}: {name}",
                      example="./mine.py", name=shown(name),
                      names=either([id_ for room in SHAPES for id_ in DEFAULT.room(room)]))


def _text(report: Report) -> str:
    """The report in lines, each counter-example below its sentence."""
    lines = [VOICE.say(report.summary)]
    for verdict in report.verdicts:
        lines += ["", VOICE.say(Message("{title}: {state}.", title=TITLES[verdict.claim],
                                        state=STATES[verdict.state])), _sentence(verdict)]
        if verdict.counter:
            lines += _example(verdict.counter)
    return "\n".join(lines)


def _sentence(verdict: Verdict) -> str:
    words = VOICE.say(verdict.words)
    return "  " + words[:1].upper() + words[1:]


def _example(counter: Counter) -> list[str]:
    """Which maze it is, and its picture if it can be written in characters."""
    if isinstance(counter, TilingCounter):
        return ["  " + line for line in tiling_lines(counter)]
    recipe = counter.recipe
    shape = Message(recipe.shape_entry.title)
    where = Joined((shape, Message("size {size}", size="x".join(map(str, recipe.size))),
                    Message("seed {seed}", seed=recipe.seed)), ", ")
    lines = ["  " + VOICE.say(where)]
    try:
        lines += ["  " + line for line in text(picture_of(counter)).splitlines()]
    except MisfitError:
        lines.append("  " + VOICE.say(Message("Draw it with {option}.", option="--svg FILE")))
    return lines


def picture_of(counter: Counter) -> Picture:
    """The maze of a counter-example, with the path of a solver."""
    if counter.kind:
        made = counter.recipe.picture()
        return Picture(made.maze, made.start, made.goal, list(counter.answer) or None)
    grid = counter.recipe.grid()
    return Picture(replayed(grid, counter.steps, filled=counter.filled), *grid.ends, None)


def drawing(counter: Counter) -> str:
    """As SVG, with the cells marked that the sentence names."""
    if isinstance(counter, TilingCounter):
        return tiling_drawing(counter)
    picture = picture_of(counter)
    layers = list(maze_layers(picture, LIGHT))
    layers[1:1] = bottleneck_layers(picture.maze.grid, counter.cells, LIGHT)
    return svg(layers, bounds(picture.maze.grid), title="Counter-example")
