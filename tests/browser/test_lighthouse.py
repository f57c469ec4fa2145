"""Lighthouse on the published page: what it can say without a clock must be perfect.

Its score for speed, and how long its tasks block, `make lighthouse` prints beside a reference; held
here is what those are made of and no clock can change: requests, bytes, the order of the paints.
"""

from __future__ import annotations

import pytest

from tests.browser.pages import some_of
from tools.lighthouse import KINDS, look


@pytest.fixture(scope="module", params=some_of(KINDS, ["mobile"]))
def report(site_url, request):
    """What tools/lighthouse.mjs says."""
    return look(site_url, request.param)


@pytest.mark.parametrize("category", ["accessibility", "best-practices", "seo"])
def test_lighthouse_finds_nothing_lacking(report, category):
    assert report["lacking"][category] == []
    assert report["scores"][category] == 100


def test_nothing_moves_while_the_page_loads(report):
    assert report["shift"] <= 0.02


def test_the_first_paint_waits_for_little_and_has_the_largest_thing(report):
    """Gate 4: the largest paint is the first; and what that waits for is small."""
    assert report["later"] == 0
    assert report["before"]["requests"] <= 13              # the page, its styles, one script
    assert report["before"]["bytes"] <= 40_000
