"""Message: text for people, as data: an English text with gaps, and the values for the gaps.

    Message("No shape {name}. Did you mean {guess}?", name=shown(text), guess=Message("Hexagons"))
    counted("{n} piece is left.", "{n} pieces are left.", n=3)

The text is written in the source where it is needed, so that a file can be read on its own.
``str()`` gives the English sentence. ``maze.language`` translates a message at the border, which is
the page or the command line. No code takes a finished sentence apart.

A string in a gap is data, such as what a person has typed, and is not translated. A phrase of ours
that has a translation is a ``Message``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Protocol, TypeAlias, Union

GAP = re.compile(r"\{(\w+)\}")
ENDS = (".", "!", "?", "…")                                # of a sentence
COUNT = "n"                                                # the gap whose number chooses the form
UPPER, LOWER = "upper", "lower"
NARROW_SPACE = "\u202f"

Value: TypeAlias = Union[str, int, float, "Message", "Joined"]
Said: TypeAlias = Union[str, "Message", "Joined"]          # here a text alone is a phrase of ours


class Tongue(Protocol):
    """What a message needs to know of a language."""

    def form(self, message: Message) -> str:
        """The text with gaps for a message, in the plural form that its count asks for."""

    def sign(self, text: str) -> str:
        """A sign between parts or digits: ``". "``, ``"; "``, ``"."``."""

    def lowered(self, text: str) -> str:
        """A title in the middle of a sentence."""


@dataclass(frozen=True, init=False)
class Message:
    """``one`` is the English text for ``{n}`` equal to 1, or "" if it is the same text."""

    text: str
    values: tuple[tuple[str, Value], ...]
    one: str
    case: str

    def __init__(self, text: str, /, **values: Value) -> None:
        _set(self, text, tuple(values.items()))

    def __str__(self) -> str:
        return self.said(ENGLISH)

    def __reduce__(self) -> tuple[object, ...]:
        return message_of, (self.text, self.values, self.one, self.case)

    @property
    def count(self) -> float | None:
        """The number that chooses the plural form, or None."""
        found = dict(self.values).get(COUNT)
        return found if isinstance(found, int | float) else None

    def lower(self) -> Message:
        """The same for the middle of a sentence, where English uses no capital letter."""
        return message_of(self.text, self.values, self.one, LOWER)

    def capital(self) -> Message:
        """The same at the beginning of a sentence."""
        return message_of(self.text, self.values, self.one, UPPER)

    def said(self, tongue: Tongue) -> str:
        """The text in a language; a sentence that begins with a gap gets a capital letter."""
        form, values = tongue.form(self), dict(self.values)
        text = GAP.sub(lambda gap: said(values[gap[1]], tongue) if gap[1] in values else gap[0],
                       form) if values else form
        first = GAP.match(form)
        opens = first and form.endswith(ENDS) and isinstance(values.get(first[1]), Message)
        if self.case == LOWER:
            return tongue.lowered(text)
        return text[:1].upper() + text[1:] if opens or self.case == UPPER else text


def _set(message: Message, *fields: object) -> None:
    for name, value in zip(("text", "values", "one", "case"), (*fields, "", "")):
        object.__setattr__(message, name, value)


def message_of(*fields: object) -> Message:
    """A message from its fields, also from another process."""
    message = Message.__new__(Message)
    _set(message, *fields)
    return message


@dataclass(frozen=True)
class Joined:
    """Several values one after the other, such as sentences or the items of a list."""

    parts: tuple[Value, ...]
    between: str = " "

    def __str__(self) -> str:
        return said(self, ENGLISH)

    def capital(self) -> Joined:
        """The same at the beginning of a sentence."""
        first = (part.capital() if isinstance(part, Message) else part for part in self.parts[:1])
        return replace(self, parts=(*first, *self.parts[1:]))

    def __bool__(self) -> bool:
        return bool(self.parts)


class Grouped(int):
    """A whole number that is written in groups of digits: ``1 386``."""

    def __str__(self) -> str:
        return f"{int(self):,}".replace(",", NARROW_SPACE)


class Fixed(float):
    """A number with a fixed number of decimals, zeros included."""

    digits: int

    def __new__(cls, value: float, digits: int) -> Fixed:
        made = super().__new__(cls, value)
        made.digits = digits
        return made

    def __str__(self) -> str:
        return f"{float(self):.{self.digits}f}"


def counted(one: str, other: str, /, n: float, **values: Value) -> Message:
    """A message about ``n`` things, with its English text for 1 and for any other number."""
    return message_of(other, (("n", n), *values.items()), one)


def phrase(said: Said) -> Message | Joined:
    """A text of ours as a message."""
    return Message(said) if isinstance(said, str) else said


def joined(parts: Iterable[Value], between: str = " ") -> Joined:
    """The parts that are not empty, with something between them."""
    return Joined(tuple(part for part in parts if part != ""), between)


def either(parts: Iterable[Value]) -> Value:
    """``"a, b or c"``."""
    *head, last = parts
    return Message("{head} or {last}", head=joined(head, ", "), last=last) if head else last


def both(parts: Iterable[Value]) -> Value:
    """``"a, b and c"``."""
    *head, last = parts
    return Message("{head} and {last}", head=joined(head, ", "), last=last) if head else last


def said(value: Value, tongue: Tongue) -> str:
    """A value in a language."""
    if isinstance(value, Message):
        return value.said(tongue)
    if isinstance(value, Joined):
        return tongue.sign(value.between).join(said(part, tongue) for part in value.parts)
    if isinstance(value, float):
        return str(value).replace(".", tongue.sign("."))
    return str(value)


def sizes(parts: Iterable[Value]) -> Value:
    """``"20 × 15"``."""
    return reduce(lambda one, other: Message("{one} × {other}", one=one, other=other), parts)


def some(parts: Sequence[Value], most: int = 5) -> Value:
    """The first of many: ``"a, b, c, d, e and 797 more"``."""
    if len(parts) <= most:
        return joined(parts, ", ")
    return Message("{first} and {n} more", first=joined(parts[:most], ", "), n=len(parts) - most)


class English:
    """English needs no table: its texts are in the messages."""

    def form(self, message: Message) -> str:
        return message.one if message.one and message.count == 1 else message.text

    def sign(self, text: str) -> str:
        return text

    def lowered(self, text: str) -> str:
        return text.lower()


ENGLISH = English()
