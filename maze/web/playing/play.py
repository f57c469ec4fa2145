"""Play: the hand that walks the maze.  Arrows, numbers, buttons and taps move the walker; a finger
that takes it leads it along the corridors, and sends it in a direction from anywhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from maze.grid import Point
from maze.message import joined
from maze.playing import telling
from maze.playing.exits import Exit
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.page import Page
from maze.web.playing import look
from maze.web.playing.buttons import ExitButtons
from maze.web.playing.company import Company
from maze.web.playing.keys import direction
from maze.web.playing.session import Session
from maze.web.playing.sliding import lead
from maze.web.pointing.board import MazeBoard, Spot
from maze.web.pointing.live import Live
from maze.web.voice import Voice

ARROWS = {"ArrowUp": (0, -1), "ArrowRight": (1, 0), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0)}
STAIRS = {"PageUp": "up the stairs", "PageDown": "down the stairs"}
STAYS = {",", "."}                                         # would move the cursor by itself
UNSEEN = "That cell is not in a straight line from here."


class Play:
    """``redraw`` draws the picture anew."""

    draws = True

    def __init__(self, page: Page, voice: Voice, live: Live, board: MazeBoard,
                 company: Company, redraw: Callable[[], None]) -> None:
        self.page, self.voice, self.live, self.board = page, voice, live, board
        self.company = company
        self.redraw, self.foggy, self._entered = redraw, False, False
        self.exits = ExitButtons(page)
        self._session: Session | None = None
        self._swiped: Point | None = None                  # where a drag began, beside the walker

    @property
    def session(self) -> Session | None:
        """The game, as soon as the maze is complete."""
        picture, run = self.live.picture, self.live.run
        if self._session is None and self._entered and picture is not None and run is not None:
            self._session = Session(run.recipe, picture, self.company, self.redraw,
                                    foggy=self.foggy)
            self.cover(self._session.foggy)
            self._show()
        return self._session

    def _show(self, *, follow: bool = True) -> None:
        """What has been said, above the board and aloud; the picture with the walker in view, but
        for a drag: what a finger points at must not move away."""
        session, run = self._session, self.live.run
        if session is None or run is None:
            return
        game = session.game
        self.exits.show(game)
        self.board.cursor = game.cell
        if follow:
            self.board.view.show(*game.picture.maze.grid.center(game.cell))
        run.remark = (run.player.position, session.said)
        self.voice.say(joined([session.said, telling.aim(game)]))
        self.redraw()

    @property
    def begun(self) -> bool:
        """Whether somebody has moved and is not there yet."""
        return self._session is not None and self._session.begun

    # --- the mode -------------------------------------------------------------------------------

    def enter(self) -> None:
        """The maze without its solution."""
        self.live.set_aside()
        self._entered = True
        if self.session is None:
            self.exits.show(None)
            self.page.write("play-told", "The maze is still growing.")

    def leave(self) -> None:
        """Back to what was shown before."""
        if self._session is not None:
            self._session.stop()
        self._session, self._entered = None, False
        self.company.leave()
        self.live.put_back()

    # --- pointers -------------------------------------------------------------------------------

    def press(self, spot: Spot) -> bool:
        if (session := self.session) is not None:
            taken = look.holds(session.game, self.board, spot)
            self._swiped = None if taken else spot.at
        return session is not None

    def drag(self, spot: Spot) -> None:
        """The walker follows as far as there is a path, if it was taken."""
        session = self.session
        if session is None or spot.cell is None or self._swiped is not None:
            return
        before = session.game.trail[:]
        lead(session.game, spot.cell, spot.at)
        session.moved(before)
        self._show(follow=False)

    def release(self, spot: Spot) -> None:
        """A swipe goes its direction, wherever it began, to the next junction."""
        if self._swiped is not None and self.session is not None:
            way = (spot.at[0] - self._swiped[0], spot.at[1] - self._swiped[1])
            self.take(self.session.game.toward(way), run=True)
        else:
            self.drag(spot)
            self._show()

    def tap(self, spot: Spot) -> None:
        """Through the exit of a number, or to a cell in straight view."""
        session = self.session
        if session is None or spot.cell is None:
            return
        exit_, before = look.exit_at(session.game, self.board, spot), session.game.trail[:]
        if exit_ is not None:
            self.take(exit_)
        elif session.game.walk_to(spot.cell):
            self._moved(session, before)
        elif spot.cell != session.game.cell:
            self.tell(UNSEEN)                              # no note: it would hide the walker

    def cancel(self) -> None:
        """The walker stays where it has come to."""

    def tell(self, words: str) -> None:
        """Above the board, where it hides nothing."""
        if (session := self.session) is not None:
            session.tell(words)
            self._show()

    # --- keys -----------------------------------------------------------------------------------

    def arrow(self, way: Point) -> bool:
        if (session := self.session) is not None:
            self.take(session.game.toward(way))
        return True

    def key(self, key: str) -> bool:
        session = self.session
        if session is None:
            return False
        game = session.game
        if key.startswith("Shift+") and key[6:] in ARROWS:
            self.take(game.toward(ARROWS[key[6:]]), run=True)
        elif key.isdigit() and key != "0":
            self.take(game.numbered(int(key)))
        elif key in STAIRS and game.picture.maze.grid.geometry.stairs:
            self.take(next((e for e in game.exits() if e.name == STAIRS[key]), None))
        elif key.lower() == "h":
            self.hint()
        elif key == "Backspace":
            self.back()
        else:
            return key in STAYS
        return True

    def undo(self) -> bool:
        self.back()
        return True

    def code(self, code: str, *, run: bool) -> bool:
        """A key by its place on the keyboard: the same on every layout."""
        session = self.session
        if session is None:
            return False
        way = direction(session.game.picture.maze.grid, code)
        if way is not None:
            self.take(session.game.toward(way), run=run)
        return way is not None

    def take(self, exit_: Exit | None, *, run: bool = False) -> None:
        """Through an exit, or along it to the next choice; None is a wall."""
        if (session := self.session) is None:
            return
        self.live.finish()                           # somebody may have rewound the maze
        game, before = session.game, session.game.trail[:]
        if exit_ is not None and (game.run(exit_) if run else game.go(exit_)):
            self._moved(session, before)
            return
        session.tell("" if game.won else telling.refusal(game, exit_))
        self._show()

    def _moved(self, session: Session, before: list[int]) -> None:
        self.voice.note("")                 # it was read, and hides cells
        session.moved(before)
        self._show()

    def moved(self) -> None:
        """The cursor goes with the walker, not by itself."""

    # --- buttons --------------------------------------------------------------------------------

    def hint(self) -> None:
        """One rung more."""
        if (session := self.session) is not None:
            session.hint()
            self._show()

    def back(self) -> None:
        """The last move is taken back."""
        if (session := self.session) is not None:
            session.back()
            self._show()

    def again(self) -> None:
        """From the start."""
        if self._session is not None:
            self._session.drop()
            self._session = None
        self.redraw()

    def cover(self, on: bool) -> None:
        """Fog, or none: in this game, and in those that begin after it."""
        self.foggy = on
        self.page.write("play-fog", str(int(on)))
        if self._session is not None:
            self._session.cover(on)
        self.redraw()

    def listen(self) -> None:
        """Hear the buttons."""
        self.exits.listen(self.take)
        for name, act in (("hint", self.hint), ("back", self.back), ("again", self.again)):
            self.page.on(f"play-{name}", "click", act)
        self.page.on("play-fog", "change", lambda: self.cover(self.page.read("play-fog") == "1"))

    # --- what is drawn --------------------------------------------------------------------------

    def cursor(self, theme: Theme) -> Iterator[Layer]:
        return iter(())                                    # the walker is seen anyway

    def layers(self, theme: Theme, focused: bool) -> Iterator[Layer | Label]:
        session, run = self.session, self.live.run
        if session is None or run is None or not run.player.at_end:
            return
        yield from look.layers_of(session, self.board, theme, self.foggy)
