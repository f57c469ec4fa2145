"""Hiding: a perfect maze whose solution passes exactly the cells of a picture.

Yoshio Okamoto and Ryuhei Uehara, "How to make a picturesque maze", CCCG 2009.  The squares of the
picture get a spanning tree.  Each square is four cells, and a walk round the tree, one hand on it,
passes every cell once (as in ``maze.transforms.unicursal``, after Walter D. Pullen).  The walk is
cut open at one place: a path, and the only one, since the cells around the picture form trees that
are joined to it at one cell each.

The tree is made by the generator of the recipe; so are the trees around, where the generator can
work on such a board, else by the recursive backtracker.  A tree around the picture is parted: every
thirtieth of its cells or so opens to the path, each other cell belongs to the nearest such opening
along the tree, and passages between the parts are closed.  Cost: linear, and that of the generator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from maze.connected import components
from maze.grid import Cell, Edge, Grid
from maze.passages import Maze
from maze.pictures.cutting import part_slices
from maze.pictures.doubling import doubled, rooms
from maze.progress import finish
from maze.rng import Rng
from maze.steps import BUILD, MASK, SHIFT, Step, Steps

Generate = Callable[[Maze], Steps[Maze]]
Room = tuple[Cell, Cell, Cell, Cell]
APART = 30                                                 # cells to an opening, about
RIGHT, DOWN, LEFT, UP = (1, 0), (0, 1), (-1, 0), (0, -1)
SIDES = {RIGHT: (1, 3), DOWN: (3, 2), LEFT: (2, 0), UP: (0, 1)}    # of four, clockwise


def hidden(maze: Maze, around: str, rng: Rng, generate: Generate,
           elsewhere: Callable[[Grid], Generate], phase: Step) -> Steps[None]:
    """Carve into ``maze``, on a doubled grid, what hides its board as a picture.

    ``generate`` carves the picture itself, ``elsewhere`` says what carves another board, and
    ``phase`` is the step that announces the walls in the middle of the passages.
    """
    board = maze.grid.board
    assert board
    found = doubled(board, around)
    four = rooms(maze.grid, found.dark)
    small = Maze(board)
    steps = generate(small)                                # it has a name to be found by
    for step in filter(_is_step, steps):                   # ``maze.tracing``
        yield from _in_rooms(maze, small, four, step)
    yield phase
    wanted = _round(maze.grid, small, found.dark, four)
    dark = {cell for room in four for cell in room}
    for edge in _inner(maze.grid, dark):
        yield from _set(maze, edge, edge in wanted)
    ground = [cell for cell in range(len(maze.grid)) if cell not in dark]
    links = [[] if cell in dark else [near for near in maze.grid.neighbors[cell]
                                      if near not in dark] for cell in range(len(maze.grid))]
    for cells in components(links, ground):
        yield from _around(maze, sorted(cells), dark, rng, elsewhere)


def _is_step(step: Step) -> bool:
    return step >= 0                                       # else a breath


def _in_rooms(maze: Maze, small: Maze, four: Sequence[Room], step: Step) -> Steps[None]:
    """A step on the board, shown in the rooms of four cells."""
    number = step & MASK
    if step >> SHIFT > BUILD >> SHIFT:                     # about a cell
        yield step - number + four[number][0]
        return
    a, b = (four[cell] for cell in small.grid.joins[number])
    pairs = ((a, a), (b, b), (a, b)) if small.open[number] else ((a, b),)
    for one, other in pairs:
        for edge in _between(maze.grid, one, other):
            yield from _set(maze, edge, bool(small.open[number]))


def _between(grid: Grid, room: Room, other: Room) -> Iterator[Edge]:
    """The edges from the cells of one room to those of another."""
    return (edge for cell in room for near, edge
            in zip(grid.neighbors[cell], grid.borders[cell], strict=True) if near in other)


def _inner(grid: Grid, cells: set[Cell]) -> list[Edge]:
    """The edges between some cells, in order."""
    return sorted({edge for cell in cells for near, edge
                   in zip(grid.neighbors[cell], grid.borders[cell], strict=True) if near in cells})


def _set(maze: Maze, edge: Edge, opens: bool) -> Steps[None]:
    if maze.open[edge] != opens:
        maze.open[edge] = opens
        yield edge if opens else BUILD + edge


def _round(grid: Grid, small: Maze, squares: Sequence[tuple[int, int]],
           four: Sequence[Room]) -> set[Edge]:
    """The edges of the walk round a tree of squares, without the one where it is cut open."""
    wanted: set[Edge] = set()
    for cell, links in enumerate(small.links()):
        x, y = squares[cell]
        ways = {(squares[near][0] - x, squares[near][1] - y): near for near in links}
        for side, (a, b) in SIDES.items():
            if side not in ways:
                wanted.add(grid.between(four[cell][a], four[cell][b]))
            elif side in (RIGHT, DOWN):
                c, d = SIDES[(-side[0], -side[1])]
                other = four[ways[side]]
                wanted |= {grid.between(four[cell][a], other[d]),
                           grid.between(four[cell][b], other[c])}
    return wanted - {grid.between(*grid.ends)}


def _around(maze: Maze, cells: Sequence[Cell], dark: set[Cell], rng: Rng,
            elsewhere: Callable[[Grid], Generate]) -> Steps[None]:
    """Trees of some cells beside the picture, each joined to it at one cell."""
    part = finish(part_slices(maze.grid, cells))
    small, grid = Maze(part), maze.grid
    edges = [grid.between(cells[a], cells[b]) for a, b in part.joins]
    steps = elsewhere(part)(small)
    for step in filter(_is_step, steps):
        number = step & MASK
        if step >> SHIFT > BUILD >> SHIFT:
            yield step - number + cells[number]
        else:
            yield from _set(maze, edges[number], bool(small.open[number]))
    for edge, opens in enumerate(small.open):              # what carved without saying so
        yield from _set(maze, edges[edge], bool(opens))
    beside = [number for number, cell in enumerate(cells)
              if any(near in dark for near in grid.neighbors[cell])]
    rng.shuffle(beside)
    openings = sorted(beside[:1 + len(cells) // APART])
    for edge in _borders(small, openings):
        yield from _set(maze, edges[edge], False)
    for number in openings:
        cell = cells[number]
        doors = [edge for near, edge in zip(grid.neighbors[cell], grid.borders[cell], strict=True)
                 if near in dark]
        yield from _set(maze, rng.pick(doors), True)


def _borders(tree: Maze, openings: Iterable[Cell]) -> list[Edge]:
    """The passages between cells of a tree whose nearest opening is another one."""
    links = tree.links()
    owner = {opening: opening for opening in openings}
    queue = list(owner)
    for cell in queue:
        for near in links[cell]:
            if near not in owner:
                owner[near] = owner[cell]
                queue.append(near)
    return [edge for edge, (a, b) in enumerate(tree.grid.joins)
            if tree.open[edge] and owner[a] != owner[b]]
