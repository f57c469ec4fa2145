"""Printing: the form of a set of puzzles, its pages as they will be printed, and the work."""

from __future__ import annotations

import json
from collections.abc import Callable

from maze.errors import MazeError
from maze.jobs import Job, Part
from maze.message import Message, Said, counted, joined
from maze.paper.choosing import TRIES
from maze.paper.fields import encode_fields
from maze.paper.files import words
from maze.paper.frames import maze_box
from maze.paper.html import fragment
from maze.paper.packed import unpacked
from maze.paper.page import Page
from maze.paper.recipe import SheetRecipe
from maze.paper.svg import Voice
from maze.places.print import PLACE
from maze.progress import Progress
from maze.web.house import House
from maze.web.modes import Modes
from maze.web.paper.form import Form
from maze.web.run import Document, Workshop

WORK = "sheets"                                            # of the page's works
MANY = 20_000                                              # cells that are worth a worker


class Printing(Workshop[SheetRecipe, Document]):
    """The preview follows the form; what is made can be stopped."""

    def __init__(self, house: House) -> None:
        self.house, self.page, self.works = house, house.browser.page, house.works
        self.modes = Modes(self.page, PLACE)
        self.recipe = SheetRecipe()
        self.pages: list[Page] = []
        self.form = Form(self.page, self.changed)
        self.page.on("print-print", "click", self.print)
        self.page.on("print-stop", "click", self.stop)
        self.page.on("print-dice", "click", self.shuffle)

    # --- recipes --------------------------------------------------------------------------------

    def write(self, recipe: SheetRecipe) -> None:
        self.form.write(recipe)

    def read(self) -> SheetRecipe:
        return self.form.read(self.recipe)[0]

    def begin(self, recipe: SheetRecipe) -> Document:
        """Show the form; the pages come when they are made."""
        self.page.attribute("", "data-mode", self.modes.first)
        if recipe != self.recipe or not self.pages:
            self.recipe = recipe
            self._make()
        return Document(recipe, "Sheets of puzzles, as they will be printed.")

    def commands(self) -> dict[str, Callable[[], None]]:
        return {"new": self.shuffle}

    # --- what people do -------------------------------------------------------------------------

    def changed(self) -> None:
        """A control was changed: the pages follow."""
        try:
            recipe, notes = self.form.read(self.recipe)
        except MazeError as problem:
            self.house.app.voice.note(problem.message)
            return
        if recipe != self.recipe:
            self.house.app.replace(recipe)
        self.house.app.voice.note(joined(notes))

    def shuffle(self) -> None:
        """Other puzzles of the same kind."""
        self.house.app.make(lambda: self.recipe.but(set=self.house.browser.fresh()))

    def print(self) -> None:
        """Have the browser print the pages that are shown."""
        if self.pages:
            self.house.browser.print_page()

    def stop(self) -> None:
        """The work is dropped; the form stays as it is."""
        if not self.works.busy(WORK):                      # a PDF is being made: static/paper.mjs
            return
        self.works.cancel(WORK)
        self._busy(False)
        self._tell("Stopped. Change something, or choose another seed, to begin again.")

    # --- the work -------------------------------------------------------------------------------

    def _make(self) -> None:
        recipe = self.recipe
        self.pages = []
        self.page.attribute("print-pages", "aria-busy", "true")
        self._busy(True)
        self._tell("Making mazes")
        width, height = maze_box(recipe)
        cells = TRIES * recipe.make * width * height / (recipe.mm + recipe.wall) ** 2
        job = Job(WORK, json.dumps(encode_fields(recipe)))
        self.works.begin(WORK, job, self._made, self._told, self._failed,
                         heavy=cells > MANY or recipe.what != "mazes" or bool(recipe.pict))

    def _told(self, part: Part) -> None:
        if isinstance(part, Progress) and part.of:
            self.page.attribute("print-progress", "value", str(part.done / part.of))
            self._tell(part.doing)

    def _made(self, data: bytes) -> None:
        self.pages, note = unpacked(data)
        browser = self.house.browser
        voice = Voice(self.page.said, browser.home(), later=True)
        self.page.attribute("print-pages", "data-title", self.recipe.named)
        self.page.attribute("print-pages", "data-name", "-".join(words(self.recipe)))
        self.page.draw("print-pages", fragment(self.pages, voice, self.recipe.format))
        self._busy(False)
        puzzles = counted("{n} puzzle", "{n} puzzles", n=self.recipe.make)
        pages = counted("{n} page", "{n} pages", n=len(self.pages))
        self._tell(Message("{puzzles} on {pages}, ready to print.", puzzles=puzzles, pages=pages))
        if note:
            self.house.app.voice.note(note, more=True)

    def _failed(self, error: Exception) -> None:
        self._busy(False)
        self._tell(error.message if isinstance(error, MazeError) else Message(
            "The pages could not be made: {error}.", error=str(error) or type(error).__name__))

    def _busy(self, on: bool) -> None:
        self.page.attribute("print-stop", "hidden", None if on else "")
        self.page.attribute("print-progress", "hidden", None if on else "")
        for button in ("print-print", "print-pdf"):
            self.page.attribute(button, "aria-disabled", "true" if on else None)
        if not on:
            self.page.attribute("print-progress", "value", "0")
            self.page.attribute("print-pages", "aria-busy", None)

    def _tell(self, words: Said) -> None:
        self.page.write("print-told", words)
