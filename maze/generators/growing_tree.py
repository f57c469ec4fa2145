"""Growing tree: a cell of the maze grows into a free neighbor; which cell, is the rule's to say.

Walter D. Pullen, "Think Labyrinth", 1996; Jamis Buck, "Maze Generation: Growing Tree algorithm",
2011. The rule is one of four words, or a mixture with shares:
newest    the cell carved last: the recursive backtracker, long and winding
oldest    the cell carved first, breadth first: straight paths from the start, hardly a dead end
random    any cell: like Prim (Buck calls it simplified Prim)
middle    the one halfway in age between the oldest and the newest that can still grow
A cell that turns out to have no free neighbor is struck out. Mostly newest with some random ones
gives winding passages, but a more direct solution than the backtracker's. If a cell grows all its
passages at once, the rule newest makes half the cells dead ends (the figure in Pullen's table).
Cost: linear. Bias: none by direction.
"""

from __future__ import annotations

from maze.grid import Cell
from maze.params import Choice, Mix, shares
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BACKTRACK, VISIT, Steps

WORDS = ("newest", "oldest", "random", "middle")
NEWEST, OLDEST, RANDOM, MIDDLE = range(len(WORDS))
FREE, STRUCK = 0, -1                                       # instead of a place in the bag
RULE = Mix("rule", "Which cell grows", {
    "newest": "the newest", "oldest": "the oldest", "random": "a random one",
    "middle": "the one in the middle"}, "newest-75~random-25")
GROWS = Choice("grows", "It grows", {
    "one": "one passage at a time", "all": "all its passages at once"}, "one")


IDEA = """
Keep a list of the cells of the maze. Choose one of them, and let it grow into a free cell beside
it, which joins the list. A cell without a free neighbor is struck out. The rule by which you
choose decides what the maze looks like. Always the newest cell: long winding passages. Always a
random one: many short dead ends. You can also mix the rules.
"""


@register("Growing tree", group="grow", params=[RULE, GROWS], gives="growth",
          shows={"bag": "bag"})
def growing_tree(maze: Maze, rng: Rng, rule: str = RULE.default,
                 grows: str = GROWS.default) -> Steps[Maze]:
    """Grow by a rule you choose: the newest cell, the oldest, a random one, or a mixture."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    rules = bytes(WORDS.index(word) for word, share in shares(rule).items() for _ in range(share))
    bag = [rng.below(len(near))]                           # growing cells, in any order
    stack = bag[:]                                         # by age; struck out cells leave it late
    orders, draws = rng.orders(maze.grid.degree), rng.among(rules)
    one, choose = grows == "one", rng.chooser()
    place = [FREE] * len(near)                             # a cell's in the bag, from 1
    place[bag[0]] = 1
    ages = _Ages(bag[0], place) if {OLDEST, MIDDLE} & {*rules} else None
    yield VISIT + bag[0]
    for shuffled, draw in zip(orders, draws):
        if draw == NEWEST:
            while place[cell := stack[-1]] == STRUCK:
                stack.pop()
        elif draw == RANDOM:
            cell = bag[choose(len(bag))]
        elif ages:
            cell = ages.oldest() if draw == OLDEST else ages.middle()
        around = near[cell]
        for side in shuffled[len(around)]:
            new = around[side]
            if not place[new]:
                bag.append(new)
                place[new] = len(bag)
                stack.append(new)
                if ages:
                    ages.cells.append(new)
                edge = edges[cell][side]
                is_open[edge] = 1
                yield edge
                if one:
                    break
        else:
            if (last := bag.pop()) != cell:
                bag[place[cell] - 1], place[last] = last, place[cell]
            place[cell] = STRUCK
            yield BACKTRACK + cell
            if not bag:
                break
    return maze


class _Ages:
    """The cells by age, and which of them can still grow: those that have a place in the bag."""

    def __init__(self, first: Cell, place: list[int]) -> None:
        self.cells = [first]
        self._place = place
        self._first = 0                                    # the index of the oldest, once looked at
        self._before: list[int] = []                       # from one struck out to an older one

    def oldest(self) -> Cell:
        while self._place[self.cells[self._first]] == STRUCK:
            self._first += 1
        return self.cells[self._first]

    def middle(self) -> Cell:
        """The one halfway between the oldest and the newest, or the next older that can grow."""
        self.oldest()
        cells, place, before = self.cells, self._place, self._before
        before.extend(range(len(before) - 1, len(cells) - 1))
        at = (self._first + len(cells) - 1) // 2
        while place[cells[at]] == STRUCK:
            older = before[at]
            if place[cells[older]] == STRUCK:
                before[at] = before[older]                 # the next time it is nearer
            at = older
        return cells[at]
