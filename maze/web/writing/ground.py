"""Ground: what a place of the page lends to the programs that visitors write for it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Protocol

from maze.recordings import Recorded, Recording
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.visitors.report import Counter
from maze.web.writing.values import ValuesView


class Ground(Protocol):
    """What a place lends.

    place   its id
    rooms   of the catalog, for which programs may be written there
    parts   of the page, that a sandbox needs besides the usual ones
    """

    place: str
    rooms: Collection[str]
    parts: Sequence[str]

    def recipe(self, room: str, text: str, shown: Any) -> Any:
        """What is to be run: a recipe with the program, of what the controls say or of what is
        ``shown``.  Raises MazeError."""

    def recording(self, recipe: Any) -> Recording | None:
        """A run of the program from its first step, not begun yet; None if it comes later.

        Raises MazeError if the program cannot be run on this board.
        """

    def programs(self, recipe: Any) -> list[Any]:
        """The programs of visitors that a recipe of this place runs."""

    def visit(self, recipe: Any, *, later: bool) -> None:
        """Show a recipe and play the program; ``later`` if other steps come before."""

    def reached(self, program: Recorded, run: Any) -> tuple[Recording | None, int]:
        """The program's run on the board, and how many of its steps are shown."""

    def layers(self, values: ValuesView, run: Any, theme: Theme) -> Iterable[Layer | Label]:
        """What a program has marked, and the places in the variable at which somebody points."""

    # --- counter-examples -------------------------------------------------------------------------

    def example(self, room: str, text: str, counter: Counter) -> Any:
        """The recipe of a counter-example to a program."""

    def board(self, recipe: Any, laid: Any) -> Any:
        """What the runs on a recipe that was laid out are kept by."""

    def pointed(self, run: Any, counter: Counter, theme: Theme) -> Iterable[Layer | Label]:
        """What is wrong, at its last step."""
