"""Proofs and exercises on the page: judged by the page, run in a sandbox that may lie."""

from __future__ import annotations

import json
from array import array

import pytest

from maze.catalog import generators
from maze.message import Fixed, Grouped, Joined, Message
from maze.packing import told
from maze.recipe import Recipe
from maze.share import VIEW, decode, encode
from maze.visitors import cases
from maze.visitors.exercises import EXERCISES
from maze.visitors.report import TITLES
from maze.visitors.starts import SOLUTIONS
from maze.web.device.known import EXERCISES_DONE
from maze.web.work.scheduler import Scheduler
from maze.web.writing import watching
from maze.web.writing.boxes import READY, Boxes
from maze.web.writing.desk import template
from maze.web.writing.proofs import Proofs
from maze.web.writing.strange import Unfair, message_of
from maze.written import with_program
from tests.broken_programs import GENERATORS, SOLVERS
from tests.test_web import SMALL
from tests.test_written import ERROR, Box, Desk

LOOP = GENERATORS["kruskal without its check"][0]


@pytest.fixture(autouse=True)
def strangers():
    with_program.cache_clear()


@pytest.fixture(autouse=True)
def few(monkeypatch):
    """Few boards and seeds, so that a proof takes a moment."""
    boards = cases.row(2), Recipe(size=(3, 3)), Recipe(shape="hexagon", size=(3, 3))
    monkeypatch.setattr(cases, "boards", lambda: boards)
    monkeypatch.setattr(cases, "SCALES", ((3, 3), (5, 5)))
    monkeypatch.setattr("maze.visitors.placing.SIZE", (4, 4))
    monkeypatch.setattr("maze.visitors.proving.SIZE", (4, 4))
    monkeypatch.setattr("maze.visitors.placing.MANY", 1)
    monkeypatch.setattr("maze.visitors.proving.MANY", 1)
    monkeypatch.setattr("maze.visitors.proving.DRAWS", 80)
    two = {name: entry for name, entry in generators().items() if name in ("prim", "wilson")}
    monkeypatch.setattr("maze.visitors.placing.generators", lambda: two)
    monkeypatch.setattr("maze.web.writing.bench.SEEDS", 3)
    monkeypatch.setattr("maze.visitors.exercises.MANY_MAZES", 30)


class Prover(Desk):
    """A page whose program is proved; a link with an exercise has opened the panel already."""

    def prove(self, text: str | None = None) -> Prover:
        if text is not None:
            self.page.fire("writing-text", "input", text)
        self.page.fire("writing-prove", "click")
        return self.settle()

    def settle(self) -> Prover:
        for _ in range(400):
            self.frames(5)
            self.browser.run(0.1)
            if not self.desk.bench.proofs.busy:
                break
        return self

    @property
    def desk(self):
        return self.app.shop.own.desk

    def state(self, claim: str) -> str | None:
        shown = self.page.attributes.get((f"proof-{claim}", "hidden"), "") is None
        return self.page.attributes[f"proof-{claim}", "data-state"] if shown else None

    def words(self, claim: str) -> str:
        return self.page.read(f"proof-{claim}-words")


def test_the_template_is_proved_by_the_page():
    site = Prover().prove()
    assert not site.wrong and site.page.attributes["proof", "hidden"] is None
    assert {claim: site.state(claim) for claim in TITLES if site.state(claim)} == {
        "runs": "proved", "true": "proved", "tree": "proved", "same": "proved", "source": "proved",
        "cost": "told", "placed": "told", "even": "told"}
    assert "9 runs on 3 shapes end" in site.words("runs")
    for claim in ("cost", "placed", "even"):
        assert site.page.read(f"proof-{claim}-chart").startswith("<svg")
    assert "runs were judged" in site.page.read("proof-told")
    assert site.page.attributes["writing-stop", "disabled"] == ""


def test_a_counter_example_is_played_on_the_board_with_its_steps():
    site = Prover().prove(LOOP)
    assert site.state("tree") == "refuted" and "that closes a loop" in site.words("tree")
    began = len(site.browser.sandboxes)
    site.page.fire("proof-tree-show", "click")
    site.wait().end()
    assert site.app.run.recipe.size == (2, 2) and site.app.run.player.known == 4
    assert len(site.browser.sandboxes) == began
    assert len(list(site.desk.bench.layers(site.browser.theme()))) == 1    # the cell, marked
    site.press("new").wait()
    assert not list(site.desk.bench.layers(site.browser.theme()))


@pytest.mark.prove
def test_a_solver_is_proved_and_its_wrong_path_is_drawn():
    text, claim, _, _ = next(one for one in SOLVERS.values() if one[1] == "way")
    site = Prover(SMALL, "solvers").prove(text)
    assert site.state(claim) == "refuted"
    site.page.fire("proof-way-show", "click")
    site.wait().end()
    assert site.app.run.recipe.solve == "mine" and site.app.run.player.known > 3


