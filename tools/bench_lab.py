"""What a run of the lab costs, 12 generators with 200 mazes of each: `python -m tools.bench_lab`.

Natively in one process and in several; in Chromium, whose worker measures while the page draws the
charts. Seconds of the processor say what the work is; seconds by the clock say what a visitor waits
for, and depend on what else the machine does. The longest task of the page, in milliseconds of the
processor, is how long an answer may wait. ``--mazes 20`` is quicker.
"""

from __future__ import annotations

import argparse
import os
import time
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path

from maze.cli.processes import measured
from maze.lab.experiment import Experiment
from maze.lab.fields import decode_fields
from maze.share import encode
from tools import browser as chrome
from tools.bench_worker import opened, served
from tools.metrics import Metrics
from tools.tasks import tasks

TWELVE = ("aldous_broder.binary_tree.eller.growing_tree.hunt_and_kill.kruskal.prim"
          ".recursive_backtracker.recursive_division.sidewinder.wilson.with_walls")
RACE = "#lab?v=1&shape=square&size=6x5&by=prim.wilson&seed=amber-7"
OVER = """() => {
    const one = (name) => document.getElementById(name), { dataset } = one("lab-charts");
    return one("lab-halt").hidden && dataset.charts && !one("lab-charts").hasAttribute("aria-busy")
        && one("lab-study-told").textContent.startsWith("WHOLE of"); }"""


def processor() -> float:
    """Seconds of the processor, in this process and in those that it has started and that are not
    over; 0 where there is no /proc."""
    ticks = 0
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError, ValueError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if is_ours(int(folder.name)):
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def is_ours(pid: int) -> bool:
    """Whether a process is this one, or one that it has started."""
    while pid > 1 and pid != os.getpid():
        pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    return pid == os.getpid()


def natively(experiment: Experiment, processes: int) -> tuple[float, float]:
    """Seconds by the clock, and of the processor in all processes that do the work."""
    began, before = time.perf_counter(), os.times()
    measured(experiment, processes)
    seconds = time.perf_counter() - began
    for one in active_children():                          # what they needed is known at their ends
        one.join()
    return seconds, sum(os.times()[:4]) - sum(before[:4])


def in_chromium(link: str, whole: int) -> dict[str, float]:
    """Seconds until all is measured and drawn, and the tasks of the page meanwhile."""
    with served() as url, chrome.chromium() as browser:
        page = opened(browser, url + RACE)
        page.set_default_timeout(0)
        metrics = Metrics(page)
        found: dict[str, float] = {}

        def run() -> None:
            began, before = time.perf_counter(), (metrics.now()["TaskDuration"], processor())
            page.evaluate("link => { location.hash = link; }", link)
            page.wait_for_function(OVER.replace("WHOLE", str(whole)))
            found["seconds"] = time.perf_counter() - began
            found["page"] = metrics.now()["TaskDuration"] - before[0]
            found["all"] = processor() - before[1]

        long = tasks(page, run, "plot.mjs")      # fetched for the first chart
        return {**found, "longest": max(long), "over 50": sum(one > 50 for one in long)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mazes", type=int, default=200, help="of each generator")
    parser.add_argument("--size", default="30x30")
    options = parser.parse_args()
    recipe, _ = decode_fields({"mode": "measure", "size": options.size, "by": TWELVE,
                               "mazes": str(options.mazes)})
    experiment, most = recipe.experiment, os.cpu_count() or 1
    print(f"12 generators, {options.mazes} mazes of {options.size} each; "
          f"load {os.getloadavg()[0]:.1f}")
    one = natively(experiment, 1)
    print(f"one process          {one[0]:7.1f} s, {one[1]:7.1f} s of the processor")
    many = natively(experiment, most)
    print(f"{most} processes          {many[0]:7.1f} s, {many[1]:7.1f} s of the processor: "
          f"{one[0] / many[0]:.2f} times as fast; the work is {many[1] / one[1]:.2f} times that of "
          f"one process")
    found = in_chromium(encode(recipe), experiment.trials)
    print(f"Chromium             {found['seconds']:7.1f} s, {found['all']:7.1f} s of the processor:"
          f" {found['seconds'] / one[0]:.2f} and {found['all'] / one[1]:.2f} times one process")
    print(f"the page meanwhile   {found['page']:7.1f} s of the processor; the longest task "
          f"{found['longest']:.0f} ms, {found['over 50']:.0f} over 50 ms")


if __name__ == "__main__":
    main()
