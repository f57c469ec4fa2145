"""Parameters: their range, their text in links, and the sentence when a value is wrong.

``parse`` is strict, for the command line and for constructors; ``repair`` never fails, for links.
``format(parse(text))`` is the canonical text, and ``parse(format(value)) == value``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from maze.errors import RecipeError
from maze.message import Message, Said, Value, either, phrase
from maze.textual import Textual


class Param(Protocol):
    """One thing that can be set."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def default(self) -> Any: ...
    @property
    def help(self) -> str: ...

    def parse(self, text: str) -> Any:
        """The value of a text.  Raises RecipeError."""

    def format(self, value: Any) -> str:
        """The text of a value."""

    def repair(self, text: str) -> tuple[Any, Message | None]:
        """The nearest value, and a sentence if that is not what the text says."""


@dataclass(frozen=True)
class Whole:
    """A whole number within a range."""

    name: str
    title: str
    low: int
    high: int
    default: int
    help: str = ""

    def parse(self, text: str) -> int:
        if not _is_whole(text) or not self.low <= int(text) <= self.high:
            raise RecipeError("{title} must be {low} to {high}, not {text}",
                              title=Message(self.title), low=self.low, high=self.high,
                              text=shown(text, "" if text else "'"))
        return int(text)

    def format(self, value: int) -> str:
        return str(value)

    def repair(self, text: str) -> tuple[int, Message | None]:
        if not _is_whole(text):
            return self.default, Message(
                "{title} should be a number from {low} to {high}, not {text}; using {value}.",
                title=Message(self.title), low=self.low, high=self.high, text=shown(text),
                value=self.default)
        value = int(text)
        if value > self.high:
            return self.high, _too_large(self.title, text, self.high)
        if value < self.low:
            return self.low, Message("{title} {text} is too small; using {value}.",
                                     title=Message(self.title), text=shown(text, ""),
                                     value=self.low)
        return value, None


@dataclass(frozen=True)
class Choice(Textual):
    """One of a few words; ``options`` maps the word in links to the words in menus."""

    name: str
    title: str
    options: Mapping[str, Said]
    default: str
    help: str = ""

    def parse(self, text: str) -> str:
        if text not in self.options:
            raise RecipeError(EXPECTED, title=Message(self.title).lower(), form=self._expected(),
                              text=shown(text))
        return text

    def repair(self, text: str) -> tuple[str, Message | None]:
        if text in self.options:
            return text, None
        using = self.default or phrase(self.options[self.default])
        return self.default, _another(self.title, self._expected(), text, using)

    def _expected(self) -> Value:
        """The words that can be written; the empty one is left out."""
        return either(filter(None, self.options))


@dataclass(frozen=True)
class Mix(Textual):
    """One of a few words, or several with a share each: ``newest`` or ``newest-75~random-25``.

    A value is its text. Typed by hand, ``newest:75 random:25`` is the same.
    """

    name: str
    title: str
    options: Mapping[str, str]
    default: str
    help: str = ""

    def parse(self, text: str) -> str:
        shares = self._shares(text)
        if shares is None:
            raise RecipeError(EXPECTED, title=Message(self.title).lower(), form=self._expected(),
                              text=shown(text))
        return self._text(shares)

    def repair(self, text: str) -> tuple[str, Message | None]:
        shares = self._shares(text)
        if shares is None:
            return self.default, _another(self.title, self._expected(), text, self.default)
        return self._text(shares), None

    def _expected(self) -> Value:
        return Message("{words}, or shares such as {mix}", words=either(self.options),
                       mix=self.default)

    def _shares(self, text: str) -> dict[str, int] | None:
        """Each word's share, None if the text says nothing of the kind."""
        parts = [SHARE.fullmatch(part) for part in SHARES.split(text.strip().lower())]
        found = {part[1]: int(part[2] or 1) for part in parts if part}
        whole = len(found) == len(parts) and found.keys() <= self.options.keys()
        return found if whole and 0 not in found.values() else None

    def _text(self, shares: Mapping[str, int]) -> str:
        if len(shares) == 1:
            return next(iter(shares))
        return "~".join(f"{word}-{shares[word]}" for word in self.options if word in shares)


SHARES = re.compile(r"[~,\s]+")                          # what stands between two words
SHARE = re.compile(r"([a-z]+)(?:[-:]([0-9]{1,3}))?")


def shares(mix: str) -> dict[str, int]:
    """The words of a mix's value, with their shares."""
    pairs = (part.partition("-") for part in mix.split("~"))
    return {word: int(share or 1) for word, _, share in pairs}


@dataclass(frozen=True)
class Lean:
    """A direction with a strength in per cent, ``h60`` or ``v25``; ``0`` is neither.

    The value is a whole number from -100 (all vertical) to 100 (all horizontal).
    """

    name: str
    title: str
    default: int = 0
    help: str = ""

    def parse(self, text: str) -> int:
        value, problem = self.repair(text)
        if problem:
            raise RecipeError("expected {title} such as h60 or v25, at most 100: {text}",
                              title=Message(self.title).lower(), text=shown(text))
        return value

    def format(self, value: int) -> str:
        return f"{'h' if value > 0 else 'v'}{abs(value)}" if value else "0"

    def repair(self, text: str) -> tuple[int, Message | None]:
        letter, strength = text[:1].lower(), text[1:]
        if text == "0":
            return 0, None
        if letter not in ("h", "v") or not _is_whole(strength) or int(strength) < 0:
            return self.default, Message(
                "{title} should be such as h60 or v25, not {text}; using {value}.",
                title=Message(self.title), text=shown(text), value=self.format(self.default))
        value = min(int(strength), 100)
        note = _too_large(self.title, text, f"{letter}100")
        return (value if letter == "h" else -value), None if value == int(strength) else note


@dataclass(frozen=True)
class Span:
    """From one whole number to a larger one, ``100-250``; (0, 0) is none."""

    name: str
    title: str
    high: int
    default: tuple[int, int] = (0, 0)
    help: str = ""

    def parse(self, text: str) -> tuple[int, int]:
        value, problem = self.repair(text)
        if problem:
            raise RecipeError("expected {title} such as 100-250: {text}",
                              title=Message(self.title).lower(), text=shown(text))
        return value

    def format(self, value: tuple[int, int]) -> str:
        return f"{value[0]}-{value[1]}"

    def repair(self, text: str) -> tuple[tuple[int, int], Message | None]:
        first, _, last = text.partition("-")
        if _is_whole(first) and _is_whole(last) and 0 <= int(first) < int(last) <= self.high:
            return (int(first), int(last)), None
        return self.default, Message("{title} should be such as 100-250, not {text}; left out.",
                                     title=Message(self.title), text=shown(text))


EXPECTED = "expected {title} {form}: {text}"


def _another(title: str, form: Value, text: str, using: Value) -> Message:
    return Message("{title} should be {form}, not {text}; using {value}.", title=Message(title),
                   form=form, text=shown(text), value=using)


def _too_large(title: str, text: str, using: Value) -> Message:
    return Message("{title} {text} is too large; using {value}.", title=Message(title),
                   text=shown(text, ""), value=using)


def _is_whole(text: str) -> bool:
    """ASCII digits only, and few enough that int() never refuses them."""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 100


def shown(text: str, quote: str = "'") -> str:
    """A text from outside, short enough and plain enough to stand in a sentence."""
    plain = "".join(c if c.isprintable() else "?" for c in text)
    return f"{quote}{plain[:37] + '...' if len(plain) > 40 else plain}{quote}"
