"""DomOwnDesk: the sheet of one's own pieces and their list in the document.

Whatever is written as markup here is made of numbers and letters of our own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import TYPE_CHECKING

from js import document

from maze.message import Said, Value
from maze.web.tilings.own_dialog import OwnRow

if TYPE_CHECKING:
    from js import Element, KeyboardEvent, PointerEvent
    from pyodide.ffi import Handler

    from maze.web.tilings.own_dialog import OwnDialog

CELL = '<div role="gridcell" tabindex="-1" data-at="{}"></div>'
PENCIL = '<svg class="icon" aria-hidden="true"><use href="#i-write"/></svg>'
ACTS = (("less", "−"), ("more", "+"), ("redraw", PENCIL))
ROW = ('<div class="own-piece"><svg class="piece" aria-hidden="true" viewBox="{view}">'
       '<path class="p-{style}" d="{path}"/></svg><span class="letter">{letter}</span>'
       '<span class="own-count"></span>{buttons}</div>')
BUTTON = '<button type="button" class="quiet" data-act="{act}" data-at="{at}">{sign}</button>'


class DomOwnDesk:
    """See ``own_dialog.OwnDesk``."""

    def __init__(self, element: Callable[[str], Element],
                 handler: Callable[[Callable[..., None]], Handler],
                 say: Callable[[Value], str]) -> None:
        self._element, self._handler, self._say = element, handler, say
        self._rows: list[tuple[str, str]] = []
        self._last = -1                                    # square of a drag; -1 for no drag
        self._cursor = 0

    def build(self, listener: OwnDialog, columns: int, count: int) -> None:
        self._listener, self._columns = listener, columns
        self.grid, self.list = self._element("own-sheet"), self._element("own-pieces")
        rows = [range(at, at + columns) for at in range(0, count, columns)]
        self.grid.innerHTML = "".join(
            f'<div role="row">{"".join(map(CELL.format, row))}</div>' for row in rows)
        self._cells = list(self.grid.querySelectorAll("[role=gridcell]"))
        for name, act in (("pointerdown", self._down), ("pointermove", self._move),
                          ("pointerup", self._up), ("pointercancel", self._up),
                          ("keydown", self._key), ("click", self._click)):
            self.grid.addEventListener(name, self._handler(act))
        self.list.addEventListener("click", self._handler(self._press))

    # --- what is shown ----------------------------------------------------------------------------

    def squares(self, filled: Sequence[bool], names: Sequence[Said], cursor: int) -> None:
        for cell, there, name in zip(self._cells, filled, names, strict=True):
            cell.setAttribute("data-filled", str(there).lower())
            cell.setAttribute("aria-label", self._say(name))
        self._cells[self._cursor].setAttribute("tabindex", "-1")
        self._cursor = cursor
        self._cells[cursor].setAttribute("tabindex", "0")
        if self.grid.contains(document.activeElement):
            self._cells[cursor].focus()

    def pieces(self, rows: Sequence[OwnRow]) -> None:
        kinds = [(row.letter, row.path) for row in rows]
        if kinds != self._rows:
            had = self.list.contains(document.activeElement)
            self._rows = kinds
            self.list.innerHTML = "".join(_row(at, row) for at, row in enumerate(rows))
            if had:                                        # what was pressed is gone
                (self.list.querySelector("button") or self._cells[self._cursor]).focus()
        for one, row in zip(self.list.children, rows, strict=True):
            count = one.querySelector(".own-count")
            assert count
            count.textContent = f"× {row.times}"
            for (act, _), name in zip(ACTS, (row.less, row.more, row.redraw), strict=True):
                button = one.querySelector(f"[data-act={act}]")
                assert button
                button.setAttribute("aria-label", self._say(name))
                button.setAttribute("title", self._say(name))

    # --- what is done -----------------------------------------------------------------------------

    def _at(self, event: PointerEvent) -> int:
        """The square below the pointer; -1 beside the sheet."""
        box, side = self.grid.getBoundingClientRect(), self._columns
        high = len(self._cells) // side
        x = floor((event.clientX - box.left) / (box.right - box.left) * side)
        y = floor((event.clientY - box.top) / (box.bottom - box.top) * high)
        return y * side + x if 0 <= x < side and 0 <= y < high else -1

    def _down(self, event: PointerEvent) -> None:
        at = self._at(event)
        if event.isPrimary and event.button == 0 and at >= 0:
            self.grid.setPointerCapture(event.pointerId)
            self._last = at
            self._listener.press(at)

    def _move(self, event: PointerEvent) -> None:
        at = self._at(event)
        if self._last >= 0 and at >= 0 and at != self._last:
            self._last = at
            self._listener.press(at, drags=True)

    def _up(self, event: PointerEvent) -> None:
        self._last = -1

    def _click(self, event: PointerEvent) -> None:
        """Without a pointer, as screen readers press a square."""
        if event.detail == 0 and event.target.hasAttribute("data-at"):
            self._listener.press(int(event.target.dataset.at))

    def _key(self, event: KeyboardEvent) -> None:
        if not (event.ctrlKey or event.metaKey or event.altKey) and (
                self._listener.key(str(event.key))):
            event.preventDefault()
            event.stopPropagation()

    def _press(self, event: PointerEvent) -> None:
        button = event.target.closest("[data-act]")
        if button:
            self._listener.act(str(button.dataset.act), int(button.dataset.at))


def _row(at: int, row: OwnRow) -> str:
    buttons = "".join(BUTTON.format(act=act, at=at, sign=sign) for act, sign in ACTS)
    return ROW.format(view=row.view, style=row.style, path=row.path, letter=row.letter,
                      buttons=buttons)
