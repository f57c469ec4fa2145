"""A long lesson in one tab, compressed: `make endurance`; in small, a test of the suite.

500 mazes, 200 solves, 100 tilings and 50 moves between the workshops.  Reports the heap of Python
and of JavaScript, the listeners and nodes of the document, what each language holds of the other,
and how long a frame takes, at the beginning and at the end.  What only grows would end an hour
later.

Then forty links that ask most of the page, one after the other: the thirty of
tests/worst_links.txt, and the first ten again (``--large 40``; ``--only-large``).
"""

from __future__ import annotations

import argparse
import tempfile
import threading
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page

from maze.places import PLACES
from tools import browser as chrome
from tools import site
from tools.pages import BASE, PagesHandler
from tools.serve import Server
from tools.worst_links import FILE

MAZE = "#maze?v=1&size=12x9&by={by}&seed={seed}"
GENERATORS = ("prim", "wilson", "kruskal", "recursive_backtracker", "eller")
SOLVERS = ("breadth_first", "a_star", "dead_end_filler", "tremaux")
TILINGS = ("5x9&pieces=ltwkyrzcp", "5x6&pieces=FILNPT", "5x5&pieces=pvytl", "3x20&pieces=all")
LAYING = "Escape stops that"                               # while a board is laid out
SHOWN = """laying => !("busy" in document.documentElement.dataset)
    && !document.getElementById("note-text").textContent.includes(laying)"""
ROUNDS = 10                                                # of collecting, until nothing more goes
SOME = 1000                                                # objects, fewer than any module has
FRAMES = """async () => {
    const times = [];
    for (let last = performance.now(), i = 0; i < 60; i++) {
        const now = await new Promise(requestAnimationFrame);
        times.push(now - last);
        last = now;
    }
    return times.sort((a, b) => a - b)[30];
}"""
VISIT = """async (links) => {
    const root = document.documentElement;
    for (const link of links) {
        location.hash = link;
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        document.getElementById("to-end").click();
        while (!root.dataset.digest || "busy" in root.dataset)
            await new Promise(requestAnimationFrame);
    }
}"""
# A browser that has nothing else to do: what the page fetches and imports in idle moments has come.
IDLE = """async (times) => { for (let i = 0; i < times; i++)
    await new Promise((done) => requestIdleCallback(done)); }"""
HEAP = "globalThis.meanderHeap()"
# Pyodide registers every proxy of a Python object when it is made, to be told when it is collected,
# and takes it back when it is destroyed; so this knows how many live.  To be run before the page.
COUNTED = """
    globalThis.proxies = { made: 0, live: 0 };
    globalThis.FinalizationRegistry = class extends FinalizationRegistry {
        tokens = new WeakSet();
        constructor(act) {
            super((held) => { globalThis.proxies.live -= held?.ptr > 0; act(held); });
        }
        register(one, held, token) {
            if (held?.ptr > 0) {
                globalThis.proxies.made++;
                globalThis.proxies.live++;
                this.tokens.add(token);
            }
            super.register(one, held, token);
        }
        unregister(token) {
            const known = super.unregister(token);
            globalThis.proxies.live -= known && this.tokens.has(token);
            return known;
        }
    };
"""


def links(mazes: int, solves: int, tilings: int, moves: int) -> Iterator[str]:
    """In turns, as people do."""
    for k in range(max(mazes, solves, tilings, moves)):
        by = GENERATORS[k % len(GENERATORS)]
        if k < mazes:
            yield MAZE.format(by=by, seed=f"m{k}")
        if k < solves:
            yield f"{MAZE.format(by=by, seed=f's{k}')}&solve={SOLVERS[k % len(SOLVERS)]}"
        if k < tilings:
            yield f"#pentomino?v=1&board={TILINGS[k % len(TILINGS)]}"
        if k < moves:
            yield ("#maze", "#pentomino")[k % 2]


def collect(page: Page, session: CDPSession) -> tuple[list[float], float]:
    """What remains when both languages have thrown away what only the other had kept alive."""
    last = None
    for _ in range(ROUNDS):
        session.send("HeapProfiler.collectGarbage")
        page.evaluate("new Promise((done) => setTimeout(done))")    # registries are told late
        found = page.evaluate(HEAP), page.evaluate("globalThis.proxies.live")
        if found == last:
            break
        last = found
    return found


