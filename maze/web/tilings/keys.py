"""Keys of the pentomino workshop, where people play.

Letters of pieces choose them; the other letters are commands (see ``maze.web.keys``).  A puzzle of
one-sided pieces has letters that are commands elsewhere: there Shift makes them commands.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from maze.pentomino.pieces import NAMES
from maze.web.keys import OWN, WRITING

COMMANDS = {"r": "rotate", "o": "tip", "Shift+r": "rotate-back", "m": "mirror", "Shift+m": "mirror",
            "h": "tile-hint", "d": "dead", "Escape": "put-back", "s": "fill", "g": "new-challenge",
            "c": "tile-count", "a": "tile-play", "e": "tile-edit", "Delete": "lift",
            "Backspace": "lift"}
HELD = {"z": "tile-undo", "Shift+z": "tile-redo", "y": "tile-redo"}
BOARD = {" ", "Enter", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Delete",
         "Backspace"}
IN_SPACE = {"PageUp", "PageDown"}                          # keys of the board, if it has layers
IDLE = {" ", "k", "+", "=", "-", "−", "ArrowLeft", "ArrowRight", "Home", "End"}   # the player's


LEAFING = {"ArrowRight": "sol-next", "ArrowLeft": "sol-back", ".": "sol-next", ",": "sol-back",
           "Home": "sol-first", "End": "sol-last", "x": "sol-random"}      # while counting


class Press(NamedTuple):
    """A key that went down; ``focus`` is the tag in focus, or the type of an input; ``control``
    stands for Command too; ``board`` tells whether the focus is on the board."""

    key: str
    shift: bool = False
    control: bool = False
    alt: bool = False
    focus: str = "BODY"
    board: bool = False


def command(press: Press, letters: Collection[str] = NAMES, *,
            leafing: bool = False, solid: bool = False) -> str | None:
    """What is asked for: a command, ``piece-F``, ``board`` for a key that the board knows, ``none``
    for one that does nothing here; None for a key that is not ours.

    ``letters`` are those of pieces, in upper case; ``leafing`` is whether solutions are looked
    through, ``solid`` whether the board has layers.
    """
    key = press.key.lower() if len(press.key) == 1 else press.key
    name = f"Shift+{key}" if press.shift and key.isalpha() and len(key) == 1 else key
    if press.focus in WRITING or press.alt:
        return None
    if press.control:
        return HELD.get(name)
    if leafing and key in LEAFING and not (press.board and key in BOARD or
                                           key in OWN.get(press.focus, ())):
        return LEAFING[key]
    if press.board and (key in BOARD or solid and key in IN_SPACE):
        return "board"
    if key in OWN.get(press.focus, ()):
        return None
    if len(key) == 1 and key.upper() in letters:
        if press.shift and key in COMMANDS:
            return COMMANDS.get(name, COMMANDS[key])
        return f"piece-{key.upper()}"
    return COMMANDS.get(name) or ("none" if key in IDLE else None)
