"""Links that ask most of the page: `python -m tools.worst_links`.

Makes links from a seed: every shape, at the limits of its size and elsewhere, with generators,
solvers, their options, changes, ends and views. Each is opened in the whole page, natively: with a
browser for tests, and with a clock that tells the processor's time. What is measured is the longest
*turn*, the work of one frame or of one event, which nothing interrupts: reading the link, laying
out its board, painting, playing, going to the end, counting, and leaving it again. The garbage
collector is off, because the one of the page is another. `--keep` writes the thirty worst to
tests/worst_links.txt, one a line, at most three of a shape; `make prove` opens them in Chromium.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from maze.catalog import DEFAULT
from maze.grid_cache import GRIDS
from maze.ingredients import changes
from maze.params import Choice, Param, Whole
from maze.recipe import shapes
from maze.registry import Entry
from maze.render.layers import Box
from maze.rng import Rng
from maze.web.site import Site
from tests.fake_browser import FakeBrowser
from tests.fake_page import FakeScreen
from tests.fake_worker import FakeWorker

FILE = Path(__file__).resolve().parents[1] / "tests" / "worst_links.txt"
KEPT, OF_A_SHAPE = 30, 3
SMALL = "#maze?v=1&shape=square&size=6x5&by=prim&seed=amber-7"
WINDOW = (900, 700)
SLOW = {"aldous_broder", "random_mouse"}                   # whose length nobody knows
VIEWS = ["", "mode=play", "mode=edit", "show=dist", "show=bands", "speed=10000", "at=5000"]
TURN = 0.01                                                # seconds of a loop whose time is told
MOST = 400                                                 # frames, for a worker's turns take long
PLAYED = 40                                                # frames before somebody goes to the end


def links(seed: str) -> Iterator[str]:
    """Links without end: shape after shape, each time with other options."""
    rng = Rng(seed, "links")
    while True:
        for shape in shapes().values():
            yield _link(shape, rng)


def _link(shape: Entry, rng: Rng) -> str:
    sides = [_some(param, rng, often=3) for param in shape.params]
    fields = [f"shape={shape.id}", f"size={'x'.join(sides)}", f"seed=worst-{rng.below(1000)}"]
    if shape.id == "word":
        fields.append(f"mask={'W' * rng.pick([1, 12])}")
    for key, options, room in (("by", "opt", "generators"), ("solve", "sopt", "solvers")):
        name = rng.pick([name for name in DEFAULT.room(room) if name not in SLOW])
        fields.append(f"{key}={name}")
        given = [f"{param.name}.{_some(param, rng)}" for param in DEFAULT.get(room, name).params
                 if rng.below(2)]
        fields += [f"{options}={'_'.join(given)}"] if given else []
    fields += [f"{key}={_some(param, rng)}" for key, param in changes().items()
               if rng.below(4) == 0]
    fields += ["from=3", "to=1000"] if rng.below(2) else []
    return "#maze?v=1&" + "&".join(filter(None, [*fields, rng.pick(VIEWS)]))


def _some(param: Param, rng: Rng, often: int = 1) -> str:
    """A value of a parameter: a limit, mostly the upper one, or any other."""
    if isinstance(param, Choice):
        return rng.pick([option for option in param.options if option] or [param.default])
    if isinstance(param, Whole):
        any_other = param.low + rng.below(param.high - param.low + 1)
        return str(rng.pick([param.low, any_other, *[param.high] * often]))
    return param.format(param.default)


class _Screen(FakeScreen):
    """Nothing is kept of what is painted."""

    def clock(self) -> float:
        return time.process_time()

    def fit(self, box: Box) -> None:
        self.view.fit(box, WINDOW)

    def fill(self, path: str, color: str) -> None: ...
    def stroke(self, path: str, color: str, width: float) -> None: ...
    def text(self, label: Any) -> None: ...
    def pixels(self, pixels: Any) -> None: ...


class _Worker(FakeWorker):
    """A turn of its own for each turn of the page, whose time it does not take."""

    def _turn(self) -> None:
        self._turning = self.serving.busy() and not self.ended
        if self._turning:
            self.serving.turn()
            self.loop.call_later(TURN, self._turn)


class _Browser(FakeBrowser):
    """A browser with such a screen and such a worker."""

    def worker(self, hear: Any) -> FakeWorker:
        return _Worker(hear, self.loop)

    def screen(self, name: str) -> _Screen:
        return self.screens.setdefault(name, _Screen())  # type: ignore[return-value]


class Visit:
    """A link that is opened, played, gone through to its end, and left; ``turns`` are the names
    and the milliseconds of all turns."""

    def __init__(self, link: str, patience: float) -> None:
        """``patience`` is how many seconds of the page are looked at."""
        GRIDS.forget()
        self.link, self.patience = link, patience
        self.site = Site(_Browser(SMALL)).start()
        self.browser: Any = self.site.browser
        self.turns: list[tuple[str, float]] = []

    def all(self) -> list[tuple[str, float]]:
        self._turn("opening", lambda: self._go(self.link))
        before = self.site.app.run
        for at in range(MOST):
            if sum(taken for _, taken in self.turns) > 1000 * self.patience:
                break
            waiting = self.site.stage.layout.busy
            self._turn("laying out" if waiting else "playing", self._frame)
            self._turn("counting", self._later)
            self.browser.loop.run(TURN)
            if at == PLAYED and self.site.app.run is not before:
                self._turn("going to the end", self.site.player.to_end)
            if at > PLAYED and self.site.stage.idle and not self.browser.waiting:
                break
        self._turn("leaving", lambda: self._go(SMALL))
        for _ in range(PLAYED):
            self._turn("left", self._frame)
        return self.turns

    def _go(self, link: str) -> None:
        self.site.browser.bar.push(link)
        self.site.app.address.changed()

    def _frame(self) -> None:
        self.site.stage._try_frame(1 / 60)

    def _later(self) -> None:
        """One of the things that were put off for a moment."""
        if due := [entry for entry in self.browser.waiting if entry[0] <= 0.4]:
            self.browser.waiting.remove(due[0])
            due[0][1]()

    def _turn(self, name: str, act: Callable[[], object]) -> None:
        begun = time.process_time()
        act()
        self.turns.append((name, 1000 * (time.process_time() - begun)))


def worst(link: str, patience: float = 10.0) -> tuple[float, str]:
    """The longest turn of a link in milliseconds, and what it was."""
    gc.collect()
    gc.disable()
    try:
        return max((taken, name) for name, taken in Visit(link, patience).all())
    finally:
        gc.enable()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--patience", type=float, default=10.0, help="seconds of each link")
    parser.add_argument("--keep", action="store_true")
    wishes = parser.parse_args()
    found: list[tuple[float, str, str]] = []
    for link in islice(links(wishes.seed), wishes.count):
        taken, name = worst(link, wishes.patience)
        found.append((taken, name, link))
        print(f"{taken:7.1f} ms {name:16} {link}", flush=True)
    found.sort(reverse=True)
    if wishes.keep:
        shown = Counter[str]()
        kept = [link for *_, link in found if not shown.update([link.partition("&size")[0]])
                and shown[link.partition("&size")[0]] <= OF_A_SHAPE]
        FILE.write_text("".join(f"{link}\n" for link in kept[:KEPT]), encoding="utf-8")


if __name__ == "__main__":
    main()
