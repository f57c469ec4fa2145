"""Lighthouse on the published page: what it can say without a clock must be perfect.

Its score for speed, and how long its tasks block, `make lighthouse` prints beside a reference. What
the first paint waits for is counted in tests/test_site.py.
"""

from __future__ import annotations

import pytest

from tools.lighthouse import KINDS, look

pytestmark = pytest.mark.prove                             # axe-core: test_gates_axe.py


@pytest.fixture(scope="module", params=KINDS)
def report(site_url, request):
    """What tools/lighthouse.mjs says."""
    return look(site_url, request.param)


@pytest.mark.parametrize("category", ["accessibility", "best-practices", "seo"])
def test_lighthouse_finds_nothing_lacking(report, category):
    assert report["lacking"][category] == []
    assert report["scores"][category] == 100


def test_nothing_moves_while_the_page_loads(report):
    assert report["shift"] <= 0.02
