"""One style sheet for the published page: a dozen small files keep the first picture waiting.

So do their comments and indents, which are a sixth of what is sent; they stay in the sources.
"""

from __future__ import annotations

import re
from pathlib import Path

LINK = re.compile(r'^<link rel="stylesheet" href="(static/[\w-]+\.css)"(?: media="(\w+)")?>\n',
                  re.MULTILINE)
SHEET = "static/all.css"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)              # no string of ours has one
INDENT = re.compile(r"\s*\n\s*")


def merge(target: Path) -> None:
    """Put the sheets of index.html into one, in their order, and take the single ones away."""
    page = (target / "index.html").read_text(encoding="utf-8")
    parts = []
    for name, media in LINK.findall(page):
        text = plain((target / name).read_text(encoding="utf-8"))
        parts.append(f"@media {media} {{\n{text}}}\n" if media else text)
        (target / name).unlink()
    (target / SHEET).write_text("".join(parts), encoding="utf-8")
    links = iter([f'<link rel="stylesheet" href="{SHEET}">\n'])         # in place of the first
    page = LINK.sub(lambda _: next(links, ""), page)
    (target / "index.html").write_text(page, encoding="utf-8")


def plain(sheet: str) -> str:
    """A sheet without comments, indents and empty lines."""
    return INDENT.sub("\n", COMMENT.sub("", sheet)).strip() + "\n"
