"""What makes the mole, the Hilbert curve, the spirals and the nested mazes themselves."""

from __future__ import annotations

import pytest

from maze.grids.lattice import lattice
from maze.passages import Maze
from maze.recipe import generators
from maze.rng import Rng
from maze.steps import SHIFT
from tests.small_grids import made

# --- the mole ----------------------------------------------------------------------------------


def dug(width: int, height: int, clock: int) -> tuple[set[tuple[int, int]], set[frozenset]]:
    """The listing's description, taken literally: its frame, its start, its recursion.

    The screen has the pixels 0 to xmax by 0 to ymax; the outermost are painted, and the mole
    begins at xmax div 2, ymax div 2. A maze of width columns is what lies inside the frame.
    Returned are the pixels that were dug and the pairs of them, both counted from 0 inside.
    """
    seed = clock % 1063
    xmax, ymax = width + 1, height + 1
    painted = {(x, y) for x in range(xmax + 1) for y in range(ymax + 1)
               if x in (0, xmax) or y in (0, ymax)}
    frame = set(painted)
    pairs: set[frozenset] = set()

    def draw(a, b):
        nonlocal seed
        seed = (5 * seed + 7227) % 1063
        return int(seed / 1063 * (b - a + 1) + a)

    def possible(x, y, direction):
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[direction]
        for far in (1, 2):
            px, py = x + far * dx, y + far * dy
            if painted & {(px, py), (px + dy, py - dx), (px - dy, py + dx)}:
                return False
        return True

    def makestep(x, y):
        direction = draw(0, 3)
        for _ in range(4):
            if possible(x, y, direction):
                length, px, py = draw(2, 5), x, y
                dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[direction]
                while length > 0 and possible(px, py, direction):
                    pairs.add(frozenset(((px - 1, py - 1), (px + dx - 1, py + dy - 1))))
                    px, py, length = px + dx, py + dy, length - 1
                    painted.add((px, py))
                makestep(px, py)
            direction = (direction + 1) % 4

    painted.add((xmax // 2, ymax // 2))
    makestep(xmax // 2, ymax // 2)
    return {(x - 1, y - 1) for x, y in painted - frame}, pairs


def pairs_of(maze: Maze, width: int) -> set[frozenset]:
    return {frozenset((cell % width, cell // width) for cell in maze.grid.joins[edge])
            for edge in range(maze.grid.edges) if maze.open[edge]}


@pytest.mark.parametrize("clock", [0, 1, 7, 23, 59, 60, 1062])
@pytest.mark.parametrize("size", [(20, 15), (23, 16), (10, 8), (7, 7), (3, 9)])
def test_the_mole_digs_what_the_listing_digs(clock, size):
    maze = made(generators()["mole"], lattice(*size), "whatever", clock=clock)
    black, pairs = dug(*size, clock)
    assert pairs_of(maze, size[0]) == pairs
    assert {(cell % size[0], cell // size[0]) for cell in range(len(maze.grid))
            if cell not in maze.unused()} == (black if pairs else set())


def test_clock_7_digs_125_passages_on_the_usual_grid():
    maze = made(generators()["mole"], lattice(20, 15), "", clock=7)
    assert maze.open.count(1) == len(dug(20, 15, 7)[1]) == 125


def test_the_clock_decides_or_the_seed():
    grid, mole = lattice(40, 25), generators()["mole"]
    assert made(mole, grid, "a", clock=5).open == made(mole, grid, "b", clock=5).open
    assert made(mole, grid, "a").open != made(mole, grid, "b").open
    assert len({bytes(made(mole, grid, "", clock=clock).open) for clock in range(60)}) == 60


def test_the_clock_shows_every_seed_of_the_listing():
    clock = generators()["mole"].param("clock")
    assert (clock.low, clock.high) == (-1, 1062)


@pytest.mark.parametrize("clock", [-1, 12])
def test_the_mole_digs_one_tree_that_never_touches_itself(clock):
    width = 60
    maze = made(generators()["mole"], lattice(width, 40), "a", clock=clock)
    links = maze.links()
    black = {cell for cell, near in enumerate(links) if near}
    assert maze.open.count(1) == len(black) - 1            # a tree ...
    seen = [min(black)]
    for cell in seen:
        seen += set(links[cell]) - set(seen)
    assert set(seen) == black                              # ... in one piece ...
    for cell in black:                                     # ... and no two tunnels side by side
        assert set(maze.grid.neighbors[cell]) & black == set(links[cell])
    assert 0.3 < len(black) / len(maze.grid) < 0.6         # sparse
    rim = {cell for cell, _ in maze.grid.geometry.rim()}
    assert not black & rim


@pytest.mark.slow
def test_the_mole_digs_the_whole_screen():
    maze = made(generators()["mole"], lattice(640, 400), "", clock=17)
    assert maze.open.count(1) > 80_000


# --- the Hilbert curve -------------------------------------------------------------------------


def path_of(maze: Maze) -> list[int]:
    """The cells of a corridor without junctions, in order; fails if it is anything else."""
    links = maze.links()
    ends = maze.dead_ends()
    assert len(ends) == 2 and max(map(len, links)) <= 2
    path, before = [ends[0]], -1
    while True:
        ahead = [near for near in links[path[-1]] if near != before]
        if not ahead:
            return path
        before = path[-1]
        path.append(ahead[0])


def is_hamiltonian(maze: Maze) -> bool:
    return len(maze.grid) == 1 or sorted(path_of(maze)) == list(range(len(maze.grid)))


@pytest.mark.parametrize("width", range(1, 15))
def test_hilbert_visits_every_cell_of_any_rectangle(width):
    for height in range(1, 15):
        for seed in "abcd":
            assert is_hamiltonian(made(generators()["hilbert"], lattice(width, height), seed))


@pytest.mark.prove
@pytest.mark.slow
@pytest.mark.parametrize("width", range(1, 65))
def test_hilbert_visits_every_cell_of_larger_rectangles(width):
    for height in range(1, 65):
        assert is_hamiltonian(made(generators()["hilbert"], lattice(width, height), "a"))


def keeps_together(path: list[int], width: int) -> bool:
    """Whether a quarter of the way is a quarter of the square, and so on down (powers of two)."""
    size = width
    while size > 1:
        size //= 2
        for start in range(0, len(path), size * size):
            part = path[start:start + size * size]
            if len({(cell % width // size, cell // width // size) for cell in part}) > 1:
                return False
    return True


@pytest.mark.parametrize("width", [2, 4, 8, 16, 32])
def test_on_powers_of_two_it_is_hilberts_curve(width):
    grid = lattice(width, width)
    assert keeps_together(path_of(made(generators()["hilbert"], grid, "a")), width)


def test_a_single_spiral_is_no_hilbert_curve():
    maze = Maze(lattice(8, 8))
    for y in range(8):                                     # there and back again
        for x in range(7):
            maze.carve(8 * y + x, 8 * y + x + 1)
        if y:
            end = 8 * y + (7 if y % 2 else 0)
            maze.carve(end - 8, end)
    assert not keeps_together(path_of(maze), 8)


# --- spirals -----------------------------------------------------------------------------------


def tracks(maze: Maze, steps: list[int]) -> list[list[int]]:
    """The corridors in the order they were carved, as cells."""
    grown: set[int] = set()
    found: list[list[int]] = []
    for step in steps:
        if step >> SHIFT:
            grown.add(step & (1 << SHIFT) - 1)
            continue
        (new,) = set(maze.grid.joins[step]) - grown
        (old,) = set(maze.grid.joins[step]) - {new}
        if found and found[-1][-1] == old:
            found[-1].append(new)
        else:
            found.append([old, new])
        grown.add(new)
    return found


def hands(track: list[int], width: int) -> set[int]:
    """To which sides a corridor turns: 1 right, -1 left."""
    turn = {1: 0, width: 1, -1: 2, -width: 3}
    ways = [turn[b - a] for a, b in zip(track, track[1:])]
    return {1 if (b - a) % 4 == 1 else -1 for a, b in zip(ways, ways[1:]) if a != b}


def test_every_spiral_turns_to_one_hand():
    """Where a new spiral begins at the end of the last one, the two cannot be told apart: rare."""
    for seed in "abc":
        maze = Maze(lattice(40, 30))
        found = tracks(maze, list(generators()["spiral"].run(maze, Rng(seed))))
        one_handed = sum(len(hands(track, 40)) < 2 for track in found)
        assert one_handed > 0.95 * len(found)
        long = [track for track in found if len(track) > 30]
        assert len(long) > 5
    backtracker = Maze(lattice(40, 30))
    found = tracks(backtracker,
                   list(generators()["recursive_backtracker"].run(backtracker, Rng("a"))))
    assert all(len(hands(track, 40)) == 2 for track in found if len(track) > 30)


def test_with_a_long_side_one_spiral_takes_most():
    maze = Maze(lattice(40, 30))
    found = tracks(maze, list(generators()["spiral"].run(maze, Rng("a"), side=1000)))
    assert max(map(len, found)) > 600


# --- nested ------------------------------------------------------------------------------------


def contracted(maze: Maze, width: int, size: int) -> tuple[set[tuple[int, int]], list[frozenset]]:
    """The blocks of a side, and the passages between two of them."""
    def block(cell: int) -> tuple[int, int]:
        return cell % width // size, cell // width // size

    between = [frozenset(map(block, maze.grid.joins[edge]))
               for edge in range(maze.grid.edges) if maze.open[edge]]
    return set(map(block, range(len(maze.grid)))), [pair for pair in between if len(pair) == 2]


def is_tree(nodes: set, pairs: list[frozenset]) -> bool:
    joined = {node: {other for pair in pairs if node in pair for other in pair} for node in nodes}
    seen = [min(nodes)]
    for node in seen:
        seen += joined[node] - set(seen)
    return len(pairs) == len(nodes) - 1 and set(seen) == nodes


@pytest.mark.parametrize("size,block", [((25, 25), 5), ((20, 15), 5), ((13, 9), 3), ((16, 16), 2),
                                        ((17, 3), 4)])
def test_the_blocks_of_every_level_are_a_maze_and_mazes(size, block):
    for seed in "ab":
        maze = made(generators()["nested"], lattice(*size), seed, block=block)
        side = block
        while side < max(size):
            assert is_tree(*contracted(maze, size[0], side))
            side *= block
        links = maze.links()
        for x in range(0, size[0], block):
            for y in range(0, size[1], block):
                cells = {j * size[0] + i for i in range(x, min(x + block, size[0]))
                         for j in range(y, min(y + block, size[1]))}
                pairs = [frozenset((a, b)) for a in cells for b in links[a] if b in cells and a < b]
                assert is_tree(cells, pairs)


@pytest.mark.parametrize("name", ["recursive_backtracker", "eller", "blobby_division", "division"])
def test_blocks_of_others_are_joined_more_than_once(name):
    assert not is_tree(*contracted(made(generators()[name], lattice(25, 25), "a"), 25, 5))


def test_a_block_as_large_as_the_grid_is_a_plain_maze():
    maze = made(generators()["nested"], lattice(20, 15), "a", block=50)
    assert maze.is_perfect() and len(maze.dead_ends()) < 50
