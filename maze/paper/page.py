"""Pages as data: what lies where, in millimeters from the top left of the paper; y points down.

Whoever writes pages (``svg``, ``html``, a PDF) needs nothing but these. Words are messages, which
the writer says in its language; a code is a link, which the writer draws as it can.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from maze.message import Said
from maze.render.layer import Label, Layer

WIDE = {"plain": 0.53, "bold": 0.58}                       # of a letter on average, in its size
INK, PAPER = "#000000", "#FFFFFF"


class Drawing(NamedTuple):
    """Layers whose origin lies at ``x`` and ``y``; a unit of theirs is ``unit`` millimeters."""

    x: float
    y: float
    unit: float
    layers: Sequence[Layer | Label]


class Text(NamedTuple):
    """Words on a line, from ``x`` on, up to it or around it (``anchor``); ``y`` is the base line.

    Where they would be wider than ``width``, they are written smaller.
    """

    x: float
    y: float
    size: float
    text: Said
    width: float
    anchor: str = "start"
    bold: bool = False


class Code(NamedTuple):
    """A QR code of a link, a square with its top left corner at ``x`` and ``y``.

    Where there can be none, the link itself is written to the right edge of that square, in lines
    of at most ``width`` millimeters.
    """

    x: float
    y: float
    side: float
    link: str
    width: float


Item: TypeAlias = Drawing | Text | Code


@dataclass
class Page:
    """A page of paper; ``kind`` is ``"puzzles"``, ``"solutions"`` or what else there may be.

    ``margin`` is around what is printed, which a page of ``auto`` paper is cut down to.
    """

    width: float
    height: float
    margin: float
    kind: str = "puzzles"
    auto: bool = False
    items: list[Item] = field(default_factory=list)


def fitting_size(text: str, size: float, width: float, bold: bool) -> float:
    """The size in which a text is about so wide, if it would be wider."""
    wide = len(text) * size * WIDE["bold" if bold else "plain"]
    return size if wide <= width else size * width / wide
