"""Judging: what one run shows, from its steps alone.

A fault names the claim that it refutes, and what to point at: cells that are cut off, the edge that
closes a loop. Nothing here runs a program or trusts its steps.
"""

from __future__ import annotations

from array import array
from itertools import pairwise
from typing import NamedTuple

from maze.connected import components
from maze.grid import Cell, Edge, Grid
from maze.message import Joined, Message, Said, counted
from maze.passages import Maze
from maze.picture import Picture
from maze.steps import BUILD, CARVE
from maze.visitors.cases import Case
from maze.visitors.errors import ProgramError
from maze.visitors.evidence import Evidence
from maze.visitors.program import GENERATORS, SOLVERS
from maze.visitors.replay import checked_answer, replayed
from maze.words import place

RUNS, TRUE, TREE, SAME, SOURCE, WAY, FINDS, SHORTEST = (
    "runs", "true", "tree", "same", "source", "way", "finds", "shortest")


class Fault(NamedTuple):
    """A claim that is refuted, why, and what is to be shown of it."""

    claim: str
    words: Said
    cells: tuple[Cell, ...] = ()
    edges: tuple[Edge, ...] = ()
    line: int | None = None


def generator_fault(case: Case, evidence: Evidence, gives: frozenset[str]) -> Fault | None:
    """What is wrong with a run of a generator; None if it made a tree."""
    if fault := _broken(case, evidence, GENERATORS):
        return fault
    grid, filled = case.recipe.grid(), "walls" not in gives
    step, edge = evidence.odd
    if step:
        return _odd(evidence, grid, step, edge)
    maze = replayed(grid, evidence.steps, filled=filled)
    return _no_tree(maze, evidence.steps, whole="sparse" not in gives)


def _broken(case: Case, evidence: Evidence, room: str) -> Fault | None:
    """It raised an error, does not end, or yields what is no step."""
    if evidence.error:
        return Fault(RUNS, evidence.error, line=evidence.line)
    try:
        case.checker(room).take(evidence.steps)
    except ProgramError as error:
        return Fault(RUNS, error.message)
    return None


def _odd(evidence: Evidence, grid: Grid, step: int, edge: Edge) -> Fault:
    """The maze is not what the steps say."""
    edge = min(edge, grid.edges - 1)
    last = evidence.steps[step - 1] if step <= len(evidence.steps) else None
    if last in (CARVE + edge, BUILD + edge):
        words = Message("Step {step} is yielded before the maze is changed at edge {edge}, "
                        "{where}: change first, then yield.", step=step, edge=edge,
                        where=_between(grid, edge))
    else:
        words = Message("The maze is changed at edge {edge}, {where}, but no step up to step "
                        "{step} says so.", step=step, edge=edge, where=_between(grid, edge))
    return Fault(TRUE, words, grid.joins[edge], (edge,))


def _no_tree(maze: Maze, steps: array[int], whole: bool) -> Fault | None:
    """A loop, or cells that are cut off; of a sparse maze only the cells that it uses count."""
    grid, links = maze.grid, maze.passages()
    if loop := _loop(maze, steps):
        step, edge = loop
        a, b = grid.joins[edge]
        words = Message("Step {step} opens edge {edge} between {a} and {b}, which are joined "
                        "already: that closes a loop.", step=step, edge=edge, a=named(grid, a),
                        b=named(grid, b))
        return Fault(TREE, words, (a, b), (edge,))
    used = [cell for cell in range(len(grid)) if whole or links[cell]]
    parts = components(links, used)
    if len(parts) < 2:
        return None
    parts.sort(key=lambda part: (len(part), 0 in part))    # the largest is the maze
    lost = sorted(cell for part in parts[:-1] for cell in part)
    words = counted("{n} cell is cut off: {cell}.", "{n} cells are cut off, the first of them "
                    "{cell}.", n=len(lost), cell=named(grid, lost[0]))
    return Fault(TREE, words, tuple(lost))


def _loop(maze: Maze, steps: array[int]) -> tuple[int, Edge] | None:
    """The first step whose passage closes a loop in the finished maze, and the edge."""
    order = {step: number for number, step in enumerate(steps, 1) if step < BUILD}
    opened = [edge for edge in range(maze.grid.edges) if maze.open[edge]]
    opened.sort(key=lambda edge: order.get(edge, 0))
    parent = list(range(len(maze.grid)))
    for edge in opened:
        a, b = (_root(parent, cell) for cell in maze.grid.joins[edge])
        if a == b:
            return order.get(edge, 0), edge
        parent[a] = b
    return None


def _root(parent: list[Cell], cell: Cell) -> Cell:
    while parent[cell] != cell:
        parent[cell] = cell = parent[parent[cell]]
    return cell


def named(grid: Grid, cell: Cell) -> Message:
    """A cell by the number that a program uses, and where it is."""
    return Message("cell {number} ({where})", number=cell, where=place(grid, cell))


def _between(grid: Grid, edge: Edge) -> Message:
    a, b = grid.joins[edge]
    return Message("between {a} and {b}", a=named(grid, a), b=named(grid, b))


def solver_fault(case: Case, evidence: Evidence, picture: Picture) -> Fault | None:
    """What is wrong with a run of a solver; None if it found a path, or said that there is none."""
    if fault := _broken(case, evidence, SOLVERS):
        return fault
    grid, answer = picture.maze.grid, evidence.answer
    try:
        checked_answer(answer, len(grid))
    except ProgramError as error:
        return Fault(RUNS, error.message)
    if not isinstance(answer, list) or not answer:
        return None if not picture.way else Fault(FINDS, Message(
            "It says that there is no path, but there is one from {start} to {goal}: {said}",
            start=named(grid, picture.start), goal=named(grid, picture.goal),
            said=answer if isinstance(answer, str | Message | Joined) else ""),
            (picture.start, picture.goal))
    return _no_way(picture, answer)


def _no_way(picture: Picture, path: list[Cell]) -> Fault | None:
    """The path does not lead from start to goal along passages; one with keys may pass twice."""
    grid, links = picture.maze.grid, picture.maze.links()
    if (path[0], path[-1]) != (picture.start, picture.goal):
        return Fault(WAY, Message("The path should lead from {start} to {goal}, but leads from "
                                  "{first} to {last}.", start=named(grid, picture.start),
                                  goal=named(grid, picture.goal), first=named(grid, path[0]),
                                  last=named(grid, path[-1])), (path[0], path[-1]))
    for a, b in pairwise(path):
        if b not in links[a]:
            return Fault(WAY, Message("The path goes from {a} to {b}, where there is no passage.",
                                      a=named(grid, a), b=named(grid, b)), (a, b))
    if not picture.quest and len(set(path)) < len(path):
        twice = next(cell for at, cell in enumerate(path) if cell in path[:at])
        return Fault(WAY, Message("The path passes {cell} twice.", cell=named(grid, twice)),
                     (twice,))
    return None


def difference(one: Evidence, other: Evidence) -> int:
    """The first step in which two runs differ; 0 if they are the same."""
    for number, (a, b) in enumerate(zip(one.steps, other.steps, strict=False), 1):
        if a != b:
            return number
    if len(one.steps) != len(other.steps) or one.answer != other.answer:
        return min(len(one.steps), len(other.steps)) + 1
    return 0
