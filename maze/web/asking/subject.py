"""Subject: what is asked about, a maze or a board that is being filled, as the card needs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from maze.asking.question import Question
from maze.render.layer import Label, Layer
from maze.render.theme import Theme


class Subject(Protocol):
    """``place`` is the id of the place that shows it."""

    place: str

    def ready(self, run: Any) -> bool:
        """Whether enough is known of a run to ask about it."""

    def begin(self, run: Any) -> Iterator[Question | None]:
        """The questions of a run that is ready, with pauses, in which there is None.

        Raises MazeError if nothing is asked about it.
        """

    def pictures(self, run: Any, asked: Question, theme: Theme) -> Sequence[str]:
        """For each answer its picture as SVG, or ""."""

    def layers(self, run: Any, asked: Question, theme: Theme) -> Iterator[Layer | Label]:
        """The letters of the answers, and other signs, over the board."""
