"""The six charts of a Greek bachelor's thesis on mazes in Java (2012), and what it found by them.

Ten trials each of 10x10 to 50x50: how long *with walls* and *with tree* take to build a maze, and
how long a shortest path takes in their mazes. Charts 1 and 2 have the trials of building, charts 4
and 5 those of solving; 3 and 6 compare the averages.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maze.lab.experiment import Experiment
from maze.lab.growth import Timing
from maze.lab.summary import quantile
from maze.message import Fixed, Grouped, Joined, Message, Value, counted, joined

WALLS, TREE = BY = ("with_walls", "with_tree")
SIDES = tuple(range(10, 51, 10))
BOARDS = tuple(f"{side}x{side}" for side in SIDES)
SOLVER = "dijkstra"
TRIALS = 10
UNITS = {"ms": Message("Milliseconds"), "steps": Message("Steps")}
COLUMNS = {"ms": ("ms", "search_ms"), "steps": ("steps", "search_steps")}     # building, solving
NEAR = 1.1                                                 # times as much is no difference
VERDICTS = {True: Message("That agrees."), False: Message("That does not agree."),
            None: Message("The difference is too small to tell.")}
FOUND = (Message("The thesis found that With walls builds faster."),
         Message("The thesis found that mazes of With tree are solved faster."))


def experiment(trials: int = TRIALS, seed: str = "thesis") -> Experiment:
    """The mazes of the six charts."""
    return Experiment(BY, BOARDS, solve=(SOLVER,), mazes=trials, seed=seed)


def middle(timings: Iterable[Timing], by: str, board: str, of: str) -> float | None:
    """The median of a column over the trials of an algorithm on a board: a pause of the computer
    counts as one slow trial.  None if there are none yet."""
    numbers = sorted(getattr(one, of) for one in timings if (one.by, one.board) == (by, board))
    return quantile(numbers, 1, 2) if numbers else None


def averages(timings: Sequence[Timing], by: str, of: str) -> dict[str, float]:
    """The median of a column on each board where there is one."""
    found = {board: middle(timings, by, board, of) for board in BOARDS}
    return {board: number for board, number in found.items() if number is not None}


def mean(timings: Sequence[Timing], by: str, of: str) -> float | None:
    """The mean of the medians of all boards that both algorithms were tried on."""
    known = [averages(timings, one, of) for one in BY]
    boards = known[0].keys() & known[1].keys()
    return sum(known[BY.index(by)][board] for board in boards) / len(boards) if boards else None


def holds(timings: Sequence[Timing], unit: str) -> tuple[bool | None, bool | None]:
    """Whether *with walls* builds faster here, and whether the mazes of *with tree* are solved
    faster; None if too little lies between them, or nothing is known yet."""
    build, solve = COLUMNS[unit]
    return (_less(mean(timings, WALLS, build), mean(timings, TREE, build)),
            _less(mean(timings, TREE, solve), mean(timings, WALLS, solve)))


def _less(one: float | None, other: float | None) -> bool | None:
    if one is None or other is None or max(one, other) <= NEAR * min(one, other):
        return None
    return one < other


def cells(board: str) -> int:
    """Of a board of squares."""
    side = int(board.partition("x")[0])
    return side * side


def amount(number: float, unit: str) -> Value:
    """A number with its unit."""
    if unit == "ms":
        return Message("{number} ms", number=Fixed(number, 2))
    return counted("{n} step", "{n} steps", n=Grouped(round(number)))


def finding(timings: Sequence[Timing], at: int) -> Joined:
    """What the thesis found of building (0) or solving (1), and whether that holds here: in
    milliseconds, and in steps."""
    parts: list[Value] = [FOUND[at]]
    for unit, columns in COLUMNS.items():
        walls, tree = (mean(timings, by, columns[at]) for by in BY)
        if walls is not None and tree is not None:
            parts += [Message("Here it is {walls} with walls and {tree} with tree, averaged over "
                              "the sizes.", walls=amount(walls, unit), tree=amount(tree, unit)),
                      VERDICTS[holds(timings, unit)[at]]]
    return joined(parts)


def trials_finding(timings: Sequence[Timing], by: str, of: str, unit: str) -> Message | str:
    """How much an algorithm needs on the smallest and on the largest board by now."""
    known = averages(timings, by, of)
    if len(known) < 2:
        return ""
    (few, least), *_, (many, most) = ((cells(board), number) for board, number in known.items())
    return Message("The middle trial takes {least} for {few} cells and {most} for {many} cells: "
                   "{cells} times the cells, {times} times the work.", least=amount(least, unit),
                   few=Grouped(few), most=amount(most, unit), many=Grouped(many),
                   cells=f"{many / few:g}", times=Fixed(most / max(least, 1e-9), 1))
