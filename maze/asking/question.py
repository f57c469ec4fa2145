"""Question: a moment of a run, what is asked there, and answers of which one is right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from maze.grid import Cell
from maze.message import Message, Said
from maze.rng import Rng
from maze.steps import Step


@dataclass(frozen=True)
class Answer:
    """``why`` says why it is right or wrong.

    cell    where it lies on the board: a cell of a maze, the number of a square; or None
    path    the cells that lead to it, which are drawn as a line
    steps   what would happen next: the answer is a picture of the board after them
    piece   the name of a piece, which is drawn
    """

    said: Said
    why: Message
    right: bool = False
    cell: Cell | None = None
    path: tuple[Cell, ...] = ()
    steps: tuple[Step, ...] = ()
    piece: str = ""


@dataclass(frozen=True)
class Question:
    """``at`` is the position of the run at which it is asked; ``seen`` the one that shows it;
    ``marked`` the number of a square that it is about, or None."""

    kind: str
    at: int
    seen: int
    text: Message
    answers: tuple[Answer, ...]
    marked: int | None = None

    @property
    def right(self) -> int:
        """The index of the answer that is right."""
        return next(at for at, answer in enumerate(self.answers) if answer.right)


def question(kind: str, at: int, seen: int, text: Message, right: Answer,
             wrong: Sequence[Answer], rng: Rng, marked: int | None = None) -> Question | None:
    """With at most three of the wrong answers, in a random order; None if there is none."""
    others = list(wrong)
    rng.shuffle(others)
    answers = [right, *others[:3]]
    rng.shuffle(answers)
    return Question(kind, at, seen, text, tuple(answers), marked) if others else None
