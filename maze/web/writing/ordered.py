"""Ordered: what an order means in the sandbox: see ``maze.web.writing.inside``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import CodeType, FunctionType, GeneratorType
from typing import Any, NamedTuple, TypeAlias

from maze.message import Message, Said
from maze.passages import Maze
from maze.recipe import Recipe
from maze.registry import Entry, misfit
from maze.rng import Rng
from maze.solving.board import Board as SolvingBoard
from maze.visitors.changes import Recorder
from maze.visitors.errors import ProgramError
from maze.visitors.program import GENERATORS, SEARCHES, SOLVERS, Program
from maze.visitors.track import Frames, Note
from maze.visitors.variables import Value, pictured

EXAMPLES = {GENERATORS: "yield CARVE + edge", SOLVERS: "yield VISIT + cell",
            SEARCHES: "yield PLACE + number"}
TILINGS = "maze.visitors.tilings.ordered"                  # with the part of the pentominoes
See: TypeAlias = Callable[[Frames], dict[str, Value]]      # what variables hold, and where


class Board(NamedTuple):
    """What a program works on: a grid or a tiling, and how its variables are read."""

    of: Any
    see: See
    fits: Callable[[Entry], Said | None]                   # why an algorithm cannot work on it


def board_of(order: dict[str, Any]) -> Board:
    """The board of an order."""
    if order["room"] == SEARCHES:
        tilings = import_module(TILINGS)
        tiling = tilings.tiling_of(order)
        return Board(tiling, lambda frames: tilings.pictured(frames, tiling), lambda entry: None)
    grid = recipe_of(order).grid()
    return Board(grid, lambda frames: pictured(frames, len(grid), grid.edges),
                 lambda entry: misfit(entry, grid))


def begun(order: dict[str, Any], program: Program, grid: Any) -> GeneratorType[Any, Any, Any]:
    """The steps of a program on a grid, or a tiling, before the first."""
    run = program.entry.run
    if program.room == SEARCHES:
        steps = run(grid.copy())
    elif program.room == GENERATORS:
        maze = Maze(grid, filled="walls" not in program.entry.gives)
        steps = run(maze, Rng(order["seed"], "carve"))
    else:
        maze_board = SolvingBoard(grid, order["links"], Rng(order["seed"], "solve"))
        steps = run(maze_board, order["start"], order["goal"])
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


def noted(recorder: Recorder, see: See) -> Note:
    """What tells a recorder of a micromouse: what it has marked, and its program's variables."""
    def note(count: int, frames: Frames, marks: Mapping[str, Value]) -> None:
        if not recorder.full:
            recorder.note(count, {**marks, **see(frames), **marks})
    return note


def codes_of(program: Program) -> list[CodeType]:
    """The code of all functions of a program, and of those within them."""
    codes = [one.__code__ for one in program.entry.run.__globals__.values()
             if isinstance(one, FunctionType) and one.__code__.co_filename == program.file]
    for code in codes:
        codes += [one for one in code.co_consts if isinstance(one, CodeType)]
    return codes
