"""How long until Python draws, beside a plain PyScript page: `make bench-boot`.

Both pages are of the same site, served as GitHub Pages would.  The plain one has PyScript as its
documentation shows it: PyScript and Pyodide as npm brings them, and maze/ as one archive of
sources.  Cold is a new profile, warm the same page once more.  Medians of seven, in turns, so that
a busy machine is unfair to both alike.  Busy is the processor's time on the main thread, blocked
the sum of the tasks over 50 ms by the clock: on a busy machine the first is the better number.
The longest task is given by the clock, and by the processor's own time.
"""

from __future__ import annotations

import argparse
import re
import shutil
import tempfile
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from tools import browser as chrome
from tools import parts, release, site
from tools.metrics import Metrics
from tools.pages import BASE, PagesHandler
from tools.serve import Server
from tools.tasks import tasks

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WATCH = """
    globalThis.longTasks = [];
    new PerformanceObserver((list) => list.getEntries().forEach((one) => longTasks.push(
        [one.startTime, one.duration]))).observe({ type: "longtask", buffered: true });
    const look = () => document.documentElement?.dataset.state !== "loading"
        ? globalThis.readyAt ??= performance.now() : 0;
    new MutationObserver(look).observe(document, { subtree: true, attributes: true });
"""
ANSWERS = """
    globalThis.answers = [];
    new PerformanceObserver((list) => list.getEntries().forEach((one) => answers.push(
        [one.startTime, one.duration]))).observe({ type: "event", durationThreshold: 16 });
"""
PLAIN = """\
interpreter = "./static/vendor/pyodide/pyodide.mjs"
[files]
"./maze.zip" = "./*"
"""
LONGEST = 200                                              # ms that no task should exceed
GOALS = {"cold": 0.45, "warm": 0.5, "blocked": 0.35}


def plain(ours: Path, target: Path) -> Path:
    """The same site without what makes ours fast."""
    shutil.copytree(ours, target)
    release.gather(target)
    page = target / "index.html"
    text = page.read_text(encoding="utf-8")
    for unwanted in (r'<script [^>]*src="static/(runtime|recorded)\.mjs"[^>]*></script>\n',
                     r'<link rel="modulepreload" [^>]*>\n', r"<script>[^<]*</script>\n"):
        text, count = re.subn(unwanted, "", text)
        assert count, unwanted
    text, count = re.subn(r"config='[^']*'", 'config="./pyscript.toml"', text)
    assert count == 1
    text = text.replace("'wasm-unsafe-eval'", "'unsafe-eval'")       # PyScript as it is wants it
    page.write_text(text, encoding="utf-8")
    early = target / "static" / "early.js"
    text, count = re.subn(r"if \(!saving", "if (false", early.read_text(encoding="utf-8"))
    assert count == 1, early                               # it begins no download
    early.write_text(text, encoding="utf-8")
    modules, vendor = site.ROOT / "node_modules", target / "static" / "vendor"
    shutil.copy2(modules / "pyodide" / "pyodide-lock.json", vendor / "pyodide")
    for file in (modules / "@pyscript" / "core" / "dist").glob("*.js"):
        shutil.copy2(file, vendor / "pyscript")
    (target / "pyscript.toml").write_text(PLAIN, encoding="utf-8")
    with zipfile.ZipFile(target / "maze.zip", "w", zipfile.ZIP_DEFLATED) as zipped:
        for name in parts.files():
            zipped.write(site.ROOT / name, name)
    return target


def measure(page: Page, url: str) -> dict[str, float]:
    """One visit, until Python has drawn."""
    sizes: list[float] = []
    metrics = Metrics(page)
    session = metrics.session
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(url)
    page.wait_for_function("globalThis.readyAt", timeout=120_000)
    ready = page.evaluate("readyAt")
    found = metrics.now()
    tasks = [(start, length) for start, length in page.evaluate("longTasks") if start < ready]
    session.detach()
    lengths = [length for _, length in tasks]
    return {"wall": ready, "busy": found["TaskDuration"] * 1000, "blocked": sum(lengths),
            "longest": max(lengths, default=0), "bytes": sum(sizes), "requests": len(sizes)}


