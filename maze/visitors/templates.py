"""Templates: the few lines that a visitor starts with, which already work on every shape."""

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

TEMPLATES = {"generators": GENERATE, "solvers": SOLVE}     # by the room of what they make
