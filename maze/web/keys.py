"""Keys: what a key press means.  F I L N P T U V W X Y Z are pieces everywhere; commands use the
others.
"""

from __future__ import annotations

KEYS = {
    " ": "play", "k": "play",
    "ArrowRight": "forward", "ArrowLeft": "back",
    "Shift+ArrowRight": "next-landmark", "Shift+ArrowLeft": "last-landmark",
    "Home": "to-start", "End": "to-end",
    "+": "faster", "=": "faster", "-": "slower", "−": "slower",
    "g": "new", "s": "solve-now", "d": "distances", "?": "help",
    "a": "play-maze", "e": "edit-maze",                    # P and L, of Play, are pieces
}
MAZES_ONLY = {"new", "distances", "play-maze", "edit-maze"}                          # commands
OWN = {  # keys that an element in focus uses itself
    "BUTTON": {" ", "Enter"}, "A": {"Enter"}, "SUMMARY": {" ", "Enter"}, "checkbox": {" "},
    "radio": {" ", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"},
    "range": {"ArrowRight", "ArrowLeft", "Home", "End", "Shift+ArrowRight", "Shift+ArrowLeft"},
}
WRITING = {"SELECT", "TEXTAREA", "text", "number"}  # no single keys while something is written


def command(key: str, shift: bool, others: bool, focus: str, single: bool = True) -> str | None:
    """The command of a key; ``focus`` is the tag in focus, or the type of an input.

    ``others`` says whether Control, Alt or Meta is held: such keys belong to the browser.
    Without ``single``, keys that write something mean nothing, but for the space bar.
    """
    name = f"Shift+{key}" if shift and key.startswith("Arrow") else key
    name = name.lower() if len(name) == 1 else name
    if not single and len(key) == 1 and key != " ":
        return None
    if others or focus in WRITING or name in OWN.get(focus, ()):
        return None
    return KEYS.get(name)
