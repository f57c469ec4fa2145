"""Growing tree: a cell of the maze grows into a free neighbor; which cell, is the rule's to say.

Walter D. Pullen, "Think Labyrinth", 1996; Jamis Buck, "Maze Generation: Growing Tree algorithm",
2011. The rule is one of four words, or a mixture with shares:
newest    the cell carved last: the recursive backtracker, long and winding
oldest    the cell carved first, breadth first: straight ways from the start, hardly a dead end
random    any cell: like Prim (Buck calls it simplified Prim)
middle    the one halfway in age between the oldest and the newest that can still grow
A cell that turns out to have no free neighbor is struck out. Mostly newest with some random ones
gives winding passages, but a more direct solution than the backtracker's. If a cell grows all its
passages at once, the rule newest makes half the cells dead ends (the figure in Pullen's table).
Cost: linear. Bias: none by direction.
"""

from __future__ import annotations

from maze.params import Choice, Mix, shares
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BACKTRACK, VISIT, Steps

RULE = Mix("rule", "Which cell grows", {
    "newest": "the newest", "oldest": "the oldest", "random": "a random one",
    "middle": "the one of middle age"}, "newest-75~random-25")
GROWS = Choice("grows", "It grows", {
    "one": "one passage at a time", "all": "all its passages at once"}, "one")


@register("Growing tree", group="grow", params=[RULE, GROWS], gives="growth")
def growing_tree(maze: Maze, rng: Rng, rule: str = RULE.default,
                 grows: str = GROWS.default) -> Steps[Maze]:
    """Grow by a rule you choose: the newest cell, the oldest, a random one, or a mixture."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    words = [word for word, share in shares(rule).items() for _ in range(share)]
    grown = [rng.below(len(near))]                         # all carved cells, by age
    alive, bag = [0], [0]                                  # their places, one less if struck out;
    oldest, one = 0, grows == "one"                        # places to draw from, some struck out
    carved = [0] * len(near)
    carved[grown[0]] = 1
    yield VISIT + grown[0]
    for row, draw in zip(rng.orders(maze.grid.degree), rng.stream(len(words))):
        if (word := words[draw]) == "random":
            while alive[at := bag[index := rng.below(len(bag))]] != at:
                bag[index] = bag[-1]
                bag.pop()
        else:
            at = (oldest if word == "oldest" else len(grown) - 1 if word == "newest"
                  else (oldest + len(grown) - 1) // 2)
            while (before := alive[at]) != at:             # struck out: the next older one
                alive[at] = at = alive[before]
        cell = grown[at]
        for side in row[len(near[cell])]:
            if not carved[new := near[cell][side]]:
                carved[new] = 1
                alive.append(place := len(grown))
                bag.append(place)
                grown.append(new)
                is_open[edge := edges[cell][side]] = 1
                yield edge
                if one:
                    break
        else:
            alive[at] = at - 1
            yield BACKTRACK + cell
            while oldest < len(grown) and alive[oldest] < oldest:
                oldest += 1
            if oldest == len(grown):
                break
    return maze
