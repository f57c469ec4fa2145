"""Keys of a game: by their place on the keyboard WASD, and on hexagons the six around the middle of
QWE, ASD; which of them are meant for the game though the board has not the focus; and which
commands of the page rest while somebody plays.
"""

from __future__ import annotations

from maze.grid import Grid, Point
from maze.grids.headings import NORTH, off, sides
from maze.web.keys import KeyPress, command

WASD: dict[str, Point] = {"KeyW": (0, -1), "KeyA": (-1, 0), "KeyS": (0, 1), "KeyD": (1, 0)}
UPRIGHT: dict[str, Point] = {"KeyQ": (-0.87, -0.5), "KeyW": (0, -1), "KeyE": (0.87, -0.5),
                             "KeyA": (-0.87, 0.5), "KeyS": (0, 1), "KeyD": (0.87, 0.5)}
LEVEL: dict[str, Point] = {"KeyQ": (-0.5, -0.87), "KeyW": (0.5, -0.87), "KeyE": (1, 0),
                           "KeyA": (-1, 0), "KeyS": (-0.5, 0.87), "KeyD": (0.5, 0.87)}
HEXAGON = 6
BESIDE = {"BODY", "BUTTON", "checkbox"}                    # these use no arrows or letters
ALIVE = {None, "new", "help"}                              # the player rests, and so do its keys


def direction(grid: Grid, code: str) -> Point | None:
    """Where a key leads; None if it is none of these."""
    return _table(grid).get(code)


def _table(grid: Grid) -> dict[str, Point]:
    if grid.degree != HEXAGON or grid.geometry.stairs:
        return WASD
    middle = max(range(min(len(grid), 100)), key=lambda cell: len(grid.neighbors[cell]))
    straight = any(off(side.heading, NORTH) < 15 for side in sides(grid, middle))
    return UPRIGHT if straight else LEVEL


def is_beside(press: KeyPress, single: bool) -> bool:
    """Whether a key is meant for the game though something else is in focus; see ``command``."""
    key = press.key
    walks = key.startswith("Arrow") or key in ("Backspace", "Escape")
    return press.focus in BESIDE and (walks or (single and len(key) == 1))


def rests(press: KeyPress) -> bool:
    """Whether a key is a command that makes no sense during a game: play, step, solve ..."""
    return command(KeyPress(press.key, press.shift)) not in ALIVE
