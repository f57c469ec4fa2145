"""Track: what somebody has done in a game, and when, as text that a device keeps and a link holds.

    Track("0b12a").moments  ->  [(0, 1), (12, 0)]

A moment is the tenths of a second since the one before, and a letter: in a maze to which neighbor
of the cell the move leads, as the grid lists them, or that the last move was taken back; with
pentominoes how many pieces lie on the board.  Of a very long game a device keeps two
numbers alone, how many moments it had and the tenths of a second of the last: ``2005.1234``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import accumulate
from string import ascii_letters
from typing import NamedTuple

from maze.grid import Cell, Grid

MOST = 2000                                                # moments
LONGEST = 9_999_999                                        # tenths of a second between two
BACK = len(ascii_letters) - 1                              # a move was taken back
FORM = re.compile(rf"(?:\d{{1,7}}[A-Za-z]){{0,{MOST}}}", re.ASCII)
MOMENT = re.compile(r"(\d+)([A-Za-z])", re.ASCII)
GIVEN_UP = re.compile(r"(\d{1,7})\.(\d{1,10})", re.ASCII)


class Moment(NamedTuple):
    """Tenths of a second since the game began, and what was done."""

    at: int
    what: int


class Track:
    """Grows with the game.  ``count`` is how many moments there were, ``tenths`` when the last one
    was; ``whole`` is whether the text has all of them: that of a very long game is given up."""

    def __init__(self, text: str = "") -> None:
        self.text, self.whole = text, True
        found = MOMENT.findall(text)
        self.count, self.tenths = len(found), sum(int(digits) for digits, _ in found)

    @property
    def moments(self) -> list[Moment]:
        found = MOMENT.findall(self.text)
        times = accumulate(int(digits) for digits, _ in found)
        return [Moment(at, ascii_letters.index(letter))
                for at, (_, letter) in zip(times, found, strict=True)]

    @property
    def kept(self) -> str:
        """What a device keeps of it; ``parse_track`` reads it."""
        return self.text if self.whole else f"{self.count}.{self.tenths}"

    def add(self, seconds: float, what: Iterable[int]) -> None:
        """Some things were done now."""
        now = int(10 * seconds)
        for one in what:
            waited = min(max(0, now - self.tenths), LONGEST)
            self.tenths += waited
            self.count += 1
            if self.whole:
                self.text += f"{waited}{ascii_letters[min(one, BACK)]}"
        if self.count > MOST:
            self.text, self.whole = "", False


def parse_track(text: str) -> Track | None:
    """The track of a text, which may be anything; None if it is none."""
    if match := GIVEN_UP.fullmatch(text):
        track = Track()
        track.count, track.tenths, track.whole = int(match[1]), int(match[2]), False
        return track
    return Track(text) if FORM.fullmatch(text) else None


def spread(what: Iterable[int], seconds: float) -> Track:
    """A track whose times nobody knows any more: its moments at equal distances."""
    what, track = list(what)[:MOST], Track()
    for at, one in enumerate(what, 1):
        track.add(seconds * at / len(what), [one])
    return track


def moves_between(grid: Grid, cells: list[Cell]) -> list[int]:
    """The moves that lead from each cell to the next."""
    pairs = zip(cells, cells[1:], strict=False)
    return [grid.neighbors[here].index(there) for here, there in pairs]
