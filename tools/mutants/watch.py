"""A plugin of pytest that judges one mutant: work is limited, and a test without end is noticed.

    python -m pytest -x -p tools.mutants.watch --work 30 --told answer.json tests

Work is counted in seconds of the processor, so that a busy machine judges as an idle one does.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Generator
from pathlib import Path
from time import process_time

import pytest

LONGEST = 40                   # processor seconds of one test: none takes half of that
MEMORY = 2 << 20               # kilobytes: some bugs would fill the machine
EVERY = 0.5                    # processor seconds between two looks


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--work", type=float, required=True, help="when to begin no other test")
    parser.addoption("--told", type=Path, required=True, help="the file for what was found")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(_Judge(config.getoption("--work"), config.getoption("--told")))


class _Judge:
    """Writes after every test how many have been run, and which of them failed."""

    def __init__(self, work: float, told: Path) -> None:
        self.work, self.file = work, told
        self.ran, self.failed = 0, ""
        self.test, self.begun = "", 0.0
        if hasattr(signal, "setitimer"):       # not on Windows, where a test may run for ever
            signal.signal(signal.SIGVTALRM, self.look)
            signal.setitimer(signal.ITIMER_VIRTUAL, EVERY, EVERY)

    def tell(self, how: str = "") -> None:
        self.file.write_text(json.dumps([self.ran, self.failed, how, process_time()]))

    def look(self, *_: object) -> None:
        """Give up a test that takes too long or too much."""
        import resource
        long = process_time() - self.begun > LONGEST
        if self.test and (long or resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > MEMORY):
            self.failed = self.test
            self.tell("without end")
            os._exit(1)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.test, self.begun = item.nodeid, process_time()
        done = yield
        self.test = ""
        self.ran += 1
        self.tell()
        if process_time() > self.work:
            item.session.shouldstop = "the work is over"
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid
            self.tell("not to be collected")
