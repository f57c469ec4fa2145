"""Stage: plays one player on one or more screens, a slice of work each frame.

Work is cut by the clock, never by counting: eight milliseconds of a frame for Python, the rest
for the browser.  With nothing to do it sleeps until it is woken.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from maze.player import Player
from maze.steps import PHASE, SOLVING
from maze.web.screen import Drawing, Screen, paint

BUDGET = 0.008                                             # seconds of work a frame
LONGEST = 0.1  # a hidden page does not catch up on its return
AHEAD = 1_000_000                                          # steps computed beyond what is shown
GLANCE = 0.15  # seconds between two pictures on the way to the end
HURRY = 2048                                               # steps between two looks at the clock

Goal: TypeAlias = Callable[[Player[Any]], int | None]      # the step to go to, once it is known


def the_end(player: Player[Any]) -> int | None:
    """The goal of the button that goes to the end."""
    return player.known if player.complete else None


def solving_begins(player: Player[Any]) -> int | None:
    """The goal of *Solve*: not every phase that comes first is one of solving."""
    return next((at for at in player.landmarks if player.log[at - 1] == PHASE + SOLVING), None)


class Stage:
    """The frame loop.  ``told`` hears of every frame drawn; ``failed`` of every error in one.

    ``busy`` hears True when something is asked for, and False when all of it is shown.
    """

    def __init__(self, screen: Screen, clock: Callable[[], float], told: Callable[[], None],
                 failed: Callable[[Exception], None],
                 busy: Callable[[bool], None] = lambda busy: None) -> None:
        self.screen = screen
        self.clock = clock
        self.told = told
        self.failed = failed
        self.busy = busy
        self.player: Player[Any] | None = None
        self.panes: Sequence[tuple[Screen, Drawing]] = ()  # what is painted, and where
        self._whole = True                                 # the next frame draws everything
        self._goal: Goal | None = None                     # where we go as fast as it goes
        self._then: Callable[[], None] = lambda: None
        self._quiet = False
        self._glance = 0.0                                 # when a picture is due while we hurry
        self._rest = 0.0                                   # when a picture is due while we play
        self._chore: Iterator[None] = iter(())
        self._has_chore = False
        self._awake = asyncio.Event()

    def show(self, player: Player[Any], panes: Sequence[tuple[Screen, Drawing]]) -> None:
        """Play another player, and paint what it moves."""
        self.player, self.panes = player, panes
        self._chore, self._has_chore, self._rest = iter(()), False, 0.0
        self.linger()
        self.redraw()

    def draw(self) -> None:
        """Do not wait for the next frame."""
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
        self.wake()

    def linger(self) -> None:
        """Stop hurrying."""
        self._goal = None

    def chore(self, work: Iterator[None]) -> None:
        """Do this in the time that is left over, in place of what was to be done before."""
        self._chore, self._has_chore = work, True
        self.wake()

    def after(self, work: Iterator[None] | None, act: Callable[[], None]) -> None:
        """Do something when some work is done: now, if there is none."""
        if work is None:
            act()
        else:
            self.chore(_then(work, act))

    @property
    def hurrying(self) -> bool:
        return self._goal is not None

    @property
    def idle(self) -> bool:
        """Whether another frame would be the same."""
        player = self.player
        if player is None:
            return True
        if self._is_behind or player.state == "playing":
            return False
        return player.complete or player.known - player.position >= AHEAD

    @property
    def _is_behind(self) -> bool:
        """Whether something that was asked for is not shown yet."""
        if self._has_chore or self._whole or self._goal:
            return True
        moving = self.player is not None and self.player.state == "playing"
        return not moving and any(drawing.unsettled for _, drawing in self.panes)

    async def run(self) -> None:
        """Frame after frame, for ever."""
        then: float | None = None
        while True:
            if self.idle and not self._awake.is_set():
                await self._awake.wait()
                then = None
            self._awake.clear()
            now = await self.screen.frame()
            self._try_frame(0.0 if then is None else min(now - then, LONGEST))
            then = now

    def _try_frame(self, seconds: float) -> None:
        try:
            self.frame(seconds)
        except Exception as error:                         # the page must live on
            self.linger()
            if self.player:
                self.player.pause()
            self.failed(error)
        self.busy(self._awake.is_set() or self._is_behind)

    def frame(self, seconds: float) -> None:
        """Show what is due after so many seconds; with what time is left, compute ahead."""
        player = self.player
        if player is None:
            return
        end = self.clock() + BUDGET
        if self._goal:
            self._rush(player, self._goal, end)
        else:
            player.advance(seconds)
        if self._is_due(player):
            begun = self.clock()
            self._paint()
            now = self.clock()
            self._glance = now + max(GLANCE, 9 * (now - begun))      # a tenth of the time, at most
            self._rest = now + 2 * (now - begun) if now - begun > 2 * BUDGET else now
        player.work(lambda: self.clock() < end and player.known - player.position < AHEAD)
        while self._has_chore and self.clock() < end:
            chore = self._chore
            left = next(chore, self) is None
            self._has_chore = left or self._chore is not chore       # it may have left another
        self.told()

    def _is_due(self, player: Player[Any]) -> bool:
        """Whether to paint: large pictures that take long leave time for something else."""
        if self._goal:
            return not self._quiet and self.clock() >= self._glance
        return self._whole or player.state != "playing" or self.clock() >= self._rest

    def _paint(self) -> None:
        whole, self._whole = self._whole, False
        for screen, drawing in self.panes:
            if whole:
                screen.fit(drawing.box)
            paint(screen, drawing.layers(screen, whole=whole))

    def _rush(self, player: Player[Any], goal: Goal, end: float) -> None:
        """Seek in short hops; where the goal lies may become known only on the way."""
        player.pause()
        while self.clock() < end:
            target = goal(player)
            if player.position == target or (target is None and player.at_end):
                self.linger()
                self._then()
                return
            if target is not None and target < player.position:
                player.rewind(target)
            hop = player.position + HURRY
            player.seek(hop if target is None else min(target, hop), patient=False)


def _then(work: Iterator[None], act: Callable[[], None]) -> Iterator[None]:
    yield from work
    act()
