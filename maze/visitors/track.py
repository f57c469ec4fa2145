"""Track: what is told of a micromouse while its program runs: lines, variables, signs of life."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, TypeAlias

from maze.visitors.variables import Value

Frames: TypeAlias = list[Mapping[str, Any]]
Note: TypeAlias = Callable[[int, Frames, Mapping[str, Value]], None]


@dataclass
class Track:
    """What is told of a mouse while it runs: ``note(step, frames, marks)`` of each step, with the
    variables of the program's functions, ``alive(line)`` of each call, and ``stuck()`` if the
    program goes on and on after the mouse was taken off the board.

    lines  of the program, that made each step
    """

    lines: array[int] = field(default_factory=lambda: array("i"))
    note: Note | None = None
    alive: Callable[[int], None] | None = None
    stuck: Callable[[], None] | None = None


def frames_of(file: str) -> list[FrameType]:
    """The frames of a program's functions that are at work, the innermost first."""
    found, frame = [], sys._getframe(1)
    while frame.f_back is not None:
        if frame.f_code.co_filename == file:
            found.append(frame)
        frame = frame.f_back
    return found


def line_of(frames: list[FrameType]) -> int:
    return frames[0].f_lineno if frames else 0
