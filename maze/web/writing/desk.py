"""Desk: the panel in which a visitor writes a generator or a solver, and runs it.

The text stands in the field ``writing-text``; static/editor.mjs shows it and what is wrong with it.
A program runs only when somebody presses Run, wherever it comes from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maze.catalog import DEFAULT
from maze.errors import MazeError
from maze.grid import Grid
from maze.message import Message, Said, counted
from maze.recipe import Recipe
from maze.texts import LONGEST, retitled, title_of
from maze.visitors.program import exported
from maze.visitors.templates import TEMPLATES
from maze.web.app import App
from maze.web.mazes.runs import MazeRun
from maze.web.mazes.workshop import MazeWorkshop
from maze.web.parts import SOURCES
from maze.web.player.stage import solving_begins
from maze.web.services import Browser
from maze.web.writing import words
from maze.web.writing.library import Library
from maze.web.writing.runs import Runs
from maze.web.writing.sheet import Sheet
from maze.written import (
    ID,
    Recording,
    Written,
    programs_of,
    shape_of,
    with_program,
    written_in,
)

TITLES = {"generators": Message("Write a generator"), "solvers": Message("Write a solver")}
NAMES = {"generators": "My maze", "solvers": "My solver"}
FROM_LINK = ("Whoever made the link wrote this program. Read it, then press Run. It can draw on "
             "this board and print text. It cannot reach the network, the rest of this page, or "
             "what this device keeps, and it is stopped when it takes too long.")
NOT_FETCHED = "The source could not be fetched: is the network there?"


class Desk:
    """``wake`` asks for another frame, because steps have arrived."""

    def __init__(self, browser: Browser, app: App, shop: MazeWorkshop,
                 wake: Callable[[], None]) -> None:
        self.browser, self.app, self.shop, self.wake = browser, app, shop, wake
        self.page = page = browser.page
        self.sheet = Sheet(page)
        self.runs = Runs(browser.sandbox, browser.later, self._changed)
        self.library = Library(page, browser.records, self.sheet, self.put, browser.save)
        self.room = "generators"
        self._texts: dict[str, str] = {}                   # by room, as they were left
        self._allowed: set[tuple[str, str]] = set()        # programs that have been run
        self._coming: tuple[Recording, Recipe] | None = None   # to be shown at its first step
        self._told: tuple[object, ...] = ()
        words.show(page)
        acts: Mapping[tuple[str, str], Callable[[], None]] = {
            ("writing-run", "click"): self.run, ("writing-stop", "click"): self.runs.stop,
            ("writing-from", "change"): self._copy, ("writing-text", "input"): self._typed,
            ("writing", "close"): self._leave,
            ("writing-share", "click"): lambda: page.press("share")}
        for (name, event), act in acts.items():
            page.on(name, event, act)

    # --- the text ---------------------------------------------------------------------------------

    def open(self, room: str) -> None:
        """Show the program that runs, or the one that was written last."""
        self._texts[self.room] = self.sheet.text
        self.room = room
        page, shown = self.page, self._shown(room)
        page.write("writing-title", TITLES[room])
        page.menu("writing-from", words.ours(DEFAULT.room(room).values()))
        page.write("writing-from", "")
        self.library.show()
        if shown is not None:
            self.put(shown.text)
        else:
            self.put(self._texts.get(room) or template(room))
        page.attribute("writing-run", "disabled", None)    # somebody hears of it now
        strange = shown is not None and not shown.allowed
        self.sheet.tell(FROM_LINK if strange else "")
        if not strange:
            self.runs.warm()

    def put(self, text: str) -> None:
        """What is edited from now on."""
        self.sheet.put(text)
        self._typed()

    def _typed(self) -> None:
        text = self.sheet.text
        self.page.write("writing-name", title_of(text))
        self.page.write("writing-size", words.length_told(self._length(text)))

    def _length(self, text: str) -> int:
        """Characters of the link that holds it."""
        recipe = self._recipe(text)
        return len(self.browser.home()) + len(self.app.link_of(recipe, {})) if recipe else 0

    def _copy(self) -> None:
        """The text of one of ours, or the template."""
        name, room = self.page.read("writing-from"), self.room
        if not name:
            self.put(template(room))
            return

        def take() -> None:
            self.put(exported(words.source_of(room, name)))

        self.browser.parts.need(SOURCES, take, lambda: self.sheet.tell(NOT_FETCHED))

    def _leave(self) -> None:
        """The panel was closed."""
        self.runs.close()
        self.sheet.light(0)

    # --- running ----------------------------------------------------------------------------------

    def run(self) -> None:
        """Run what is written: on the board that the controls say, or on the maze that is shown."""
        text = exported(self.sheet.text[:LONGEST])
        if text != self.sheet.text:
            self.put(text)
        self.sheet.mark(None)
        recipe = self._recipe(text, noted=True)
        if recipe is None:
            return
        for program in programs_of(recipe):
            self._allowed.add((program.room, program.text))
        if self.room == "generators":
            self.app.waiting.after(recipe.laying(), lambda grid: self._begin(recipe, grid))
        else:
            self._allow(recipe)
            if self.app.visit(recipe, play=False):
                self.app.player.hurry(solving_begins, play=not self.browser.calm(), quiet=True)

    def _begin(self, recipe: Recipe, grid: Grid) -> None:
        """Begin a generator; the maze that is shown stays until there is a first step."""
        try:
            recipe.checked_grid()
        except MazeError as problem:
            self.sheet.mark(problem)
            return
        [program, *_] = programs_of(recipe)
        program.about(grid, shape_of(recipe))
        program.forget(grid)
        self._allow(recipe)
        recording = program.recording(grid, recipe.seed, {"seed": recipe.seed})
        self._coming = recording, recipe
        self._changed()

    def _recipe(self, text: str, *, noted: bool = False) -> Recipe | None:
        """The recipe of a program; of the other room only a program that has been allowed."""
        run = self.app.run
        try:
            if self.room == "solvers" and run is not None:
                old: Recipe = run.recipe  # type: ignore[assignment]
                return old.but(catalog=with_program(old.catalog, "solvers", text), solve=ID,
                               sopt=())
            recipe = self.shop.read()
            solver = written_in(recipe.solver)
            if solver and not solver.allowed:
                recipe = recipe.but(solve="")
            return recipe.but(catalog=with_program(recipe.catalog, "generators", text), by=ID,
                              opt=())
        except MazeError as problem:
            if noted:
                self.sheet.mark(problem)
            return None

    def _allow(self, recipe: Recipe) -> None:
        for program in programs_of(recipe):
            if (program.room, program.text) in self._allowed:
                program.allow(self.runs.ask)

    def strange(self, recipe: Recipe) -> Written | None:
        """The first program that somebody has to read before it runs; others go on."""
        self._allow(recipe)
        return next((program for program in programs_of(recipe) if not program.allowed), None)

    def _shown(self, room: str) -> Written | None:
        run = self.app.run
        found = programs_of(run.recipe) if run is not None else []  # type: ignore[arg-type]
        return next((program for program in found if program.room == room), None)

    # --- what is told -----------------------------------------------------------------------------

    def _changed(self) -> None:
        """Something has arrived from the sandbox."""
        recording = self.runs.recording
        if self._coming and self._coming[0] is recording and (
                recording.steps or (recording.over and not recording.error)):
            _, recipe = self._coming
            self._coming = None
            self.app.visit_and_play(recipe)
        if recording is not None:
            self.sheet.mark(recording.error)
            self.sheet.tell(self._state(recording))
        self.sheet.show_printed(self.runs.printed)
        self.sheet.show_busy(busy=self.runs.busy)
        self.wake()

    def _state(self, recording: Recording) -> Said:
        if recording.error is not None:
            return ""
        steps = len(recording.steps)
        if recording.over:
            return counted("Done: {n} step.", "Done: {n} steps.", n=steps)
        return "Running…" if self.runs.running else "Python is starting in the sandbox…"

    def refresh(self, run: MazeRun) -> None:
        """A frame was drawn: light the line that made the step that is shown."""
        line = self._line(run)
        if self._told != (run, line):
            self._told = run, line
            self.sheet.light(line)

    def _line(self, run: MazeRun) -> int:
        program, position = self._shown(self.room), run.player.position
        recording = program.latest(run.drawing.scene.grid) if program else None
        if recording is None:
            return 0
        first = next((at for at in run.player.landmarks
                      if self.room == "solvers" and at <= position), 0)
        at = position - first - 1
        return recording.lines[at] if 0 <= at < len(recording.lines) else 0


def template(room: str) -> str:
    """A few lines that work."""
    return retitled(exported(TEMPLATES[room]), NAMES[room])
