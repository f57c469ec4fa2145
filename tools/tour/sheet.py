"""The contact sheet: all pictures of a tour, each line's words above its own."""

from __future__ import annotations

from html import escape
from pathlib import Path

from playwright.sync_api import Browser

from tools.tour.views import Stop

LINES = {
    1: "Player: steps back, seeks, has landmarks; a link carries the step",
    2: "Drawing: sharp, zoomed and moved; a million cells",
    3: "What happens: a sentence, the idea, the running Python, legend and numbers",
    4: "Edit: walls, mask, start and goal; undo; a cell told about",
    5: "Play a maze: trail, hints, fog, keys and doors, the maze of the day",
    6: "Share: one dialog, QR, lines for another page, embedded",
    7: "Export: files and paper",
    8: "Design system: themes, contrast, the system's colors, motion, settings",
    9: "Everyone: every size of window, the keyboard, large text",
    10: "Words: five languages, and one with longer words",
}
STYLE = """body { font: 16px/1.4 system-ui, sans-serif; margin: 24px }
figure { margin: 0 } figcaption { font-size: 13px; color: #444 }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; margin: 0 0 28px }
img { height: 400px; width: auto; border: 1px solid #999 }"""


def name_of(at: int, stop: Stop, view: str) -> str:
    return f"{stop.line:02}-{at:02}-{stop.name}-{view}.png".replace("%", "")


def write(folder: Path, taken: list[tuple[Stop, list[tuple[str, str]]]]) -> None:
    """``taken``: for each stop the views and their files; index.html."""
    parts = [f"<!doctype html><html lang=en><meta charset=utf-8><title>Tour</title>"
             f"<style>{STYLE}</style>"]
    for line, words in LINES.items():
        stops = [(stop, files) for stop, files in taken if stop.line == line]
        if not stops:
            continue
        parts.append(f"<section id=line-{line}><h2>{line}. {escape(words)}</h2>")
        for stop, files in stops:
            pictures = "".join(
                f'<figure><a href="{file}"><img src="{file}" alt=""></a>'
                f"<figcaption>{escape(view)}</figcaption></figure>" for view, file in files)
            parts.append(f"<h3>{escape(stop.words)}</h3><div class=row>{pictures}</div>")
        parts.append("</section>")
    (folder / "index.html").write_text("\n".join(parts), encoding="utf-8")


def contacts(browser: Browser, folder: Path) -> None:
    """Each line's part of it as one picture."""
    page = browser.new_page(viewport={"width": 1880, "height": 1000})
    page.goto((folder / "index.html").resolve().as_uri())
    for part in page.query_selector_all("section"):
        part.screenshot(path=folder / f"{part.get_attribute('id')}.png")
    page.close()
