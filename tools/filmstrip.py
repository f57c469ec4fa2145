"""What a visitor sees while the page comes up, cold: `python -m tools.filmstrip FOLDER`.

Chromium hands over every frame that it shows; kept is the last one before each of five moments
after the navigation, in two windows.  Also told: every shift of the layout, what shifted and by how
much, and when Python took over.
"""

from __future__ import annotations

import argparse
import base64
import tempfile
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tools import browser as chrome
from tools import site
from tools.bench_boot import WATCH
from tools.pages import BASE, PagesHandler
from tools.serve import Server

MOMENTS = (0.2, 0.5, 1, 2, 3)                              # seconds after the navigation
WINDOWS = ((1280, 800), (360, 640))
SHIFTS = """
    globalThis.shifts = [];
    new PerformanceObserver((list) => list.getEntries().forEach((one) => shifts.push([
        one.startTime, one.value, one.sources.map(({ node, previousRect: a, currentRect: b }) =>
            `${node?.id || node?.className?.baseVal || node?.className || node?.nodeName} `
            + `${a.x | 0},${a.y | 0} ${a.width | 0}x${a.height | 0} -> `
            + `${b.x | 0},${b.y | 0} ${b.width | 0}x${b.height | 0}`).join("; ")])))
        .observe({ type: "layout-shift", buffered: true });
"""


def film(browser: Browser, url: str, window: tuple[int, int], folder: Path) -> list[str]:
    """Take the pictures of one visit; returns what there is to tell of it."""
    width, height = window
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    page.add_init_script(WATCH + SHIFTS)
    session, frames = context.new_cdp_session(page), []

    def keep(event: dict[str, Any]) -> None:
        frames.append((event["metadata"]["timestamp"], event["data"]))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "png"})
    page.goto(url, wait_until="commit")
    page.wait_for_timeout(MOMENTS[-1] * 1000 + 500)
    page.wait_for_function("globalThis.readyAt", timeout=60_000)
    begun = page.evaluate("performance.timeOrigin") / 1000
    ready, shifts = page.evaluate("readyAt"), page.evaluate("shifts")
    context.close()
    lines = [f"{width}x{height}: Python took over after {ready:.0f} ms; layout shift "
             f"{sum(value for _, value, _ in shifts):.4f}"]
    lines += [f"  {at:6.0f} ms  {value:.4f}  {sources}" for at, value, sources in shifts]
    for moment in MOMENTS:
        shown = [(at, data) for at, data in frames if begun <= at <= begun + moment]
        if not shown:
            lines.append(f"  {moment} s: nothing yet")
            continue
        at, data = shown[-1]
        name = f"{width}x{height}-{moment}s.png"
        (folder / name).write_bytes(base64.b64decode(data))
        lines.append(f"  {moment} s: {name}, shown at {at - begun:.2f} s")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="What is seen while the page comes up.")
    parser.add_argument("folder", type=Path, nargs="?", help="where the pictures go")
    folder = parser.parse_args().folder or Path(tempfile.mkdtemp(prefix="filmstrip-"))
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as built, chrome.chromium() as browser:
        server = Server(site.build(Path(built)), [0], handler=PagesHandler, base=BASE)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for window in WINDOWS:
            print("\n".join(film(browser, server.url, window, folder)))
    print(f"The pictures are in {folder}.")


if __name__ == "__main__":
    main()
