"""Mistakes: what an algorithm cannot do next, though somebody might think so, each with its reason.

A finder is given a run and a position. It returns the step that comes next as an answer, and wrong
ones, the most plausible first; None where too little is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeAlias

from maze.asking.question import Answer
from maze.asking.told import Told, verb_of
from maze.grid import Cell, Edge, Point
from maze.message import Message
from maze.rng import Rng
from maze.steps import BACKTRACK, BUILD, CARVE, FILL, FRONTIER, MASK, VISIT
from maze.words import place

Found: TypeAlias = tuple[Answer, list[Answer]] | None
AROUND = 6                                                 # places nearby to choose from


def growing(told: Told, at: int, rng: Rng) -> Found:
    """A passage opens, in a maze that gets no loops and no walls."""
    edge, start, end = told.log[at] & MASK, told.begun(at), told.end(at)
    if told.steps_to(BUILD, start) or not _is_forest(told, told.open(end)):
        return None
    opened, inside, entry = told.open(at), told.carved(at), told.entry(at)
    part, grid = told.parts(opened), told.grid
    closed = [one for one, way in enumerate(opened) if not way and one != edge]
    nearest = _nearest(partial(_spot, told), _spot(told, edge), rng)
    wrong = []
    if entry and entry.group == "grow" and "stack" in entry.shows:
        if len(inside & {*told.ends(edge)}) != 1:
            return None
        (old,) = inside & {*told.ends(edge)}
        wrong += [_passage(told, one, Message(
            "It goes on from {old}, where it is now, and not from anywhere else.",
            old=place(grid, old))) for one in nearest(
            one for one in closed if old not in told.ends(one)
            and len(inside & {*told.ends(one)}) == 1)[:2]]
        why = Message("{old} is where it is now, and the cell beyond is free.",
                      old=place(grid, old).capital())
    else:
        why = Message("It joins what was apart, so no loop comes about.")
    loops = nearest(one for one in closed if part[told.ends(one)[0]] == part[told.ends(one)[1]])
    wrong += [_passage(told, one, Message(
        "That would make a loop: a path leads from {one} to {other} already.",
        **_named(told, one))) for one in loops[:2]]
    again = nearest(one for one, way in enumerate(opened) if way)
    wrong += [Answer(_wall_words(told, one), Message("No passage is closed again here."),
                     steps=(BUILD + one,)) for one in again[:1]]
    if entry and entry.group == "grow" and {"stack", "bag"} & {*entry.shows}:
        apart = nearest(one for one in closed if not inside & {*told.ends(one)})
        wrong += [_passage(told, one, Message(
            "Neither {one} nor {other} touches the maze yet.", **_named(told, one)))
            for one in apart[:1]]
    return _passage(told, edge, why, right=True), _mixed(wrong, rng)


def walling(told: Told, at: int, rng: Rng) -> Found:
    """A wall goes up, where no wall falls any more."""
    edge, opened = told.log[at] & MASK, told.open(at)
    if told.steps_to(CARVE, at) or not told.joined(opened, edge):
        return None
    nearest = _nearest(partial(_spot, told), _spot(told, edge), rng)
    cuts = [one for one in nearest(one for one, way in enumerate(opened) if way and one != edge)
            if not told.joined(opened, one)]
    wrong = [Answer(_wall_words(told, one), Message(
        "That would cut the maze in two: no other path leads from {one} to {other}.",
        **_named(told, one)), steps=(BUILD + one,)) for one in cuts[:2]]
    falls = nearest(one for one, way in enumerate(opened) if not way)
    wrong += [_passage(told, one, Message("A wall that stands does not fall again here."))
              for one in falls[:3]]
    right = Answer(_wall_words(told, edge), Message(
        "It cuts nothing off: another path leads from {one} to {other}.", **_named(told, edge)),
        True, steps=(BUILD + edge,))
    return right, wrong


def searching(told: Told, at: int, rng: Rng) -> Found:
    """A search goes to a cell: the first of its queue, or one beside the top of its stack."""
    cell, held, grid = told.log[at] & MASK, told.held(at), told.grid
    queue, stack = held.get("queue", ()), held.get("stack", ())
    nearest, wrong = _nearest(grid.center, grid.center(cell), rng), list[Answer]()
    near_edges = _nearest(partial(_spot, told), grid.center(cell), rng)
    known = {step & MASK for step in told.log[told.begun(at):at]
             if verb_of(step) in (VISIT, FRONTIER)}
    opened = told.open(at)
    if len(queue) > 1 and queue[0] == cell:
        why = Message("{cell} is the first in the queue.", cell=place(grid, cell).capital())
        entry = told.entry(at)
        if entry and "queue" in entry.shows:               # whose order can be seen: first come
            wrong += [_goes(told, other, Message(
                "{cell} waits: it is number {number} in the queue.",
                cell=place(grid, other).capital(), number=number))
                for number, other in enumerate(queue[1:], 2)][::-1][:2]
        beside = known.difference(queue)
    elif stack and cell in grid.neighbors[stack[-1]] and "queue" not in held:
        top = stack[-1]
        why = Message("{cell} is free and lies beside {old}, where the search is.",
                      cell=place(grid, cell).capital(), old=place(grid, top))
        if not {*_around(told, opened, top)} <= known:     # else it goes where it was before
            why_not = Message("A passage leads on from {cell} that has not been tried.",
                              cell=place(grid, top))
            said = Message("It goes back from {cell}.", cell=place(grid, top))
            wrong.append(Answer(said, why_not, steps=(BACKTRACK + top,)))
        ahead = {near for old in stack[:-1] for near in _around(told, opened, old)} - known
        wrong += [_goes(told, other, Message(
            "{cell} is not beside {old}, where the search is.", cell=place(grid, other).capital(),
            old=place(grid, top))) for other in nearest(ahead - {*grid.neighbors[top]})[:1]]
        beside = {top}
    else:
        return None
    edges = near_edges(edge for edge, way in enumerate(opened) if not way
                    and len({*told.ends(edge)} & beside) == 1
                    and not ({*told.ends(edge)} - beside) & known)
    for edge in edges[:3]:
        (old,) = {*told.ends(edge)} & beside
        (new,) = {*told.ends(edge)} - {old}
        wrong.append(_goes(told, new, Message("A wall stands between {one} and {other}.",
                                              one=place(grid, old), other=place(grid, new))))
    return _goes(told, cell, why, right=True), _mixed(wrong, rng)


def filling(told: Told, at: int, rng: Rng) -> Found:
    """A dead end is filled, of a maze whose walls are known."""
    cell, grid, opened = told.log[at] & MASK, told.grid, told.open(at)
    filled = {step & MASK for step in told.log[told.begun(at):at] if verb_of(step) == FILL}
    ends = {*told.ends_at(at)}

    def exits(one: Cell) -> int:
        return sum(near not in filled for near in _around(told, opened, one))

    if exits(cell) > 1 or cell in ends:
        return None
    open_ = [one for one in range(len(grid)) if one not in filled and exits(one) > 1]
    near = _nearest(grid.center, grid.center(cell), rng)
    wrong = [Answer(_fill_words(told, one), Message(
        "{cell} has more than one exit, so it is no dead end.",
        cell=place(grid, one).capital()), steps=(FILL + one,))
        for one in near(set(open_) - ends)[:3]]
    wrong += [Answer(_fill_words(told, one), Message("Start and goal are never filled."),
                     steps=(FILL + one,)) for one in told.ends_at(at)[:1]]
    right = Answer(_fill_words(told, cell), Message(
        "{cell} has a single exit: it is a dead end.", cell=place(grid, cell).capital()), True,
        steps=(FILL + cell,))
    return right, _mixed(wrong, rng)


# --- words ------------------------------------------------------------------------------------

def _passage(told: Told, edge: Edge, why: Message, *, right: bool = False) -> Answer:
    return Answer(Message("A passage opens between {one} and {other}.", **_named(told, edge)), why,
                  right, steps=(CARVE + edge,))


def _goes(told: Told, cell: Cell, why: Message, *, right: bool = False) -> Answer:
    return Answer(Message("The search goes to {cell}.", cell=place(told.grid, cell)), why, right,
                  steps=(VISIT + cell,))


def _wall_words(told: Told, edge: Edge) -> Message:
    return Message("A wall goes up between {one} and {other}.", **_named(told, edge))


def _fill_words(told: Told, cell: Cell) -> Message:
    return Message("It fills {cell}.", cell=place(told.grid, cell))


def _named(told: Told, edge: Edge) -> dict[str, Message]:
    one, other = told.ends(edge)
    return {"one": place(told.grid, one), "other": place(told.grid, other)}


# --- places -----------------------------------------------------------------------------------

def _spot(told: Told, edge: Edge) -> Point:
    """About where an edge is."""
    (x, y), (far, low) = map(told.grid.center, told.ends(edge))
    return (x + far) / 2, (y + low) / 2


def _nearest(where: Callable[[int], Point], spot: Point, rng: Rng,
             ) -> Callable[[Iterable[int]], list[int]]:
    """A function that chooses, of some edges or cells, those that lie nearest, in a random order.
    """
    def far(one: int) -> float:
        x, y = where(one)
        return (x - spot[0]) * (x - spot[0]) + (y - spot[1]) * (y - spot[1])

    def nearest(numbers: Iterable[int]) -> list[int]:
        found = sorted(sorted(numbers), key=far)[:AROUND]
        rng.shuffle(found)
        return found

    return nearest


def _around(told: Told, opened: bytearray, cell: Cell) -> list[Cell]:
    """The cells that passages lead to."""
    return [near for near, edge in zip(told.grid.neighbors[cell], told.grid.borders[cell],
                                       strict=True) if opened[edge]]


def _is_forest(told: Told, opened: bytearray) -> bool:
    """Whether there is no loop."""
    return len(told.grid) - len({*told.parts(opened)}) == sum(opened)


def _mixed(wrong: list[Answer], rng: Rng) -> list[Answer]:
    """Not always the same mistakes."""
    rng.shuffle(wrong)
    return wrong
