"""Stage: plays one player on one or more screens; in the time that is left it does all other work.

Work is cut by the clock, never by counting: eight milliseconds of a frame for Python, the rest
for the browser.  Frames are drawn only while something moves: between two steps that are far apart
the stage sleeps, and while there is nothing to see it works without drawing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from math import inf
from typing import Any, TypeAlias

from maze.player import HOP, Player
from maze.steps import PHASE, SOLVING
from maze.web.player.painter import Painter
from maze.web.screen import Drawing, Screen
from maze.web.work.layout import NAME, Layout
from maze.web.work.scheduler import Scheduler, nap

BUDGET = 0.008                                             # seconds of work a frame
UNSEEN = 0.04  # seconds of work at a time while nothing is drawn, ...
BREAK = 0.005  # ... and for the page in between: less than four milliseconds starve it
LONGEST = 0.1  # a hidden page does not catch up on its return
HIDDEN = 0.25  # seconds without a frame after which the page must be hidden
FAR = 0.02  # seconds, more than a frame: steps that are farther apart are waited for asleep
AHEAD = 1_000_000                                          # steps computed beyond what is shown
GLANCE = 0.15  # seconds between two pictures on the way to the end

Goal: TypeAlias = Callable[[Player[Any]], int | None]      # the step to go to, once it is known
OF_A_RUN = (NAME, "digest")                                # names of work for what is shown


def the_end(player: Player[Any]) -> int | None:
    """The goal of the button that goes to the end."""
    return player.known if player.complete else None


def solving_begins(player: Player[Any]) -> int | None:
    """The goal of *Solve*: not every phase that comes first is one of solving."""
    return next((at for at in player.landmarks if player.log[at - 1] == PHASE + SOLVING), None)


class Stage:
    """The frame loop.  ``drawn`` is called after each frame, ``failed`` with each error in one.

    ``busy`` is called with True when something is asked for, and with False when all is shown.
    """

    def __init__(self, screen: Screen, clock: Callable[[], float], drawn: Callable[[], None],
                 failed: Callable[[Exception], None], scheduler: Scheduler,
                 busy: Callable[[bool], None] = lambda busy: None,
                 sleep: Callable[[float, asyncio.Event], Awaitable[None]] = nap) -> None:
        """``sleep(seconds, woken)`` ends early when ``woken`` is set."""
        self.screen = screen
        self.clock = clock
        self.drawn = drawn
        self.failed = failed
        self.scheduler = scheduler
        self.layout, self.painter = Layout(scheduler, clock, self.wake), Painter(clock)
        self.busy = busy
        self.sleep = sleep
        self.player: Player[Any] | None = None
        self.panes: Sequence[tuple[Screen, Drawing]] = ()  # what is painted, and where
        self._whole = True                                 # the next frame draws everything
        self._stale = False                                # what is due has not been painted yet
        self._begun = 0                                    # at which step it was last painted
        self._goal: Goal | None = None                     # where we go as fast as it goes
        self._then: Callable[[], None] = lambda: None
        self._quiet = False
        self._glance = 0.0                                 # when a picture is due while we hurry
        self._rest = 0.0                                   # when a picture is due while we play
        self._working = False                              # whether some work is being done
        self._awake = scheduler.awake
        self.fetching = 0                                  # parts of the page that are on their way

    def show(self, player: Player[Any], panes: Sequence[tuple[Screen, Drawing]]) -> None:
        """Play another player and paint what it moves; what was done for the last is dropped."""
        self.player, self.panes, self._rest = player, panes, 0.0
        self.painter.drop()
        for name in OF_A_RUN:
            self.scheduler.cancel(name)
        self.cancel_hurry()
        self.redraw()

    def draw(self) -> None:
        """Do not wait for the next frame, unless work is being done: it has had its time."""
        if not self._working:
            self._try_frame(0.0)

    def redraw(self) -> None:
        """Draw everything anew: the size or the colors have changed."""
        self._whole = True
        self.wake()

    def wake(self) -> None:
        """There may be something to do."""
        self._awake.set()
        self.busy(True)

    def hurry(self, goal: Goal, then: Callable[[], None] = lambda: None, *,
              quiet: bool = False) -> None:
        """Go to a step without keeping to the speed, but without freezing the page either.

        ``then`` is called on arrival; ``quiet`` shows nothing on the way.
        """
        self._goal, self._then, self._quiet = goal, then, quiet
        self._whole |= self.painter.drop()                   # it would only be in the way
        self.wake()

    def cancel_hurry(self) -> None:
        """Stop going to a step in a hurry."""
        self._goal = None

    @property
    def hurrying(self) -> bool:
        return self._goal is not None

    @property
    def idle(self) -> bool:
        """Whether there is nothing to do before somebody wakes us."""
        return self.due == inf and not self.scheduler.busy()

    @property
    def due(self) -> float:
        """Seconds until a frame must be drawn: ``inf`` if another one would be the same."""
        player = self.player
        if player is None:
            return inf
        moves = any(drawing.unsettled for _, drawing in self.panes)
        if self._whole or self.painter.busy or self._stale or moves or player.has_work(AHEAD):
            return 0.0
        if player.starved or not (self._goal or player.state == "playing"):
            return inf
        return 0.0 if self._goal else player.due_in

    @property
    def _is_behind(self) -> bool:
        """Whether something that was asked for is not shown yet."""
        work = self.fetching or any(map(self.scheduler.busy, OF_A_RUN))
        if work or self._whole or self.painter.busy or self._goal:
            return True
        moving = self.player is not None and self.player.state == "playing"
        return not moving and (self._stale or any(one.unsettled for _, one in self.panes))

    async def run(self) -> None:
        """Frame after frame, for ever, with as much sleep in between as there may be."""
        then: float | None = None
        while True:
            rest = await self._until_due()
            if rest == inf:
                then, rest = None, 0.0
            now = await self._frame()
            self._try_frame(0.0 if then is None else min(now - then, LONGEST + rest))
            then = now

    async def _until_due(self) -> float:
        """Sleep, or do work that nobody sees, until a frame is due or we are woken.

        Returns how many seconds that might have taken.
        """
        due = self.due if self.due > FAR else 0.0
        end = self.clock() + due
        while not self._awake.is_set() and (left := end - self.clock()) > 0:
            if self.scheduler.busy() and left > FAR:
                await self.sleep(BREAK, self._awake)
                self._try(lambda: self.scheduler.work(min(end, self.clock() + UNSEEN)))
            elif left == inf:
                await self._awake.wait()
            else:
                await self.sleep(max(left, BREAK), self._awake)
        self._awake.clear()
        return due

    async def _frame(self) -> float:
        """Wait for the next frame; a hidden page has none, but its work goes on."""
        if not self.scheduler.busy():
            return await self.screen.frame()
        frame = asyncio.ensure_future(self.screen.frame())
        while not (await asyncio.wait({frame}, timeout=HIDDEN))[0]:
            self._try(lambda: self.scheduler.work(self.clock() + UNSEEN))
        return frame.result()

    def _try_frame(self, seconds: float) -> None:
        self._try(lambda: self.frame(seconds))

    def _try(self, act: Callable[[], None]) -> None:
        self._working = True
        try:
            act()
        except Exception as error:                         # the page must live on
            self.cancel_hurry()
            if self.player:
                self.player.pause()
            self.failed(error)
        self._working = False
        self.busy(self._awake.is_set() or self._is_behind)

    def frame(self, seconds: float) -> None:
        """Show what is due after so many seconds; with what time is left, compute ahead."""
        player = self.player
        if player is None:
            return
        end = self.clock() + BUDGET
        if self._goal:
            self._rush(player, self._goal, end)
        elif not self.painter.busy:                          # what is being painted stays as it is
            player.advance(seconds)
        if self.painter.busy or self._is_due(player):
            self._paint(player)
        else:
            self._stale = not self._goal
        player.work(lambda: self.clock() < end, AHEAD)
        if self.scheduler.busy():
            self.scheduler.work(end)
        self.drawn()

    def _is_due(self, player: Player[Any]) -> bool:
        """Whether to paint: large pictures that take long leave time for something else."""
        if self._goal:
            return not self._quiet and self.clock() >= self._glance
        return self._whole or player.state != "playing" or self.clock() >= self._rest

    def _paint(self, player: Player[Any]) -> None:
        """Begin to paint, or go on."""
        if self._whole or not self.painter.busy:
            self.painter.begin(self.panes, whole=self._whole)
            self._whole, self._begun = False, player.position
        self.painter.go_on()
        self._stale = player.position != self._begun       # steps that were taken meanwhile
        now, spent = self.clock(), self.painter.spent
        self._glance = now + max(GLANCE, 9 * spent)        # a tenth of the time, at most
        self._rest = now + 2 * spent if spent > 2 * BUDGET else now

    def _rush(self, player: Player[Any], goal: Goal, end: float) -> None:
        """Seek in short hops; where the goal lies may become known only on the way."""
        player.pause()
        while self.clock() < end:
            target = goal(player)
            if player.position == target or (target is None and player.at_end):
                self.cancel_hurry()
                self._then()
                return
            if target is not None and target < player.position:
                player.rewind(target)
            hop = player.position + HOP
            player.seek(hop if target is None else min(target, hop), patient=False)
            if player.starved:
                return
