"""Take the README's pictures of the page: docs/*.png (`make screenshots`).

Both workshops, on a desktop and on a phone, light and dark, at the end of a run.
"""

from __future__ import annotations

import threading
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import browser as chrome
from tools import site
from tools.serve import Server

DOCS = Path(__file__).resolve().parent.parent / "docs"
LINKS = {
    "maze": "#maze?v=1&shape=square&size=20x15&by=prim&seed=amber-7&solve=breadth_first",
    "pentomino": "#pentomino?v=1&board=5x9&pieces=ltwkyrzcp&order=source",
}
SCREENS = {"desktop": (1280, 800), "phone": (360, 640)}
COLORS = ["light", "dark"]


def take(running, url: str, workshop: str, screen: str, colors: str) -> None:
    width, height = SCREENS[screen]
    page = running.new_page(viewport={"width": width, "height": height}, color_scheme=colors)
    page.goto(url + LINKS[workshop])
    chrome.wait_until_settled(page, [])
    page.click("#to-end")
    page.wait_for_function("document.documentElement.dataset.state === 'finished'")
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)                 # transitions
    page.screenshot(path=DOCS / f"{workshop}-{screen}-{colors}.png")
    page.close()


def main() -> None:
    DOCS.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, chrome.chromium() as running:
        server = Server(site.build(Path(folder) / "site"), [0])
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for choice in product(LINKS, SCREENS, COLORS):
            take(running, server.url, *choice)
        server.shutdown()
    print(f"Written: {len(LINKS) * len(SCREENS) * len(COLORS)} pictures in docs/")


if __name__ == "__main__":
    main()
