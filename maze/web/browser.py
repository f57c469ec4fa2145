"""Window: the browser's window, as the rest of the page asks for it (``services.Browser``)."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable, Coroutine, Sequence
from importlib import import_module
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

from js import document, window
from pyodide.ffi import create_proxy, to_js

from maze.errors import MazeError
from maze.language import Language
from maze.message import Value
from maze.place import Place
from maze.render.theme import Theme
from maze.web.address import Bar
from maze.web.bar import WindowBar
from maze.web.canvas import Canvas, covering
from maze.web.device.local import LocalFiles, WebStorage, path
from maze.web.device.records import Records
from maze.web.device.sheet import DeviceFiles
from maze.web.dom import DomPage
from maze.web.exporting.pictures import PictureLayers
from maze.web.exporting.pixels import png_of
from maze.web.fetched import parts
from maze.web.keys import KeyPress
from maze.web.page import Page
from maze.web.preferences import Preferences
from maze.web.seeds import fresh_seed
from maze.web.settings.settings import Settings
from maze.web.signals import Signal
from maze.web.tasks import Tasks
from maze.web.timer import later

if TYPE_CHECKING:
    from js import HTMLCanvasElement, KeyboardEvent
    from pyodide.ffi import Handler

    from maze.web.gliding.glass import DomGlass
    from maze.web.pointing.pointers import Pointers
    from maze.web.work.link import WorkerLink
    from maze.web.work.sandbox import SandboxLink
    from maze.web.zooming.gestures import Gestures

ROOMY = 4                                                  # GB


class Window:
    """See ``services.Browser``."""

    def __init__(self) -> None:
        self.failed = Signal[[Exception]]()
        self.looked = Signal[[]]()
        self.left, self.printing = Signal[[]](), Signal[[]]()
        self.themed, self.refused = Signal[[str]](), Signal[[str]]()
        self._say = speech()
        self._document = DomPage(document, self.handler, self._say)
        self.page: Page = self._document
        self.bar: Bar = WindowBar()
        self.records = Records(WebStorage(), path(), self.refused)
        self.files: DeviceFiles = LocalFiles(self.save, self.failed)
        self.parts = parts(self.failed)
        self._screens: dict[str, Canvas] = {}
        self._preferences = Preferences()
        self._tasks: set[asyncio.Task[None]] = set()
        self._listen()
        stop_what_never_ends()

    def _listen(self) -> None:
        """Events of the window become signals."""
        for name, told in (("hashchange", self.left), ("popstate", self.left),
                           ("beforeprint", self.printing)):
            window.addEventListener(name, self.handler(lambda _, told=told: told()))
        window.addEventListener("storage", self.handler(           # in another tab
            lambda event: self.records.heard(str(event.key or ""))))
        window.addEventListener("meander-theme",
                                self.handler(lambda event: self.themed(str(event.detail))))
        again = self.handler(lambda *_: self.obey(self._preferences.settings))
        self._sizes = window.ResizeObserver.new(again)
        for wish in self._preferences.media:
            wish.addEventListener("change", again)

    def handler(self, act: Callable[..., None]) -> Handler:
        """A handler, which lives as long as the page; errors go to ``failed``."""
        def safe(*args: Any) -> None:
            try:
                act(*args)
            except Exception as error:  # the page must live on
                self.failed(error)
        return create_proxy(safe)

    def screen(self, name: str) -> Canvas:
        if name not in self._screens:
            element = cast("HTMLCanvasElement", self._document.element(name))
            self._screens[name] = Canvas(element, self._say)
            if name != "over":                             # which is as large as the one below it
                self._sizes.observe(element)
        return self._screens[name]

    def over(self, name: str) -> Canvas:
        return Canvas(covering(self._document.element(name)), self._say)

    def glass(self) -> DomGlass:
        module: Any = import_module("maze.web.gliding.glass")
        return cast("DomGlass", module.DomGlass(self.screen("canvas").element))

    def document_of(self, place: Place, listener: Any) -> Any:
        return place.make_document(self._document.element, self.handler, self._say, listener)

    # --- time and chance ------------------------------------------------------------------------

    clock = staticmethod(perf_counter)

    def later(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        return later(seconds, act)

    def spawn(self, task: Coroutine[Any, Any, None]) -> None:
        running = asyncio.ensure_future(task)
        self._tasks.add(running)                           # a task that nobody has may vanish
        running.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            self.failed(error)

    def worker(self, hear: Callable[[int, str, Any], None]) -> WorkerLink:
        from maze.web.work.link import WorkerLink

        return WorkerLink(hear)

    def sandbox(self, hear: Callable[[str, str | bytes], None],
                parts: Sequence[str]) -> SandboxLink:
        from maze.web.work.sandbox import SandboxLink

        return SandboxLink(hear, parts, self.failed)

    def memory(self) -> int:
        return int(window.meander.memory())

    def fresh(self) -> str:
        return fresh_seed(os.urandom(6))

    def language(self) -> str:
        return str(document.documentElement.lang)

    def today(self) -> str:
        now = window.Date.new()
        return f"{now.getFullYear():04}-{now.getMonth() + 1:02}-{now.getDate():02}"

    # --- what the visitor wishes ----------------------------------------------------------------

    def theme(self) -> Theme:
        return self._preferences.theme

    def calm(self) -> bool:
        return self._preferences.calm

    def coarse(self) -> bool:
        return self._preferences.coarse

    def shows_ideas(self) -> bool:
        return self._preferences.ideas

    def roomy(self) -> bool:
        memory = getattr(window.navigator, "deviceMemory", None)
        return memory >= ROOMY if memory else not self.coarse()

    def obey(self, settings: Settings) -> None:
        self._preferences.obey(settings)
        self.looked()

    # --- files and links ------------------------------------------------------------------------

    def home(self) -> str:
        return f"{window.location.origin}{window.location.pathname}"

    def save(self, name: str, kind: str, content: bytes) -> None:
        parts = to_js([to_js(content)])
        how = to_js({"type": kind}, dict_converter=window.Object.fromEntries)
        address = window.URL.createObjectURL(window.Blob.new(parts, how))
        link = document.createElement("a")
        link.href, link.download = address, name
        link.click()
        later(60, lambda: window.URL.revokeObjectURL(address))

    def pictures(self, then: Callable[[Any], None], failed: Callable[[MazeError], None]) -> None:
        import_module("maze.web.picturing.decoding").watch(
            "picture-file", self.handler, then, failed, Tasks(self.failed))

    def png(self, picture: PictureLayers, unit: float) -> bytes:
        return png_of(picture, unit)

    def print_page(self) -> None:
        window.print()

    def recorded(self) -> tuple[int, bool, int] | None:
        hand_over = getattr(window, "meanderHandOver", None)
        found = hand_over() if hand_over else None
        if not found:
            return None
        position, playing, stop = found.to_py()
        return int(position), bool(playing), int(stop)

    # --- keys and pointers ----------------------------------------------------------------------

    def on_key(self, act: Callable[[KeyPress], bool]) -> None:
        def pressed(event: KeyboardEvent) -> None:
            if act(press_of(event)):
                event.preventDefault()

        document.addEventListener("keydown", self.handler(pressed))

    def zooms(self, gestures: Gestures) -> None:
        from maze.web.zooming.events import listen

        listen(self.screen("canvas").element, gestures, self.handler)

    def points(self, pointing: Pointers, shown: Callable[[], None]) -> None:
        from maze.web.pointing.events import listen

        listen(document, self.screen("canvas").element, pointing, shown, self.handler)


def press_of(event: KeyboardEvent) -> KeyPress:
    """What an event of the keyboard says."""
    focus = event.target
    kind = str(focus.type) if focus.tagName == "INPUT" else str(focus.tagName)
    held = event.ctrlKey or event.altKey or event.metaKey or document.querySelector("dialog:modal")
    return KeyPress(str(event.key), bool(event.shiftKey), bool(held), kind, str(event.code))


def speech() -> Callable[[Value], str]:
    """Says a message in the language of the page; English needs no table (static/words.mjs)."""
    table = getattr(window, "meanderTable", None)
    return Language(document.documentElement.lang, json.loads(table)).say if table else str


def stop_what_never_ends() -> None:
    """Turn the signal of static/watchdog.mjs into a sentence."""
    def stop(*_: Any) -> None:
        raise MazeError("Stopped: this worked for too long without a step to show.")

    signal.signal(signal.SIGINT, stop)
