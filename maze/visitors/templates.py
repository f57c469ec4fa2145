"""Templates: the few lines that a visitor starts with, which already work everywhere."""

from __future__ import annotations

GENERATE = '''\
def generate(maze, rng):
    here, seen = 0, {0}
    while len(seen) < len(maze.grid):
        new = rng.pick(maze.grid.neighbors[here])
        if new not in seen:
            seen.add(new)
            yield CARVE + maze.carve(here, new)
        here = new
'''

SOLVE = '''\
def solve(board, start, goal):
    came_from, wave = {start: start}, [start]
    for cell in wave:
        yield VISIT + cell
        for new in board.links[cell]:
            if new not in came_from:
                came_from[new] = cell
                wave.append(new)
    return way_back(came_from, start, goal) if goal in came_from else NO_WAY
'''

SEARCH = '''\
def search(tiling, found=0):
    if tiling.is_complete:
        yield FOUND + found + 1
        return found + 1
    for number in tiling.fitting(tiling.hole):
        yield PLACE + tiling.place(number)
        found = yield from search(tiling, found)
        yield REMOVE + tiling.remove(number)
    return found
'''

TEMPLATES = {"generators": GENERATE, "solvers": SOLVE, "searches": SEARCH}   # by room
