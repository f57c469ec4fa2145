"""What work costs the page: `python -m tools.bench_worker`.

Animations: the processor's time a second of the main thread, and frames drawn, while a maze
is played at 8 and at 60 steps a second.  ``--only animation`` does no more than that.

Jobs: the same mazes and counts by slices on the page, by a worker that has to be started, and by
the same worker once more: the time until the first steps and until all is there, the longest task
on the page meanwhile, and the memory of the renderer (proportional set size, Linux) before, at its
most, and after the worker was ended.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools import browser as chrome
from tools import site
from tools.pages import BASE, PagesHandler
from tools.serve import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SPEEDS = (8, 60)
PLAYED = "#maze?v=1&shape=square&size=40x30&by=prim&seed=amber-7&solve=breadth_first&speed={}"
SECONDS = 10
MAZES = {
    "100x100 backtracker": "size=100x100&by=recursive_backtracker",
    "100x100 Kruskal": "size=100x100&by=kruskal",
    "200x200 backtracker": "size=200x200&by=recursive_backtracker",
    "200x200 Kruskal": "size=200x200&by=kruskal",
    "200x200 Wilson, A*": "size=200x200&by=wilson&solve=a_star",
    "317x317 backtracker": "size=317x317&by=recursive_backtracker",
    "317x317 Kruskal": "size=317x317&by=kruskal",
    "500x500 backtracker": "size=500x500&by=recursive_backtracker",
    "500x500 Kruskal": "size=500x500&by=kruskal",
    "1000x1000 backtracker": "size=1000x1000&by=recursive_backtracker",
}
COUNTS = {
    "5x5": "board=5x5&pieces=LNPVY", "3x20": "board=3x20&pieces=all",
    "5x12": "board=5x12&pieces=all", "6x10": "board=6x10&pieces=all",
    "8x8 less 2x2": "board=8x8-d4.4&pieces=all",
    "8x8 less a corner": "board=8x8-a1.4&pieces=all",
}
WATCH = """
    globalThis.frames = 0;
    const frame = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (act) => { globalThis.frames++; return frame(act); };
    globalThis.tasks = [];
    new PerformanceObserver((list) => list.getEntries().forEach((one) => tasks.push(one.duration)))
        .observe({ type: "longtask" });
"""
SMALL = "size=8x6&by=prim"                                 # shown between two large ones
NO_WORKER = "globalThis.Worker = class { constructor() { throw new Error('none'); } };"
LONGEST = "Math.round(Math.max(0, ...tasks))"


@contextmanager
def served() -> Iterator[str]:
    """The address of our site."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(site.build(Path(folder) / "site"), [0], handler=PagesHandler,
                        base=BASE)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.url
        server.shutdown()
        server.server_close()


def opened(browser: Browser, address: str, *before: str) -> Page:
    """A page of its own context, run by Python."""
    page = browser.new_context(service_workers="block").new_page()
    page.set_viewport_size({"width": 1280, "height": 800})
    for script in (WATCH, *before):
        page.add_init_script(script)
    page.goto(address)
    chrome.wait_until_settled(page, [])
    return page


def animation(browser: Browser, url: str, speed: int) -> dict[str, float]:
    """Milliseconds of the processor a second, and frames asked for a second."""
    page = opened(browser, url + PLAYED.format(speed))
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        found = session.send("Performance.getMetrics")["metrics"]
        return next(one["value"] for one in found if one["name"] == "TaskDuration")

    page.wait_for_timeout(3000)                            # what is computed ahead is done
    before, frames, began = busy(), page.evaluate("frames"), time.perf_counter()
    page.wait_for_timeout(SECONDS * 1000)
    seconds = time.perf_counter() - began
    found = {"ms of processor a second": round(1000 * (busy() - before) / seconds, 1),
             "frames a second": round((page.evaluate("frames") - frames) / seconds, 1)}
    page.context.close()
    return found