def test_an_error_is_marked_at_its_line():
    site = Prover().prove(ERROR)
    assert site.state("runs") == "refuted" and "ZeroDivisionError" in site.wrong
    assert site.page.attributes["writing-text", "data-error"] == "5:0"
    site.page.fire("proof-runs-show", "click")
    site.wait().end()
    assert site.app.run.player.known == 1
    site = Prover().prove("def generate(maze, rng):\n    yield 1 +\n")
    assert "SyntaxError" in site.wrong and site.state("runs") is None


def test_stop_leaves_no_report_and_run_comes_after_it():
    site = Prover()
    site.page.fire("writing-prove", "click")
    site.frames(3)
    assert site.page.attributes["writing-stop", "disabled"] is None
    site.page.fire("writing-stop", "click")
    assert site.wrong == "Stopped." and not site.desk.bench.proofs.report
    site.run().end()
    assert not site.wrong and site.app.run.state == "finished"


# --- a sandbox that lies --------------------------------------------------------------------------


class Liar:
    """A proof whose sandbox says what a test says."""

    def __init__(self) -> None:
        self.boxes, self.timers = [], []
        self.scheduler = Scheduler(lambda: 0.0, lambda error: None)
        box = Boxes(self._open, self._later, lambda: None)
        self.told = Proofs(box, self.scheduler, lambda: None)
        self.told.begin(template("generators"), 3)
        self.say(READY, "").say("begun", "")

    def _open(self, hear) -> Box:
        self.boxes.append(Box(hear))
        return self.boxes[-1]

    def _later(self, seconds, act):
        self.timers.append(entry := (seconds, act))
        return lambda: entry in self.timers and self.timers.remove(entry)

    def say(self, *message: str | bytes) -> Liar:
        self.boxes[-1].hear(*message)
        self.scheduler.work(1.0)
        return self

    def facts(self) -> Liar:
        return self.say("facts", json.dumps({"room": "generators", "title": "x", "needs": [],
                                             "gives": [], "claims": []}))

    def fall_silent(self) -> Liar:
        self.say("line", "3")
        for _ in range(watching.QUIET + 1):
            for entry in [entry for entry in self.timers if entry[0] == watching.TICK]:
                self.timers.remove(entry)
                entry[1]()
        self.scheduler.work(1.0)
        return self

    @property
    def asked(self) -> list[dict[str, str]]:
        what, order = self.boxes[-1].heard[-1]
        if what == "more":
            what, order = self.boxes[-1].heard[-2]
        return json.loads(order)["cases"]


RUN = array("i", [1, -1, 0, 0, 0, 0, 0])                   # two cells, joined by one step
BAD = array("i", [1, -1, 0, 0, 0, 0, 77])
FINE = '[{"error": null, "answer": null}]'


def test_forged_evidence_proves_nothing_but_its_steps():
    liar = Liar().facts()
    assert len(liar.asked) == 1
    liar.say("evidence", RUN.tobytes()).say("ran", FINE)
    assert liar.told.runs == 1 and liar.told.report is None and len(liar.asked) == 2
    liar.say("evidence", (RUN + RUN).tobytes()).say("ran", "[{}, {}]")
    assert liar.told.runs == 3 and liar.told.report is None


BEFORE = [("facts", "{}"), ("facts", '{"room": 3}'), ("facts", "["), ("ran", FINE),
          ("evidence", RUN.tobytes()), ("steps", RUN.tobytes()), ("done", ""), ("path", b""),
          ("report", "{}"), ("begun", "")]
OF_RUNS = [
    [("facts", "{}")], [("ran", "")], [("ran", "[]")], [("ran", "[3]")], [("ran", FINE)],
    [("evidence", b"\0")], [("evidence", b"\0" * 4_000_000)],
    [("evidence", RUN.tobytes()), ("ran", '[{"error": 3, "answer": null}]')],
    [("evidence", RUN.tobytes()), ("ran", '[{"error": {"text": 3}}]')],
    [("evidence", RUN.tobytes()), ("ran", "[" * 20_000)],
    [("evidence", RUN.tobytes()), ("ran", "[{}, {}]")],
    [("evidence", (RUN + RUN).tobytes()), ("ran", FINE)],
    [("evidence", RUN.tobytes()), ("ran", FINE), ("ran", FINE)]]


@pytest.mark.parametrize("messages", [*([one] for one in BEFORE), *(
    [("facts", None), *some] for some in OF_RUNS)], ids=range(len(BEFORE) + len(OF_RUNS)))
def test_what_a_witness_would_not_say_ends_a_proof(messages):
    liar = Liar()
    for what, content in messages:
        liar = liar.facts() if content is None else liar.say(what, content)
    assert liar.told.report is None and liar.told.wrong and not liar.told.busy
    assert liar.boxes[0].ended


