"""The voice and a fake clock: at most one sentence a second, and the last one is never lost."""

from __future__ import annotations

from collections.abc import Callable

from maze.web.voice import PAUSE, Voice
from tests.fake_page import FakePage
from tests.pointed import Pointed

LONG = "#maze?v=1&shape=square&size=30x5&by=prim&seed=amber-7"


class Ears:
    """Hears what a voice says, and when, by a clock that stands until it is told to go on."""

    def __init__(self, page: FakePage) -> None:
        self.page, self.now = page, 100.0
        self.heard: list[tuple[float, str]] = []
        self._due: list[tuple[float, Callable[[], None]]] = []
        self._read = len(page.written)

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        self._due.append((self.now + seconds, act))

    def wait(self, seconds: float) -> None:
        self._listen()
        end = self.now + seconds
        for at, act in [one for one in self._due if one[0] <= end]:
            self._due.remove((at, act))
            self.now = at
            act()
            self._listen()
        self.now = end

    def _listen(self) -> None:
        new = self.page.written[self._read:]
        self._read = len(self.page.written)
        self.heard += [(self.now, text) for name, text in new if name == "announce"]


def test_the_voice_says_no_more_than_one_sentence_a_second():
    page = FakePage()
    ears = Ears(page)
    voice = Voice(page, lambda: ears.now, ears.later)
    for word in "abc":
        voice.say(word)
    ears.wait(5)
    voice.say("d")
    ears.wait(0)
    assert ears.heard == [(100.0, "a"), (100.0 + PAUSE, "c"), (105.0, "d")]


def test_a_detail_of_what_is_no_longer_shown_is_not_said():
    page = FakePage()
    ears = Ears(page)
    voice = Voice(page, lambda: ears.now, ears.later)
    voice.say("a step", detail=True)
    voice.say("the next step", detail=True)                # waits for a second
    voice.hush()
    ears.wait(0.5)
    voice.say("another picture")
    ears.wait(5)
    assert [text for _, text in ears.heard] == ["a step", "another picture"]
    voice.say("Saved.")
    voice.say("Copied.")
    voice.hush()                                           # is no detail
    ears.wait(5)
    assert [text for _, text in ears.heard][2:] == ["Saved.", "Copied."]


def test_keys_pressed_fast_are_told_at_most_once_a_second():
    site = Pointed(LONG)
    voice, ears = site.app.voice, Ears(site.page)
    voice.clock, voice.later = (lambda: ears.now), ears.later
    for _ in range(25):                                    # twelve a second
        site.keys("ArrowRight")
        ears.wait(0.08)
    assert site.page.read("sentence").startswith("Row 1, column 26. ")
    ears.wait(PAUSE)
    times = [at for at, _ in ears.heard]
    assert len(times) == 3 and all(b - a >= PAUSE for a, b in zip(times, times[1:]))
    assert ears.heard[-1][1] == site.page.read("sentence")             # the last of it is told
