"""ExportDialog: what, in which colors, as which file; and the sheet that is printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maze.errors import MazeError
from maze.message import Message, Said
from maze.place import Files, Places
from maze.render.svg import svg
from maze.render.theme import FILES, Theme
from maze.saving import Asked
from maze.share import encode
from maze.web.exporting.files import (
    FORMATS,
    SIZES,
    TIMELESS,
    file_name,
    kind,
    pixels,
    with_density,
)
from maze.web.exporting.makers import Makers
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
FINISHED = "This kind of file tells of the finished picture."


class ExportDialog:
    """``png`` paints, ``save`` hands a file (name, type, bytes) to the visitor; ``dress`` gives a
    theme what the settings show on pieces.
    """

    def __init__(self, page: Page, places: Places, current: Callable[[], Shown | None],
                 png: Callable[[PictureLayers, float], bytes],
                 save: Callable[[str, str, bytes], None], redraw: Callable[[], None],
                 makers: Makers, dress: Callable[[Theme], Theme] = lambda theme: theme) -> None:
        self.page = page
        self.places = places
        self.makers = makers
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
            place = self.places.of(run.recipe)
            more = place.forms
            self.page.menu("export-as", [Option(*item) for item in (
                *FORMATS.items(), *((id_, form.title) for id_, form in more.items()))])
            what, form, _ = self._chosen()
            self.makers.show(more.get(form))
            refused = self._refusal(run, form)
            self.page.attribute("export-size-box", "hidden", None if form == "png" else "")
            self.page.attribute("export-save", "aria-disabled", "true" if refused else None)
            self.page.write("export-name", file_name(run, what, form, place))
            timeless = (form in {*TIMELESS, *more} and what == SHOWN
                        and not run.player.at_end)
            self.page.write("export-said", refused or (FINISHED if timeless else ""))

    def _refusal(self, run: Shown, form: str) -> Said:
        """Why there is no file of this kind, known before anybody asks for it; or ""."""
        try:
            place = self.places.of(run.recipe)
            if form == "text":
                place.saved.writable(run.recipe)
            elif form in place.forms:
                place.forms[form].check(run.recipe)
        except MazeError as problem:
            return problem.message
        return ""

    def export(self) -> None:
        """Make the file and hand it over, or say in a sentence why it cannot be."""
        run = self.current()
        if run is None:
            return
        what, form, colors = self._chosen()
        place = self.places.of(run.recipe)
        name, type_ = file_name(run, what, form, place), kind(form, place)
        try:
            if form in place.forms:
                more = place.forms[form]
                asked = Asked(what != PLAIN, self.makers.measures(more), self.png)
                self.makers.begin(lambda: more.begin(run.recipe, picture_of(run), asked),
                                  lambda content: self._save(name, type_, content), self._fail)
            else:
                self._save(name, type_, self._content(run, what, form, colors))
        except (MazeError, MemoryError) as problem:
            self._fail(problem)

    def _save(self, name: str, kind: str, content: bytes) -> None:
        self.save(name, kind, content)
        self.page.write("export-said", Message("Saved: {name}", name=name))

    def _fail(self, problem: Exception) -> None:
        self.page.write("export-said", problem.message if isinstance(problem, MazeError)
                        else str(problem))

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
        picture = drawn(run, what, self.dress(FILES[colors]), saved, self.page.said)
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
        picture = drawn(run, what, self.dress(FILES[colors]), self._saved(run),
                        self.page.said)
        self.page.draw("print-picture", self._svg(run, picture))
        self.page.write("print-title", what == PLAIN and run.plain_name or run.name)
        self.redraw()
