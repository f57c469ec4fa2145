"""Parameters: their range, their text in links, and the sentence when a value is wrong.

``parse`` is strict, for the command line and for constructors; ``repair`` never fails, for links.
``format(parse(text))`` is the canonical text, and ``parse(format(value)) == value``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Protocol

from maze.errors import RecipeError


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

    def repair(self, text: str) -> tuple[Any, str | None]:
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
            raise RecipeError(f"expected {self.title.lower()} from {self.low} to {self.high}: "
                              f"{shown(text)}")
        return int(text)

    def format(self, value: int) -> str:
        return str(value)

    def repair(self, text: str) -> tuple[int, str | None]:
        if not _is_whole(text):
            return self.default, (f"{self.title} should be a number from {self.low} to "
                                  f"{self.high}, not {shown(text)}; using {self.default}.")
        value = int(text)
        if value > self.high:
            return self.high, f"{self.title} {shown(text, '')} is too large; using {self.high}."
        if value < self.low:
            return self.low, f"{self.title} {shown(text, '')} is too small; using {self.low}."
        return value, None


@dataclass(frozen=True)
class Choice:
    """One of a few words; ``options`` maps the word in links to the words in menus."""

    name: str
    title: str
    options: Mapping[str, str]
    default: str
    help: str = ""

    def parse(self, text: str) -> str:
        if text not in self.options:
            raise RecipeError(f"expected {self.title.lower()} {self._expected()}: "
                              f"{shown(text)}")
        return text

    def format(self, value: str) -> str:
        return value

    def repair(self, text: str) -> tuple[str, str | None]:
        if text in self.options:
            return text, None
        return self.default, (f"{self.title} should be {self._expected()}, not {shown(text)}; "
                              f"using {self.default or self.options[self.default]}.")

    def _expected(self) -> str:
        """The words that can be written; the empty one is left out."""
        return listed({word: 0 for word in self.options if word})


@dataclass(frozen=True)
class Mix:
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
            raise RecipeError(f"expected {self.title.lower()} {self._expected()}: "
                              f"{shown(text)}")
        return self._text(shares)

    def format(self, value: str) -> str:
        return value

    def repair(self, text: str) -> tuple[str, str | None]:
        shares = self._shares(text)
        if shares is None:
            return self.default, (f"{self.title} should be {self._expected()}, not "
                                  f"{shown(text)}; using {self.default}.")
        return self._text(shares), None

    def _expected(self) -> str:
        return f"{listed(self.options)}, or shares such as {self.default}"

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
            raise RecipeError(f"expected {self.title.lower()} such as h60 or v25, at most 100: "
                              f"{shown(text)}")
        return value

    def format(self, value: int) -> str:
        return f"{'h' if value > 0 else 'v'}{abs(value)}" if value else "0"

    def repair(self, text: str) -> tuple[int, str | None]:
        letter, strength = text[:1].lower(), text[1:]
        if text == "0":
            return 0, None
        if letter not in ("h", "v") or not _is_whole(strength) or int(strength) < 0:
            return self.default, (f"{self.title} should be such as h60 or v25, not {shown(text)}; "
                                  f"using {self.format(self.default)}.")
        value = min(int(strength), 100)
        note = f"{self.title} {shown(text, '')} is too large; using {letter}100."
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
            raise RecipeError(f"expected {self.title.lower()} such as 100-250: {shown(text)}")
        return value

    def format(self, value: tuple[int, int]) -> str:
        return f"{value[0]}-{value[1]}"

    def repair(self, text: str) -> tuple[tuple[int, int], str | None]:
        first, _, last = text.partition("-")
        if _is_whole(first) and _is_whole(last) and int(first) < int(last) <= self.high:
            return (int(first), int(last)), None
        return self.default, f"{self.title} should be such as 100-250, not {shown(text)}; left out."


def _is_whole(text: str) -> bool:
    """ASCII digits only, and few enough that int() never refuses them."""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 100


def shown(text: str, quote: str = "'") -> str:
    """A text from outside, short enough and plain enough to stand in a sentence."""
    plain = "".join(c if c.isprintable() else "?" for c in text)
    return f"{quote}{plain[:37] + '...' if len(plain) > 40 else plain}{quote}"


def listed(words: Mapping[str, Any]) -> str:
    """``"a, b or c"``."""
    *head, last = words
    return f"{', '.join(head)} or {last}" if head else last


def nearest(wrong: str, titles: Mapping[str, str]) -> str:
    """The three ids or titles most like a wrong word, as ``"Prim, Wilson or Eller"``."""
    by_word = {word.lower(): title for id_, title in titles.items() for word in (id_, title)}
    near = get_close_matches(wrong.lower(), by_word, n=6, cutoff=0.5) or sorted(by_word)[:3]
    return listed(dict.fromkeys(list(dict.fromkeys(by_word[word] for word in near))[:3]))
