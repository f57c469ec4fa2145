"""Win: a game that is over, with all that a friend could be sent of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from maze.message import Said
from maze.playing.record import Result


class Win(NamedTuple):
    """``recipe`` is the puzzle; ``day`` its date if it is that of a day, else "".

    ``ghost`` names the function of ``maze.web.dares.ghosts`` that tries the ``track`` on the
    ``board``; ``told`` is what was said of the win.
    """

    recipe: Any
    result: Result
    foggy: bool
    track: str
    day: str
    ghost: str
    board: Any
    told: Said
