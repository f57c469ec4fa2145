"""Inside: the Python of the sandbox, which runs one program and tells of its steps.

static/sandboxed.js starts it and gives it an order, the text of a JSON object: program, board,
seed; or what a proof wants to see (``maze.web.writing.witness``).  A message is a word and a text,
or a word and an array of whole numbers:

    begun                          the board is laid out, and the program begins
    steps   [step, line, ...]      what it yielded, and the lines that did
    values  [step, size, ...]      what its variables hold: see ``maze.visitors.changes``
    breath  line                   it works, and has nothing to show
    line    line                   it is in a loop
    print   [[step, text], ...]    what it printed, after so many steps
    done                           a generator has ended
    path    [cell, ...]            a solver has found a path
    reason  message                or says why there is none
    failed  {line, column, what}   it has raised

Each message costs a credit, which the page gives back, so it is never flooded.  The program shares
this interpreter and may change all of it: the page trusts nothing, and no second program runs here.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Callable, Generator, Mapping
from contextlib import redirect_stderr, redirect_stdout, suppress
from time import perf_counter
from types import GeneratorType
from typing import Any

from maze.packing import told
from maze.recipe import Recipe
from maze.steps import BREATH, FOUND
from maze.visitors.changes import Recorder
from maze.visitors.errors import ProgramError, held_at, raised
from maze.visitors.program import GENERATORS, OTHERS, SOLVERS, Program, compiled
from maze.visitors.replay import Checker, checked_answer, checker_of
from maze.visitors.templates import TEMPLATES
from maze.web.writing.loops import Loops
from maze.web.writing.ordered import Board, begun, board_of, frames_of, line_of, noted
from maze.web.writing.printed import Printed
from maze.web.writing.witness import Witness

TURN = 0.04                                                # seconds between two looks at messages
MOST = 8192                                                # steps in a message
CREDITS = 8                                                # messages that may be on their way
VALUES = 16_000                                            # numbers of values in a message
LAST = 60_000                                              # and in the last one
SPARED = 4                                                 # of them, for how it ends
ALIVE = 0.8                                                # and between two words of a mouse
OFTEN = 0.4                                                # seconds between two words of a loop
LARGEST = (1 << 31) - 1

Post = Callable[[str, Any], object]
Turns = Generator[None, None, None]
STRANGE = ("js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core")   # modules that lead out


def start(post: Post) -> Inside:
    """What serves the page, ready for an order; ``post`` sends a message."""
    _warm()
    _close()
    return Inside(post, perf_counter)


def _warm() -> None:
    """Import what a first run would have to wait for."""
    recipe = Recipe(size=(3, 3), solve="breadth_first")
    recipe.picture()
    compiled(TEMPLATES[GENERATORS])


def _close() -> None:
    """Take the bridge to JavaScript away; it is a fence, not the wall."""
    for name in [*sys.modules]:
        if name.partition(".")[0] in STRANGE:
            del sys.modules[name]
    sys.meta_path[:] = [one for one in sys.meta_path if "Js" not in type(one).__name__]


class Inside:
    """``turn`` works for a moment and says whether there is more to do."""

    def __init__(self, post: Post, clock: Callable[[], float]) -> None:
        self._send, self._clock = post, clock
        self._credits = CREDITS
        self._steps = array("i")                           # steps and lines that are not sent yet
        self._count = 0                                    # of all steps
        self._recorder = Recorder()
        self._line = 0                                     # that has just yielded
        self._printed = Printed(lambda: self._count)
        self._job: Turns | None = None
        self._told = 0.0
        self._watch = Loops(self._loops).watch
        self._last = LARGEST                               # the step after which nobody looks
        self._word = "steps"                               # what numbers are sent as
        self._witness: Witness | None = None

    def begin(self, order: str) -> None:
        """Run what an order says."""
        self._job = self._run(json.loads(order))

    def more(self, credits: int) -> None:
        self._credits += credits

    def turn(self) -> bool:
        if self._job is None or self._credits <= SPARED:
            return False
        end, before, ended = self._clock() + TURN, self._count, True
        said: Any = self._printed
        with redirect_stdout(said), redirect_stderr(said), suppress(StopIteration):
            while self._clock() < end and len(self._steps) < 2 * MOST \
                    and not self._recorder.waits(self._count, VALUES):
                next(self._job)
            ended = False
        if ended:
            self._job = None
        self._flush()
        if self._job is not None and self._count == before:
            self._post("breath", str(self._line))
        return self._job is not None and self._credits > SPARED

    # --- messages -------------------------------------------------------------------------------

    def _post(self, what: str, content: Any = "") -> None:
        self._credits -= 1
        self._told = self._clock()
        self._send(what, content)

    def _flush(self, values: int = VALUES) -> None:
        """Send the steps, texts and values that have come together; of values so many numbers."""
        if self._steps:
            steps, self._steps = self._steps, array("i")
            self._post(self._word, steps)
        if seen := self._recorder.take(self._count, values):
            self._post("values", seen)
        if said := self._printed.take():
            self._post("print", said)

    def _fail(self, error: ProgramError) -> None:
        self._count += 1                                   # where the values at the error are kept
        self._flush(LAST)
        self._post("failed", json.dumps({"line": error.line, "column": error.column,
                                         "what": told(error.message)}))

    # --- the program ------------------------------------------------------------------------------

    def _run(self, order: dict[str, Any]) -> Turns:
        program, board = None, None
        try:
            if "prove" in order or "cases" in order:
                yield from self._bear_witness(order)
                return
            board = board_of(order)
            self._post("begun")                            # the outermost lines run already
            program = compiled(order["text"])
            yield from self._obey(order, program, board)
        except ProgramError as error:
            self._fail(error)
        except BaseException as error:                     # whatever a program may raise
            if program and board:
                self._note_end(held_at(error, program.file), board)
            self._fail(program.fault(error) if program else raised(error, ""))

    def _bear_witness(self, order: dict[str, Any]) -> Turns:
        """Tell what the program is, or what it does in some runs."""
        if self._witness is None:
            self._post("begun")
            self._word, self._witness = "evidence", Witness(order["text"], order["rooms"])
            self._watch(self._witness.program)
            if track := self._witness.program.track:
                track.alive = self._drives
            self._post("facts", self._witness.facts)
            return
        yield from self._witness.runs(order["cases"], lambda some: self._steps.extend(some))
        self._flush()
        self._post("ran", self._witness.said())

    def _obey(self, order: dict[str, Any], program: Program, board: Board) -> Turns:
        """Do what is ordered with a program that has been compiled."""
        if program.room != order["room"]:
            raise ProgramError(OTHERS[program.room])
        if sentence := board.fits(program.entry):
            raise ProgramError(sentence)
        self._watch(program)
        if program.track:
            program.track.alive, program.track.note = self._drives, noted(self._recorder, board.see)
        checker = checker_of(program.room, board.of)
        self._last = FOUND if order.get("first") else LARGEST
        answer = yield from self._follow(begun(order, program, board.of), checker, program, board)
        while self._recorder.waits(self._count, LAST):
            yield
        self._flush(LAST)
        if program.room != SOLVERS:
            self._post("done")
            return
        found = checked_answer(answer, len(board.of))
        if isinstance(found, list):
            self._post("path", array("i", found))
        else:
            self._post("reason", json.dumps({"what": told(found)}))

    def _follow(self, steps: GeneratorType[Any, Any, Any], checker: Checker, program: Program,
                board: Board) -> Generator[None, None, Any]:
        """All steps, or up to the first tiling; returns what the program returned."""
        go_on, seen, file, track = steps.__next__, self._recorder, program.file, program.track
        while True:
            try:
                step = go_on()
            except StopIteration as stop:
                return stop.value
            self._line = line = track.lines[self._count] if track else line_of(steps, file)
            if type(step) is not int or not 0 <= step <= LARGEST:
                checker.done = self._count
                if step != BREATH:
                    self._note_end(frames_of(steps, file), board)
                checker.take([step])                       # raises, unless it is BREATH
            else:
                self._steps.extend((step, line))
                self._count += 1
                if not seen.full and not track:            # a mouse has told already
                    seen.note(self._count, board.see(frames_of(steps, file)))
                if step >= self._last:
                    return None
            if step == BREATH or not self._count & 31:
                yield

    def _note_end(self, frames: list[Mapping[str, Any]], board: Board) -> None:
        """Keep what the variables hold where it ends with an error, as if after one more step."""
        if frames:
            self._recorder.note(self._count + 1, board.see(frames))

    def _drives(self, line: int) -> None:
        """A mouse moves or looks, from a line, and all its moves come afterwards."""
        self._line = line
        if self._clock() - self._told > ALIVE and self._credits > SPARED:
            self._post("breath", str(line))

    def _loops(self, line: int) -> None:
        """It is in a loop, at a line.

        The clock is asked even if nothing can be told: WebKit ends a worker that was terminated
        only where it calls JavaScript, and without that the loop would go on with nobody there.
        """
        now = self._clock()
        if self._credits > SPARED and now - self._told > OFTEN:
            self._post("line", str(line or self._line))
