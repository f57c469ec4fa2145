"""The links that ask most of the page: no task is long, and Back works at once."""

from __future__ import annotations

import pytest

from tests.browser.pages import hash_of
from tools.endurance import LAYING, SHOWN
from tools.tasks import tasks
from tools.worst_links import FILE

pytestmark = pytest.mark.prove

LINKS = FILE.read_text(encoding="utf-8").split()
SMALL = "#maze?v=1&shape=square&size=6x5&by=prim&seed=amber-7"
MOST = 200                                                 # milliseconds of the processor
SIGN = "of-the-worst"                                      # what only this page asks for
LIMIT = 180_000


@pytest.mark.parametrize("link", LINKS)
def test_no_task_is_long_and_back_works_at_once(open_page, watch, link: str) -> None:
    page = open_page(SMALL)
    page.set_default_timeout(LIMIT)

    def act() -> None:
        page.evaluate("sign => { fetch('?' + sign).catch(() => 0); }", SIGN)
        page.evaluate("link => { location.hash = link; }", link)
        page.wait_for_function("laying => document.getElementById('note-text').textContent"
                               ".includes(laying) || !('busy' in document.documentElement.dataset)",
                               arg=LAYING)
        page.go_back()
        page.wait_for_function("small => location.hash.startsWith(small)", arg=SMALL[:30])
        page.evaluate("link => { location.hash = link; }", link)
        page.wait_for_function(SHOWN, arg=LAYING)

    found = tasks(page, act, SIGN)
    assert max(found) <= MOST
    assert hash_of(page) != SMALL
