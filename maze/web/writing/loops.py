"""Loops: reports the loops of a program, so that an endless one can be named.

Since Python 3.12, ``sys.monitoring`` reports each jump back; with an older one, nothing is
reported.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import CodeType

from maze.visitors.program import Program
from maze.web.writing.ordered import codes_of

JUMPS = 255                                                # between two words of a loop
TOOL = 3                                                   # of ``sys.monitoring``: nobody else's


class Loops:
    """``told`` is called with the line of a loop now and then; 0 if it is not known."""

    def __init__(self, told: Callable[[int], None]) -> None:
        self.told = told
        self._jumps = 0

    def watch(self, program: Program) -> None:
        """Hear of a program."""
        watch = getattr(sys, "monitoring", None)
        if watch is None:
            return
        watch.use_tool_id(TOOL, "meander")
        watch.register_callback(TOOL, watch.events.JUMP, self._jumped)
        for code in codes_of(program):
            watch.set_local_events(TOOL, code, watch.events.JUMP)

    def _jumped(self, code: CodeType, offset: int, target: int) -> None:
        self._jumps += 1
        if not self._jumps & JUMPS:
            self.told(next((line for first, last, line in code.co_lines()
                            if line and first <= offset < last), 0))
