"""Proofs: what is wrong is refuted by the right sentence and a small example; ours are proved."""

from __future__ import annotations

import json
from array import array
from fnmatch import fnmatchcase

import pytest

from maze.catalog import DEFAULT, generators, solvers
from maze.jobs import Job, finished
from maze.packing import heard
from maze.progress import Progress, finish
from maze.recipe import Recipe
from maze.visitors import cases
from maze.visitors.cases import Case, case_of, row, smaller
from maze.visitors.errors import ProgramError
from maze.visitors.evidence import Evidence, arrived
from maze.visitors.facts import Facts, facts_from, facts_of, strange
from maze.visitors.judging import generator_fault
from maze.visitors.placing import census
from maze.visitors.program import compiled
from maze.visitors.proving_solvers import proof_of, proved
from maze.visitors.replay import replayed
from maze.visitors.running import ran
from maze.visitors.templates import TEMPLATES
from tests.broken_programs import GENERATORS, SOLVERS
from tests.test_visitors_program import OURS, copy_of

BROKEN = GENERATORS | SOLVERS
OURS_FEW = [("generators", "mole"), ("generators", "eller"), ("solvers", "tremaux")]


@pytest.fixture
def few(monkeypatch):
    """Few boards and sizes, so that a proof takes a moment."""
    boards = (row(2), row(5), Recipe(size=(3, 3)), Recipe(shape="mask", size=(3, 4),
              mask=cases.bitmap(cases.DRAWN, 3, 4)), Recipe(shape="hexagon", size=(3, 3)))
    monkeypatch.setattr(cases, "boards", lambda: boards)
    monkeypatch.setattr(cases, "SCALES", ((3, 3), (5, 5)))
    monkeypatch.setattr("maze.visitors.placing.SIZE", (6, 6))
    monkeypatch.setattr("maze.visitors.proving.SIZE", (6, 6))
    monkeypatch.setattr("maze.visitors.placing.MANY", 1)
    monkeypatch.setattr(cases, "FEW", 6)


def report_of(program, seeds):
    return proved(program, proof_of(facts_of(program), seeds))


def check_broken(name, seeds):
    text, claim, said, most = BROKEN[name]
    report = report_of(compiled(text), seeds)
    assert claim in report, report.data()
    verdict = report[claim]
    assert verdict.state == "refuted", report.data()
    pattern = said.replace("[", "[[]")
    assert fnmatchcase(str(verdict.words), pattern), verdict.words
    if most:
        assert 1 < len(verdict.counter.recipe.grid()) <= most
    data = json.loads(json.dumps(report.data()))
    assert data["verdicts"][0]["words"]


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_program_is_refuted(name, few):
    check_broken(name, 6 if name in GENERATORS else 5)


@pytest.mark.prove
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_program_is_refuted_on_all_boards(name):
    check_broken(name, 50)


def check_ours(room, name, seeds):
    report = report_of(copy_of(room, name), seeds)
    assert not report.refuted, [(one.claim, str(one.words)) for one in report.refuted]
    wanted = {"runs", "same", "source"} | ({"true", "tree"} if room == "generators" else
                                           {"way", "finds", "shortest", "kinds"})
    assert wanted <= {verdict.claim for verdict in report.verdicts}


@pytest.mark.parametrize(("room", "name"), OURS_FEW)
def test_ours_as_a_text_is_proved(room, name, few):
    check_ours(room, name, 2)


@pytest.mark.prove
@pytest.mark.parametrize(("room", "name"), OURS)
def test_ours_as_a_text_is_proved_on_all_boards(room, name):
    check_ours(room, name, 50)


@pytest.mark.prove
@pytest.mark.parametrize("room", TEMPLATES)
def test_a_template_is_proved(room):
    report = report_of(compiled(TEMPLATES[room]), 50)
    assert not report.refuted and len(report.verdicts) >= (6 if room == "searches" else 7)


def test_the_boards_have_every_shape_and_rows_and_drawings():
    boards = cases.boards()
    assert {board.shape for board in boards} == DEFAULT.room("shapes").keys()
    rows = [board for board in boards if board.shape == "mask" and len(board.grid()) == 9]
    assert {tuple(len(line) for line in board.grid().rows) for board in rows} == {(9,), (1,) * 9}
    assert len(row(2).grid()) == 2
    assert cases.SEEDS >= 50


def test_smaller_cases_come_smallest_first():
    stub = facts_of(compiled(TEMPLATES["generators"])).stub
    sizes = [len(some[0].recipe.grid())
             for some in smaller(stub, Case(Recipe(shape="hexagon", size=(6, 6))))]
    assert sizes[:3] == [2, 3, 4] and sizes[-1] == 36 and sizes[:-1] == sorted(sizes[:-1])


def test_a_proof_works_from_data_alone(few):
    """As on the page: cases and evidence go through JSON, and the program is elsewhere."""
    text = GENERATORS["kruskal without its check"][0]
    program = compiled(text)
    facts = facts_from(json.loads(json.dumps(facts_of(program).data())), text)
    proof, told = proof_of(facts, 3), []

    def elsewhere(case):
        case = case_of(json.loads(json.dumps(case.data())))
        told.append(case)
        return ran(program, case)

    asked = next(proof)
    with pytest.raises(StopIteration) as stop:
        while True:
            found = [elsewhere(case) for case in asked]
            numbers = sum((one.numbers for one in found), array("i"))
            words = [{key: heard(text) for key, text in json.loads(json.dumps(one.words)).items()}
                     for one in found]
            asked = proof.send(finish(arrived(numbers, words, asked, facts.room)))
    assert stop.value.value["tree"].state == "refuted" and len(told) > 20


