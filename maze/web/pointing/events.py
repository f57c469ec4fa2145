"""What a browser tells of pointers and keys on the maze board, for ``Pointers``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from pyodide.ffi import to_js

from maze.web.pointing.pointers import Pointers

if TYPE_CHECKING:
    from js import Document, Element, Event, KeyboardEvent, PointerEvent
    from pyodide.ffi import Handler

E = TypeVar("E", bound="Event")
WRITING = "input:not([type=range], [type=radio], [type=checkbox]), select, textarea, dialog"


def listen(document: Document, canvas: Element, pointing: Pointers, shown: Callable[[], None],
           handler: Callable[[Callable[..., None]], Handler]) -> None:
    """Hear the canvas, and undo and redo anywhere; ``shown`` brings what is drawn up to date."""
    down: set[int] = set()

    def at(event: PointerEvent) -> tuple[float, float]:
        return (event.offsetX, event.offsetY)

    def press(event: PointerEvent) -> None:
        if event.button != 0:
            return
        down.add(event.pointerId)
        if len(down) > 1:                                  # two fingers zoom
            pointing.cancel()
            return
        pointing.press(*at(event), touch=event.pointerType != "mouse")
        if pointing.holding:
            canvas.setPointerCapture(event.pointerId)

    def move(event: PointerEvent) -> None:
        if down == {event.pointerId}:
            pointing.move(*at(event), touch=event.pointerType != "mouse")

    def lift(event: PointerEvent) -> None:
        if down == {event.pointerId}:
            pointing.lift(*at(event), touch=event.pointerType != "mouse")
        down.discard(event.pointerId)

    def cancel(event: PointerEvent) -> None:
        down.discard(event.pointerId)
        pointing.cancel()

    def keep(event: Event) -> None:
        """The page must not scroll away under a drag of ours."""
        if pointing.holding:
            event.preventDefault()

    def focus(event: Event) -> None:
        pointing.focused = event.type == "focus"

    acts = {"pointerdown": press, "pointermove": move, "pointerup": lift, "pointercancel": cancel,
            "touchstart": keep, "focus": focus, "blur": focus}
    for name, act in acts.items():
        canvas.addEventListener(name, handler(_then(act, shown)), to_js({"passive": False}))

    def undo(event: KeyboardEvent) -> None:
        _undo(event, pointing)

    document.addEventListener("keydown", handler(_then(undo, shown)))


def _then(act: Callable[[E], None], shown: Callable[[], None]) -> Callable[[E], None]:
    def both(event: E) -> None:
        act(event)
        shown()
    return both


def _undo(event: KeyboardEvent, pointing: Pointers) -> None:
    """Control+Z, Control+Y or Control+Shift+Z, but for where something is written."""
    held = (event.ctrlKey or event.metaKey) and not event.altKey
    if not held or not pointing.on_board or event.target.closest(WRITING):
        return
    key = str(event.key).lower()
    if key in ("z", "y"):
        event.preventDefault()
        pointing.redo() if key == "y" or event.shiftKey else pointing.undo()
