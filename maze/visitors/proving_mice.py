"""Proving mice: does it reach the goal in mazes of sixteen by sixteen, and in how many moves?

Half of the mazes have no loops, half have some, as in contests; all have the room in the middle. A
mouse that fails is shown in the smallest such maze in which it does. Its moves are counted from its
steps, and its best run is followed through the maze, so the page need not believe the program.
"""

from __future__ import annotations

from array import array
from collections.abc import Generator, Iterator, Mapping
from typing import TypeAlias

from maze.message import Fixed, Joined, Message, Said, counted
from maze.picture import Picture
from maze.rng import Rng
from maze.solving.board import board_of
from maze.steps import MASK
from maze.visitors.arena import LOOPS, SIDE, contest_board, room_of
from maze.visitors.cases import Case
from maze.visitors.evidence import Evidence
from maze.visitors.facts import Facts
from maze.visitors.judging import FINDS, RUNS, WAY, Fault, solver_fault
from maze.visitors.mouse import LEASH
from maze.visitors.proving import Proof, in_slices, same
from maze.visitors.report import PROVED, REFUTED, TOLD, Counter, Report, Verdict

MAZES = 20                                                 # of each kind
TRIED = 8                                                  # of each smaller size
MOVES = "moves"
KINDS: Mapping[str, tuple[Message, int]] = {               # walls that are taken away again
    "tree": (Message("Mazes without loops"), 0),
    "contest": (Message("Mazes as in contests"), LOOPS)}

Asking: TypeAlias = Generator[list[Case], list[Evidence], Verdict]


def prove_mouse(facts: Facts) -> Proof:
    """What a mouse does, with the smallest maze in which it fails."""
    broken: dict[str, Case] = {}
    found = dict.fromkeys(KINDS, 0)
    runs: list[tuple[int, int, int]] = []
    asked = 0
    for kind in KINDS:
        for some in in_slices([board(kind, seed) for seed in range(1, MAZES + 1)]):
            if RUNS in broken:
                break
            for case, evidence in zip(some, (yield some), strict=True):
                picture = case.recipe.picture()
                fault = solver_fault(case, evidence, picture)
                asked += 1
                if fault:
                    broken.setdefault(fault.claim, case)
                elif counts := moves(evidence, picture):
                    found[kind] += 1
                    runs.append(counts)
                yield []
    verdicts = []
    for claim, words in (
            (RUNS, counted("{n} run ends, without an error.", "{n} runs end, without an error.",
                           n=asked)),
            (WAY, Message("Each path leads along passages from start to goal."))):
        if claim in broken or RUNS not in broken:
            verdicts.append((yield from _claimed(claim, broken, words)))
    if RUNS not in broken:
        verdicts.append((yield from _claimed(FINDS, broken, counted(
            "In {n} maze of 16 × 16.", "In each of {n} mazes of 16 × 16.", n=asked))))
        verdicts.append(Verdict("kinds", TOLD, Message("{kinds}.", kinds=Joined(tuple(
            Message("{kind}: {found} of {all}", kind=title, found=found[kind], all=MAZES)
            for kind, (title, _) in KINDS.items()), "; ")),
            numbers={kind: (count, MAZES) for kind, count in found.items()}))
        if runs:
            verdicts.append(_moves(runs))
        verdicts.append((yield from same(facts, board("contest", 1), 3)))
    return Report(facts.title, tuple(verdicts))


def board(kind: str, seed: int, side: int = 0) -> Case:
    """A maze for a mouse, of the usual size or a smaller one, which has fewer loops."""
    side = side or SIDE
    loops = -(-KINDS[kind][1] * side * side // (SIDE * SIDE))
    return Case(contest_board(str(seed), side, loops), kind)


def smaller(kind: str) -> Iterator[Case]:
    """Mazes of a kind, the smallest first."""
    for side in range(4, SIDE, 2):
        yield from (board(kind, seed, side) for seed in range(1, TRIED + 1))


def _claimed(claim: str, broken: Mapping[str, Case], words: Said) -> Asking:
    """The verdict on a claim, with the smallest maze in which it fails."""
    if claim not in broken:
        return Verdict(claim, PROVED, words)
    case = broken[claim]
    for some in in_slices([*smaller(case.kind), case]):
        for one, evidence in zip(some, (yield some), strict=True):
            yield []
            fault = solver_fault(one, evidence, one.recipe.picture())
            if fault and fault.claim == claim:
                return _refuted(one, evidence, fault)
    return Verdict(claim, REFUTED, Message("It failed once, and not again with the same seed."))


def _refuted(case: Case, evidence: Evidence, fault: Fault) -> Verdict:
    side = case.recipe.size[0]
    words = fault.words
    if fault.claim == FINDS:
        most = LEASH * side * side
        what = Message("it is taken off the board after {moves} moves and turns.", moves=most) \
            if len(evidence.steps) >= most else Message("its program ends before.")
        words = Message("Not in this maze of {side} × {side}: {what}", side=side, what=what)
    answer = evidence.answer if isinstance(evidence.answer, list) else []
    return Verdict(fault.claim, REFUTED, words, Counter(
        case.recipe, evidence.steps, True, tuple(answer), fault.cells, fault.edges, case.kind),
        fault.line)


def moves(evidence: Evidence, picture: Picture) -> tuple[int, int, int] | None:
    """Moves until it is first at the goal, those of its best run, and of the shortest path.

    None if its steps do not lead to the goal: a turn stays in a cell, a move goes through a
    passage, and back at the start it was put there by hand.
    """
    if not isinstance(evidence.answer, list) or not evidence.answer:
        return None
    room = room_of(board_of(picture.maze, Rng("")), picture.goal)
    first = _moves_to(evidence.steps, picture, room)
    if first is None:
        return None
    return first, len(evidence.answer) - 1, len(picture.way) - 1


def _moves_to(steps: array[int], picture: Picture, goals: set[int]) -> int | None:
    links, here, count = picture.maze.links(), picture.start, 0
    for step in steps:
        cell = step & MASK
        if cell != here:
            if cell not in links[here] and cell != picture.start:
                return None
            here, count = cell, count + 1
            if here in goals:
                return count
    return None


def _moves(runs: list[tuple[int, int, int]]) -> Verdict:
    first, best, least = (sum(column) / len(runs) for column in zip(*runs, strict=True))
    return Verdict(MOVES, TOLD, Message(
        "On average it is first at the goal after {first} moves. Its best run has {best}, the "
        "shortest path {least}: {more} % more.", first=Fixed(first, 0), best=Fixed(best, 1),
        least=Fixed(least, 1), more=Fixed(100 * (best / least - 1), 0)),
        numbers={"runs": runs})
