"""Runners: a job is done in a worker or between frames, is called off, breaks down, goes on."""

from __future__ import annotations

import asyncio
import gc
import json
from array import array

import pytest

from maze.errors import MazeError
from maze.fields import encode_fields
from maze.jobs import Job, finished
from maze.progress import Progress
from maze.recipe import Recipe
from maze.share import decode
from maze.steps import BREATH
from maze.web.mazes import streams
from maze.web.tilings import counting
from maze.web.work.scheduler import Scheduler
from maze.web.work.worker import GRACE, LINGER, READY, WorkerHost
from maze.web.work.works import Works
from tests.fake_loop import FakeLoop
from tests.fake_worker import FakeWorker
from tests.test_web import SMALL, Site

MAZE = Job("maze", json.dumps(encode_fields(Recipe(size=(40, 30), by="wilson", solve="a_star"))))
COUNT = Job("tilings", '{"board": "5x5", "pieces": "LNPVY"}')
STEPS = [step for part in finished(MAZE)[0] if isinstance(part, array) for step in part]
LINK = "#pentomino?v=1&board=5x6&pieces=LNPVYT&mode=count"


class Office:
    """Works with workers on a loop whose time is told."""

    def __init__(self, *fails: str) -> None:
        self.loop, self.workers, self.fails = FakeLoop(), [], list(fails)
        self.errors, self.parts, self.results = [], [], []
        self.scheduler = Scheduler(self.loop.time, self.errors.append)
        self.host = WorkerHost(self._start, self._later)
        self.tasks = []
        self.works = Works(self.scheduler, self.host,
                           lambda task: self.tasks.append(self.loop.start(task)),
                           self.errors.append)

    def _start(self, hear) -> FakeWorker:
        self.workers.append(FakeWorker(hear, self.loop, self.fails.pop(0) if self.fails else ""))
        return self.workers[-1]

    def _later(self, seconds, act):
        timer = self.loop.call_later(seconds, act)
        return timer.cancel

    def begin(self, job: Job = MAZE, name: str = "a", *, heavy: bool = True) -> Office:
        self.works.begin(name, job, self.results.append, self.parts.append, heavy=heavy)
        return self

    def run(self, seconds: float = 0.0) -> Office:
        self.loop.run(seconds)
        while self.scheduler.busy():
            self.scheduler.work(self.loop.time() - 1)
            self.loop.run()
        return self

    @property
    def steps(self) -> list[int]:
        return [step for part in self.parts if isinstance(part, array) for step in part]


def test_a_worker_gives_the_same_steps_and_result() -> None:
    office = Office().begin().run()
    assert office.steps == STEPS and office.results == [finished(MAZE)[1]]
    assert len(office.workers) == 1 and not office.works.busy("a") and not office.errors


def test_small_work_stays_on_the_page() -> None:
    office = Office().begin(heavy=False)
    office.loop.run()
    assert office.scheduler.busy("a") and office.works.busy("a")
    office.run()
    assert office.steps == STEPS and office.results == [finished(MAZE)[1]] and not office.workers


def test_progress_comes_now_and_then() -> None:
    office = Office().begin(COUNT).run()
    assert office.results == [finished(COUNT)[1]]
    assert all(isinstance(part, Progress) for part in office.parts)


def test_two_jobs_share_one_worker() -> None:
    office = Office().begin().begin(COUNT, "b").run()
    assert len(office.workers) == 1 and len(office.results) == 2 and office.steps == STEPS


def test_a_worker_waits_for_credits(monkeypatch) -> None:
    monkeypatch.setattr("maze.web.work.serving.MOST", 10)
    sent = []
    worker = FakeWorker(lambda *message: sent.append(message), loop := FakeLoop())
    worker.begin(1, MAZE.kind, MAZE.arguments, MAZE.limit)
    loop.run()
    assert sent.pop(0)[1] == READY
    assert len(sent) == 4 and not worker.serving.busy()
    worker.more(1)
    worker.more(7)                                         # of no job that is known
    loop.run()
    assert len(sent) == 5


