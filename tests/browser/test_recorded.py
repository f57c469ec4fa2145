"""Before Python: a recording plays, Python goes on where it stands, nothing pressed is lost."""

from __future__ import annotations

import gzip
import json
import marshal
import re
from collections.abc import Callable, Iterable, Iterator

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.looking import pictures
from tests.browser.pages import KATAMINO, MAZE, idle, picture, position, sampled, state
from tools import browser as chrome
from tools import parts

PLAYS = "() => document.documentElement.dataset.recorded"
# Each of Python's pauses at the start counts, and waits while `breaths.open` is 0.
BREATHS = """
    globalThis.breaths = { count: 0, open: 0, next: null };
    const post = scheduler.postTask.bind(scheduler);
    scheduler.postTask = async (...what) => {
        breaths.count++;
        if (!breaths.open) await new Promise((go) => { breaths.next = go; });
        breaths.open--;
        return post(...what);
    };
"""
LET = """(count) => {
    const { next } = breaths;
    Object.assign(breaths, { open: count, next: null });
    next?.();
}"""
MODULES = """async () => {
    const { src } = document.querySelector("script[src*='runtime.mjs']");
    const { loadPyodide } = await import(src);
    const python = await loadPyodide({ stdout: console.log, stderr: console.error });
    return python.runPython("import sys; ' '.join(sys.modules)").split(" ");
}"""


@pytest.fixture
def early(new_page, site_url, watch) -> Callable[..., tuple[Page, Callable[[], None]]]:
    """early(link) -> a page whose Python is held back, and what lets it start."""

    def open_it(link: str = "", wanted: str = "playing", **options):
        page, held, free = new_page(**options), [], []
        page.route("**/pyodide.asm.wasm",
                   lambda route: route.continue_() if free else held.append(route))

        def release() -> None:
            free.append(True)
            for route in held:
                route.continue_()
            chrome.wait_until_settled(page, watch.errors)
            page.unroute_all()

        page.goto(site_url + link)
        if wanted:
            page.wait_for_function(f"wanted => ({PLAYS})() === wanted", arg=wanted)
        return page, release

    return open_it


def farthest(page: Page, before: str) -> int:
    """The largest difference between a picture and the canvas as it is: 255 for black and white."""
    return page.evaluate("""async (before) => {
        const image = new Image(), canvas = document.getElementById("canvas");
        image.src = before;
        await image.decode();
        const copy = document.createElement("canvas");
        [copy.width, copy.height] = [canvas.width, canvas.height];
        copy.getContext("2d").drawImage(image, 0, 0);
        const [a, b] = [copy, canvas].map((one) =>
            one.getContext("2d").getImageData(0, 0, one.width, one.height).data);
        return a.reduce((most, value, k) => Math.max(most, Math.abs(value - b[k])), 0);
    }""", before)


def recorded(page: Page) -> str | None:
    return page.evaluate(PLAYS)


def test_it_moves_before_python_and_can_be_steered(early):
    page, release = early(fresh=True)
    at = position(page)
    page.wait_for_function("at => document.getElementById('timeline').value > at + 5", arg=at)
    assert state(page) == "loading"
    page.click("#play")
    assert recorded(page) == "paused"
    at = position(page)
    page.click("#forward")
    assert position(page) == at + 1
    page.click("#back")
    page.keyboard.press("Shift+ArrowRight")
    assert position(page) == 600 and "solving begins" in page.inner_text("#sentence")
    page.locator("#timeline").fill("1000")
    assert position(page) == 1000 and "row" in page.inner_text("#sentence")
    page.keyboard.press("End")
    assert recorded(page) == "finished" and page.inner_text("#play-name") == "Replay"
    page.click("#to-start")
    assert recorded(page) == "ready"
    release()
    assert state(page) == "ready" and recorded(page) is None


@pytest.mark.parametrize("at, scheme", sampled(
    [(0, "light"), (333, "dark"), (900, "light"), (1273, "light")], lambda at, scheme: at == 333))
