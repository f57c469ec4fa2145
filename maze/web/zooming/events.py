"""What a browser tells of fingers, mouse and wheel on the board, for ``Gestures``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyodide.ffi import to_js

from maze.web.zooming.gestures import Gestures

if TYPE_CHECKING:
    from js import Element, PointerEvent, WheelEvent
    from pyodide.ffi import Handler

LINE = 16                                                  # CSS pixels a line of the wheel


def listen(canvas: Element, gestures: Gestures,
           handler: Callable[[Callable[..., None]], Handler]) -> None:
    """Hear the events of the canvas; ``handler`` makes their proxies."""
    def down(event: PointerEvent) -> None:
        if event.button == 0:
            gestures.down(event.pointerId, event.offsetX, event.offsetY)

    def move(event: PointerEvent) -> None:
        moved = event.buttons and gestures.move(event.pointerId, event.offsetX, event.offsetY)
        if moved and not canvas.hasPointerCapture(event.pointerId):
            canvas.setPointerCapture(event.pointerId)

    def wheel(event: WheelEvent) -> None:
        if event.ctrlKey or event.metaKey:
            event.preventDefault()
            lines = event.deltaMode == 1
            gestures.wheel(event.deltaY * (LINE if lines else 1), event.offsetX, event.offsetY)

    acts = {"pointerdown": down, "pointermove": move, "wheel": wheel,
            "pointerup": lambda event: gestures.up(event.pointerId, event.timeStamp / 1000),
            "pointercancel": lambda event: gestures.cancel(event.pointerId)}
    for name, act in acts.items():
        canvas.addEventListener(name, handler(act), to_js({"passive": False}))
