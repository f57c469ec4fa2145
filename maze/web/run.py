"""Shown: what a place shows of a recipe: boards that are drawn, on one clock; or a document."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from maze.message import Said
from maze.place import AnyRecipe
from maze.player import Player
from maze.playing.win import Win
from maze.progress import Work
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.steps import Step
from maze.web.explaining.idea import Idea
from maze.web.keys import KeyPress
from maze.web.modes import Modes
from maze.web.screen import Drawing
from maze.web.still import Blank, nothing
from maze.web.track import Track

R = TypeVar("R", bound=AnyRecipe)
T = TypeVar("T")                                           # what comes of the steps
D = TypeVar("D", bound=Drawing)
BOARD = "canvas"                                           # the board that most places share


class Pane(NamedTuple):
    """A drawing, and the canvas of the document that it is painted on."""

    canvas: str
    drawing: Drawing


class Shown:
    """What a place shows of a recipe.

    recipe   what it is made from            player   the clock of all that moves; see ``Together``
    panes    its boards: one, many or none   name     what is seen, before anything has happened
    words    a step in words                 problem  why nothing can happen, or ""
    remark   for a step, instead of what happened
    """

    recipe: AnyRecipe
    player: Player[Any]
    name: Said
    words: Callable[[Step], Said]
    problem: Said
    remark: tuple[int, Said] = (-1, "")
    plain_name: Said = ""                                  # without the solution, if another one
    moves = True                                           # whether there is anything to be played
    usual = 0                                              # steps by which it gets its speed; or 0

    @property
    def panes(self) -> Sequence[Pane]:
        """From the first to be painted to the last."""
        return ()

    @property
    def tracks(self) -> Mapping[str, Track]:
        """The algorithms whose ideas are shown on boards of a place's own, by canvas."""
        return {}

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


@dataclass
class Run(Shown, Generic[R, T, D]):
    """One recipe being run by one player, in one drawing, on the board that most places share."""

    recipe: R
    player: Player[T]
    drawing: D
    name: Said
    words: Callable[[Step], Said]
    problem: Said = ""

    @property
    def panes(self) -> Sequence[Pane]:
        return (Pane(BOARD, self.drawing),)


@dataclass
class Boards(Shown):
    """Many boards on one clock, each on a canvas of its own."""

    recipe: AnyRecipe
    player: Player[Any]
    boards: Sequence[Pane]
    name: Said
    words: Callable[[Step], Said] = str
    problem: Said = ""

    @property
    def panes(self) -> Sequence[Pane]:
        return self.boards


class Document(Boards):
    """What is to be read: it has no board, and nothing moves."""

    moves = False

    def __init__(self, recipe: AnyRecipe, name: Said) -> None:
        super().__init__(recipe, Player(nothing(), Blank()), (), name)

    @property
    def state(self) -> str:
        """There is no end to come to."""
        return "ready"


S = TypeVar("S", bound=Shown)


class Workshop(Protocol[R, S]):
    """What a place does: its controls, and how its recipes come to be shown.

    What has a body here is what most places do.
    """

    of_moment: bool = False                                # ``exact`` is of the step that is shown

    # --- links ----------------------------------------------------------------------------------

    modes: Modes                                           # which one it is in

    def look(self, view: Mapping[str, Any]) -> None:
        """How a link wants its recipe to be looked at: ``mode``, above all."""
        self.modes.look(view)

    def view(self) -> dict[str, Any]:
        """The same for the link of what is shown; nothing for the usual way."""
        return self.modes.view()

    def shared(self) -> dict[str, Any]:
        """What a link that is given away says besides."""
        return {}

    def puzzle(self, recipe: R) -> object:
        """What is to be solved in a recipe: equal for those that differ in how that is done."""
        return recipe

    def win(self) -> Win | None:
        """The game that was just won here, to be sent to a friend."""
        return None

    def linked(self, shown: S) -> AnyRecipe:
        """The recipe that a link has of what is shown."""
        return shown.recipe

    def enter(self) -> None:
        """What was begun is shown: go into the mode that its link asks for."""

    @property
    def hides_ideas(self) -> bool:
        """Whether what algorithms hold must not be seen just now: it would answer a question."""
        return False

    # --- recipes and runs -----------------------------------------------------------------------

    def write(self, recipe: R) -> None:
        """Set the controls to a recipe."""

    def read(self) -> R:
        """The recipe the controls say.  Raises MazeError."""

    def laying(self, recipe: R) -> Work[Any]:
        """Work to be done, in slices, before a recipe can be begun; there is none for most."""
        return
        yield

    def begin(self, recipe: R) -> S:
        """A recipe, at its beginning.  Raises MazeError."""

    def refresh(self, shown: S) -> None:
        """A frame was drawn: bring the numbers up to date."""

    def explain(self, shown: S) -> Idea:
        """Say what is at work now, and return it."""
        return Idea("", "")

    def plays(self, shown: S) -> bool:
        """Whether it goes on by itself just now, so that a link may say at which step and speed."""
        return bool(shown.moves and not shown.problem)

    def outcome(self, shown: S) -> Said:
        """What came of it, when the end is reached."""
        return ""

    def offers_exact(self, shown: S) -> bool:
        """Whether ``exact`` says more than the plain link."""
        return False

    def exact(self, shown: S) -> AnyRecipe:
        """The recipe that says all that is seen.  Raises MisfitError if a link cannot say it."""
        return shown.recipe

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


AnyWorkshop: TypeAlias = Workshop[Any, Any]                # of whichever place is shown
