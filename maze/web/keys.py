"""Keys: what a key press means.  F I L N P T U V W X Y Z are pieces everywhere; commands use the
others.
"""

from __future__ import annotations

from typing import NamedTuple

KEYS = {
    " ": "play", "k": "play",
    "ArrowRight": "forward", "ArrowLeft": "back",
    "Shift+ArrowRight": "next-landmark", "Shift+ArrowLeft": "last-landmark",
    "Home": "to-start", "End": "to-end",
    ">": "faster", "<": "slower",                          # + and - change the size of the picture
    "g": "new", "s": "solve-now", "d": "distances", "?": "help",
    "a": "play-maze", "e": "edit-maze",                    # P and L, of Play, are pieces
}
OWN = {  # keys that an element in focus uses itself
    "BUTTON": {" ", "Enter"}, "A": {"Enter"}, "SUMMARY": {" ", "Enter"}, "checkbox": {" "},
    "radio": {" ", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"},
    "range": {"ArrowRight", "ArrowLeft", "Home", "End", "Shift+ArrowRight", "Shift+ArrowLeft"},
}
WRITING = {"SELECT", "TEXTAREA", "text", "number"}  # no single keys while something is written


class KeyPress(NamedTuple):
    """A key that went down; ``code`` is its place on the keyboard.

    ``held`` tells whether it belongs to somebody else: with Control, Alt or Meta to the browser,
    while a dialog is open to the dialog.  ``focus`` is the tag in focus, or the type of an input.
    """

    key: str
    shift: bool = False
    held: bool = False
    focus: str = "BODY"
    code: str = ""


def command(press: KeyPress, single: bool = True) -> str | None:
    """The command of a key, if it has one.

    Without ``single``, keys that write something mean nothing, but for the space bar.
    """
    key = press.key
    name = f"Shift+{key}" if press.shift and key.startswith("Arrow") else key
    name = name.lower() if len(name) == 1 else name
    if not single and len(key) == 1 and key != " ":
        return None
    if press.held or press.focus in WRITING or name in OWN.get(press.focus, ()):
        return None
    return KEYS.get(name)
