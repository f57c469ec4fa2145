"""Settings: obeyed at once, kept on the device, forgotten at a press; high contrast."""

from __future__ import annotations

import json
from itertools import product

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.kept import kept
from tests.browser.pages import (
    KATAMINO,
    SMALL,
    count_pixels,
    finish,
    idle,
    picture,
    sampled,
    some_of,
    state,
)
from tests.browser.refused import NAMES, refusing
from tools.pages import BASE

HOSTILE = ["<img src=x onerror=alert(1)>", "DARK", "%%%", "x" * 100_000, "__proto__",
           '{"theme":"dark"}', "theme=dark"]


def choose(page, **words: str) -> None:
    page.click("#settings")
    for name, word in words.items():
        page.select_option(f"#set-{name}", word)
    page.keyboard.press("Escape")
    idle(page)


def color_of(page, name: str) -> str:
    """A custom property as the browser paints it."""
    return page.evaluate("""(name) => { const probe = document.createElement("i");
        probe.style.color = `var(--${name})`;
        document.body.append(probe);
        const color = getComputedStyle(probe).color;
        probe.remove();
        return color; }""", name)


def test_a_theme_is_kept_and_there_before_python(open_page, new_page, site_url):
    page = open_page(SMALL)
    choose(page, theme="dark")
    assert kept(page) == {"settings 1 theme": "dark"}
    assert color_of(page, "paper") == "rgb(16, 21, 27)"
    again = page.context.new_page()
    again.goto(site_url, wait_until="domcontentloaded")
    assert again.evaluate("document.documentElement.dataset.theme") == "dark"
    again.close()


@pytest.mark.parametrize("first", some_of(range(len(HOSTILE)), [0]))
def test_a_hostile_memory_is_harmless(new_page, site_url, first):
    """Each setting holds another text, in turns."""
    page = new_page()
    names = ("theme", "motion", "language")
    texts = {name: HOSTILE[(first + at) % len(HOSTILE)] for at, name in enumerate(names)}
    page.add_init_script(f"for (const [name, text] of Object.entries({json.dumps(texts)})) "
                         f"localStorage.setItem(`{BASE} meander settings 1 ${{name}}`, text)")
    page.goto(site_url + SMALL)
    page.wait_for_function("document.documentElement.dataset.state !== 'loading'")
    finish(page)
    assert page.get_attribute("html", "data-theme") is None
    page.click("#settings")
    assert page.input_value("#set-theme") == "auto"


def test_no_storage_no_harm(new_page, site_url):
    page = new_page()
    page.add_init_script(refusing(*NAMES))                 # all that a browser may refuse
    page.goto(site_url + SMALL)
    page.wait_for_function("document.documentElement.dataset.state !== 'loading'")
    choose(page, theme="dark")
    assert page.get_attribute("html", "data-theme") == "dark"
    page.keyboard.press("Escape")
    page.get_by_text("keeps nothing for this page").wait_for()         # told once, above the board
    page.click("#note-close")
    page.click("#theme")
    assert page.get_attribute("html", "data-theme") == "light"
    page.wait_for_function("!document.getElementById('note').classList.contains('shown')")
    page.goto("about:blank")


def test_the_button_for_the_theme_and_the_settings_agree(open_page):
    page = open_page(SMALL)
    page.click("#theme")
    page.click("#settings")
    assert page.input_value("#set-theme") == "dark" and kept(page) == {"settings 1 theme": "dark"}
    page.select_option("#set-theme", "light")
    page.keyboard.press("Escape")
    assert page.get_attribute("#theme", "aria-pressed") == "false"


def test_single_keys_can_be_switched_off(open_page):
    page = open_page(SMALL)
    finish(page)
    choose(page, keys="off")
    page.evaluate("document.activeElement.blur()")
    before = page.evaluate("location.hash")
    for key in ("g", "s", "?"):
        page.keyboard.press(key)
    idle(page)
    assert page.evaluate("location.hash") == before and not page.is_visible("#help-dialog")
    page.keyboard.press("Home")
    idle(page)
    assert state(page) == "ready"
    choose(page, keys="on")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("g")
    page.wait_for_function("before => location.hash !== before", arg=before)


def test_less_motion_by_choice(open_page):
    page = open_page(SMALL)
    choose(page, motion="reduced")
    page.keyboard.press("Home")
    page.click("#new")
    page.wait_for_function("document.documentElement.dataset.state === 'finished'")
    assert page.evaluate("getComputedStyle(document.querySelector('#new')).transitionDuration") \
        == "0s"


def test_pieces_with_numbers_and_patterns(open_page):
    page = open_page(KATAMINO)
    finish(page)
    seen = [picture(page)]
    for words in ({"labels": "numbers"}, {"labels": "none"}, {"patterns": "on"}):
        choose(page, **words)
        seen.append(picture(page))
    assert len(set(seen)) == 4


@pytest.mark.parametrize("link, scheme, size", sampled(
    product([SMALL, KATAMINO], ["light", "dark"], [DESKTOP, PHONE]),
    lambda *row: row == (SMALL, "dark", PHONE)))
def test_high_contrast(open_page, violations, link, scheme, size):
    page = open_page(link, size, color_scheme=scheme, reduced_motion="reduce")
    choose(page, theme="contrast")
    paper = (255, 255, 255) if scheme == "light" else (0, 0, 0)
    assert color_of(page, "paper") == "rgb({}, {}, {})".format(*paper)
    assert count_pixels(page, paper) > 1000
    assert violations(page) == []


def test_a_device_that_asks_for_more_contrast(open_page):
    page = open_page(SMALL, contrast="more")
    assert color_of(page, "control") == "rgb(0, 0, 0)" and count_pixels(page, (0, 0, 0)) > 1000
