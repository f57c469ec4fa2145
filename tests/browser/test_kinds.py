"""Every kind of maze in Chromium: each shape opens from its link and ends in the native picture."""

from __future__ import annotations

import pytest

from maze.recipe import Recipe, generators, shapes, solvers
from maze.registry import GROUPS, misfit
from maze.share import decode, encode
from tests.browser.conftest import DESKTOP
from tests.browser.pages import (
    PATH_COLORS,
    SMALL,
    count_pixels,
    digest,
    finish,
    go,
    hash_of,
    idle,
    settled_hash,
    state,
)

BY = {"torus": "wilson", "weave": "kruskal", "polar": "with_walls", "hexagon": "hunt_and_kill",
      "triangle": "eller", "cube": "aldous_broder", "floors": "growing_forest"}
CHANGED = ["braid=60&oneway=30&shape=hexagon&size=7x6", "sparse=40&size=12x9",
           "symmetry=mirror&size=11x8&by=prim", "unicursal=1&size=12x8",
           "keys=2&size=12x9&by=wilson", "keys=halves&size=11x7", "keys=points.2&size=9x9",
           "bias=h80&run=60&river=80&size=12x9&by=kruskal", "entr=hardest&size=10x8",
           "shape=word&size=2&mask=HI", "by=mole&opt=clock.7&size=14x10",
           "by=growing_tree&opt=rule.oldest&size=9x7"]


@pytest.fixture(scope="module")
def one_page(lend_page_for_module):
    return lend_page_for_module(SMALL)


@pytest.fixture
def page(one_page):
    one_page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    go(one_page, SMALL)
    return one_page


def of_shape(shape: str) -> str:
    """A small maze of a shape, solved."""
    size = tuple(max(param.low, min(param.default, 7)) for param in shapes()[shape].params)
    return encode(Recipe(shape=shape, size=size, by=BY.get(shape, "prim"), solve="breadth_first"))


@pytest.mark.parametrize("link", [
    *map(of_shape, sorted(shapes())),
    *(f"#maze?v=1&{keys}&solve=breadth_first" for keys in CHANGED)])
def test_a_kind_opens_from_its_link_and_ends_in_its_picture(page, link: str) -> None:
    go(page, link)
    finish(page)
    recipe = decode(link).recipe
    assert digest(page) == recipe.picture().digest
    assert settled_hash(page) == encode(recipe)
    assert not page.locator("#note-text").is_visible()
    assert count_pixels(page, PATH_COLORS["dark" if recipe.dug else "light"]) > 20


def test_what_does_not_fit_says_why(page) -> None:
    go(page, of_shape("penrose"))
    option = page.locator('#by option[value="division"]')
    assert option.evaluate("it => it.disabled")
    assert option.text_content().endswith("which this grid does not have.")
    for name, entry in generators().items():
        fits = misfit(entry, decode(of_shape("penrose")).recipe.grid()) is None
        refused = page.locator(f'#by option[value="{name}"]').evaluate("it => it.disabled")
        assert refused != fits, name


def test_menus_are_in_families(page) -> None:
    families = page.evaluate("""() => ["shape", "by", "solve"].map((id) =>
        [...document.querySelectorAll(`#${id} optgroup`)].map((group) => group.label))""")
    for labels, entries in zip(families, (shapes(), generators(), solvers()), strict=True):
        assert set(labels) == {GROUPS[entry.group] for entry in entries.values()}


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.prove)])
def test_nothing_scrolls_on_a_desk_whatever_is_chosen(page, every: int) -> None:
    """But the panel on the right, which holds texts."""
    links = [*map(of_shape, sorted(shapes())),
             *(f"#maze?v=1&size=6x6&by={by}&solve=chain" for by in generators()),
             *(f"#maze?v=1&size=6x6&solve={by}" for by in solvers())]
    for link in links[::every]:
        go(page, link)
        high = page.evaluate("""() => [document.documentElement, ...document.querySelectorAll(
            ".panel.left")].map((one) => one.scrollHeight - one.clientHeight)""")
        assert max(high) <= 0, f"{link}: {high}"


