"""Run pytest; what failed beside another browser is asked once more, alone: ``make browser``.

Two browsers share two cores with the tests that drive them, and a machine of somebody else's may
be slow at any moment.  A test that fails twice, the second time with the machine to itself, has
found something; so have more than FEW at once, and a page that complained of an error, which is
noticed when its tests are over.  Nothing is hidden: both runs print their results.

    python -m tools.once_more -n 2 --dist loadfile tests/browser
"""

from __future__ import annotations

import subprocess
import sys

import pytest

FEW = 3


class Failures:
    """Hears every report, those of other processes too, and keeps the names of what failed."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}
        self.complaints = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.names[report.nodeid] = None
            self.complaints |= report.when == "teardown"

    @property
    def doubtful(self) -> bool:
        return 0 < len(self.names) <= FEW and not self.complaints


def main(arguments: list[str]) -> int:
    failed = Failures()
    status = pytest.main(["-q", *arguments], plugins=[failed])
    if status != pytest.ExitCode.TESTS_FAILED or not failed.doubtful:
        return int(status)
    print(f"Once more, alone: {', '.join(failed.names)}", flush=True)
    again = [sys.executable, "-m", "pytest", "-q", *failed.names]
    return subprocess.run(again, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
