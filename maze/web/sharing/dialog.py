"""ShareDialog: link, QR code and snippet in one place.  Copying and sending is static/share.mjs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maze.errors import MazeError
from maze.message import Grouped, Message, Said
from maze.pentomino.recipe import TilingRecipe
from maze.share import AnyRecipe
from maze.web.page import Page
from maze.web.run import Run
from maze.web.sharing.links import SCANNED, Wish, laid, recipe_of, snippet, view_of

TICKS = ("share-step", "share-position", "share-walls")
EMBED = ("embed-controls", "embed-first", "embed-last")
LONG = "The link is too long for a QR code that a phone could read from paper."
LOOP = "A loop goes from one step to a later one; without that, the whole run is shown."


class ShareDialog:
    """``link`` writes a recipe and a view as a link; ``home`` is the page's own address."""

    def __init__(self, page: Page, current: Callable[[], Run | None],
                 link: Callable[[AnyRecipe, dict[str, Any]], str], home: Callable[[], str]) -> None:
        self.page = page
        self.current = current
        self.link = link
        self.home = home
        self._run: Run | None = None
        self._step = 0                                     # that was shown when the dialog opened
        page.on("share-dialog", "shown", self.open)
        for name in (*TICKS, *EMBED):
            page.on(name, "change", self.show)

    def open(self) -> None:
        """Offer what there is to be shared just now, with nothing ticked."""
        run = self._run = self.current()
        if run is None:
            return
        page, self._step = self.page, run.player.position
        tiling = isinstance(run.recipe, TilingRecipe)
        for name, offered in (("share-step", bool(self._step)), ("share-walls", not tiling),
                              ("share-position", tiling and bool(laid(run)))):
            page.write(name, "0")
            page.attribute(f"{name}-row", "hidden", None if offered else "")
        page.write("share-step-name", Message("Start at this step ({number})",
                                              number=Grouped(self._step)))
        page.write("share-said", "")
        self.show()

    def show(self) -> None:
        """Write link, code and snippet as they are ticked."""
        if self._run is None:
            return
        run, wish = self._run, self._wish()
        note: Said = ""
        try:
            recipe = recipe_of(run, wish)
        except MazeError as problem:
            note, recipe = problem.message, run.recipe
            self.page.write("share-walls", "0")
        address = self.home() + self.link(recipe, view_of(wish))
        self.page.write("share-link", address)
        self.page.write("share-note", note)
        self._show_code(address)
        self._show_snippet(run, recipe, wish)

    def _show_code(self, address: str) -> None:
        scanned = len(address) <= SCANNED
        self.page.attribute("qr", "data-text", address if scanned else "")
        self.page.write("qr-note", "" if scanned else LONG)

    def _show_snippet(self, run: Run, recipe: AnyRecipe, wish: Wish) -> None:
        first, last = self._loop()
        wish = wish._replace(embed=True, controls=self.page.read("embed-controls") == "1",
                             loop=(first, last) if first < last else (0, 0))
        self.page.write("embed-note", LOOP if first > last or first == last > 0 else "")
        address = self.home() + self.link(recipe, view_of(wish))
        self.page.write("embed-code", snippet(address, run.name, controls=wish.controls))

    def _wish(self) -> Wish:
        step, position, walls = (self.page.read(name) == "1" for name in TICKS)
        return Wish(self._step if step else None, position, walls)

    def _loop(self) -> tuple[int, int]:
        """What stands in the fields; nothing is 0."""
        texts = (self.page.read(name).strip() for name in EMBED[1:])
        first, last = (int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
                       for text in texts)
        return first, last
