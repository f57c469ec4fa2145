"""Driving: runs a program for a micromouse, and gives out its moves as the steps of a solver.

The program runs at once, from its first line to its last; so its moves are known before the first
of them is given out.
"""

from __future__ import annotations

import re
import sys
from array import array
from types import CodeType, ModuleType

from maze.grid import Cell
from maze.message import Message
from maze.solving.board import Answer, Board
from maze.steps import Steps
from maze.visitors.errors import ProgramError, raised
from maze.visitors.mouse import CALLS, Enough, Mouse, MouseCrashedError, Track

MOUSE = re.compile(r"^[ \t]*(?:import API\b|from API import)", re.MULTILINE)
NAME = "API"                                               # the module that programs import


def driven(code: CodeType, file: str, track: Track, board: Board, start: Cell,
           goal: Cell) -> Steps[Answer]:
    """Run a program for a mouse, then give out its moves and return the path of its best run.

    Raises ProgramError after the last of them, if there was one.
    """
    track.lines = array("i")
    mouse = Mouse(board, start, goal, file, track)
    api = ModuleType(NAME)
    api.__dict__.update({name: getattr(mouse, name) for name in CALLS})
    api.__dict__["MouseCrashedError"] = MouseCrashedError
    main, error = ModuleType("__main__"), None
    before, sys.modules[NAME] = sys.modules.get(NAME), api
    try:
        exec(code, main.__dict__)
    except (Enough, SystemExit):
        pass
    except MouseCrashedError as crash:
        error = ProgramError.at(raised(crash, file).line, Message(
            "The mouse ran into a wall from {place}.", place=str(crash)))
    except Exception as wrong:  # whatever a program may raise
        error = raised(wrong, file)
    finally:
        del sys.modules[NAME]
        if before is not None:
            sys.modules[NAME] = before
    yield from mouse.steps
    if error is not None:
        raise error
    return mouse.answer(goal)
