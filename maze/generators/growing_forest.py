"""Growing forest: many trees grow at once, each like a backtracker, and join where they meet.

Walter D. Pullen, "Think Labyrinth", 1996: the growing tree in many places, with the sets of
Kruskal's algorithm. The trees take turns. A tree's newest cell grows into a free neighbor, or
opens the wall to another tree if the two are not yet joined, or is struck out. Once all have been
joined it is one maze. (Jamis Buck shows it as the backtracker with parallel seeds.) With one tree
it is the recursive backtracker.
Character: long winding passages, short ways between regions. Cost: linear. Bias: none by
direction.
"""

from __future__ import annotations

from maze.grid import Cell
from maze.params import Whole
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BACKTRACK, VISIT, Steps

TREES = Whole("trees", "Trees", 1, 100, 8, "how many grow at the same time")
NO_TREE = -1


IDEA = """
Plant several trees, each in a cell of its own. They take turns. The newest cell of a tree grows
into a free cell beside it. If there is none, it may open the wall to another tree that is not yet
joined to it. A cell that can do neither is given up. When all trees have become one, the maze is
done. The passages are long, and wind a lot.
"""


@register("Growing forest", group="sets", params=[TREES],
          shows={"stacks": "stacks", "parts": "tree", "joined": "joined"}, words={
    "visit": "A tree starts at {cell}.",
    "revisit": "A tree starts at {cell}."})
def growing_forest(maze: Maze, rng: Rng, trees: int = 8) -> Steps[Maze]:
    """Several trees grow in turn and join where they meet: long passages, several regions."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    tree = [NO_TREE] * len(near)                           # the number of a cell's tree, from 0
    stacks: list[list[Cell]] = []
    while len(stacks) < min(trees, len(near)):
        cell = rng.below(len(near))
        if tree[cell] == NO_TREE:
            tree[cell] = len(stacks)
            stacks.append([cell])
            yield VISIT + cell
    orders = rng.orders(maze.grid.degree)
    joined = [{number} for number in range(len(stacks))]   # of each tree, those one with it
    while stacks:
        for stack, shuffled in zip(stacks, orders):
            cell = stack[-1]
            mine = tree[cell]
            for side in shuffled[len(near[cell])]:
                new = near[cell][side]
                other = tree[new]
                if other == NO_TREE:
                    tree[new] = mine
                    stack.append(new)
                elif other in joined[mine]:
                    continue
                else:
                    both = joined[mine] | joined[other]
                    for number in both:
                        joined[number] = both
                edge = edges[cell][side]
                is_open[edge] = 1
                yield edge
                break
            else:
                yield BACKTRACK + stack.pop()
        stacks = [stack for stack in stacks if stack]
    return maze
