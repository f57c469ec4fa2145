"""Every language says every phrase, with the same gaps."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from maze.language import Language, gaps
from tools.phrases import PHRASES, SIGNS, phrases

WORDS = Path(__file__).resolve().parents[1] / "static" / "words"
TABLES = sorted(path for path in WORDS.glob("*.json") if path != PHRASES)
pytestmark = pytest.mark.native                            # Pyodide's copy has no index.html


def test_the_list_of_phrases_is_up_to_date():
    listed = json.loads(PHRASES.read_text(encoding="utf-8"))
    assert listed == phrases(), "run python -m tools.phrases"


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_language_lacks_no_phrase_and_has_none_too_many(path):
    table = json.loads(path.read_text(encoding="utf-8"))
    assert sorted(table) == json.loads(PHRASES.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_translations_have_the_gaps_of_their_phrases(path):
    table = json.loads(path.read_text(encoding="utf-8"))
    wrong = {text for text, said in table.items() if gaps(text) != gaps(said) or not said.strip()}
    assert not wrong


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_phrases_are_said(path):
    """Each phrase, made into a sentence, is found again: no other takes its place."""
    table = json.loads(path.read_text(encoding="utf-8"))
    language = Language(table)
    for text, said in table.items():
        if not gaps(text) and text not in SIGNS:
            assert language.say(text) == said
