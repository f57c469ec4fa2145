"""Run every part of `make test` or `make prove`, whatever failed before, with the times of each.

    python -m tools.everything [--prove]

Parts that need one processor only are run one after the other BESIDE the tests that need no
browser; what they say is printed when each is over.  The browser has the machine to itself.
At the end stands a table: seconds by the clock, seconds of the processors, and the whole in
yardsticks (`tools/yardstick.py`), measured before and after.  No test looks at these figures.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from tools import yardstick

ROOT = Path(__file__).resolve().parent.parent
BESIDE = ["check", "js", "pyodide"]
FIRST, LAST = "unit", "browser"
PROOFS = ["prove-unit", "prove-pyodide", "prove-solving", "prove-browser"]
AIM = 80                       # yardsticks: ten minutes on the machine of 2026 with two cores


@dataclass(frozen=True)
class Result:
    part: str
    status: int
    seconds: float
    busy: float                # seconds of the processors, children included


def target(part: str) -> list[str]:
    """A part of the Makefile, when all that it needs has been fetched."""
    return ["make", "--no-print-directory", "PREPARED=1", part]


def run(part: str, command: Sequence[str], *, keep: bool = False) -> Result:
    """Run a part; with `keep` its words are printed at its end, together."""
    begun = perf_counter()
    output = subprocess.PIPE if keep else None
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=output,
                               stderr=subprocess.STDOUT if keep else None, text=True)
    said = process.stdout.read() if process.stdout else ""
    busy = wait(process)
    if keep:
        print(f"\n{said}", end="", flush=True)
    return Result(part, process.returncode, perf_counter() - begun, busy)


def wait(process: subprocess.Popen[str]) -> float:
    """Wait for a process: what it and its children have cost the processors (0 on Windows)."""
    if not hasattr(os, "wait4"):
        process.wait()
        return 0.0
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime


def side_by_side(first: tuple[str, Sequence[str]], beside: Iterable[tuple[str, Sequence[str]]]
                 ) -> list[Result]:
    """The results of `first` and, in a second lane, of the others one after the other."""
    others: list[Result] = []
    lane = threading.Thread(target=lambda: others.extend(run(*one, keep=True) for one in beside))
    lane.start()
    result = run(*first)
    lane.join()
    return [*others, result]


def table(results: Sequence[Result], whole: float) -> str:
    """A line for each part, and one for all."""
    lines = [f"{'part':12}{'seconds':>10}{'processor':>12}"]
    for one in results:
        failed = "  failed" if one.status else ""
        lines.append(f"{one.part:12}{one.seconds:10.0f}{one.busy:12.0f}{failed}")
    busy = sum(one.busy for one in results)
    return "\n".join([*lines, f"{'whole':12}{whole:10.0f}{busy:12.0f}"])


def in_yardsticks(whole: float, before: float, after: float, *, prove: bool) -> str:
    one = (before + after) / 2
    told = f"{whole / one:.0f} yardsticks of {one:.1f} s ({before:.1f} before, {after:.1f} after)"
    aim = f"; the aim is {AIM} at most, ten minutes where one takes {600 / AIM:.0f} s"
    return f"{told}{'' if prove else aim}."


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Every part of `make test`, or of `make prove`.")
    parser.add_argument("--prove", action="store_true", help="the full tables")
    prove = parser.parse_args(arguments).prove
    before = sum(yardstick.measure().values())
    begun = perf_counter()
    if prove:
        results = [run(part, target(part)) for part in PROOFS]
    else:
        results = side_by_side((FIRST, target(FIRST)), [(part, target(part)) for part in BESIDE])
        results.append(run(LAST, target(LAST)))
    whole = perf_counter() - begun
    after = sum(yardstick.measure().values())
    told = in_yardsticks(whole, before, after, prove=prove)
    print(f"\n{table(results, whole)}\n{told}", flush=True)
    failed = [one.part for one in results if one.status]
    print(f"Failed: {', '.join(failed)}." if failed else "Every part has passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
