"""Which cell can join the maze next?  Wrong: cells apart from it, or beside the maze elsewhere."""

from __future__ import annotations

from maze.asking.question import Answer, Question, question
from maze.asking.told import Told, verb_of
from maze.grid import Cell
from maze.message import Message
from maze.rng import Rng
from maze.steps import CARVE, GENERATING, MASK
from maze.words import place


def ask(told: Told, at: int, rng: Rng) -> Question | None:
    """Where the step after it leads from the maze to a free cell."""
    entry, step = told.entry(at), told.log[at]
    if not entry or told.phase(at) != GENERATING or entry.group != "grow" or (
            verb_of(step) != CARVE or "stack" not in entry.shows and "bag" not in entry.shows):
        return None
    grid, inside = told.grid, told.carved(at)
    free = [cell for cell in told.ends(step & MASK) if cell not in inside]
    if len(free) != 1 or len(inside) < 4:
        return None
    new, (old,) = free[0], [cell for cell in told.ends(step & MASK) if cell in inside]
    apart = [cell for cell in range(len(grid)) if cell not in inside and cell != new
             and inside.isdisjoint(grid.neighbors[cell])]
    wrong = [_apart(told, cell) for cell in _some(apart, 2, rng)]
    if "stack" in entry.shows:                             # it goes on from one cell alone
        beside = [cell for cell in range(len(grid)) if cell not in inside
                  and cell not in grid.neighbors[old] and cell not in apart and cell != new]
        wrong = [_elsewhere(told, cell, old) for cell in _some(beside, 2, rng)] + wrong[:1]
    inner = [cell for cell in sorted(inside) if cell != old and old in grid.neighbors[cell]]
    wrong += [Answer(place(grid, cell), Message(
        "{cell} is in the maze already.", cell=place(grid, cell).capital()), cell=cell)
        for cell in _some(inner, 1, rng)]
    right = Answer(place(grid, new), Message(
        "{cell} is free and lies beside {old}, from where the maze grows.",
        cell=place(grid, new).capital(), old=place(grid, old)), True, new)
    return question("growth", at, at + 1, Message(
        "A passage will open to one of these cells. Which one can it be?"), right, wrong, rng)


def _some(cells: list[Cell], most: int, rng: Rng) -> list[Cell]:
    chosen = list(cells)
    rng.shuffle(chosen)
    return chosen[:most]


def _apart(told: Told, cell: Cell) -> Answer:
    said = place(told.grid, cell)
    return Answer(said, Message("{cell} does not touch the maze.", cell=said.capital()), cell=cell)


def _elsewhere(told: Told, cell: Cell, old: Cell) -> Answer:
    said = place(told.grid, cell)
    return Answer(said, Message(
        "{cell} is not beside {old}, and from there the maze grows now.", cell=said.capital(),
        old=place(told.grid, old)), cell=cell)
