"""Pointing: what fingers and mouse mean on the board and the palette.  Pure.

A tap lays the piece in the hand, or takes the piece that lies there.  A drag, from board or
palette, takes, carries and lays in one; on a touch screen the ghost floats one square above the
finger.  A long press mirrors the piece in the hand.  Places are those of the picture, y down; CSS
pixels only tell a drag from a tap.
"""

from __future__ import annotations

from collections.abc import Callable
from math import dist
from typing import NamedTuple, Protocol

from maze.grid import Point

SLACK = 8                                                  # CSS pixels a tap may tremble
LONG = 0.5                                                 # seconds of a long press


class PointerPosition(NamedTuple):
    """A point of the window: CSS pixels, and the same place in the picture."""

    x: float
    y: float
    at: Point
    touch: bool = False
    home: bool = False                                     # over the palette


class PointingTarget(Protocol):
    """What can be done by pointing; places are those of the picture."""

    above: float                                           # squares between a finger and its ghost

    def point(self, at: Point) -> None:
        """The mouse is over a place."""

    def carry(self, at: Point) -> None:
        """What is being dragged is there."""

    def tap(self, at: Point) -> None:
        """Lay what is in the hand, or take what lies there."""

    def take(self, at: Point) -> bool:
        """Take what lies there into the hand, if the hand is empty; whether something is in it."""

    def take_piece(self, code: str) -> bool:
        """Take a piece of the palette into the hand; whether it is in it."""

    def drop(self, at: Point, *, home: bool) -> None:
        """Lay what is in the hand; beside the board it goes where it came from, and to the palette
        if it is dropped there."""

    def flip(self) -> bool:
        """Mirror what is in the hand."""

    def leave(self) -> None:
        """The drag is off: as it was before."""


class PiecePointing:
    """``later`` calls back, and returns what calls that off; ``target`` is what is pointed at just
    now, if anything is; ``done`` is called when something was done there.
    """

    def __init__(self, later: Callable[[float, Callable[[], None]], Callable[[], None]],
                 target: Callable[[], PointingTarget | None], done: Callable[[], None]) -> None:
        self.later, self.target, self.done = later, target, done
        self.dragging = False
        self.pressed_long = False
        self._from: PointerPosition | None = None
        self._code = ""
        self._call_off: Callable[[], None] = lambda: None

    def down(self, spot: PointerPosition, code: str = "") -> None:
        """A finger or the mouse goes down, on the board or on a piece of the palette."""
        self._from, self._code = spot, code
        self.dragging = self.pressed_long = False
        self._call_off()
        self._call_off = self.later(LONG, self._long)

    def move(self, spot: PointerPosition) -> bool:
        """It moves, up or down; returns whether a piece is being carried."""
        target = self.target()
        if target is None:
            return False
        if self._from is None:
            if not spot.touch and not self._code:
                target.point(spot.at)
            return False
        if not self.dragging and dist(spot[:2], self._from[:2]) >= SLACK:
            self._call_off()
            self.dragging = (target.take_piece(self._code) if self._code
                             else target.take(self._from.at))
            if not self.dragging:
                self._from = None
        if self.dragging:
            target.carry(_held(spot, target))
        return self.dragging

    def up(self, spot: PointerPosition) -> bool:
        """It goes up; returns whether that was more than a tap: then no click should follow."""
        self._call_off()
        begun, code, self._from, self._code = self._from, self._code, None, ""
        dragged, self.dragging = self.dragging, False
        target = self.target()
        if target and dragged:
            target.drop(_held(spot, target), home=spot.home)
            self.done()
        elif target and begun and not code and not self.pressed_long:
            target.tap(spot.at)
            self.done()
        return dragged or self.pressed_long

    def cancel(self) -> None:
        """The browser took the pointer away."""
        self._call_off()
        target = self.target()
        if target and self.dragging:
            target.leave()
            self.done()
        self._from, self.dragging = None, False

    def _long(self) -> None:
        target = self.target()
        if target and self._from is not None and not self.dragging:
            self.pressed_long = target.flip()
            self.done()


def _held(spot: PointerPosition, target: PointingTarget) -> Point:
    """Where the ghost is: a finger would hide it."""
    return (spot.at[0], spot.at[1] - target.above) if spot.touch else spot.at
