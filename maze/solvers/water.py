"""Water: the shortest path finder. The maze is flooded; every drop knows the drops before it.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-; also in a Greek bachelor's thesis of
2012. All the water moves at once, a wave a step. When a wave reaches the goal, the water runs off
along the drops' tracks: what stays wet are all the shortest paths, one of which is the answer.
Cost: linear, with a memory of every drop's forerunners.
"""

from __future__ import annotations

from maze.registry import register
from maze.solving.board import NO_WAY, Answer, Board
from maze.steps import FRONTIER, ONCE, VISIT, Steps

IDEA = """
Pour water into the start. It runs into all passages, one cell a wave. Each drop knows which drops
came just before it, and there may be several. When a wave gets to the goal, the water runs off
along these tracks. Where it stays wet, there are all the shortest paths at once.
"""


@register("Water (shortest path finder)", group="flood", claims="complete shortest all",
          shows={"bag": "wave", "links": "forerunners"}, words={
    "visit": "The water reaches {cell}.",
    "frontier": "{cell} waits for the water.",
    "once": "It stays wet at {cell}, on a shortest path."})
def water(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Flood the maze wave by wave; the water's tracks are all the shortest paths."""
    forerunners: dict[int, list[int]] = {start: []}
    wave = [start]
    while wave and goal not in forerunners:
        for cell in wave:
            yield VISIT + cell
        following: dict[int, list[int]] = {}
        for cell in wave:
            for new in board.links[cell]:
                if new not in forerunners:
                    following.setdefault(new, []).append(cell)
        forerunners |= following
        wave = list(following)
        for cell in wave:
            yield FRONTIER + cell
    if goal not in forerunners:
        return NO_WAY
    wet = dict.fromkeys([goal])
    for cell in (queue := [goal]):
        yield ONCE + cell
        fresh = [old for old in forerunners[cell] if old not in wet]
        wet.update(dict.fromkeys(fresh))
        queue += fresh
    path = [goal]
    while path[-1] != start:
        path.append(min(forerunners[path[-1]]))
    return path[::-1]
