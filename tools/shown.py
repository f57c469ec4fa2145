"""Write docs/shown.md, what each algorithm shows of its variables: `python -m tools.shown`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from maze.catalog import DEFAULT
from maze.registry import Entry
from maze.roles import READERS

FILE = Path(__file__).resolve().parents[1] / "docs" / "shown.md"
HEAD = """# What each algorithm shows of its variables

The page draws over the board what the variables of an algorithm hold, at every step, forward and
back, unless *Show the idea* is switched off; while the code is open, it lists them, too. Where
cells have less than ten pixels only lines are drawn, on boards of more than 2 500 cells nothing
that has a mark in every cell, and on boards of more than 10 000 cells nothing at all. An entry
declares its variables with `shows`; `maze/roles.py` lists the roles, and `tests/test_shows.py`
says for each what it holds after each step. `python3 -m tools.shown` writes this file.
"""
SEEN = {                                                   # by the name a role is drawn as
    "stack": "a trail from the bottom to the top, which has a disc",
    "stacks": "a trail for each stack, with a disc on its top",
    "trail": "a line through the cells, in the color of the path",
    "track": "a line through the last cells of the walk",
    "walk": "a trail with its last cell",
    "loop": "the loop that is being erased, dashed",
    "bag": "a ring around each cell",
    "queue": "a number in each cell, 1 for the next, which is filled",
    "sets": "a disc in each cell with the color and the letters of its set; sets merge",
    "parts": "a disc in each cell with the color and the letters of its part",
    "pointers": "an arrow in each cell toward the one before it",
    "links": "an arrow in each cell toward those before it",
    "backs": "the same for the search from the goal, in another color",
    "lengths": "a number in each cell: how far it is",
    "sums": "in each cell that waits the number that is compared; the least is next and filled",
    "weights": "a number on each wall of which nothing is decided: its place by weight",
    "walls": "walls that may be chosen, lit",
    "kept": "walls that were looked at and stay, thick",
    "spared": "passages that were looked at and stay, with a bar across",
    "wall": "the wall that is being built, lit",
    "gap": "a disc where it stays open",
    "bars": "places where two fronts have met, as walls",
    "chalk": "a dot for each time that a passage was walked along",
    "rooms": "frames around the rooms that wait; the next one is thick",
    "row": "an outline in each cell of the row at work",
    "run": "a disc in each cell of the corridor at work",
    "hand": "a bar from the walker to its hand on the wall",
    "turned": "the sum of the turns, in degrees (listed)",
    "count": "how many are left (listed)",
}


def text() -> str:
    """The whole file."""
    parts = [HEAD]
    for room, title in (("generators", "Generators"), ("solvers", "Solvers")):
        parts.append(f"## {title}\n\n| Algorithm | Variables | What is seen |\n|---|---|---|")
        parts += [f"| {entry.title} | {_variables(entry)} | {'; '.join(_seen(entry))} |"
                  for entry in DEFAULT.room(room).values()]
        parts.append("")
    return "\n".join(parts)


def _variables(entry: Entry) -> str:
    return ", ".join(f"`{name}`" for name in dict.fromkeys(
        name for role, name in entry.shows.items() if role in READERS))


def _seen(entry: Entry) -> Iterator[str]:
    for role in entry.shows:
        if role in READERS:
            yield SEEN[READERS[role].drawn]


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