def visit(browser: Browser, url: str) -> dict[str, dict[str, float]]:
    context = browser.new_context()
    found = {}
    for kind in ("cold", "warm"):
        page = context.new_page()
        page.add_init_script(WATCH)
        found[kind] = measure(page, url)
        page.wait_for_timeout(1500)                        # a service worker fills its cache
        page.close()
    context.close()
    return found


def longest_task(browser: Browser, url: str) -> float:
    """Milliseconds of the processor that the longest task of a cold start takes."""
    context = browser.new_context()
    page = context.new_page()

    def start() -> None:
        page.goto(url)
        chrome.wait_until_settled(page, [], seconds=120)

    found = max(tasks(page, start, "maze.zip"))
    context.close()
    return found


def slowest_answer(browser: Browser, url: str) -> float:
    """Press *Play* and *Pause* all the time while Python starts: how long until it is seen."""
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(WATCH + ANSWERS)
    page.goto(url, wait_until="commit")
    page.wait_for_function("() => document.documentElement?.dataset.recorded")
    place = page.locator("#play").bounding_box()
    assert place
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    while not page.evaluate("globalThis.readyAt && performance.now() > readyAt + 1000"):
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(20)
    answers = page.evaluate("answers")
    context.close()
    return max((length for _, length in answers), default=0.0)


def rows(runs: dict[str, list[Any]]) -> Iterator[str]:
    def middle(name: str, kind: str, key: str) -> float:
        return median(run[kind][key] for run in runs[name])

    yield f"{'':22}{'ours':>10}{'plain':>10}{'ratio':>8}"
    for kind in ("cold", "warm"):
        for key, unit, size in (("wall", "ms", 1), ("busy", "ms", 1), ("blocked", "ms", 1),
                                ("longest", "ms", 1), ("bytes", "MB", 1e6), ("requests", "", 1)):
            ours, other = (middle(name, kind, key) / size for name in ("ours", "plain"))
            goal = GOALS.get("blocked" if key == "blocked" else kind if key == "wall" else "")
            ratio = f"{ours / other:8.2f}" if other else ""
            digits = 2 if size > 1 else 0
            yield (f"{kind} {key:10}{unit:>6}{ours:>11.{digits}f}{other:>10.{digits}f}{ratio}"
                   + (f"   goal {goal}" if goal else ""))


def main() -> None:
    parser = argparse.ArgumentParser(description="How long until Python draws.")
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    runs: dict[str, list[Any]] = {"ours": [], "plain": []}
    with tempfile.TemporaryDirectory() as folder, chrome.chromium() as browser:
        ours = site.build(Path(folder, "ours"))
        roots = {"ours": ours, "plain": plain(ours, Path(folder, "plain"))}
        urls = {}
        for name, root in roots.items():
            server = Server(root, [0], handler=PagesHandler, base=BASE)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            urls[name] = server.url
        for _ in range(rounds):
            for name, url in urls.items():
                runs[name].append(visit(browser, url))
        longest = {name: median(longest_task(browser, url) for _ in range(rounds))
                   for name, url in urls.items()}
        slowest = [slowest_answer(browser, urls["ours"]) for _ in range(rounds)]
    print("\n".join(rows(runs)))
    ours_ms, plain_ms = longest["ours"], longest["plain"]
    print(f"cold longest, by the processor: {ours_ms:.0f} ms   plain {plain_ms:.0f} ms   "
          f"ratio {ours_ms / plain_ms:.2f}   goal {LONGEST} ms")
    print("Pause or Play, pressed while Python starts, is seen after at most "
          f"{median(slowest):.0f} ms   goal 200 ms")


if __name__ == "__main__":
    main()
