"""Lessons of our own: one file, one lesson; translations are in a folder for each language.

The name of a file is the id of its lesson in links, for ever.
"""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module

from maze.errors import RecipeError
from maze.lessons.lesson import Lesson
from maze.lessons.translated import translated
from maze.message import either
from maze.params import shown

IDS = ("spanning_tree", "is_it_fair", "hand_on_the_wall", "shortest_path", "keys_and_doors",
       "filling_a_board")                                  # in the order in which they are listed
LANGUAGES: dict[str, tuple[str, ...]] = {                  # what is translated, by language
    "de": IDS}


def own(id_: str, lang: str = "en") -> Lesson:
    """A lesson, in a language if it was translated, else in English.  Raises RecipeError."""
    if id_ not in IDS:
        raise RecipeError("No lesson {name}. Did you mean {names}?", name=shown(id_),
                          names=either(IDS))
    found: Lesson = import_module(f"{__name__}.{id_}").LESSON
    found = replace(found, id=id_)
    if id_ not in LANGUAGES.get(lang, ()):
        return found
    words = import_module(f"{__name__}.{lang}.{id_}")
    return translated(found, lang, words.TITLE, words.MOMENTS)
