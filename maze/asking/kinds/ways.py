"""Which of two paths does the search go on with?  Wrong: a path that another search would take.

Asked of searches that go on from the best of the cells they know: A* takes the smallest sum of the
path so far and the guess of what is left, Dijkstra the shortest path so far, greedy search the
smallest guess. The wrong path is better by the part that does not count, or counts for half.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from maze.asking.question import Answer, Question, question
from maze.asking.told import Told, verb_of
from maze.grid import Cell
from maze.message import Fixed, Message, Value
from maze.rng import Rng
from maze.solving.board import STEP, board_of
from maze.solving.norms import HEURISTIC, guess_of, look_of
from maze.steps import ARROW, FRONTIER, MASK, SOLVING, VISIT
from maze.words import place

TENTH = STEP // 10


class Waiting(NamedTuple):
    """A cell that a search knows and has not been to, with the path there from the start.

    far   the length of the path        left   the guess of what is left
    """

    path: tuple[Cell, ...]
    far: int
    left: int

    @property
    def sum(self) -> int:
        return self.far + self.left


Measure: TypeAlias = Callable[[Waiting], int]
# By the id of the solver: what counts, and what might mislead, the most plausible first.
MEASURES: dict[str, tuple[Measure, tuple[Measure, ...]]] = {
    "a_star": (lambda one: one.sum, (lambda one: one.left, lambda one: one.far)),
    "dijkstra": (lambda one: one.far, (lambda one: one.left,)),
    "greedy_best_first": (lambda one: one.left, (lambda one: one.far,))}


def ask(told: Told, at: int, rng: Rng) -> Question | None:
    """Where the search takes the best of two cells or more, and another one tempts."""
    solver, step = told.recipe.solver, told.log[at]
    if (not solver or solver.id not in MEASURES or told.phase(at) != SOLVING
            or verb_of(step) != VISIT or not told.entry(at)
            or any(verb_of(other) == ARROW for other in told.log[:at])):
        return None
    waiting = _waiting(told, at)
    if len(waiting) < 2 or step & MASK not in waiting or step & MASK == told.ends_at(at)[1]:
        return None
    counts, tempts = MEASURES[solver.id]
    best = waiting.pop(step & MASK)
    worse = [one for one in waiting.values() if counts(one) >= counts(best) + TENTH]
    if any(counts(one) < counts(best) for one in waiting.values()):
        return None                                        # the run says otherwise
    for tempting in tempts:
        other = min(worse, key=lambda one: (tempting(one), one.path), default=None)
        if other and tempting(other) + TENTH <= tempting(best):
            right, wrong = _answers(told, solver.id, best, other)
            return question("ways", at, at + 1, Message(
                "Two paths are shown. Which one does the search follow next?"), right,
                [wrong], rng)
    return None


def _waiting(told: Told, at: int) -> dict[Cell, Waiting]:
    """By cell, what the search knows and has not been to."""
    maze = told.recipe.begin()[0]
    maze.open[:] = told.open(at)
    board, (start, goal) = board_of(maze, Rng("")), told.ends_at(at)
    heuristic = dict(told.recipe.sopt).get(HEURISTIC.name, HEURISTIC.default)
    guess = (look_of if told.recipe.solve == "greedy_best_first" else guess_of)(
        board, heuristic, goal)
    before, been, here = {start: start}, list[Cell](), start
    for step in told.log[told.begun(at):at]:
        if verb_of(step) == VISIT:
            here = step & MASK
            been.append(here)
        elif verb_of(step) == FRONTIER:
            before[step & MASK] = here
    found = {}
    for cell in before.keys() - {*been}:
        path = [cell]
        while path[-1] != start:
            path.append(before[path[-1]])
        far = sum(board.cost(a, b) for a, b in zip(path[1:], path, strict=False))
        left = guess(cell) * (STEP // 1000 if told.recipe.solve == "greedy_best_first" else 1)
        found[cell] = Waiting(tuple(path[::-1]), far, left)
    return found


def _answers(told: Told, solver: str, best: Waiting, other: Waiting) -> tuple[Answer, Answer]:
    def named(one: Waiting) -> dict[str, Value]:
        return {"cell": place(told.grid, one.path[-1]).capital(), "far": _steps(one.far),
                "left": _steps(one.left), "sum": _steps(one.sum)}

    def why(one: Waiting, than: Waiting) -> Message:
        if solver == "a_star":
            return Message("{cell}: {far} steps walked and at least {left} to go make {sum}. The "
                           "other path has {other}, and the smaller sum comes first.",
                           **named(one), other=_steps(than.sum))
        if solver == "dijkstra":
            return Message("{cell} is {far} steps from the start, the end of the other path "
                           "{other}. The nearest comes first.", **named(one),
                           other=_steps(than.far))
        return Message("{cell} looks {left} steps from the goal, the end of the other path "
                       "{other}. How far it has come does not count.", **named(one),
                       other=_steps(than.left))

    def said(one: Waiting) -> Message:
        return Message("The path to {cell}", cell=place(told.grid, one.path[-1]))

    return (Answer(said(best), why(best, other), True, best.path[-1], best.path),
            Answer(said(other), why(other, best), False, other.path[-1], other.path))


def _steps(length: int) -> Value:
    """A length in steps, with a decimal where it is not whole."""
    return length // STEP if length % STEP == 0 else Fixed(length / STEP, 1)
