"""Witness: tells what a program does in the runs that a proof asks for.

It is in the sandbox, beside the program: see ``maze.web.writing.inside``. What it is asked for is
{"prove": true, "text": text, "rooms": [...]} once, then {"cases": [...]} as often as the proof
wants. It tells

    facts     {...}              what the program says of itself
    evidence  [number, ...]      of some runs, in pieces: see ``maze.visitors.evidence``
    ran       [sentences, ...]   of the same runs, when all of it was told
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Collection, Generator
from importlib import import_module
from typing import Any

from maze.visitors.cases import case_of
from maze.visitors.errors import ProgramError
from maze.visitors.facts import facts_of
from maze.visitors.program import OTHERS, SEARCHES, compiled
from maze.visitors.running import running

TILINGS = "maze.visitors.tilings.cases"                    # with the part of the pentominoes
PIECE = 8192                                               # numbers


class Witness:
    """Of the program of a text.  Raises ProgramError if it is none, or of none of some rooms."""

    def __init__(self, text: str, rooms: Collection[str]) -> None:
        self.program = compiled(text)
        self._said: list[dict[str, Any]] = []
        if self.program.room not in rooms:
            raise ProgramError(OTHERS[self.program.room])
        self._case_of = case_of if self.program.room != SEARCHES else (
            import_module(TILINGS).tiling_case_of)

    @property
    def facts(self) -> str:
        return json.dumps(facts_of(self.program).data())

    def runs(self, cases: list[dict[str, Any]], tell: Callable[[array[int]], None],
             ) -> Generator[None, None, None]:
        """Run each, and tell the numbers in pieces, which are sent between two turns."""
        for data in cases:
            doing = running(self.program, self._case_of(data))
            while True:
                try:
                    next(doing)
                except StopIteration as stop:
                    evidence = stop.value
                    break
                yield
            told = evidence.numbers
            for first in range(0, len(told), PIECE):
                tell(told[first:first + PIECE])
                yield
            self._said.append(evidence.words)

    def said(self) -> str:
        """The sentences of the runs since the last time."""
        said, self._said = self._said, []
        return json.dumps(said)