def test_python_takes_over_without_a_jump(at, scheme, early):
    page, release = early(f"{MAZE}&at={at}", "", color_scheme=scheme)
    page.wait_for_function(PLAYS)
    assert position(page) == at
    drawn, words = picture(page), page.inner_text("#sentence")
    count, speed = page.inner_text("#count"), page.input_value("#speed")
    release()
    idle(page)
    assert (position(page), page.inner_text("#count")) == (at, count)
    assert (page.input_value("#speed") == speed
            and (at == 0 or page.inner_text("#sentence") == words))
    assert farthest(page, drawn) < 32                      # a shade at the rim of a hatch


@pytest.mark.prove                                         # pressed early: below
def test_what_plays_goes_on_playing_at_the_speed_set_by_hand(early):
    page, release = early(viewport=PHONE)
    page.click("#slower")
    stop = page.input_value("#speed")
    release()
    assert state(page) == "playing" and position(page) > 0
    assert page.input_value("#speed") == stop


@pytest.mark.parametrize("link, words", sampled([
    ("#maze?v=1&shape=hexagon&size=9x9&by=wilson&seed=<b>", "hexagon, 9x9, wilson, <b>"),
    (KATAMINO, "5x9, ltwkyrzcp")], lambda link, words: link != KATAMINO))
def test_another_link_shows_its_words_and_no_wrong_picture(link, words, early):
    page, release = early(link, "")
    assert words in page.inner_text("#sentence")
    seen = page.locator(".board > svg.shell").evaluate_all(
        "all => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length")
    assert seen == 0 and recorded(page) is None
    assert page.evaluate("document.getElementById('timeline').max") == "0"
    release()
    assert state(page) == "playing"


def test_less_motion_shows_the_end_until_asked(early):
    page, release = early("", "finished", reduced_motion="reduce")
    drawn = picture(page)
    assert pictures(page, 10) == {drawn}
    page.click("#play")
    assert recorded(page) == "playing"
    page.click("#to-end")
    release()
    idle(page)
    assert state(page) == "finished" and farthest(page, drawn) < 32


def in_smallest_parts(route: Route) -> None:
    """static/runtime.mjs, but Python pauses after every import, however quick the machine is."""
    answer = route.fetch()
    text, count = re.subn(r"const SLICE = \d+;", "const SLICE = 0;", answer.text())
    assert count == 1
    route.fulfill(response=answer, body=text)


@pytest.fixture
def breathing(new_page, site_url) -> Callable[..., Page]:
    """breathing(pauses) -> a page whose Python pauses after each import, and stops after so many.
    """

    def open_it(pauses: int = 1_000_000) -> Page:
        page = new_page(fresh=True)
        page.add_init_script(f"{BREATHS} breaths.open = {pauses};")
        page.route("**/static/runtime.mjs", in_smallest_parts)
        page.goto(site_url, wait_until="commit")
        return page

    return open_it


def imports() -> tuple[list[str], list[str], list[str]]:
    """What is imported part by part, in order: the library, our own modules of the first screen,
    and those of the parts that come later."""
    about = (parts.ROOT / "static" / "vendor" / "about.mjs").read_text(encoding="utf-8")
    library = re.search(r"library = (\[.*\]);", about)
    assert library
    tables = {name: marshal.loads(gzip.decompress(part)) for name, part in parts.build().items()}
    later = [name for part in tables if part != "first" for name in tables[part]["modules"]]
    return json.loads(library[1]), [*filter(None, tables["first"]["order"])], later


def brought(names: Iterable[str], modules: list[str], begin: int) -> Iterator[int]:
    """How many modules each of some names has imported.

    ``modules`` are all, in the order in which they were complete; a package imports its own
    before it is complete itself.  ``begin`` of them were there before.
    """
    places = {name: at for at, name in enumerate(modules, 1)}
    for name in names:
        path = name.split(".")
        packages = (".".join(path[:depth]) for depth in range(1, len(path) + 1))
        end = max(begin, *(places.get(one, 0) for one in packages))
        yield end - begin
        begin = end


