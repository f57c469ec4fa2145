"""HTML: all pages in one file that needs nothing else and prints one page a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from maze.paper.page import Page
from maze.paper.svg import PLAIN, Voice, svg_page
from maze.render.paths import number

XHTML = "http://www.w3.org/1999/xhtml"


def html(pages: Sequence[Page], title: str, voice: Voice = PLAIN, lang: str = "en") -> str:
    """A document; pages of ``auto`` paper leave their margins to the printer's paper."""
    first, cut = pages[0], pages[0].auto
    size = "auto" if cut else f"{number(first.width)}mm {number(first.height)}mm"
    margin = f"{number(first.margin)}mm" if cut else "0"
    style = (f"@page{{size:{size};margin:{margin}}}"
             "body{margin:0;background:#fff}"
             ".page{overflow:hidden;break-inside:avoid;break-after:page}"
             ".page:last-child{break-after:auto}"
             ".page>svg{display:block}"
             "@media screen{body{background:#888;padding:1px}"
             ".page{width:max-content;max-width:100%;margin:12px auto;background:#fff}"
             + (f".page{{padding:{number(first.margin)}mm;box-sizing:border-box}}" if cut else "")
             + ".page>svg{max-width:100%;height:auto}}")
    body = "".join(box(page, voice, cut=cut) for page in pages)
    return (f'<!doctype html>\n<html lang="{escape(lang)}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n{body}"
            "</body>\n</html>\n")


def box(page: Page, voice: Voice, *, cut: bool) -> str:
    """A page in a box of its own; ``cut`` leaves its margins out."""
    margin = f' data-margin="{number(page.margin)}"' if cut else ""
    return (f'<div class="page" data-kind="{page.kind}"{margin}>\n'
            f"{svg_page(page, voice, cut=cut)}</div>\n")


def fragment(pages: Sequence[Page], voice: Voice, paper: str) -> str:
    """All pages as one XML element, for a document that has the rules for them."""
    body = "".join(box(page, voice, cut=page.auto) for page in pages)
    return f'<div xmlns="{XHTML}" class="pages" data-paper="{escape(paper)}">\n{body}</div>\n'
