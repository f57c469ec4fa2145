"""Placing keys and doors, or checkpoints, so that the quest can be done, in order, and must be.

Doors. A way of the fewest steps from start to goal is cut at some distances from the start. Behind
a cut lies the part of the maze that holds the goal and is at least that far away; the passage of
the way at the cut becomes the door, and all other passages into that part are walled up, so the
door is needed. (In a maze without loops there are none.) What is not behind the cut keeps its ways
to the start, and what is behind it keeps its ways to the door, so no cell is lost. Key i lies
between door i-1 and door i, in a dead end if there is one: so it is reached before its door, and no
key can be taken out of turn. If the way is short, there are fewer doors.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maze.grid import Cell, Edge
from maze.measures.bottlenecks import distances, shortest_way
from maze.message import Message, counted
from maze.params import Choice
from maze.passages import Maze
from maze.quest.halves import apart, place_lock
from maze.quest.quest import Quest
from maze.rng import Rng
from maze.steps import BUILD, KEYS_LAID, PHASE, Steps

KEYS = Choice("keys", "Keys and doors", {"": "none"}
              | {str(n): Message("{n} with doors", n=n) for n in range(1, 7)}
              | {"halves": "two halves, one door"}
              | {f"points.{n}": counted("{n} point", "{n} points in order", n=n)
                 for n in range(1, 7)},
              "", "keys to fetch and doors they open, or points to pass in order")
FEWER_KEYS = "There was room for {placed} of {asked} keys with their doors."
FEWER_POINTS = "There was room for {placed} of {asked} points."


def place_quest(keys: str, maze: Maze, rng: Rng, start: Cell, goal: Cell) -> Steps[Quest | None]:
    """Keys and doors, or points, as the word of a recipe says."""
    if keys:
        yield PHASE + KEYS_LAID
    kind, _, number = keys.rpartition(".")
    if number == "halves":
        return (yield from place_lock(maze, rng, start))
    if kind == "points":
        return place_points(maze, rng, start, goal, int(number))
    return (yield from place_keys(maze, rng, start, goal, int(number))) if number else None


def shortfall(keys: str, quest: Quest | None) -> Message | None:
    """A sentence if a quest has fewer stops than its word asks for, otherwise None."""
    kind, _, number = keys.rpartition(".")
    if quest is None or not number.isdigit() or len(quest.stops) == int(number):
        return None
    words = FEWER_POINTS if kind == "points" else FEWER_KEYS
    return Message(words, placed=len(quest.stops), asked=int(number))


def place_keys(maze: Maze, rng: Rng, start: Cell, goal: Cell, count: int) -> Steps[Quest]:
    """Choose doors and keys; walls up whatever would lead round a door."""
    way = shortest_way(maze.links(), start, goal)
    stops: list[Cell] = []
    doors: list[Edge] = []
    at = 0                                                 # where on the way the last door is
    for left in range(count, 0, -1):
        low, high = at + 2, len(way) - 1 - 2 * (left - 1)
        if low > high:
            continue
        cut = min(high, low + rng.below(max(1, 2 * (high - low) // (left + 1) + 1)))
        door = maze.grid.between(way[cut - 1], way[cut])
        behind = _behind(maze, start, goal, cut)
        for edge, (a, b) in enumerate(maze.grid.joins):
            if maze.open[edge] and (a in behind) != (b in behind) and edge != door:
                maze.open[edge] = 0
                maze.arrows.pop(edge, None)
                yield BUILD + edge
        stops.append(_key(maze, rng, way[at], way[cut - 1], {door, *doors[-1:]},
                          {start, goal, *way[at:cut]}))
        doors.append(door)
        at = cut
    return Quest(tuple(stops), tuple(doors))


def place_points(maze: Maze, rng: Rng, start: Cell, goal: Cell, count: int) -> Quest:
    """Choose cells to be passed in order; each can be reached from the one before."""
    stops: list[Cell] = []
    here = start
    for _ in range(count):
        free = [cell for cell in between(maze.links(), here, goal)
                if cell not in (start, goal, *stops)]
        if free:
            here = _in_a_dead_end(maze, rng, free)
            stops.append(here)
    return Quest(tuple(stops))


def _behind(maze: Maze, start: Cell, goal: Cell, cut: int) -> set[Cell]:
    """The part with the goal, of what is at least so far from the start."""
    far = distances(maze.links(), start)
    ways = _either(maze.links())
    behind = {goal}
    for cell in (found := [goal]):
        for new in ways[cell]:
            if new not in behind and not 0 <= far[new] < cut:
                behind.add(new)
                found.append(new)
    return behind


def _key(maze: Maze, rng: Rng, entry: Cell, door: Cell, shut: set[Edge],
         plain: set[Cell]) -> Cell:
    """A cell for a key: reached from the last door, and from it the next; off the way if it can be,
    and not right before its door.
    """
    links = links_without(maze, shut)
    room = between(links, entry, door)
    aside = [cell for cell in room if cell not in plain]
    key = _in_a_dead_end(maze, rng, aside or [cell for cell in room if cell != entry] or [door])
    return key if key != door else apart(rng, key, [cell for cell in room if cell != entry])


def links_without(maze: Maze, shut: Iterable[Edge]) -> list[list[Cell]]:
    """The links of a maze, but for those through some edges."""
    links = maze.links()
    for edge in shut:
        a, b = maze.grid.joined(edge)
        for one, other in ((a, b), (b, a)):
            if other in links[one]:
                links[one].remove(other)
    return links


def _in_a_dead_end(maze: Maze, rng: Rng, cells: Sequence[Cell]) -> Cell:
    ends = set(maze.dead_ends())
    return rng.pick([cell for cell in cells if cell in ends] or cells)


def between(links: list[list[Cell]], a: Cell, b: Cell) -> list[Cell]:
    """The cells that can be reached from a, and from which b can be reached."""
    onward, back = distances(links, a), distances(_turned(links), b)
    return [cell for cell in range(len(links)) if onward[cell] >= 0 and back[cell] >= 0]


def _turned(links: list[list[Cell]]) -> list[list[Cell]]:
    """Every passage the other way round."""
    backs: list[list[Cell]] = [[] for _ in links]
    for cell, around in enumerate(links):
        for new in around:
            backs[new].append(cell)
    return backs


def _either(links: list[list[Cell]]) -> list[list[Cell]]:
    return [[*on, *back] for on, back in zip(links, _turned(links), strict=True)]
