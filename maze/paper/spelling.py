"""Spelling: the words that letters on the paths of mazes spell, and what they hide among.

``spell=SUN MOON`` in a link: words in capitals with blanks between, which the mazes take in turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import normalize

from maze.message import Message, joined
from maze.textual import Textual

SHORTEST, LONGEST = 2, 16                                  # letters of a word
MOST = 120                                                 # characters of all words
ACUTE = "\u0301"
DIGITS = "0123456789"
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALPHABETS = (LATIN, LATIN + "ÄÖÜ",                         # English, German
             "ABDEGHIJKLMNOPRSTUVÕÄÖÜŠŽ", "AÁBCDEÉFGHIÍJKLMNOÓÖŐPRSTUÚÜŰVYZ",
             "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ")


@dataclass(frozen=True)
class Spelling(Textual):
    """A parameter: words, each of a few letters or digits; what is anything else is left out."""

    name: str
    title: str
    default: str = ""
    help: str = ""

    def repair(self, text: str) -> tuple[str, Message | None]:
        words: list[str] = []
        out: list[str] = []
        for piece in text.replace(",", " ").replace(";", " ").split():
            plain = capitals(piece)
            word = "".join(filter(str.isalnum, plain))
            out += [sign for sign in plain if not sign.isalnum() and sign.isprintable()]
            if SHORTEST <= len(word) <= LONGEST and len(" ".join([*words, word])) <= MOST:
                words.append(word)
            elif word:
                out.append(word)
        said = " ".join(words)
        if not out:
            return said, None
        return said, Message(
            "Words on the path have {least} to {longest} letters or digits each, {most} in all; "
            "left out: {out}.", least=SHORTEST, longest=LONGEST, most=MOST,
            out=joined([sign[:2 * LONGEST] for sign in dict.fromkeys(out)][:8], ", "))


def capitals(text: str) -> str:
    """A text in capitals; Greek ones have no accents, as in print."""
    found = ""
    for sign in normalize("NFD", text.encode("utf-8", "replace").decode().upper()):
        if sign != ACUTE or not found or not _is_greek(found[-1]):
            found += sign
    return normalize("NFC", found)


def _is_greek(sign: str) -> bool:
    """Whether it is a Greek letter, or dots on one."""
    return "\u0370" <= sign <= "\u03ff" or sign == "\u0308"


def alphabet(word: str) -> str:
    """The letters among which a word can hide: those of a language that has all of its letters."""
    letters = [sign for sign in word if sign not in DIGITS]
    fitting = [some for some in ALPHABETS if set(letters) <= set(some)]
    near = [some for some in ALPHABETS if set(letters) & set(some)]
    found = (fitting or near or [""])[0] if letters else ""
    if len(letters) < len(word):
        found += DIGITS
    return found + "".join(sorted(set(word) - set(found)))
