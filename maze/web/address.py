"""Address: the page's link and the browser's history.

A deliberate change (a new maze, another workshop) is an entry of the history, so Back returns
to the last one; a change that only tidies up replaces the entry, a moment later and not more
than once in that moment.  What people type into the address bar is followed without a reload.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

DELAY = 0.4                                                # seconds until the address is tidied


class Bar(Protocol):
    """What a browser offers."""

    def read(self) -> str:
        """The link in the address bar: a fragment, or a query."""

    def push(self, link: str) -> None: ...
    def replace(self, link: str) -> None: ...

    def later(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        """Call ``act`` after a while; returns what calls that off."""


class Address:
    """Reads and writes the bar; ``follow`` is told of links that came from outside."""

    def __init__(self, bar: Bar, follow: Callable[[str], None]) -> None:
        self.bar = bar
        self.follow = follow
        self.link = bar.read()                             # as we know it
        self._call_off: Callable[[], None] = lambda: None
        self._at_once = False                              # what waits need not wait long

    def push(self, link: str) -> None:
        """A new entry; Back will return to the one before."""
        self.settle_now()
        if link != self.link:
            self.link = link
            self.bar.push(link)

    def settle(self, link: str, *, at_once: bool = False) -> None:
        """The same entry under its proper name, in a moment; ``at_once`` before anybody can reload
        the page, but after what is being done is done."""
        at_once = at_once or self._at_once
        self.settle_now()
        self._at_once = at_once
        self._call_off = self.bar.later(0 if at_once else DELAY, lambda: self._replace(link))

    def settle_now(self) -> None:
        """What is waiting to be tidied stays as it is: the entry is about to be left."""
        self._call_off()
        self._call_off, self._at_once = lambda: None, False

    def changed(self) -> None:
        """The browser says that its address is another."""
        link = self.bar.read()
        if link != self.link:
            self.settle_now()
            self.link = link
            self.follow(link)

    def _replace(self, link: str) -> None:
        self._call_off, self._at_once = lambda: None, False
        if link != self.link:
            self.link = link
            self.bar.replace(link)
