"""What lies in a drawn maze, as texts of a link: keys with their doors, or points; and arrows.

    quest=12-45.30-88    key A in cell 12 opens the door in edge 45, key B in 30 the one in 88
    quest=12.30          points to pass: A in cell 12, then B in 30
    arrows=90.177        twice an edge, plus 1 if it leads to the second of its two cells

Keys are fetched in the order of their letters, as those that ``maze.quest.place`` lays. What is
laid by hand need not be possible: ``unreached`` says what is not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from maze.bits import unpack
from maze.connected import reached
from maze.errors import RecipeError
from maze.grid import Cell, Edge, Grid
from maze.message import Message, Said
from maze.passages import Maze
from maze.quest.quest import LETTERS, Quest, ends, floors, stop_name


def format_quest(quest: Quest | None) -> str:
    """"" if there is none."""
    if quest is None:
        return ""
    if not quest.doors:
        return ".".join(map(str, quest.stops))
    return ".".join(f"{key}-{door}" for key, door in zip(quest.stops, quest.doors, strict=True))


def parse_quest(text: str, grid: Grid, opened: Sequence[int]) -> Quest | None:
    """The opposite.  Raises RecipeError if a cell or a passage for it does not exist."""
    if not text:
        return None
    try:
        items = [tuple(map(int, item.split("-"))) for item in text.split(".")]
        stops, doors = tuple(item[0] for item in items), tuple(item[1] for item in items
                                                               if len(item) > 1)
        quest = Quest(stops, doors)
        if format_quest(quest) == text and _fits(quest, grid, opened):
            return quest
    except ValueError:                                     # of int, or of zip
        pass
    raise RecipeError("The keys and doors in this link are damaged.")


def _fits(quest: Quest, grid: Grid, opened: Sequence[int]) -> bool:
    return (len(quest.stops) <= len(LETTERS)
            and len(set(quest.stops)) == len(quest.stops) and max(quest.stops) < len(grid)
            and len(set(quest.doors)) == len(quest.doors) and _are_passages(quest.doors, opened))


def format_arrows(arrows: Mapping[Edge, Cell], grid: Grid) -> str:
    """"" if there are none."""
    return ".".join(str(2 * edge + (grid.joined(edge)[1] == cell))
                    for edge, cell in sorted(arrows.items()))


def parse_arrows(text: str, grid: Grid, opened: Sequence[int]) -> dict[Edge, Cell]:
    """The opposite.  Raises RecipeError if a passage for an arrow does not exist."""
    if not text:
        return {}
    try:
        numbers = list(map(int, text.split(".")))
    except ValueError:
        numbers = []
    edges = [number // 2 for number in numbers]
    if numbers and _are_passages(edges, opened) and all(map(grid.geometry.lines, edges)):
        arrows = {number // 2: grid.joined(number // 2)[number % 2] for number in numbers}
        if format_arrows(arrows, grid) == text:
            return arrows
    raise RecipeError("The one-way passages in this link are damaged.")


def _are_passages(edges: Sequence[Edge], opened: Sequence[int]) -> bool:
    return all(0 <= edge < len(opened) and opened[edge] for edge in edges)


PARSERS: Mapping[str, Callable[[str, Grid, Sequence[int]], object]] = {
    "quest": parse_quest, "arrows": parse_arrows}


def repaired(fields: Mapping[str, str], grid: Grid) -> tuple[dict[str, str], list[Said]]:
    """The drawn maze that the fields of a link hold: ``walls``, ``quest`` and ``arrows``, without
    what is damaged; and a sentence for each that is."""
    sound, notes = dict[str, str](), list[Said]()
    opened: bytes = b""
    for key in ("walls", *PARSERS):
        text = fields.get(key, "")
        try:
            if text and key == "walls":
                opened = unpack(text, grid.edges)
            elif text and opened:
                PARSERS[key](text, grid, opened)
            elif text:
                raise RecipeError("Only an exact maze (walls) can have {key}; leaving it out.",
                                  key=key)
            sound[key] = text
        except RecipeError as damaged:
            notes.append(damaged.message)
    return sound, notes


def unreached(maze: Maze, quest: Quest | None, start: Cell, goal: Cell) -> Message | None:
    """The first of the keys, points and the goal that cannot be reached, as a sentence; None if the
    goal can be."""
    if quest is None:
        found = reached(maze.links(), start)
        return None if goal in found else Message("The goal cannot be reached from the start.")
    first, last = ends(quest, maze.grid, start, goal)
    found = reached(floors(maze, quest), first)
    if last in found:
        return None
    cells = len(maze.grid)
    floor = max(found) // cells
    if not floor:
        return Message("{there} cannot be reached from the start.", there=stop_name(quest, 0))
    before = stop_name(quest, floor - 1)
    if floor == len(quest.stops):
        return Message("The goal cannot be reached after {before}.", before=before)
    return Message("{there} cannot be reached after {before}.", before=before,
                   there=stop_name(quest, floor))
