"""Marks: the states of a cell, and the tones of a flood.

A cell has one mark. What a search has reached has a tone besides, from 1 for the first cells to
TONES for those that it would come to last: so the picture of a search tells its order. 0 is no
tone.

A *look* is what a cell is colored by: its mark, or, if a flood is drawn, FLOOD and the tones after
it for cells that are marked as reached.
"""

from __future__ import annotations

from maze.bytewise import both, either

BLANK, VISITED, FRONTIER, WALK, PRUNED, SOLID, ONCE, TWICE = range(8)
MARKS = ("blank", "visited", "frontier", "walk", "pruned", "solid", "once", "twice")
WIPED = bytes(SOLID if mark == SOLID else BLANK for mark in range(256))   # solid cells stay

TONES = 16
FLOOD = len(MARKS) - 1                                     # so that a tone is added to it
LOOKS = len(MARKS) + TONES
NOWHERE = -1                                               # no cell

REACHED = bytes(255 if mark in (VISITED, ONCE) else 0 for mark in range(256))
TONED = bytes(FLOOD + tone if 0 < tone <= TONES else 0 for tone in range(256))
PLAIN = bytes([255]) + bytes(255)                          # where there is no tone, the mark stays


def look_of(mark: int, tone: int) -> int:
    """The look of a cell on a board where a flood is drawn."""
    return FLOOD + tone if tone and REACHED[mark] else mark


def looks_of(marks: bytes | bytearray, tones: bytes | bytearray) -> bytes:
    """The same for many cells: joined as large integers, so that nothing is done cell by cell."""
    reached = marks.translate(REACHED)
    toned = both(tones.translate(TONED), reached)
    return either(toned, both(marks, toned.translate(PLAIN)))
