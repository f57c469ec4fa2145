"""Roles: what a variable of an algorithm is to the eye, and how its value is read as numbers.

An entry declares them, ``shows={"stack": "stack", "sets": "parent"}``: a role and the name of the
variable that plays it, in its own function or in one that it passes its steps through. A name with
a dot, ``"walls.rooms"``, is a variable of the generator that stands in another variable. Some roles
only say how another one is read (``HELPERS``); their variables are those of the same function.

What is read is a tuple of numbers by role, under the name of what it is drawn as:

    stack     cells, the last on top             queue     cells, the next one first
    stacks    the same several times, -1 between  bag      cells in no order
    trail     cells one after the other          row       cells of the row at work
    track     the last cells of a walk           run       cells of that row that are joined
    walk      cells of a walk                    loop      those of them that will be erased
    sets      for each cell another of its set   parts     for each cell the number of its part
    pointers  for each cell the one before, or -1
    links     pairs: a cell, and the one before  backs     the same for another search
    lengths   pairs: a cell, and how far it is, in thousandths
    sums      pairs: a cell that waits, and the number by which it does, in thousandths
    weights   for each edge its weight, or the complement where all is decided
    walls     edges that may be chosen
    kept      edges looked at that stay closed   spared    edges looked at that stay open
    wall      edges of the wall that is built    gap       the one edge of it that stays open
    bars      edges that are taken for walls     chalk     pairs: an edge, and how many marks
    rooms     left, top, right, bottom, each in cells; the next one first
    hand      1 for the left hand, -1 for the right
    turned    degrees                            count     a number

The helpers:

    here      the cell of a queue at work: those before it are done; the cell that points nowhere;
              the post that a wall has just reached
    following cells after those of a queue       done      for each cell whether it counts no more
    raster    for each place in a stack or a bag the number of its cell
    joined    for each part, the parts that it is one with
    open      for each edge whether it is open   reached   for each post whether a wall is there
    meets     how many cells of a walk stay when its loop is erased; not over 0: there is no loop
    lost      the cell of a loop that was erased last
    begin     where in a row the cells begin that are joined, and where they end
    end
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from maze import readers
from maze.grid import Grid
from maze.readers import Beside, Numbers

Reader: TypeAlias = Callable[[Grid, Any, Beside], Numbers]

HELPERS = ("here", "following", "done", "raster", "joined", "open", "meets", "lost", "begin", "end",
           "reached")


class Role(NamedTuple):
    """``drawn`` is the name under which it is read; ``needs`` are helpers it cannot do without."""

    drawn: str
    read: Reader
    needs: tuple[str, ...] = ()


READERS = {
    "stack": Role("stack", readers.cells), "stacks": Role("stacks", readers.several),
    "trail": Role("trail", readers.cells), "walk": Role("walk", readers.cells),
    "loop": Role("loop", readers.loop, ("meets",)), "track": Role("track", readers.last),
    "bag": Role("bag", readers.cells), "queue": Role("queue", readers.queue),
    "heap": Role("queue", readers.heap), "sums": Role("sums", readers.sums),
    "looks": Role("sums", readers.looks), "sets": Role("sets", readers.plain),
    "parts": Role("parts", readers.parts), "pointers": Role("pointers", readers.plain),
    "toward": Role("pointers", readers.toward), "links": Role("links", readers.links),
    "backs": Role("backs", readers.links), "lengths": Role("lengths", readers.lengths),
    "steps": Role("lengths", readers.steps), "weights": Role("weights", readers.weights),
    "walls": Role("walls", readers.plain), "lightest": Role("walls", readers.heap_of_walls),
    "sprouts": Role("walls", readers.sprouts, ("reached",)),
    "kept": Role("kept", readers.kept, ("weights", "open")),
    "spared": Role("spared", readers.spared, ("weights", "open")),
    "wall": Role("wall", readers.plain), "gap": Role("gap", readers.one),
    "bars": Role("bars", readers.between), "chalk": Role("chalk", readers.chalk),
    "row": Role("row", readers.row), "run": Role("run", readers.run, ("begin", "end")),
    "scan": Role("row", readers.scan), "rooms": Role("rooms", readers.rooms),
    "blocks": Role("rooms", readers.blocks), "hand": Role("hand", readers.one),
    "turned": Role("turned", readers.degrees), "count": Role("count", readers.one),
}
ROLES = (*READERS, *HELPERS)
COUNTED = ("stack", "heap", "bag", "walk", "walls", "lightest", "sprouts")   # shown over time


def drawn_as(shows: Mapping[str, str]) -> dict[str, str]:
    """For what an entry declares: under which name each is read, and the variable it is read from.
    """
    return {READERS[role].drawn: name.rpartition(".")[2] for role, name in shows.items()
            if role in READERS}


def read(grid: Grid, shows: Mapping[str, str], frames: Sequence[Beside]) -> dict[str, Numbers]:
    """What is held in the variables of some functions, the innermost first."""
    found: dict[str, Numbers] = {}
    for role in shows:
        if role not in READERS:
            continue
        how = READERS[role]
        for values in frames:
            beside = {other: _value(values, variable) for other, variable in shows.items()
                      if _has(values, variable)}
            if role in beside and all(helper in beside for helper in how.needs):
                found[how.drawn] = how.read(grid, beside[role], beside)
                break
    return found


def size(shows: Mapping[str, str], frames: Sequence[Beside]) -> int | None:
    """How much is in the first variable that counts as what is held; None if there is none."""
    for role in (role for role in COUNTED if role in shows):
        for values in frames:
            if _has(values, shows[role]):
                return len(_value(values, shows[role]))
    return None


def _has(values: Beside, name: str) -> bool:
    """Whether a variable is bound; with a dot, that of a generator in another variable."""
    outer, _, inner = name.partition(".")
    if not inner:
        return name in values
    frame = getattr(values.get(outer), "gi_frame", None)
    return frame is not None and inner in frame.f_locals


def _value(values: Beside, name: str) -> Any:
    outer, _, inner = name.partition(".")
    return values[outer].gi_frame.f_locals[inner] if inner else values[name]
