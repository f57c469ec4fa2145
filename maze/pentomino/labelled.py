"""LabelledBoard: a board whose squares, and some of whose holes, carry a few letters each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from maze.message import Said
from maze.pentomino.board import Board
from maze.pentomino.pieces import Square

Labels: TypeAlias = tuple[tuple[Square, Said], ...]


@dataclass(frozen=True)
class LabelledBoard(Board):
    """A hole with a label is left open for all to see; one without is cut out."""

    labels: Labels = field(default=(), hash=False)


def labels_of(board: Board) -> dict[Square, Said]:
    """What is written on a board; most have nothing."""
    return dict(board.labels) if isinstance(board, LabelledBoard) else {}


def relabelled(board: Board, other: Board, place: Callable[[Square], Square]) -> Board:
    """Another board with the labels of a board, each where ``place`` says."""
    labels = tuple((place(square), text) for square, text in labels_of(board).items())
    return LabelledBoard(other.rows, other.columns, other.holes, labels=labels) if labels else other
