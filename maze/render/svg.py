"""A whole SVG file from layers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape  # xml.sax.saxutils would load all of urllib into the page

from maze.render.layer import Box, Label, Layer
from maze.render.paths import number


def svg(layers: Sequence[Layer | Label], box: Box, *, title: str, unit: float = 20) -> str:
    """A file; ``box`` is left, top, width, height in cells, ``unit`` is in pixels a cell."""
    view = " ".join(map(number, box))
    size = f'width="{number(box[2] * unit)}" height="{number(box[3] * unit)}"'
    body = "\n".join(map(_element, layers))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" {size} role="img">\n'
            f"<title>{escape(title)}</title>\n{body}\n</svg>\n")


def _element(layer: Layer | Label) -> str:
    if isinstance(layer, Label):
        at = f'x="{number(layer.x)}" y="{number(layer.y)}" font-size="{number(layer.size)}"'
        return (f'<text {at} font-family="sans-serif" font-weight="bold" text-anchor="middle" '
                f'dominant-baseline="central" fill={_quoted(layer.color)}>'
                f'{escape(str(layer.text))}</text>')
    stroke = (f' stroke={_quoted(layer.stroke)} stroke-width="{number(layer.width)}" '
              'stroke-linecap="round" stroke-linejoin="round"' if layer.stroke else "")
    return f'<path d="{layer.path}" fill={_quoted(layer.fill or "none")}{stroke}/>'


def _quoted(text: str) -> str:
    return f'"{escape(text)}"'