def test_every_change_is_kept_when_a_new_maze_is_made(page) -> None:
    go(page, "#maze?v=1&size=9x8&by=prim&braid=40&sparse=20&keys=1&solve=breadth_first")
    assert "3 set" in page.inner_text("#more-options summary")
    page.click("#more-options summary")
    assert page.locator("#changes-braid").input_value() == "40"
    page.locator("#changes-bias").fill("-30")
    page.locator("#seed").fill("mine")
    page.click("#new")
    idle(page)
    recipe = decode(settled_hash(page)).recipe
    assert recipe.seed == "mine" and recipe.size == (9, 8)
    assert (*map(recipe.value, ("braid", "sparse", "keys", "bias")),) == (40, 20, "1", -30)
    page.click("#more-options summary")


def test_a_wrong_change_is_a_sentence_and_the_maze_stays(page) -> None:
    go(page, of_shape("triangle"))
    before = settled_hash(page)
    page.click("#more-options summary")
    assert page.locator("#changes-run").is_disabled()
    assert "Run needs cells that a passage can cross straight" in \
        page.inner_text("#changes-run-help")
    page.fill("#changes-braid", "1000")
    page.click("#new")
    idle(page)
    assert "Braid must be 0 to 100" in page.inner_text("#note-text")
    assert settled_hash(page) == before
    page.click("#note-close")
    page.click("#more-options summary")


def test_another_shape_replaces_what_does_not_fit_it_and_says_so(page) -> None:
    go(page, "#maze?v=1&shape=square&size=8x8&by=division&symmetry=flip&solve=chain")
    page.select_option("#shape", "weave")
    assert "Recursive division needs" in page.inner_text("#fit-maze")
    assert page.input_value("#by") == "recursive_backtracker"
    assert page.input_value("#solve") == "breadth_first"
    assert page.input_value("#changes-symmetry") == "none"
    page.click("#new")
    idle(page)
    assert "shape=weave&size=20x15x25&by=recursive_backtracker" in hash_of(page)


def test_a_preset_is_shown_at_once(page) -> None:
    go(page, SMALL)
    page.select_option("#preset", "Weave: bridges and tunnels")
    idle(page)
    assert "shape=weave&size=18x13x25&by=kruskal" in hash_of(page)
    assert page.input_value("#preset") == "Weave: bridges and tunnels"
    page.fill("#size-width", "9")
    page.click("#new")
    assert page.input_value("#preset") == ""


def test_options_of_algorithms_go_into_the_link(page) -> None:
    go(page, SMALL)
    page.select_option("#by", "growing_tree")
    page.select_option("#solve", "a_star")
    page.evaluate("document.getElementById('more-options').open = true")
    page.fill("#options-rule", "oldest:1 newest:3")
    page.select_option("#sopt-heuristic", "euclid")
    page.click("#new")
    idle(page)
    assert "opt=rule.newest-3~oldest-1" in hash_of(page)
    assert hash_of(page).endswith("solve=a_star&sopt=heuristic.euclid")
    page.evaluate("document.getElementById('more-options').open = false")


def test_a_word_is_written_into_its_field(page) -> None:
    go(page, of_shape("word"))
    page.locator("#word-mask").fill("cat")
    page.click("#new")
    idle(page)
    finish(page)
    assert "mask=CAT" in settled_hash(page) and state(page) == "finished"


def test_a_drawing_is_made_of_characters(page) -> None:
    go(page, of_shape("mask"))
    page.click("#outline summary")
    assert page.input_value("#picture-mask").count("#") == len(decode(of_shape("mask")
                                                                      ).recipe.grid())
    page.fill("#picture-mask", "##..##")
    page.click("#apply")
    assert "in one piece: it has 2" in page.inner_text("#note-text")
    page.locator("#picture-mask").fill("####\n#..#\n####")
    page.click("#apply")
    idle(page)
    finish(page)
    recipe = decode(settled_hash(page)).recipe
    assert recipe.size == (4, 3) and len(recipe.grid()) == 10
