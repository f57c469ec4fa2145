"""Every phrase has a name, and every language says it, with the same gaps."""

from __future__ import annotations

import ast

import pytest

from maze.language import LANGUAGES, Language
from maze.languages import named, table, text_of
from maze.message import GAP
from maze.plurals import FORMS
from tools.phrases import (
    ROOT,
    SIGNS,
    SKIPPED,
    lacking,
    made_with,
    named_anew,
    new_name,
    of_messages,
    phrases,
    prose,
    sentences_in_f_strings,
    unnamed,
    unused,
)

OTHERS = sorted(LANGUAGES.keys() - {"en"})
pytestmark = pytest.mark.native                            # Pyodide's copy has no index.html


def gaps(text: str) -> set[str]:
    return set(GAP.findall(text))


@pytest.fixture(scope="module")
def found():
    return phrases()


def test_every_phrase_has_a_name_and_every_name_a_phrase(found):
    advice = "run `python -m tools.phrases --add`"
    new = sorted(unnamed(found, named("en")).keys() - prose())
    assert not new, f"no name in maze/languages/en.json for {new}: {advice}, and translate them"
    old = sorted(unused(found, named("en")))
    assert not old, f"nobody says these names of maze/languages/en.json any more, {old}: {advice}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_lacks_no_phrase_and_has_none_too_many(language):
    missing = sorted(lacking(language, named("en")))
    assert not missing, f"maze/languages/{language}.json has no translation of {missing}"
    assert not named(language).keys() - named("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_translations_have_the_gaps_and_the_plural_forms_of_their_phrases(language):
    """The form for one may say it in a word."""
    for name, form in named(language).items():
        english = named("en")[name]
        forms = {"other": form} if isinstance(form, str) else dict(form)
        if isinstance(english, dict):
            assert set(forms) == set(FORMS[language]), name
        one = forms.pop("one", text_of(form))
        assert gaps(text_of(english)) - {"n"} <= gaps(one) <= gaps(text_of(english)), name
        assert {frozenset(gaps(said)) for said in forms.values()} == {
            frozenset(gaps(text_of(english)))}, name
        assert all(said.strip() for said in [one, *forms.values()]), name


@pytest.mark.parametrize("language", OTHERS)
def test_phrases_are_said(language):
    speaker = Language(language, table(language))
    for text, said in table(language).items():
        if isinstance(said, str) and not gaps(text) and text not in SIGNS:
            assert speaker.say(text) == said
    assert not speaker.missed


def test_no_sentence_is_an_f_string():
    for path in sorted((ROOT / "maze").rglob("*.py")):
        if not SKIPPED & set(path.relative_to(ROOT).parts):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found = list(sentences_in_f_strings(tree))
            assert not found, f"{path}: these should be messages (maze/message.py): {found}"


def test_a_sentence_in_an_f_string_is_found():
    tree = ast.parse("import x\nf'{a} of {b} placed.'; f'Board of {size}'; f'{a}-{b}'; f'half {n}'")
    assert list(sentences_in_f_strings(tree)) == ["{} of {} placed.", "Board of {}"]


def test_messages_have_values_for_their_gaps_and_no_others():
    """For those whose text is written where they are made."""
    for path in sorted((ROOT / "maze").rglob("*.py")):
        for text, names in made_with(ast.parse(path.read_text(encoding="utf-8"))):
            assert gaps(text) == names, f"{path}: {text!r} has {sorted(names)}"


def test_a_phrase_is_read_off_the_call_that_makes_it():
    tree = ast.parse("Message('a {b}.', b=1); counted('{n} cat', '{n} cats', n=2)\n"
                     "raise MazeError('One.' if x else 'Two.')\nMessage(text)")
    assert list(of_messages(tree)) == ["a {b}.", {"one": "{n} cat", "other": "{n} cats"},
                                       "One.", "Two."]


def test_a_mended_text_keeps_its_name_and_a_new_one_gets_its_own():
    english = {"no-way": "There is no path to the goal.", "gone": "Nobody says this."}
    now = {"There is no path to the goal.": "There is no path to the goal.", "New!": "New!"}
    assert named_anew(now, english) == {"no-way": "There is no path to the goal.", "new": "New!"}


def test_names_tell_texts_apart():
    assert new_name("{n} pieces of Größe!", {}) == "pieces-of-groe"
    assert new_name("One two", {"one-two": ""}) == "one-two-2"
    assert new_name("a b c d e f g", {"a-b-c-d-e-f": ""}) == "a-b-c-d-e-f-g"
