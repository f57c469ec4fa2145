"""Bench: where the program of the panel is run and proved, and what is told of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maze.errors import MazeError
from maze.message import Said, counted
from maze.recordings import Recorded, Recording
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.visitors.cases import SEEDS
from maze.visitors.errors import ProgramError
from maze.visitors.judging import RUNS
from maze.visitors.report import REFUTED, Counter
from maze.web.house import House
from maze.web.writing.boxes import Boxes
from maze.web.writing.examples import Examples
from maze.web.writing.findings import Findings
from maze.web.writing.ground import Ground
from maze.web.writing.proofs import Proofs
from maze.web.writing.runs import Runs
from maze.web.writing.sheet import Sheet
from maze.web.writing.tasks import Tasks
from maze.web.writing.values import ValuesView

BUDGET = 0.004                                             # seconds a frame


class Bench:
    """``room`` is that of the program that is written, for a place that lends its ``ground``;
    ``sheet`` shows it."""

    def __init__(self, house: House, ground: Ground, sheet: Sheet, tasks: Tasks) -> None:
        self.app, self.ground, self.sheet, self.tasks = house.app, ground, sheet, tasks
        self.browser = house.browser
        self.wake = house.stage.wake                       # for another frame: steps have arrived
        self.room = next(iter(ground.rooms))
        self.boxes = Boxes(lambda hear: self.browser.sandbox(hear, self.ground.parts),
                           self.browser.later, self._changed, spares=self.browser.roomy())
        self.runs = Runs(self.boxes)
        self.proofs = Proofs(self.boxes, house.works.scheduler, self._changed)
        self.findings = Findings(house.browser.page, self.proofs, self._show)
        self.examples = Examples(self.app, self.allow)
        self.values = ValuesView(house.browser.page, "writing-values", "writing-lit", self.wake)
        self._allowed: set[tuple[str, str]] = set()        # programs that have been run
        self._coming: tuple[Recording, Any] | None = None   # to be shown at its first step
        self._proved = False                               # whether the last thing was a proof
        self._told: tuple[object, ...] = ()

    def enter(self, ground: Ground, room: str) -> None:
        """Programs for a room of a place are written from now on."""
        if ground is not self.ground:                      # a sandbox has what one place needs
            self.boxes.close()
        self.ground, self.room = ground, room

    # --- running ----------------------------------------------------------------------------------

    def run(self, text: str) -> None:
        """Run it: on the board that the controls say, or on the maze that is shown."""
        self._leave_proof()
        recipe = self.recipe(text, noted=True)
        if recipe is None:
            return
        for program in self.ground.programs(recipe):
            self._allowed.add((program.room, program.text))
        if self.room == "solvers":
            self.allow(recipe)
            self.ground.visit(recipe, later=True)
        else:
            self.app.waiting.after(self.app.shop_of(recipe).laying(recipe),
                                   lambda _: self._begin(recipe))

    def _begin(self, recipe: Any) -> None:
        """Begin a program; the picture that is shown stays until there is a first step."""
        try:
            recording = self.ground.recording(recipe)
        except MazeError as problem:
            self.sheet.mark(problem)
            return
        self.allow(recipe)
        self._coming = (recording, recipe) if recording else None
        self._changed()

    def recipe(self, text: str, *, noted: bool = False) -> Any:
        """The recipe of a program, or None; of another room only a program that was allowed."""
        try:
            return self.ground.recipe(self.room, text, self._shown_run)
        except MazeError as problem:
            if noted:
                self.sheet.mark(problem)
            return None

    @property
    def _shown_run(self) -> Any:
        """What is shown, if it is of this place."""
        run = self.app.run
        return run if run is not None and run.recipe.place_id == self.ground.place else None

    def allow(self, recipe: Any) -> None:
        """Let those programs of a recipe run that somebody has run before."""
        for program in self.ground.programs(recipe):
            if (program.room, program.text) in self._allowed:
                program.allow(self._ask)

    def _ask(self, recording: Recording) -> None:
        self._leave_proof()
        self.runs.ask(recording)

    def strange(self, ground: Ground, recipe: Any) -> Recorded | None:
        """The first program that somebody has to read before it runs; others go on."""
        programs: list[Recorded] = ground.programs(recipe)
        for program in programs:
            if (program.room, program.text) in self._allowed:
                program.allow(self._ask)
        return next((program for program in programs if not program.allowed), None)

    def shown(self, room: str) -> Recorded | None:
        """The program of a room in what is shown."""
        run = self._shown_run
        programs: list[Recorded] = self.ground.programs(run.recipe) if run else []
        return next((program for program in programs if program.room == room), None)

    # --- proving ----------------------------------------------------------------------------------

    def prove(self, text: str) -> None:
        """Prove it, or judge it by the exercise."""
        self._proved = True
        self.sheet.mark(None)
        self.proofs.begin(text, SEEDS, self.tasks.chosen, self.ground.rooms)

    def _show(self, counter: Counter) -> None:
        """Play a counter-example on the board."""
        facts, text = self.proofs.facts, self.proofs.text
        assert facts and self.proofs.report
        self._allowed.add((facts.room, text))
        verdict = next(one for one in self.proofs.report.verdicts if one.counter is counter)
        self.examples.show(self.ground, facts.room, text, counter,
                           MazeError(verdict.words) if verdict.claim == RUNS else None)

    def meet(self, text: str) -> None:
        """Another text is written: what was found about the one before says nothing of it."""
        if text != self.proofs.text and not self.proofs.busy:
            self._proved = False
            self.findings.put_away()

    def _leave_proof(self) -> None:
        self._proved = False
        self.proofs.stop()

    def stop(self) -> None:
        """End whatever runs; what it has shown so far stays."""
        self.proofs.stop()
        self.boxes.stop()

    def close(self) -> None:
        """Nobody writes any more: give back the memory."""
        self.proofs.stop()
        self.boxes.close()

    # --- what is told -----------------------------------------------------------------------------

    def _changed(self) -> None:
        """Something has arrived from the sandbox, or was judged."""
        recording = self.runs.recording
        if self._coming and self._coming[0] is recording and (
                recording.steps or (recording.over and not recording.error)):
            _, recipe = self._coming
            self._coming = None
            self.ground.visit(recipe, later=False)
        if self._proved:
            self._tell_proof()
        elif recording is not None:
            self.sheet.mark(recording.error)
            self.sheet.tell(self._state(recording))
        self.sheet.show_printed(self.runs.printed)
        self.sheet.show_busy(busy=self.runs.busy or self.proofs.busy)
        self.wake()

    def _state(self, recording: Recording) -> Said:
        if recording.error is not None:
            return ""
        steps = len(recording.steps)
        if recording.over:
            return counted("Done: {n} step.", "Done: {n} steps.", n=steps)
        return "Running…" if self.boxes.running else "Python is starting in the sandbox…"

    def _tell_proof(self) -> None:
        proofs, error = self.proofs, self.proofs.wrong
        self.findings.refresh()
        self.sheet.tell(proofs.told if proofs.busy else "")
        if proofs.report is not None:
            at = next((one for one in proofs.report.verdicts
                       if one.state == REFUTED and one.line), None)
            error = ProgramError(at.words) if at else None
            if isinstance(error, ProgramError) and at:
                error.line = at.line
            if proofs.passed:
                self.tasks.passed(proofs.text)
        self.sheet.mark(error)

    def refresh(self, run: Any) -> None:
        """A frame was drawn: light the line that made the step that is shown, and list what the
        program's variables held then."""
        if run is not self._shown_run:
            return
        program = self.shown(self.room)
        recording, done = self.ground.reached(program, run) if program else (None, 0)
        line = recording.lines[done - 1] if recording and 0 < done <= len(recording.lines) else 0
        if self._told != (run, line):
            self._told = run, line
            self.sheet.light(line)
        last = self.runs.recording
        if last and last.error and not last.steps:         # the maze from before is on the board
            recording, done = last, 0
        past = self.runs.past_of(recording) if recording and (done > 0 or recording.error) else None
        if past is None:
            self.values.show({})
            return
        if recording and recording.error and done == len(recording.steps):
            done += 1                                      # what they held where it has raised
        end = self.browser.clock() + BUDGET
        if past.reach(done, lambda: self.browser.clock() < end):
            self.values.show(past.at(done))
        else:
            self.wake()

    def layers(self, theme: Theme) -> Iterable[Layer | Label]:
        """What a counter-example points at, and the places in a variable."""
        run = self._shown_run
        if run is not None:
            yield from self.examples.layers(theme)
            yield from self.ground.layers(self.values, run, theme)
