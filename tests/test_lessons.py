"""Lessons: links and files, what is forged, questions from the true run, progress and receipts."""

from __future__ import annotations

import json
from dataclasses import replace
from math import comb

import pytest

from maze.errors import MazeError
from maze.lessons.asked import asked
from maze.lessons.facts import FACTS, count
from maze.lessons.files import (
    DAMAGED,
    LINK,
    MOST_BYTES,
    as_data,
    format_file,
    from_data,
    packed,
    parse_file,
    unpacked,
)
from maze.lessons.lesson import END, Ask, Choice, Lesson, Moment
from maze.lessons.own import IDS, LANGUAGES, own
from maze.lessons.progress import Progress, parse_progress
from maze.lessons.receipt import LETTERS, read_receipt, receipt
from maze.share import decode
from maze.squeezed import squeeze, unsqueeze

MAZE = "#maze?v=1&size=7x5&by=kruskal&seed=oak&solve=a_star"
BOARD = "#pentomino?v=1&board=5x6&pieces=LNPUVY"
YES = Ask("choice", "Is {it} a tree?", (Choice("Yes", "34 of {n}"), Choice("No")), 0)
LESSON = Lesson("Trees <b>", (
    Moment(MAZE, 20, "Look.", Ask("run", what="wall"), start=0), Moment(MAZE, text="All of it."),
    Moment(MAZE, END, "Now\n\ncount.", Ask("number", "How many passages?", what="passages")),
    Moment(BOARD, 30, "A board."), Moment(MAZE, 34, "", YES)), "et")


# --- links and files ------------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", [LESSON, *(own(id_) for id_ in IDS)], ids=lambda one: one.title)
def test_a_link_and_a_file_hold_the_whole_lesson(lesson):
    assert unpacked(packed(lesson)) == parse_file(format_file(lesson)) == replace(lesson, id="")
    assert len(packed(lesson)) < LINK


@pytest.mark.parametrize("text", [
    "", "spanning", "eNo", "%%%", "A" * 9000, "é", packed(LESSON)[:-9], packed(LESSON)[9:],
    squeeze("[]"), squeeze("[" * 5000), squeeze('{"meander": "maze"}'), squeeze("0" * 400_000),
    squeeze('{"meander":"lesson","moments":"x"}'), squeeze('{"meander":"lesson","moments":[1]}'),
    squeeze('{"meander":"lesson","moments":[{"link":1}]}'), squeeze("{\"meander\":\"lesson\"}"),
    squeeze('{"meander":"lesson","moments":[{"at":1e99}]}'),
    squeeze('{"meander":"lesson","moments":[{"ask":[1]}]}')])
def test_a_damaged_link_is_one_sentence(text):
    with pytest.raises(MazeError) as caught:
        unpacked(text)
    assert str(caught.value) == str(DAMAGED)


@pytest.mark.parametrize(("change", "sentence"), [
    ({"v": 2}, "This lesson comes from a newer version."),
    ({"moments": []}, "A lesson has one to 24 moments, this one 0."),
    ({"moments": [{}] * 25}, "A lesson has one to 24 moments, this one 25."),
    ({"title": "x" * 81}, "expected a title of at most 80 characters: 81"),
    ({"moments": [{"at": -2}]}, "expected a step from 0: -2"),
    ({"moments": [{"link": "#" * 2001}]}, "A picture's link should have at most 2000 characters: "
     "2001"),
    ({"moments": [{"ask": {"kind": "eval"}}]}, "No question 'eval' in a lesson; expected choice, "
     "number or run."),
    ({"moments": [{"ask": {"kind": "number", "text": "?", "what": "os"}}]},
     f"No number 'os' in a lesson; expected {', '.join([*FACTS][:-1])} or steps."),
    ({"moments": [{"ask": {"kind": "choice", "text": "?", "answers": [["a"]]}}]},
     "A question needs two to four answers: ?"),
    ({"moments": [{"ask": {"kind": "choice", "text": "?", "answers": [["a"], ["a"]]}}]},
     "Two answers of a question are the same: ?"),
    ({"moments": [{"ask": {"kind": "choice", "text": "?", "answers": [["a"], ["b"]], "right": 2}}]},
     "None of the answers is marked as right: ?"),
])
def test_what_is_forged_is_one_sentence(change, sentence):
    text = json.dumps({**as_data(LESSON), **change})
    for read in (parse_file, lambda told: unpacked(squeeze(told))):
        with pytest.raises(MazeError) as caught:
            read(text)
        assert str(caught.value) == sentence


