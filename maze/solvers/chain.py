"""Chain algorithm: along a guiding line to the goal, round each wall in the way with two robots.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-. A line is drawn from start to goal,
through the walls. Follow it; where a wall is in the way, two robots go round that wall, one with
the left hand on it and one with the right, a step each in turn, until one of them stands on the
line again, nearer to the goal. Walk there as it did, and follow the line on. So the maze becomes a
chain of smaller ones. If both robots come round to where they set out, there is no way. Finds a
way in every maze in the plane, often a short one. Cost: a walk round a wall a link of the chain.
"""

from __future__ import annotations

from maze.grid import Point
from maze.registry import register
from maze.solving.board import NO_WAY, NOBODY, Answer, Board, distance, without_loops
from maze.solving.hands import LEFT, RIGHT
from maze.steps import FRONTIER, ONCE, VISIT, WALK, Steps

IDEA = """
Draw a straight line from the start to the goal, right through the walls. Walk along it. When a
wall blocks the line, two robots go round it, one with a hand on its left side and one on its right.
The first one to stand on the line again, nearer to the goal, shows you the path. Then walk on
along the line.
"""


@register("Chain", group="walk", needs="planar", claims="complete planar two_way",
          shows={"trail": "line", "stack": "track"}, words={
    "visit": "A robot with its left hand on the wall is at {cell}.",
    "walk": "A robot with its right hand on the wall is at {cell}.",
    "frontier": "The line to the goal crosses {cell}.",
    "once": "On along the line, to {cell}."})
def chain(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Follow a straight line to the goal; two robots find the path round each wall."""
    line = _line(board, start, goal)
    place = {cell: at for at, cell in enumerate(line)}     # where on the line a cell lies
    for cell in line:
        yield FRONTIER + cell
    walk = [start]
    yield ONCE + start
    while walk[-1] != goal:
        cell = walk[-1]
        ahead = line[place[cell] + 1]
        link = [ahead]
        if ahead not in board.links[cell]:
            wall = board.side(cell, ahead)
            link = yield from _round_the_wall(board, cell, wall, place)
        if not link:
            return NO_WAY
        for new in link:
            yield ONCE + new
        walk += link
    return without_loops(walk)


def _line(board: Board, start: int, goal: int) -> list[int]:
    """Cells from start to goal, walls or not, each a step nearer, as straight as can be."""
    near, (a, b) = board.grid.neighbors, (board.center(start), board.center(goal))
    far = {goal: 0}
    for cell in (queue := [goal]):
        for new in near[cell]:
            if new not in far:
                far[new] = far[cell] + 1
                queue.append(new)
    line = [start]
    while line[-1] != goal:
        nearer = (new for new in near[line[-1]] if far[new] < far[line[-1]])
        line.append(min(nearer, key=lambda new: (_aside(board.center(new), a, b), new)))
    return line


def _aside(point: Point, a: Point, b: Point) -> int:
    """How far a point lies beside the line from a to b, in thousandths."""
    across = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
    return int(1000 * abs(across) / (distance(a, b) or 1) + 1e-6)


def _round_the_wall(board: Board, cell: int, wall: int, place: dict[int, int]) -> Steps[list[int]]:
    """What the first robot walked that came to the line again, farther on; [] if none did."""
    robots = [(LEFT, VISIT, [cell]), (RIGHT, WALK, [cell])]
    sides = {LEFT: wall, RIGHT: wall}
    known: set[tuple[int, int, int]] = set()
    while robots:
        for robot in list(robots):
            hand, verb, track = robot
            new = board.turn(track[-1], sides[hand], hand)
            if new == NOBODY or (hand, track[-1], new) in known:
                robots.remove(robot)                       # it has come round
                continue
            known.add((hand, track[-1], new))
            sides[hand] = board.side(new, track[-1])
            track.append(new)
            yield verb + new
            if place.get(new, -1) > place[cell]:
                return without_loops(track)[1:]
    return []
