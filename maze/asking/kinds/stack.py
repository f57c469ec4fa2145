"""What is on top of the stack?  Wrong: its bottom, its middle, the cell below the top."""

from __future__ import annotations

from maze.asking.question import Answer, Question, question
from maze.asking.told import Told, verb_of
from maze.message import Message
from maze.rng import Rng
from maze.steps import BACKTRACK, MASK, TWICE
from maze.words import place


def ask(told: Told, at: int, rng: Rng) -> Question | None:
    """Where the step after it goes back, with three cells or more on the stack."""
    entry, stack = told.entry(at), told.held(at).get("stack", ())
    verb, cell = verb_of(told.log[at]), told.log[at] & MASK
    if not entry or len(stack) < 3 or not (
            verb == BACKTRACK or (verb == TWICE and cell == stack[-1])):
        return None
    grid, top = told.grid, stack[-1]
    if stack.count(top) > 1:
        return None
    right = Answer(place(grid, top), Message(
        "{cell} was put on the stack last, so it lies on top.", cell=place(grid, top).capital()),
        True, top)
    below = dict.fromkeys((stack[-2], stack[0], stack[len(stack) // 2]))
    wrong = [Answer(place(grid, cell), Message(
        "{cell} lies deeper in the stack: something was put on it later.",
        cell=place(grid, cell).capital()), cell=cell) for cell in below if cell != top]
    return question("stack", at, at + 1, Message(
        "It is stuck and goes back. Which cell lies on top of the stack?"), right, wrong, rng)
