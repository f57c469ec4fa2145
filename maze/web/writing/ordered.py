"""Ordered: what an order means in the sandbox: see ``maze.web.writing.inside``."""

from __future__ import annotations

from collections.abc import Mapping
from types import CodeType, FunctionType, GeneratorType
from typing import Any

from maze.grid import Grid
from maze.message import Message
from maze.passages import Maze
from maze.recipe import Recipe
from maze.rng import Rng
from maze.solving.board import Board
from maze.visitors.changes import Recorder
from maze.visitors.errors import ProgramError
from maze.visitors.program import GENERATORS, SOLVERS, Program
from maze.visitors.track import Frames, Note
from maze.visitors.variables import Value, pictured

EXAMPLES = {GENERATORS: "yield CARVE + edge", SOLVERS: "yield VISIT + cell"}


def begun(order: dict[str, Any], program: Program, grid: Grid) -> GeneratorType[Any, Any, Any]:
    """The steps of a program before the first."""
    run = program.entry.run
    if program.room == GENERATORS:
        maze = Maze(grid, filled="walls" not in program.entry.gives)
        steps = run(maze, Rng(order["seed"], "carve"))
    else:
        board = Board(grid, order["links"], Rng(order["seed"], "solve"))
        steps = run(board, order["start"], order["goal"])
    if type(steps) is not GeneratorType:
        raise ProgramError.at(run.__code__.co_firstlineno, Message(
            "it yields no steps. Write {example} where it changes something.",
            example=EXAMPLES[program.room]))
    return steps


def recipe_of(order: dict[str, Any]) -> Recipe:
    return Recipe(shape=order["shape"], size=tuple(order["size"]), mask=order["mask"],
                  seed=order["board"], cut=order["cut"], hide=order["hide"])


def line_of(steps: GeneratorType[Any, Any, Any], file: str) -> int:
    """The line of a program that has just yielded: the innermost of its own."""
    frame, inner = steps.gi_frame, steps.gi_yieldfrom
    line = frame.f_lineno if frame else 0
    while type(inner) is GeneratorType and inner.gi_frame and inner.gi_code.co_filename == file:
        line, inner = inner.gi_frame.f_lineno, inner.gi_yieldfrom
    return line


def frames_of(steps: GeneratorType[Any, Any, Any], file: str) -> list[Mapping[str, Any]]:
    """The variables of a program's functions that wait, the innermost first."""
    found: list[Mapping[str, Any]] = []
    inner: object = steps
    while type(inner) is GeneratorType:
        if inner.gi_frame and inner.gi_code.co_filename == file:
            found.insert(0, inner.gi_frame.f_locals)
        inner = inner.gi_yieldfrom
    return found


def noted(recorder: Recorder, grid: Grid) -> Note:
    """What tells a recorder of a micromouse: what it has marked, and its program's variables."""
    def note(count: int, frames: Frames, marks: Mapping[str, Value]) -> None:
        if not recorder.full:
            found = pictured(frames, len(grid), grid.edges)
            recorder.note(count, {**marks, **found, **marks})
    return note


def codes_of(program: Program) -> list[CodeType]:
    """The code of all functions of a program, and of those within them."""
    codes = [one.__code__ for one in program.entry.run.__globals__.values()
             if isinstance(one, FunctionType) and one.__code__.co_filename == program.file]
    for code in codes:
        codes += [one for one in code.co_consts if isinstance(one, CodeType)]
    return codes
