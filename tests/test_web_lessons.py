"""Lessons on the page: a pupil goes through one, a teacher makes one."""

from __future__ import annotations

import json

from maze.lessons.files import DAMAGED, packed, unpacked
from maze.lessons.lesson import Lesson, Moment
from maze.lessons.own import IDS, own
from maze.lessons.receipt import read_receipt, receipt
from maze.lessons.taken import FROM_FILE
from maze.share import decode, encode
from maze.web.device.known import DRAFT, LESSONS
from maze.web.device.merging import merged
from tests.fake_page import fake_records
from tests.test_web import Site

LIST = "#learn?v=1&mode=lesson"
TREE = LIST + "&lesson=spanning_tree"
BUILD = "#learn?v=1&mode=build"
ADD = "&add=%23maze%3Fsize%3D5x4%26by%3Dwilson%26seed%3Da&step=20"


class Lesson_(Site):
    """The page, with what its questions need."""

    @property
    def asked(self):
        return self.app.shop.now.card._asked

    def say(self, right: bool = True) -> None:
        """Answer what is asked."""
        for _ in range(400):
            if self.asked is not None:
                break
            self.frames(1)
        if self.asked.number is not None:
            self.page.texts["lesson-number"] = str(self.asked.number + (not right))
            self.press("lesson-check")
        else:
            at = next(at for at, one in enumerate(self.asked.answers) if one.right == right)
            self.press(f"lesson-answer-{at}")

    def hidden(self, name: str) -> bool:
        return self.page.attributes.get((name, "hidden")) == ""


def test_the_list_leads_to_our_lessons():
    site = Lesson_(LIST).frames(3)
    page = site.page
    assert page.of("place") == "learn" and page.of("mode") == "lesson"
    assert page.of("boards") == "none" and site.app.link == LIST and not site.hidden("lesson-list")
    for at, id_ in enumerate(IDS):
        assert page.read(f"lesson-own-{at}") == own(id_).title
        assert page.attributes[f"lesson-own-{at}", "href"] == f"{LIST}&lesson={id_}"


def test_a_pupil_goes_through_a_whole_lesson_and_gets_a_receipt():
    site = Lesson_(TREE).frames(20)
    page = site.page
    assert page.read("lesson-by") == "A lesson of this page." and not site.hidden("lesson-card")
    assert page.read("lesson-at") == "Moment 1 of 8" and page.of("boards") == "shared"
    lesson = own("spanning_tree")
    for at, moment in enumerate(lesson.moments):
        assert decode(site.app.link).recipe.at == at
        assert page.read("lesson-text") == moment.text
        if moment.ask:
            assert page.attributes["lesson-on", "aria-disabled"] == "true"
            site.say()
            assert page.read("lesson-why").startswith("Right. ")
        assert site.note == ""                             # not even of another speed
        if at < len(lesson.moments) - 1:
            site.press("lesson-on")
            assert page.focused == "lesson-at"
    assert not site.hidden("lesson-end") and site.hidden("lesson-on")
    assert page.read("lesson-score") == "Done. 6 of 6 right at once."
    assert page.read("lesson-receipt") == receipt(lesson, [0] * 6)
    site.press("lesson-again")
    assert page.read("lesson-at") == "Moment 1 of 8" and site.hidden("lesson-end")
    site.bar.tick()
    assert site.bar.read() == TREE


def test_what_comes_after_a_question_is_locked_until_it_is_answered():
    site = Lesson_(TREE).frames(5).press("lesson-on")
    site.say(right=False)
    assert site.page.read("lesson-why").startswith("Not so. ") and site.hidden("lesson-show")
    site.press("lesson-on")
    assert site.page.read("lesson-at") == "Moment 2 of 8"
    assert site.page.read("lesson-why").startswith("Answer the question first")
    site.press("to-end")
    site.frames(3)
    assert site.app.run.player.position == 20, "nobody looks beyond the question"
    site.press("back").frames(2)
    assert site.app.run.player.position == 19
    site.app.open(TREE + "&moment=8")
    site.frames(5)
    assert site.page.read("lesson-at") == "Moment 2 of 8", "nor is there a way by link"
    site.say(right=False)
    assert not site.hidden("lesson-show")
    site.press("lesson-show").press("lesson-on")
    assert site.page.read("lesson-at") == "Moment 3 of 8"
    again = Lesson_(TREE + "&moment=3", records=site.browser.records).frames(5)
    assert again.page.read("lesson-at") == "Moment 3 of 8", "the device remembers"
    assert [*site.browser.records.entries(LESSONS).values()] == ["3"]


def test_a_question_to_a_cell_has_letters_on_the_board():
    site = Lesson_(TREE).frames(5).press("lesson-on")
    site.frames(30)
    texts = [call[1] for call in site.browser.screen("over").calls if call[0] == "text"]
    assert {"A", "B", "C", "D"} <= set(texts)
    card = site.app.shop.now.card                          # nothing tells the answer meanwhile
    assert site.app.shop.hides_ideas
    card.choose(next(at for at, one in enumerate(card._asked.answers) if one.right))
    assert not site.app.shop.hides_ideas


def test_a_lesson_by_a_stranger_says_so_and_its_texts_are_texts():
    lesson = Lesson("<b>Mine</b>", (Moment("#maze?size=4x4&by=prim", 5, "{n} <i>x</i> & y"),), "et")
    site = Lesson_(f"{LIST}&lesson={packed(lesson)}").frames(20)
    page = site.page
    assert page.read("lesson-by") == "Written by whoever made this link."
    assert page.read("lesson-title") == "<b>Mine</b>" and site.note == ""
    assert page.read("lesson-text") == "{n} <i>x</i> & y"
    assert page.attributes["lesson-text", "lang"] == "et" and site.app.run.player.position == 5
    assert unpacked(site.app.link.partition("&lesson=")[2]) == lesson


