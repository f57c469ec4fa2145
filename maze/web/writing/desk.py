"""Desk: the panel in which a visitor writes a generator, a solver or a search.

The text stands in the field ``writing-text``; static/editor.mjs shows it and what is wrong with it.
Wherever a program comes from, it runs only when somebody presses Run, Prove it or Check.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maze.catalog import DEFAULT
from maze.message import Message
from maze.texts import LONGEST, retitled, title_of
from maze.visitors.mice import MICE
from maze.visitors.program import exported
from maze.visitors.templates import TEMPLATES
from maze.web.house import House
from maze.web.parts import SOURCES
from maze.web.sharing.links import length_told
from maze.web.writing import words
from maze.web.writing.bench import Bench
from maze.web.writing.contest import ContestBoards
from maze.web.writing.ground import Ground
from maze.web.writing.library import Library
from maze.web.writing.sheet import Sheet
from maze.web.writing.tasks import Tasks

TITLES = {"generators": Message("Write a generator"), "solvers": Message("Write a solver"),
          "searches": Message("Write a search")}
NAMES = {"generators": "My maze", "solvers": "My solver", "searches": "My search"}
FROM_LINK = ("Whoever made the link wrote this program. Read it, then press Run. It can draw on "
             "this board and print text. It cannot reach the network, the rest of this page, or "
             "what this device keeps, and it is stopped when it takes too long.")
NOT_FETCHED = "The source could not be fetched: is the network there?"


class Desk:
    """The panel, which two places share; ``bench`` runs what is written.

    ``ground`` is what the place lends that has opened it first.
    """

    def __init__(self, house: House, ground: Ground) -> None:
        self.app, self.browser = house.app, house.browser
        self.page = page = house.browser.page
        self.sheet = Sheet(page)
        self.tasks = Tasks(page, self.browser.records, self._begin_task,
                           lambda name: self.app.keep("exercise", name))
        self.bench = Bench(house, ground, self.sheet, self.tasks)
        self.library = Library(page, self.browser.records, self.sheet, self.put, self.browser.save)
        self.boards = ContestBoards(house, self.sheet)
        self._texts: dict[str, str] = {}                   # by room, as they were left
        words.show(page)
        acts: Mapping[tuple[str, str], Callable[[], None]] = {
            ("writing-run", "click"): lambda: self.bench.run(self._exported()),
            ("writing-prove", "click"): lambda: self.bench.prove(self._exported()),
            ("writing-stop", "click"): self.bench.stop,
            ("writing-from", "change"): self._copy, ("writing-text", "input"): self._typed,
            ("writing", "close"): self._leave,
            ("writing-share", "click"): lambda: page.press("share")}
        for (name, event), act in acts.items():
            page.on(name, event, act)

    @property
    def room(self) -> str:
        return self.bench.room

    # --- the text ---------------------------------------------------------------------------------

    def open(self, ground: Ground, room: str) -> None:
        """Show the program that runs, or the one that was written last."""
        self._texts[self.room] = self.sheet.text
        if self.tasks.chosen and self.tasks.chosen.room != room:
            self._leave_task()
        self.bench.enter(ground, room)
        page, shown = self.page, self.bench.shown(room)
        self._enter(room)
        self.library.show()
        if shown is not None:
            self.put(shown.text)
        else:
            self.put(self._texts.get(room) or self._start())
        for name in ("writing-run", "writing-prove"):
            page.attribute(name, "disabled", None)         # presses are received now
        strange = shown is not None and not shown.allowed
        self.sheet.tell(FROM_LINK if strange else "")
        if not strange:
            self.bench.boxes.warm()

    def _enter(self, room: str) -> None:
        """Programs for a room are written from now on."""
        self.bench.room = room
        self.page.attribute("writing-tasks", "hidden", "" if room == "searches" else None)
        self.page.write("writing-title", TITLES[room])
        self.page.menu("writing-from", self.tasks.starts if self.tasks.chosen else
                       words.starts(room, DEFAULT.room(room).values()))
        self.page.write("writing-from", "")
        self.page.attribute("writing-mouse", "hidden", None if room == "solvers" else "")

    def put(self, text: str) -> None:
        """What is edited from now on."""
        self.sheet.put(text)
        self.bench.meet(exported(text))
        self._typed()

    def _typed(self) -> None:
        text = self.sheet.text
        self.page.write("writing-name", title_of(text))
        self.page.write("writing-size", length_told(self._length(text), written=True))

    def _length(self, text: str) -> int:
        """Characters of the link that holds it."""
        recipe = self.bench.recipe(text)
        return len(self.browser.home()) + len(self.app.link_of(recipe, {})) if recipe else 0

    def _exported(self) -> str:
        """What is written, with the number of the vocabulary."""
        text = exported(self.sheet.text[:LONGEST])
        if text != self.sheet.text:
            self.put(text)
        return text

    def _start(self) -> str:
        """The text to begin with."""
        return self.tasks.text() if self.tasks.chosen else template(self.room)

    def _copy(self) -> None:
        """The text of one of ours, the template, or what an exercise begins with."""
        name, room = self.page.read("writing-from"), self.room
        if self.tasks.chosen:
            self.put(self.tasks.text(name))
            return
        if not name or name in MICE:
            self.put(mouse(name) if name else template(room))
            return

        def take() -> None:
            self.put(exported(words.source_of(room, name)))

        self.browser.parts.need(SOURCES, take, lambda: self.sheet.tell(NOT_FETCHED))

    def _leave(self) -> None:
        """The panel was closed."""
        self.bench.close()
        self.sheet.light(0)

    # --- exercises --------------------------------------------------------------------------------

    def exercise(self, name: str) -> None:
        """A link says which exercise is to be done; "" for none."""
        if name == (self.tasks.chosen.id if self.tasks.chosen else ""):
            return
        self.tasks.choose(name)
        if self.tasks.chosen:
            self._texts = {}
            self.sheet.put("")
            self.page.press(f"write-{self.tasks.chosen.room}")

    def _begin_task(self) -> None:
        """An exercise was chosen in the panel, or left."""
        self._enter(self.tasks.chosen.room if self.tasks.chosen else self.room)
        self.put(self._start())

    def _leave_task(self) -> None:
        self.tasks.choose("")
        self.app.keep("exercise", None)


def template(room: str) -> str:
    """A few lines that work."""
    return retitled(exported(TEMPLATES[room]), NAMES[room])


def mouse(name: str) -> str:
    """A program for a micromouse."""
    title, text = MICE[name]
    return retitled(exported(text), title.text)
