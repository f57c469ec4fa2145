"""Run: one recipe being shown: its player, its drawing, and what can be said about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from maze.player import Player
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.share import AnyRecipe
from maze.steps import Step
from maze.web.keys import KeyPress
from maze.web.screen import Drawing


@dataclass
class Run:
    """``name`` says what is seen, before anything has happened; ``problem`` why nothing can."""

    recipe: AnyRecipe
    player: Player[Any]
    drawing: Drawing
    name: str
    words: Callable[[Step], str]
    problem: str = ""
    remark: tuple[int, str] = (-1, "")                     # for a step, instead of what happened

    @property
    def state(self) -> str:
        """The player's, but for a run that cannot begin: that is ready for ever."""
        return "ready" if self.problem else self.player.state

    @property
    def sentence(self) -> str:
        """What has just happened, or was asked about."""
        player = self.player
        if self.remark[0] == player.position:
            return self.remark[1]
        if self.problem or player.position == 0:
            return self.problem or self.name
        return self.words(player.log[player.position - 1])


class Workshop(Protocol):
    """A place of the page: its controls, and how its recipes become runs.

    What has a body here is what most places do.
    """

    place: str
    title: str

    # --- links ----------------------------------------------------------------------------------

    def look(self, view: Mapping[str, Any]) -> None:
        """How a link wants its recipe to be looked at: ``mode``, above all."""

    def view(self) -> dict[str, Any]:
        """The same for the link of what is shown; nothing for the usual way."""
        return {}

    def shared(self) -> dict[str, Any]:
        """What a link that is given away says besides."""
        return {}

    # --- recipes and runs -----------------------------------------------------------------------

    def write(self, recipe: AnyRecipe) -> None:
        """Set the controls to a recipe."""

    def read(self) -> AnyRecipe:
        """The recipe the controls say.  Raises MazeError."""

    def begin(self, recipe: AnyRecipe) -> Run:
        """A run of a recipe, at its beginning.  Raises MazeError."""

    def tell(self, run: Run) -> None:
        """A frame was drawn: bring the numbers up to date."""

    def outcome(self, run: Run) -> str:
        """What came of it, when the end is reached."""

    def over(self, theme: Theme) -> Iterable[Layer | Label]:
        """What is drawn over the picture, from the bottom up."""
        return ()

    # --- what people do -------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[], None]]:
        """What can be asked for here, by the names that ``keys.KEYS`` has."""
        return {}

    @property
    def taken(self) -> bool:
        """Whether drags on the board are meant for what is shown, not for moving the picture."""
        return False

    def hears(self, press: KeyPress) -> bool:
        """Whether a key is meant for the board though something else has the focus."""
        return False

    def key(self, press: KeyPress) -> bool:
        """A key for the board; returns whether it was one of ours."""
        return False

    def rests(self, press: KeyPress) -> bool:
        """Whether a key is a command that makes no sense just now."""
        return False
