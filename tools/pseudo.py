"""A language that nobody speaks, to see what is not translated and what has no room.

Every phrase has other letters, is two fifths longer and stands between marks; in the page it takes
the place of German.
"""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page

from maze.language import Form
from maze.languages import joined, named

WORDS = Path(__file__).resolve().parents[1] / "static" / "words.mjs"
LEFT, RIGHT = "«", "»"
LETTERS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
LOCALE = "de-DE"


def pseudo() -> str:
    def said(form: Form) -> Form:
        return spoken(form) if isinstance(form, str) else {
            name: spoken(text) for name, text in form.items()}

    def spoken(text: str) -> str:
        parts = text.replace("{", "\0{").replace("}", "}\0").split("\0")
        return LEFT + "".join(part if part.startswith("{") else part.translate(LETTERS)
                              for part in parts) + "~" * (len(text) * 2 // 5) + RIGHT

    english = named("en")
    return json.dumps(joined(english, {name: said(form) for name, form in english.items()}))


def speak(page: Page) -> None:
    """Before the page goes anywhere; its context has the locale ``LOCALE``."""
    words = WORDS.read_text(encoding="utf-8").replace("{ en:", '{ de: "Deutsch", en:')
    page.route("**/words.mjs",
               lambda route: route.fulfill(body=words, content_type="text/javascript"))
    page.route("**/words/de.json",
               lambda route: route.fulfill(body=pseudo(), content_type="application/json"))
