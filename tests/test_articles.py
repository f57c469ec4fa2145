"""The articles: a text for everything there is, pages that are sound, and links that lead there."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from urllib.parse import urlsplit

import pytest

from maze.language import LANGUAGES
from maze.learning.relations import related, relations
from maze.learning.subjects import subjects
from maze.message import Message
from maze.share import decode
from tools.learn import layout, measure, pages, source
from tools.learn.page import measured, page
from tools.reading import grade, words_of

VOID = {"meta", "link", "br", "circle", "path", "rect"}
TWELVE = 12
HARD = {"uniform", "exact_cover", "spanning_tree", "bias", "river", "braid", "parity", "flat",
        "outline", "rolled", "deep"}


class Sound(HTMLParser):
    """Reads a page and complains of tags that do not close."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        assert not self.open, self.open

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag

    def named(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


@pytest.fixture(scope="module")
def built() -> dict[str, str]:
    return {name: pages.content(name).decode() for name in pages.names()}


def test_everything_has_an_english_text_and_the_most_read_have_others():
    assert source.ids("en") == sorted(subjects())
    most_read = set(source.ids("de"))
    assert len(most_read) == TWELVE and most_read < set(subjects())
    for tag in {*LANGUAGES} - {"en"}:
        assert set(source.ids(tag)) == most_read, tag
        for id_ in source.ids(tag):                        # nothing is left out
            assert source.read(tag, id_).keys() == source.read("en", id_).keys(), (tag, id_)


def test_every_page_is_sound(built):
    for name, text in built.items():
        found, tag = Sound(text), name.split("/")[1]
        assert [one["lang"] for one in found.named("html")] == [tag]
        assert len(found.named("h1")) == len(found.named("main")) == 1
        assert len(found.named("article")) == 1 and not found.named("script")
        names = [attributes["id"] for _, attributes in found.tags if attributes.get("id")]
        assert len(names) == len(set(names)), name
        others = {one["hreflang"]: one["href"] for one in found.named("link")}
        assert tag in others and {"en", "x-default"} <= set(others), name
        for other in set(others.values()):
            assert "learn/" + other.removeprefix("../") in built, (name, other)
        assert len(text) < 72_000, name


def test_every_link_opens_what_it_says(built):
    checked = set()
    for name, text in built.items():
        for one in Sound(text).named("a"):
            href = one["href"] or ""
            if not href.startswith("../../#"):
                path = "/".join([*name.split("/")[:2], href]) if "/" not in href else \
                    "learn/" + href.removeprefix("../")
                assert path in built, (name, href)
                assert ("en/" in href) == (one.get("hreflang") == "en")
            elif href not in checked:
                checked.add(href)
                decoded = decode(href[len("../../"):])
                assert decoded.notes == [] and not decoded.ignored, (name, href[:80])
    assert {urlsplit(one).fragment.partition("?")[0] for one in checked} >= {"maze", "lab", "learn"}


def test_every_subject_is_related_to_another_one_and_only_once():
    pairs = [frozenset((one, other)) for _, one, other in relations()]
    assert len(pairs) == len(set(pairs)) and all(len(pair) == 2 for pair in pairs)
    assert frozenset().union(*pairs) == set(subjects())
    assert {str(said): ids for said, ids in related("a_star").items()} == {
        "Builds on": ["dijkstra"], "Related to": ["greedy_best_first"]}
    assert "a_star" in related("dijkstra")[Message("Leads to")]


def test_what_is_read_in_english_is_listed():
    said = " ".join((source.ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split())
    listed = said.partition("in all six languages: ")[2].partition(". The other ")[0]
    known = {one.title.lower(): id_ for id_, one in subjects().items()}
    names = listed.lower().replace("\\", "").replace(" and wilson", ", wilson").split(", ")
    assert sorted(known[name] for name in names) == source.ids("pl")
    assert f"The other {len(known) - len(names)} are in English only" in said


@pytest.mark.parametrize("columns", layout.COLUMNS)
def test_the_map_has_every_name_and_short_lines(columns):
    found = layout.spots(layout.arranged(columns), columns)
    assert set(found) == set(subjects()) and len(set(found.values())) == len(found)
    as_listed = layout.spots(layout.families(), columns)
    assert layout.cost(found, columns) < layout.cost(as_listed, columns) / 2
    apart = [(one, other) for _, one, other in relations()
             if abs(found[one].column - found[other].column) > 1]
    assert not apart                                       # its line would pass behind a name


def test_the_map_shows_names_and_lines_of_the_same_relations(built):
    drawn = built["learn/pl/index.html"]
    for columns in layout.COLUMNS:
        one = Sound(re.search(f'<svg class="map of{columns}".*?</svg>', drawn)[0])
        names = [re.sub(r"^../en/|.html$", "", link["href"]) for link in one.named("a")]
        assert sorted(names) == sorted(subjects())
        heads = [path["d"] for path in one.named("path") if path["class"] == "head"]
        assert heads[0].count("M") == sum(kind == "builds" for kind, _, _ in relations())
        lines = "".join(path["d"] for path in one.named("path")
                        if path["class"] in ("same", "builds", "kin", "shows"))
        assert lines.count("M") == len(list(relations()))
        assert all(path["d"] for path in one.named("path") if path["class"] == "own")


def test_texts_are_short_and_plain():
    for id_ in source.ids("en"):
        text = source.read("en", id_)
        assert "history" in text, id_
        assert re.search(r"\b1[89]\d\d\b|\b20\d\d\b", " ".join(text["history"])), id_
        if id_ in HARD:
            assert 60 <= len(words_of(source.LINK.sub(r"\1", text["idea"][0]))) <= 100, id_
            assert grade(text["idea"][0]) < 9, id_
        else:
            assert "idea" not in text                      # it stands with the algorithm


def test_a_text_is_read_section_by_section():
    assert source.parse("[idea]\nOne *two*\nthree.\n\nFour.\n[cost]\nFive.") == {
        "idea": ["One *two* three.", "Four."], "cost": ["Five."]}
    assert source.inline("[A](prim) & [b](#lab?v=1) *c*") == (
        '<a href="prim.html">A</a> &amp; <a href="../../#lab?v=1">b</a> <em>c</em>')
    for wrong in ("[idee]\nA.", "[idea]\nA.\n\n[idea]\nB."):
        with pytest.raises(ValueError, match="once"):
            source.parse(wrong)


def test_the_address_is_in_the_head_where_it_is_known():
    text = page("en", "prim", "https://example.org/m/")
    assert 'rel="canonical" href="https://example.org/m/learn/en/prim.html"' in text
    assert pages.sitemap("https://example.org/m/").count("<loc>") == len(pages.names()) + 1


def test_what_the_figures_show_was_measured():
    """A sample: `make prove` measures all of it again."""
    known = measured()
    assert known["average"]["binary_tree"] == measure.average("binary_tree")
    assert list(map(tuple, known["steps"]["dead_end_filler"]))[:3] == measure.curve(
        "solvers", "dead_end_filler", measure.SIDES[:3])
    assert set(known["steps"]) == {id_ for id_, one in subjects().items() if one.entry}


@pytest.mark.prove
def test_all_that_the_figures_show_was_measured():
    known = measured()
    for id_, one in subjects().items():
        if one.entry:
            assert [tuple(pair) for pair in known["steps"][id_]] == measure.curve(one.kind, id_)
    for id_, opened in known["average"].items():
        assert opened == measure.average(id_), id_
