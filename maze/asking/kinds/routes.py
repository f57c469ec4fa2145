"""Which of two whole paths does the search find?  Wrong: another path to the goal, round a loop.

Of a search that finds a shortest path, the wrong one is longer; of another one that has not found a
shortest path, the wrong one is shorter.  Where every way has the same length nothing is asked.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from maze.asking.question import Answer, Question, question
from maze.asking.told import Told, verb_of
from maze.grid import Cell, Edge
from maze.message import Message
from maze.registry import Entry
from maze.rng import Rng
from maze.steps import ANSWER, ARROW, MASK, PATH, PHASE, SOLVING
from maze.words import place

SHORTEST = {"shortest", "least"}                           # claims


def ask(told: Told, at: int, rng: Rng) -> Question | None:
    """In the first half of a search, in a maze with loops."""
    entry, begun, end = told.entry(at), told.begun(at), told.end(at)
    if (not entry or told.phase(at) != SOLVING or at > begun + (end - begun) // 2
            or any(verb_of(step) == ARROW for step in told.log[:at])):
        return None
    found, opened = _found(told), told.open(at)
    if len(found) < 3 or not _steps_lead(told, opened, found):
        return None
    other = _other(told, opened, found, entry)
    if other is None:
        return None
    right, wrong = _answers(told, found, other, entry)
    return question("routes", at, len(told.log), Message(
        "Two paths lead to the goal. Which one will the search find?"), right, [wrong], rng)


def _found(told: Told) -> list[Cell]:
    """The path that the run ends with."""
    answer = next((at for at, step in enumerate(told.log) if step == PHASE + ANSWER), None)
    return [] if answer is None else [step & MASK for step in told.log[answer:]
                                      if verb_of(step) == PATH]


def _steps_lead(told: Told, opened: Sequence[int], path: Sequence[Cell]) -> bool:
    """Whether each step of a path goes through a passage, and no cell comes twice."""
    return len({*path}) == len(path) and all(
        any(opened[edge] and near == b for near, edge in zip(
            told.grid.neighbors[a], told.grid.borders[a], strict=True))
        for a, b in zip(path, path[1:], strict=False))


def _other(told: Told, opened: bytearray, found: Sequence[Cell],
           entry: Entry) -> list[Cell] | None:
    """Another path: the next best one, or a shortest one."""
    start, goal = found[0], found[-1]
    shortest = shortest_path(told, opened, start, goal)
    assert shortest
    if not SHORTEST & {*entry.claims}:
        return shortest if len(shortest) < len(found) else None
    detours = [path for edge in _edges(told, opened, found)
               if (path := shortest_path(told, opened, start, goal, (edge,)))]
    longer = [path for path in detours if len(path) > len(found)]
    return min(longer, key=lambda path: (len(path), path), default=None)


def _edges(told: Told, opened: bytearray, path: Sequence[Cell]) -> list[Edge]:
    return [edge for a, b in zip(path, path[1:], strict=False) for near, edge in zip(
        told.grid.neighbors[a], told.grid.borders[a], strict=True) if near == b and opened[edge]]


def shortest_path(told: Told, opened: Sequence[int], start: Cell, goal: Cell,
                  but: Collection[Edge] = ()) -> list[Cell] | None:
    """By a flood; without some edges.  None if there is no path."""
    before, wave = {start: start}, [start]
    for cell in wave:
        for near, edge in zip(told.grid.neighbors[cell], told.grid.borders[cell], strict=True):
            if opened[edge] and edge not in but and near not in before:
                before[near] = cell
                wave.append(near)
    if goal not in before:
        return None
    path = [goal]
    while path[-1] != start:
        path.append(before[path[-1]])
    return path[::-1]


def _answers(told: Told, found: Sequence[Cell], other: Sequence[Cell],
             entry: Entry) -> tuple[Answer, Answer]:
    """Each has its letter in the middle of what it has for itself."""
    counts = {"many": len(found) - 1, "other": len(other) - 1}
    why = Message("The search finds a shortest path. This one has {many} steps, the other one "
                  "{other}.", **counts) if SHORTEST & {*entry.claims} else Message(
        "The search does not look for a shortest path. It finds this one of {many} steps, though "
        "the other one has {other}.", **counts)
    why_not = Message("This path has {other} steps; the search finds one of {many} steps.",
                      **counts)

    def answer(path: Sequence[Cell], than: Sequence[Cell], why: Message, right: bool) -> Answer:
        own = [cell for cell in path if cell not in than] or path[1:-1]
        cell = own[len(own) // 2]
        return Answer(Message("The path through {cell}", cell=place(told.grid, cell)), why, right,
                      cell, tuple(path))

    return answer(found, other, why, True), answer(other, found, why_not, False)
