"""What becomes of the next wall, and why?

Where walls are taken by weight: the lightest first, which fall or stay, everywhere or beside a maze
that grows, or the heaviest first, which go up or are left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.asking.question import Answer, Question, question
from maze.asking.told import Told, verb_of
from maze.grid import Cell
from maze.members import members
from maze.message import Message
from maze.rng import Rng
from maze.steps import BUILD, CARVE, GENERATING, MASK
from maze.words import place

APART = "It falls: its two sides belong to two parts."
TOGETHER = "It stays: both sides belong to one part already."
ROUND = "A wall goes up: there is another path round it."
BEYOND = "It falls: beyond it lies a cell that is not in the maze."
WITHIN = "It stays: both of its sides are in the maze already."
CUTS = "It stays open: a wall would cut the hall in two."


def ask(told: Told, at: int, rng: Rng) -> Question | None:
    """Where the lightest wall that is left is known, and the parts are."""
    held, entry = told.held(at), told.entry(at)
    if not entry or not {"kept", "spared", "lightest"} & {*entry.shows} or not held.get("weights"):
        return None
    if "lightest" in entry.shows:
        return _beside(told, at, held["weights"], rng)
    if "spared" in entry.shows:
        return _goes_up(told, at, held["weights"], rng)
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


def _beside(told: Told, at: int, weights: Sequence[int], rng: Rng) -> Question | None:
    """Where the lightest wall beside the maze is taken: of those whose turn has not come."""
    if verb_of(told.log[at]) != CARVE or not told.carved(at):
        return None
    edge, inside = told.log[at] & MASK, told.carved(at)
    passed = [one for one in told.held(at)["walls"]        # before it, for nothing lies beyond
              if 0 <= weights[one] < weights[edge] and {*told.ends(one)} <= inside]
    first = min(passed, key=weights.__getitem__, default=edge)
    falls = first == edge
    if falls != (len({*told.ends(first)} & inside) == 1):
        return None                                        # the run says otherwise
    a, b = sorted(told.ends(first), key=lambda cell: cell not in inside)
    why = Message("{cell} is not in the maze yet, so a passage leads there.",
                  cell=place(told.grid, b).capital()) if falls else _why(told, a, b, False)
    both = [Answer(Message(BEYOND), why, falls), Answer(Message(WITHIN), why, not falls)]
    right, wrong = (both[0], both[1:]) if falls else (both[1], both[:1])
    return question("wall", at, at + 1, Message(
        "The lightest wall beside the maze stands between {one} and {other}. What becomes of it?",
        one=place(told.grid, a), other=place(told.grid, b)), right, wrong, rng)


def _goes_up(told: Told, at: int, weights: Sequence[int], rng: Rng) -> Question | None:
    """Where walls are put up, the heaviest first, unless one would cut the hall in two."""
    left = [(weight, edge) for edge, weight in enumerate(weights) if weight >= 0]
    if not left or told.phase(at) != GENERATING:
        return None
    edge = max(left)[1]
    a, b = told.ends(edge)
    built = told.log[at] == BUILD + edge
    if built != told.joined(told.open(at), edge):
        return None                                        # the run says otherwise
    why = Message("There is another path from {one} to {other}, so nothing is cut off." if built
                  else "There is no other path from {one} to {other}: without this gap the hall "
                  "would fall into two parts.", one=place(told.grid, a), other=place(told.grid, b))
    both = [Answer(Message(ROUND), why, built), Answer(Message(CUTS), why, not built)]
    right, wrong = (both[0], both[1:]) if built else (both[1], both[:1])
    return question("wall", at, at + 1, Message(
        "The heaviest place for a wall that is left lies between {one} and {other}. What becomes "
        "of it?", one=place(told.grid, a), other=place(told.grid, b)), right, wrong, rng)
