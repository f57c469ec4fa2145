"""Run pytest, and ask what failed once more, alone; a flaky test is told and remembered.

Two browsers share two cores with the tests that drive them, and a machine of somebody else's may
be slow at any moment.  A test that fails twice, the second time with the machine to itself, has
found something.  One that fails and then passes is *flaky*: a defect of the test or of the page,
whose cause has to be found.  It is named with both answers, counted in the last line, and kept in
`.flaky.json`; a test that was flaky before, in this checkout, fails the run.

An error after a test (a fixture that complains at its end) may come from any test of the file, so
the whole file is asked again.

    python -m tools.once_more -n 2 --dist loadfile tests/browser
"""

from __future__ import annotations

import json
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

RECORD = Path(".flaky.json")
MOST = 100                                     # that are asked again
KEPT = 100                                     # names in the record, the latest
PASSED = "passed"


class Answers:
    """Hears every report, those of other processes too: what ran, what failed and why."""

    def __init__(self) -> None:
        self.ran: set[str] = set()
        self.whys: dict[str, str] = {}
        self.again: dict[str, None] = {}       # tests, and files whose end complained

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.ran.add(report.nodeid)
        if report.failed:
            self.whys.setdefault(report.nodeid, reason(report))
            at_the_end = report.when == "teardown"
            self.again[file_of(report.nodeid) if at_the_end else report.nodeid] = None

    def of(self, name: str) -> str:
        return self.whys.get(name, PASSED if name in self.ran else "did not run")


def file_of(name: str) -> str:
    return name.partition("::")[0]


def reason(report: pytest.TestReport) -> str:
    """The one line that tells most: where it happened and the first line of the error."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = crash.message if crash else str(report.longrepr).strip().rpartition("\n")[2]
    place = f"{Path(crash.path).name}:{crash.lineno}: " if crash else ""
    phase = "" if report.when == "call" else f"{report.when}: "
    return f"{phase}{place}{text.partition(chr(10))[0]}"


def run(arguments: list[str]) -> tuple[int, Answers]:
    """Run pytest: its exit code, and what it found."""
    answers = Answers()
    return int(pytest.main(["-q", *arguments], plugins=[answers])), answers


def run_apart(arguments: list[str]) -> tuple[int, Answers]:
    """The same in a new process, in which nothing has been imported yet."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn) as process:
        return process.submit(run, arguments).result()


def main(arguments: list[str]) -> int:
    status, first = run(arguments)
    flaky: dict[str, str] = {}
    if status == pytest.ExitCode.TESTS_FAILED:
        status, flaky = ask_again(first)
    for name, why in remember(flaky).items():
        print(f"{name} was flaky in an earlier run, too, so this run has failed.\n    then:  {why}")
        status = status or int(pytest.ExitCode.TESTS_FAILED)
    print(f"flaky: {len(flaky)} {', '.join(flaky)}".rstrip(), flush=True)
    return status


def ask_again(first: Answers) -> tuple[int, dict[str, str]]:
    """A second try of what failed, and both answers printed: the exit code, and what is flaky."""
    wanted = [name for name in first.again
              if file_of(name) == name or file_of(name) not in first.again]
    print(f"\nOnce more, alone: {', '.join(wanted[:MOST])}", flush=True)
    status, second = run_apart(wanted[:MOST])
    flaky = {}
    for name in first.whys | second.whys:
        print(f"{name}\n    first: {first.of(name)}\n    alone: {second.of(name)}")
        if second.of(name) == PASSED:
            flaky[name] = first.of(name)
    left = len(wanted) - MOST
    if left > 0:
        print(f"{left} more failed, too many to be asked again.")
        status = status or int(pytest.ExitCode.TESTS_FAILED)
    return status, flaky


def remember(flaky: dict[str, str]) -> dict[str, str]:
    """Put what is flaky into the record: those that stood there already, and why then."""
    record = recorded()
    latest = {name: why for name, why in record.items() if name not in flaky} | flaky
    if flaky:
        RECORD.write_text(json.dumps(dict(list(latest.items())[-KEPT:]), indent=1), "utf-8")
    return {name: record[name] for name in flaky if name in record}


def recorded() -> dict[str, str]:
    """The names and reasons of earlier runs; none if the file is missing or damaged."""
    try:
        record = json.loads(RECORD.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return record if isinstance(record, dict) else {}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
