"""Proofs: a visitor's program is run in a sandbox and judged on the page.

The proof (``maze.visitors.proving``) is our own code, runs on the page in slices, and only asks
for runs.  The program is in the sandbox, which sends what it did as steps and two sentences; each
step is checked against the grid before the proof sees it.  So nothing that the program says can be
more than the steps of a run.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Collection, Container, Generator
from typing import TypeAlias

from maze.errors import MazeError
from maze.message import Message, Said, counted
from maze.progress import Progress
from maze.texts import title_of
from maze.visitors.cases import Case
from maze.visitors.evidence import HEAD, Evidence, arrived
from maze.visitors.exercises import Exercise, exercise_proof
from maze.visitors.facts import Facts, facts_from
from maze.visitors.program import GENERATORS, SOLVERS
from maze.visitors.proving import Proof
from maze.visitors.proving_solvers import proof_of
from maze.visitors.report import REFUTED, Report, Verdict
from maze.web.work.scheduler import Scheduler
from maze.web.writing.boxes import Boxes, Silence
from maze.web.writing.strange import Unfair, facts_of, ints_of, sentences_of

NAME = "proof"                                             # of its slices, on the page
ENDED = 4                                                  # sandboxes that may fall silent

Judging: TypeAlias = Generator[Progress | None, None, list[Case] | Report]


class Proofs:
    """One proof at a time.  ``changed`` is called when something is to be told.

    report   of the last proof, once it is whole
    runs     how many runs were judged
    wrong    why there is no report, or ""
    """

    def __init__(self, boxes: Boxes, scheduler: Scheduler, changed: Callable[[], None]) -> None:
        self.boxes, self.scheduler, self.changed = boxes, scheduler, changed
        self.text = ""
        self.exercise: Exercise | None = None
        self.rooms: list[str] = []
        self.report: Report | None = None
        self.facts: Facts | None = None
        self.runs = 0
        self.wrong: MazeError | None = None
        self._silences = 0
        self._proof: Proof | None = None
        self._asked: list[Case] = []                       # what the proof wants to see
        self._found: list[Evidence] = []                   # what of it has been seen
        self._now: list[Case] = []                         # what the sandbox is running
        self._seeds = 0

    @property
    def busy(self) -> bool:
        return isinstance(self.boxes.work, Witness) or self.scheduler.busy(NAME)

    @property
    def told(self) -> Message:
        """How far it is."""
        if not self.runs:
            return Message("Python is starting in the sandbox…")
        return counted("Proving: {n} run judged…", "Proving: {n} runs judged…", n=self.runs)

    def begin(self, text: str, seeds: int, exercise: Exercise | None = None,
              rooms: Collection[str] = (GENERATORS, SOLVERS)) -> None:
        """Prove a program of one of some rooms, or judge it by an exercise."""
        self.stop()
        self.rooms = [*rooms]
        self.text, self.exercise, self._seeds = text, exercise, seeds
        self.report = self.facts = self.wrong = self._proof = None
        self.runs = self._silences = 0
        self._asked, self._found, self._now = [], [], []
        self.boxes.begin(Witness(self))

    def stop(self) -> None:
        """Leave a proof that is not whole."""
        self.scheduler.cancel(NAME)
        if isinstance(self.boxes.work, Witness):
            self.boxes.stop()

    # --- what the sandbox says --------------------------------------------------------------------

    def met(self, facts: Facts) -> None:
        """The program has been compiled: what it says of itself."""
        if self._proof is None:
            self.facts = facts
            self._proof = self.plan(facts)
            self._judge(self._first(self._proof))
        else:                                              # in another sandbox, after a silence
            self._ask(self._now)

    def plan(self, facts: Facts) -> Proof:
        """What is to be found out about a program that says this of itself."""
        if self.exercise:
            return exercise_proof(self.exercise, facts, self.text, self._seeds)
        return proof_of(facts, self._seeds)

    def seen(self, numbers: array[int], words: list[dict[str, Said | None]]) -> None:
        """What it did in the runs that were asked for."""
        self.boxes.rest()
        self._judge(self._next(numbers, words))

    def lost(self, error: MazeError | None) -> None:
        """The sandbox has ended before the proof was whole."""
        self.scheduler.cancel(NAME)
        self._silences += isinstance(error, Silence)
        if isinstance(error, Silence) and self._now and self._silences < ENDED:
            if len(self._now) > 1:                         # which one was it?
                self._now = self._now[:1]
                self.boxes.begin(Witness(self))
            else:
                silent = Evidence(error=error.message, line=error.line)
                self._judge(self._took([silent]))
        elif self.report is None:
            self.wrong = error

    # --- judging, in slices -----------------------------------------------------------------------

    def _judge(self, slices: Judging) -> None:
        self.scheduler.begin(NAME, slices, self._go_on, failed=self._broken)
        self.changed()

    def _first(self, proof: Proof) -> Judging:
        yield None
        return (yield from self._until_asked(lambda: next(proof)))

    def _next(self, numbers: array[int], words: list[dict[str, Said | None]]) -> Judging:
        assert self.facts
        found = yield from arrived(numbers, words, self._now, self.facts.room)
        return (yield from self._took(found))

    def _took(self, found: list[Evidence]) -> Judging:
        """What was seen is complete, or one more run is to be seen."""
        assert self._proof
        proof = self._proof
        self.runs += len(found)
        self._found += found
        yield None
        if len(self._found) < len(self._asked):            # one at a time, after a silence
            return self._asked[len(self._found):][:1]
        found, self._found = self._found, []
        return (yield from self._until_asked(lambda: proof.send(found)))

    def _until_asked(self, go_on: Callable[[], list[Case]]) -> Judging:
        """Until the proof wants runs, or is whole."""
        assert self._proof
        try:
            asked = go_on()
            while not asked:
                yield None
                asked = self._proof.send([])
        except StopIteration as stop:
            report: Report = stop.value
            return report
        return asked

    def _go_on(self, found: list[Case] | Report) -> None:
        if isinstance(found, Report):
            self.report = found
            self.boxes.stop()
            self.changed()
            return
        if not self._found:
            self._asked = found
        self._now = found
        if isinstance(self.boxes.work, Witness):
            self._ask(found)
        else:                                              # the last one fell silent
            self.boxes.begin(Witness(self))
        self.changed()

    def _ask(self, cases: list[Case]) -> None:
        work = self.boxes.work
        assert isinstance(work, Witness)
        work.expect(cases)
        self.boxes.send(json.dumps({"cases": [case.data() for case in cases]}))

    def _broken(self, error: Exception) -> None:
        """What arrived was no evidence."""
        self.boxes.stop()
        self.wrong = error if isinstance(error, MazeError) else MazeError(
            "Stopped: the program said something that cannot be.")
        self.changed()

    def verdict(self, claim: str) -> Verdict | None:
        """What was found about a claim."""
        return self.report[claim] if self.report and claim in self.report else None

    @property
    def passed(self) -> bool:
        """Whether an exercise was done."""
        return self.report is not None and self.exercise is not None and not any(
            verdict.state == REFUTED for verdict in self.report.verdicts)


class Witness:
    """A program in a sandbox that tells what it does: see ``maze.web.writing.boxes.Work``."""

    progress: Container[str] = ("facts", "evidence", "ran")

    def __init__(self, proofs: Proofs) -> None:
        self.proofs = proofs
        self.order = json.dumps({"prove": True, "text": proofs.text, "rooms": proofs.rooms})
        self._numbers: array[int] | None = None            # of the runs that are being told
        self._most = 0
        self._met = False

    def expect(self, cases: list[Case]) -> None:
        """So many numbers at most: steps, and an answer of some times the cells."""
        self._numbers = array("i")
        self._most = sum(case.most + HEAD + case.numbers for case in cases)

    def hear(self, what: str, content: str | bytes) -> bool:
        if what == "facts" and not self._met and isinstance(content, str):
            self._met = True
            self.proofs.boxes.rest()
            told = {**facts_of(content), "title": title_of(self.proofs.text)}
            self.proofs.met(facts_from(told, self.proofs.text, self.proofs.rooms))
        elif what == "evidence" and isinstance(content, bytes) and self._numbers is not None:
            self._numbers += ints_of(content)
            if len(self._numbers) > self._most:
                raise Unfair
        elif what == "ran" and isinstance(content, str) and self._numbers is not None:
            numbers, self._numbers = self._numbers, None
            self.proofs.seen(numbers, sentences_of(content))
        elif what != "print":                              # what it prints is nobody's business
            raise Unfair
        return False

    def ended(self, error: MazeError | None) -> None:
        self.proofs.lost(error)
