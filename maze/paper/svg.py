"""SVG: a page as one file of a size in millimeters.

Codes are given as modules, rows of dark and light (``Coder``): whoever calls has a library for them
or none. Without one, or without a home for the links, the link stands there as text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import NamedTuple, TypeAlias

from maze.message import Value
from maze.paper.page import INK, PAPER, Code, Drawing, Item, Page, Text, fitting_size
from maze.render.layer import Label, Layer
from maze.render.paths import number

Modules: TypeAlias = Sequence[Sequence[object]]            # rows of a code; dark ones are true
Coder: TypeAlias = Callable[[str], Modules]
SMALL = 1.9                                                # letters of a link, in millimeters
QUIET = 2                                                  # modules of white around a code, drawn


class Voice(NamedTuple):
    """In which language pages are written, where their links lead, and who draws their codes.

    ``later`` leaves an empty frame for each code, with its text and its side: the page has a script
    that draws it (``static/paper.mjs``).
    """

    say: Callable[[Value], str] = str
    home: str = ""
    coder: Coder | None = None
    later: bool = False


PLAIN = Voice()


def svg_page(page: Page, voice: Voice = PLAIN, *, cut: bool = False) -> str:
    """A page as an SVG element; ``cut`` leaves the margins out."""
    edge = page.margin if cut else 0.0
    width, height = page.width - 2 * edge, page.height - 2 * edge
    view = " ".join(map(number, (edge, edge, width, height)))
    body = "\n".join(part for item in page.items for part in _drawn(item, voice))
    around = f"M0 0H{number(page.width)}V{number(page.height)}H0Z"
    paper = "" if cut else f'<path d="{around}" fill="{PAPER}"/>\n'
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{number(width)}mm" '
            f'height="{number(height)}mm">\n{paper}{body}\n</svg>\n')


def _drawn(item: Item, voice: Voice) -> Iterator[str]:
    if isinstance(item, Drawing):
        inner = "".join(map(_layer, item.layers))
        yield (f'<g transform="translate({number(item.x)} {number(item.y)}) '
               f'scale({item.unit:.6g})">{inner}</g>')
    elif isinstance(item, Text):
        text = item.text if isinstance(item.text, str) else voice.say(item.text)
        size = fitting_size(text, item.size, item.width, item.bold)
        yield _text(item.x, item.y, size, text, item.anchor, bold=item.bold, width=item.width)
    else:
        yield from _code(item, voice)


def _text(x: float, y: float, size: float, text: str, anchor: str, *, bold: bool = False,
          family: str = "sans-serif", width: float = 0) -> str:
    """``width`` is what other writers, which have other letters, must keep within."""
    weight = ' font-weight="bold"' if bold else ""
    weight += f' data-width="{number(width)}"' if width else ""
    return (f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" '
            f'font-family="{family}"{weight} text-anchor="{anchor}" fill="{INK}">'
            f"{escape(text)}</text>")


def _layer(layer: Layer | Label) -> str:
    if isinstance(layer, Label):
        return (f'<text x="{number(layer.x)}" y="{number(layer.y)}" '
                f'font-size="{number(layer.size)}" font-family="sans-serif" font-weight="bold" '
                'text-anchor="middle" dominant-baseline="central" '
                f'fill="{layer.color}">{escape(str(layer.text))}</text>')
    stroke = (f' stroke="{layer.stroke}" stroke-width="{number(layer.width)}" '
              'stroke-linecap="round" stroke-linejoin="round"' if layer.stroke else "")
    return f'<path d="{layer.path}" fill="{layer.fill or "none"}"{stroke}/>'


def _code(item: Code, voice: Voice) -> Iterator[str]:
    if voice.later:
        yield (f'<g class="code" transform="translate({number(item.x)} {number(item.y)})" '
               f'data-code="{escape(voice.home + item.link)}" data-side="{number(item.side)}"/>')
        return
    if voice.coder and voice.home:
        modules = voice.coder(voice.home + item.link)
        unit = item.side / (len(modules) + 2 * QUIET)
        yield (f'<g class="code" transform="translate({number(item.x + QUIET * unit)} '
               f'{number(item.y + QUIET * unit)}) scale({unit:.6g})">'
               f'<path d="{code_path(modules)}" fill="{INK}"/></g>')
        return
    lines = wrapped(voice.home + item.link, item.width, SMALL)
    for at, line in enumerate(lines):
        yield _text(item.x + item.side, item.y + SMALL * (1.25 * at + 1), SMALL, line, "end",
                    family="monospace")


def code_path(modules: Modules) -> str:
    """The dark modules as rectangles, runs of a row joined."""
    found = []
    for y, row in enumerate(modules):
        x = 0
        while x < len(row):
            begin = x
            while x < len(row) and row[x]:
                x += 1
            if x > begin:
                found.append(f"M{begin} {y}h{x - begin}v1h{begin - x}z")
            x += 1
    return "".join(found)


def wrapped(text: str, width: float, size: float) -> list[str]:
    """A link in lines of at most so many millimeters."""
    count = max(8, int(width / (size * 0.61)))
    return [text[at:at + count] for at in range(0, len(text), count)]
