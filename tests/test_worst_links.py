"""The links that ask most of the page (tools/worst_links.py): five of them, natively.

``tests/browser/test_worst_links.py`` opens all of them, with `make prove`.
"""

from __future__ import annotations

from itertools import islice

import pytest

from maze.grid_cache import GRIDS
from maze.grids.masks import MANY
from maze.laying import PART
from maze.share import decode, decoding
from maze.web.work import layout
from tests.fake_browser import nothing_at_once
from tests.test_web import SMALL, Site
from tools.worst_links import FILE, KEPT

LINKS = FILE.read_text(encoding="utf-8").split()
FEW = LINKS[::KEPT // 5]
ENOUGH = 500                                               # slices


def test_thirty_are_kept() -> None:
    assert len(set(LINKS)) == KEPT and all(link.startswith("#maze?") for link in LINKS)


@pytest.mark.parametrize("link", FEW)
def test_each_slice_is_bounded_by_what_it_counts(link: str) -> None:
    GRIDS.forget()

    def slices():
        decoded = yield from decoding(link)
        yield from decoded.recipe.laying()

    counted = 0
    before = None
    most = max(PART, MANY, *decode(SMALL).recipe.size, 1000)           # a row of 1000 cells, too
    for told in islice(slices(), ENOUGH):
        if before is not None and told.of == before.of and told.done > before.done:
            counted += 1
            assert told.done - before.done <= most
        before = told
    assert counted > 20


@pytest.mark.parametrize("link", FEW)
def test_back_works_between_two_slices(monkeypatch, link: str) -> None:
    GRIDS.forget()
    site = Site(SMALL).frames(2)
    nothing_at_once(monkeypatch)
    site.bar.push(link)
    site.app.address.changed()
    for _ in range(3):
        site.scheduler.work(0.0)
    assert site.stage.layout.busy and site.app.run.recipe == decode(SMALL).recipe
    monkeypatch.setattr(layout, "AT_ONCE", 1.0)
    site.bar.push(SMALL)
    site.app.address.changed()
    assert not site.stage.layout.busy and not site.frames(2).scheduler.busy("board")
    assert site.app.run.recipe == decode(SMALL).recipe and site.app.link.startswith(SMALL[:40])
