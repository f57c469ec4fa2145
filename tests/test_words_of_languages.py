"""The words of each language as a native editor wants them: its signs, one word for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from maze.language import LANGUAGES
from maze.languages import named
from maze.message import GAP

pytestmark = pytest.mark.native                            # Pyodide's copy has no tables
QUOTES = {"en": "“”", "de": "„“", "el": "«»", "et": "„“", "hu": "„”", "pl": "„”"}
EVERY_QUOTE = "\"“”„«»‟″"
DETACHED = {"de"}                                          # writes "Senden …" with a space
PERCENT = {"en": " %", "de": " %", "el": "%", "et": " %", "hu": "%", "pl": "%"}
# Idioms in which a path is no better word.
WAY = re.compile(r"\bthe other way\b|\b(one|all|fewest) ways?\b|\bone-way\b|\bWays to fill\b|"
                 r"\{n\} ways?\b|\bhow many ways\b|\bopen both ways\b|\beach way\b|\bboth ways\b|"
                 r"\bthe same way\b|\bfastest way\b|\bwhich way to turn\b|\bthe way David\b|"
                 r"\bthis way\b|\bway round it\b", re.IGNORECASE)
# Words that were two for one thing, calques, other forms of address, or false friends.
NEVER = {
    "de": r"Löser|Zufällige Maus|\b(können|müssen|haben|wählen) Sie\b|\bIhnen\b|Hexagon|"
          r"übrigen Teile|Durchgang|falsche\w* Abzweig",
    "el": r"φυλλομετρητή|[Ττ]ους δρόμους|\bδρόμο[ςυ]?\b|[Κκ]λείστε|[Π]ροσπαθήστε|"
          r"επιλέξετε|λαβύρινθου\b|\bακόμα\b|\bστη [αεηιοωυάέήίόύώκπτψξ]",
    "et": r"[Ll]ahendaja|\btuntud lahtr|\bjoonistati enne\b|\bvale tee\b|\. ring,|[Uu]mmik|"
          r"eesmärgi|võrku?l\b|üherealine",
    "hu": r"kihívás|hivatkozás|\bkiút|megrajzolt cell|\bcikk\b|\{squares\}t|E nélkül a|útvesztő|"
          r"[Áá]tjáró\b|\brajt(ja|ot|tól|tal)?\b|téves ág|járókelő",
    "pl": r"\bnotatk|\błącz[ae]\b|\Blinku\b|\bRada\b|daje radę|\bPaństw|\bproszę\b|zagad|"
          r"[Pp]oszukiwanie|złe odnogi",
}
FORMAL = {"el": r"\b(σας|επιλέξτε|διαλέξτε|πατήστε|βάλτε|κάντε|βρείτε|δείτε|κόψτε|αφήστε)\b",
          "et": r"\b(vaadake|valige|vajutage|teie|teil)\b",
          "hu": r"\b(Ön|Önök|Önnek|Önt|ellenőrizze)\b", "pl": r"\b(Pan|Pani|Państwo)\b"}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Each text of a language with its name; a phrase with plural forms has several."""
    for name, form in named(language).items():
        for text in [form] if isinstance(form, str) else form.values():
            yield name, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language_and_come_in_pairs(language):
    opening, closing = QUOTES[language]
    for name, text in texts(language):
        found = [sign for sign in text if sign in EVERY_QUOTE]
        assert found == [opening, closing] * (len(found) // 2), (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dots_dashes_and_spaces(language):
    space = re.compile(r"\w…" if language in DETACHED else r"\s…")
    for name, text in texts(language):
        assert "..." not in text and " - " not in text and "  " not in text, (name, text)
        assert not space.search(text), (name, text)
        assert text == text.strip() or name == "between-parts", (name, text)
        for sign in re.findall(r"[\d}](\s?%)", text):
            assert sign.replace("\u00a0", " ") == PERCENT[language], (name, text)


def test_a_path_is_a_path_and_no_way():
    for name, text in texts("en"):
        assert not re.search(r"\bways?\b", WAY.sub("", text)), (name, text)


@pytest.mark.parametrize("language", sorted(NEVER))
def test_words_that_an_editor_has_struck_out(language):
    for pattern in (NEVER[language], FORMAL.get(language, r"(?!)")):
        for name, text in texts(language):
            assert not re.search(pattern, text), (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_called_what_they_are_called(language):
    """Sentences name a button in quotes; a button of that name exists."""
    names = {text for _, text in texts(language)}
    for name, text in texts(language):
        opening, closing = QUOTES[language]
        for quoted in re.findall(f"{opening}([^{closing}]*){closing}", text):
            if not GAP.search(quoted) and quoted not in ("place", "Place"):
                assert quoted in names, (name, quoted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_that_are_typed_into_a_link_are_not_translated(language):
    said = str(named(language)["light-dark-or-contrast-for-this"])
    assert all(value in said for value in ("light", "dark", "contrast")), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_ends_as_its_english_does(language):
    """A full stop where English has one, and none on a button."""
    ends = re.compile(r"[.!?…;]$")
    for name, form in named("en").items():
        english = form if isinstance(form, str) else form["other"]
        own = named(language)[name]
        said = own if isinstance(own, str) else own["other"]
        if not GAP.search(english[-1:]) and not said.endswith("}") and not english.endswith("}"):
            assert bool(ends.search(english)) == bool(ends.search(said)), (name, said)


def test_no_selector_is_a_phrase():
    for name, text in texts("en"):
        assert not re.search(r":not\(|\[[a-z-]+=|^[.#][a-z-]+$", text), (name, text)
