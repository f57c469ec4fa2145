"""Driving: runs a program for a micromouse, and gives out its moves as the steps of a solver.

The program runs at once, from its first line to its last; so its moves are known before the first
of them is given out.
"""

from __future__ import annotations

import re
import sys
from array import array
from collections.abc import Callable
from types import CodeType, ModuleType
from typing import Any

from maze.grid import Cell
from maze.message import Message
from maze.solving.board import Answer, Board
from maze.steps import Steps
from maze.visitors.errors import ProgramError, held_at, raised, text_of
from maze.visitors.mouse import CALLS, Enough, Mouse, MouseCrashedError
from maze.visitors.track import Track

MOUSE = re.compile(r"^[ \t]*(?:import API\b|from API import)", re.MULTILINE)
NAME = "API"                                               # the module that programs import
PATIENCE = 100_000                                         # calls without a mouse


def driven(code: CodeType, file: str, track: Track, board: Board, start: Cell,
           goal: Cell) -> Steps[Answer]:
    """Run a program for a mouse, then give out its moves and return the path of its best run.

    Raises ProgramError after the last of them, if there was one.
    """
    track.lines = array("i")
    mouse = Mouse(board, start, goal, file, track)
    api = ModuleType(NAME)
    api.__dict__.update(_calls(mouse, track))
    api.__dict__["MouseCrashedError"] = MouseCrashedError
    main, error, modules = ModuleType("__main__"), None, sys.modules
    before, modules[NAME] = modules.get(NAME), api
    try:
        exec(code, main.__dict__)
    except (Enough, SystemExit):
        pass
    except KeyboardInterrupt:                              # of whoever has started the command
        raise
    except MouseCrashedError as crash:
        error = ProgramError.at(raised(crash, file).line, Message(
            "The mouse ran into a wall from {place}.", place=text_of(crash)))
        mouse.note_end(held_at(crash, file))
    except BaseException as wrong:  # whatever a program may raise
        error = raised(wrong, file)
        mouse.note_end(held_at(wrong, file))
    finally:
        modules.pop(NAME, None)                            # a program may have taken it away
        if before is not None:
            modules[NAME] = before
    yield from mouse.steps
    if error is not None:
        raise error
    return mouse.answer(goal)


def _calls(mouse: Mouse, track: Track) -> dict[str, Callable[..., Any]]:
    """The calls of a mouse by their names, as plain functions: a method would hand out the mouse
    and its maze as ``__self__``.

    Once the mouse is off the board each call ends the program.  One that catches even that is told
    of as stuck after a while, since no exception can end it.
    """
    refused = 0

    def plain(name: str) -> Callable[..., Any]:
        method = getattr(mouse, name)

        def call(*values: Any, **named: Any) -> Any:
            nonlocal refused
            if mouse.is_off:
                refused += 1
                if refused > PATIENCE and track.stuck:
                    track.stuck()
                raise Enough
            return method(*values, **named)

        call.__name__ = call.__qualname__ = name
        return call

    return {name: plain(name) for name in CALLS}
