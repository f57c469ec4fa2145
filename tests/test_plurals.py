"""Plural forms: by the rules of each language, the same in Python and in the browser."""

from __future__ import annotations

import json
import subprocess

import pytest

from maze.language import LANGUAGES
from maze.plurals import FORMS, plural

WHOLE = [*range(130), 1000, 1001, 1002, 1_000_000, 10**12 + 22]
BROKEN = [0.0, 0.5, 1.0, 1.5, 2.0, 5.0, 12.5]              # said with one decimal
SCRIPT = """const [tag, whole, broken] = JSON.parse(process.argv[1]);
const select = (numbers, options) => {
    const rules = new Intl.PluralRules(tag, options);
    return numbers.map((number) => rules.select(number));
};
console.log(JSON.stringify([select(whole), select(broken, { minimumFractionDigits: 1 })]));"""


@pytest.mark.parametrize(("language", "number", "form"), [
    ("en", 1, "one"), ("en", 0, "other"), ("en", 1.0, "other"), ("hu", 1.0, "one"),
    ("pl", 1, "one"), ("pl", 4, "few"), ("pl", 5, "many"), ("pl", 12, "many"), ("pl", 22, "few"),
    ("pl", 112, "many"), ("pl", 1.5, "other"), ("et", 2, "other"), ("el", 1, "one"),
])
def test_the_form_of_a_number(language, number, form):
    assert plural(language, number) == form


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_its_forms(language):
    assert {plural(language, number) for number in [*WHOLE, *BROKEN]} == set(FORMS[language])


@pytest.mark.native
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_has_the_same_rules(language):
    done = subprocess.run(["node", "-e", SCRIPT, json.dumps([language, WHOLE, BROKEN])],
                          capture_output=True, text=True, check=True)
    ours = [[plural(language, number) for number in numbers] for numbers in (WHOLE, BROKEN)]
    assert json.loads(done.stdout) == ours
