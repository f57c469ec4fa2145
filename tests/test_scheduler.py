"""The one scheduler: turns, one budget, progress; and when the stage draws, works or sleeps."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Iterator
from math import inf

import pytest

from maze.player import Player
from maze.progress import Progress
from maze.sources import StreamSource
from maze.web.player import stage as stage_module
from maze.web.player.stage import Stage, the_end
from maze.web.work.scheduler import OFTEN, Scheduler, nap
from tests.fake_loop import FakeLoop
from tests.test_player import Tape, count_to


class Clock:
    """Every look takes a while."""

    def __init__(self, look: float = 0.001) -> None:
        self.now, self.look = 0.0, look

    def __call__(self) -> float:
        self.now += self.look
        return self.now


def work(name: str, count: int) -> Iterator[Progress]:
    for number in range(count):
        yield Progress(name, number, count)
    if name == "bad":
        raise ValueError("x")
    return name


def test_one_thing_is_done_after_the_other_if_there_is_time() -> None:
    done, failed = [], []
    scheduler = Scheduler(Clock(), failed.append)
    scheduler.begin("a", work("a", 9), done.append)
    scheduler.begin("bad", work("bad", 1), done.append)
    scheduler.begin("b", work("b", 2), done.append)
    scheduler.begin("c", work("c", 2), done.append)
    assert scheduler.awake.is_set() and scheduler.busy("a") and scheduler.busy()
    scheduler.cancel("c")
    scheduler.cancel("nobody")
    scheduler.work(inf)
    assert done == ["a", "b"] and [str(error) for error in failed] == ["x"] and not scheduler.busy()


def test_at_least_one_slice_is_done_and_then_it_is_the_turn_of_the_next() -> None:
    scheduler, done = Scheduler(Clock(), lambda error: None), []
    scheduler.begin("a", (done.append("a") for _ in range(2)))
    scheduler.begin("b", (done.append("b") for _ in range(2)))
    for _ in range(6):
        scheduler.work(0.0)
    assert done == ["a", "b", "a", "b"] and not scheduler.busy()


def test_work_of_the_same_name_takes_the_place_of_the_other() -> None:
    scheduler, done, closed = Scheduler(Clock(), lambda error: None), [], []

    def first() -> Iterator[None]:
        try:
            while True:
                yield
        finally:
            closed.append(1)

    scheduler.begin("a", first(), done.append)
    scheduler.work(0.0)
    scheduler.begin("a", work("second", 1), done.append)
    scheduler.work(inf)
    assert done == ["second"] and closed == [1]


def test_work_may_leave_more_work_behind() -> None:
    scheduler, done = Scheduler(Clock(), lambda error: None), []
    again = lambda result: scheduler.begin("a", work("again", 1), done.append)  # noqa: E731
    scheduler.begin("a", work("first", 1), again)
    scheduler.work(inf)
    assert done == ["again"] and not scheduler.busy()


def test_an_error_goes_to_who_began_the_work() -> None:
    ours, others = [], []
    scheduler = Scheduler(Clock(), others.append)
    scheduler.begin("bad", work("bad", 1), failed=ours.append)
    scheduler.work(inf)
    assert len(ours) == 1 and not others


def test_progress_is_told_now_and_then() -> None:
    clock, told = Clock(), []
    scheduler = Scheduler(clock, lambda error: None)
    scheduler.begin("a", work("a", 1000), told=lambda progress: told.append(clock.now))
    while scheduler.busy():
        scheduler.work(clock.now + 0.01)
    assert len(told) > 5 and all(b - a >= OFTEN for a, b in zip(told, told[1:]))


# --- when the stage draws, works or sleeps ------------------------------------------------------


class Still:
    """A drawing of nothing."""

    box = (0.0, 0.0, 1.0, 1.0)
    unsettled = False

    def layers(self, screen, *, whole: bool) -> list:
        return []


class Running:
    """A stage on a loop whose time is told: sixty frames a second, if it asks for them."""

    def __init__(self, player: Player, *, hidden: bool = False) -> None:
        self.loop, self.frames, self.sleeps, self.hidden = FakeLoop(), 0, [], hidden
        self.view, self.errors = None, []
        self.scheduler = Scheduler(self.clock, self.errors.append)
        self.stage = Stage(self, self.clock, lambda: None, self.errors.append, self.scheduler,
                           sleep=self.sleep)
        self.stage.show(player, [(self, Still())])
        self.player = player
        self.loop.start(self.stage.run())

    def clock(self) -> float:
        self.loop.now += 0.0001
        return self.loop.now

    async def frame(self) -> float:
        self.frames += 1
        self._asked = self.loop.create_future()
        if not self.hidden:
            self.show()
        return await self._asked

    def show(self) -> None:
        """The page is seen: there is a next frame."""
        asked, self.hidden = self._asked, False
        ends = (int(self.loop.now * 60) + 1) / 60
        self.loop.call_at(ends, lambda: asked.done() or asked.set_result(ends))

    async def sleep(self, seconds: float, woken) -> None:
        self.sleeps.append(seconds)
        await stage_module.nap(seconds, woken)

    def fit(self, box) -> None:
        """Nothing is painted."""

    def told(self, seconds: float) -> tuple[int, int]:
        """Frames and sleeps within some time, once it is under way."""
        self.loop.run(1.0)
        self.frames, self.sleeps = 0, []
        self.loop.run(seconds)
        return self.frames, len(self.sleeps)


def playing(speed: float, steps: int = 100_000) -> Running:
    player: Player[int] = Player(count_to(steps), Tape(), speed=speed, spacing=1 << 20)
    player.play()
    return Running(player)


@pytest.mark.parametrize("speed", [1, 2, 8, 20, 25])
def test_between_two_steps_that_are_far_apart_the_stage_sleeps(speed: float) -> None:
    site = playing(speed)
    frames, sleeps = site.told(10.0)
    assert 9 * speed <= frames <= 10 * speed + 2 and sleeps <= frames + 2
    assert min(site.sleeps) > 0.004                        # shorter ones starve the page
    assert 11 * speed - 2 <= site.player.position <= 11 * speed + 1  # and no step is late for good


@pytest.mark.parametrize("speed", [50, 60, 1000])
def test_steps_that_are_close_come_frame_by_frame(speed: float) -> None:
    site = playing(speed)
    frames, sleeps = site.told(5.0)
    assert 290 <= frames <= 301 and sleeps == 0
    assert site.player.position == pytest.approx(6 * speed, rel=0.03)


def test_a_stage_that_sleeps_can_be_woken() -> None:
    site = playing(1)
    site.told(0.5)
    before = site.frames
    site.player.pause()
    site.stage.wake()
    site.loop.run(0.02)
    assert site.frames == before + 1 and site.stage.idle
    site.loop.run(100.0)
    assert site.frames == before + 1                       # with nothing to do it does nothing
    site.player.play()
    site.stage.wake()
    position = site.player.position
    site.loop.run(0.5)
    assert site.player.position == position                # the pause is not caught up on


def test_work_that_nobody_sees_needs_no_frames() -> None:
    site = playing(1, steps=3)
    site.told(9.0)
    done: list[int] = []
    site.frames = 0
    site.scheduler.begin("long", (site.clock() and None for _ in range(10_000)), done.append)
    site.loop.run(4.0)
    assert site.frames <= 1 and done and set(site.sleeps[-50:]) == {stage_module.BREAK}
    assert site.stage.idle and not site.errors


def test_a_slow_animation_goes_on_beside_work() -> None:
    site = playing(4)
    site.scheduler.begin("long", (site.clock() and None for _ in range(10**6)))
    frames, _ = site.told(10.0)
    assert 38 <= frames <= 42 and site.scheduler.busy()


def test_work_goes_on_while_the_page_is_hidden() -> None:
    site = playing(60)
    site.loop.run(1.0)
    site.hidden = True
    done: list[int] = []
    site.scheduler.begin("long", (site.clock() and None for _ in range(500)), done.append)
    site.loop.run(0.1)
    position = site.player.position
    site.loop.run(3.0)
    assert done and site.player.position == position


def test_a_page_that_was_hidden_does_not_catch_up() -> None:
    site = playing(10)
    site.loop.run(1.0)
    site.hidden = True
    site.loop.run(50.0)
    position = site.player.position
    site.show()
    site.loop.run(1.0)
    assert position <= 11 and 9 <= site.player.position - position <= 13


def test_while_a_stream_has_nothing_the_stage_sleeps() -> None:
    source: StreamSource[int] = StreamSource(lambda: site.stage.wake())
    player: Player[int] = Player(source, Tape(), speed=60, spacing=1 << 20)
    player.play()
    site = Running(player)
    frames, sleeps = site.told(10.0)
    assert (frames, sleeps) == (0, 0) and site.stage.idle
    arrived: list[int] = []
    site.stage.hurry(the_end, lambda: arrived.append(player.position))
    assert site.told(10.0)[0] <= 1
    source.feed(array("i", (number % 200 for number in range(5000))))
    site.loop.run(0.5)
    assert player.position == 5000 and not arrived and site.stage.idle
    source.end(5000)
    site.loop.run(0.1)
    assert arrived == [5000] and player.state == "finished"


class SlowLoop(FakeLoop):
    """As on a slow machine with Pyodide: every look takes a while, and no timer may be late."""

    def time(self) -> float:
        self.now += 0.001
        return self.now

    def call_at(self, when, callback, *args, context=None):
        if when < self.time():
            raise ValueError("Can't schedule in the past")
        return super().call_at(when, callback, *args, context=context)

    def call_later(self, delay, callback, *args, context=None):
        return super().call_at(self.now + delay, callback, *args, context=context)


def test_a_nap_shorter_than_a_look_at_the_clock_ends() -> None:
    loop = SlowLoop()
    task = loop.start(nap(0.0005, asyncio.Event()))
    loop.run(1.0)
    assert task.done() and task.exception() is None


def test_a_nap_ends_when_somebody_wakes_us() -> None:
    loop, woken = FakeLoop(), asyncio.Event()
    task = loop.start(nap(60.0, woken))
    loop.run(1.0)
    assert not task.done()
    woken.set()
    loop.run(1.0)
    assert task.done() and loop.now < 3