@pytest.mark.parametrize("fails", ["at once", "on loading", "1", "2", "3"])
def test_a_worker_that_breaks_down_is_replaced_by_the_page_and_nothing_is_lost(fails) -> None:
    office = Office(fails).begin().run()
    assert office.steps == STEPS and office.results == [finished(MAZE)[1]] and not office.errors
    assert office.host.broken and all(worker.ended for worker in office.workers)
    workers = len(office.workers)
    office.begin().run()                                   # it is not tried again
    assert len(office.workers) == workers and len(office.results) == 2


@pytest.mark.parametrize("heavy", [True, False])
def test_an_error_of_the_job_is_told_as_it_is(heavy) -> None:
    errors = []
    office = Office()
    job = Job("maze", MAZE.arguments, 100)
    office.works.begin("a", job, office.results.append, failed=errors.append, heavy=heavy)
    office.run()
    assert isinstance(errors[0], MazeError) and "MB that it may take" in str(errors[0])
    assert not office.results and not office.works.busy("a") and not office.host.broken


def test_an_error_of_ours_is_not_one_for_people(monkeypatch) -> None:
    def run(*_):
        yield Progress("x")
        raise KeyError("oops")

    monkeypatch.setattr("maze.tasks.maze.run", run)
    office = Office().begin().run()
    assert type(office.errors[0]) is RuntimeError and "oops" in str(office.errors[0])


@pytest.mark.parametrize("heavy", [True, False])
def test_a_job_can_be_called_off(heavy, monkeypatch) -> None:
    monkeypatch.setattr("maze.web.work.serving.MOST", 10)
    office = Office().begin(heavy=heavy)
    office.loop.run() if not heavy else [handle._run() for handle in _first(office.loop, 6)]
    office.works.cancel("a")
    assert not office.works.busy("a")
    office.run(GRACE + 1)
    assert not office.results and not office.errors and len(office.steps) < len(STEPS)
    assert all(not worker.ended and not worker.serving._jobs for worker in office.workers)
    office.begin().run()
    assert len(office.results) == 1 and len(office.workers) == 1


def _first(loop: FakeLoop, count: int):
    """Some of what is ready on a loop, one after the other."""
    for _ in range(count):
        asyncio.events._set_running_loop(loop)
        yield loop._ready.popleft()
        asyncio.events._set_running_loop(None)


def test_a_worker_that_does_not_let_go_is_ended() -> None:
    office = Office().begin()
    [handle._run() for handle in _first(office.loop, 2)]
    office.workers[0].deaf = True
    office.works.cancel("a")
    office.run(GRACE + 1)
    assert office.workers[0].ended and not office.host.broken
    office.begin().run()                                   # another one does the next job
    assert len(office.workers) == 2 and len(office.results) == 1


def test_a_worker_that_starts_slowly_is_not_taken_for_deaf(monkeypatch) -> None:
    monkeypatch.setattr(FakeWorker, "starting", 3 * GRACE)
    office = Office().begin()
    office.loop.run()
    office.works.cancel("a")
    office.begin(COUNT, "b").run(2 * GRACE)
    assert not office.workers[0].ended and not office.results
    office.run(2 * GRACE)
    assert office.results == [finished(COUNT)[1]] and len(office.workers) == 1


def test_a_worker_that_has_started_slowly_and_does_not_let_go_is_ended(monkeypatch) -> None:
    monkeypatch.setattr(FakeWorker, "starting", 3 * GRACE)
    office = Office().begin()
    office.loop.run()
    office.workers[0].deaf = True
    office.works.cancel("a")
    office.run(3 * GRACE)
    assert not office.workers[0].ended
    office.run(GRACE + 1)
    assert office.workers[0].ended


