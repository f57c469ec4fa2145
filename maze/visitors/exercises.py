"""Exercises: a task, the code to begin with, and a judge: the same proof as for any program.

The ids stand in links for ever. A program passes if its proof refutes nothing and it does what the
task asks for besides: the verdict ``task``.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace

from maze.message import Message
from maze.recipe import Recipe
from maze.rng import Rng
from maze.solving.board import NOBODY, Board, board_of
from maze.steps import MASK, ONCE, SHIFT, TWICE, VISIT, WALK
from maze.visitors.cases import SEEDS, Case
from maze.visitors.evidence import Evidence
from maze.visitors.facts import Facts
from maze.visitors.placing import EVEN, TREES, census
from maze.visitors.program import GENERATORS, SOLVERS
from maze.visitors.proving_solvers import proof_of
from maze.visitors.replay import replayed
from maze.visitors.report import PROVED, REFUTED, Report, Verdict
from maze.visitors.starts import HAND, KRUSKAL, UNIFORM, WALLS

Judging = Generator[list[Case], list[Evidence], Verdict]
TASK = "task"
MANY_MAZES = 100                                           # of the 192: more than a pattern makes
LINES = 20                                                 # of a program that is short
WALKS = 12                                                 # mazes in which a walk is compared
DRAWN, AT_ONCE = 40 * TREES, 80                            # mazes of 3 by 3
DONE = Message("It does what the exercise asks for.")
STEPPING = {step >> SHIFT for step in (ONCE, TWICE, VISIT, WALK)}


@dataclass(frozen=True)
class Exercise:
    """id in links, title, what is to be done, the code to begin with, and what it must define."""

    id: str
    title: Message
    task: Message
    start: str
    room: str


EXERCISES = {one.id: one for one in (
    Exercise("random-walls", Message("Open a random wall until all is one"), Message(
        "Open walls at random until every cell can be reached from every other. The code opens "
        "any wall that it draws, so loops appear. Let it open a wall only if the cells on its two "
        "sides are not joined yet."), WALLS, GENERATORS),
    Exercise("fix-kruskal", Message("Fix this Kruskal"), Message(
        "This is Kruskal's algorithm with one mistake: its mazes have loops. Check it, look at the "
        "smallest example, and change a single line."), KRUSKAL, GENERATORS),
    Exercise("left-hand", Message("Keep the hand on the left wall"), Message(
        "Walk through the maze with your left hand on the wall: at each cell, take the first "
        "passage clockwise from the side by which you came. The code forgets by which side it "
        "came."),
        HAND, SOLVERS),
    Exercise("uniform", Message("Uniform in 20 lines"), Message(
        "Write a generator that makes each of the 192 mazes of 3 × 3 equally often, in at most 20 "
        "lines. The code joins a random free cell to any neighbor in the maze: its counts are not "
        "even."), UNIFORM, GENERATORS),
)}


def exercise_proof(exercise: Exercise, facts: Facts, text: str, seeds: int = SEEDS,
                   ) -> Generator[list[Case], list[Evidence], Report]:
    """The proof of a program, and whether it does the task."""
    if facts.room != exercise.room:
        return Report(facts.title, (Verdict(TASK, REFUTED, Message(
            "expected {kind} here", kind=Message("a generator" if exercise.room == GENERATORS
                                                 else "a solver")).capital()),))
    report = yield from proof_of(facts, seeds)
    if report.refuted:
        return report
    if exercise.id == "left-hand":
        verdict = yield from _hand()
    else:
        verdict = _random(report)
        if exercise.id == "uniform" and verdict.state == PROVED:
            verdict = yield from _uniform(facts, text)
    return replace(report, verdicts=(*report.verdicts, verdict))


def _random(report: Report) -> Verdict:
    """A generator that draws makes many of the small mazes."""
    reached = len(report["even"].numbers["counts"]) if "even" in report else 0
    if reached < MANY_MAZES:
        return Verdict(TASK, REFUTED, Message(
            "It makes only {reached} of the 192 mazes of 3 × 3: draw at random.", reached=reached))
    return Verdict(TASK, PROVED, DONE)


def _uniform(facts: Facts, text: str) -> Judging:
    """It must be short, and even in many more draws than the proof takes: Kruskal nearly is."""
    if lines_of(text) > LINES:
        return Verdict(TASK, REFUTED, Message("It has {lines} lines; {most} are allowed.",
                                              lines=lines_of(text), most=LINES))
    small, mazes = Recipe(size=(3, 3)), []
    for first in range(0, DRAWN, AT_ONCE):
        cases = [Case(small.but(seed=str(seed))) for seed in range(first, first + AT_ONCE)]
        mazes += [replayed(small.grid(), one.steps, filled="walls" not in facts.gives)
                  for one in (yield cases)]
    numbers = census(mazes).numbers
    if numbers["chi"] >= TREES - 1 + EVEN:
        return Verdict(TASK, REFUTED, Message(
            "It does not make each maze equally often: some come too often."), numbers=numbers)
    return Verdict(TASK, PROVED, DONE, numbers=numbers)


def lines_of(text: str) -> int:
    """How many lines of a program are neither empty nor a comment."""
    return sum(1 for line in text.splitlines() if line.strip() and not line.strip().startswith("#"))


def _hand() -> Judging:
    """It must walk as a hand on the left wall leads, whatever side it begins with."""
    for seed in range(1, WALKS + 1):
        recipe = Recipe(size=(6, 5), seed=str(seed), by="prim")
        [evidence] = yield [Case(recipe, "tree")]
        picture = recipe.picture()
        board = board_of(picture.maze, Rng(""))
        walked = [step & MASK for step in evidence.steps if step >> SHIFT in STEPPING]
        sides = range(len(board.grid.neighbors[picture.start]))
        walks = [_walk(board, picture.start, picture.goal, side) for side in sides]
        if walked and walked[-1] != picture.goal:          # the goal itself need not be said
            walked.append(picture.goal)
        if walked not in walks:
            return Verdict(TASK, REFUTED, Message(
                "It does not walk as the left hand on the wall leads: first in the maze of 6 × 5 "
                "cells by {generator} with seed {seed}.", generator="Prim", seed=str(seed)))
    return Verdict(TASK, PROVED, DONE)


def _walk(board: Board, start: int, goal: int, side: int) -> list[int]:
    """The cells that a walker with the left hand on the wall comes to."""
    walk = [start]
    while walk[-1] != goal and len(walk) < 4 * len(board):
        cell = walk[-1]
        new = board.turn(cell, side, 1)
        if new == NOBODY:
            break
        side = board.side(new, cell)
        walk.append(new)
    return walk
