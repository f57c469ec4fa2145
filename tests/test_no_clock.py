"""No test looks at a clock: on a slow or busy machine it must find what it finds elsewhere.

What is checked is order, counts and states.  How long something takes is told by `make bench`,
`make bench-boot` and `make lighthouse`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
CLOCK = re.compile(
    r"\btime\.(time|sleep|monotonic|perf_counter|process_time|thread_time)\b"
    r"|\b(perf_counter|monotonic|process_time)(_ns)?\("
    r"|\bfrom time import|^import time\b"
    r"|\basyncio\.sleep\((?!0\))"                          # 0 lets other tasks run
    r"|\bwait_for_timeout\b"
    r"|\bsetTimeout\(\w+, *[^0]"
    r"|\b(performance|Date)\.now\(\) *[-<>+]|[-<>+] *(performance|Date)\.now\(\)"
    r"|\bdatetime\.now\b", re.MULTILINE)
# Who needs one, and why no verdict depends on it.
ALLOWED = {
    "test_no_clock.py": "names what is forbidden",
    "browser/started.py": "a page that is not as it was in time goes back the long way",
    "browser/flashes.js": "flashes a second are what is asked, in make prove",
}


def looks(text: str) -> list[str]:
    """What a text reads from a clock, with the number of the line."""
    return [f"line {text.count(chr(10), 0, found.start()) + 1}: {found[0].strip()}"
            for found in CLOCK.finditer(text)]


def test_no_test_looks_at_a_clock() -> None:
    files = sorted(path for kind in ("*.py", "*.js", "*.mjs") for path in TESTS.rglob(kind))
    found = {name: looks(path.read_text(encoding="utf-8")) for path in files
             if (name := path.relative_to(TESTS).as_posix()) not in ALLOWED}
    assert {name: lines for name, lines in found.items() if lines} == {}
    assert all((TESTS / name).exists() for name in ALLOWED)


@pytest.mark.parametrize("line", [
    "time.sleep(1)", "start = time.monotonic()", "await asyncio.sleep(0.1)", "import time",
    "page.wait_for_timeout(500)", "new Promise((done) => setTimeout(done, 300))",
    "while (performance.now() < end)", "from time import perf_counter", "x = perf_counter()"])
def test_a_clock_is_seen(line: str) -> None:
    assert looks(f"first\n{line}\n") != []


@pytest.mark.parametrize("line", [
    "await asyncio.sleep(0)", "await new Promise((done) => setTimeout(done))", "clock.time = 3",
    "Date.now = () => 0", "performance.now = () => now() + 1"])
def test_a_clock_that_is_made_is_none(line: str) -> None:
    assert looks(line) == []
