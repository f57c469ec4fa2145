"""Viewing: the squares and pieces at the desk, and what the page says of how a board is seen,
where that is not as it is written."""

from __future__ import annotations

from collections.abc import Sequence

from maze.message import Message, joined
from maze.pentomino.pieces import Piece
from maze.web.page import Page
from maze.web.tilings.desk import Desk, tell_squares
from maze.web.tilings.modes import LABELS
from maze.web.tilings.palette import to_choose, to_play
from maze.web.tilings.playing import GameSurface
from maze.web.tilings.standing import TilingRun
from maze.web.tilings.surface import Surface

TURNED = Message("The picture shows the board turned by a quarter.")
LAYERED = Message("The layers follow each other as you read, the lowest first. A patch on a free "
                  "square is the piece below it, an outline the piece above. A triangle tells that "
                  "a piece goes on above or below.")

KEYS = Message("O tips a piece over; Page Up and Page Down go from layer to layer.")


def tell_desk(page: Page, desk: Desk, surface: Surface | None, pieces: Sequence[Piece],
              mode: str) -> None:
    """Squares and palette, as they are now; Tab stops at the squares, not at what is below."""
    page.attribute("canvas", "tabindex", "-1" if surface else "0")
    desk.boxes(to_play(surface.game) if isinstance(surface, GameSurface) else to_choose(pieces))
    tell_squares(desk, surface, LABELS.get(mode, "Board"))


def tell_view(page: Page, run: TilingRun) -> None:
    """Layers, or a board that is turned; and only in space pieces are tipped over."""
    solid = run.recipe.board.solid
    page.write("turned", joined([LAYERED, KEYS]) if solid else TURNED)
    page.attribute("turned", "hidden", None if solid or run.drawing.aspect.upright else "")
    page.attribute("tip", "hidden", None if solid else "")
