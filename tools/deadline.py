"""A plugin of pytest: no test begins after a moment, told by time.monotonic.

    python -m pytest -p tools.deadline --until 12345.6 tests
"""

from __future__ import annotations

from time import monotonic

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--until", type=float, required=True, help="when to begin no other test")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> object:
    """Ask after each test, so that one at least is run; workers of xdist ask for themselves."""
    done = yield
    if monotonic() > item.config.getoption("until"):
        item.session.shouldstop = "the time is over"
    return done