def test_nothing_is_unpacked_without_end():
    with pytest.raises(ValueError):
        unsqueeze(squeeze("0" * (MOST_BYTES + 1)), MOST_BYTES)
    assert unsqueeze(squeeze("ö" * 9), 18) == "ö" * 9


def test_signs_that_nobody_sees_are_left_out():
    moment = Moment(MAZE, text="a\u202eb\x00c\nd\u200ce")
    assert moment.text == "abc\nd\u200ce"


@pytest.mark.parametrize(("link", "sentence"), [
    ("#print?v=1", "expected a link to a maze or to pentominoes: '#print?v=1'"),
    ("#maze?v=1&by=mine&code=" + squeeze("# mine\nx = 1"),
     "A lesson shows no programs of visitors.")])
def test_a_lesson_shows_no_other_place_and_no_programs(link, sentence):
    with pytest.raises(MazeError, match=sentence.replace("?", r"\?")):
        _ = Moment(link).recipe


# --- questions ------------------------------------------------------------------------------------


def test_a_number_comes_from_the_finished_run():
    found = asked(LESSON.moments[2])
    assert found.number == 34 and not found.answers
    assert found.says(34).right and str(found.says(34).why) == "It is 34."
    assert not found.says(30).right and str(found.says(30).why) == "It is more than 30."
    assert str(found.says(35).why) == "It is less than 35."


def test_every_number_is_counted_where_there_is_one():
    for link in (MAZE, BOARD):
        recipe = decode(link).recipe
        log = list(recipe.begin()[1])
        found = {what: count(what, recipe, log) for what in FACTS}
        assert found["steps"] == len(log) and found["passages"] == (34 if link == MAZE else None)
        if link == MAZE:
            picture = recipe.picture()
            assert found["path"] == found["shortest"] == len(picture.path) - 1
            assert found["path"] < found["looked"] <= found["cells"] == 35
        else:
            assert found["placed"] - found["removed"] == 6 and found["found"] == 1
    with pytest.raises(MazeError, match="no number of passages"):
        asked(Moment(BOARD, ask=Ask("number", "?", what="passages")))


def test_a_written_text_is_a_value_and_its_braces_are_no_gaps():
    found = asked(LESSON.moments[4])
    assert str(found.text) == "Is {it} a tree?" and found.text.text == "{text}"
    assert str(found.answers[0].why) == "34 of {n}" and found.answers[0].right


def test_a_question_from_the_run_is_asked_where_the_run_has_one():
    found = asked(LESSON.moments[0])
    assert found.at == 20 and found.seen == 21 and sum(one.right for one in found.answers) == 1
    with pytest.raises(MazeError, match="Nothing of that kind"):
        asked(Moment(MAZE, ask=Ask("run", what="stack")))
    with pytest.raises(MazeError, match="about mazes"):
        asked(Moment(BOARD, ask=Ask("run", what="stack")))
    with pytest.raises(MazeError, match="up to 900 cells"):
        asked(Moment("#maze?v=1&size=60x40", ask=Ask("number", "?", what="cells")))


# --- progress and receipts ------------------------------------------------------------------------


def test_later_moments_are_locked_until_a_question_is_answered():
    going = Progress(LESSON)
    assert going.reach == 0 and going.waits(0) and not going.over
    going.answer(right=False)
    assert going.reach == 0 and str(going) == ".1"
    going.answer(right=True)
    assert going.reach == 2 and going.answered(0) and going.answered(1) and not going.waits(1)
    going.give_up()
    assert going.reach == 4 and str(going) == "13"
    going.answer(right=True)
    assert going.over and going.reach == 4 and going.right == 1 and str(going) == "130"
    going.answer(right=False)
    assert str(going) == "130"


@pytest.mark.parametrize("text", ["", "1", "13.2", "130", "0.99"])
def test_progress_survives_as_text(text):
    assert str(parse_progress(LESSON, text)) == text


@pytest.mark.parametrize("text", ["4", "x", "0.", "0" * 25, "1.2.3", "-1"])
def test_what_is_no_progress_is_the_beginning(text):
    assert str(parse_progress(LESSON, text)) == ""


@pytest.mark.parametrize("done", [[0, 0, 0], [3, 1, 2], [0, 3, 0]])
def test_a_receipt_tells_a_teacher_how_it_went(done):
    code = receipt(LESSON, done)
    assert len(code) <= 9 and read_receipt(LESSON, code) == done
    assert read_receipt(LESSON, f" {code.lower().replace('0', 'o').replace('-', '')} ") == done
    other = replace(LESSON, title="Trees")
    for lesson, text in ((other, code), (LESSON, code[:-1]), (LESSON, ""), (LESSON, code + "0"),
                         (LESSON, "U" * 6)):
        with pytest.raises(MazeError, match="another lesson"):
            read_receipt(lesson, text)


