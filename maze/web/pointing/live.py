"""Live: the maze that is shown, changed; what was finished is finished again at once, or, if it is
large, behind what is shown (``background.py``).

Changes that belong together (a drag, a stroke of the brush) are one *stroke*, which is undone as
one.  How long the last change took tells whether the next can be shown while a finger still moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maze.message import Said, joined
from maze.picture import Picture
from maze.quest.quest import Quest
from maze.recipe import Recipe
from maze.web.app import App
from maze.web.mazes.runs import MazeRun
from maze.web.mazes.workshop import MazeWorkshop
from maze.web.player.stage import Stage, the_end
from maze.web.pointing import heard
from maze.web.pointing.background import BackgroundRun
from maze.web.pointing.history import History
from maze.web.signals import Signal

KEYS_ANEW = "Keys and doors were laid anew for the changed maze."
POINTS_ANEW = "The points were laid anew for the changed maze."
QUICK = 0.05                                               # seconds a change may take in a drag
AT_ONCE = 2500                                             # cells of a maze solved in one go, ...
UNSEEN = 100_000                                           # ... and behind the one that is shown


class Live:
    """Changes are recipes; ``changed`` tells that the way back or forward is another."""

    def __init__(self, app: App, stage: Stage, shop: MazeWorkshop,
                 clock: Callable[[], float]) -> None:
        self.app = app
        self.voice, self.player = app.voice, app.player
        self.shop = shop
        self.clock = clock
        self.changed = Signal[[]]()
        self.history: History[Recipe] = History()
        self._shown: MazeRun | None = None                     # the last run we know of
        self._before: Recipe | None = None                 # of a stroke that has begun
        self._aside: MazeRun | None = None                     # shown again after a game
        self._instead: MazeRun | None = None                   # the same without its solution
        self._cost = 0.0                                   # seconds of the last change
        self.background = BackgroundRun(stage, lambda: self.run, self._put)

    # --- what is shown --------------------------------------------------------------------------

    @property
    def run(self) -> MazeRun | None:
        """The run that is shown, if it is a maze."""
        run = self.app.run
        return run if isinstance(run, MazeRun) else None

    @property
    def recipe(self) -> Recipe:
        """Of what is shown, or about to be."""
        run = self.background.run or self.run
        assert run
        return run.recipe

    @property
    def linked(self) -> Recipe:
        """What a link says of what is shown: while it is played, with the way to solve it."""
        assert self.run
        aside = self._aside if self.run is self._instead else None
        return (aside or self.run).recipe

    @property
    def picture(self) -> Picture | None:
        """The finished maze, once it is known."""
        return None if self.background.run or self.run is None else self.run.player.result

    @property
    def quick(self) -> bool:
        """Whether changes can be shown while they are being made."""
        small = self.run is not None and len(self.run.drawing.scene.grid) <= AT_ONCE
        return small and self._cost < QUICK

    def arrived(self) -> bool:
        """Whether another maze has come to be shown than the one we know; it can be undone, too."""
        run = self.run
        if run is None or run is self._shown:
            return False
        if self._shown is not None and self._shown.recipe != run.recipe:
            self.history.record(self._shown.recipe)
        self._shown, self._before, self._cost = run, None, 0.0
        self.changed()
        return True

    # --- changes --------------------------------------------------------------------------------

    def land(self) -> None:
        """What is being finished behind is shown at once: somebody needs it."""
        self.background.land()

    def begin(self) -> None:
        """A stroke begins."""
        self.land()
        if self._before is None:
            self._before = self.recipe

    def remark(self, text: Said) -> None:
        """In the line above the board, as long as the player stays where it is; "" takes it away.
        """
        if self.run is not None:
            self.run.remark = (self.run.player.position if text else -1, text)
            self.player.stage.wake()

    def tell(self, text: Said) -> None:
        """There, and aloud."""
        self.remark(text)
        self.voice.say(text)

    def change(self, recipe: Recipe, notes: Sequence[Said] = ()) -> None:
        """Show another recipe in place of this one, and say what else has changed by it.

        What was said before a stroke goes with its first change.  Raises MazeError.
        """
        voice = self.voice
        if recipe != self.recipe:
            begun, quest = self.clock(), self.picture.quest if self.picture else None
            if self.recipe == self._before:
                voice.note("")
            self._show(recipe)
            self._cost = self.clock() - begun
            self.background.then(lambda: self._compare(quest))
        for note in notes:
            voice.note(note, more=True)

    def _compare(self, quest: Quest | None) -> None:
        """Say so if keys or points that a seed lays are not where they were: they are laid with all
        walls and both ends in view.  Of a very large maze they are not known yet."""
        after = self.picture
        if quest and self.recipe.keys and (after is None or after.quest != quest):
            self.voice.note(KEYS_ANEW if quest.doors else POINTS_ANEW, more=True)

    def commit(self) -> None:
        """The stroke is over."""
        before, self._before = self._before, None
        if before is None or before == self.recipe:
            return
        self.history.record(before)
        self.background.then(self._settle)

    def abandon(self) -> None:
        """The stroke was broken off: all is as before."""
        before, self._before = self._before, None
        if before is not None:
            self.change(before)

    def finish(self) -> None:
        """Go to the end, for what can only be done to a finished maze."""
        run = self.run
        if run is None or run.player.at_end:
            return
        self.player.to_end()
        if len(run.drawing.scene.grid) <= AT_ONCE:
            run.player.to_end()

    def set_aside(self) -> None:
        """The maze as if nobody had solved it, until it is put back."""
        self.land()
        self._aside, self._instead = self.run, None
        if self._aside is not None and self.recipe.solve:
            self._show(self.recipe.but(solve="", sopt=()))
            self.background.then(self._stands_in)

    def _stands_in(self) -> None:
        self._instead = self.run
        self.finish()

    def put_back(self) -> None:
        """What was set aside, unless another maze has come to be shown."""
        self.background.forget()
        if self._aside and self._instead is not None and self.run is self._instead:
            self._shown = self._aside
            self.app.put(self._aside)
        self._aside = self._instead = None

    def undo(self) -> None:
        """Back to what was shown before the last change."""
        self._go(self.history.undo, "Undone.")

    def redo(self) -> None:
        self._go(self.history.redo, "Done again.")

    def _go(self, move: Callable[[Recipe], Recipe | None], done: str) -> None:
        self.land()
        self.abandon()
        before = self.picture
        if self.run is not None and (recipe := move(self.recipe)) is not None:
            self.voice.note("")
            self._show(recipe)
            self.background.then(self._settle)
            self.background.then(lambda: self.voice.say(
                joined([done, heard.difference(before, self.picture)])))

    def _settle(self) -> None:
        """Controls and address follow what is shown."""
        self.shop.edited(self.recipe)
        self.app.settle()
        self.changed()

    def _show(self, recipe: Recipe) -> None:
        old = self.run
        assert old
        at_end, cells = old.player.at_end, len(old.drawing.scene.grid)
        run = self.shop.again(old, recipe)
        if at_end and AT_ONCE < cells <= UNSEEN:
            self.background.begin(old, run)
            return
        if at_end and cells <= AT_ONCE:
            run.player.to_end()
        self._put(run)
        if at_end and cells > UNSEEN:
            self.player.hurry(the_end, quiet=True)

    def _put(self, run: MazeRun) -> None:
        self._shown = run
        self.app.put(run)
