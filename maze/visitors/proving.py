"""Proving: asks for runs of a program and comes to a report.

A proof is a generator. It yields cases, is sent the evidence of each, and returns the report; so it
never runs the program, and whoever does may be far away. When it has worked for a while itself, as
after judging a run, it yields an empty list of cases. A proof trusts steps only as far as
``maze.visitors.judging`` checks them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from typing import TypeAlias, TypeVar

from maze.message import Message, counted
from maze.recipe import Recipe
from maze.registry import misfit
from maze.visitors.cases import SEEDS, Case, generating, scales, smaller
from maze.visitors.evidence import Evidence
from maze.visitors.facts import Facts
from maze.visitors.judging import (
    RUNS,
    SAME,
    SOURCE,
    TREE,
    TRUE,
    Fault,
    difference,
    generator_fault,
)
from maze.visitors.placing import DRAWS, MANY, SIZE, census, cost, ours, placed, texture
from maze.visitors.replay import replayed
from maze.visitors.report import PROVED, REFUTED, TOLD, Counter, Report, Verdict

Proof: TypeAlias = Generator[list[Case], list[Evidence], Report]
Asking: TypeAlias = Generator[list[Case], list[Evidence], Verdict]
C = TypeVar("C")
Judge: TypeAlias = Callable[[Case, Evidence], Fault | None]
SAME_SEEDS = 10                                            # for which runs are compared
DRAWN = 80                                                 # small mazes that are asked for at once
SLICE = 25                                                 # cases that are asked for at once


def prove_generator(facts: Facts, seeds: int = SEEDS) -> Proof:
    """Every claim of a generator, with the smallest counter-example to each that fails."""
    def judge(case: Case, evidence: Evidence) -> Fault | None:
        return generator_fault(case, evidence, facts.gives)

    runs = 0
    found: dict[str, Case] = {}
    shapes: set[str] = set()
    for cases in generating(facts.stub, seeds):
        for some in in_slices(cases):
            if RUNS in found:                              # each endless run takes its time
                break
            for case, evidence in zip(some, (yield some), strict=True):
                runs += 1
                shapes.add(case.recipe.shape)
                if fault := judge(case, evidence):
                    found.setdefault(fault.claim, case)
                yield []
    if not runs:
        return Report(facts.title, (Verdict(RUNS, REFUTED, Message(
            "No shape has what it needs.")),))
    verdicts = []
    for claim in (RUNS, TRUE, TREE):
        if claim in found:
            verdicts.append((yield from shrunk(facts, found[claim], claim, judge)))
        elif RUNS not in found:
            verdicts.append(_proved(claim, facts, runs, len(shapes)))
    if RUNS not in found:
        yield from _further(facts, verdicts, {*found})
    return Report(facts.title, tuple(verdicts))


def _proved(claim: str, facts: Facts, runs: int, shapes: int) -> Verdict:
    whole = not facts.gives & {"sparse"}
    words = {
        RUNS: counted("{n} run on {shapes} shapes ends, without an error.",
                      "{n} runs on {shapes} shapes end, without an error.", n=runs, shapes=shapes),
        TRUE: Message("After each step the maze is what the steps say."),
        TREE: Message("Each maze joins all cells, and has no loop.") if whole else
        Message("Each maze joins all cells that it uses, and has no loop."),
    }
    return Verdict(claim, PROVED, words[claim], numbers={"runs": runs, "shapes": shapes})


def _further(facts: Facts, verdicts: list[Verdict], found: set[str],
             ) -> Generator[list[Case], list[Evidence], None]:
    """What is asked only of a program that runs."""
    board = next((board for board in (Recipe(size=(6, 5)), *_others())
                  if misfit(facts.stub, board.grid()) is None), None)
    if board:
        verdicts.append((yield from same(facts, Case(board))))
    verdicts.append(source(facts))
    if costs := scales(facts.stub, facts.room):
        verdicts.append((yield from costing(costs)))
    recipe = Recipe(size=SIZE)
    if found or facts.gives & {"sparse", "nested"} or misfit(facts.stub, recipe.grid()):
        return
    filled = "walls" not in facts.gives
    cases = [Case(recipe.but(seed=str(seed))) for seed in range(1, MANY + 1)]
    evidences = yield cases
    mazes = []
    for case, one in zip(cases, evidences, strict=True):
        mazes.append(replayed(case.recipe.grid(), one.steps, filled=filled))
        yield []
    mine = texture(mazes)
    yield []
    verdicts.append(placed(mine, (yield from ours())))
    small = Recipe(size=(3, 3))
    mazes = []
    for first in range(0, DRAWS, DRAWN):
        draws = [Case(small.but(seed=str(seed))) for seed in range(first, first + DRAWN)]
        mazes += [replayed(small.grid(), one.steps, filled=filled) for one in (yield draws)]
    verdicts.append(census(mazes))


def _others() -> Iterator[Recipe]:
    yield Recipe(shape="hexagon", size=(5, 5))
    yield Recipe(shape="polar", size=(4,))


def same(facts: Facts, case: Case, seeds: int = SAME_SEEDS) -> Asking:
    """Whether the same seed makes the same steps: at once again, and in a program begun anew."""
    kept: Case | None = None
    for seed in range(1, seeds + 1):
        one = Case(case.recipe.but(seed=str(seed)), case.kind)
        first, again, fresh, anew = yield [one, one, replace(one, fresh=True),
                                           replace(one, fresh=True)]
        if difference(fresh, anew):
            return (yield from _differs(facts, one, fresh=True))
        if difference(first, again) or difference(first, fresh):
            kept = kept or one
    if kept:
        return (yield from _differs(facts, kept, fresh=False))
    return Verdict(SAME, PROVED, counted("{n} seed gave the same steps in every run.",
                                         "{n} seeds gave the same steps in every run.", n=seeds))


def _differs(facts: Facts, case: Case, fresh: bool) -> Asking:
    """The smallest grid on which two runs with the same seed differ."""
    for cases in smaller(facts.stub, case, 3):
        for one in (replace(each, fresh=fresh) for each in cases):
            runs = yield [one] * 3
            later = next((run for run in runs[1:] if difference(runs[0], run)), None)
            if later is None:
                continue
            step = difference(runs[0], later)
            words = Message("Two runs with the same seed differ from step {step} on, although each "
                            "began anew: it takes random numbers from elsewhere than rng.",
                            step=step) if fresh else \
                Message("Two runs with the same seed differ from step {step} on: it keeps "
                        "something from one run to the next, such as a global variable.", step=step)
            return Verdict(SAME, REFUTED, words, _counter(facts, one, later, Fault(SAME, words)))
    return Verdict(SAME, REFUTED, Message("Two runs with the same seed differed."))


def source(facts: Facts) -> Verdict:
    """Whether the text imports other randomness than rng."""
    line, module = facts.strange
    if line:
        return Verdict(SOURCE, REFUTED, Message(
            "Line {line} imports {module}. Take random numbers from rng alone, so that a link "
            "makes the same maze for ever.", line=line, module=module), line=line)
    return Verdict(SOURCE, PROVED, Message("It imports nothing that makes other random numbers."))


def costing(costs: list[list[Case]]) -> Asking:
    """How steps and lines grow with the cells."""
    points = []
    for cases in costs:
        evidences = yield cases
        if not any(one.error for one in evidences):
            points.append((len(cases[0].recipe.grid()), sum(len(one.steps) for one in evidences)
                           // len(cases), sum(one.lines for one in evidences) // len(cases)))
    return cost(points) if len(points) > 1 else Verdict("cost", TOLD, Message(
        "It could not be measured: a run failed."))


def shrunk(facts: Facts, case: Case, claim: str, judge: Judge) -> Asking:
    """The verdict with the smallest case that fails in the same way."""
    for cases in smaller(facts.stub, case):
        for some in in_slices(cases):
            for one, evidence in zip(some, (yield some), strict=True):
                yield []
                fault = judge(one, evidence)
                if fault and fault.claim == claim:
                    return Verdict(claim, REFUTED, fault.words,
                                   _counter(facts, one, evidence, fault), fault.line)
    return Verdict(claim, REFUTED, Message("It failed once, and not again with the same seed."))


def _counter(facts: Facts, case: Case, evidence: Evidence, fault: Fault) -> Counter:
    answer = evidence.answer if isinstance(evidence.answer, list) else []
    return Counter(case.recipe, evidence.steps, "walls" not in facts.gives, tuple(answer),
                   fault.cells, fault.edges, case.kind)


def in_slices(cases: list[C]) -> Iterator[list[C]]:
    """Some cases at a time; one alone at first, because it may not end."""
    yield cases[:1]
    for first in range(1, len(cases), SLICE):
        yield cases[first:first + SLICE]
