"""Very large mazes on the page: `python -m tools.bench_large`.

For each size: the longest task of New; how long from the end of the computing to the finished
picture; frames a second while a zoomed picture is dragged; the heap of Python.  Then the longest
task of an edit: a wall, and the goal, of mazes up to the largest whose walls fit a link.  All is by
the clock, so an idle machine is wanted.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tools import browser as chrome
from tools import site
from tools.pages import BASE, PagesHandler
from tools.serve import Server

MAZE = "#maze?v=1&shape=square&size={size}&by={by}&seed=amber-7{solve}"
WATCH = """() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => list.getEntries().forEach((one) => longTasks.push(
        [one.startTime, one.duration]))).observe({ type: "longtask" });
}"""
TASKS = "() => { const found = longTasks; globalThis.longTasks = []; return found; }"
SHOWN = """async () => {                                   // to the end; when was what there?
    const root = document.documentElement, count = document.getElementById("count");
    const frame = () => new Promise(requestAnimationFrame);
    const found = { begun: performance.now() };
    document.getElementById("to-end").click();
    while (!found.shown) {
        await frame();
        if (!found.computed && !count.textContent.includes("…")) found.computed = performance.now();
        if (root.dataset.state === "finished") {
            await frame(); await frame();                  // it is drawn once more, whole
            found.shown = performance.now();
        }
    }
    return found;
}"""
DRAG = """async (milliseconds) => {                         // round in circles, with one pointer
    const board = document.getElementById("canvas"), at = board.getBoundingClientRect();
    board.setPointerCapture = () => {};
    const send = (kind, x, y) => board.dispatchEvent(new PointerEvent("pointer" + kind, {
        pointerId: 1, bubbles: true, clientX: at.x + x, clientY: at.y + y,
        button: kind === "move" ? -1 : 0, buttons: kind === "up" ? 0 : 1 }));
    const [x, y] = [at.width / 2, at.height / 2], begun = performance.now();
    let frames = 0, now = begun;
    send("down", x, y);
    while (now - begun < milliseconds) {
        const turn = (now - begun) / 500;
        send("move", x + 150 * Math.sin(turn), y + 150 * Math.cos(turn) - 150);
        await new Promise(requestAnimationFrame);
        now = performance.now();
        frames++;
    }
    send("up", x, y);
    return 1000 * frames / (now - begun);
}"""


def longest(page: Page) -> float:
    """Milliseconds of the longest task since the last look."""
    page.wait_for_timeout(400)
    return max((length for _, length in page.evaluate(TASKS)), default=0.0)


def go(page: Page, link: str) -> None:
    page.evaluate("link => { location.hash = link; }", link)
    page.wait_for_timeout(300)


def shown(page: Page, size: str, by: str, solve: str) -> dict[str, float]:
    go(page, MAZE.format(size="20x15", by=by, solve=solve))
    for name, number in zip(("width", "height"), size.split("x"), strict=True):
        page.fill(f"#size-{name}", number)
    longest(page)
    page.click("#new")
    page.wait_for_function(f"location.hash.includes('size={size}')")
    found = {"New, longest task ms": longest(page)}
    times = page.evaluate(SHOWN)
    found["computed, s"] = (times["computed"] - times["begun"]) / 1000
    found["then shown, s"] = (times["shown"] - times["computed"]) / 1000
    found["on the way, longest task ms"] = longest(page)
    for name, zooms in (("all but whole", 1), ("near", 6), ("nearest", 20)):
        page.focus("#canvas")
        page.keyboard.press("0")
        for _ in range(zooms):
            page.keyboard.press("PageUp")
        page.wait_for_timeout(300)
        found[f"panning {name}, frames/s"] = page.evaluate(DRAG, 2000)
    page.keyboard.press("0")
    found["python heap, MB"] = page.evaluate("meanderHeap()[0]") / 1e6
    return found


def edited(page: Page, size: str) -> dict[str, float]:
    go(page, MAZE.format(size=size, by="prim", solve="&solve=breadth_first"))
    page.evaluate(SHOWN)
    page.check("#mode-edit", force=True)
    page.focus("#canvas")
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(1500)
    found = {}
    for name, key in (("first wall", "Shift+ArrowDown"), ("a wall", "Shift+ArrowRight"),
                      ("undo", "Control+z")):
        longest(page)
        page.keyboard.press(key)
        page.wait_for_timeout(1200)
        found[f"{name}, longest task ms"] = longest(page)
    page.check("#tool-goal", force=True)
    page.focus("#canvas")
    page.keyboard.press("Enter")
    page.wait_for_timeout(1200)
    found["goal moved, longest task ms"] = longest(page)
    page.check("#mode-play", force=True)
    page.wait_for_timeout(1200)
    found["play, longest task ms"] = longest(page)
    return found


def report(title: str, found: dict[str, Any]) -> None:
    print(title)
    for name, value in found.items():
        print(f"    {name:32}{value:10.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Very large mazes on the page.")
    parser.add_argument("--shown", nargs="*", default=["300x300", "1000x1000"])
    parser.add_argument("--edited", nargs="*", default=["50x50", "80x80", "100x100", "150x150"])
    parser.add_argument("--by", default="recursive_backtracker")
    parser.add_argument("--solve", default="&solve=breadth_first")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chrome.chromium() as browser:
        server = Server(site.build(Path(folder)), [0], handler=PagesHandler, base=BASE)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = browser.new_context(service_workers="block", viewport={
            "width": 1280, "height": 800}).new_page()
        page.set_default_timeout(0)
        page.goto(server.url)
        chrome.wait_until_settled(page, [])
        page.evaluate(WATCH)
        for size in wishes.edited:
            report(f"{size}, edited", edited(page, size))
        for size in wishes.shown:
            report(f"{size} {wishes.by} {wishes.solve}", shown(page, size, wishes.by, wishes.solve))


if __name__ == "__main__":
    main()
