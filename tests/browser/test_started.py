"""A page that is lent again is as if nobody had seen it: whatever a test can change is seen, and is
put back; what cannot be put back costs the page."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE
from tests.browser.pages import KATAMINO, SMALL, USUAL, finish, go, set_speed, some_of
from tests.browser.started import Shared

CHALLENGE = "#pentomino?v=1&board=5x3&pieces=PUV&mode=play"


@pytest.fixture
def shared(started, request):
    """A page lent to this test, not taken back by anybody else."""
    lent = started.lend()
    yield lent
    started.take_back(lent, request.node.nodeid)


def choose(page, **words: str) -> None:
    page.click("#settings")
    for name, word in words.items():
        page.select_option(f"#set-{name}", word)


def in_mode(page, mode: str) -> None:
    go(page, SMALL)
    finish(page)
    page.check(f"#mode-{mode}", force=True)


def press(page, *keys: str) -> None:
    page.focus("#canvas")
    for key in keys:
        page.keyboard.press(key)


def play(page) -> None:
    in_mode(page, "play")
    page.click("#play-hint")
    press(page, "1", "2", "3", "4")
    page.wait_for_function("document.getElementById('play-moves').textContent !== '0 moves'")


def zoom(page) -> None:
    press(page, "PageUp")
    page.wait_for_selector("html[data-zoomed]")


def draw_a_wall(page) -> None:
    in_mode(page, "edit")
    press(page, "Shift+ArrowDown")
    page.wait_for_function("location.hash.includes('walls=')")


def on_a_phone(page) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.click("[data-sheet=facts]")
    page.click("#code-box summary")


# What a test does, and is put back.
PUT_BACK = {
    "another maze": lambda page: go(page, SMALL),
    "a finished maze": lambda page: (go(page, SMALL), finish(page)),
    "a bad link": lambda page: go(page, "#maze?v=1&size=-3x9&by=nobody&unknown=1"),
    "a search": lambda page: (go(page, KATAMINO), finish(page)),
    "a puzzle that is played": lambda page: (go(page, CHALLENGE), page.click("#tile-hint")),
    "a board that is drawn": lambda page: go(page, CHALLENGE.replace("play", "edit")),
    "an embedded board": lambda page: go(page, SMALL + "&embed=1&controls=0&theme=dark"),
    "a game": play,
    "a wall": draw_a_wall,
    "a larger picture": zoom,
    "a map": lambda page: (go(page, SMALL), press(page, "d")),
    "the speed": lambda page: set_speed(page, USUAL + 5),
    "the settings": lambda page: choose(page, theme="contrast", motion="reduced", keys="off",
                                        voice="off", labels="none", patterns="on"),
    "the theme": lambda page: page.click("#theme"),
    "fields": lambda page: (page.fill("#seed", "x"), page.fill("#size-width", "9"),
                            page.select_option("#shape", "hexagon")),
    "a dialog": lambda page: (page.click("#share"), page.check("#share-walls")),
    "an export": lambda page: (page.click("#export"), page.select_option("#export-as", "svg")),
    "a phone": on_a_phone,
    "the focus": lambda page: page.focus("#seed"),
    "a selection": lambda page: page.evaluate("getSelection().selectAllChildren(document.body)"),
    "storage": lambda page: page.evaluate("""() => { localStorage.another = "x";
        sessionStorage.another = "x"; document.cookie = "another=x"; }"""),
    "media": lambda page: page.emulate_media(color_scheme="dark", reduced_motion="reduce",
                                             contrast="more", media="print"),
    "forced colors": lambda page: page.emulate_media(forced_colors="active"),
    "what prints and copies": lambda page: page.evaluate("""() => { window.print = () => {};
        window.printed = true;
        Object.defineProperty(navigator, "clipboard", { configurable: true, value: {} }); }"""),
    "the network": lambda page: page.context.set_offline(True),
    "the page loaded anew": lambda page: (page.reload(), page.wait_for_function(
        "document.documentElement.dataset.state !== 'loading'")),
}
# What cannot be undone.
LEFT = {
    "a function of the browser's": "window.alert = () => {}",
    "a clock": "Date.now = () => 0",
    "a name": "window.anything = []",
    "a listener": "void addEventListener('click', () => {})",
    "styles": "void document.adoptedStyleSheets.push(new CSSStyleSheet())",
    "an element": "void document.body.append(document.createElement('i'))",
    "letters": "document.documentElement.style.fontSize = '200%'",
}


# One of each way of being put back, or not; the others: `make prove`.
SAMPLE = {"a game", "a dialog", "what prints and copies", "a listener"}


@pytest.mark.parametrize("what", some_of(PUT_BACK, SAMPLE))
def test_what_a_test_does_is_seen_and_put_back(shared: Shared, what: str):
    PUT_BACK[what](shared.page)
    assert shared.differs() != []
    assert shared.reset() == []


@pytest.mark.parametrize("what", some_of(LEFT, SAMPLE))
def test_what_cannot_be_put_back_is_seen(shared: Shared, what: str):
    shared.page.evaluate(f"() => {{ {LEFT[what]}; }}")
    assert shared.reset() != []


@pytest.mark.prove
def test_a_puzzle_that_was_counted_is_seen(shared: Shared):
    """Its solutions are known from now on."""
    go(shared.page, CHALLENGE.replace("play", "count"))
    shared.page.click("#count-all")
    shared.page.wait_for_function("document.getElementById('n-raw').textContent !== '–'")
    assert shared.reset() != []


@pytest.mark.prove
def test_a_game_that_was_left_is_seen(shared: Shared):
    """It would go on when its maze is played again."""
    play(shared.page)
    shared.page.click("#play-done")
    go(shared.page, SMALL.replace("amber-7", "amber-8"))
    finish(shared.page)
    shared.page.check("#mode-play", force=True)
    assert shared.reset() == ["- games left: 0", "+ games left: 1"]


def test_a_page_goes_on_and_one_that_is_not_the_same_does_not(started):
    first = started.lend()
    started.take_back(first, "a test")
    second = started.lend()
    assert second is first
    second.page.evaluate("void addEventListener('click', () => {})")
    started.take_back(second, "another test")
    assert "window hears click" in started.thrown_away.pop() and second.page.is_closed()
    third = started.lend()
    assert third is not first and sorted(third.first) == sorted(first.first)
    started.take_back(third, "a third test")


@pytest.mark.prove
def test_two_pages_at_once_are_two(started):
    one, other = started.lend(), started.lend()
    assert one.page is not other.page and sorted(one.first) == sorted(other.first)
    for page in (one, other):
        started.take_back(page, "a test")


def test_what_runs_before_the_page_is_refused(shared: Shared):
    with pytest.raises(AssertionError, match="fresh=True"):
        shared.page.add_init_script("window.x = 1")
