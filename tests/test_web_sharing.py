"""Sharing: links with what was ticked bring it back; frames and loops."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from maze.catalog import DEFAULT
from maze.recipe import Recipe
from maze.share import decode, encode
from maze.web.mazes.exact import TOO_LARGE
from maze.web.sharing.dialog import LONG, LOOP
from maze.web.sharing.links import length_told, snippet
from maze.written import with_program
from tests.fake_browser import HOME
from tests.test_web import KATAMINO, OTHER, SMALL, Site

ONEWAY = "#maze?v=1&shape=square&size=8x8&by=prim&seed=a&braid=60&oneway=40"
LARGE = "#maze?v=1&shape=square&size=200x200&by=binary_tree&seed=a"


class Shared(Site):
    """A site with its dialog open."""

    def __init__(self, link: str = SMALL, *, at: int = 0) -> None:
        super().__init__(link)
        self.app.run.player.pause()
        self.app.run.player.seek(at)
        self.page.texts["embed-controls"] = "1"
        self.page.fire("share-dialog", "shown")

    def tick(self, name: str, text: str = "1") -> Shared:
        self.page.fire(name, "change", text)
        return self

    def link(self, name: str = "share-link") -> str:
        return self.page.read(name).removeprefix(HOME)

    def shown(self, name: str) -> bool:
        return self.page.attributes[f"{name}-row", "hidden"] is None

    def frame(self) -> dict[str, str]:
        """The attributes of the snippet, as a browser reads them."""
        found: list[dict[str, str]] = []
        parser = HTMLParser()
        parser.handle_starttag = lambda tag, pairs: found.append(dict(pairs))
        parser.feed(self.page.read("embed-code"))
        return found[0]


@pytest.mark.parametrize("link", [SMALL, OTHER, KATAMINO])
def test_the_link_is_that_of_the_address(link):
    site = Shared(link)
    assert site.link() == site.app.link
    assert site.page.attributes["qr", "data-text"] == HOME + site.app.link


def test_the_step_that_was_shown_when_the_dialog_opened():
    site = Shared(at=40)
    assert site.shown("share-step") and "40" in site.page.read("share-step-name")
    site.app.run.player.seek(50)
    assert decode(site.tick("share-step").link()).view == {"at": 40}
    again = Site(site.link()).frames(5)
    assert again.app.run.player.position == 40 and again.state == "paused"


def test_at_the_first_step_there_is_none_to_start_at():
    assert not Shared(at=0).shown("share-step")


def test_exact_walls_draw_the_same_maze():
    site = Shared().tick("share-walls")
    before, after = decode(SMALL).recipe.picture(), decode(site.link()).recipe.picture()
    assert "walls=" in site.link() and "by=" not in site.link()
    assert bytes(before.maze.open) == bytes(after.maze.open)
    assert list(before.path) == list(after.path)


def test_keys_doors_and_arrows_are_stored_with_the_walls():
    link = ONEWAY + "&keys=2"
    site = Shared(link).tick("share-walls")
    before, after = decode(link).recipe.picture(), decode(site.link()).recipe.picture()
    assert before.quest and before.maze.arrows and after.digest == before.digest


@pytest.mark.parametrize(("link", "sentence"), [(LARGE, TOO_LARGE)])
def test_what_walls_cannot_say_is_a_sentence(link, sentence):
    site = Shared(link).tick("share-walls")
    assert site.page.read("share-note") == sentence and site.page.read("share-walls") == "0"
    assert site.link() == site.app.link
    site.tick("share-step", "0")
    assert site.page.read("share-note") == ""


def test_the_pieces_as_they_lie():
    site = Shared(KATAMINO, at=30)
    assert site.shown("share-position") and not site.shown("share-walls")
    lying = set(site.app.run.player.scene.placed)
    tiling = decode(site.tick("share-position").link()).recipe.tiling()
    assert set(tiling.placed) == lying and lying
    assert not Shared(SMALL, at=30).shown("share-position")
    assert not Shared(KATAMINO, at=0).shown("share-position")


def test_a_long_link_has_no_code():
    site = Shared("#maze?v=1&shape=square&size=60x60&by=prim&seed=a").tick("share-walls")
    assert len(site.link()) > 300
    assert site.page.attributes["qr", "data-text"] == "" and site.page.read("qr-note") == LONG


# --- frames --------------------------------------------------------------------------------------


def test_the_snippet_is_a_frame_with_a_title():
    frame = Shared().frame()
    assert frame["title"].startswith("Square maze") and int(frame["width"]) > 300
    assert frame["src"].startswith(HOME) and decode(frame["src"]).view == {"embed": 1}
    assert decode(frame["src"]).recipe == decode(SMALL).recipe


def test_a_loop_and_no_controls():
    site = Shared().tick("embed-controls", "0").tick("embed-first", "10").tick("embed-last", "30")
    view = decode(site.frame()["src"]).view
    assert view == {"controls": 0, "embed": 1, "loop": (10, 30)}


@pytest.mark.parametrize(("first", "last", "note"), [("30", "10", LOOP), ("5", "5", LOOP),
                                                     ("", "", ""), ("-3", "x", ""), ("", "20", "")])
def test_a_loop_that_is_none(first, last, note):
    site = Shared().tick("embed-first", first).tick("embed-last", last)
    assert site.page.read("embed-note") == note
    assert ("loop" in decode(site.frame()["src"]).view) is (last == "20")


@pytest.mark.parametrize(("width", "height", "size"), [
    ("800", "450", (800, 450)), ("", "", (480, 600)), ("1", "99999", (160, 4000)),
    ("-5", "x", (480, 600)), ("640", "", (640, 600))])
def test_a_frame_has_the_size_that_is_asked_for(width, height, size):
    frame = Shared().tick("embed-width", width).tick("embed-height", height).frame()
    assert (int(frame["width"]), int(frame["height"])) == size


def test_a_frame_has_a_theme_and_a_speed():
    site = Shared().tick("embed-theme", "contrast").tick("embed-speed", "30")
    assert decode(site.frame()["src"]).view == {"embed": 1, "speed": 30, "theme": "contrast"}
    assert "theme" not in site.link() and "speed" not in site.link()
    framed = Site(site.frame()["src"].removeprefix(HOME)).frames(2)
    assert framed.app.run.player.speed == pytest.approx(30, rel=0.15) and framed.page.of("theme")
    assert [one.value for one in site.page.menus["embed-theme"]][:2] == ["", "light"]


def test_a_snippet_cannot_be_broken_out_of():
    assert "<script" not in snippet('x"><script>', '"><script>', controls=True)


def test_an_embedded_page_looks_like_it_and_keeps_it_in_the_address():
    link = SMALL + "&controls=0&embed=1&theme=dark"
    site = Site(link).frames(2)
    assert [site.page.of(name) for name in ("embed", "controls", "theme")] == ["1", "0", "dark"]
    site.bar.tick()
    assert decode(site.bar.read()).view == decode(link).view
    assert site.page.attributes["embed-open", "href"] == SMALL
    site.app.open(OTHER)
    assert [site.page.of(name) for name in ("embed", "controls", "theme")] == [None] * 3


def test_controls_belong_to_frames():
    assert Site(SMALL + "&controls=0").page.of("controls") is None


def test_a_loop_goes_round():
    site = Site(SMALL + "&embed=1&loop=20-60&speed=60")
    seen = []
    for _ in range(300):
        site.frames(1)
        seen.append(site.app.run.player.position)
    assert site.state == "playing" and min(seen[10:]) >= 20 and max(seen) <= 61
    assert sum(a > b for a, b in zip(seen, seen[1:])) >= 2
    site.press("new")
    assert "loop" not in site.app.link


def test_a_loop_beyond_the_end_goes_round_at_the_end():
    site = Site(SMALL + "&loop=0-99999")
    site.app.player.set_speed(40)
    site.frames(120)
    assert site.state == "playing"


def test_who_wants_less_motion_starts_the_loop_by_hand():
    site = Site(SMALL + "&loop=20-60", calm=True).frames(5)
    assert site.state == "paused" and site.app.run.player.position == 20
    site.press("play")
    assert site.state == "playing"


def test_new_keys_of_the_view_make_the_round_trip():
    view = {"controls": 0, "embed": 1, "loop": (100, 250), "theme": "contrast"}
    decoded = decode(encode(decode(SMALL).recipe, view))
    assert decoded.view == view and decoded.notes == []


def test_a_link_that_opens_on_the_wall():
    site = Shared()
    assert "present" not in site.link()
    link = site.tick("share-present").link()
    assert decode(link).view["present"] == 1 and "present" not in site.frame()["src"]
    assert Site(link).frames(3).page.attributes["", "data-wall"] == "1"
    assert Site(link + "&embed=1").frames(3).page.attributes["", "data-wall"] is None


@pytest.mark.parametrize("text", ["2", "yes", "", "-1"])
def test_a_damaged_wish_for_the_wall_is_said(text):
    decoded = decode(SMALL + f"&present={text}")
    assert "Presentation" in str(decoded.notes[0])
    assert decoded.view.get("present", 0) in (0, 1) and (text == "2") == bool(
        decoded.view.get("present"))                       # the nearest value is taken


@pytest.mark.parametrize("text", ["250-100", "5-5", "x", "-", "1-2-3", "1-9999999999999", "",
                                  "-1-5"])
def test_a_damaged_loop_is_left_out_in_words(text):
    decoded = decode(SMALL + f"&loop={text}")
    assert "loop" not in decoded.view and "Loop should be" in str(decoded.notes[0])


def test_a_long_link_is_told_with_its_length():
    site = Shared()
    assert not site.page.read("share-note")
    numbers = ",".join(str(17 ** n) for n in range(90))
    long = f"# long\nx = [{numbers}]\ndef generate(maze, rng):\n    yield CARVE\n"
    catalog = with_program(DEFAULT, "generators", long)
    site = Shared(encode(Recipe(size=(6, 5), by="mine", catalog=catalog)))
    assert "Chat programs may cut it" in site.page.read("share-note")
    assert f"has {len(site.page.read('share-link'))} characters" in site.page.read("share-note")
    for written, said in ((True, "Save as .py"), (False, "for many programs.")):
        assert said in str(length_told(6001, written=written))
