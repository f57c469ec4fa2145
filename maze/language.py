"""Language: messages in languages other than English.

A table maps English texts to those of the language, so a message finds its translation at once
(``maze.languages`` makes it):

    {"{n} steps to go.": {"one": "Noch {n} Schritt.", "other": "Noch {n} Schritte."}, ...}

A text has plural forms if the number in its gap ``{n}`` needs them. What a table lacks appears in
English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias

from maze.message import ENGLISH, GAP, Message, Value, said
from maze.plurals import plural

LANGUAGES = {"en": "English", "de": "Deutsch", "el": "Ελληνικά", "et": "Eesti", "hu": "Magyar",
             "pl": "Polski"}                               # by their own names; also in words.mjs
WORD = re.compile(r"[^\W\d_]{2}")
DECIMAL = ","                                              # before decimals, but for English

Form: TypeAlias = str | Mapping[str, str]                  # a text, or one for each plural form
Table: TypeAlias = Mapping[str, Form]


class Language:
    """Translates messages by a table; ``missed`` collects the texts that the table lacks."""

    def __init__(self, tag: str, table: Table) -> None:
        self.tag = tag
        self.missed: set[str] = set()
        self._table = table

    def say(self, value: Value) -> str:
        """A message, or a text without gaps, in this language."""
        return self.form(Message(value)) if isinstance(value, str) else said(value, self)

    def form(self, message: Message) -> str:
        """The text with gaps for a message; the English one if there is no translation."""
        found = self._table.get(message.text)
        if found is None:
            if WORD.search(GAP.sub("", message.text)):     # numbers, letters and signs need none
                self.missed.add(message.text)
            return ENGLISH.form(message)
        if isinstance(found, str):
            return found
        name = "other" if message.count is None else plural(self.tag, message.count)
        return found.get(name, found["other"])

    def sign(self, text: str) -> str:
        if text == ".":
            return DECIMAL
        found = self._table.get(text, text)
        return found if isinstance(found, str) else text

    def lowered(self, text: str) -> str:
        """Unchanged, since not every language writes nouns in lower case."""
        return text

