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
from maze.rng import SPAN, Rng
from maze.steps import BACKTRACK, VISIT, Steps

WORDS = ("newest", "oldest", "random", "middle")
NEWEST, OLDEST, RANDOM, _ = range(len(WORDS))
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
    rules = [WORDS.index(word) for word, share in shares(rule).items() for _ in range(share)]
    grown = [rng.below(len(near))]                         # all carved cells, by age
    rows, draws = rng.orders(maze.grid.degree), map(rules.__getitem__, rng.stream(len(rules)))
    alive = [0]                                            # their places, one less if struck out
    bag, spot = [0], [0]                                   # places not struck out, and where
    oldest = newest = 0
    one, next_word = grows == "one", rng.stream(SPAN).__next__
    carved = [0] * len(near)
    carved[grown[0]] = 1
    yield VISIT + grown[0]
    for row, draw in zip(rows, draws):
        if draw == RANDOM:
            word, count = next_word(), len(bag)
            at = bag[word % count if word < SPAN - count else rng.exact(word, count)]
        else:
            at = (newest if draw == NEWEST else oldest if draw == OLDEST
                  else (oldest + len(grown) - 1) // 2)
            while (before := alive[at]) != at:             # struck out: the next older one
                alive[at] = at = alive[before]
            if draw == NEWEST:
                newest = at
        cell = grown[at]
        around = near[cell]
        for side in row[len(around)]:
            if not carved[new := around[side]]:
                carved[new] = 1
                newest = len(grown)
                alive.append(newest)
                spot.append(len(bag))
                bag.append(newest)
                grown.append(new)
                is_open[edge := edges[cell][side]] = 1
                yield edge
                if one:
                    break
        else:
            alive[at] = at - 1
            index, last = spot[at], bag.pop()
            if last != at:
                bag[index], spot[last] = last, index
            yield BACKTRACK + cell
            if at == oldest:
                if not bag:
                    break
                while alive[oldest] < oldest:
                    oldest += 1
    return maze