def test_bad_links_are_one_sentence_and_the_list():
    for text, sentence in (("eNqr", str(DAMAGED)), ("file", str(FROM_FILE)),
                           ("spam", "No lesson 'spam'. Did you mean ")):
        site = Lesson_(f"{LIST}&lesson={text}" + "A" * 30 * (text == "eNqr")).frames(3)
        assert site.note.startswith(sentence) and not site.hidden("lesson-list")
    shown = "Expected a link to a maze or to pentominoes"
    other = Lesson("x", (Moment("#print?v=1"),))
    site = Lesson_(f"{LIST}&lesson={packed(other)}").frames(3)
    assert shown in site.note and not site.hidden("lesson-list")


def test_a_teacher_adds_orders_and_words_moments_and_gets_one_link():
    site = Lesson_(BUILD + ADD).frames(10)
    page = site.page
    assert site.app.link == BUILD and site.app.run.player.position == 20
    assert page.read("make-step") == "20" and len(page.menus["make-moments"]) == 1
    page.fire("make-title", "change", "Walks")
    page.fire("make-text", "change", "Wilson walks.")
    site.press("make-add")
    page.fire("make-link", "change", "#pentomino?board=5x6&pieces=LNPUVY")
    page.fire("make-text", "change", "A board.")
    page.texts |= {"make-ask": "How many?", "make-answer-0": "5", "make-answer-1": "6",
                   "make-why-0": "Count again.", "make-right": "1"}
    page.fire("make-kind", "change", "choice")
    site.frames(10)
    assert page.read("make-note") == "" and page.read("make-moments") == "1"
    site.press("make-up")
    assert [line.title for line in page.menus["make-moments"]] == ["1. A board. ?",
                                                                   "2. Wilson walks."]
    made = unpacked(page.read("make-share").partition("&lesson=")[2])
    assert made.title == "Walks" and [one.at for one in made.moments] == [-1, 20]
    assert made.moments[0].ask.right == 1 and made.moments[0].ask.answers[0].why == "Count again."
    assert page.read("make-length") == f"The link has {len(page.read('make-share'))} characters."
    assert "embed=1" in page.read("make-embed") and page.read("make-embed").startswith("<iframe")
    site.press("make-save")
    (name, (_, content)), = site.browser.saved.items()
    assert name == "walks.json" and json.loads(content)["title"] == "Walks"
    again = Lesson_(BUILD, records=site.browser.records).frames(5)
    assert again.page.read("make-title") == "Walks", "the draft stays on the device"
    again.press("make-remove").press("make-remove")
    assert again.hidden("make-out") and not again.browser.records.entries(DRAFT)
    again.page.fire("make-file-text", "change", content.decode())
    again.frames(5)
    assert again.page.read("make-title") == "Walks"
    again.page.fire("make-file-text", "change", "{}")
    assert again.page.read("make-note") == "This file holds no lesson."


def test_what_is_half_filled_in_is_said_and_not_kept():
    site = Lesson_(BUILD + ADD).frames(10)
    site.page.fire("make-kind", "change", "choice")
    assert site.page.read("make-note") == "Not kept yet. A question of this lesson has no words."
    site.page.fire("make-link", "change", "#print?v=1")
    assert site.page.read("make-note").startswith("Not kept yet. ")
    assert site.app.shop.now.draft.moments[0].ask is None


def test_a_lesson_is_tried_and_its_receipt_read():
    site = Lesson_(BUILD + ADD).frames(10)
    site.page.texts["make-ask"] = "How many passages?"
    site.page.texts["make-what"] = "passages"
    site.page.fire("make-kind", "change", "number")
    site.page.fire("make-what", "change", "passages")
    draft = site.app.shop.now.draft
    site.press("make-try").frames(30)
    assert site.page.of("mode") == "lesson"
    site.say(right=False)
    site.say()
    code = site.page.read("lesson-receipt")
    assert read_receipt(draft, code) == [1]
    site.app.open(BUILD)
    site.frames(3)
    site.page.texts["make-code"] = code
    site.press("make-read")
    assert site.page.read("make-told") == "Question 1: after 1 wrong try."
    site.page.texts["make-code"] = "0000-00"
    site.press("make-read")
    assert site.page.read("make-told").startswith("This code belongs to another lesson")


def test_the_share_dialog_leads_to_the_lesson():
    site = Lesson_("#maze?v=1&shape=square&size=6x5&by=prim&seed=a").frames(3)
    site.press("to-start").press("forward")
    site.page.fire("share-dialog", "shown")
    href = site.page.attributes["share-lesson", "href"]
    add = decode(href).recipe.add
    assert add == (encode(site.app.run.recipe), 1)
    site.app.open("#print?v=1")
    site.frames(3)
    site.page.fire("share-dialog", "shown")
    assert site.hidden("share-lesson")


def test_progress_of_two_devices_is_the_further_one():
    assert merged(f"{LESSONS} abc", "01", "0123") == "0123"
    assert merged(f"{LESSONS} abc", "0123", "01.22") == "0123"
    assert merged(f"{LESSONS} abc", "01", "<b>") is None
    assert fake_records().read(LESSONS, "abc") == ""
