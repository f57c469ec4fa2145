"""ExportDialog: what, in which colors, as which file; and the sheet that is printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maze.errors import MazeError
from maze.message import Message, Said
from maze.place import Files, Places
from maze.render.svg import svg
from maze.render.theme import FILES, Theme
from maze.share import encode
from maze.web.exporting.files import (
    ENDINGS,
    FORMATS,
    SIZES,
    TIMELESS,
    TYPES,
    file_name,
    pixels,
    with_density,
)
from maze.web.exporting.pictures import (
    PLAIN,
    SHOWN,
    TITLES,
    WHATS,
    PictureLayers,
    drawn,
    picture_of,
)
from maze.web.page import Option, Page
from maze.web.run import Shown

CONTROLS = ("export-what", "export-as", "export-colors", "export-size")
FINISHED = "Text and JSON tell of the finished picture."


class ExportDialog:
    """``png`` paints, ``save`` hands a file (name, type, bytes) to the visitor; ``dress`` gives a
    theme what is wished on pieces.
    """

    def __init__(self, page: Page, places: Places, current: Callable[[], Shown | None],
                 png: Callable[[PictureLayers, float], bytes],
                 save: Callable[[str, str, bytes], None], redraw: Callable[[], None],
                 dress: Callable[[Theme], Theme] = lambda theme: theme) -> None:
        self.page = page
        self.places = places
        self.current = current
        self.png, self.save, self.redraw, self.dress = png, save, redraw, dress
        menus: tuple[Mapping[str, Said], ...] = (WHATS, FORMATS, TITLES, SIZES)
        for name, words in zip(CONTROLS, menus, strict=True):
            page.menu(name, [Option(*item) for item in words.items()])
            page.on(name, "change", self.show)
        self._is_open = False
        page.on("export-dialog", "shown", self._opened)
        page.on("export-dialog", "close", self._closed)
        page.on("export-save", "click", self.export)

    def _opened(self) -> None:
        self._is_open = True
        self.show()

    def _closed(self) -> None:
        self._is_open = False

    def show(self) -> None:
        """The name of the file, and what the choices mean for it."""
        if run := self.current():
            what, form, _ = self._chosen()
            refused = self._refusal(run, form)
            self.page.attribute("export-size-box", "hidden", None if form == "png" else "")
            self.page.attribute("export-save", "aria-disabled", "true" if refused else None)
            self.page.write("export-name", file_name(run, what, form, self._saved(run)))
            timeless = form in TIMELESS and what == SHOWN and not run.player.at_end
            self.page.write("export-said", refused or (FINISHED if timeless else ""))

    def _refusal(self, run: Shown, form: str) -> Said:
        """Why there is no file of this kind, known before anybody asks for it; or ""."""
        try:
            if form == "text":
                self._saved(run).writable(run.recipe)
        except MazeError as problem:
            return problem.message
        return ""

    def export(self) -> None:
        """Make the file and hand it over, or say in a sentence why it cannot be."""
        run = self.current()
        if run is None:
            return
        what, form, colors = self._chosen()
        name = file_name(run, what, form, self._saved(run))
        try:
            self.save(name, TYPES[ENDINGS[form]], self._content(run, what, form, colors))
            self.page.write("export-said", Message("Saved: {name}", name=name))
        except MazeError as problem:
            self.page.write("export-said", problem.message)
        except MemoryError as problem:
            self.page.write("export-said", str(problem))

    def _chosen(self) -> tuple[str, str, str]:
        what, form, colors = map(self.page.read, CONTROLS[:3])
        return what, form, colors

    def _saved(self, run: Shown) -> Files:
        return self.places.of(run.recipe).saved

    def _content(self, run: Shown, what: str, form: str, colors: str) -> bytes:
        saved = self._saved(run)
        if form == "text":
            return saved.text(picture_of(run), solution=what != PLAIN).encode()
        if form == "json":
            return saved.json(run.recipe, picture_of(run)).encode()
        picture = drawn(run, what, self.dress(FILES[colors]), saved)
        self.redraw()
        if form == "svg":
            return self._svg(run, picture).encode()
        content = self.png(picture, pixels(picture[1], form, int(self.page.read("export-size"))))
        return with_density(content) if form == "print" else content

    def _svg(self, run: Shown, picture: PictureLayers) -> str:
        """A file; its title is the link."""
        place = self.places.of(run.recipe)
        title = f"{place.id.capitalize()} {encode(run.recipe, places=self.places)}"
        return svg(*picture, title=title, unit=place.saved.UNIT)

    def fill_sheet(self) -> None:
        """The picture on the sheet that only a printer sees.

        It is what the open dialog says; without it, what the board shows, black on white.
        """
        run = self.current()
        if run is None or not run.panes:
            return
        what, _, colors = self._chosen() if self._is_open else (SHOWN, "", "print")
        picture = drawn(run, what, self.dress(FILES[colors]), self._saved(run))
        self.page.draw("print-picture", self._svg(run, picture))
        self.page.write("print-title", run.name)
        self.redraw()