def renderer_memory() -> float:
    """Megabytes of the renderers of our browser; 0 where there is no /proc."""
    parents: dict[int, int] = {}
    sizes: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text()
            parents[int(folder.name)] = int(stat.rpartition(")")[2].split()[1])
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                text = (folder / "smaps_rollup").read_text()
                sizes[int(folder.name)] = int(text.split("Pss:")[1].split()[0])
        except (OSError, IndexError):
            continue
    return round(sum(size for pid, size in sizes.items() if _is_ours(pid, parents)) / 1024)


def _is_ours(pid: int, parents: dict[int, int]) -> bool:
    """Whether a process is one that this one has started."""
    while pid > 1 and pid != os.getpid():
        pid = parents.get(pid, 0)
    return pid == os.getpid()


class Most:
    """The most memory that was seen, by a thread that looks every now and then."""

    def __init__(self) -> None:
        self.most, self._over = 0.0, threading.Event()
        threading.Thread(target=self._look, daemon=True).start()

    def _look(self) -> None:
        while not self._over.wait(0.15):
            self.most = max(self.most, renderer_memory())

    def end(self) -> float:
        self._over.set()
        return self.most


def job(page: Page, link: str, go: str, known: str, first: str) -> dict[str, Any]:
    """What one job costs: ``go`` starts it once the link is open."""
    if go:
        page.evaluate("link => { location.hash = link; }", link)
        page.wait_for_selector(go, state="visible")
    page.evaluate("tasks.length = 0")
    before, most, began = renderer_memory(), Most(), time.perf_counter()
    if go:
        page.click(go)
    else:
        page.evaluate("link => { location.hash = link; }", link)
    page.wait_for_function(first, timeout=600_000)
    some = time.perf_counter() - began
    page.wait_for_function(known, timeout=600_000)
    return {"first": round(some, 2), "all": round(time.perf_counter() - began, 2),
            "longest task": page.evaluate(LONGEST), "MB before": before, "MB most": most.end(),
            "worker": len(page.workers)}


def maze(page: Page, options: str) -> dict[str, Any]:
    count = "document.getElementById('count').textContent"
    link = f"maze?v=1&shape=square&{options}&seed=amber-7&speed=10"
    page.evaluate(f"globalThis.was = {count}")
    return job(page, link, "", f"!{count}.includes('…') && {count} !== was",
               f"!/ 0…?$/.test({count}) && {count} !== was")


def count(page: Page, options: str) -> dict[str, Any]:
    told = "document.getElementById('count-told').textContent"
    return job(page, f"pentomino?v=1&{options}&mode=count", "#count-all",
               f"{told}.startsWith('Solution')", f"!{told}.startsWith('Not counted')")


def jobs(browser: Browser, url: str, wanted: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Each job on the page, by a worker and by the same one again."""
    for cases, measure in ((COUNTS, count), (MAZES, maze)):
        for name, options in cases.items():
            if wanted not in name:
                continue
            for where, scripts in (("page", [NO_WORKER]), ("worker", [])):
                page = opened(browser, url, *scripts)
                yield name, where, measure(page, options)
                if page.workers and measure is maze:       # what is counted stays counted
                    maze(page, SMALL)
                    yield name, "the same worker", maze(page, options)
                    page.workers[0].evaluate("close()")
                    page.wait_for_timeout(1500)
                    yield name, "after it ended", {"MB": renderer_memory()}
                page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", choices=["animation", "jobs"])
    parser.add_argument("--name", default="", help="of the jobs, those whose name has this in it")
    parser.add_argument("--url", help="a site that is served already, such as another release")
    options = parser.parse_args()
    with nullcontext(options.url) if options.url else served() as url, \
            chrome.chromium() as browser:
        if options.only != "jobs":
            for speed in SPEEDS:
                print(f"{speed} steps a second:", json.dumps(animation(browser, url, speed)))
        if options.only != "animation":
            for name, where, found in jobs(browser, url, options.name):
                print(f"{name:24} {where:16} {json.dumps(found)}", flush=True)


if __name__ == "__main__":
    main()
