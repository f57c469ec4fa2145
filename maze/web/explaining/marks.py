"""Marks: what the algorithm of one board holds, read along the way and drawn over the picture.

While a board plays, reading and drawing together take a third of the time at most: a picture that
takes long stands for some frames.  What stands for a step too far away is taken off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from maze.holding import Also, Holding
from maze.recent import NOTHING, State
from maze.render.layer import Label, Layer
from maze.render.theme import Theme
from maze.web.explaining import held
from maze.web.track import Track

BUDGET = 0.004                                             # seconds a frame while it plays
AT_REST = 0.012                                            # and while nothing else is to be done
SHARE = 2                                                  # times as long it stands as it took
LONG = 0.004                                               # seconds from which on it does
LATE = 40                                                  # steps that marks may be late by


class Marks:
    """``wake`` asks for another frame, because the second run has not come far enough."""

    def __init__(self, clock: Callable[[], float], wake: Callable[[], None]) -> None:
        self.clock = clock
        self.wake = wake
        self.holding: Holding | None = None
        self.held: State = NOTHING
        self._track: Track | None = None
        self._at = -1                                      # the step that ``held`` is of
        self._spent, self._rest = 0.0, -inf                # seconds, and until when it stands
        self._drawn: tuple[object, ...] = ()
        self._layers: Sequence[Layer | Label] = ()

    def follow(self, track: Track, also: Also | None = None) -> None:
        """Another run; ``also`` reads more from its variables."""
        self._track = track
        self.holding = Holding(track.recipe, track.begin, track.log, also)
        self.held, self._at, self._rest = NOTHING, -1, -inf

    def refresh(self, *, playing: bool) -> None:
        """Bring it up to the step that is shown, after a frame."""
        track, holding = self._track, self.holding
        if track is None or holding is None:
            return
        begun, position = self.clock(), track.position()
        if position == self._at or (playing and begun < self._rest):
            return
        end = begun + (BUDGET if playing else AT_REST)
        if holding.reach(position, lambda: self.clock() < end):
            self.held, self._at = holding.at(position), position
        else:
            if abs(position - self._at) > LATE:
                self.held, self._at = NOTHING, -1          # to be read anew, wherever it goes
            self.wake()
        self._spent = self.clock() - begun

    def layers(self, theme: Theme, scale: float) -> Sequence[Layer | Label]:
        """What is drawn over the board, whose cells have ``scale`` CSS pixels."""
        if self._track is None or not self.held:
            return ()
        wanted = (self.held, theme, scale)
        if len(self._drawn) != len(wanted) or self._drawn[0] is not self.held \
                or self._drawn[1:] != wanted[1:]:
            begun = self.clock()
            self._layers = held.layers(self._track.grid, self.held, theme, scale)
            self._drawn, now = wanted, self.clock()
            self._spent += now - begun
            self._rest = now + SHARE * self._spent if self._spent > LONG else -inf
        return self._layers
