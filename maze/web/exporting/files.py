"""Files: what they are called and what is in them, but for pixels, which need a canvas."""

from __future__ import annotations

import re
import struct
import zlib

from maze.message import Grouped, Message
from maze.place import Place
from maze.render.layers import Box
from maze.web.exporting.pictures import PLAIN, SHOWN
from maze.web.run import Shown

FORMATS = {"png": "PNG, for screens", "print": "PNG, for print (300 dpi)",
           "svg": "SVG, to be scaled", "text": "Plain text", "json": "JSON, for programs"}
ENDINGS = {"png": "png", "print": "png", "svg": "svg", "text": "txt", "json": "json"}
TYPES = {"png": "image/png", "svg": "image/svg+xml", "txt": "text/plain;charset=utf-8",
         "json": "application/json"}
TIMELESS = {"text", "json"}                                # always of the finished picture
BARE = {"json", "stl", "npy"}                              # the same without the solution
LONGEST = 60                                               # characters of a name

DPI = 300
PAPER = (186 / 25.4 * DPI, 254 / 25.4 * DPI)               # A4 and Letter without their margins
SIZES = {str(size): Message("{n} pixels", n=Grouped(size)) for size in (1600, 800, 3200)}


def ending(form: str, place: Place) -> str:
    """Of the name of a file."""
    return place.forms[form].ending if form in place.forms else ENDINGS[form]


def kind(form: str, place: Place) -> str:
    """Its media type."""
    return place.forms[form].kind if form in place.forms else TYPES[ENDINGS[form]]


def file_name(run: Shown, what: str, form: str, place: Place) -> str:
    """``maze-square-20x15-prim-amber-7-step-412.png``."""
    parts = place.saved.words(run.recipe)
    timeless = form in TIMELESS or form in place.forms
    if what == SHOWN and not timeless and not run.player.at_end:
        parts.append(f"step-{run.player.position}")
    if what == PLAIN and form not in BARE:
        parts.append("unsolved")
    if form == "print":
        parts.append("300dpi")
    return f"{'-'.join(filter(None, map(_plain, parts)))}.{ending(form, place)}"


def _plain(word: str) -> str:
    """Letters, digits and hyphens: a name for every system of files."""
    return re.sub(r"[^A-Za-z0-9.]+", "-", word).strip("-.")[:LONGEST]


def pixels(box: Box, form: str, size: int) -> float:
    """Pixels a cell: on paper as many as fill a page; else the longer side has ``size`` pixels."""
    _, _, across, down = box
    if form == "print":
        return min(PAPER[0] / across, PAPER[1] / down)
    unit = size / max(across, down)
    return float(int(unit)) if unit >= 4 else unit


def with_density(png: bytes, dpi: int = DPI) -> bytes:
    """The same PNG file, telling how many of its pixels make an inch (W3C, PNG, 11.3.4.3)."""
    kind_and_data = b"pHYs" + struct.pack(">IIB", *[round(dpi / 0.0254)] * 2, 1)
    chunk = struct.pack(">I", 9) + kind_and_data + struct.pack(">I", zlib.crc32(kind_and_data))
    return png[:33] + chunk + png[33:]                     # signature and IHDR have 33 bytes
