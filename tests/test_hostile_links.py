"""Whatever a link says, the page starts with it: a picture and a few words come, and little work is
done.  Work is counted in calls of Python functions, never in time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from maze.errors import MazeError
from maze.language import LANGUAGES, Language
from maze.languages import table
from maze.share import MOST_NOTES, decode
from tests.fake_browser import FakeBrowser
from tests.hostile import KNOWN, fragments, in_languages
from tests.test_web import OPENING, Site
from tests.test_web import SMALL as GOOD

WORK = 200_000                                             # calls; a good link takes 11 000
WORDS = 1200                                               # characters of what is said about it
LINKS = KNOWN + fragments(115)


def calls(act: Callable[[], Any]) -> int:
    """How many functions are called meanwhile."""
    count = 0

    def look(frame: Any, event: str, _: Any) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(look)
    try:
        act()
    finally:
        sys.setprofile(None)
    return count


def opened(link: str) -> Site:
    site = Site(link).frames(3)
    assert site.state in ("ready", "playing", "finished")
    assert site.browser.page.read("title") and len(site.note) < WORDS
    assert "Something went wrong" not in site.note
    return site


@pytest.mark.parametrize("links", [LINKS, pytest.param(fragments(3000, "more"),
                                                       marks=pytest.mark.prove)], ids=len)
def test_a_picture_comes_with_few_words_and_little_work(links: list[str]) -> None:
    assert calls(lambda: opened(GOOD)) > 5000              # it does count
    for tag, link in in_languages(links):
        assert calls(partial(opened, link)) < WORK, link
        decoded = decode(link)
        say = partial(Language(tag, table(tag) if tag != "en" else {}).say, decoded.note)
        assert len(decoded.notes) <= MOST_NOTES + 1 and len(say()) < WORDS, link
        assert calls(say) < WORK // 50, link


@pytest.mark.parametrize("tag", sorted(LANGUAGES))
@pytest.mark.parametrize("link", KNOWN, ids=range(len(KNOWN)))
def test_the_links_that_once_kept_the_page_from_starting(link: str, tag: str) -> None:
    site = opened(f"{link}&lang={tag}")
    assert site.note or "longer than" in str(decode(link).note)


@pytest.mark.parametrize("error", [RuntimeError("a mistake of ours"), MazeError("No such thing."),
                                   RecursionError()])
@pytest.mark.parametrize("broken", ["decoding", "place_in"])
def test_a_mistake_of_ours_at_the_start_leaves_the_opening_picture(
        monkeypatch: pytest.MonkeyPatch, broken: str, error: Exception) -> None:
    def fails(*_: Any) -> Any:
        raise error

    monkeypatch.setattr(f"maze.web.app.{broken}", fails)
    site = Site(GOOD).frames(2)
    assert site.app.run and site.app.run.recipe == OPENING and site.state != "busy"
    assert site.note.endswith(("No such thing.", "press New maze."))
    monkeypatch.undo()
    site.app.open(GOOD)
    assert site.frames(2).app.run.recipe == decode(GOOD).recipe and site.note == ""


def test_so_does_a_workshop_that_breaks_down(monkeypatch: pytest.MonkeyPatch) -> None:
    site, begin = Site(FakeBrowser().bar.read()), type(Site(GOOD).app.shop).begin

    def fails(shop: Any, recipe: Any) -> Any:
        if recipe != OPENING:
            raise RuntimeError("a mistake of ours")
        return begin(shop, recipe)

    monkeypatch.setattr(type(site.app.shop), "begin", fails)
    site = Site(GOOD).frames(2)
    assert site.app.run.recipe == OPENING and "a mistake of ours" in site.note
