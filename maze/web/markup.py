"""Markup: a section of the document that comes with its place, so that the first picture does not
wait for it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from maze.web.page import Page

XHTML = "http://www.w3.org/1999/xhtml"
GAP = re.compile(r"\[(\w+)\]")


def put(page: Page, name: str, title: str, markup: str, words: Mapping[str, str],
        kind: str = "lesson-body") -> None:
    """Fill a section, in the language of the page; each ``[word]`` is a key of ``words``.

    ``title`` names its heading; ``kind`` is the class of what is put there.
    """
    said = GAP.sub(lambda gap: escape(page.said(words[gap[1]])), markup)
    page.attribute(name, "aria-labelledby", title)
    page.draw(name, f'<div xmlns="{XHTML}" class="{kind}">{said}</div>')
