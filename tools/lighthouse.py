"""What Lighthouse makes of the page: `make lighthouse`, medians of five.

Twice: with the slow line and processor calculated from a quick visit, as the public services do,
and with both slowed for real.  All but the last figure depend on what else this machine does;
"processor" is how long tasks block by the processor's own time, on a phone four times slower.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
import threading
from pathlib import Path
from statistics import median
from typing import Any

from tools import browser as chrome
from tools import site
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


def visits_of(count: int, *what: str) -> list[dict[str, Any]]:
    """Some visits; one that a slow machine has broken off is not counted."""
    found = []
    for _ in range(count):
        try:
            found.append(look(*what))
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
            print(f"A visit failed: {', '.join(what[1:])}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="What Lighthouse makes of the page.")
    parser.add_argument("--visits", type=int, default=5)
    visits = parser.parse_args().visits
    with tempfile.TemporaryDirectory() as folder:
        server = Server(site.build(Path(folder), url=f"https://example.org{BASE}"), [0],
                        handler=PagesHandler, base=BASE)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        print(f"{'':18}{'score':>12}" + "".join(f"{name:>13}" for name in FIGURES.values()))
        for kind in KINDS:
            for method in METHODS:
                found = visits_of(visits, server.url, kind, method)
                if not found:
                    continue
                scores = sorted(one["scores"]["performance"] for one in found)
                figures = (median(one[name] for one in found) for name in FIGURES)
                print(f"{kind:8}{method:10}{median(scores):4.0f} ({scores[0]}-{scores[-1]})"
                      + "".join(f"{figure:10.0f} ms" for figure in figures)
                      + f"   load {os.getloadavg()[0]:.1f}", flush=True)
        server.shutdown()


if __name__ == "__main__":
    main()
