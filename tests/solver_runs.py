"""Running solvers in tests: which claim what, on which grids they fit, and a checked answer."""

from __future__ import annotations

from maze.grid import Grid
from maze.message import Message
from maze.recipe import solvers
from maze.registry import misfit
from maze.solving.board import Answer, Board
from tests import claims
from tests.claims import Run
from tests.mazes_to_solve import GRIDS, KINDS

ALL = solvers()
GRAPH = {id_: entry for id_, entry in ALL.items() if "growth" not in entry.needs}


def is_reason(answer: Answer, *words: str) -> bool:
    """Whether an answer is no path, but a sentence with these words."""
    return isinstance(answer, str | Message) and all(word in str(answer) for word in words)


def claiming(claim: str) -> list[str]:
    return [id_ for id_, entry in GRAPH.items() if claim in entry.claims]


def fitting(id_: str) -> dict[str, Grid]:
    return {name: grid for name, grid in GRIDS.items() if misfit(ALL[id_], grid) is None}


def kinds(id_: str) -> tuple[str, ...]:
    return KINDS[:-1] if "two_way" in ALL[id_].claims else KINDS


def ran(id_: str, board: Board, start: int, goal: int, **options) -> Run:
    """A run whose answer has been checked to be a path along passages, or a sentence."""
    run = Run(ALL[id_], board, start, goal, **options)
    claims.answer(run)
    return run


def solve(id_: str, board: Board, start: int, goal: int, **options):
    return ran(id_, board, start, goal, **options).answer
