"""Language: messages said in another language than English.

A table goes from English texts to those of the language, so a message finds its own at once
(``maze.languages`` makes it):

    {"{n} steps to go.": {"one": "Noch {n} Schritt.", "other": "Noch {n} Schritte."}, ...}

A text has plural forms where the number in its gap ``{n}`` asks for them. What a table lacks is
said in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from maze.guessing import Guesser
from maze.message import ENGLISH, Message, Value, said
from maze.plurals import plural

LANGUAGES = {"en": "English", "de": "Deutsch", "el": "Ελληνικά", "et": "Eesti", "hu": "Magyar",
             "pl": "Polski"}                               # by their own names; also in words.mjs
DECIMAL = ","                                              # before decimals, but for English

Form: TypeAlias = str | Mapping[str, str]                  # a text, or one for each plural form
Table: TypeAlias = Mapping[str, Form]


class Language:
    """Says messages by the table of a language; what is in no table is kept in ``missed``."""

    def __init__(self, tag: str, table: Table) -> None:
        self.tag = tag
        self.missed: set[str] = set()
        self._table = table
        self._guesser = Guesser({text: form if isinstance(form, str) else form["other"]
                                 for text, form in table.items()})

    def say(self, value: Value) -> str:
        """A message, or a text without gaps, in this language."""
        return self._phrase(value) if isinstance(value, str) else said(value, self)

    def form(self, message: Message) -> str:
        """The text with gaps for a message; the English one if there is no translation."""
        found = self._table.get(message.text)
        if found is None:
            if not message.values:
                return self._phrase(message.text)
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
        """As it is: not every language writes its titles small."""
        return text

    def _phrase(self, text: str) -> str:
        found = self._table.get(text)
        if isinstance(found, str):
            return found
        said = self._guesser.say(text)
        self.missed |= self._guesser.missed
        return said

