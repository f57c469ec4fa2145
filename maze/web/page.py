"""Page: the controls by name.

What is read is text; what is written is a text or a message, which the page says in its language.
``dom.DomPage`` is the browser's; tests bring a dict.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from maze.message import Said, Value


class Option(NamedTuple):
    """A line of a menu, of a family; ``problem`` is a sentence if it cannot be chosen now."""

    value: str
    title: Said
    problem: Said = ""
    group: Said = ""


class Field(NamedTuple):
    """A control to be made: ``kind`` is text, number, check, menu or area.

    ``options`` are the lines of a menu, or words that may be written; ``problem`` is a sentence if
    nothing can be set now.
    """

    name: str
    title: Said
    kind: str
    value: str
    help: Said = ""
    range: tuple[int, int] = (0, 0)
    options: tuple[Option, ...] = ()
    problem: Said = ""


class Page(Protocol):
    """All that the workshops need of a page."""

    def said(self, text: Value, /) -> str:
        """A text or a message in the language of the page."""

    def read(self, name: str) -> str: ...
    def write(self, name: str, text: Said) -> None: ...

    def attribute(self, name: str, key: str, text: Said | None) -> None:
        """Set an attribute, or take it away."""

    def marks(self, name: str, shares: Sequence[float]) -> None:
        """Put marks on a line, each at a share of its length."""

    def listed(self, name: str, texts: Sequence[Said]) -> None:
        """The lines of a list."""

    def draw(self, name: str, svg: str) -> None:
        """Put a drawing of our own there, instead of what was."""

    def menu(self, name: str, options: Sequence[Option]) -> None:
        """The lines of a menu; keeps what was chosen if it is still there."""

    def fields(self, name: str, fields: Sequence[Field]) -> None:
        """A control for each, called ``name-field``."""

    def code(self, name: str, lines: Sequence[Sequence[tuple[str, str]]]) -> None:
        """A text in lines, each in parts: a kind, and the text of it."""

    def light(self, name: str, line: int | None, because: Sequence[int] = ()) -> None:
        """Light one of these lines, and no other; bring it into sight.  ``because`` are lines that
        led to it."""

    def press(self, name: str) -> None:
        """As if somebody had clicked there."""

    def hand_on(self, name: str, to: str) -> None:
        """If a control has the focus, another one takes it."""

    def choose(self, name: str, on: bool) -> None:
        """One of several buttons is down, or not."""

    def focus(self, name: str) -> None:
        """A control takes the focus."""

    def close(self, name: str) -> None:
        """Close a dialog, if it is open."""

    def on(self, name: str, event: str, handler: Callable[[], None]) -> None: ...

    def on_choice(self, name: str, handler: Callable[[], None]) -> None:
        """One of several buttons was pressed."""

    def on_tap(self, name: str, handler: Callable[[], None]) -> None:
        """A control was pressed by a pointer, not by a key."""

    def on_enter(self, name: str, fields: Sequence[str], handler: Callable[[], None]) -> None:
        """Enter was pressed in one of some fields (or parts) of a section."""
