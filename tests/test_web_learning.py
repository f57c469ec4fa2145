"""The place Learn without a browser: articles, their boards, the controls and links."""

from __future__ import annotations

import pytest

from maze.catalog import DEFAULT
from maze.ingredients import changes
from maze.learning.reading import decode_fields, encode_fields, reading
from maze.learning.subjects import subjects
from maze.share import decode, encode
from tests.test_web import Site


def test_every_algorithm_has_an_article():
    known = set(subjects())
    assert known >= {*DEFAULT.room("generators"), *DEFAULT.room("solvers")}
    assert len(known) == len(DEFAULT.room("generators")) + len(DEFAULT.room("solvers")) + 11


@pytest.mark.parametrize("id_", subjects())
def test_a_plain_link_opens_each_with_its_own_board(id_):
    decoded = decode(f"#learn?v=1&id={id_}")
    assert decoded.notes == [] and encode(decoded.recipe) == f"#learn?v=1&id={id_}"
    board, subject = decoded.recipe.board, subjects()[id_]
    assert decode(encode(board)).notes == []
    if subject.entry:
        assert subject.id in (board.by, board.solve)
        board.checked_grid()
    if subject.rivals:
        link = "#lab?v=1&" + "&".join(f"{key}={text}" for key, text in subject.rivals.items())
        assert decode(link).notes == [], link


OTHER = {"bias": "h60"}
FEWER = {"carve_order", "exact_cover", "parity"}           # a transform undoes it; no maze


@pytest.mark.parametrize("id_", sorted(set(subjects()) - FEWER))
def test_each_has_three_sliders_that_matter(id_):
    recipe, counts = reading(id_), 0
    for key in recipe.subject.sliders:
        if key == "size":
            counts += len(recipe.board.size)
        elif key in ("opt", "sopt"):
            entry = recipe.board.generator if key == "opt" else recipe.board.solver
            counts += len(entry.params)
        else:
            counts += 1
            param = changes(recipe.catalog)[key]
            other = recipe.but(board=recipe.board.but(**{key: param.parse(OTHER.get(key, "30"))}))
            other.board.checked_grid()
            assert f"&{key}=" in encode(other) or recipe == other
            assert decode(encode(other)).recipe == other
    assert counts >= 3


def test_links_keep_what_was_changed():
    recipe = reading("growing_tree")
    other = recipe.but(board=recipe.board.but(size=(9, 8), opt=(("rule", "oldest"),)))
    link = encode(other)
    assert link == "#learn?v=1&id=growing_tree&size=9x8&opt=rule.oldest"
    assert decode(link).recipe == other
    assert "Did you mean" in str(decode("#learn?v=1&id=wilsen").note)
    assert "wilson" in str(decode("#learn?v=1&id=wilsen").note)
    assert encode(decode("#learn?v=1&mode=nothing&id=prim").recipe) == "#learn?v=1&id=prim"
    assert decode("#learn?v=1&id=prim&keys=2").ignored == {"keys": "2"}
    assert decode_fields(encode_fields(other)) == (other, [])


def test_the_contents_are_a_document_and_an_article_plays():
    site = Site("#learn").frames(2)
    assert site.page.of("place") == "learn" and site.page.of("boards") == "none"
    assert site.page.attributes["learn-body", "data-article"] == "index"
    site.page.texts["learn-article"] = "wilson"
    site.page.fire("learn-article", "change")
    site.frames(2)
    assert site.app.link == "#learn?v=1&id=wilson" and site.page.of("boards") == "own"
    assert site.page.attributes["learn-body", "data-article"] == "wilson"
    assert site.state == "playing" and site.browser.screen("learn-board").calls
    assert site.page.attributes["learn-open", "href"].startswith("#maze?v=1&shape=square")
    site.end()
    assert site.state == "finished" and "192 cells" in site.page.read("sentence")


def test_sliders_change_the_board_and_the_link():
    site = Site("#learn?v=1&id=a_star").frames(2)
    page = site.page
    assert page.read("learn-controls-braid") == "30"
    page.texts["learn-controls-width"] = "9"
    page.texts["learn-controls-braid"] = "0"
    page.fire("learn-controls", "change")
    assert site.app.link == "#learn?v=1&id=a_star&size=9x12&braid=0"
    assert site.app.run.recipe.board.size == (9, 12)
    assert site.browser.press("g") and site.app.run.recipe.board.seed == "SEED0"


@pytest.mark.parametrize("id_", ["exact_cover", "deep", "hilbert"])
def test_other_boards_play_too(id_):
    site = Site(f"#learn?v=1&id={id_}").frames(2)
    site.end()
    assert site.state == "finished" and site.note == ""
    site.page.fire("export-dialog", "shown")
    site.page.texts["export-as"] = "json"
    site.page.fire("export-save", "click")
    (name, _), = site.browser.saved.items()
    assert name.startswith(f"learn-{id_.replace('_', '-')}")
