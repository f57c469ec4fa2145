"""How fast all tilings are found, beside others that do it:  python -m tools.bench_pentomino

In one run on one machine: the npm package ``dancing-links`` and this project inside Pyodide, both
on a page in Chromium (see bench_pentomino.mjs), and this project natively beside the C extension
``exact-cover`` of PyPI, if that is installed.  What is timed is the same on both sides: to find all
tilings and to list each as its placements (``exact-cover`` only counts them).  Each round has a
page of its own, with nothing remembered from before, and the figure is the median of the rounds.
Times are processor time of the one thread that works, for other programs disturb that less; read
the ratios.  "fresh": the first time ever on the page, while the browser is still compiling Python.
"""

from __future__ import annotations

import argparse
import io
import sys
import zipfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from threading import Thread
from time import process_time
from typing import TYPE_CHECKING, Any

from tools.bench_jobs import JOBS, LONG, RACES, TIMES, boards_of, do, prepare, puzzle_of
from tools.browser import chromium
from tools.metrics import Metrics
from tools.serve import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent
GOALS = {"all 6x10": 40, "all 5x12": 85, "all 8x8-d4.4": 4, "all 3x4x5": 10}  # times dancing-links
REPEATS = 3                                                 # of a job in one round, the best counts
Figures = dict[str, list[float]]
Problem = tuple[int, list[list[int]]]


def rows(board: str) -> Problem:
    """The exact cover problem: the number of columns, and the columns of each row."""
    puzzle = puzzle_of(board)
    squares = [bit for bit in range(puzzle.region.bit_length()) if puzzle.region >> bit & 1]
    column = {bit: 12 + at for at, bit in enumerate(squares)}
    return 12 + len(squares), [[kind, *(column[bit] for bit in squares if mask >> bit & 1)]
                               for kind, mask in puzzle.spots]


def archive() -> bytes:
    """The files of this project that a page needs."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archived:
        for path in (*sorted((ROOT / "maze").rglob("*.py")), ROOT / "tools" / "__init__.py",
                     ROOT / "tools" / "bench_jobs.py"):
            archived.write(path, path.relative_to(ROOT).as_posix())
    return data.getvalue()


@contextmanager
def opened(browser: Browser, address: str) -> Iterator[Page]:
    """A page with both of them, and nothing else."""
    page = browser.new_context().new_page()
    page.route("**/blank", lambda route: route.fulfill(content_type="text/html", body="<!doctype>"))
    page.route("**/code.zip", lambda route: route.fulfill(body=archive()))
    page.goto(address + "blank")
    page.evaluate("import('/tools/bench_pentomino.mjs').then((all) => { globalThis.both = all; })")
    yield page
    page.context.close()


class Clock:
    """Seconds that the page's thread has worked."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._metrics = Metrics(page)

    def now(self) -> float:
        return self._metrics.now()["ThreadTime"]

    def time(self, call: str, argument: Any) -> tuple[float, Any]:
        start = self.now()
        found = self.page.evaluate(f"(argument) => both.{call}(argument)", argument)
        return self.now() - start, found


def long_round(page: Page, figures: Figures) -> None:
    """What takes so long that it is done once, ours and theirs."""
    clock = Clock(page)
    for board in LONG:
        seconds, count = clock.time("ours", f"all {board}")
        figures[f"all {board}"].append(seconds)
        races = [clock.time("theirs", rows(one)) for one in boards_of(board)]
        figures[f"dancing-links {board}"].append(sum(seconds for seconds, _ in races))
        assert sum(found for _, found in races) == count, board


def one_round(page: Page, figures: Figures) -> None:
    """Everything once on a fresh page, ours and theirs in turn."""
    clock = Clock(page)
    before = page.evaluate("both.heap()")
    figures["all 6x10, fresh"].append(clock.time("ours", "all 6x10")[0])
    for name in some_jobs():
        times = []
        for _ in range(REPEATS):
            page.evaluate("(name) => both.prepare(name)", name)
            seconds, count = clock.time("ours", name)
            times.append(seconds / TIMES.get(name, 1))
        figures[name].append(min(times))
        board = name.removeprefix("all ")
        if board in RACES and board != name:
            seconds, theirs = clock.time("theirs", rows(board))
            figures[f"dancing-links {board}"].append(seconds)
            assert theirs == count, (board, theirs, count)
    figures["heap"].append(page.evaluate("both.heap()") - before)


def some_jobs() -> list[str]:
    """All but the long ones."""
    return [name for name in JOBS if name.removeprefix("all ") not in LONG]


def in_chromium(rounds: int, long: bool) -> Figures:
    figures: Figures = defaultdict(list)
    server = Server(ROOT, [0])
    Thread(target=server.serve_forever, daemon=True).start()
    with chromium() as browser:
        for _ in range(rounds):
            with opened(browser, server.url) as page:
                one_round(page, figures)
        if long:
            with opened(browser, server.url) as page:
                page.set_default_timeout(0)
                long_round(page, figures)
    server.shutdown()
    return figures


def natively(rounds: int) -> Figures:
    """Ours and exact-cover in turn."""
    figures: Figures = defaultdict(list)
    for _ in range(rounds):
        for name in some_jobs():
            prepare(name)
            figures[name].append(seconds_of(lambda name=name: do(name)) / TIMES.get(name, 1))
        theirs = exact_cover_seconds("6x10")
        if theirs:
            figures["exact-cover 6x10"].append(theirs)
    return figures


def seconds_of(job: Callable[[], object]) -> float:
    start = process_time()
    job()
    return process_time() - start


def exact_cover_seconds(board: str) -> float | None:
    """The time in which the C extension counts the solutions; None if it is not installed."""
    try:
        import numpy
        from exact_cover import get_solution_count
    except ImportError:
        return None
    columns, listed = rows(board)
    matrix = numpy.zeros((len(listed), columns), dtype="int32")
    for at, row in enumerate(listed):
        matrix[at, row] = 1
    return seconds_of(lambda: get_solution_count(matrix))


def show(figures: Figures, peer: str) -> None:
    for name, times in figures.items():
        if name == "heap":
            print(f"  {'heap, MB more':<28}{median(times):>12.0f}")
            continue
        line = f"  {name:<28}{median(times) * 1000:>12.3f} ms"
        theirs = figures.get(f"{peer} {name.removeprefix('all ').partition(',')[0]}")
        if theirs and name.startswith("all "):
            ratios = [other / ours for other, ours in zip(theirs, times, strict=True)]
            line += f"{median(ratios):>8.1f} times as fast as {peer}"
            if name in GOALS and peer == "dancing-links":
                met = "met" if median(ratios) >= GOALS[name] else "not met"
                line += f" (goal {GOALS[name]}: {met})"
        print(line)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--long", action="store_true", help="the solid 3x4x5 and the ten boards of "
                        "8x8 with a hole of 2x2, too, once")
    options = parser.parse_args()
    rounds = options.rounds
    print(f"Inside Pyodide, in Chromium, medians of {rounds} rounds:", flush=True)
    show(in_chromium(rounds, options.long), "dancing-links")
    print("Natively:", flush=True)
    figures = natively(rounds)
    show(figures, "exact-cover")
    if "exact-cover 6x10" not in figures:
        print("  exact-cover is not installed: python3 tools/prepare.py bench")


if __name__ == "__main__":
    sys.exit(main())
