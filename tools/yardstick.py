"""A yardstick for `make test`: one fixed calculation in each of the three worlds it runs in.

    python -m tools.yardstick

Python, Pyodide under Node and Pyodide in Chromium are started, and each does the same sums; two of
each at once, for two cores are what the tests are made for.  Nothing of Meander is in it: it grows
with no check that is added and shrinks with no page that starts faster, and no cache makes a second
run shorter.  So the time of the tests in yardsticks is comparable between machines and versions.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from inspect import getsource
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
STEPS = 1_000_000
SUM = 869_264                                              # of the calculation, in every world
AT_ONCE = 2
WORLDS = {
    "Python": [sys.executable, "-m", "tools.yardstick", "sums"],
    "Pyodide in Node": ["node", "tools/in_pyodide.mjs", "tools.yardstick", "sums"],
    "Pyodide in Chromium": [sys.executable, "-m", "tools.yardstick", "chromium"],
}
IN_THE_PAGE = """async ([home, source]) => {
    const { loadPyodide } = await import(home + "pyodide.mjs");
    const python = await loadPyodide();
    return python.runPython(source);
}"""


def sums() -> int:
    """Walk at random over a board of 64 by 64 and count: integers and a list, as in `maze/`."""
    seed, at, visits = 1, 0, [0] * 4096
    for _ in range(STEPS):
        seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
        at = at + (1, 64, -1, -64)[seed >> 16 & 3] & 4095
        visits[at] += 1
    return sum(place * count for place, count in enumerate(visits)) % 1_000_003


def in_chromium() -> int:
    """The same in a new browser, with Pyodide as npm brings it."""
    from tools.browser import chromium
    from tools.serve import Server

    server = Server(ROOT / "node_modules" / "pyodide", [0])
    threading.Thread(target=server.serve_forever, daemon=True).start()
    source = f"STEPS = {STEPS}\n{getsource(sums)}\nsums()"
    with chromium() as browser:
        page = browser.new_page()
        page.goto(f"{server.url}package.json")
        return int(page.evaluate(IN_THE_PAGE, [server.url, source]))


def measure() -> dict[str, float]:
    """Seconds for each world; RuntimeError where one cannot be started."""
    times = {}
    for world, command in WORLDS.items():
        begun = perf_counter()
        with ThreadPoolExecutor(AT_ONCE) as both:
            for done in both.map(ask, [command] * AT_ONCE):
                if done.returncode or int(done.stdout.split()[-1]) != SUM:
                    raise RuntimeError(f"{world}: {(done.stderr or done.stdout)[-500:]}")
        times[world] = perf_counter() - begun
    return times


def ask(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def main(words: list[str]) -> None:
    if words == ["sums"]:
        print(sums())
    elif words == ["chromium"]:
        print(in_chromium())
    else:
        times = measure()
        print(*(f"{world} {seconds:.2f} s" for world, seconds in times.items()), sep=", ", end=": ")
        print(f"one yardstick is {sum(times.values()):.2f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
