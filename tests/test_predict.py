"""Predict in the workshop: the player stops and asks, hears the answer, and tells why."""

from __future__ import annotations

from maze.render.theme import LIGHT
from tests.test_web import Site

LINK = "#maze?v=1&size=7x6&by=recursive_backtracker&solve=breadth_first"


class Asked(Site):
    """A workshop in which Predict is on and plays."""

    def __init__(self, link: str = LINK) -> None:
        super().__init__(link)
        self.frames(3)
        self.predict = self.app.shop.predict
        self.page.texts["predict"] = "1"
        self.page.fire("predict", "change", "1")
        self.frames(12)

    def until_asked(self) -> Asked:
        self.app.run.player.play()
        for _ in range(3000):
            self.frames(1)
            if self.asking:
                return self
        raise AssertionError("nothing was asked")

    @property
    def asking(self) -> bool:
        return self.page.attributes.get(("ask", "hidden")) is None

    def say(self, right: bool) -> None:
        asked = self.predict.card._asked
        at = next(at for at, answer in enumerate(asked.answers) if answer.right == right)
        self.page.fire(f"ask-{at}", "click")


def test_the_player_stops_and_the_question_has_the_focus() -> None:
    site = Asked().until_asked()
    run, asked = site.app.run, site.predict.card._asked
    assert run.state == "paused" and run.player.position == asked.at
    assert site.page.focused == "ask-text" and site.page.read("ask-text") == str(asked.text)
    assert site.page.attributes["ask-0", "aria-label"] == f"A: {asked.answers[0].said}"
    assert site.page.read("ask-0") == ("A" if asked.answers[0].cell is not None
                                       else str(asked.answers[0].said))
    assert site.page.read("ask-score") == "0 of 0 right"


def test_right_and_wrong_are_said_at_once_with_the_reason() -> None:
    site = Asked().until_asked()
    asked = site.predict.card._asked
    site.say(right=True)
    why = site.page.read("ask-why")
    assert why == f"Right. {asked.answers[asked.right].why}"
    assert site.page.read("ask-score") == "1 of 1 right"
    assert asked.kind == "dead_ends" or site.app.run.player.position == asked.seen
    site.page.fire("ask-on", "click")
    assert not site.asking and site.page.focused == "play"
    site.until_asked()
    assert site.predict.card._asked is not asked
    site.say(right=False)
    assert site.page.read("ask-why").startswith("Not so. ")
    site.say(right=True)
    assert site.page.read("ask-score") == "1 of 2 right", "the first answer counts"


def test_a_step_back_is_a_hint_and_the_question_stays() -> None:
    site = Asked().until_asked()
    at = site.app.run.player.position
    site.page.fire("ask-back", "click")
    site.frames(2)
    assert site.app.run.player.position == at - 1 and site.asking
    site.say(right=True)
    assert site.page.read("ask-score") == "1 of 1 right"


def test_a_tap_on_a_cell_answers() -> None:
    site = Asked("#maze?v=1&size=7x6&by=prim&solve=breadth_first").until_asked()
    while not any(answer.cell is not None for answer in site.predict.card._asked.answers):
        site.page.fire("ask-on", "click")
        site.until_asked()
    asked = site.predict.card._asked
    other = next(cell for cell in range(42)
                 if cell not in {answer.cell for answer in asked.answers})
    assert not site.predict.tap(other) and site.predict.asking
    assert site.predict.tap(asked.answers[asked.right].cell)
    assert site.page.read("ask-why").startswith("Right. ")


def test_who_goes_on_without_an_answer_is_not_held_up() -> None:
    site = Asked().until_asked()
    site.app.run.player.seek(site.app.run.player.position + 2)
    site.frames(2)
    assert not site.asking


def test_another_maze_begins_anew_and_the_switch_takes_it_away() -> None:
    site = Asked().until_asked()
    site.page.texts["predict"] = ""
    site.page.fire("predict", "change", "")
    assert not site.asking
    site.app.run.player.play()
    site.frames(400)
    assert not site.asking


def test_a_large_maze_says_so() -> None:
    site = Asked("#maze?v=1&size=40x30&by=prim")
    site.app.run.player.to_end()
    site.frames(30)
    assert "up to 900 cells" in str(site.app.voice.text if hasattr(site.app.voice, "text") else
                                    site.page.read("note-text") or site.page.texts)


# --- a search for tilings ---------------------------------------------------------------------

def test_a_search_for_tilings_is_asked_about_by_its_own_switch() -> None:
    site = Site("#pentomino?v=1&board=5x6&pieces=FILPUY&play=0").frames(3)
    predict = site.app.shop.predict
    site.page.texts["tile-predict"] = "1"
    site.page.fire("tile-predict", "change", "1")
    site.frames(30)
    site.app.run.player.play()
    for _ in range(2000):
        site.frames(1)
        if predict.asking:
            break
    asked = predict.card._asked
    assert site.app.run.player.position == asked.at and site.app.run.state == "paused"
    assert site.page.attributes["ask", "data-for"] == "pentomino"
    signs = [layer for layer in site.app.shop.over(site.browser.theme()) if hasattr(layer, "text")]
    assert len(signs) == sum(one.cell is not None for one in asked.answers) + (
        asked.marked is not None)
    site.page.fire(f"ask-{asked.right}", "click")
    assert site.page.read("ask-why").startswith("Right. ")
    assert site.page.read("ask-score") == "1 of 1 right"


def test_the_idea_is_not_drawn_while_a_question_waits() -> None:
    site = Asked().until_asked()
    marks = site.app.shop.panel.holding.layers
    assert not list(marks(LIGHT, 30)) and site.page.attributes["legend-held-0", "hidden"] == ""
    site.predict.card.answer(site.predict.card._asked.right)
    site.app.player.step(-1)
    site.frames(5)
    assert list(marks(LIGHT, 30))
