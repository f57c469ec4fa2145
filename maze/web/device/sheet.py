"""DeviceSheet: save, load and delete what this device keeps, in the dialog of the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from maze.errors import MazeError
from maze.message import Message, Said
from maze.web.device.records import PROGRAM, Records
from maze.web.page import Page

FILE = f"{PROGRAM}-records.json"
SAVED = Message("Saved in the file {file}.", file=FILE)
DELETED = ("Deleted: everything this page had kept on this device. Open tabs keep what they show; "
           "the next visit fetches the page anew.")
NOT_DELETED = ("This browser did not let the page delete everything; its own settings can delete "
               "the data of this site.")


class DeviceFiles(Protocol):
    """What the browser does with files; ``local.LocalFiles``."""

    def save(self, name: str, kind: str, content: bytes) -> None:
        """Hand a file to the visitor."""

    def chosen(self, control: str, then: Callable[[str], None]) -> None:
        """The text of each file chosen in a control, "" if it is too large; not at once."""

    def delete_copies(self, then: Callable[[bool], None]) -> None:
        """The page's own copy for visits without a network, and what lasts as long as the tab.
        ``then`` is told whether all of it is gone."""


class DeviceSheet:
    def __init__(self, page: Page, records: Records, files: DeviceFiles) -> None:
        self.page, self.records, self.files = page, records, files
        page.on("records-save", "click", self._save)
        page.on("records-load", "click", lambda: page.press("records-file"))
        page.on("records-file", "change", lambda: files.chosen("records-file", self._load))
        page.on("records-delete", "click", self._delete)
        page.on("settings-dialog", "shown", lambda: self._tell(""))

    def _save(self) -> None:
        from maze.web.device.backup import backup

        self.files.save(FILE, "application/json", backup(self.records).encode())
        self._tell(SAVED)

    def _load(self, text: str) -> None:
        from maze.web.device.backup import restore

        try:
            loaded = restore(self.records, text)
        except MazeError as problem:
            self._tell(problem.message)
            return
        self._tell(Message("Loaded. New or better: {taken}. Here already: {known}. "
                           "Not understood: {left}.", taken=loaded.taken, known=loaded.known,
                           left=loaded.left))

    def _delete(self) -> None:
        emptied = self.records.delete()
        self.files.delete_copies(
            lambda gone: self._tell(DELETED if gone and emptied else NOT_DELETED))

    def _tell(self, text: Said) -> None:
        self.page.write("settings-said", text)
