"""Starts: the code that each exercise begins with, and a solution that passes."""

from __future__ import annotations

from maze.visitors.templates import GENERATE

WALLS = '''\
def generate(maze, rng):
    edges = list(range(maze.grid.edges))
    rng.shuffle(edges)
    for edge in edges:
        maze.open[edge] = 1
        yield CARVE + edge
'''

KRUSKAL = '''\
def generate(maze, rng):
    edges = list(range(maze.grid.edges))
    rng.shuffle(edges)
    part = list(range(len(maze.grid)))      # the part of the maze that each cell is in
    for edge in edges:
        a, b = maze.grid.joins[edge]
        if a != b:
            old, new = part[b], part[a]
            part = [new if one == old else one for one in part]
            maze.open[edge] = 1
            yield CARVE + edge
'''

HAND = '''\
def solve(board, start, goal):
    side, walk = 0, [start]
    while walk[-1] != goal and len(walk) < 4 * len(board):
        cell = walk[-1]
        yield ONCE + cell
        new = board.turn(cell, side, 1)     # the first passage clockwise after a side
        if new == NOBODY:
            return NO_WAY
        walk.append(new)
    yield ONCE + walk[-1]
    return without_loops(walk) if walk[-1] == goal else NO_WAY
'''

UNIFORM = '''\
def generate(maze, rng):
    near = maze.grid.neighbors
    inside = {rng.below(len(near))}
    while len(inside) < len(near):
        free = [cell for cell in range(len(near))
                if cell not in inside and inside & set(near[cell])]
        cell = rng.pick(free)
        beside = rng.pick([one for one in near[cell] if one in inside])
        inside.add(cell)
        yield CARVE + maze.carve(cell, beside)
'''

FIXED = KRUSKAL.replace("if a != b:", "if part[a] != part[b]:")
SOLUTIONS = {                                              # by the id of the exercise
    "random-walls": FIXED,
    "fix-kruskal": FIXED,
    "left-hand": HAND.replace("        walk.append(new)\n",
                              "        side = board.side(new, cell)\n        walk.append(new)\n"),
    "uniform": GENERATE,
}
