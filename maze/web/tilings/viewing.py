"""Viewing: what the page says of how a board is seen, where that is not as it is written."""

from __future__ import annotations

from maze.message import Message, joined
from maze.web.page import Page
from maze.web.tilings.standing import TilingRun

TURNED = Message("The picture shows the board turned by a quarter.")
LAYERED = Message("The layers follow each other as you read, the lowest first. A patch on a free "
                  "square is the piece below it, an outline the piece above. A triangle tells that "
                  "a piece goes on above or below.")

KEYS = Message("O tips a piece over; Page Up and Page Down go from layer to layer.")


def tell_view(page: Page, run: TilingRun) -> None:
    """Layers, or a board that is turned; and only in space pieces are tipped over."""
    solid = run.recipe.board.solid
    page.write("turned", joined([LAYERED, KEYS]) if solid else TURNED)
    page.attribute("turned", "hidden", None if solid or run.drawing.aspect.upright else "")
    page.attribute("tip", "hidden", None if solid else "")
