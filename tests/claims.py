"""What every solver claims, as checks of one run; each raises AssertionError with what is wrong."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Sequence
from itertools import pairwise

from maze.grid import Cell, Grid
from maze.marks import BLANK, FRONTIER, ONCE, PRUNED
from maze.message import Message
from maze.passages import Maze
from maze.registry import Entry
from maze.scene import MazeScene
from maze.solving.board import Answer, Board, Node
from maze.steps import FILL, MASK, SHIFT, SOLVING
from tools.trial import no_way

LONGEST = 2_000_000                                        # steps: more would be a hang


class Run:
    """One run of a solver: its steps, its answer, and what is true of the board."""

    def __init__(self, entry: Entry, board: Board, start: Node, goal: Node, **options: str) -> None:
        self.entry, self.board, self.start, self.goal = entry, board, start, goal
        self.steps = array("i")
        self.looked: set[Node] = set()                     # too far ahead, by those who are blind
        self.answer = self._answer(options)

    def _answer(self, options: dict[str, str]) -> Answer:
        spy = _Spy(self.board)
        steps = self.entry.run(spy, self.start, self.goal, **options)
        been = {self.start}
        while True:
            try:
                step = next(steps)
            except StopIteration as stop:
                return stop.value
            been.add(step & MASK)
            self.looked |= spy.looked - been
            spy.looked.clear()
            self.steps.append(step)
            assert len(self.steps) < LONGEST, "it does not end"

    @property
    def found(self) -> bool:
        return isinstance(self.answer, list)


class _Spy(Board):
    """A board that notes whose passages are looked at."""

    def __init__(self, board: Board) -> None:
        self.__dict__ |= board.__dict__
        self.looked: set[Node] = set()
        self.links = _Noted(board.links, self.looked)


class _Noted(Sequence[Sequence[Node]]):
    def __init__(self, links: Sequence[Sequence[Node]], looked: set[Node]) -> None:
        self._links, self._looked = links, looked

    def __getitem__(self, node):
        self._looked.add(node)
        return self._links[node]

    def __len__(self) -> int:
        return len(self._links)


def distances(board: Board, start: Node, weighted: bool = False) -> dict[Node, int]:
    """The oracle: relax every passage until nothing changes."""
    far = {start: 0}
    queue = deque([start])
    while queue:
        node = queue.popleft()
        for new in board.links[node]:
            there = far[node] + (board.cost(node, new) if weighted else 1)
            if there < far.get(new, there + 1):
                far[new] = there
                queue.append(new)
    return far


def backwards(board: Board, goal: Node) -> dict[Node, int]:
    return distances(Board(board.grid, board.backs, board.rng), goal)


def is_two_way(board: Board) -> bool:
    return all(node in board.links[new] for node, around in enumerate(board.links)
               for new in around)


def answer(run: Run) -> None:
    """A path along passages from start to goal that visits no node twice, or a sentence."""
    found = run.answer
    if isinstance(found, str | Message):
        said = str(found)
        assert said[0].isupper() and said.endswith(".") and len(said) > 20, said
        return
    fault = no_way(found, run.start, run.goal, run.board.links)
    assert not fault, f"{file_of(run)}: {fault}"


def file_of(run: Run) -> str:
    return f"maze/solvers/{run.entry.id}.py"


def complete(run: Run) -> None:
    right = run.goal in distances(run.board, run.start)
    assert run.found == right, (
        f'{file_of(run)}: claims="complete" promises a path just where there is one; from '
        f"{run.start} to {run.goal} there is {'one' if right else 'none'}: got {run.answer}")


def perfect(run: Run) -> None:
    assert run.found, (f'{file_of(run)}: claims="perfect" promises the path in a maze without '
                       f"loops: got {run.answer}")


def shortest(run: Run) -> None:
    if run.found:
        least = distances(run.board, run.start)[run.goal]
        assert len(run.answer) == least + 1, (
            f'{file_of(run)}: claims="shortest" promises {least} steps from {run.start} to '
            f"{run.goal}: got {len(run.answer) - 1}")


def least(run: Run) -> None:
    if run.found:
        length = sum(run.board.cost(a, b) for a, b in pairwise(run.answer))
        assert length == distances(run.board, run.start, weighted=True)[run.goal]


def on_shortest(run: Run) -> set[Node]:
    """The nodes on all shortest paths."""
    far, back = distances(run.board, run.start), backwards(run.board, run.goal)
    return {node for node in far if far[node] + back.get(node, MASK) == far.get(run.goal)}


def shows_all(run: Run) -> None:
    """Marked at the end are just the nodes of all shortest paths."""
    if not run.found:
        return
    scene = MazeScene(Maze(_Many(len(run.board))))
    scene.phase = SOLVING
    for step in run.steps:
        scene.apply(step)
    if run.entry.id == "collision":                        # not filled is what is left
        far = distances(run.board, run.start)
        marked = {node for node in far if far[node] <= far[run.goal]
                  and scene.marks[node] not in (PRUNED, BLANK, FRONTIER)}
    else:
        marked = {node for node in range(len(run.board)) if scene.marks[node] == ONCE}
    assert marked == on_shortest(run)


class _Many(Grid):
    """As many cells as a board has nodes, for a scene."""

    def __init__(self, cells: int) -> None:
        super().__init__([()] * cells, [()] * cells, list, 0, None)


def keeps(run: Run) -> None:
    """In the whole run, also when it walks through what is left."""
    ways = on_shortest(run)
    for step in run.steps:
        assert step >> SHIFT != FILL >> SHIFT or step & MASK not in ways, "it fills a shortest path"


def on_rim(grid: Grid) -> set[Cell]:
    """Cells at the very edge of the picture."""
    x0, y0, x1, y1 = grid.geometry.bounds
    return {cell for cell, line in grid.geometry.rim()
            if any(abs(x - x0) < 1e-6 or abs(x - x1) < 1e-6 or abs(y - y0) < 1e-6
                   or abs(y - y1) < 1e-6 for x, y in line[:2])}


def rim(run: Run) -> None:
    if run.goal in on_rim(run.board.grid) and run.goal in distances(run.board, run.start):
        assert run.found


def blind(run: Run) -> None:
    assert not run.looked, "it looks at cells where it has not been"


CHECKS: dict[str, Callable[[Run], None]] = {
    "complete": complete, "perfect": perfect, "shortest": shortest, "least": least,
    "all": shows_all, "keeps": keeps, "rim": rim, "blind": blind}


def check(run: Run, perfect_maze: bool) -> int:
    """Everything a solver claims that can be seen in one run; how many claims were checked."""
    answer(run)
    claims = set(run.entry.claims) & CHECKS.keys()
    if not perfect_maze:
        claims.discard("perfect")
    if "two_way" in run.entry.claims and not is_two_way(run.board):
        claims -= {"complete", "rim", "perfect"}
    for claim in sorted(claims):
        CHECKS[claim](run)
    return len(claims)
