"""What the browser of this device lends: its storage, its files, its copy of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from js import document, window

from maze.web.device.records import PROGRAM, Records
from maze.web.device.storage import LONGEST_FILE, Refused
from maze.web.tasks import Tasks

if TYPE_CHECKING:
    from js import Element, Storage

T = TypeVar("T")


def path() -> str:
    """Where the page is on its server: the scope of its service worker, too (static/device.mjs)."""
    return str(window.location.pathname).rpartition("/")[0] + "/"


class WebStorage:
    """``localStorage`` or ``sessionStorage`` of the window: see ``storage.Storage``."""

    def __init__(self, name: str = "localStorage") -> None:
        self.name = name

    def keys(self) -> Iterable[str]:
        return list(self._ask(lambda storage: window.Object.keys(storage).to_py()))

    def get(self, key: str) -> str:
        return str(self._ask(lambda storage: storage.getItem(key)) or "")

    def set(self, key: str, text: str) -> None:
        self._ask(lambda storage: storage.setItem(key, text))

    def remove(self, key: str) -> None:
        self._ask(lambda storage: storage.removeItem(key))

    def _ask(self, act: Callable[[Storage], T]) -> T:
        try:
            return act(getattr(window, self.name))
        except Exception as refused:  # JsException
            raise Refused(str(refused)) from None


class LocalFiles:
    """See ``sheet.Files``; ``save`` hands a file to the visitor, ``failed`` is told what goes
    wrong.
    """

    def __init__(self, save: Callable[[str, str, bytes], None],
                 failed: Callable[[Exception], None]) -> None:
        self.save = save
        self._tasks = Tasks(failed)

    def chosen(self, control: str, then: Callable[[str], None]) -> None:
        element = document.getElementById(control)
        assert element
        self._tasks.begin(_read(element, then))

    def delete_copies(self, then: Callable[[bool], None]) -> None:
        self._tasks.begin(_delete(then))


async def _read(control: Element, then: Callable[[str], None]) -> None:
    """One after the other.  The control is emptied, so that the same file can be chosen again."""
    files = list(control.files)
    texts = [await _text(file) for file in files]
    if files:
        control.value = ""
    for text in texts:
        then(text)


async def _text(file: Any) -> str:
    """Of a file; "" if it is too large, or cannot be read, as a folder that was dropped."""
    if file.size > LONGEST_FILE:
        return ""
    try:
        return str(await file.text())
    except Exception:  # JsException
        return ""


async def _delete(then: Callable[[bool], None]) -> None:
    gone = Records(WebStorage("sessionStorage"), path(), print).delete()
    for delete in (_delete_cache, _delete_worker):
        try:
            await delete()
        except Exception:  # JsException: a browser may lend a thing and refuse what it is asked
            gone = False
    then(gone)


async def _delete_cache() -> None:
    if caches := _lent(window, "caches"):
        await caches.delete(f"{path()} {PROGRAM}")         # as in tools/sw.js


async def _delete_worker() -> None:
    """A service worker of a folder above would be found as well: its scope tells."""
    if workers := _lent(window.navigator, "serviceWorker"):
        for worker in await workers.getRegistrations():
            if str(window.URL.new(worker.scope).pathname) == path():
                await worker.unregister()


def _lent(owner: Any, name: str) -> Any:
    """What only some addresses offer, and some browsers refuse: then nothing is kept there."""
    try:
        return getattr(owner, name, None)
    except Exception:  # JsException
        return None
