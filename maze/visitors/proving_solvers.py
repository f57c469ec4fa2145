"""Proving solvers: does it reach the goal, is its path a shortest one, and where does it fail?

What a program must do is what it claims: a plain ``solve`` must find the path of every maze without
loops. The rest is told, with numbers, and with an example where it fails.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator
from dataclasses import dataclass, field
from importlib import import_module

from maze.message import Joined, Message, counted
from maze.picture import Picture
from maze.recipe import Recipe
from maze.visitors.cases import KINDS, SEEDS, Case, fits, scales, solving
from maze.visitors.evidence import Evidence
from maze.visitors.facts import Facts
from maze.visitors.judging import FINDS, RUNS, SHORTEST, WAY, Fault, solver_fault
from maze.visitors.program import GENERATORS, SEARCHES, Program
from maze.visitors.proving import (
    Judge,
    Proof,
    costing,
    in_slices,
    prove_generator,
    same,
    shrunk,
    source,
)
from maze.visitors.proving_mice import prove_mouse
from maze.visitors.report import PROVED, REFUTED, TOLD, Report, Verdict
from maze.visitors.running import ran

OF_TILINGS = "maze.visitors.tilings.proving"               # not on the page


@dataclass
class Tally:
    """What became of the mazes of one kind."""

    asked: int = 0
    solvable: int = 0
    found: int = 0
    shortest: int = 0
    failed: list[Case] = field(default_factory=list)
    longer: list[Case] = field(default_factory=list)


def proof_of(facts: Facts, seeds: int = SEEDS) -> Proof:
    """The proof of a program, whatever it is."""
    if facts.room == SEARCHES:
        proof: Proof = import_module(OF_TILINGS).prove_search(facts)
        return proof
    if facts.mouse:
        return prove_mouse(facts)
    return (prove_generator if facts.room == GENERATORS else prove_solver)(facts, seeds)


def proved(program: Program, proof: Proof) -> Report:
    """Run a program here for a proof, and return its report."""
    try:
        asked = next(proof)
        while True:
            asked = proof.send([ran(program, case) for case in asked])
    except StopIteration as stop:
        report: Report = stop.value
        return report


def prove_solver(facts: Facts, seeds: int = SEEDS) -> Proof:
    """Every claim of a solver, and where it fails."""
    pictures: dict[Recipe, Picture] = {}

    def picture_of(recipe: Recipe) -> Picture:
        if recipe not in pictures:
            pictures.clear()
            pictures[recipe] = recipe.picture()
        return pictures[recipe]

    def judge(case: Case, evidence: Evidence) -> Fault | None:
        return solver_fault(case, evidence, picture_of(case.recipe))

    def judge_length(case: Case, evidence: Evidence) -> Fault | None:
        return judge(case, evidence) or _longer(evidence, picture_of(case.recipe))

    broken: dict[str, Case] = {}
    tallies: dict[str, Tally] = defaultdict(Tally)
    shapes: set[str] = set()
    for cases in solving(facts.stub, seeds):
        for some in in_slices(cases):
            if RUNS in broken:
                break
            for case, evidence in zip(some, (yield some), strict=True):
                shapes.add(case.recipe.shape)
                fault = judge(case, evidence)
                if fault and fault.claim != FINDS:
                    broken.setdefault(fault.claim, case)
                _count(tallies[case.kind], case, evidence, fault, picture_of(case.recipe))
                yield []
    if not shapes:
        return Report(facts.title, (Verdict(RUNS, REFUTED, Message(
            "No shape has what it needs.")),))
    verdicts = []
    total = sum(tally.asked for tally in tallies.values())
    for claim, words in (
            (RUNS, counted("{n} run on {shapes} shapes ends, without an error.",
                           "{n} runs on {shapes} shapes end, without an error.", n=total,
                           shapes=len(shapes))),
            (WAY, Message("Each path leads along passages from start to goal."))):
        if claim in broken:
            verdicts.append((yield from shrunk(facts, broken[claim], claim, judge)))
        elif RUNS not in broken:
            verdicts.append(Verdict(claim, PROVED, words))
    if RUNS not in broken:
        verdicts.append((yield from _finds(facts, tallies, judge)))
        verdicts.append((yield from _shortest(facts, tallies, judge_length)))
        verdicts.append(_kinds(tallies))
        yield from _further(facts, verdicts)
    return Report(facts.title, tuple(verdicts))


def _count(tally: Tally, case: Case, evidence: Evidence, fault: Fault | None,
           picture: Picture) -> None:
    tally.asked += 1
    tally.solvable += bool(picture.way)
    if fault:
        tally.failed.append(case)
    elif isinstance(evidence.answer, list) and picture.way:
        tally.found += 1
        if len(evidence.answer) > len(picture.way):
            tally.longer.append(case)
        else:
            tally.shortest += 1


def _longer(evidence: Evidence, picture: Picture) -> Fault | None:
    answer = evidence.answer
    if not isinstance(answer, list) or len(answer) <= len(picture.way):
        return None
    return Fault(SHORTEST, Message("Its path takes {steps} steps, the shortest takes {least}.",
                                   steps=len(answer) - 1, least=len(picture.way) - 1))


def _must_find(facts: Facts, kind: str) -> bool:
    """Whether a program claims that it solves mazes of a kind; a plain one, those without loops."""
    if "complete" in facts.claims:
        return kind != "oneway" or "two_way" not in facts.claims
    return kind == "tree" and (not facts.claims or "perfect" in facts.claims)


def _finds(facts: Facts, tallies: dict[str, Tally], judge: Judge,
           ) -> Generator[list[Case], list[Evidence], Verdict]:
    for kind, tally in tallies.items():
        if tally.failed and _must_find(facts, kind):
            return (yield from shrunk(facts, tally.failed[0], FINDS, judge))
    tree = tallies["tree"]
    if tree.failed:
        return Verdict(FINDS, TOLD, Message(
            "In {found} of {all} mazes without loops. It does not claim more.",
            found=tree.found, all=tree.asked))
    return Verdict(FINDS, PROVED, counted("In {n} maze without loops.",
                                          "In each of {n} mazes without loops.", n=tree.asked))


def _shortest(facts: Facts, tallies: dict[str, Tally], judge: Judge,
              ) -> Generator[list[Case], list[Evidence], Verdict]:
    """Only where there are loops can a path be longer than another."""
    loops = [tally for kind, tally in tallies.items() if kind != "tree"]
    found, least = sum(one.found for one in loops), sum(one.shortest for one in loops)
    longer = [case for one in loops for case in one.longer]
    if not found:
        return Verdict(SHORTEST, TOLD, Message("It solved no maze with loops."))
    if not longer:
        return Verdict(SHORTEST, PROVED, counted(
            "In {n} maze with loops that it solved.", "In each of {n} mazes with loops that it "
            "solved.", n=found))
    verdict = yield from shrunk(facts, longer[0], SHORTEST, judge)
    if "shortest" in facts.claims:
        return verdict
    return Verdict(SHORTEST, TOLD, Message(
        "In {least} of {found} mazes with loops that it solved. {example}", least=least,
        found=found, example=verdict.words if isinstance(verdict.words, Message) else ""),
        verdict.counter)


def _kinds(tallies: dict[str, Tally]) -> Verdict:
    """Where it fails: how many mazes of each kind it solves."""
    lines = tuple(Message("{kind}: {found} of {all}", kind=KINDS[kind], found=tally.found,
                          all=tally.solvable) for kind, tally in tallies.items())
    return Verdict("kinds", TOLD, Message("{kinds}.", kinds=Joined(lines, "; ")), numbers={
        kind: (tally.found, tally.solvable) for kind, tally in tallies.items()})


def _further(facts: Facts, verdicts: list[Verdict],
             ) -> Generator[list[Case], list[Evidence], None]:
    board = Recipe(size=(6, 5), by="recursive_backtracker")
    if fits(facts.stub, board):
        verdicts.append((yield from same(facts, Case(board, "tree"))))
    verdicts.append(source(facts))
    if costs := scales(facts.stub, facts.room):
        verdicts.append((yield from costing(costs)))
