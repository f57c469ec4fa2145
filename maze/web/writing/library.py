"""Library: the programs that this device keeps, each under the name that it gives itself."""

from __future__ import annotations

from collections.abc import Callable

from maze.message import Message
from maze.texts import LONGEST, retitled, title_of
from maze.visitors.program import exported
from maze.web.device.known import PROGRAMS
from maze.web.device.records import Records
from maze.web.page import Option, Page
from maze.web.writing.sheet import Sheet

LONGEST_KEY = 90                                           # characters
NONE = Option("", "None")


class Library:
    """The menu ``writing-kept`` lists them.  ``put`` edits a text; ``save`` hands out a file."""

    def __init__(self, page: Page, records: Records, sheet: Sheet, put: Callable[[str], None],
                 save: Callable[[str, str, bytes], None]) -> None:
        self.page, self.records, self.sheet = page, records, sheet
        self.put, self.save = put, save
        records.watch(self.show)
        page.on("writing-keep", "click", self._keep)
        page.on("writing-delete", "click", self._delete)
        page.on("writing-save", "click", self._save)
        page.on("writing-kept", "change", self._take)
        page.on("writing-name", "change", self._rename)

    def show(self, chosen: str | None = None) -> None:
        """List what there is."""
        found = self.records.entries(PROGRAMS)
        self.page.menu("writing-kept", [NONE, *[Option(name, Message(title_of(text)))
                                                for name, text in sorted(found.items())]])
        if chosen is not None:
            self.page.write("writing-kept", chosen)
        self.page.attribute("writing-delete", "disabled",
                            None if self.page.read("writing-kept") else "")

    def _keep(self) -> None:
        """Keep the program, in place of the one that was chosen: it may have another name now."""
        text, old = self.sheet.text[:LONGEST], self.page.read("writing-kept")
        name = name_of(title_of(text))
        if old and old != name:
            self.records.write(PROGRAMS, old, "")
        self.records.write(PROGRAMS, name, text)
        self.show(name)
        self.sheet.tell(Message("Kept on this device: {title}.", title=title_of(text)))

    def _delete(self) -> None:
        name = self.page.read("writing-kept")
        if not name:
            return
        title = title_of(self.records.read(PROGRAMS, name))
        self.records.write(PROGRAMS, name, "")
        self.show("")
        self.sheet.tell(Message("Deleted from this device: {title}.", title=title))

    def _save(self) -> None:
        """The program as a file, which also runs on the command line."""
        text = exported(self.sheet.text)
        self.save(f"{name_of(title_of(text)).lower()}.py", "text/x-python", text.encode())

    def _take(self) -> None:
        name = self.page.read("writing-kept")
        if name and (text := self.records.read(PROGRAMS, name)[:LONGEST]):
            self.put(text)
        self.show()

    def _rename(self) -> None:
        self.put(retitled(self.sheet.text, self.page.read("writing-name")))


def name_of(title: str) -> str:
    """The name of an entry, in which there are no blanks, and of a file."""
    plain = "".join(c for c in title if c.isalnum() or c in " -_")
    return "_".join(plain.split())[:LONGEST_KEY] or "program"
