"""Records: what is kept on this device, one key of the browser's storage for each entry.

    /some-repo/ meander settings 1 theme                  ->  "dark"
    /some-repo/ meander played 1 0123456789abcdef         ->  "[37,21,0]"

A key is the path of the page, the program, the record, its version and the entry, with blanks
between: all pages of an account share one origin, and no path has a blank.  Only entries that have
changed are written, so two tabs that write at once lose nothing, and what a later version has
written, under another version or another name, is left alone.

static/device.mjs and static/early.js read and write the same keys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

from maze.web.device.storage import Refused, Storage

PROGRAM = "meander"
NOT_KEPT = ("This browser keeps nothing for this page: its storage is full or switched off. "
            "What you choose or win now is lost when you close the page.")


class Record(NamedTuple):
    """Entries of one kind; another form of their texts is another version."""

    name: str
    version: int

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


class Records:
    """``path`` is where the page is, such as "/some-repo/"; ``tell`` is told once, in a sentence,
    that nothing can be kept. Whatever is refused then lasts as long as the page."""

    def __init__(self, storage: Storage, path: str, tell: Callable[[str], None]) -> None:
        self.storage = storage
        self.prefix = f"{path} {PROGRAM} "
        self.tell = tell
        self._refused: dict[str, str] = {}                 # what the storage did not take
        self._told = False
        self._watching: list[Callable[[], None]] = []

    # --- one entry ------------------------------------------------------------------------------

    def read(self, record: Record, entry: str) -> str:
        """The text of an entry, or "" if there is none."""
        return self.get(f"{record} {entry}")

    def write(self, record: Record, entry: str, text: str) -> None:
        """Keep the text of an entry; "" forgets it."""
        self.set(f"{record} {entry}", text)

    def entries(self, record: Record) -> dict[str, str]:
        """All entries of a record."""
        start = f"{record} "
        return {name.removeprefix(start): text for name, text in self.all()
                if name.startswith(start)}

    def clear(self, record: Record) -> None:
        """Forget all entries of a record."""
        for entry in self.entries(record):
            self.write(record, entry, "")

    # --- all of them, by name: record, version and entry ------------------------------------------

    def all(self) -> Iterator[tuple[str, str]]:
        """The name and the text of every entry of this page, whoever wrote it."""
        for name in sorted({*self._names(), *self._refused}):
            yield name, self.get(name)

    def get(self, name: str) -> str:
        if name in self._refused:
            return self._refused[name]
        try:
            return self.storage.get(self.prefix + name)
        except Refused:
            return ""

    def set(self, name: str, text: str) -> None:
        self._refused.pop(name, None)
        try:
            if text:
                self.storage.set(self.prefix + name, text)
            else:
                self.storage.remove(self.prefix + name)
        except Refused:
            self._refused[name] = text
            self._tell_once()

    def delete(self) -> bool:
        """Forget everything of this page, and nothing of another one; whether nothing is left.

        Storage that is switched off holds nothing that this page could know of.
        """
        self._refused.clear()
        for name in self._names():
            with suppress(Refused):
                self.storage.remove(self.prefix + name)
        self.changed()
        return not self._names()

    def _names(self) -> list[str]:
        try:
            return [key.removeprefix(self.prefix) for key in self.storage.keys()
                    if key.startswith(self.prefix)]
        except Refused:
            return []

    def _tell_once(self) -> None:
        if not self._told:
            self._told = True
            self.tell(NOT_KEPT)

    # --- changes from outside ---------------------------------------------------------------------

    def watch(self, act: Callable[[], None]) -> None:
        """Call back when entries have changed in another tab, were loaded or deleted."""
        self._watching.append(act)

    def heard(self, key: str) -> None:
        """Another tab has changed a key of this origin, or all of them: ""."""
        if not key or key.startswith(self.prefix):
            self.changed()

    def changed(self) -> None:
        for act in self._watching:
            act()
