"""Desk: what the workshop needs of the document besides its controls: board squares and palette.

``desk_dom.DomDesk`` is the browser's; tests bring their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from maze.message import Said
from maze.web.tilings.carried import Carried
from maze.web.tilings.keys import Press
from maze.web.tilings.own_dialog import OwnDesk
from maze.web.tilings.palette import PaletteBox
from maze.web.tilings.pointing import PiecePointing
from maze.web.tilings.surface import Surface
from maze.web.view import View


class DeskListener(Protocol):
    """Who acts on what people do at the desk."""

    pointing: PiecePointing

    @property
    def points(self) -> bool:
        """Whether pointing at the board does something now."""

    @property
    def drags(self) -> bool:
        """Whether pieces can be dragged from the palette now."""

    def carried(self) -> Carried | None:
        """The piece in the hand, as it is drawn while it is dragged."""

    def press(self, press: Press) -> bool:
        """A key went down; returns whether it was one of ours."""

    def press_piece(self, code: str) -> None:
        """A piece of the palette was pressed."""

    def press_square(self, number: int) -> None:
        """A square was pressed without a pointer, as screen readers do."""

    def focus_square(self, number: int) -> None:
        """A square has the focus."""


class Desk(Protocol):
    """Numbers of squares are places in reading order.  A ``DeskListener`` is told what people do.
    """

    own: OwnDesk                                           # of the dialog of one's own pieces

    def boxes(self, boxes: Sequence[PaletteBox]) -> None:
        """The pieces of the palette."""

    def squares(self, columns: int, names: Sequence[Said], cursor: int, label: str) -> None:
        """The squares of the board by their names; no columns: none.  Focus follows the cursor if
        it is on the board."""

    def lie(self, view: View, rows: int, columns: int) -> None:
        """Where the board lies on the canvas."""

    def focus(self) -> None:
        """Put the focus on the board."""

    def size(self) -> tuple[float, float]:
        """Of the canvas, in CSS pixels."""


def tell_squares(desk: Desk, surface: Surface | None, label: str) -> None:
    """The squares of a surface, as they are now; none while there is none."""
    if surface is None:
        desk.squares(0, [], 0, "")
    else:
        desk.squares(surface.aspect.shown.columns, surface.names(),
                     surface.number(surface.cursor), label)
