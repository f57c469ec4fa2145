"""DomDesk: squares and palette in the document.

The squares lie on the canvas and can be seen through: they have names and the focus, and hear of
pointers.  Whatever is written as markup here is made of numbers and letters of our own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from js import document

from maze.message import Said, Value
from maze.web.tilings.desk import DeskListener
from maze.web.tilings.flying import Flying
from maze.web.tilings.keys import Press
from maze.web.tilings.own_dom import DomOwnDesk
from maze.web.tilings.palette import PaletteBox
from maze.web.tilings.pointing import PointerPosition
from maze.web.view import View

if TYPE_CHECKING:
    from js import Element, FocusEvent, KeyboardEvent, PointerEvent
    from pyodide.ffi import Handler

SLOTS, PLACES = ("atlas", "shelf"), 12                     # small pictures that can be pressed
ROVING = {"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"}
CELL = '<div role="gridcell" tabindex="-1" data-at="{}"></div>'
BUTTON = ('<button id="piece-{0}" type="button" data-piece="{0}"><svg class="piece" '
          'aria-hidden="true"><path/></svg><span class="letter">{1}</span> '
          '<span class="away">piece</span> <span class="away state"></span>'
          '<span class="count"></span><svg class="icon" aria-hidden="true">'
          '<use href="#i-check"/></svg></button>')


class DomDesk:
    """``element`` finds an element by its name, ``handler`` makes handlers for the browser, ``say``
    translates names, ``listener`` is told what people do.
    """

    def __init__(self, element: Callable[[str], Element],
                 handler: Callable[[Callable[..., None]], Handler],
                 say: Callable[[Value], str], listener: DeskListener) -> None:
        self._say, self.listener = say, listener
        self.canvas = element("canvas")
        self.grid = element("squares")
        self.palette = element("palette")
        self._columns, self._names = 0, list[Said]()
        self._cells: list[Element] = []
        self._cursor = -1
        self._codes = [str(one.dataset.piece) for one in self.palette.children]
        self._boxes: list[PaletteBox | None] = [None] * len(self._codes)
        self._view = View()
        self._suppress = False                             # the click that follows a drag
        self.flying = Flying()
        self.own = DomOwnDesk(element, handler, say)
        self._listen(handler)
        for name in SLOTS:
            _repeat(element(f"{name}-0"))

    # --- what is shown ---------------------------------------------------------------------------

    def size(self) -> tuple[float, float]:
        return max(1, self.canvas.clientWidth), max(1, self.canvas.clientHeight)

    def lie(self, view: View, rows: int, columns: int) -> None:
        self._view = view
        (left, top), style = view.to_page(0, 0), self.grid.style
        style.left, style.top = f"{left}px", f"{top}px"
        style.width, style.height = f"{columns * view.scale}px", f"{rows * view.scale}px"

    def focus(self) -> None:
        if self._cursor >= 0:
            self._cells[self._cursor].focus()

    def squares(self, columns: int, names: Sequence[Said], cursor: int, label: str) -> None:
        if (columns, len(names)) != (self._columns, len(self._names)):
            self._build(columns, len(names))
        for number, name in enumerate(names):
            if self._names[number] is not name and self._names[number] != name:
                self._cells[number].setAttribute("aria-label", self._say(name))
        self._names = list(names)
        if columns:
            self.grid.setAttribute("aria-label", self._say(label))
            self._move(cursor)

    def _build(self, columns: int, count: int) -> None:
        rows = [range(at, at + columns) for at in range(0, count, columns or 1)]
        self.grid.innerHTML = "".join(
            f'<div role="row">{"".join(map(CELL.format, row))}</div>' for row in rows)
        self._cells = list(self.grid.querySelectorAll("[role=gridcell]"))
        self._columns, self._names, self._cursor = columns, [""] * count, -1
        self.grid.hidden = not columns

    def _move(self, cursor: int) -> None:
        """One square can be reached with Tab; it takes the focus if another one has it."""
        if cursor == self._cursor:
            return
        if 0 <= self._cursor < len(self._cells):
            self._cells[self._cursor].setAttribute("tabindex", "-1")
        self._cursor = cursor
        self._cells[cursor].setAttribute("tabindex", "0")
        if self.grid.contains(document.activeElement):
            self._cells[cursor].focus()

    def boxes(self, boxes: Sequence[PaletteBox]) -> None:
        codes = [box.code for box in boxes]
        if codes != self._codes:
            self.palette.innerHTML = "".join(BUTTON.format(box.code, box.letter) for box in boxes)
            self._codes, self._boxes = codes, [None] * len(codes)
        for at, box in enumerate(boxes):
            if box != self._boxes[at]:
                self._show(box)
                self._boxes[at] = box

    def _show(self, box: PaletteBox) -> None:
        button = _part(self.palette, f'[data-piece="{box.code}"]')
        button.setAttribute("aria-pressed", str(box.pressed).lower())
        button.setAttribute("data-state", box.state)
        drawing, line = _part(button, "svg.piece"), _part(button, "path")
        drawing.setAttribute("viewBox", box.view)
        line.setAttribute("class", f"p-{box.style}")
        line.setAttribute("d", box.path)
        words = self._say(box.words)
        for part, text in ((".state", words), (".count", box.times), (".letter", box.letter)):
            _part(button, part).textContent = text

    # --- what is done ----------------------------------------------------------------------------

    def _listen(self, handler: Callable[[Callable[..., None]], Handler]) -> None:
        grid, palette = self.grid, self.palette
        for name, act in (("pointerdown", self._down), ("pointermove", self._move_to),
                          ("pointerup", self._up), ("pointercancel", self._cancel)):
            grid.addEventListener(name, handler(act))
            palette.addEventListener(name, handler(act))
        grid.addEventListener("click", handler(self._clicked_square))
        grid.addEventListener("focusin", handler(self._focused))
        palette.addEventListener("click", handler(self._clicked_piece))
        document.addEventListener("keydown", handler(self._pressed), True)

    def _spot(self, event: PointerEvent) -> PointerPosition:
        box = self.canvas.getBoundingClientRect()
        at = self._view.to_grid(event.clientX - box.left, event.clientY - box.top)
        palette = self.palette.getBoundingClientRect()
        home = (palette.left <= event.clientX <= palette.right
                and palette.top <= event.clientY <= palette.bottom)
        return PointerPosition(event.clientX, event.clientY, at,
                               str(event.pointerType) == "touch", home)

    def _down(self, event: PointerEvent) -> None:
        self._suppress = False
        if not event.isPrimary or event.button != 0:
            return
        button = event.target.closest("[data-piece]")
        if button and self.listener.drags:
            self.listener.pointing.down(self._spot(event), str(button.dataset.piece))
        elif not button and self.listener.points and event.target.closest("#squares"):
            self.grid.setPointerCapture(event.pointerId)
            self.listener.pointing.down(self._spot(event))

    def _move_to(self, event: PointerEvent) -> None:
        if event.isPrimary and (self.listener.points or self.listener.drags):
            dragging = self.listener.pointing.move(self._spot(event))
            target = event.target.closest("[data-piece]") or self.grid
            if dragging and not target.hasPointerCapture(event.pointerId):
                target.setPointerCapture(event.pointerId)
            if dragging:
                self.flying.follow(event, self.listener.carried(), self._view.scale)

    def _up(self, event: PointerEvent) -> None:
        self.flying.land()
        if event.isPrimary and (self.listener.points or self.listener.drags):
            self._suppress = self.listener.pointing.up(self._spot(event))

    def _cancel(self, event: PointerEvent) -> None:
        self.flying.land()
        if event.isPrimary:
            self.listener.pointing.cancel()

    def _clicked_piece(self, event: PointerEvent) -> None:
        button = event.target.closest("[data-piece]")
        if button and not self._suppress:
            self.listener.press_piece(str(button.dataset.piece))
        self._suppress = False

    def _clicked_square(self, event: PointerEvent) -> None:
        if event.detail == 0 and event.target.hasAttribute("data-at"):
            self.listener.press_square(int(event.target.dataset.at))

    def _focused(self, event: FocusEvent) -> None:
        if event.target.hasAttribute("data-at"):
            self.listener.focus_square(int(event.target.dataset.at))

    def _pressed(self, event: KeyboardEvent) -> None:
        focus = event.target
        if document.querySelector("dialog:modal") or not hasattr(focus, "tagName"):
            return
        if self.palette.contains(focus) and str(event.key) in ROVING:
            return                                         # static/roving.mjs has them
        kind = str(focus.type) if focus.tagName == "INPUT" else str(focus.tagName)
        press = Press(str(event.key), bool(event.shiftKey),
                      bool(event.ctrlKey or event.metaKey), bool(event.altKey), kind,
                      bool(self.grid.contains(focus)))
        if self.listener.press(press):
            event.preventDefault()
            event.stopPropagation()


def _part(owner: Element, selector: str) -> Element:
    """A part of an element that it surely has."""
    part = owner.querySelector(selector)
    assert part
    return part


def _repeat(first: Element) -> None:
    """Copies of a place for a picture behind it, ids that end in 0 counted on."""
    for at in range(1, PLACES):
        copy = first.cloneNode(True)
        for one in (copy, *copy.querySelectorAll("[id]")):
            one.id = f"{str(one.id).removesuffix('0')}{at}"
        first.parentElement.append(copy)
