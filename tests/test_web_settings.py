"""Settings: what a device keeps, hostile or not, and what obeys."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maze.render.theme import FORCED, PRINT, THEMES
from maze.web.device.known import SETTINGS
from maze.web.device.records import Records
from maze.web.keys import KeyPress, command
from maze.web.settings.settings import (
    CHOICES,
    Settings,
    is_calm,
    looks,
    parse_settings,
    theme_of,
)
from maze.web.settings.sheet import SettingsSheet
from maze.web.voice import Voice
from tests.fake_page import FakePage, FakeScreen, fake_records

HOSTILE = ["", "<script>", "DARK", "dark" * 10_000, "\0" * 99, "{}", "null", "\ud800", "theme=dark"]


def sheet(**kept: str) -> tuple[SettingsSheet, FakePage, Records, list[Settings]]:
    page, told = FakePage(), []
    records = fake_records({f"settings 1 {name}": word for name, word in kept.items()})
    made = SettingsSheet(page, records, told.append)
    made.load()
    return made, page, records, told


def test_every_setting_has_its_choice():
    assert tuple(CHOICES) == Settings._fields
    assert tuple(choice.default for choice in CHOICES.values()) == Settings()


def test_what_is_kept_is_read_again():
    for number in range(2 * max(len(choice.options) for choice in CHOICES.values())):
        words = [list(choice.options)[number % len(choice.options)]
                 for choice in CHOICES.values()]
        made, page, records, _ = sheet()
        for name, word in zip(CHOICES, words, strict=True):
            made.choose(name, word)
        assert parse_settings(records.entries(SETTINGS)) == Settings(*words) == made.settings


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_memory_is_harmless(text):
    assert sheet(**dict.fromkeys(CHOICES, text))[3] == [Settings()]


@given(st.dictionaries(st.text(), st.text()))
def test_anything_may_be_kept(words):
    assert parse_settings(words)._fields == Settings._fields


def test_the_controls_show_what_is_kept_and_keep_what_is_chosen():
    _, page, records, told = sheet(theme="dark", labels="none")
    assert page.read("set-theme") == "dark" and page.read("set-labels") == "none"
    assert page.of("theme") == "dark" and page.of("motion") is None
    page.fire("set-motion", "change", "reduced")
    page.fire("set-labels", "change", "letters")           # as it was at first: nothing to keep
    assert records.entries(SETTINGS) == {"theme": "dark", "motion": "reduced"}
    assert page.of("motion") == "reduced" and told[-1].motion == "reduced"


def test_the_size_of_text_is_kept_seen_and_told():
    _, page, records, _ = sheet()
    assert page.of("text") is None
    page.fire("set-text", "change", "larger")
    assert page.of("text") == "larger" and records.entries(SETTINGS) == {"text": "larger"}
    assert page.read("settings-said") == "Text size: Very large."
    page.fire("set-text", "change", "auto")
    assert page.of("text") is None and records.entries(SETTINGS) == {}


def test_only_what_was_chosen_is_written():
    """A later version may know more words, and another tab may have changed another setting."""
    _, page, records, told = sheet(theme="sepia", sound="loud")
    assert page.read("set-theme") == "auto"
    records.write(SETTINGS, "labels", "numbers")           # by the other tab
    page.fire("set-motion", "change", "reduced")
    assert records.entries(SETTINGS) == {"theme": "sepia", "sound": "loud", "labels": "numbers",
                                         "motion": "reduced"}


def test_another_tab_and_a_deletion_are_obeyed():
    _, page, records, told = sheet(theme="dark")
    records.write(SETTINGS, "motion", "full")
    records.heard("/elsewhere/ meander settings 1 motion")
    assert told[-1].motion == "auto"
    records.heard("/maze/ meander settings 1 motion")
    assert told[-1] == Settings(theme="dark", motion="full")
    records.delete()
    assert told[-1] == Settings() and page.of("theme") is None


def test_what_a_link_wishes_is_not_kept():
    made, page, records, told = sheet(motion="reduced")
    made.link(theme="contrast")
    assert page.of("theme") == "contrast" and records.entries(SETTINGS) == {"motion": "reduced"}
    assert told[-1] == Settings(theme="contrast", motion="reduced")
    made.link()
    assert page.of("theme") is None and told[-1] == Settings(motion="reduced")


def test_the_button_for_the_theme_is_a_choice_like_others():
    made, page, records, _ = sheet()
    made.link(theme="contrast")
    made.choose("theme", "dark")
    assert records.read(SETTINGS, "theme") == "dark" and page.of("theme") == "dark"


# --- who obeys -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("theme", "dark", "more", "name"), [
    ("auto", False, False, "light"), ("auto", True, False, "dark"), ("light", True, False, "light"),
    ("dark", False, False, "dark"), ("ink", True, False, "ink"),
    ("blueprint", False, False, "blueprint"), ("ink", True, True, "contrast-light"),
    ("blueprint", False, True, "contrast-dark"), ("contrast", False, False, "contrast-light"),
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
    assert [command(KeyPress(key), False) for key in "gsk+-?"] == [None] * 6
    assert command(KeyPress("g")) == "new"
    assert command(KeyPress("?", True)) == "help"
    for key, name in ((" ", "play"), ("ArrowRight", "forward"), ("Home", "to-start")):
        assert command(KeyPress(key), False) == name


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
