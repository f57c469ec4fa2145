"""The languages of the page: one list, in links too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maze.language import LANGUAGES
from maze.languages import FOLDER
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
