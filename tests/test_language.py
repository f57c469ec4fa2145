"""The languages of the page: one list, in links too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maze.language import LANGUAGES, Language
from maze.languages import FOLDER
from maze.message import Message
from maze.share import decode, encode


@pytest.mark.native                                        # Pyodide's copy has no static/
def test_page_and_core_name_the_same_languages():
    script = Path(__file__).resolve().parents[1] / "static" / "words.mjs"
    listed = re.search(r"LANGUAGES = {(.*?)}", script.read_text(encoding="utf-8"), re.DOTALL)[1]
    assert dict(re.findall(r'(\w+): "([^"]+)"', listed)) == LANGUAGES
    assert {path.stem for path in FOLDER.glob("*.json")} == set(LANGUAGES)


def test_a_link_may_name_a_language():
    decoded = decode("#maze?v=1&shape=hexagon&size=8x6&lang=hu")
    assert decoded.view == {"lang": "hu"} and not decoded.notes and not decoded.ignored
    assert encode(decoded.recipe, decoded.view).endswith("&lang=hu")
    assert "'xx'" in str(decode("#maze?v=1&lang=xx").notes[0])


def test_nouns_keep_their_capitals_in_other_languages():
    german = Language("de", {"Circle": "Kreis", "No {shape}.": "Kein {shape}."})
    message = Message("No {shape}.", shape=Message("Circle").lower())
    assert german.say(message) == "Kein Kreis." and str(message) == "No circle."


def test_what_a_table_lacks_is_english_and_remembered_if_it_has_words():
    german = Language("de", {"{n} step": {"one": "{n} Schritt", "other": "{n} Schritte"}})
    assert german.say("Nobody knows this.") == "Nobody knows this."
    assert german.say(Message("{a} x {b}", a=1, b=2)) == "1 x 2"
    assert german.missed == {"Nobody knows this."}
