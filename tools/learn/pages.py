"""All pages of the articles, for `make site` and for the server of developers."""

from __future__ import annotations

import html
from pathlib import Path

from maze.language import LANGUAGES
from tools.learn import source
from tools.learn.page import INDEX, page

FOLDER = "learn"


def names() -> list[str]:
    """Paths relative to the page of the app."""
    return [f"{FOLDER}/{tag}/{id_}.html" for tag in sorted(LANGUAGES)
            for id_ in [INDEX, *source.ids(tag)]]


def content(name: str, url: str = "") -> bytes:
    """What one of ``names`` holds."""
    _, tag, file = name.split("/")
    return page(tag, file.removesuffix(".html"), url).encode()


def write(target: Path, url: str = "") -> None:
    """Add them to a folder; and a map of the site, if it is known where that will be."""
    for name in names():
        file = target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content(name, url))
    if url:
        (target / "sitemap.xml").write_text(sitemap(url), encoding="utf-8")


def sitemap(url: str) -> str:
    """Every page that can be read without the app, for search engines."""
    lines = "".join(f"<url><loc>{html.escape(url + name)}</loc></url>\n" for name in ["", *names()])
    return ('<?xml version="1.0" encoding="UTF-8"?>\n'
            f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{lines}</urlset>\n')
