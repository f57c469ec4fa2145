"""Replay: check the steps of a program, and do them on a blank grid.

Whoever receives steps from elsewhere, such as from a program in the sandbox, trusts none of them:
each is a whole number whose verb such an algorithm may use, and its cell or edge is one of the
grid. What passes may go to a scene or a player.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from maze.grid import Grid
from maze.message import Message, Said
from maze.params import shown
from maze.passages import Maze
from maze.steps import (
    BACKTRACK,
    BREATH,
    BUILD,
    CARVE,
    CLEAR,
    FILL,
    FRONTIER,
    MASK,
    ONCE,
    SHIFT,
    TWICE,
    VISIT,
    WALK,
    Step,
    describe,
)
from maze.visitors.errors import ProgramError, plain
from maze.visitors.program import GENERATORS, SEARCHES, SOLVERS

OF_TILINGS = "maze.visitors.tilings.checking"             # where there are pentominoes
MOST = 4_000_000                                           # steps of one run
BREATHS = 100_000                                          # pauses one after the other
OF_EDGES = (CARVE, BUILD)
OF_CELLS = (VISIT, WALK, FRONTIER, BACKTRACK, CLEAR, ONCE, TWICE, FILL)
LONGEST = 400                                              # characters of a sentence


class Checker:
    """Checks steps as they arrive; ``spans`` tells how many things there are for each verb."""

    example = "CARVE + edge"

    def __init__(self, spans: Mapping[int, int], most: int = MOST) -> None:
        self.done = 0                                      # steps that were checked
        self._breaths = 0                                  # since the last of them
        self._most = most
        self._spans = {verb >> SHIFT: span for verb, span in spans.items()}

    def take(self, steps: Sequence[object]) -> array[int]:
        """The same steps, without pauses, as numbers.  Raises ProgramError for the first bad one.
        """
        spans = self._spans
        found = array("i")
        for step in steps:
            if step == BREATH and type(step) is int:
                self._breaths += 1
                if self._breaths > BREATHS:
                    raise ProgramError(Message("It pauses {n} times and takes no step.",
                                               n=BREATHS))
                continue
            self.done, self._breaths = self.done + 1, 0
            if type(step) is not int or not 0 <= step <= 0x7FFFFFFF:
                raise self._no_step(step)
            if step & MASK >= spans.get(step >> SHIFT, 0):
                raise self._no_thing(step)
            if self.done > self._most:
                raise ProgramError("It does not end within {most} steps.", most=self._most)
            found.append(step)
        return found

    def _no_step(self, step: object) -> ProgramError:
        return ProgramError("Step {number} is no step: {got}. Yield a number such as {example}.",
                            number=self.done, got=shown(_written(step), ""),
                            example=self.example)

    def _no_thing(self, step: Step) -> ProgramError:
        """A verb of others, or the number of something that is not there."""
        verb = step >> SHIFT
        if verb not in self._spans:
            return ProgramError("Step {number} is one that only others may yield: {step}.",
                                number=self.done, step=_described(step))
        return ProgramError("Step {number} is {step}, but there are only {span} {kind}, counted "
                            "from 0.", number=self.done, step=_described(step),
                            span=self._spans[verb], kind=self.kind(verb << SHIFT))

    def kind(self, verb: int) -> Message:
        """What the numbers of a verb count."""
        return Message("edges" if verb in OF_EDGES else "cells")


def checker_of(room: str, board: Any, most: int = MOST) -> Checker:
    """What checks the steps on a board: a grid, or for searches a tiling."""
    if room == SEARCHES:
        found: Checker = import_module(OF_TILINGS).TilingChecker(board, most)
        return found
    spans = dict.fromkeys(OF_CELLS, len(board))
    if room == GENERATORS:
        spans |= dict.fromkeys(OF_EDGES, board.edges)
    return Checker(spans, most)


def replayed(grid: Grid, steps: Sequence[object], *, filled: bool = True) -> Maze:
    """The maze that steps make of a grid with all walls, or without any.  Raises ProgramError."""
    maze = Maze(grid, filled=filled)
    for step in checker_of(GENERATORS, grid).take(steps):
        if step < BUILD:
            maze.open[step] = 1
        elif step >> SHIFT == BUILD >> SHIFT:
            maze.open[step & MASK] = 0
    return maze


def checked_answer(answer: object, cells: int) -> list[int] | Said:
    """What a solver returned: cells of the board, or a sentence.  Raises ProgramError."""
    if isinstance(answer, Message):
        return answer
    if isinstance(answer, str):
        return Message("{text}", text=plain(answer[:LONGEST]))
    if isinstance(answer, list | tuple) and len(answer) <= cells * 4 + 4 and all(
            type(cell) is int and 0 <= cell < cells for cell in answer):
        return list(answer)
    raise ProgramError("It should return the path, a list of cells from 0 to {last}, or a "
                       "sentence: it returns {got}.", last=cells - 1,
                       got=shown(_written(answer), ""))


def _written(value: object) -> str:
    """A value of a program in a few characters; nothing of it runs, and giants stay unread."""
    if value is None or isinstance(value, bool | float):
        return repr(value)
    if type(value) is int:
        return str(value) if abs(value) < 10**12 else "int"
    if type(value) is str:
        return repr(value[:30])
    return type(value).__name__


def _described(step: Step) -> str:
    try:
        return describe(step)
    except IndexError:
        return str(step)


__all__ = ["GENERATORS", "MOST", "SOLVERS", "Checker", "checked_answer", "checker_of", "replayed"]
