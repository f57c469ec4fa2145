"""A language that nobody speaks, to see what is not translated and what has no room.

Every phrase has other letters, is two fifths longer and stands between marks; in the page it takes
the place of German.
"""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page

from tools.phrases import PHRASES

WORDS = PHRASES.parents[1] / "words.mjs"
PAGE = PHRASES.parents[2] / "index.html"
APART = re.compile(r'data-phrase="([^"]+)">([^<]+)<')      # what is shown of a word of two meanings
LEFT, RIGHT = "«", "»"
LETTERS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
LOCALE = "de-DE"


def pseudo() -> str:
    def said(text: str) -> str:
        parts = text.replace("{", "\0{").replace("}", "}\0").split("\0")
        return LEFT + "".join(part if part.startswith("{") else part.translate(LETTERS)
                              for part in parts) + "~" * (len(text) * 2 // 5) + RIGHT

    phrases = json.loads(PHRASES.read_text(encoding="utf-8"))
    shown = dict(APART.findall(PAGE.read_text(encoding="utf-8")))
    return json.dumps({text: said(shown.get(text, text)) for text in phrases})


def speak(page: Page) -> None:
    """Before the page goes anywhere; its context has the locale ``LOCALE``."""
    words = WORDS.read_text(encoding="utf-8").replace("{ en:", '{ de: "Deutsch", en:')
    page.route("**/words.mjs",
               lambda route: route.fulfill(body=words, content_type="text/javascript"))
    page.route("**/words/de.json",
               lambda route: route.fulfill(body=pseudo(), content_type="application/json"))
