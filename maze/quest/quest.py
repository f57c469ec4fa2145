"""Quest: what must be fetched or passed on the way, and the maze with it as a plain graph.

A quest has stops, cells to be visited in order, and perhaps doors: door i is an edge that is shut
until stop i, its key, has been visited. Without doors the stops are checkpoints of a logic maze.

The *lifted graph* has a floor for each number of stops made: node = cell + cells x floor. A step to
the next stop climbs one floor; a door that is still shut is an edge which that floor lacks. The
goal is on the top floor. Any solver for graphs, unchanged, finds its way there, and a shortest path
up there is a shortest path with all its detours.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from maze.connected import Links
from maze.grid import Cell, Edge, Grid
from maze.measures.bottlenecks import bottlenecks, shortest_way
from maze.message import Message, Said, counted
from maze.passages import Maze
from maze.rng import Rng
from maze.solving.board import Answer, Board, Node
from maze.steps import BREATH, LEG, MASK, PATH, Steps

LETTERS = "ABCDEF"


@dataclass(frozen=True)
class Quest:
    """stops[i] is the cell of key A, B, ...; doors[i] the edge it opens; or no doors at all."""

    stops: tuple[Cell, ...]
    doors: tuple[Edge, ...] = ()

    @property
    def text(self) -> str:
        """For digests and logs."""
        return f"stops {','.join(map(str, self.stops))} doors {','.join(map(str, self.doors))}"

    def without(self, numbers: Collection[int]) -> Quest | None:
        """The same without some stops, and their doors; None if nothing is left."""
        left = [number for number in range(len(self.stops)) if number not in numbers]
        return Quest(tuple(self.stops[number] for number in left),
                     tuple(self.doors[number] for number in left if self.doors)) if left else None

    def carried(self, cells: Mapping[Cell, Cell | None], edges: Mapping[Edge, Edge]
                ) -> Quest | None:
        """The same on another grid, without what has no place there."""
        left = self.without([number for number, stop in enumerate(self.stops)
                             if cells[stop] is None
                             or self.doors and self.doors[number] not in edges])
        if left is None:
            return None
        return Quest(tuple(cell for stop in left.stops if (cell := cells[stop]) is not None),
                     tuple(edges[door] for door in left.doors))


@dataclass(frozen=True)
class Leg:
    """A part of the path: from one of its places to another, and what it is for."""

    first: int
    last: int
    words: Said

    def cells(self, path: Sequence[Cell]) -> Sequence[Cell]:
        """From where it begins to where it ends; that is where the next one begins."""
        return path[self.first:self.last + 1]


def lifted(maze: Maze, quest: Quest, rng: Rng) -> Board:
    """The floors as a board."""
    return Board(maze.grid, floors(maze, quest), rng)


def floors(maze: Maze, quest: Quest) -> list[list[Node]]:
    """The passages of the maze on as many floors as there are stops, and one more."""
    cells, links = len(maze.grid), maze.links()
    nodes: list[list[Node]] = []
    for floor in range(len(quest.stops) + 1):
        shut = {frozenset(maze.grid.joined(door)) for door in quest.doors[floor:]}
        at_doors = frozenset().union(*shut)
        stop = quest.stops[floor] if floor < len(quest.stops) else -1
        up = cells * floor
        for cell, around in enumerate(links):
            if cell in at_doors:
                around = [new for new in around if frozenset((cell, new)) not in shut]
            nodes.append([new + up + (cells if new == stop else 0) for new in around])
    return nodes


def ends(quest: Quest, grid: Grid, start: Cell, goal: Cell) -> tuple[Node, Node]:
    """Start and goal as nodes; a start that is a stop has been visited."""
    floor = 0
    while floor < len(quest.stops) and quest.stops[floor] == start:
        floor += 1
    return start + len(grid) * floor, goal + len(grid) * len(quest.stops)


def shortest(maze: Maze, quest: Quest | None, start: Cell, goal: Cell) -> tuple[Links, list[Node]]:
    """The passages as a graph, on floors if there is a quest, and a way of the fewest steps in it;
    [] if there is none."""
    if quest is None:
        links = maze.links()
        return links, shortest_way(links, start, goal)
    nodes = floors(maze, quest)
    return nodes, shortest_way(nodes, *ends(quest, maze.grid, start, goal))


def must_pass(maze: Maze, quest: Quest | None, start: Cell, goal: Cell) -> list[Cell]:
    """The cells that every path from start to goal must pass, in order; [] if there is no way.

    With keys or points, those that every way through all of them must pass, as far as that can be
    said of one floor of the quest's graph.
    """
    links, way = shortest(maze, quest, start, goal)
    return list(dict.fromkeys(node % len(maze.grid) for node in bottlenecks(links, way)))


def legs(quest: Quest, grid: Grid, nodes: Sequence[Node]) -> list[Leg]:
    """Start to key, key to door, ... door to goal, from the nodes of a path.

    A cell that ends a leg and begins the next one counts once, so legs add up to the path.
    """
    cells = len(grid)
    doors = {frozenset(grid.joined(door)): letter for door, letter in zip(quest.doors, LETTERS)}
    cuts: list[tuple[int, Message]] = []
    here = Message("Start").lower()
    opened = set()
    for at, (a, b) in enumerate(zip(nodes, nodes[1:], strict=False)):
        letter = doors.get(frozenset((a % cells, b % cells)))
        if letter is not None and letter not in opened:    # the first time through
            opened.add(letter)
            cuts.append((at, Message("door {letter}", letter=letter)))
        if b // cells > a // cells:
            cuts.append((at + 1, stop_name(quest, a // cells)))
    found: list[Leg] = []
    first = 0
    for last, name in [*cuts, (len(nodes) - 1, Message("Goal").lower())]:
        found.append(Leg(first, last, counted("From {here} to {there}: {n} cell.",
                                              "From {here} to {there}: {n} cells.",
                                              n=last - first + (not found), here=here, there=name)))
        first, here = last, name
    return found


def stop_name(quest: Quest, stop: int) -> Message:
    """"key A", "point B"."""
    letter = LETTERS[stop]
    return (Message("key {letter}", letter=letter) if quest.doors
            else Message("point {letter}", letter=letter))


def told_as_cells(steps: Steps[Answer], cells: int) -> Steps[Answer]:
    """The steps of a solver that walks floors, told as cells; without floors they stay."""
    box: list[Answer] = []

    def kept() -> Steps[None]:
        box.append((yield from steps))
    for step in kept():
        yield step if step == BREATH else step - (step & MASK) + (step & MASK) % cells
    return box[0]


def path_steps(path: Sequence[Cell], way: Sequence[Leg]) -> Steps[None]:
    """The path, cell by cell, and where its legs begin."""
    number = 0
    for at, cell in enumerate(path):
        while number < len(way) and way[number].first == at:       # a leg may have no step
            yield LEG + number
            number += 1
        yield PATH + cell
