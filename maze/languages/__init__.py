"""The tables of the languages, one file each: from the names of phrases to their texts.

``en.json`` lists the names. Its texts stand in the source as well, where the messages arise, so
correcting an English text changes two lines and no translation. A name with a ``~`` is said only
where the page asks for it by that name, because one English word means two things there.

``table`` joins English and another language, for ``maze.language``; the page gets the same as one
file.
"""

from __future__ import annotations

import json
from pathlib import Path

from maze.language import Form, Table

FOLDER = Path(__file__).parent
BY_NAME = "~"


def named(tag: str) -> dict[str, Form]:
    """The texts of a language by their names. Raises OSError if it has no table."""
    found: dict[str, Form] = json.loads((FOLDER / f"{tag}.json").read_text(encoding="utf-8"))
    return found


def table(tag: str) -> dict[str, Form]:
    """What a language says, by the English texts. Raises OSError if it has no table."""
    return joined(named("en"), named(tag))


def joined(english: Table, other: Table) -> dict[str, Form]:
    """From English texts to those of another language; by name where one text means two things.

    Of a phrase with plural forms, the English text is the one of many.
    """
    return {name if BY_NAME in name else text_of(english[name]): shortened(form)
            for name, form in other.items()}


def shortened(form: Form) -> Form:
    """Plural forms without those that are like the one of many, which stands in for them."""
    if isinstance(form, str):
        return form
    many = text_of(form)
    own = {name: text for name, text in form.items() if text != many}
    return {**own, "other": many} if own else many


def text_of(form: Form) -> str:
    """The text of a phrase: of its plural forms, the one of many."""
    return form if isinstance(form, str) else form["other"]