def test_a_counter_example_can_be_drawn_from_its_steps(few):
    report = report_of(compiled(GENERATORS["forgets a cell"][0]), 2)
    counter = report["tree"].counter
    maze = replayed(counter.recipe.grid(), counter.steps, filled=counter.filled)
    assert maze.open.count(1) == 0 and counter.cells == (1,)


NO_WORDS = {"error": None, "answer": None}


@pytest.mark.parametrize("wrong", [
    [], [0] * 5, [0, 0, 0, 0, 0, -1], [0, -2, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0],
    [0, 9, 0, 0, 0, 0, 1], [1, -1, 0, 0, 0, 0, -1], [0, -1, 0, 0, 0, 0, 7],
    [0, -1, 0, 0, 0, 0] * 2])
def test_evidence_that_is_none_is_refused(wrong):
    cases_ = [Case(Recipe(size=(2, 2)))]
    good = Evidence(array("i", [0, 1]), odd=(1, 2), line=3, lines=4)
    assert finish(arrived(good.numbers, [NO_WORDS], cases_, "generators")) == [good]
    with pytest.raises(ProgramError, match="evidence"):
        finish(arrived(array("i", wrong), [NO_WORDS], cases_, "generators"))


@pytest.mark.parametrize("answer", [[0, 4], [2**31 - 1], list(range(4)) * 9])
def test_an_answer_that_cannot_be_is_told(answer):
    cases_ = [Case(Recipe(size=(2, 2)))]
    found = finish(arrived(Evidence(answer=answer).numbers, [NO_WORDS], cases_, "solvers"))
    assert "It should return the path" in str(found[0].error) and found[0].answer is None


def test_steps_that_cannot_be_end_a_run_before_it_is_judged():
    cases_ = [Case(Recipe(size=(2, 2)))]
    lied = Evidence(array("i", [0, 1, 99, 2]))
    [found] = finish(arrived(lied.numbers, [NO_WORDS], cases_, "generators"))
    assert list(found.steps) == [0, 1] and "only 4 edges" in str(found.error)


def test_forged_evidence_is_judged_by_its_steps():
    case = Case(Recipe(size=(2, 2)))
    steps = Evidence().steps
    steps.extend([0, 1, 99])
    fault = generator_fault(case, Evidence(steps), frozenset())
    assert fault.claim == "runs" and "only 4 edges" in str(fault.words)
    steps[2] = 3
    assert generator_fault(case, Evidence(steps), frozenset()) is None
    assert generator_fault(case, Evidence(steps, odd=(9, 10**6)), frozenset()).claim == "true"


@pytest.mark.parametrize("data", [
    {}, {"room": "shapes"}, {"title": 3}, {"needs": "rows"}, {"needs": ["hands"]},
    {"claims": [["complete"]]}, {"gives": ["all"]}])
def test_facts_that_are_none_are_refused(data):
    good = facts_of(compiled(TEMPLATES["solvers"])).data()
    assert facts_from(good, "") == Facts("solvers", "mine")
    with pytest.raises(ProgramError, match="expected the facts"):
        facts_from(good | data if data else {}, "")


@pytest.mark.parametrize(("text", "found"), [
    ("import random", (1, "random")), ("\nfrom secrets import choice", (2, "secrets")),
    ("import math\nimport os.path, time", (2, "os.path")), ("x = (", (0, "")),
    ("import math, time  # now", (1, "time")), ('"""\nimport random\n"""\nx = 1', (0, "")),
    ("def f():\n    yield from random\nfrom maze import random", (0, "")),
    ("if 1: import math; import random", (1, "random")),
    ("from math import (random,\n sin)", (0, "")),
    ("-" * 9000 + "1\nimport time\n", (2, "time")), ("(" * 9000 + "\nimport time", (0, "")),
    ("def f():\n    import numpy.random as r", (2, "numpy.random"))])
def test_other_randomness_is_seen_in_the_text(text, found):
    assert strange(text) == found


def mazes(make):
    for seed in range(960):
        yield Recipe(size=(3, 3), by=make, seed=str(seed)).picture().maze


def test_the_census_tells_even_from_uneven():
    even, uneven = census(mazes("wilson")), census(mazes("binary_tree"))
    assert "as evenly as chance allows" in str(even.words) and even.numbers["chi"] < 270
    assert "not evenly" in str(uneven.words) and len(uneven.numbers["counts"]) <= 64


def test_a_job_proves_an_entry_of_the_catalog(few):
    parts, result = finished(Job("proof", '{"room": "generators", "by": "prim", "seeds": 2}'))
    report = json.loads(result)
    assert all(one["state"] != "refuted" for one in report["verdicts"])
    assert parts and all(isinstance(part, Progress) for part in parts)
    program = compiled(GENERATORS["forgets a cell"][0])
    job = Job("proof", '{"room": "generators", "by": "mine", "seeds": 2}')
    found = json.loads(finished(job, program.catalog())[1])
    assert any(one["state"] == "refuted" for one in found["verdicts"])


@pytest.mark.parametrize("arguments", ["{}", '{"room": "shapes", "by": "square"}',
                                       '{"room": "generators", "by": "nobody"}'])
def test_a_job_refuses_what_is_no_algorithm(arguments):
    with pytest.raises(ValueError, match="expected a"):
        finished(Job("proof", arguments))


def test_every_entry_of_ours_has_a_proof():
    assert len(OURS) == len(generators()) + len(solvers())
