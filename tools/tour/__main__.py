"""Drive the page through each line of what it should be, and leave pictures in _tour/.

    python -m tools.tour            all of it
    python -m tools.tour 5 7        two lines

Two windows, light and dark; index.html puts them side by side.  A stop that cannot be reached is
told in a sentence, and the tour fails.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import Browser, Error

from tools import browser as chrome
from tools import site
from tools.pages import BASE, PagesHandler
from tools.serve import Server
from tools.tour import doing, looks, sheet, watching
from tools.tour.guide import Guide
from tools.tour.views import Stop, View

FOLDER = Path(__file__).resolve().parents[2] / "_tour"


def walk(browser: Browser, url: str, stops: list[tuple[int, Stop]]) -> list[str]:
    """View by view, for a window is dear; returns what went wrong, in sentences."""
    views = dict.fromkeys(view for _, stop in stops for view in stop.views)
    wrong = []
    for view in views:
        guide = Guide(browser, url, view)
        for at, stop in stops:
            if view in stop.views:
                try:
                    seen = guide.show(stop)
                    (FOLDER / sheet.name_of(at, stop, view.name)).write_bytes(seen)
                except (Error, AssertionError) as error:
                    reason = str(error).splitlines()[0]
                    wrong.append(f"Line {stop.line}, {stop.words!r} in {view.name}, "
                                 f"cannot be shown: {reason}")
                    guide = again(guide, browser, url, view)
        guide.context.close()
        print(f"{view.name} done", flush=True)
    return wrong


def again(guide: Guide, browser: Browser, url: str, view: View) -> Guide:
    """A new one: nobody knows where the old one stands."""
    guide.context.close()
    return Guide(browser, url, view)


def main() -> None:
    parser = argparse.ArgumentParser(description="Every line of the page, seen.")
    parser.add_argument("lines", type=int, nargs="*", help="of 1 to 10")
    wanted = parser.parse_args().lines or list(sheet.LINES)
    every = [*watching.STOPS, *doing.STOPS, *looks.STOPS]
    stops = [(at, stop) for at, stop in enumerate(every) if stop.line in wanted]
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    with tempfile.TemporaryDirectory() as built, chrome.chromium() as browser:
        server = Server(site.build(Path(built)), [0], handler=PagesHandler, base=BASE)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        wrong = walk(browser, server.url, stops)
        files = [(stop, [(view.name, name) for view in stop.views
                         if (FOLDER / (name := sheet.name_of(at, stop, view.name))).exists()])
                 for at, stop in stops]
        sheet.write(FOLDER, files)
        sheet.contacts(browser, FOLDER)
        server.shutdown()
    print(f"{sum(len(some) for _, some in files)} pictures: open {FOLDER.name}/index.html")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