def measure(page: Page) -> dict[str, float]:
    """After collecting garbage; the page has run ``COUNTED``."""
    session = page.context.new_cdp_session(page)
    (size, objects, values), proxies = collect(page, session)
    session.send("Performance.enable")
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return {"python heap, MB": size / 1e6, "python objects": objects,
            "js heap, MB": found["JSHeapUsedSize"] / 1e6,
            "listeners": found["JSEventListeners"], "nodes": found["Nodes"],
            "py proxies": proxies, "py proxies made": page.evaluate("globalThis.proxies.made"),
            "js proxies": values, "ms a frame": page.evaluate(FRAMES)}


def warm_up(page: Page, work: list[str]) -> None:
    """Go on until no more modules come: what is counted before must be there."""
    for place in PLACES.later:
        page.wait_for_function("place => globalThis.meander.parts.has(place)", arg=place)
    before = 0
    for _ in range(ROUNDS):
        page.evaluate(VISIT, work)
        page.evaluate(IDLE, 50)
        now = page.evaluate("globalThis.meanderHeap()[1]")
        if abs(now - before) < SOME:
            break
        before = now


def endure(page: Page, work: list[str], report: Callable[[str], Any] = print
           ) -> tuple[dict[str, float], dict[str, float]]:
    """Warm up with a tenth of it, measure, do the rest, measure again."""
    warm = len(work) // 10
    warm_up(page, work[:warm])
    before = measure(page)
    for at in range(warm, len(work), 50):
        page.evaluate(VISIT, work[at:at + 50])
        report(f"{min(at + 50, len(work))} of {len(work)}")
    page.evaluate(VISIT, [work[warm - 1]])                 # what is shown is the same as before
    return before, measure(page)


def large(page: Page, count: int, most: int = 10**9,
          report: Callable[[str], None] = print) -> tuple[float, float]:
    """Megabytes of Python's memory before and after so many large links, each left to be shown and
    played for a moment; links with a size above ``most`` are left out."""
    found = [link for link in FILE.read_text(encoding="utf-8").split() if _side(link) <= most]
    before = page.evaluate(HEAP)[0] / 1e6
    for at, link in enumerate(islice(cycle(found), count), 1):
        page.evaluate("link => { location.hash = link; }", link)
        page.wait_for_timeout(300)
        page.wait_for_function(SHOWN, arg=LAYING)
        page.wait_for_timeout(1000)
        report(f"{at:3} {page.evaluate(HEAP)[0] / 1e6:7.0f} MB  {link}")
    return before, page.evaluate(HEAP)[0] / 1e6


def _side(link: str) -> int:
    size = link.partition("size=")[2].partition("&")[0]
    return max(map(int, size.split("x")))


def main() -> None:
    parser = argparse.ArgumentParser(description="A long lesson in one tab.")
    for name, default in (("mazes", 500), ("solves", 200), ("tilings", 100), ("moves", 50)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--large", type=int, default=40)
    parser.add_argument("--most", type=int, default=10**9, help="of cells across, in a large link")
    parser.add_argument("--only-large", action="store_true")
    wishes = vars(parser.parse_args())
    count, most, alone = wishes.pop("large"), wishes.pop("most"), wishes.pop("only_large")
    work = list(links(**wishes))
    with tempfile.TemporaryDirectory() as folder, chrome.chromium() as browser:
        server = Server(site.build(Path(folder)), [0], handler=PagesHandler, base=BASE)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = browser.new_context(service_workers="block").new_page()
        page.set_default_timeout(0)
        page.add_init_script(COUNTED)
        page.goto(server.url)
        chrome.wait_until_settled(page, [])
        before, after = ({}, {}) if alone else endure(page, work)
        bare, full = large(page, count, most)
        print(f"Python after {count} large links: {bare:.0f} -> {full:.0f} MB")
    for key, value in before.items():
        print(f"{key:18}{value:10.1f} -> {after[key]:.1f}")


if __name__ == "__main__":
    main()
