"""Running: one run of a program, recorded as evidence.

This is done where the program is: in the sandbox of the page, or on the command line. Whoever
judges the evidence may be elsewhere: see ``maze.visitors.evidence``.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from maze.errors import MazeError
from maze.passages import Maze
from maze.progress import Work, finish
from maze.recipe import Recipe
from maze.rng import Rng
from maze.steps import ANSWER, BUILD, MASK, PHASE, SOLVING
from maze.visitors.cases import Case
from maze.visitors.errors import ProgramError
from maze.visitors.evidence import Evidence
from maze.visitors.pausing import PAUSE, pauses, stepping
from maze.visitors.program import GENERATORS, SOLVERS, Program, compiled
from maze.visitors.replay import checked_answer, checker_of

SHARED = ("/maze/carving/", "/maze/solving/")              # what our own algorithms have in common
OF_TILINGS = "maze.visitors.tilings.running"              # where there are pentominoes


def ran(program: Program, case: Case) -> Evidence:
    """Run a program on a case."""
    return finish(running(program, case))


def running(program: Program, case: Case) -> Work[Evidence]:
    """The same in slices of some steps, for a place where others have to be heard meanwhile."""
    if case.fresh and program.text:                        # ours have none, and keep nothing
        try:
            track, program = program.track, compiled(program.text, program.entry.title)
        except ProgramError as error:
            return Evidence(error=error.message, line=error.line)
        if track and program.track:
            program.track.stuck, program.track.alive = track.stuck, track.alive
    steps = array("i")
    run: Callable[..., Work[Evidence]] = {GENERATORS: _generated, SOLVERS: _solved}.get(
        program.room) or import_module(OF_TILINGS).searched
    with _counting((program.file, *SHARED) if case.counts else ()) as count:
        try:
            found = yield from run(program, case, steps)
        except MazeError as error:
            line = error.line if isinstance(error, ProgramError) else None
            return Evidence(steps, error.message, line)
        except KeyboardInterrupt:                          # of whoever wants the evidence
            raise
        except BaseException as error:  # whatever a program may raise
            fault = program.fault(error)
            if isinstance(error, GeneratorExit) and not fault.line:        # of them, too
                raise
            return Evidence(steps, fault.message, fault.line)
    return Evidence(found.steps, found.error, found.line, found.odd, found.answer, count[0])


def _generated(program: Program, case: Case, steps: array[int]) -> Work[Evidence]:
    """Compares the maze with the steps after each of them: a step must not come too early."""
    grid = case.recipe.grid()
    maze = Maze(grid, filled="walls" not in program.entry.gives)
    seen, odd = bytearray(maze.open), (0, 0)
    checker = checker_of(GENERATORS, grid, case.most)
    rng = Rng(case.recipe.seed, "carve")
    for count, step in enumerate(stepping(program.entry.run(maze, rng))):
        if pauses(count, step):
            yield PAUSE
        if not (known := checker.take([step])):            # a breath
            continue
        step = known[0]
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


def _solved(program: Program, case: Case, steps: array[int]) -> Work[Evidence]:
    recipe: Recipe = case.recipe.but(catalog=program.own, solve=program.entry.id)
    checker = checker_of(SOLVERS, recipe.grid(), case.most)
    timeline, searching, count = recipe.begin()[1], False, 0
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
        if pauses(count := count + 1, step):
            yield PAUSE
    answer = picture.path if picture.path else picture.reason
    return Evidence(steps, answer=checked_answer(answer, len(recipe.grid())))


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