def test_work_of_a_worker_that_was_ended_goes_on_on_the_page() -> None:
    office = Office().begin().begin(COUNT, "b")
    [handle._run() for handle in _first(office.loop, 5)]
    office.workers[0].deaf = True
    office.works.cancel("b")
    office.host.end()
    office.run()
    assert office.results == [finished(MAZE)[1]] and office.steps == STEPS


def test_a_worker_that_nobody_needs_is_ended() -> None:
    office = Office().begin().run(LINGER / 2)
    office.begin(COUNT).run(LINGER / 2 + 1)
    assert not office.workers[0].ended                     # it was needed again
    office.run(LINGER)
    assert office.workers[0].ended and office.host.link is None


# --- the page -----------------------------------------------------------------------------------


@pytest.fixture
def working(monkeypatch):
    """Everything is large, and there are workers."""
    monkeypatch.setattr(streams, "is_heavy", lambda recipe, grid: True)
    monkeypatch.setattr(counting, "WORTH", 0)
    monkeypatch.setattr("tests.fake_browser.FAILS", "")


def test_a_large_maze_comes_from_a_worker(working) -> None:
    site = Site(SMALL)
    assert site.app.run.player.known == 0 and site.app.run.player.starved
    site.frames(30)
    assert len(site.browser.workers) == 1
    site.end()
    assert site.state == "finished" and not site.note
    assert site.page.of("digest") == decode(SMALL).recipe.picture().digest
    recipe = decode(SMALL).recipe
    assert list(site.app.run.player.log) == [s for s in recipe.begin()[1] if s != BREATH]


@pytest.mark.parametrize("fails", ["at once", "on loading", "1"])
def test_a_large_maze_comes_all_the_same(working, monkeypatch, fails) -> None:
    monkeypatch.setattr("tests.fake_browser.FAILS", fails)
    site = Site(SMALL).end()
    site.rest()
    site.end()
    assert site.page.of("digest") == decode(SMALL).recipe.picture().digest and not site.note


def test_the_job_of_a_maze_that_nobody_looks_at_is_dropped(working, monkeypatch) -> None:
    monkeypatch.setattr("maze.web.work.serving.MOST", 1)
    site = Site(SMALL)
    names = list(site.works._running)
    assert len(names) == 1
    site.app.open(SMALL.replace("amber-7", "other"))
    gc.collect()
    assert names[0] not in site.works._running and len(site.works._running) <= 1


def test_tilings_are_counted_by_a_worker(working) -> None:
    site, plain = Site(LINK).frames(2), Site(LINK).frames(2)
    plain.app.workshops["pentomino"].tally.counting.library.has_begun = lambda oracle: True
    for one in (site, plain):
        one.page.fire("count-all", "click")
        one.rest()
        one.frames(2)
    assert len(site.browser.workers) == 1 and not plain.browser.workers
    for name in ("n-raw", "n-distinct", "count-told", "sol", "n-total"):
        assert site.page.read(name) == plain.page.read(name)
    assert int(site.page.read("n-raw")) > 0
    site.page.fire("tile-play", "click")                   # it knows the solutions there, too
    site.rest()
    assert site.app.workshops["pentomino"].tally.oracle.ready


def test_a_count_by_a_worker_is_called_off(working) -> None:
    site = Site(LINK).frames(2)
    site.page.fire("count-all", "click")
    assert site.app.workshops["pentomino"].tally.counting.busy
    site.page.fire("count-cancel", "click")
    assert site.frames(2).page.read("count-told") == "Stopped."
    assert site.page.read("n-raw") == "–"


def test_more_tilings_than_a_worker_may_send_are_too_many(working, monkeypatch) -> None:
    monkeypatch.setattr("maze.web.tilings.counting.Job",
                        lambda kind, arguments: Job(kind, arguments, 10))
    site = Site(LINK).frames(2)
    site.page.fire("count-all", "click")
    site.rest()
    assert "Too many positions to count them all here" in site.frames(2).page.read("count-told")
