"""Sentences are recognised by the phrases they were made from, and said in another language."""

from __future__ import annotations

import pytest

from maze.guessing import Guesser as Language
from maze.guessing import Phrase

TABLE = {
    "The walk reaches {cell}.": "Der Weg erreicht {cell}.",
    "{cell} leads nowhere.": "{cell} führt nirgendwohin.",
    "row {0}, column {1}": "Zeile {0}, Spalte {1}",
    "Exits: {0}.": "Ausgänge: {0}.",
    "{0} north": "{0} nach Norden",
    "{0} east ({1})": "{0} nach Osten ({1})",
    "door {0} is shut": "Tür {0} ist zu",
    "{0} needs {1}; this grid has none.": "{1} fehlt diesem Gitter, und {0} braucht das.",
    "Recursive backtracker": "Tiefensuche",
    "rows": "Zeilen",
    "Solved.": "Gelöst.",
    " and ": " und ",
    "{0} is {1}.": "{0}: {1}.",
    "hexagons": "Sechsecke",
    "{0} placed{1}.": "{0} gelegt{1}.",
    ", but that {0}": ", aber das {0}",
    "covers {0}": "bedeckt {0}",
    "{0} of {1}": "{0} von {1}",
    "{0} of {1} placed.": "{0} von {1} liegen.",
    "{0} pieces cover {1}": "{0} Steine bedecken {1}",
    "{0} squares": "{0} Felder",
    "{0} holes": "{0} Löcher",
    "Undone.": "Zurückgenommen.",
    "No {0} {1}. Did you mean {2}?{3}": "Unbekannt: {0} {1}. Vielleicht {2}?{3}",
    "Using {0}.": "Nun {0}.",
    "shape": "Form",
    "{0} or {1}": "{0} oder {1}",
    "Left out: {0}.": "Ohne {0}.",
    "north": "Norden",
    ".": ",",
    "; ": " – ",
}


@pytest.fixture
def german():
    return Language(TABLE)


@pytest.mark.parametrize(("english", "other"), [
    ("Solved.", "Gelöst."),
    ("The walk reaches row 3, column 7.", "Der Weg erreicht Zeile 3, Spalte 7."),
    ("Row 3, column 7 leads nowhere.", "Zeile 3, Spalte 7 führt nirgendwohin."),
    ("Recursive backtracker needs rows; this grid has none.",
     "Zeilen fehlt diesem Gitter, und Tiefensuche braucht das."),
    ("Solved. Row 1, column 2 leads nowhere.", "Gelöst. Zeile 1, Spalte 2 führt nirgendwohin."),
    ("Row 1, column 2. Exits: 1 north, 2 east (door A is shut).",
     "Zeile 1, Spalte 2. Ausgänge: 1 nach Norden, 2 nach Osten (Tür A ist zu)."),
    ("rows and hexagons", "Zeilen und Sechsecke"),
    ("12 × 7", "12 × 7"),
])
def test_a_sentence_in_another_language(german, english, other):
    assert german.say(english) == other
    assert not german.missed


def test_what_is_not_known_stays_and_is_remembered(german):
    assert german.say("Something else entirely") == "Something else entirely"
    assert german.missed == {"Something else entirely"}


def test_what_people_wrote_stays_as_they_wrote_it():
    other = Language({"expected a seed: {0}": "Startwert erwartet: {0}"})
    assert other.say("expected a seed: <b>ünß</b>") == "Startwert erwartet: <b>ünß</b>"
    assert other.say("Expected a seed: {1}") == "Startwert erwartet: {1}"
    assert not other.missed


def test_the_surer_phrase_wins(german):
    assert german.say("Rows needs hexagons; this grid has none.").startswith("Sechsecke fehlt")


def test_gaps_may_change_places():
    phrase = Phrase("{0} of {1}", "von {1} sind es {0}")
    assert phrase.gaps("3 of 12") == ["3", "12"]
    assert phrase.fill(["3", "12"]) == "von 12 sind es 3"
    assert phrase.gaps("three") is None


@pytest.mark.parametrize("text, said", [
    ("F placed.", "F gelegt."),                            # an empty gap
    ("F placed, but that covers T.", "F gelegt, aber das bedeckt T."),
    ("3 of 12 placed. Undone.", "3 von 12 liegen. Zurückgenommen."),   # not "3 of {the rest}"
    ("5 squares, 0 holes; 3 pieces cover 15 squares.",
     "5 Felder, 0 Löcher – 3 Steine bedecken 15 Felder."),
    ("No shape 'Solved.'. Did you mean hexagons or rows? Using hexagons.",
     "Unbekannt: Form 'Solved.'. Vielleicht Sechsecke oder Zeilen? Nun Sechsecke."),
    ("1.4", "1,4"), ("'rows'", "'rows'"),
])
def test_sentences_with_traps(german, text, said):
    assert german.say(text) == said and not german.missed


def test_what_is_in_doubt_is_said_as_far_as_it_is_known(german):
    assert german.say("Left out: braid. Solved. Nothing of this.") == (
        "Ohne braid. Gelöst. Nothing of this.")
    assert german.missed == {"Nothing of this."}
