"""Held: what an algorithm holds, in words and as layers over the board.

Fetched when there is something to be shown for the first time: see tools/parts.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from maze.grid import Grid
from maze.holding import Held, Holding
from maze.members import members
from maze.message import Joined, Message
from maze.registry import Entry
from maze.render.holding import holding_layers
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.roles import drawn_as
from maze.web.explaining.chart import area
from maze.web.mazes.runs import MazeRun
from maze.web.track import Track
from maze.words import place

MOST = 2500                                                # cells on which all cells are drawn
CLEAR, LEGIBLE = 10, 6                                     # CSS pixels: of a cell, of a letter
FINE = 5                                                   # of a cell on which a line is seen
LINES = ("stack", "stacks", "trail", "track", "walk", "loop", "row", "rooms", "walls", "wall")
EVERYWHERE = ("sets", "parts", "pointers", "links", "backs", "kept", "spared", "chalk")

CELLS, WALLS = "Cells in {name}: {count}.", "Walls in {name}: {count}."
Telling = Callable[[Grid, str, Sequence[int]], Message]


def track_of(run: MazeRun) -> Track:
    """Of the run of a maze."""
    player = run.player
    return Track(run.recipe, run.drawing.scene.grid, lambda: run.recipe.begin()[1], player.log,
                 lambda: player.position)


def layers(grid: Grid, held: Held, theme: Theme, scale: float) -> list[Layer | Label]:
    """What is drawn over the board, whose cells have ``scale`` CSS pixels.

    Where cells are small, only lines are drawn, and no letters that nobody can read; on large
    boards nothing that has a mark in every cell.
    """
    if scale < FINE:
        return []
    left_out = EVERYWHERE if len(grid) > MOST else ()
    held = {role: numbers for role, numbers in held.items()
            if role not in left_out and (scale >= CLEAR or role in LINES)}
    return [layer for layer in holding_layers(grid, held, theme)
            if not isinstance(layer, Label) or layer.size * scale >= LEGIBLE]


def chart(holding: Holding, position: int) -> tuple[str, Joined]:
    """How much was held up to a position: path data, and the same in words."""
    sizes = holding.sizes(position)
    drawn = area(sizes)
    if not drawn:
        return "", Joined(())
    most = max(size for _, size in sizes)
    return drawn, Joined((Message("How much it held, from step {first} to step {last}: at most "
                                  "{most}, in the end {now}.", first=sizes[0][0],
                                  last=sizes[-1][0], most=most, now=sizes[-1][1]),))


def told_in_words(run: MazeRun, held: Held) -> Joined:
    """A line for each variable: what it is called in the code, and what is in it."""
    grid, names = run.drawing.scene.grid, _names(run) if held else {}
    return Joined(tuple(TELLING.get(role, _cells)(grid, names[role], numbers)
                        for role, numbers in held.items()
                        if role in names and (numbers or role in ALWAYS)))


def _names(run: MazeRun) -> Mapping[str, str]:
    """What each role is called in the code of the algorithms of a run."""
    return {role: name for entry in _entries(run) for role, name in drawn_as(entry.shows).items()}


def _entries(run: MazeRun) -> Iterator[Entry]:
    yield run.recipe.generator
    if run.recipe.solver:
        yield run.recipe.solver


def _stack(grid: Grid, name: str, cells: Sequence[int]) -> Message:
    if not cells:
        return Message("Cells in {name}: 0.", name=name)
    return Message("Cells in {name}: {count}; on top: {cell}.", name=name, count=len(cells),
                   cell=place(grid, cells[-1]))


def _stacks(grid: Grid, name: str, cells: Sequence[int]) -> Message:
    return Message("Stacks in {name}: {count}.", name=name, count=cells.count(-1) + 1)


def _queue(grid: Grid, name: str, cells: Sequence[int]) -> Message:
    return Message("Cells in {name}: {count}; next: {cell}.", name=name, count=len(cells),
                   cell=place(grid, cells[0]))


def _sums(grid: Grid, name: str, numbers: Sequence[int]) -> Message:
    least = str(numbers[1] // 1000) if numbers[1] % 1000 == 0 else f"{numbers[1] / 1000:.1f}"
    return Message("Least in {name}: {number}.", name=name, number=least)


def _sets(grid: Grid, name: str, numbers: Sequence[int]) -> Message:
    return _groups(name, list(map(len, members(numbers).values())))


def _parts(grid: Grid, name: str, numbers: Sequence[int]) -> Message:
    found = [number for number in numbers if number >= 0]
    return _groups(name, [found.count(number) for number in set(found)] or [0])


def _groups(name: str, sizes: Sequence[int]) -> Message:
    return Message("Sets in {name}: {count}; cells in the largest: {most}.", name=name,
                   count=len(sizes), most=max(sizes))


def _cells(grid: Grid, name: str, cells: Sequence[int]) -> Message:
    return Message(CELLS, name=name, count=len(cells))


def _pairs(grid: Grid, name: str, numbers: Sequence[int]) -> Message:
    return Message(CELLS, name=name, count=len(set(numbers[::2])))


def _pointers(grid: Grid, name: str, numbers: Sequence[int]) -> Message:
    return Message(CELLS, name=name, count=sum(
        old >= 0 and old != cell for cell, old in enumerate(numbers)))


def _walls(grid: Grid, name: str, edges: Sequence[int]) -> Message:
    return Message(WALLS, name=name, count=len(edges))


def _chalk(grid: Grid, name: str, numbers: Sequence[int]) -> Message:
    return Message("Passages in {name}: {count}; marked twice: {twice}.", name=name,
                   count=len(numbers) // 2, twice=numbers[1::2].count(2))


def _weights(grid: Grid, name: str, numbers: Sequence[int]) -> Message:
    return Message("Walls in {name}: {count}; the number of a wall is its place, 1 is the "
                   "lightest.", name=name, count=len(numbers))


def _kept(grid: Grid, name: str, edges: Sequence[int]) -> Message:
    return Message("Walls looked at that stay: {count}.", count=len(edges))


def _spared(grid: Grid, name: str, edges: Sequence[int]) -> Message:
    return Message("Passages looked at that stay: {count}.", count=len(edges))


def _loop(grid: Grid, name: str, cells: Sequence[int]) -> Message:
    return Message("Cells of the loop still to be erased: {count}.", count=len(cells) - 1)


def _gap(grid: Grid, name: str, edges: Sequence[int]) -> Message:
    return Message("The wall in {name} stays open.", name=name)


def _rooms(grid: Grid, name: str, numbers: Sequence[int]) -> Message:
    return Message("Rooms in {name}: {count}; next: {wide} by {high} cells.", name=name,
                   count=len(numbers) // 4, wide=numbers[2] - numbers[0],
                   high=numbers[3] - numbers[1])


def _hand(grid: Grid, name: str, numbers: Sequence[int]) -> Message:
    return Message("The left hand is on the wall." if numbers[0] > 0
                   else "The right hand is on the wall.")


def _turned(grid: Grid, name: str, numbers: Sequence[int]) -> Message:
    return Message("Turns added up in {name}: {degrees}°.", name=name, degrees=numbers[0])


def _count(grid: Grid, name: str, numbers: Sequence[int]) -> Message:
    return Message("{name} = {number}", name=name, number=numbers[0])


ALWAYS = ("stack",)                                        # told also when it is empty
TELLING: Mapping[str, Telling] = {
    "stack": _stack, "stacks": _stacks, "queue": _queue, "sets": _sets, "parts": _parts,
    "links": _pairs, "sums": _sums, "backs": _pairs,
    "lengths": _pairs, "pointers": _pointers, "walls": _walls,
    "wall": _walls, "bars": _walls, "chalk": _chalk, "weights": _weights, "kept": _kept,
    "spared": _spared, "loop": _loop, "gap": _gap, "rooms": _rooms, "hand": _hand,
    "turned": _turned, "count": _count}