def test_a_letter_that_is_changed_is_noticed():
    code = receipt(LESSON, [0, 1, 0])
    for at, letter in enumerate(code):
        for other in LETTERS:
            if letter not in ("-", other):
                with pytest.raises(MazeError):
                    read_receipt(LESSON, code[:at] + other + code[at + 1:])


# --- lessons of our own ---------------------------------------------------------------------------


@pytest.mark.parametrize("id_", IDS)
def test_every_moment_of_ours_can_be_shown_and_asked(id_):
    lesson = own(id_)
    assert lesson.id == id_ and len(lesson.asked) >= 5
    for moment in lesson.moments:
        assert not decode(moment.link).notes and moment.text
        assert moment.at == END or moment.start < moment.at
        if moment.ask:
            found = asked(moment)
            assert found.number is not None or sum(one.right for one in found.answers) == 1
            assert all(str(one.why) for one in found.answers)
            if moment.ask.kind == "run":
                assert found.at - moment.at < 20


def test_translations_have_the_same_pictures_and_questions():
    for lang, ids in LANGUAGES.items():
        for id_ in ids:
            there, here = own(id_), own(id_, lang)
            assert here.lang == lang and here.title != there.title
            for one, other in zip(there.moments, here.moments, strict=True):
                assert (one.link, one.at, one.start) == (other.link, other.at, other.start)
                assert bool(one.ask) == bool(other.ask) and other.text and other.text != one.text
                if one.ask and one.ask.kind != "run":
                    assert other.ask.text and all(a.text and a.why for a in other.ask.answers)
    assert own("is_it_fair", "xx").lang == "en"
    with pytest.raises(MazeError, match="No lesson 'spam'"):
        own("spam")


def test_the_numbers_in_our_texts_are_those_of_the_runs():
    def of(id_: str, at: int, what: str) -> int | None:
        recipe = own(id_).moments[at].recipe
        return count(what, recipe, list(recipe.begin()[1]))

    assert [of("spanning_tree", 6, what) for what in ("cells", "passages")] == [35, 40]
    assert comb(12, 8) == 495 and of("is_it_fair", 2, "dead_ends") == 3
    assert [of("shortest_path", at, "looked") for at in (0, 5, 7)] == [108, 38, 31]
    assert [of("shortest_path", at, "path") for at in (0, 4, 5, 7)] == [19, 19, 19, 27]
    assert [of("filling_a_board", at, "placed") for at in (2, 6)] == [105, 44]
    assert [of("keys_and_doors", at, "cells") for at in (0, 5)] == [48, 48]
    island = own("hand_on_the_wall").moments
    assert "17 %" in str(island[4].recipe.picture().reason)
    assert not island[4].recipe.but(solve="wall_follower_right").picture().path
    assert island[5].recipe.picture().path and island[6].recipe.picture().path


def test_a_receipt_is_the_same_whatever_machine_packs_the_lesson(monkeypatch):
    done = [0] * len(LESSON.asked)
    code = receipt(LESSON, done)
    monkeypatch.setattr("maze.lessons.files.squeeze", lambda text: "packed otherwise")
    assert read_receipt(LESSON, code) == done
    first = own(IDS[0])
    code = receipt(first, [1] * len(first.asked))
    assert read_receipt(own(IDS[0], "de"), code) == [1] * len(first.asked)


@pytest.mark.parametrize("lang, read", [("pt-BR", "pt-BR"), ("\ud800x", "en"), ("<b>", "en")])
def test_what_is_no_language_is_english(lang, read):
    assert from_data({**as_data(LESSON), "lang": lang}).lang == read


def test_half_a_character_in_a_link_is_replaced():
    moment = Moment(MAZE.replace("amber-7", "\ud800"))
    lesson = replace(LESSON, moments=(moment,))
    assert unpacked(packed(lesson)) == lesson


def test_a_lesson_within_a_lesson_is_refused_before_it_is_read(monkeypatch):
    def read(link):
        raise AssertionError(link)

    monkeypatch.setattr("maze.lessons.lesson.decoding", read)
    with pytest.raises(MazeError, match="expected a link to a maze or to pentominoes"):
        assert Moment("#learn?v=1&mode=lesson&lesson=" + packed(LESSON)).recipe


def test_a_run_too_long_for_a_question_is_not_run_to_its_end():
    moment = Moment("#pentomino?v=1&board=6x10&solve=all", ask=Ask("number", "How?", what="found"))
    with pytest.raises(MazeError, match="runs of up to 200"):
        asked(moment)
