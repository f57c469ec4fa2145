"""What GitHub runs to test and publish, and what a page answers that does not exist."""

from __future__ import annotations

import base64
import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import release

pytestmark = pytest.mark.native
ROOT = Path(__file__).resolve().parents[1]
WORKFLOW = (ROOT / ".github" / "workflows" / "pages.yml").read_text(encoding="utf-8")
JOBS = re.split(r"^  (?=\w+:$)", WORKFLOW.partition("\njobs:\n")[2], flags=re.MULTILINE)[1:]
PUBLISHES = ("github.event_name != 'pull_request' && "
             "github.ref_name == github.event.repository.default_branch")


def test_every_action_is_pinned_by_its_digest():
    """What runs with the right to publish: a tag can be moved, a digest cannot."""
    used = re.findall(r"^\s*(?:- )?uses:\s*(.*)$", WORKFLOW, re.MULTILINE)
    pinned = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+")
    assert len(used) > 4 and [line for line in used if not pinned.fullmatch(line)] == []


@pytest.mark.parametrize("job", JOBS, ids=lambda job: job.partition(":")[0])
def test_no_job_runs_for_hours(job):
    assert 10 <= int(re.search(r"^    timeout-minutes: (\d+)$", job, re.MULTILINE)[1]) <= 60


def test_the_default_branch_is_published_whatever_its_name():
    assert len(JOBS) == 2 and "refs/heads" not in WORKFLOW
    steps, deploy = JOBS
    assert f"        if: {PUBLISHES}\n" in steps[steps.index("upload-pages-artifact"):]
    assert f"\n    if: {PUBLISHES}\n" in deploy


def test_a_pull_request_is_tested_once():
    """By its push, if its branch is in this repository; else as a pull request."""
    assert "\n  push:\n" in WORKFLOW and "\n  pull_request:\n" in WORKFLOW
    assert ("\n    if: github.event_name != 'pull_request' || "
            "github.event.pull_request.head.repo.full_name != github.repository\n") in JOBS[0]


def test_what_is_published_last_is_not_called_off_half_way():
    assert "cancel-in-progress: ${{ github.ref_name != github.event.repository.default_branch }}" \
        in WORKFLOW


def test_where_the_page_is_known_the_404_page_has_a_link_and_no_script():
    for url, home in (("https://someone.github.io/some-repo/", "/some-repo/"),
                      ("https://someone.github.io/", "/"), ("https://example.org", "/")):
        page = release.lost(url)
        assert f'href="{home}"' in page and "<script" not in page
        assert "content=\"default-src 'none'\"" in page


def test_elsewhere_the_404_page_may_run_its_one_script():
    """tests/js/lost.test.mjs tells what the script does."""
    page = release.lost("")
    script = re.search(r"<script>(.*)</script>", page, re.DOTALL)[1]
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert re.search(r'content="([^"]*)"', page)[1] == (
        f"default-src 'none'; connect-src 'self'; script-src 'sha256-{digest}'")
    assert 'href="/"' in page and "{" not in page.partition("<script>")[0]


@pytest.mark.parametrize(("arguments", "sentence"), [
    ([], "the following arguments are required: folder"),
    (["_site", "8000"], "unrecognized arguments: 8000"),
    (["--port", "1", "."], "unrecognized arguments: --port"),
    (["nowhere"], "nowhere has no index.html: run `make site`")])
def test_the_server_of_a_built_site_refuses_what_it_does_not_know(arguments, sentence):
    done = subprocess.run([sys.executable, "-m", "tools.pages", *arguments], cwd=ROOT,
                          capture_output=True, text=True)
    assert done.returncode == 2 and sentence in done.stderr and "Traceback" not in done.stderr


def test_the_tool_that_builds_a_site_refuses_them_too():
    done = subprocess.run([sys.executable, "-m", "tools.site", "somewhere"], cwd=ROOT,
                          capture_output=True, text=True)
    assert done.returncode == 2 and "unrecognized arguments: somewhere" in done.stderr


def test_the_readme_says_what_a_copy_must_switch_on():
    text = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Your own copy")[2]
    assert text.index("enable") < text.index("source") < text.index("Run workflow")
