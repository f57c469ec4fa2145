"""Page: the controls by name, as text in and text out.  ``dom.DomPage`` is the browser's; tests
bring a dict.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol


class Option(NamedTuple):
    """A line of a menu, of a family; ``problem`` is a sentence if it cannot be chosen now."""

    value: str
    title: str
    problem: str = ""
    group: str = ""


class Field(NamedTuple):
    """A control to be made: ``kind`` is text, number, check, menu or area.

    ``options`` are the lines of a menu, or words that may be written; ``problem`` is a sentence if
    nothing can be set now.
    """

    name: str
    title: str
    kind: str
    value: str
    help: str = ""
    range: tuple[int, int] = (0, 0)
    options: tuple[Option, ...] = ()
    problem: str = ""


class Page(Protocol):
    """All that the workshops need of a page."""

    def read(self, name: str) -> str: ...
    def write(self, name: str, text: str) -> None: ...

    def attribute(self, name: str, key: str, text: str | None) -> None:
        """Set an attribute, or take it away."""

    def move(self, name: str, share: float) -> None:
        """Put a mark at a share of the length of what it is on."""

    def menu(self, name: str, options: Sequence[Option]) -> None:
        """The lines of a menu; keeps what was chosen if it is still there."""

    def fields(self, name: str, fields: Sequence[Field]) -> None:
        """A control for each, called ``name-field``."""

    def on(self, name: str, event: str, handler: Callable[[], None]) -> None: ...
