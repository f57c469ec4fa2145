"""Pausing: the steps of a program one by one, with pauses in which others can be heard."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from maze.message import Message
from maze.progress import Progress
from maze.steps import BREATH
from maze.visitors.errors import ProgramError

SLICE = 32                                                 # steps between two pauses
PAUSE = Progress("Proving")
NO_STEPS = Message("It should yield its steps, but it has no yield.")


def stepping(steps: Any) -> Generator[Any, None, Any]:
    """What a program's function has returned, if that gives steps.  Raises ProgramError."""
    if not hasattr(steps, "send"):
        raise ProgramError(NO_STEPS)
    found: Generator[Any, None, Any] = steps
    return found


def checked(run: Callable[..., Any]) -> Callable[..., Generator[Any, None, Any]]:
    """The function of a program, for who takes for granted that it gives steps."""
    def checked_run(*given: Any, **options: Any) -> Generator[Any, None, Any]:
        return stepping(run(*given, **options))

    return checked_run


def pauses(count: int, step: object) -> bool:
    """Whether to pause at a step, after so many others."""
    return step == BREATH or not count % SLICE
