"""A plugin of pytest: no test begins after a moment that the environment names.

    MEANDER_UNTIL=12345.6 python -m pytest -p tools.deadline tests       (by time.monotonic)
"""

from __future__ import annotations

import os
from time import monotonic

import pytest

UNTIL = "MEANDER_UNTIL"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> object:
    """Ask after each test, so that one at least is run; workers of xdist ask for themselves."""
    done = yield
    if monotonic() > float(os.environ[UNTIL]):
        item.session.shouldstop = "the time is over"
    return done
