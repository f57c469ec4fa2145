"""Browser: all that the page's Python needs of a browser.

``browser.Window`` is the real one; ``tests/fake_browser.py`` has one for tests.  Everything else in
``maze/web/`` is built from it by ``site.Site``.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from maze.errors import MazeError
from maze.place import Place
from maze.render.theme import Theme
from maze.web.address import Bar
from maze.web.device.records import Records
from maze.web.device.sheet import DeviceFiles
from maze.web.exporting.pictures import PictureLayers
from maze.web.keys import KeyPress
from maze.web.page import Page
from maze.web.parts import Parts
from maze.web.screen import Screen
from maze.web.settings.settings import Settings
from maze.web.signals import Signal
from maze.web.work.worker import Link

if TYPE_CHECKING:                                          # parts of places that may never be seen
    from maze.web.gliding.glide import Glass
    from maze.web.pointing.pointers import Pointers
    from maze.web.writing.boxes import Box
    from maze.web.zooming.gestures import Gestures


class Browser(Protocol):
    """A window with a document, a clock, an address bar and a visitor."""

    page: Page
    records: Records                                       # what the device keeps
    files: DeviceFiles
    parts: Parts                                           # of the page, fetched or not
    bar: Bar
    failed: Signal[[Exception]]                            # a handler of an event has raised
    looked: Signal[[]]                                     # colors, size or density have changed
    left: Signal[[]]                                       # the address bar shows another link
    refused: Signal[[str]]                                 # the device keeps nothing more
    themed: Signal[[str]]                                  # the button for the theme was pressed
    printing: Signal[[]]                                   # the page is about to be printed

    def screen(self, name: str) -> Screen:
        """A canvas of the document."""

    def over(self, name: str) -> Screen:
        """Another canvas above one of the document, as large; it receives no pointer events."""

    def glass(self) -> Glass:
        """A layer on the board, on which things glide; its part is here."""

    def document_of(self, place: Place, listener: Any) -> Any:
        """What a place has in the document besides controls (``Place.document``), which tells
        ``listener`` what people do there."""

    # --- time and chance ------------------------------------------------------------------------

    def clock(self) -> float:
        """Seconds since some moment."""

    def later(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        """Call back after a while; returns what calls that off."""

    def spawn(self, task: Coroutine[Any, Any, None]) -> None:
        """Begin a task; ``failed`` is called with its error."""

    def worker(self, hear: Callable[[int, str, Any], None]) -> Link:
        """Start a worker: see ``work.worker.WorkerHost``.  Raises where there are none."""

    def sandbox(self, hear: Callable[[str, str | bytes], None], parts: Sequence[str]) -> Box:
        """Open a sandbox for a program of a visitor: see ``writing.boxes.Boxes``; it has some more
        parts of the page."""

    def memory(self) -> int:
        """How many bytes Python has taken; 0 if nobody knows."""

    def fresh(self) -> str:
        """A new seed."""

    def language(self) -> str:
        """The language of the page, such as "de"."""

    def today(self) -> str:
        """The date where the visitor is, such as 2026-11-21."""

    # --- what the visitor wishes ----------------------------------------------------------------

    def theme(self) -> Theme:
        """The colors of the moment."""

    def calm(self) -> bool:
        """Whether the visitor prefers less motion."""

    def shows_ideas(self) -> bool:
        """Whether what an algorithm holds is drawn over its board."""

    def coarse(self) -> bool:
        """Whether fingers point, rather than a mouse."""

    def roomy(self) -> bool:
        """Whether the device has memory to spare: 4 GB or more, as far as it tells."""

    def obey(self, settings: Settings) -> None:
        """The visitor's wishes have changed."""

    # --- files and links ------------------------------------------------------------------------

    def home(self) -> str:
        """The address of the page, without what a link adds."""

    def save(self, name: str, kind: str, content: bytes) -> None:
        """Hand a file to the visitor, as a download."""

    def pictures(self, then: Callable[[Any], None], failed: Callable[[MazeError], None]) -> None:
        """Hear of the shades of each picture that is chosen or dropped in the dialog of pictures;
        its part is here."""

    def png(self, picture: PictureLayers, unit: float) -> bytes:
        """A picture of so many pixels a cell, as a file.  Raises MemoryError if it is too large."""

    def print_page(self) -> None: ...

    def recorded(self) -> tuple[int, bool, int] | None:
        """Where the recording stands that was played until now, whether it plays, and its speed.

        The speed is a stop of the slider if it was set by hand, else -1.  The recording ends here.
        """

    # --- keys and pointers ----------------------------------------------------------------------

    def on_key(self, act: Callable[[KeyPress], bool]) -> None:
        """A key went down; ``act`` returns whether it was one of ours."""

    def zooms(self, gestures: Gestures) -> None:
        """Fingers, mouse and wheel on the board are told to ``gestures``."""

    def points(self, pointing: Pointers, shown: Callable[[], None]) -> None:
        """Pointers on the board, and the keys of undo and redo, are told to ``pointing``; after
        each, ``shown`` brings what is drawn up to date."""
