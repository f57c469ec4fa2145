"""What Lighthouse makes of the page: `make lighthouse`, medians of five.

Twice: with the slow line and processor calculated from a quick visit, as the public services do,
and with both slowed for real.  All but the last figure depend on what else this machine does;
"processor" is how long tasks block by the processor's own time, on a phone four times slower.
Below each row of ours stands that of a plain PyScript page (tools/bench_boot.py), visited in turns
with it: what both lose on a busy machine is the machine's.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

from tools import browser as chrome
from tools import site
from tools.bench_boot import plain
from tools.pages import BASE, PagesHandler
from tools.serve import Server

ROOT = Path(__file__).resolve().parent.parent
KINDS, METHODS = ("desktop", "mobile"), ("simulate", "devtools")
FIGURES = {"first": "first paint", "paint": "largest", "index": "speed index",
           "blocked": "blocked", "processor": "processor"}


def look(url: str, kind: str, method: str = "simulate") -> dict[str, Any]:
    """One visit: the report of tools/lighthouse.mjs."""
    done = subprocess.run(["node", "tools/lighthouse.mjs", url, kind, method], cwd=ROOT,
                          env={**os.environ, "CHROME_PATH": chrome.installed() or ""},
                          capture_output=True, text=True, timeout=240, check=True)
    return json.loads(done.stdout)


def visit(*what: str) -> dict[str, Any] | None:
    """One visit; None for one that a slow machine has broken off, which is not counted."""
    try:
        return look(*what)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        print(f"A visit failed: {', '.join(what)}")
        return None


def compared(urls: dict[str, str], kind: str, method: str,
             visits: int) -> dict[str, list[dict[str, Any]]]:
    """The reports of some pages, by their names, visited in turns."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in urls}
    for _ in range(visits):
        for name, url in urls.items():
            if report := visit(url, kind, method):
                found[name].append(report)
    return found


def row(name: str, found: list[dict[str, Any]]) -> str:
    """Medians; Lighthouse leaves out a figure that it could not find."""
    scores = sorted(one["scores"]["performance"] for one in found)
    figures = ([one[figure] for one in found if figure in one] for figure in FIGURES)
    return (f"{name:26}{median(scores):4.0f} ({scores[0]}-{scores[-1]})"
            + "".join(f"{median(some):10.0f} ms" if some else f"{'-':>13}" for some in figures)
            + f"   load {os.getloadavg()[0]:.1f}")


@contextmanager
def served(root: Path) -> Iterator[str]:
    """The address of a folder, served as GitHub Pages would."""
    server = Server(root, [0], handler=PagesHandler, base=BASE)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.url
    server.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description="What Lighthouse makes of the page.")
    parser.add_argument("--visits", type=int, default=5)
    visits = parser.parse_args().visits
    with tempfile.TemporaryDirectory() as folder:
        ours = site.build(Path(folder, "ours"), url=f"https://example.org{BASE}")
        with served(ours) as url, served(plain(ours, Path(folder, "plain"))) as reference:
            print(f"{'':26}{'score':>12}" + "".join(f"{name:>13}" for name in FIGURES.values()))
            for kind, method in product(KINDS, METHODS):
                names = {f"{kind} {method}": url, f"{kind} {method}, plain": reference}
                found = compared(names, kind, method, visits)
                print(*(row(name, them) for name, them in found.items() if them),
                      sep="\n", flush=True)


if __name__ == "__main__":
    main()
