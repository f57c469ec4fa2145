"""How quickly the page answers while it is busy: `make bench-boot` prints it, medians of a few.

What a frame of a growing maze costs and how many come, how long a key or a button waits for its
answer, the longest task, how long a step back and a scrub take on a large maze, and how long a link
takes in which nearly everything is wrong.  All of it depends on the machine, so beside it stand the
same figures of a page that does nothing, from the same run.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

from tools import browser as chrome
from tools import site
from tools.metrics import Metrics
from tools.pages import BASE, PagesHandler
from tools.serve import Server

FIFTY = "#maze?v=1&shape=square&size=50x50&by=prim&seed=amber-7&solve=breadth_first"
HUNDRED = FIFTY.replace("50x50", "100x100")
BAD = "#maze?v=1&by=growing_tree&opt=" + "_".join(f"a{at}.b" for at in range(800))
SECONDS = 2
FAST = 22                                                  # a stop: 158 steps a second
KEYS = ("Space", "Space", ">", "<", "ArrowLeft", "ArrowRight", "Space")
WATCH = """() => {
    window.felt = [];
    new PerformanceObserver((list) => { for (const one of list.getEntries())
        if (one.interactionId) felt.push(one.duration);
    }).observe({ type: "event", durationThreshold: 16 });
    window.longest = 0;
    new PerformanceObserver((list) => { for (const one of list.getEntries())
        longest = Math.max(longest, one.duration);
    }).observe({ type: "longtask" });
}"""
FRAMES = """async (seconds) => {
    const begun = performance.now();
    let frames = 0;
    for (let now = begun; now < begun + 1000 * seconds; frames++)
        now = await new Promise(requestAnimationFrame);
    return frames / seconds;
}"""
UNTIL = """async ([act, wanted]) => {
    const line = document.getElementById("timeline"), begun = performance.now();
    if (act === "input") { line.value = wanted; line.dispatchEvent(new Event("input")); }
    else document.getElementById(act).click();
    const told = () => line.getAttribute("aria-valuetext").match(/\\d+/)[0];
    while (Number(told()) !== wanted) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
}"""


VISIT = """async (link) => {
    const { dataset } = document.documentElement, begun = performance.now();
    location.hash = link;
    do await new Promise(requestAnimationFrame); while ("busy" in dataset);
    return performance.now() - begun;
}"""


def opened(browser: Browser, url: str) -> Page:
    page = browser.new_context(service_workers="block", locale="de-DE").new_page()   # not English
    page.set_default_timeout(0)
    page.goto(url)
    if url != "about:blank":
        chrome.wait_until_settled(page, [])
    page.evaluate(WATCH)
    return page


def slowest_answer(page: Page) -> float:
    """Milliseconds from a key to the frame that shows what it did; 0 for less than 16."""
    page.evaluate("felt.length = 0")
    for key in KEYS:
        page.keyboard.press(key)
        page.evaluate(FRAMES, 0.1)
    return float(page.evaluate("Math.max(0, ...felt)"))


def blank(browser: Browser) -> dict[str, float]:
    """The same of a page that does nothing."""
    page = opened(browser, "about:blank")
    found = {"frames a second": page.evaluate(FRAMES, SECONDS),
             "slowest answer, ms": slowest_answer(page), "longest task, ms": longest(page)}
    page.context.close()
    return found


def longest(page: Page) -> float:
    """Milliseconds of the longest task since the page was opened; 0 for less than 50."""
    return float(page.evaluate("longest"))


def ours(browser: Browser, url: str) -> dict[str, float]:
    page = opened(browser, url + FIFTY)
    metrics = Metrics(page)
    page.locator("#speed").fill(str(FAST))
    before, frames = metrics.now(), page.evaluate(FRAMES, SECONDS)
    busy = metrics.now()["TaskDuration"] - before["TaskDuration"]
    found = {"frames a second": frames, "processor a frame, ms": 1000 * busy / (SECONDS * frames),
             "slowest answer, ms": slowest_answer(page), "longest task, ms": longest(page),
             "a bad link, ms": page.evaluate(VISIT, BAD)}
    page.evaluate(VISIT, HUNDRED)
    page.evaluate("document.getElementById('to-end').click()")
    page.wait_for_function("document.documentElement.dataset.state === 'finished'")
    last = int(page.input_value("#timeline"))
    found["a step back, ms"] = page.evaluate(UNTIL, ["back", last - 1])
    found["a scrub, ms"] = max(page.evaluate(UNTIL, ["input", int(share * last)])
                               for share in (0.5, 0.02, 0.93, 0.31, 0.0, 0.64))
    page.context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="How quickly the page answers while it is busy.")
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    runs: list[tuple[dict[str, Any], dict[str, Any]]] = []
    with tempfile.TemporaryDirectory() as folder, chrome.chromium() as browser:
        server = Server(site.build(Path(folder)), [0], handler=PagesHandler, base=BASE)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for _ in range(rounds):
            runs.append((ours(browser, server.url), blank(browser)))
    print(f"{'':22}{'ours':>10}{'blank':>10}")
    for name in runs[0][0]:
        beside = [other[name] for _, other in runs if name in other]
        print(f"{name:22}{median(one[name] for one, _ in runs):10.1f}"
              + (f"{median(beside):10.1f}" if beside else ""))


if __name__ == "__main__":
    main()
