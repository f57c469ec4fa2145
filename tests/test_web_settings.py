"""Settings: what a device keeps, hostile or not, and what obeys."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maze.render.theme import FORCED, PRINT, THEMES
from maze.web.keys import command
from maze.web.settings.settings import (
    CHOICES,
    Settings,
    format_settings,
    is_calm,
    looks,
    parse_settings,
    theme_of,
)
from maze.web.settings.sheet import KEY, SettingsSheet
from maze.web.voice import Voice
from tests.fake_page import FakePage, FakeScreen, FakeStore

HOSTILE = ["", "theme", "theme=", "theme=<script>", "__class__=x", "theme=dark;motion", "\0" * 99,
           "theme=dark" * 10_000, "=&=&=", "%ff%fe", "theme=DARK", "{}", "null", "\ud800"]


def sheet(text: str = "") -> tuple[SettingsSheet, FakePage, FakeStore, list[Settings]]:
    page, store, told = FakePage(), FakeStore({KEY: text}), []
    made = SettingsSheet(page, store, told.append)
    made.load()
    return made, page, store, told


def test_every_setting_has_its_choice():
    assert tuple(CHOICES) == Settings._fields
    assert tuple(choice.default for choice in CHOICES.values()) == Settings()


def test_what_is_kept_is_read_again():
    for settings in (Settings(*words) for words in product(
            *[choice.options for choice in CHOICES.values()])):
        assert parse_settings(format_settings(settings)) == settings


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_memory_is_harmless(text):
    settings = parse_settings(text)
    assert all(getattr(settings, name) in choice.options for name, choice in CHOICES.items())
    assert sheet(text)[3] == [settings]


@given(st.text())
def test_anything_may_be_kept(text):
    assert parse_settings(text)._fields == Settings._fields


def test_the_controls_show_what_is_kept_and_keep_what_is_chosen():
    _, page, store, told = sheet("theme=dark&labels=none")
    assert page.read("set-theme") == "dark" and page.read("set-labels") == "none"
    assert page.of("theme") == "dark" and page.of("motion") is None
    page.fire("set-motion", "change", "reduced")
    assert store.read(KEY) == "theme=dark&motion=reduced&labels=none"
    assert page.of("motion") == "reduced" and told[-1].motion == "reduced"


def test_one_button_forgets_everything():
    _, page, store, told = sheet("theme=dark")
    page.fire("forget", "click")
    assert store.read(KEY) == "" and told[-1] == Settings() and page.of("theme") is None
    assert page.read("settings-said").startswith("Forgotten")
    page.fire("settings-dialog", "shown")
    assert page.read("settings-said") == ""


def test_what_a_link_wishes_is_not_kept():
    made, page, store, told = sheet("motion=reduced")
    made.link(theme="contrast")
    assert page.of("theme") == "contrast" and store.read(KEY) == "motion=reduced"
    assert told[-1] == Settings(theme="contrast", motion="reduced")
    made.link()
    assert page.of("theme") is None and told[-1] == Settings(motion="reduced")


def test_the_button_for_the_theme_is_a_choice_like_others():
    made, page, store, _ = sheet()
    made.link(theme="contrast")
    made.choose("theme", "dark")
    assert store.read(KEY) == "theme=dark" and page.of("theme") == "dark"


# --- who obeys -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("theme", "dark", "more", "name"), [
    ("auto", False, False, "light"), ("auto", True, False, "dark"), ("light", True, False, "light"),
    ("dark", False, False, "dark"), ("contrast", False, False, "contrast-light"),
    ("contrast", True, False, "contrast-dark"), ("auto", False, True, "contrast-light"),
    ("dark", False, True, "contrast-dark"), ("light", True, True, "contrast-light")])
def test_the_theme_of_a_visitor(theme, dark, more, name):
    assert theme_of(Settings(theme=theme), dark=dark, more=more) == THEMES[name]


def test_pieces_look_as_it_is_wished():
    plain = theme_of(Settings(patterns="off", labels="none", theme="contrast"), dark=False,
                     more=False)
    assert not plain.patterns and plain.labels == "none"
    assert theme_of(Settings(patterns="on"), dark=True, more=False).patterns
    for theme in (PRINT, FORCED):                          # nothing else would tell them apart
        assert looks(Settings(patterns="off"), theme).patterns


@pytest.mark.parametrize(("motion", "still", "calm"), [
    ("auto", False, False), ("auto", True, True), ("reduced", False, True), ("full", True, False)])
def test_less_motion(motion, still, calm):
    assert is_calm(Settings(motion=motion), still=still) is calm


def test_single_keys_can_be_switched_off():
    assert [command(key, False, False, "BODY", False) for key in "gsk+-?"] == [None] * 6
    assert command("g", False, False, "BODY") == "new"
    assert command("?", True, False, "BODY") == "help"
    for key, name in ((" ", "play"), ("ArrowRight", "forward"), ("Home", "to-start")):
        assert command(key, False, False, "BODY", False) == name


@pytest.mark.parametrize(("level", "said"), [("detailed", ["a step", "a landmark"]),
                                             ("brief", ["a landmark"]), ("off", [])])
def test_announcements(level, said):
    page, screen = FakePage(), FakeScreen()
    voice = Voice(page, screen.clock, lambda *_: None)
    voice.level = level
    voice.say("a step", detail=True)
    screen.now += 2
    voice.say("a landmark")
    assert [text for name, text in page.written if name == "announce"] == said
    voice.note("A note is shown to everybody.")
    assert page.read("note-text")
