"""Does the next wall fall or stay, and why?  Where walls are taken by weight, from the lightest."""

from __future__ import annotations

from maze.asking.question import Answer, Question, question
from maze.asking.told import Told
from maze.grid import Cell
from maze.members import members
from maze.message import Message
from maze.rng import Rng
from maze.steps import MASK
from maze.words import place

APART = "It falls: its two sides belong to two parts."
TOGETHER = "It stays: both sides belong to one part already."


def ask(told: Told, at: int, rng: Rng) -> Question | None:
    """Where the lightest wall that is left is known, and the parts are."""
    held, entry = told.held(at), told.entry(at)
    if not entry or "kept" not in entry.shows or not held.get("weights"):
        return None
    left = [(weight, edge) for edge, weight in enumerate(held["weights"]) if weight >= 0]
    if not left:
        return None
    edge = min(left)[1]
    a, b = told.ends(edge)
    part = {cell: root for root, cells in members(held["sets"]).items() for cell in cells}
    falls = told.log[at] & MASK == edge
    if falls == (part[a] == part[b]):
        return None                                        # the run says otherwise
    why = _why(told, a, b, falls)
    both = [Answer(Message(APART), why, falls), Answer(Message(TOGETHER), why, not falls)]
    right, wrong = (both[0], both[1:]) if falls else (both[1], both[:1])
    return question("wall", at, at + 1, Message(
        "The lightest wall that is left stands between {one} and {other}. What becomes of it?",
        one=place(told.grid, a), other=place(told.grid, b)), right, wrong, rng)


def _why(told: Told, a: Cell, b: Cell, falls: bool) -> Message:
    text = ("No path leads from {one} to {other} yet, so the wall falls." if falls else
            "There is a path from {one} to {other} already, so without the wall there would be a "
            "loop.")
    return Message(text, one=place(told.grid, a), other=place(told.grid, b))
