"""Lighthouse on the published page: what it can say without a clock must be perfect."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tools import browser as chrome

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module", params=["desktop", "mobile"])
def report(site_url, request):
    """What tools/lighthouse.mjs says."""
    done = subprocess.run(["node", "tools/lighthouse.mjs", site_url, request.param], cwd=ROOT,
                          env={**os.environ, "CHROME_PATH": chrome.installed() or ""},
                          capture_output=True, text=True, timeout=180, check=True)
    return json.loads(done.stdout)


@pytest.mark.parametrize("category", ["accessibility", "best-practices", "seo"])
def test_lighthouse_finds_nothing_lacking(report, category):
    assert report["lacking"][category] == []
    assert report["scores"][category] == 100


def test_nothing_moves_while_the_page_loads(report):
    assert report["shift"] <= 0.02