def test_python_starts_in_small_tasks(breathing, watch):
    """Whoever presses something meanwhile waits for no more than one of them.

    How long they take, `make bench-boot` prints; here counts what they import.
    """
    page, (library, ours, later) = breathing(), imports()
    chrome.wait_until_settled(page, watch.errors)
    assert page.evaluate("breaths.count") >= len(library) + len(ours) > 300
    modules = page.evaluate(MODULES)
    of_library = [*brought(library, modules, modules.index(library[0]))]
    assert sorted(of_library)[-2] <= 8 and max(of_library) <= 40       # the one is asyncio
    assert max(brought(ours, modules, modules.index(ours[0]))) <= 8
    last = max(map(modules.index, {*ours} & {*modules}))
    by_main = [name for name in modules[last + 1:] if name not in later]
    assert len(by_main) <= 4, by_main                      # it finds the others there


def test_pause_is_heard_while_python_starts(breathing, watch):
    """Between any two imports a press is obeyed."""
    page, seen = breathing(1), []
    page.wait_for_function(PLAYS)
    while len(seen) < 8:
        page.wait_for_function("breaths.next")
        before = recorded(page)
        page.click("#play")
        seen.append((before, recorded(page)))
        page.evaluate(LET, 40)
    page.evaluate(LET, 1_000_000)
    chrome.wait_until_settled(page, watch.errors)
    assert seen == [("playing", "paused"), ("paused", "playing")] * 4


def test_what_is_pressed_too_early_happens_in_order(early):
    page, release = early()
    page.select_option("#by", index=0)                     # nothing else is there yet
    page.fill("#size-width", "9")
    page.click("#dice")
    page.keyboard.press("g")
    assert page.inner_text("#loading-text").startswith("New maze – as soon as Python is ready")
    release()
    page.wait_for_function("location.hash && !location.hash.includes('amber-7')")
    seed = page.input_value("#seed")
    assert seed != "amber-7" and f"size=9x15&by=prim&seed={seed}" in page.evaluate("location.hash")


@pytest.mark.prove                                         # the same of mazes: above
def test_pieces_pressed_too_early(early):
    page, release = early("#pentomino", "")
    page.evaluate("""() => {
        globalThis.heard = [];
        document.addEventListener("click", ({ target }) => {
            if (document.documentElement.dataset.state !== "loading")
                heard.push(target.closest("button").id);
        }, true);
    }""")
    for piece in ("piece-P", "piece-X", "piece-P"):
        page.click(f"#{piece}")
    release()
    assert page.evaluate("heard") == ["piece-P", "piece-X", "piece-P"]


def test_another_place_before_python(early):
    page, release = early()
    page.click("#go-pentomino")
    page.wait_for_function("!document.documentElement.dataset.recorded")
    assert page.locator("svg.shell[data-for=pentomino]").is_visible()
    page.click("#go-maze")
    page.wait_for_function(PLAYS)
    release()
    assert state(page) in ("playing", "finished")          # where Python starts slowly


def test_without_scripts_there_is_a_picture_and_a_sentence(browser, site_url):
    for viewport in (DESKTOP, PHONE):
        context = browser.new_context(java_script_enabled=False, viewport={
            "width": viewport[0], "height": viewport[1]})
        page = context.new_page()
        page.goto(site_url)
        assert page.locator("svg.shell[data-for=maze]").is_visible()
        assert page.locator("#loading").is_hidden()
        said = page.locator("noscript p").bounding_box()
        assert said and said["y"] + said["height"] < viewport[1]
        context.close()


def test_a_pentomino_link_is_told_in_its_language_before_python(early):
    page, release = early("#pentomino?v=1&board=5x3&pieces=FPU", wanted="", locale="de-DE")
    page.wait_for_function("document.getElementById('sentence').innerText.includes('gewünschte')")
    assert page.inner_text("#sentence") == "Das gewünschte Brett: 5x3, FPU."
    current = page.locator(".top [aria-current=page]")
    assert current.count() == 1 and current.get_attribute("id") == "go-pentomino"
    assert (page.input_value("#height"), page.inner_text("#width")) == ("5", "3")
    assert page.inner_text("#board option:checked") == "5 × 3"
    release()
    assert page.inner_text("#board option:checked") == "5 × 3"
