"""Packed: pages as bytes that travel from a worker to the page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from maze.message import Message
from maze.packing import heard, told
from maze.paper.page import Code, Drawing, Item, Page, Text
from maze.render.layer import Label, Layer


def packed(pages: Sequence[Page], note: Message | None) -> bytes:
    """Pages, and what is to be said of them."""
    return json.dumps({"note": told(note), "pages": [
        [page.width, page.height, page.margin, page.kind, page.auto, list(map(_told, page.items))]
        for page in pages]}).encode()


def unpacked(data: bytes) -> tuple[list[Page], Message | None]:
    """The same pages, and the sentence."""
    found = json.loads(data)
    pages = [Page(width, height, margin, kind, auto, list(map(_heard, items)))
             for width, height, margin, kind, auto, items in found["pages"]]
    return pages, heard(found["note"])


def _told(item: Item) -> list[Any]:
    if isinstance(item, Drawing):
        return ["drawing", *item[:3], [[*layer] for layer in item.layers]]
    if isinstance(item, Text):
        return ["text", *item[:3], told(item.text), *item[4:]]
    return ["code", *item]


def _heard(item: list[Any]) -> Item:
    kind, *parts = item
    if kind == "drawing":
        x, y, unit, layers = parts
        return Drawing(x, y, unit, [Layer(*layer) if len(layer) == len(Layer._fields)
                                    else Label(*layer) for layer in layers])
    if kind == "text":
        x, y, size, text, width, anchor, bold = parts
        return Text(x, y, size, heard(text), width, anchor, bold)
    x, y, side, link, width = parts
    return Code(x, y, side, link, width)
