"""DomGlass: the layer on which things glide, as elements above the canvas that the browser moves.

The head is moved as a whole, so that it need not be painted again.  Lines are as wide as on the
canvas and lie as it has them (``maze.web.canvas``), so that nothing jumps when it takes over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import dist
from typing import TYPE_CHECKING

from js import document, window
from pyodide.ffi import to_js

from maze.grid import Point
from maze.render.layers import Box, Layer
from maze.web.canvas import THIN, THINNEST
from maze.web.gliding.glide import Glide
from maze.web.view import View

if TYPE_CHECKING:
    from js import Element, HTMLCanvasElement
    from pyodide.ffi import JsProxy

SVG = "http://www.w3.org/2000/svg"
ROUND = 1.0                                                # cells around what is drawn
GLASS = {"position": "absolute", "overflow": "hidden", "pointerEvents": "none",
         "forcedColorAdjust": "none", "contain": "strict"}
EVEN, GENTLE = "linear", "ease-in-out"                     # from step to step; with a rest between
BRIEF = 0.3                                                # seconds: shorter glides are even


class DomGlass:
    """Lies upon a canvas while there is anything to show."""

    def __init__(self, canvas: HTMLCanvasElement) -> None:
        self.canvas = canvas
        self._element: Element | None = None               # while it lies there, and what is in it:
        self._piece = self._head = document.body

    def clear(self) -> None:
        if self._element is not None:
            self._element.remove()
            self._element = None

    def show(self, glide: Glide, view: View) -> None:
        if not glide.head and glide.piece is None:
            self.clear()
            return
        if self._element is None:
            self._lay()
        easing = EVEN if glide.seconds < BRIEF else GENTLE
        how = _object(duration=1000 * glide.seconds, easing=easing)
        self._show_piece(glide, view, how)
        self._show_head(glide, view, how)

    def _lay(self) -> None:
        """An empty glass on the canvas."""
        self._element, canvas = document.createElement("div"), self.canvas
        self._element.id = "glass"
        self._element.setAttribute("aria-hidden", "true")
        for name, value in GLASS.items():
            setattr(self._element.style, name, value)
        for name, length in (("left", canvas.offsetLeft), ("top", canvas.offsetTop),
                             ("width", canvas.clientWidth), ("height", canvas.clientHeight)):
            setattr(self._element.style, name, f"{length}px")
        self._piece, self._head = _svg("svg"), _svg("svg")
        for part in (self._piece, self._head):
            part.style.position, part.style.transformOrigin = "absolute", "0 0"
        self._head.style.willChange = "transform"          # a layer of its own
        self._element.append(self._piece, self._head)
        canvas.after(self._element)

    def _show_piece(self, glide: Glide, view: View, how: JsProxy) -> None:
        """It grows as a dash does that is as long as all of it."""
        if glide.piece is None:
            self._piece.replaceChildren()
            return
        xs, ys = zip(*glide.track, strict=True)
        left, top = min(xs) - ROUND, min(ys) - ROUND
        box = (left, top, max(xs) + ROUND - left, max(ys) + ROUND - top)
        casing, last, line = (next(_drawn(layer, view)) for layer in glide.piece)
        _fill(self._piece, box, view, (casing, last, line))
        self._piece.style.transform = _moved(view, left, top)
        for growing in (casing, line):
            growing.setAttribute("pathLength", "1")
            growing.setAttribute("stroke-dasharray", "1 1")
            growing.animate(to_js([_object(strokeDashoffset=1), _object(strokeDashoffset=0)]), how)

    def _show_head(self, glide: Glide, view: View, how: JsProxy) -> None:
        """It is drawn where it arrives, and comes there along the track."""
        drawn = [line for layer in glide.head for line in _drawn(layer, view)]
        x, y = glide.track[-1]
        _fill(self._head, (x - ROUND, y - ROUND, 2 * ROUND, 2 * ROUND), view, drawn)
        self._head.style.transform = _moved(view, x - ROUND, y - ROUND)
        if drawn and len(glide.track) > 1:
            self._head.animate(to_js([_object(offset=at, transform=_moved(view, px - ROUND,
                                                                          py - ROUND))
                                      for at, (px, py) in _shares(glide.track)]), how)


def _shares(track: Sequence[Point]) -> Iterator[tuple[float, Point]]:
    """The points of a track, each with what share of its length is done there."""
    lengths = [0.0, *accumulate(map(dist, track, track[1:]))]
    return zip((length / lengths[-1] for length in lengths), track, strict=True)


def _moved(view: View, x: float, y: float) -> str:
    """As a transform: from the corner of the canvas to a place in the picture."""
    left, top = view.to_page(x, y)
    return f"translate({left}px, {top}px)"


def _fill(element: Element, box: Box, view: View, children: Sequence[Element]) -> None:
    """A part of the picture, as large as on the canvas."""
    left, top, across, down = box
    element.setAttribute("viewBox", f"{left} {top} {across} {down}")
    element.setAttribute("width", str(across * view.scale))
    element.setAttribute("height", str(down * view.scale))
    element.replaceChildren(*children)


def _drawn(layer: Layer, view: View) -> Iterator[Element]:
    """A layer as an element, or one for what is filled and one for its line."""
    if layer.fill:
        yield _svg("path", d=layer.path, fill=layer.fill)
    if layer.stroke:
        pixels = max(round(layer.width * view.unit), round(THINNEST * view.density))
        shift = pixels % 2 / 2 / view.unit
        yield _svg("path", **{
            "d": layer.path, "fill": "none", "stroke": layer.stroke,
            "stroke-width": pixels / view.unit, "transform": f"translate({shift} {shift})",
            "stroke-linecap": "round", "stroke-linejoin": "miter" if pixels <= THIN else "round"})


def _svg(name: str, **attributes: object) -> Element:
    element = document.createElementNS(SVG, name)
    for key, value in attributes.items():
        element.setAttribute(key, str(value))
    return element


def _object(**values: object) -> JsProxy:
    return to_js(values, dict_converter=window.Object.fromEntries)
