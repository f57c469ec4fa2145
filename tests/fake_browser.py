"""A browser without a browser: what ``maze.web.site.Site`` is built from in tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from maze.render.png import png
from maze.render.theme import LIGHT
from maze.web.device.records import Records
from maze.web.keys import KeyPress
from maze.web.parts import AllHere
from maze.web.signals import Signal
from maze.web.work import layout
from tests.fake_desk import FakeDesk
from tests.fake_glass import FakeGlass
from tests.fake_loop import FakeLoop
from tests.fake_page import FakeBar, FakePage, FakeScreen, fake_records
from tests.fake_sandbox import FakeSandbox
from tests.fake_worker import FakeWorker

FAILS = "at once"  # a worker, unless a test says otherwise: see ``FakeWorker``
HOME = "https://example.org/meander/"


def nothing_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every board is laid out between frames, however small it is."""
    monkeypatch.setattr(layout, "AT_ONCE", 0.0)
    monkeypatch.setattr(layout, "FEW", 0)


class FakeBrowser:
    """``run`` does what was asked for later; files that were saved are in ``saved``."""

    def __init__(self, link: str = "", *, calm: bool = False, records: Records | None = None,
                 recording: tuple[int, bool, int] | None = None) -> None:
        self.page, self.bar, self.parts = FakePage(), FakeBar(link), AllHere()
        self.records, self.files = records or fake_records(), self
        self.failed, self.looked, self.left = Signal(), Signal(), Signal()
        self.refused, self.themed, self.printing = Signal(), Signal(), Signal()
        self.screens: dict[str, FakeScreen] = {}
        self.waiting: list[tuple[float, Callable[[], None]]] = []
        self.settings, self.printed = None, 0
        self.saved: dict[str, tuple[str, bytes]] = {}
        self.gestures = self.pointing = None
        self.presses: list[Callable[[KeyPress], bool]] = []
        self._calm, self._seeds = calm, iter(f"SEED{n}" for n in range(999))
        self.documents: dict[str, FakeDesk] = {}
        self._recording, self.taken = recording, 0         # bytes of Python's memory
        self.loop, self.tasks = FakeLoop(), []
        self.glasses = FakeGlass()
        self.workers: list[FakeWorker] = []
        self.sandboxes: list[FakeSandbox] = []

    def screen(self, name: str) -> FakeScreen:
        return self.screens.setdefault(name, FakeScreen())

    def over(self, name: str) -> FakeScreen:
        return self.screen(f"{name}-over")

    def glass(self) -> FakeGlass:
        return self.glasses

    def document_of(self, place, listener) -> FakeDesk:
        assert place.document
        return self.documents.setdefault(place.id, FakeDesk(listener))

    # --- time and chance ------------------------------------------------------------------------

    def clock(self) -> float:
        return self.screen("canvas").clock()

    def later(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        entry = (seconds, act)
        self.waiting.append(entry)
        return lambda: entry in self.waiting and self.waiting.remove(entry)

    def run(self, within: float = 0.1) -> None:
        """What was not put off for longer, and what that has asked for."""
        while due := [entry for entry in self.waiting if entry[0] <= within]:
            self.waiting.remove(due[0])
            due[0][1]()

    def once(self, within: float) -> None:
        """The same, but what is asked for meanwhile waits."""
        due = [entry for entry in self.waiting if entry[0] <= within]
        self.waiting = [entry for entry in self.waiting if entry not in due]
        for _, act in due:
            act()

    def memory(self) -> int:
        return self.taken

    def fresh(self) -> str:
        return next(self._seeds)

    def language(self) -> str:
        return "en"

    def today(self) -> str:
        return "2026-11-21"

    def spawn(self, task) -> None:
        """It goes on whenever ``loop`` runs."""
        self.tasks.append(self.loop.begin(task))

    def worker(self, hear) -> FakeWorker:
        self.workers.append(FakeWorker(hear, self.loop, FAILS))
        return self.workers[-1]

    def sandbox(self, hear, parts=()) -> FakeSandbox:
        self.sandboxes.append(FakeSandbox(hear, self.loop, parts))
        return self.sandboxes[-1]

    # --- what the visitor wishes ----------------------------------------------------------------

    def theme(self):
        return LIGHT

    def calm(self) -> bool:
        return self._calm

    def shows_ideas(self) -> bool:
        return self.settings is None or self.settings.idea == "on"

    def coarse(self) -> bool:
        return False

    def roomy(self) -> bool:
        return True

    def obey(self, settings) -> None:
        self.settings = settings
        self.looked()

    # --- files and links ------------------------------------------------------------------------

    def home(self) -> str:
        return HOME

    def save(self, name: str, kind: str, content: bytes) -> None:
        self.saved[name] = kind, content

    def chosen(self, control: str, then: Callable[[str], None]) -> None:
        then(self.page.read(control))

    def delete_copies(self, then: Callable[[bool], None]) -> None:
        then(True)

    def pictures(self, then, failed) -> None:
        self.chose, self.could_not_read = then, failed

    def png(self, picture, unit: float) -> bytes:
        return png(*picture, unit=int(unit))

    def print_page(self) -> None:
        self.printed += 1

    def recorded(self):
        return self._recording

    # --- keys and pointers ----------------------------------------------------------------------

    def on_key(self, act: Callable[[KeyPress], bool]) -> None:
        self.presses.append(act)

    def press(self, key: str, shift: bool = False, held: bool = False, focus: str = "BODY",
              code: str = "") -> bool:
        """A key goes down; returns whether it was ours."""
        return any(act(KeyPress(key, shift, held, focus, code)) for act in self.presses)

    def zooms(self, gestures) -> None:
        self.gestures = gestures

    def points(self, pointing, shown) -> None:
        self.pointing = pointing