def test_a_step_that_cannot_be_refutes_whatever_else_is_said():
    liar = Liar().facts().say("evidence", BAD.tobytes()).say("ran", FINE)
    assert liar.told.runs == 1 and len(liar.asked) == 1    # a smaller one is wanted
    liar.say("evidence", BAD.tobytes()).say("ran", FINE)
    verdict = liar.told.verdict("runs")
    assert verdict.state == "refuted" and "only 1 edges" in str(verdict.words)
    assert list(verdict.counter.steps) == [] and liar.boxes[0].ended


def test_a_program_that_falls_silent_is_tried_again_in_another_sandbox():
    liar = Liar().facts().fall_silent()
    assert liar.boxes[0].ended and liar.told.busy and len(liar.boxes) == 2
    liar.say(READY, "").say("begun", "").facts().fall_silent()         # in a smaller maze, too
    verdict = liar.told.verdict("runs")
    assert verdict.state == "refuted" and "is line 3" in str(verdict.words)


def test_it_is_found_out_which_of_some_runs_falls_silent():
    liar = Liar().facts().say("evidence", RUN.tobytes()).say("ran", FINE)
    liar.fall_silent().say(READY, "").say("begun", "").facts()
    assert len(liar.asked) == 1
    liar.say("evidence", RUN.tobytes()).say("ran", FINE)
    assert len(liar.asked) == 1 and liar.told.runs == 2


def test_too_many_silences_end_a_proof(monkeypatch):
    monkeypatch.setattr("maze.web.writing.proofs.ENDED", 1)
    liar = Liar().facts().fall_silent()
    assert "is line 3" in str(liar.told.wrong) and not liar.told.busy


# --- exercises ------------------------------------------------------------------------------------


def test_links_know_all_exercises():
    assert [*VIEW["exercise"].options] == ["none", *EXERCISES]


@pytest.mark.parametrize("name", ["fix-kruskal",
                                  pytest.param("left-hand", marks=pytest.mark.prove)])
def test_a_link_opens_an_exercise_that_is_solved_and_kept(name):
    site = Prover(f"#maze?v=1&exercise={name}")
    one = EXERCISES[name]
    assert site.page.read("writing-task") == str(one.task)
    assert one.start in site.text and f"exercise={name}" in site.app.link
    assert site.page.read("writing-prove") == "Check"
    site.prove()
    assert not site.browser.records.entries(EXERCISES_DONE)
    site.prove(SOLUTIONS[name])
    assert site.state("task") == "proved"
    assert SOLUTIONS[name] in site.browser.records.read(EXERCISES_DONE, name)
    assert any("(done)" in option.title for option in site.page.menus["writing-exercise"])
    site.page.fire("writing-exercise", "change", "")
    assert "exercise" not in site.app.link and site.page.read("writing-prove") == "Prove it"
    site.page.fire("writing-exercise", "change", name)
    site.page.fire("writing-from", "change", "own")
    assert SOLUTIONS[name] in site.text


def test_a_wrong_exercise_in_a_link_is_told():
    site = Desk("#maze?v=1&exercise=hard")
    assert "exercise" in site.page.read("note-text").lower()


def nested(times: int) -> object:
    told: object = "x" * 100
    for _ in range(times):
        told = {"text": "{a}" * 200, "values": [["a", told]], "one": "", "case": ""}
    return told


@pytest.mark.parametrize("told", [
    nested(3), nested(30), {"fixed": 1, "digits": 100_000_000}, {"fixed": 1, "digits": True},
    {"text": "{a}", "values": [["a", {"fixed": 1, "digits": 10**9}]], "one": "", "case": ""},
    {"parts": ["x" * 100] * 40, "between": "-"}, {"parts": [], "between": 5}, [1], "x" * 3000],
    ids=["short", "deep", "digits", "no number", "inner", "parts", "between", "list", "text"])
def test_a_short_message_that_would_be_a_long_sentence_is_unfair(told, monkeypatch):
    """Before anybody says it, for what memory a page has taken it keeps."""
    def say(told):
        raise AssertionError("it was said")

    monkeypatch.setattr("maze.web.writing.strange.heard", say)
    with pytest.raises(Unfair):
        message_of(json.dumps({"what": told}))


def test_a_sentence_of_ours_is_fair():
    sentence = Message("{cell} is cut off, {share} % of {n}.", cell=Joined(("row 1", "column 2")),
                       share=Fixed(12.345, 1), n=Grouped(1386))
    assert str(message_of(json.dumps({"what": told(sentence)}))) == str(sentence)


def test_the_small_mazes_are_counted_on_in_the_lab():
    told = Prover().prove(template("generators"))
    link = told.page.attributes["proof-lab", "href"]
    recipe = decode(link).recipe
    assert recipe.mode == "census" and recipe.by == ("mine", "wilson")
    assert recipe.code == told.text and encode(recipe) == link
