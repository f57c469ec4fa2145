"""Running: one run of a program, recorded as evidence.

This is done where the program is: in the sandbox of the page, or on the command line. Whoever
judges the evidence may be elsewhere, and then gets it as plain data, which ``evidence_of`` checks.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from maze.errors import MazeError
from maze.message import Message, Said
from maze.passages import Maze
from maze.recipe import Recipe
from maze.rng import Rng
from maze.steps import ANSWER, BREATH, BUILD, MASK, PHASE, SOLVING
from maze.visitors.cases import Case
from maze.visitors.errors import ProgramError, plain
from maze.visitors.program import GENERATORS, SOLVERS, Program, compiled
from maze.visitors.replay import MOST, Checker, checked_answer

SHARED = ("/maze/carving/", "/maze/solving/")              # what our own algorithms have in common
NO_STEPS = Message("It should yield its steps, but it has no yield.")


@dataclass(frozen=True)
class Evidence:
    """What a run did.

    steps   what it yielded, up to the first that is wrong
    error   what it raised, or why a step or the answer is none, or None
    line    the line of the program where that was
    odd     the first step after which the maze is not what the steps say, and the edge: (0, 0) if
            there is none or it is not known
    answer  of a solver: the path, or a sentence
    lines   how many lines of the program ran, if they were counted
    """

    steps: array[int] = field(default_factory=lambda: array("i"))
    error: Said | None = None
    line: int | None = None
    odd: tuple[int, int] = (0, 0)
    answer: list[int] | Said | None = None
    lines: int = 0

    def data(self) -> dict[str, Any]:
        """As JSON can have it; sentences are English here."""
        answer = self.answer if isinstance(self.answer, list) else str(self.answer or "")
        return {"steps": self.steps.tolist(), "error": str(self.error or ""),
                "line": self.line or 0, "odd": list(self.odd), "answer": answer,
                "lines": self.lines}


def evidence_of(data: Mapping[str, Any]) -> Evidence:
    """Evidence from elsewhere; its steps are checked again by whoever judges it.

    Raises ProgramError if it is not what ``Evidence.data`` makes.
    """
    numbers = [data.get("line"), data.get("lines")]
    for key, most in (("steps", MOST), ("odd", 2), ("answer", MOST)):
        value = data.get(key)
        if isinstance(value, list) and len(value) <= most:
            numbers += value
        elif key != "answer" or not isinstance(value, str):
            raise ProgramError("expected the evidence of a run")
    if not isinstance(data.get("error"), str) or len(data["odd"]) != 2 or not all(
            type(number) is int and 0 <= number <= 0x7FFFFFFF for number in numbers):
        raise ProgramError("expected the evidence of a run")
    answer = data["answer"]
    return Evidence(array("i", data["steps"]), _said(data["error"]) or None, data["line"] or None,
                    (data["odd"][0], data["odd"][1]),
                    _said(answer) if isinstance(answer, str) else answer, data["lines"])


def _said(text: str) -> Said:
    return Message("{text}", text=plain(text)) if text else ""


def ran(program: Program, case: Case) -> Evidence:
    """Run a program on a case."""
    if case.fresh and program.text:                        # ours have none, and keep nothing
        try:
            program = compiled(program.text, program.entry.title)
        except ProgramError as error:
            return Evidence(error=error.message, line=error.line)
    steps = array("i")
    run = _generated if program.room == GENERATORS else _solved
    with _counting((program.file, *SHARED) if case.counts else ()) as count:
        try:
            found = run(program, case, steps)
        except MazeError as error:
            line = error.line if isinstance(error, ProgramError) else None
            return Evidence(steps, error.message, line)
        except (Exception, SystemExit) as error:
            fault = program.fault(error)
            return Evidence(steps, fault.message, fault.line)
    return Evidence(found.steps, found.error, found.line, found.odd, found.answer, count[0])


def _generated(program: Program, case: Case, steps: array[int]) -> Evidence:
    """Compares the maze with the steps after each of them: a step must not come too early."""
    grid = case.recipe.grid()
    maze = Maze(grid, filled="walls" not in program.entry.gives)
    seen, odd = bytearray(maze.open), (0, 0)
    checker = Checker(grid, GENERATORS, most=case.most)
    for step in _running(program.entry.run(maze, Rng(case.recipe.seed, "carve"))):
        if step == BREATH:
            continue
        step = checker.take([step])[0]
        steps.append(step)
        if step < 2 * BUILD:
            seen[step & MASK] = step < BUILD
        if seen != maze.open and odd == (0, 0):
            odd = len(steps), _first_other(seen, maze.open)
    if seen != maze.open and odd == (0, 0):
        odd = len(steps) + 1, _first_other(seen, maze.open)
    return Evidence(steps, odd=odd)


def _first_other(seen: bytearray, true: bytearray) -> int:
    return next((edge for edge, (a, b) in enumerate(zip(seen, true, strict=False)) if a != b), 0)


def _solved(program: Program, case: Case, steps: array[int]) -> Evidence:
    recipe: Recipe = case.recipe.but(catalog=program.own, solve=program.entry.id)
    checker = Checker(recipe.grid(), SOLVERS, most=case.most)
    timeline, searching = recipe.begin()[1], False
    while True:
        try:
            step = next(timeline)
        except StopIteration as stop:
            picture = stop.value
            break
        if step in (PHASE + SOLVING, PHASE + ANSWER) and type(step) is int:
            searching = step == PHASE + SOLVING
        elif searching:
            steps.extend(checker.take([step]))
    answer = picture.path if picture.path else picture.reason
    return Evidence(steps, answer=checked_answer(answer, len(recipe.grid())))


def _running(steps: Any) -> Generator[Any, None, Any]:
    if not hasattr(steps, "send"):
        raise ProgramError(NO_STEPS)
    return (yield from steps)


@contextmanager
def _counting(files: tuple[str, ...]) -> Iterator[list[int]]:
    """Count the lines of some files, or folders, that run, in the number of the list."""
    count = [0]

    def trace(frame: Any, event: str, value: object) -> Any:
        if not any(part in frame.f_code.co_filename for part in files):
            return None
        count[0] += event == "line"
        return trace

    before = sys.gettrace()
    if files:
        sys.settrace(trace)
    try:
        yield count
    finally:
        sys.settrace(before)
