"""Messages: English by themselves, and said in other languages by a table."""

from __future__ import annotations

import pickle

import pytest

from maze.errors import MazeError, RecipeError
from maze.language import Language
from maze.languages import joined as joined_tables
from maze.message import Grouped, Joined, Message, both, counted, either, joined

TABLE = {
    "Hexagons": "Sechsecke",
    "shape": "Form",
    "No {kind} {name}. Did you mean {guess}?": "Unbekannt: {kind} {name}. Vielleicht {guess}?",
    "{cell} leads nowhere.": "{cell} führt nirgendwohin.",
    "row {row}, column {column}": "Zeile {row}, Spalte {column}",
    "{n} piece is left.": "?",
    "{n} pieces are left.": {"one": "Noch {n} Stein.", "other": "Noch {n} Steine."},
    "{head} or {last}": "{head} oder {last}",
    "Solved.": "Gelöst.",
    "; ": " – ",
}
PLACE = Message("row {row}, column {column}", row=3, column=7)


@pytest.fixture
def german():
    return Language("de", TABLE)


@pytest.mark.parametrize(("message", "english", "other"), [
    (Message("Solved."), "Solved.", "Gelöst."),
    (Message("{cell} leads nowhere.", cell=PLACE),
     "Row 3, column 7 leads nowhere.", "Zeile 3, Spalte 7 führt nirgendwohin."),
    (counted("{n} piece is left.", "{n} pieces are left.", n=1),
     "1 piece is left.", "Noch 1 Stein."),
    (counted("{n} piece is left.", "{n} pieces are left.", n=Grouped(12345)),
     "12\u202f345 pieces are left.", "Noch 12\u202f345 Steine."),
    (either([Message("Hexagons"), "Prim", "x"]), "Hexagons, Prim or x", "Sechsecke, Prim oder x"),
    (either(["x"]), "x", "x"),
    (both([1, 2.5]), "1 and 2.5", "1 and 2,5"),
    (joined([Message("Solved."), "", PLACE], "; "), "Solved.; row 3, column 7",
     "Gelöst. – Zeile 3, Spalte 7"),
    (Message("Hexagons").lower(), "hexagons", "Sechsecke"),
    (PLACE.capital(), "Row 3, column 7", "Zeile 3, Spalte 7"),
    (Joined((PLACE, PLACE)).capital(), "Row 3, column 7 row 3, column 7",
     "Zeile 3, Spalte 7 Zeile 3, Spalte 7"),
])
def test_a_message_in_two_languages(german, message, english, other):
    assert str(message) == english
    assert german.say(message) == other


def test_what_is_in_no_table_is_said_in_english(german):
    stranger = counted("{n} hop to {cell}", "{n} hops to {cell}", n=1, cell=PLACE)
    assert german.say(stranger) == "1 hop to Zeile 3, Spalte 7"
    assert german.missed == {"{n} hops to {cell}"}


@pytest.mark.parametrize("typed", ["Hexagons", "Solved.", "{kind}", "{cell} leads nowhere.", "{n}"])
def test_what_people_have_written_is_neither_translated_nor_parsed(german, typed):
    asked = Message("No {kind} {name}. Did you mean {guess}?", kind=Message("shape"), name=typed,
                    guess=Message("Hexagons"))
    assert str(asked) == f"No shape {typed}. Did you mean Hexagons?"
    assert german.say(asked) == f"Unbekannt: Form {typed}. Vielleicht Sechsecke?"
    assert not german.missed


def test_a_sentence_begins_with_a_capital_but_for_what_people_have_written(german):
    assert str(Message("{name} is not there.", name="prim")) == "prim is not there."
    assert german.say(Message("{cell} leads nowhere.", cell="prim")) == "prim führt nirgendwohin."


def test_messages_are_values():
    one, same = (counted("{n} piece", "{n} pieces", n=2, of=PLACE) for _ in range(2))
    assert one == same and hash(one) == hash(same) and pickle.loads(pickle.dumps(one)) == one
    assert one != one.capital() and one != Message("{n} pieces", n=2, of=PLACE)
    assert not joined([]) and joined(["a"])


def test_the_page_gets_no_plural_form_twice():
    english = {"way": {"one": "{n} way", "other": "{n} ways"}, "play~game": "Play", "play": "Play"}
    other = {"way": {"one": "{n} út", "other": "{n} út"}, "play~game": "Játék", "play": "Lejátszás"}
    assert joined_tables(english, other) == {"{n} ways": "{n} út", "play~game": "Játék",
                                             "Play": "Lejátszás"}
    polish = {"way": {"one": "{n} krok", "few": "{n} kroki", "many": "{n} kroków",
                      "other": "{n} kroki"}}
    table = joined_tables(english, polish)
    assert table == {"{n} ways": {"one": "{n} krok", "many": "{n} kroków", "other": "{n} kroki"}}
    said = [Language("pl", table).say(counted("{n} way", "{n} ways", n=n)) for n in (1, 2, 5, 1.5)]
    assert said == ["1 krok", "2 kroki", "5 kroków", "1,5 kroki"]


def test_an_error_holds_its_message():
    error = RecipeError("No shape {name}.", name="{name}")
    assert error.message == Message("No shape {name}.", name="{name}")
    assert str(error) == "No shape {name}."
    assert pickle.loads(pickle.dumps(error)).message == error.message
    assert MazeError(PLACE).message is PLACE
