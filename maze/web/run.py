"""Run: one recipe being shown: its player, its drawing, and what can be said about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from maze.message import Said
from maze.player import Player
from maze.share import AnyRecipe
from maze.steps import Step
from maze.web.screen import Drawing


@dataclass
class Run:
    """``name`` says what is seen, before anything has happened; ``problem`` why nothing can."""

    recipe: AnyRecipe
    player: Player[Any]
    drawing: Drawing
    name: Said
    words: Callable[[Step], Said]
    problem: Said = ""
    remark: tuple[int, Said] = (-1, "")                    # for a step, instead of what happened

    @property
    def state(self) -> str:
        """The player's, but for a run that cannot begin: that is ready for ever."""
        return "ready" if self.problem else self.player.state

    @property
    def sentence(self) -> Said:
        """What has just happened, or was asked about."""
        player = self.player
        if self.remark[0] == player.position:
            return self.remark[1]
        if self.problem or player.position == 0:
            return self.problem or self.name
        return self.words(player.log[player.position - 1])


class Workshop(Protocol):
    """A place of the page: its controls, and how its recipes become runs."""

    place: str
    title: str

    def look(self, view: Mapping[str, Any]) -> None:
        """How a link wants its recipe to be looked at: ``mode``, above all."""

    def view(self) -> dict[str, Any]:
        """The same for the link of what is shown; nothing for the usual way."""

    def write(self, recipe: AnyRecipe) -> None:
        """Set the controls to a recipe."""

    def read(self) -> AnyRecipe:
        """The recipe the controls say.  Raises MazeError."""

    def begin(self, recipe: AnyRecipe) -> Run:
        """A run of a recipe, at its beginning.  Raises MazeError."""

    def tell(self, run: Run) -> None:
        """Bring the numbers up to date."""

    def outcome(self, run: Run) -> Said:
        """What came of it, when the end is reached."""
